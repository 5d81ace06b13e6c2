import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** A fictional case, written whole before the brief was first read: a market seller who would not pay, filed late. */
export const tenthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R33',
    title: 'a market seller of Honduras before the court in Houston, witness to a killing, filed late, five papers',
    as_of: '2026-11-24',
    client: {
      first_name: 'Dilcia',
      middle_name: 'Marisol',
      last_name: 'Amador Zelaya',
      client: {
        a_number: 'A 220-771-458',
        country_of_citizenship: 'Honduras',
        date_of_birth: '1990-03-17',
        gender: 'female',
      },
      spouse: { name: '', country_of_citizenship: '' },
      children: [{ name: 'Keyla Amador', date_of_birth: '2014-08-02', country_of_citizenship: 'Honduras' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Carl Whitmore',
      city: 'Houston',
      state: 'TX',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2023-05-20',
      i589_filed_date: '2025-03-04',
      nta_date: '2023-05-22',
      missed_filing_deadline_reason:
        'First attorney (notario, "Lic. Baires") took $1,800 in 8/2023 & said filed. Nothing filed. Learned 12/2024 at legal clinic. Filed 3/4/2025. Also hospital / depression Oct-Dec 2023.',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Keyla Amador',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Two policemen of the Chamelecón post were at the table with the gang when she was told to pay. They gave the gang her complaint.',
      procedural_history: 'yes',
      procedural_history_details:
        'Entered near Hidalgo 5/20/23 w/ daughter. NTA 5/22/23. MCH 2/13/24 pro se. 2nd MCH 4/8/25 w/ counsel: pleadings, conceded. I-589 filed in court 3/4/2025. IH 2/9/2027 1:00 pm.',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details: 'Honduran witnesses who gave a formal statement to prosecutors against MS-13',
      political_opinion_details:
        'Against the gang & the police who work with it. Said so at the market meeting 2/2023.',
      country_persecution: 'Honduras',
      who: 'MS-13 in Chamelecón, leader "El Tuerto" (Wilmer Pineda); Officer Funez and one more policeman of the post.',
      why: 'She testified to the fiscalía that El Tuerto shot her stall neighbor Don Beto.',
      when: '11/2022 renta; 1/14/2023 Don Beto shot; 1/19/2023 statement; 2/26/2023 meeting; 3/8/2023 beaten; 4/2/2023 shots at house; 5/1/2023 left.',
      what: 'Renta 500 lempiras/wk. Saw killing. Beaten w/ pistol, 2 ribs broken, 6 days hospital. Threatened: "witnesses go in the sack". House shot 4/2/2023. Cousin Nelson disappeared 6/2023.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Cousin Nelson Amador disappeared 6/11/2023 after he would not say where she was.',
      client_reported: 'yes',
      yes_client_reported_details:
        '1/19/2023 statement at fiscalía San Pedro Sula; 3/15/2023 denuncia from hospital bed, officer wrote "fell".',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Dilcia Amador Zelaya',
        text: `DECLARATION

1. My name is Dilcia Marisol Amador Zelaya. I am 36 years old. I finished sixth grade. I sold fruit in the market of Chamelecón from the age of twelve, first with my grandmother, then alone.

2. In November 2022 two boys came and said that now the market pays to them. It was 500 lempiras each Friday. I paid because everybody paid.

3. On January 14, 2023, a Saturday, Don Beto Cruz, who had the stall of shoes beside mine, told them that he had no more to give. Wilmer Pineda, whom they call El Tuerto, took out a gun and shot him in the neck. I was two meters away. I had his blood on my oranges.

4. The other sellers closed the shutters. I stayed with Don Beto until he died. His wife Reina came running with one shoe.

5. On January 19, 2023, I went to the office of the prosecutor in San Pedro Sula with Reina and I gave my statement with name and fingerprint. The prosecutor, a young woman, Licenciada Ochoa, said it would be secret. Reina signed also.

6. On February 26 the market association had a meeting. I stood up and I said that the police eat with those who kill us, and that we should not pay one more Friday. Some clapped. Officer Funez was standing at the door.

7. On March 8, 2023, at about six in the evening, three of them waited behind the bathrooms. El Tuerto had in his hand a paper. It was my statement, I saw my fingerprint. He said: "Here is your finger. Witnesses go in the sack." They hit me with the pistol on the head and they kicked me on the floor until two ribs broke. One said "enough, it is only the first notice".

8. I was six days in the Mario Catarino Rivas hospital. On March 15 a policeman came and I told him everything. I saw what he wrote: "the patient fell".

9. On April 2, 2023, at two in the morning they shot at my house. Nine holes. Keyla was asleep under the bed because since March I put her there.

10. I went to my aunt in La Ceiba on April 4 with Keyla. On April 20 a boy on a motorcycle asked in the street for "the orange woman". My aunt cried and asked us to go.

11. On May 1, 2023, we left Honduras. We crossed Guatemala and Mexico in nineteen days. In Mexico we slept in shelters and I did not ask for anything there.

12. On May 20 we gave ourselves to the Border Patrol near Hidalgo. The officer asked if I was afraid and I said yes, of the maras. He asked why they want me and I said because I did not pay the rent. I was ashamed to say in front of Keyla that I saw a man die.

13. On June 11, 2023 my cousin Nelson disappeared. They had asked him two times where I was. His mother looks for him in the morgue every month.

14. In August 2023 I paid 1,800 dollars to a man in Houston, Lic. Baires, who has an office with the flag. He said that he filed my asylum. He gave me a paper with a stamp. From October to December 2023 I could not get up. I was in Ben Taub hospital nine days because I did not want to live.

15. In December 2024, at the clinic of the church of San Mateo, a lawyer looked in the computer of the court and told me that there was nothing filed. I found my lawyer in January and we filed on March 4, 2025.

16. In 2009 I was fined in Honduras for selling without a permit. In Houston, on August 9, 2025, I was given a ticket for driving without a license and I paid it.

17. Keyla is in sixth grade and she plays the clarinet. I clean offices at night. If they send me back, they will know it before I reach the bus terminal, because the police of the airport and the police of the post are the same police.

I declare under penalty of perjury that the foregoing is true and correct.
Dilcia Amador Zelaya
Houston, October 12, 2026`,
      },
      {
        id: 'd2',
        title: 'Statement to the Public Prosecutor, San Pedro Sula, January 19, 2023, with translation',
        text: `PUBLIC MINISTRY, REGIONAL PROSECUTOR OF SAN PEDRO SULA
File 0501-2023-00418
Witness: Dilcia Marisol Amador Zelaya
The witness states that on January 14, 2023, at approximately 11:20, in the market of Chamelecón, she saw Wilmer Pineda, alias El Tuerto, shoot Norberto Cruz once with a short weapon. The witness states that two members of the National Police were eating at the stall in front and did not get up. The witness recognizes Wilmer Pineda because he collected from her every Friday.
Confidentiality was explained. Right index finger.
Prosecutor: Karla Ochoa`,
      },
      {
        id: 'd3',
        title: 'Discharge summary, Hospital Mario Catarino Rivas, with translation',
        text: `Admission: 8 March 2023
Discharge: 14 March 2023
Reason for admission: trauma to head and chest
Findings: laceration of the scalp 5 cm, sutured; fracture of ribs 7 and 8 on the left
Treatment: analgesia, observation
Mechanism: patient refers assault with firearm used as blunt object`,
      },
      {
        id: 'd4',
        title: 'Psychological evaluation by Dr. Hannah Price, PhD',
        text: `I evaluated Ms. Amador on June 3 and June 17, 2026, in Houston, for a total of five hours, with an interpreter.

Ms. Amador meets criteria for posttraumatic stress disorder and for major depressive disorder, recurrent. On the PCL-5 she scored 61.

Her admission to Ben Taub Hospital from October 30 to November 8, 2023 followed an overdose of acetaminophen. In the year after her arrival her avoidance was severe: she did not speak of the shooting to anybody. In my opinion the disorder materially impaired her ability to tell her history and to pursue an application in that period.

She reported that since the age of nineteen she has had migraines, which are unrelated.`,
      },
      {
        id: 'd5',
        title: 'Observatory on Violence in Central America, Honduras: witnesses in criminal cases, 2026 (excerpt)',
        text: `HONDURAS: WITNESSES IN CRIMINAL CASES

Of 143 witnesses against gangs who were registered between 2019 and 2025, 39 were killed and 22 disappeared before the trial.

The witness protection program had 61 places in 2025 for the whole country. It does not take families.

In 17 of the cases the statement itself was found in the hands of the accused. Prosecutors opened an investigation in two; nobody was convicted.

In the market towns those who have testified are called "dedos", fingers, and neighbors avoid them, rent them no rooms and take their children from the same bench.

The government extended the state of exception in 2026 and reports 2,900 arrests of gang members, and a fall of extortion complaints by 18 percent.`,
      },
    ],
    needed: [
      '500 lempiras',
      'January 14, 2023',
      'in the neck',
      'Licenciada Ochoa',
      'fingerprint',
      'eat with those who kill us',
      'Witnesses go in the sack',
      'two ribs',
      'six days',
      'the patient fell',
      'Nine holes',
      'La Ceiba',
      'the orange woman',
      'June 11, 2023',
      '1,800',
      'Ben Taub',
      'December 2024',
      'March 4, 2025',
      'did not get up',
      'ribs 7 and 8',
      'PCL-5',
      'materially impaired',
      '39 were killed',
      '61 places',
      '17 of the cases',
      'dedos',
      '2,900 arrests',
      'clarinet',
    ],
  },
]
