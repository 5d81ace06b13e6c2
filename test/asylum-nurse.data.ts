import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }
export const nurseOfCuba: readonly AsylumReading[] = [
  {
    expected,
    id: 'R62',
    title: 'a nurse of Cuba before the asylum office in Miami, mother of a prisoner of July 11, once back from Guyana',
    as_of: '2026-11-28',
    client: {
      first_name: 'Yamila',
      middle_name: '',
      last_name: 'Peraza Fonseca',
      client: { country_of_citizenship: 'Cuba', date_of_birth: '1974-06-13', gender: 'female' },
      spouse: {},
      children: [{ name: 'Leandro Ruiz Peraza', date_of_birth: '2000-01-09', country_of_citizenship: 'Cuba' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Marisol Echeverri',
      city: 'Miami',
      state: 'FL',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'parole (I-134A sponsor) from 4/2/2023 to 4/1/2025, then notario "Fast Papers" in Hialeah said he filed I-589 in 2/2024 but did not, found out 5/12/2025. filed w/ us 8/6/25',
      last_arrival_date: '2023-04-02',
      i589_filed_date: '2025-08-06',
      nta_date: '2025-05-20',
      next_hearing: '2027-04-01, 8:30 a.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'held 3 nights standing, cold cell, denied insulin July 2021; officer said next time nobody will know where she is',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'Guyana 2 weeks May 2022 to buy medicine/clothes, visa free, went home bc son in prison',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      political_opinion_details:
        'against the government since her son was jailed; white clothes on Sundays w/ other mothers; post on facebook',
      social_group_details:
        'immediate family of Leandro Ruiz Peraza, political prisoner of July 11\nfamily cant be changed. all Cardenas knows who is the mother of whom',
      country_persecution: 'Cuba',
      who: 'State Security (Major "Alejandro"), police of Cardenas, rapid response brigade of the block (CDR)',
      persecutor_type: 'state',
      why: 'mother of 11J prisoner, would not be quiet. They said "you gave birth to a worm"',
      when: 'July 11-14 2021; Dec 2021 - Feb 2023',
      what: 'arrested 7/11/21 looking for son, 3 nights. fired from hospital 1/2022. act of repudiation 7/11/22, excrement on door, hit with stone, lost 2 teeth. interrogated 6x. told to leave 2/2023',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'son Leandro 8 yrs prison, beaten in Aguica, still there',
      client_reported: 'yes',
      yes_client_reported_details:
        'military prosecutor of Matanzas 8/2021, wrote for insulin + injuries, answer: no violation found',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Yamila Peraza Fonseca (translated)',
        text: `DECLARATION

1. My name is Yamila Peraza Fonseca and I am fifty-two. I was a nurse of the intensive ward in the hospital Julio Aristegui in Cardenas, Cuba, for twenty-four years. I was a member of the Union of Young Communists when I was a girl, as everyone, and in 1999 the hospital gave me a medal.

2. I have one son, Leandro. His father is a member of the Party and we are divorced since 2008. I have diabetes and I inject insulin.

3. On July 11, 2021 the people came out in Cardenas because there was no light and no oxygen in the hospital. I was coming from the shift. I did not march, but I shouted "Freedom" from the corner of my street, one time, and I cried. Leandro was with the others at the park. He was twenty-one. He filmed a police car that was turned over. He did not turn it over.

4. That night they came for him. I went after them in my uniform to the station, and asked at the window, and a captain said: "You want to see him, come in." They kept me for three nights. We were eleven women in a cell with the air machine at sixteen degrees. We had to stand when the guard passed, and he passed every ten minutes. They took away my bag with the insulin. On the second night I vomited and a guard said, "Nurse, cure yourself." On July 14 they let me go with a fine of 2,000 pesos for public disorder.

5. Leandro was tried in December 2021 with thirteen others. I was allowed for twenty minutes. He got eight years for sedition. In the prison of Aguica they broke his jaw in March 2022 because he did not stand for the anthem.

6. In August 2021 I wrote to the military prosecutor in Matanzas about the insulin and about what they did with the women. In October an answer came of four lines: no violation of legality was found.

7. From January 2022 I dressed in white on Sundays and walked to the church of La Inmaculada with three other mothers. On January 20 the director of the hospital called me. Beside him was a man who called himself Major Alejandro. I was dismissed for loss of confidence. The Major said: "You gave birth to a worm and now you crawl like one."

8. I was called to the unit of State Security six times in that year. They never beat me there. They showed me a photograph of Leandro without his teeth and said that the other half depends on me.

9. In May 2022 I went to Guyana for two weeks, as many do, to buy medicines and clothes to sell. I came back, because who would take him the bag to the prison. At the airport they took half of the medicines and asked nothing.

10. On July 11, 2022, at the year, they made an act of repudiation in front of my house. There were about sixty people, from the block and from the cement works, and a truck with music. The president of the CDR, Nereida, who had been my patient, read a paper. They smeared the door with excrement. They threw eggs and then stones, and one broke two of my teeth. A policeman on the corner ate ice cream. When I went to him he said that the people are indignant.

11. In August I slept some weeks at my cousin's in Santa Clara. On the second Sunday a car of State Security was in front of the house, and my cousin, who is a teacher, asked me to go.

12. In February 2023 the Major told me that there was a parole for people like me. "Go to your sister. If you stay, you will be with him in a cell, and the next time nobody will know in which." My sister in Hialeah had asked for me. On April 2, 2023 I arrived in Miami with the parole.

13. I thought the parole was the asylum. In February 2024 I went to an office in Hialeah, Fast Papers, to a Mr. Osvaldo, and paid 1,800 dollars, and he told me that my asylum was put in. He gave me a sheet with a stamp. In May 2025 I got the paper for the court and my sister looked, and nothing had been put in. I went to the legal clinic of the parish on May 12, 2025. They asked for the sentence of Leandro and for the letters, and a neighbor carried them out in June. They filed on August 6, 2025.

14. In Miami I care for an old man. On my Facebook I put each Sunday the photograph of Leandro. In March 2026 my account in Cuba received a message from a person without photograph: "Old worm, he is still ours." Leandro was told by the re-educator that his mother makes his sentence long.

15. In November 2025 I was stopped without a license in Hialeah and paid a fine of 130 dollars.

16. In January 2026 some prisoners were released by the talks with the Vatican. He was not among them.

I declare under penalty of perjury that this is true. Miami, November 12, 2026.
Yamila Peraza Fonseca`,
      },
      {
        id: 'd2',
        title: 'Resolution of the Municipal Health Direction of Cardenas, January 21, 2022 (translation)',
        text: `RESOLUTION 14/2022
WHEREAS the worker Yamila Peraza Fonseca, nurse, has shown on public roads and in social networks a conduct contrary to the principles of our socialist society.
WHEREAS she keeps relations with counterrevolutionary elements.
I RESOLVE: To apply the measure of definitive separation from the sector of health.
Against this resolution an appeal may be made within seven days.
Dr. R. Villalonga, Director`,
      },
      {
        id: 'd3',
        title: 'Dental record, Clinica Dental Familiar, Hialeah',
        text: `Pt: Yamila Peraza F. 09/14/2023. CC: pain upper front, old fracture.
#8, #9 fractured at gingival third, roots retained. Pt states hit by rock July 2022.
Consistent w/ blunt trauma. Extracted #8, #9. Partial placed.
HbA1c per PCP 8.9.`,
      },
      {
        id: 'd4',
        title: 'Letter of Father Eloy Santisteban',
        text: `Diocese of Matanzas, August 2, 2026

I was the priest of La Inmaculada from 2015 to 2024. Yamila came to my mass in white from the beginning of 2022. Two men sat in the last pew on those Sundays and wrote.

I was in the street on July 11, 2022. I asked the policeman to help. He told me to go in and pray. I washed her mouth in the sacristy.

She went to Guyana and came back, and I asked her why. She said that Leandro eats only what she brings.

In 2024 I was moved to another country.

P. Eloy Santisteban`,
      },
      {
        id: 'd5',
        title: 'Observatorio Isla, Relatives of the July 11 prisoners, 2026 (excerpt)',
        text: `Relatives of the July 11 prisoners

We interviewed 214 mothers, wives and sisters. 131 lost their work. 88 were held at least once, most of them for less than a week. 40 reported an act of repudiation; in 33 of these police were present and did not intervene.

Of 52 relatives who went abroad and came back after 2022, nine were held on arrival and 21 were questioned.

553 prisoners were released in 2025 and January 2026 under an arrangement with the Vatican; some were taken back. The government has said that there are no political prisoners in Cuba and that the families are free to work and to travel.

In the provinces people who change their address must register with the CDR within a month.`,
      },
    ],
    needed: [
      'medal',
      'one time',
      'sixteen degrees',
      'cure yourself',
      '2,000',
      'broke his jaw',
      'no violation of legality',
      'You gave birth to a worm',
      'other half depends',
      'who would take him|takes him the bag',
      'excrement',
      'ate ice cream',
      'asked me to go|asked her to go',
      'the next time nobody will know',
      '1,800',
      'he is still ours',
      '130',
      'contrary to the principles',
      'Consistent w/|onsistent with',
      'wrote',
      'go in and pray',
      '40',
      'nine were held',
      'no political prisoners',
      'register with the CDR',
    ],
  },
]
