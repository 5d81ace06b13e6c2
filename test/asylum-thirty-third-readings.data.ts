import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before it was run, after the mends for the three before it. */
export const thirtyThirdAsylum: readonly AsylumReading[] = [
  {
    expected,
    needed: [
      'Morning Star',
      'monkey',
      'rubber bullet',
      'cigarettes',
      'fourteen months',
      'Makassar',
      'Go back to the trees',
      'perforated eardrum',
      'my cousin Lekagak',
      'looking for work',
      'ten days',
      'wanted poster',
    ],
    id: 'R84',
    title:
      'a Papuan student of Indonesia, Immigration Judge in Philadelphia, entry through Mexico, border statement, a conviction',
    as_of: '2026-11-29',
    client: {
      first_name: 'Yosua',
      middle_name: '',
      last_name: 'Wenda Tabuni',
      client: {
        a_number: 'A 246-717-390',
        country_of_citizenship: 'Indonesia',
        date_of_birth: '1998-04-02',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Roberta Quigley',
      city: 'Philadelphia',
      state: 'PA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-11-30',
      i589_filed_date: '2025-08-19',
      nta_date: '2024-12-03',
      next_hearing: '2027-05-11, 9:30 a.m.',
      southern_border_entry: 'yes',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'In the police station in Wamena he was burned with cigarettes and beaten with a rattan stick until he wrote what they dictated. The court used the paper against him.',
      procedural_history: 'yes',
      procedural_history_details:
        'Apprehended near San Luis, Arizona, on November 30, 2024. A credible fear was found on December 19, 2024. He conceded the charge on March 4, 2025.',
      country_resided: 'no',
      applicant_basis: ['Race', 'Political Opinion'],
      race_details:
        'He is a Lani from the highlands of Papua; dark skin and curled hair by which anyone in Java or Sulawesi knows him.',
      political_opinion_details:
        'He wants a vote on independence and raised the Morning Star flag on December 1, 2021.',
      country_persecution: 'Indonesia',
      who: 'Police of the Jayawijaya precinct and the Mobile Brigade (Brimob); in Makassar men of the militia Barisan Merah Putih',
      persecutor_type: 'mixed',
      why: 'He raised the flag of Papua and is Papuan.',
      when: 'August 2019; December 2021 to February 2023; June 2024; October 2024',
      what: 'He was shot with a rubber bullet, tortured in custody, imprisoned for fourteen months and attacked in Makassar.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His roommate Elius Kogoya was shot dead at the demonstration in Wamena on September 23, 2019.',
      client_reported: 'yes',
      yes_client_reported_details:
        'He reported the attack in Makassar to the Tamalate police on June 17, 2024. They asked for his prison papers and told him to be glad that it was only the militia.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Yosua Wenda Tabuni',
        `DECLARATION OF YOSUA WENDA TABUNI

1. I am a Lani man from Tiom in the highlands of Papua. I was born on April 2, 1998. I am a citizen of Indonesia. I speak Lani, Indonesian and some English.

2. My father is a pastor of the Baptist church. When I was six, soldiers slept in our church for three months and used the benches as firewood. My father asked them to leave the pulpit. They left the pulpit.

3. I went to Surabaya in 2016 to study engineering. There were forty-three of us in the Papuan dormitory. On August 16, 2019, men of the militia and soldiers stood outside of the dormitory because somebody had seen a flag in the gutter. They shouted "monkey" and "Go back to the trees." The next day the police broke the door and fired gas. A rubber bullet hit me on the ear. I had a perforated eardrum. They held us for a night and let us go without a charge.

4. I went back to Papua. On September 23, 2019, my roommate Elius Kogoya was shot in the chest at the demonstration in Wamena. I was twenty meters from him. I carried his feet.

5. On December 1, 2021, I raised the Morning Star flag with six other students on the field of the university hostel in Wamena. We prayed, and we sang. It hung for eleven minutes. I held the rope.

6. The Mobile Brigade came at four the next morning. They took me to the precinct of Jayawijaya. I was there for ten days before I saw a lawyer. They beat me with a rattan stick on my back and shins. They put out cigarettes on my chest. An officer called Sutrisno said: "A monkey with a flag is still a monkey, but we can make you say that you are a terrorist." He dictated a confession and I wrote it. It says that I took orders from the armed group in the forest.

7. I pleaded guilty on the advice of the lawyer, who was paid by the police. The court in Wamena convicted me of treason (makar) on March 30, 2022, and I was in prison until February 2, 2023, fourteen months in all with the time before.

8. After the prison I had to report each week. They came to my father's house on Sundays during the sermon. I could not register at any university. In August 2023 I went to Makassar, on Sulawesi, to an uncle who drives a truck. I worked in a tire shop.

9. On June 15, 2024, eight men with red and white headbands came to the tire shop. They had a picture of me with the flag on a telephone. They beat me with the iron that one uses for tires. They broke my left forearm. One said that Papuans may eat Indonesian rice but not spit in it. I reported it to the police of Tamalate on June 17. They asked me for my prison papers. The officer said that I should be glad that it was only the militia.

10. On October 9, 2024, my sister telephoned and said that the precinct had hung a wanted poster with my face in Tiom. A policeman had been killed at the airfield and they said that I was one of those who did it. I was in Makassar, eight hundred miles away. My uncle has the time cards.

11. I left on October 24, 2024, with a passport that I had from 2018. An agent paid an officer at the airport in Jakarta. I flew to Brazil and went by land through nine countries. I crossed into Arizona on November 30, 2024.

12. The officer of the Border Patrol spoke English to me and there was no interpreter. He wrote that I came looking for work and that I have no fear. I said that I am looking for a life. He did not read it back to me. On December 19, 2024, an asylum officer asked me with an interpreter and found that my fear is credible.

13. I do not belong to any armed group. My cousin Lekagak is a commander in the forest. I have not seen him since I was twelve years old. In the interview in December I did not say his name because I was not asked, and because I was ashamed and afraid of it.

14. I did not apply for asylum in Brazil or Mexico. In Mexico I was robbed by men in police uniforms, and everybody told me to keep walking.

15. If I am sent back, the police will take me at the airport in Jakarta, because my name is on the poster. In Wamena they will do it again, and this time it will be about a dead policeman.

I declare under penalty of perjury that the foregoing is true and correct.
Yosua Wenda Tabuni, Philadelphia, September 3, 2026`,
      ),
      document(
        'd2',
        'Record of Sworn Statement, Form I-867, November 30, 2024',
        `RECORD OF SWORN STATEMENT IN PROCEEDINGS UNDER SECTION 235(b)(1) OF THE ACT
Officer: D. Marsh. Language: English. Interpreter: none. San Luis, Arizona, November 30, 2024.
Q. Why did you leave your home country?
A. I came looking for work.
Q. Do you have any fear or concern about being returned to your home country?
A. No.
Q. Would you be harmed if you are returned?
A. I do not understand.
Q. Do you have any question?
A. Can I call my father.`,
      ),
      document(
        'd3',
        'Judgment No. 12/Pid.B/2022/PN Wmn, District Court of Wamena (extract, translation)',
        `DISTRICT COURT OF WAMENA
JUDGMENT No. 12/Pid.B/2022/PN Wmn, March 30, 2022
Defendant: Yosua Wenda Tabuni, 23, student, Baptist.
Considering that the defendant on December 1, 2021, raised the Morning Star flag on the field of the hostel; that he has confessed in the record of examination of December 9, 2021, that he acted on orders of the armed criminal group; that he pleaded guilty; that two witnesses of the Mobile Brigade confirmed it;
The defendant is found guilty of treason under Article 106 of the Criminal Code and sentenced to one year and two months, less the time in detention.
The flag, one bamboo pole and one telephone are destroyed.
Certified translation, Philadelphia, July 7, 2026.`,
      ),
      document(
        'd4',
        'Letter of Pastor Daniel Tabuni (translation)',
        `Tiom, June 11, 2026
I am the father of Yosua. I visited him in the precinct on the twelfth day. He wore a shirt that was closed to the neck in the heat. He lifted it when the guard lit his cigarette and I counted nine round burns.
The poster with his face has hung at the market since October 2024. On May 4, 2026, men of the precinct asked me in church where he preaches now. They took my younger son Markus for a night and he came back with a swollen eye.
Daniel Tabuni`,
      ),
      document(
        'd5',
        'Physician evaluation, Dr. Ngozi Ellison, MD',
        `MEDICAL AFFIDAVIT
I am a physician in family medicine at the asylum clinic of a university in Philadelphia. I examined Mr. Tabuni on April 21, 2026, for two hours with a Lani-Indonesian relay by telephone.
1. Nine round, depressed scars of 8 mm with darker rims on the chest. Typical of burns with cigarettes. 2. Six linear scars on the back and shins. Consistent with blows by a stick. 3. A healed fracture of the left ulna on film. Highly consistent with a direct blow while the arm is lifted. 4. The right eardrum is scarred; he hears less on that side.
He told me that he was held in the precinct for "eight to ten days". He sleeps four hours and wakes before four each morning. His score on the PCL-5 is 51. I diagnose posttraumatic stress disorder. He has a scar of the knee from football.`,
      ),
      document(
        'd6',
        'Melanesia Rights Desk, Papua 2025-2026 (excerpt)',
        `PAPUA 2025-2026
In the two years of this report 214 Papuans were arrested for raising or carrying the Morning Star flag; 61 were charged with treason (p. 5). Of 73 who were interviewed after custody, 58 described beatings, and 19 burns (p. 8). Two officers were tried for violence in custody since 2020; both were acquitted (p. 10).
Courts admit confessions that were made without counsel (p. 12).
Papuan students outside Papua are watched in their dormitories; attacks by the militia were recorded in Surabaya, Malang, Makassar and Yogyakarta, with police present at seven of eleven (p. 17). Landlords in Java refuse Papuans (p. 18).
Former prisoners for treason are the first to be accused when an officer is killed: 22 of 26 suspects on posters of 2024 had been convicted over a flag (p. 21).
The president released 18 Papuan prisoners by amnesty in 2025 and said that a new page has been opened (p. 24). Arrests for the flag rose by a third in the year after (p. 24).`,
      ),
    ],
  },
]
