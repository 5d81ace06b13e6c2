import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before it was run: plain answers, a declaration and four papers. */
export const twentyFifthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R69',
    title: 'an Ahmadi tailor of Faisalabad before the court in Houston, plain',
    as_of: '2026-11-28',
    client: {
      first_name: 'Naveed',
      middle_name: 'Ahmad',
      last_name: 'Bajwa',
      client: { country_of_citizenship: 'Pakistan', date_of_birth: '1985-02-11', gender: 'male' },
      spouse: { first_name: 'Sadia', last_name: 'Naveed' },
      children: [],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Harriet Colby-Marsh',
      city: 'Houston',
      state: 'TX',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-11-03',
      i589_filed_date: '2025-08-19',
      nta_date: '2025-12-02',
      next_hearing: '2027-02-09, 8:30 a.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Members of Tehreek-e-Labbaik Pakistan beat him with iron rods and said that they would burn him with his shop. The police of Ghulam Muhammad Abad stood by and later booked him for blasphemy.',
      procedural_history: 'yes',
      procedural_history_details:
        'Asylum office in Houston interviewed him in October 2025 and referred the case to the court. Pleadings taken on March 10, 2026.',
      country_resided: 'yes',
      benefits_details:
        'United Arab Emirates, 2011 to 2014, on a work visa of a tailoring company. It ended with the job.',
      applicant_basis: ['Religion'],
      religion_details:
        'He is an Ahmadi by birth and was secretary for finance of the Ahmadi community of his quarter. He refuses to sign that the founder of his community was an impostor.',
      country_persecution: 'Pakistan',
      who: 'Members of Tehreek-e-Labbaik Pakistan (TLP) led by the cleric Qari Usman Rizvi, and Sub-Inspector Tariq Mehmood of the Ghulam Muhammad Abad police station',
      persecutor_type: 'mixed',
      why: 'Because he is an Ahmadi. They said that a Qadiani may not have a shop on a Muslim street.',
      when: 'March 2021; August 2023; February 2024; September 2024',
      what: 'His shop was marked and boycotted, he was beaten with iron rods, the shop was set on fire, and the police booked him instead of those who did it.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His cousin Dr. Rashid Bajwa was shot dead in his clinic in Lahore in 2022. Two Ahmadi graveyards near his house were broken up.',
      client_reported: 'yes',
      yes_client_reported_details:
        'He went to the Ghulam Muhammad Abad police station on August 12, 2023, the day after the beating, and again after the fire. The first time no report was written; the second time Sub-Inspector Mehmood wrote a report against him under section 298-C.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Naveed Ahmad Bajwa',
        `DECLARATION OF NAVEED AHMAD BAJWA

1. I, Naveed Ahmad Bajwa, was born on February 11, 1985 in Faisalabad, Pakistan. I am a citizen of Pakistan and of no other country. I am a tailor. My wife Sadia and our daughter Hira, who is nine, live with her parents in Rabwah.

2. My family has been Ahmadi since my great-grandfather. We believe that we are Muslims. The law of Pakistan says that we are not and may not call ourselves so. From 2016 I was secretary for finance of our community in Ghulam Muhammad Abad. I collected the contributions every month and kept the book.

3. From 2011 to 2014 I worked in Dubai for Al Noor Tailoring on a two-year visa that was renewed once. When the company closed I had thirty days to leave. I came home and opened my own shop, Bajwa Tailors, on Chandni Chowk.

4. In March 2021 somebody wrote “Qadiani infidel, to buy here is forbidden” on my shutter. Qari Usman Rizvi, the cleric of the mosque at the corner and a leader of the TLP in our quarter, read my name from the loudspeaker on two Fridays. My customers went from forty a week to ten.

5. On August 11, 2023, after the evening prayer, about fifteen men came into my shop. I knew Qari Usman and his nephew Bilal. They had a paper that said that Mirza Ghulam Ahmad was a liar and told me to sign it. I said that I could not. Bilal hit me with an iron rod on the arm and the head. Others kicked me when I lay on the floor. Qari Usman said: “A Qadiani may not have a shop on a Muslim street. Leave or we will burn you inside it.” Two policemen stood on the other side of the street. They watched and did not come.

6. I was in Allied Hospital for four days. My left forearm was broken in two places and they put in a plate. I had eleven stitches on my head. I still have headaches and I cannot hold the shears for more than twenty minutes.

7. On August 12, 2023, my brother Saeed took me from the ward for an hour to the Ghulam Muhammad Abad station. Sub-Inspector Tariq Mehmood said: “You people bring this on yourselves. Make peace with Qari sahib.” He wrote nothing. I have no paper of that visit.

8. I closed for three months. I moved with my wife and daughter to my uncle’s flat in Karachi, in Gulshan-e-Iqbal, in November 2023. I worked in a factory there. In January 2024 a man at work saw on my identity papers that I am Ahmadi. The next week a poster with my photograph hung at the gate and somebody called my uncle and asked for “the tailor from Faisalabad.” My uncle asked us to go. We came back to Faisalabad on February 3, 2024.

9. On the night of February 20, 2024, my shop burned. A neighbor, Aslam, saw Bilal and two others pour petrol. I went to the station in the morning. Sub-Inspector Mehmood said that I had burned it myself for the insurance. I had no insurance. He wrote a report against me under section 298-C, because there was a verse of the Quran on my wall, and I was locked up for two days. He hit me on the soles of my feet with a stick and said: “Say the kalima of the Muslims, then I will tear it up.” I was let out on bail on February 22, 2024.

10. On September 14, 2024, on the way to my lawyer, two men on a motorcycle fired at me. The shot hit the wall. One shouted “death to the Qadiani.” My lawyer, Mr. Mubarak Tahir, told me that the judge would not protect me and that I should leave. I missed the hearing of October 22, 2024, and a warrant was issued on October 29, 2024.

11. I left Pakistan on November 2, 2024 from Lahore with a visitor visa and came to Houston on November 3, 2024. My brother knew a man at the airport and paid him. In the visa application in 2024 I wrote that I was going to visit a trade fair. I was afraid that they would refuse me if I told the truth. I told the asylum officer so.

12. I had a visa and was in London in April 2022 for the wedding of my niece for two weeks. I did not ask for asylum there. My wife and daughter were in Faisalabad and at that time nobody had touched me.

13. On May 5, 2026, I was stopped in Houston for driving without a license and paid a fine of $220. I have no other arrest here. I have a work permit and sew for a bridal shop in Stafford. I send my wife $400 each month. I keep the accounts of our community in Houston without pay.

14. In January 2026 Saeed told me that Bilal had asked at his house when I come back and said that “his grave is dug.” If I return, I believe that they will kill me, or that the police will lock me up and they will do it there.

I declare under penalty of perjury under the laws of the United States that this is true and correct.

Naveed Ahmad Bajwa
Houston, Texas, October 2, 2026`,
      ),
      document(
        'd2',
        'Discharge summary of Allied Hospital, Faisalabad',
        `ALLIED HOSPITAL FAISALABAD
Department of Orthopaedic Surgery
DISCHARGE SUMMARY

Patient: Naveed Ahmad, s/o Bashir Ahmad. Age 38. Admitted: 11-08-2023, 21:40. Discharged: 15-08-2023.
Diagnosis: Closed fracture of left radius and ulna, mid-shaft. Scalp laceration 7 cm, parietal.
Procedure: Open reduction and internal fixation with plate, 12-08-2023. Eleven sutures to scalp.
History: Alleged assault with blunt weapon by known persons.
Condition at discharge: stable. Follow up in two weeks.
Dr. Kamran Yousaf, Registrar`,
      ),
      document(
        'd3',
        'First Information Report No. 188/24 (translation)',
        `FIRST INFORMATION REPORT
No. 188/24. Police station: Ghulam Muhammad Abad, Faisalabad. Date: 21-02-2024, 10:15.
Offence: section 298-C, Pakistan Penal Code.
Complainant: Sub-Inspector Tariq Mehmood, for the State.
Accused: Naveed Ahmad son of Bashir Ahmad, Qadiani, tailor.
Particulars: The accused, who is a Qadiani, had displayed verses of the Holy Quran in his shop at Chandni Chowk and thereby posed as a Muslim and injured the feelings of the Muslims of the area. The shop is found burned. The accused was taken into custody.`,
      ),
      document(
        'd4',
        'Psychological evaluation by Laura Kessler, PhD',
        `Laura Kessler, PhD, Licensed Psychologist
Houston, Texas, August 30, 2026

I met with Mr. Naveed Bajwa on August 4 and August 11, 2026, for five hours in all, with an Urdu interpreter. He described an assault in August 2023, a fire, two days in police custody in February 2024 during which the soles of his feet were beaten, and shots that were fired at him in September 2024.

He has nightmares four nights a week in which he smells petrol. He does not sit with his back to a door. He startled when a motorcycle passed the office and needed ten minutes before he could go on. On the PCL-5 he scored 54; a score of 33 or more indicates probable posttraumatic stress disorder. His answers were consistent over both meetings.

Diagnosis: posttraumatic stress disorder, chronic. He had forgotten the order of the two visits to the police; confusion about sequence is common in persons with this disorder. In my opinion a return to Pakistan would make his condition markedly worse.`,
      ),
      document(
        'd5',
        'Country report on religious freedom in Pakistan (excerpt)',
        `PAKISTAN: RELIGIOUS FREEDOM, 2025

The penal code forbids Ahmadis to call themselves Muslims or to preach, and punishes it with up to three years of prison. Identity cards and passports require a declaration that the founder of the Ahmadi community was an impostor from every person who wishes to be recorded as a Muslim. According to the community, 36 of its members were killed for their faith in the five years to 2024, and nobody was convicted in 31 of these cases. Police were present at a number of attacks on shops, graves and places of worship and did not intervene. In several districts police themselves removed the minarets. Attacks were reported from Punjab, Sindh and Karachi. The Tehreek-e-Labbaik Pakistan is active in all four provinces. The government condemned some of the attacks, and a commission for minorities was founded in 2024; it has no power to investigate. Exports of cotton cloth grew by six percent. Persons accused of blasphemy were killed in custody in two cases in 2024.`,
        'country_conditions',
      ),
    ],
    needed: [
      'iron rod',
      'soles',
      'petrol',
      'motorcycle',
      'Rashid',
      'graveyards',
      'Karachi',
      'October 29, 2024',
      'his grave is dug',
    ],
  },
]
