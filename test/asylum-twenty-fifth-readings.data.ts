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
  {
    expected,
    id: 'R70',
    title: 'a Mam woman of Guatemala before the court in Seattle, former partner, plain answers, four papers',
    as_of: '2026-11-28',
    client: {
      first_name: 'Rosenda',
      middle_name: '',
      last_name: 'Ramírez Pérez',
      client: {
        a_number: 'A 219-555-411',
        country_of_citizenship: 'Guatemala',
        date_of_birth: '1994-03-22',
        gender: 'female',
      },
      spouse: {},
      children: [{ first_name: 'Wilmer', last_name: 'Ramírez', date_of_birth: '2014-08-05' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Ellen Vasquez-Tate',
      city: 'Seattle',
      state: 'WA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-09-02',
      i589_filed_date: '2025-06-17',
      nta_date: '2024-09-04',
      next_hearing: '2027-03-18, 9:00 a.m.',
      southern_border_entry: 'yes',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Wilmer Ramírez, son, born 2014',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Her former partner beat her for years, cut her with a machete and said that he would kill her. The police of Comitancillo took his money and told him where she was.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Race'],
      race_details: 'Maya Mam',
      social_group_details: 'Mam women in Guatemala',
      country_persecution: 'Guatemala',
      who: 'Her former partner, Eliseo Temaj López, and his brother Rudy Temaj',
      persecutor_type: 'non_state',
      why: 'He says that a woman of the village belongs to the man who took her and that nobody asks for an india.',
      when: '2013 to 2024, the worst on May 4, 2021 and June 30, 2024',
      what: 'He took her at eighteen, beat and raped her, cut her arm with a machete, and came after her when she left twice.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'He broke the jaw of her brother Santos in July 2024 because Santos would not say where she was.',
      client_reported: 'yes',
      yes_client_reported_details:
        'In May 2021 to the police in Comitancillo, who laughed. In March 2023 the justice of the peace gave an order of protection for six months. The police never brought it to him.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Rosenda Ramírez Pérez (translated from Mam)',
        text: `DECLARATION OF ROSENDA RAMÍREZ PÉREZ

1. My name is Rosenda Ramírez Pérez. I am Mam. I was born in Taltimiche, Comitancillo, San Marcos, Guatemala, on March 22, 1994. I went to school for three years. I speak Mam and I learned some Spanish in the United States.

2. In January 2013 I was eighteen and I worked in the field of Eliseo Temaj López. He was thirty-one. One evening he took me by the hair into his house. After that night my father said that I must stay with him, because nobody else would have me. I did not want it. We were never married.

3. He hit me from the first week, with the hand, with the rope of the horse, with wood. He took me when he wanted. When I said no he said, "You are a woman of here. You have no mouth." Our son Wilmer was born on August 5, 2014. When I was five months with the second child he kicked me and I lost it. That was in October 2016.

4. Eliseo is not a man of government but his family has land, and his brother Rudy drives the car of the mayor. People are afraid of them.

5. On May 4, 2021, I said that I would go to a meeting of women in the town, where a woman from an organization spoke in Mam about rights. He shut the door. He said, "I will show you what rights an india has," and he cut my left arm with the machete above the elbow. The bone could be seen. My sister-in-law brought me to the health post and they sewed it with fourteen stitches.

6. On May 6 I went with my mother to the police in Comitancillo. They spoke only Spanish. My mother has a little Spanish. The policeman laughed and said to the other one, "Another india who burned the beans." They did not write. When I came home Eliseo knew already that I had been there. He said that the police drink with Rudy.

7. In February 2023 I left with Wilmer and went to my cousin in Quetzaltenango. I washed clothes. In March 2023 a lawyer of the women's office took me to the judge in Comitancillo and the judge gave an order of protection for six months. The judge said that the police would bring it to him. They did not bring it. In May 2023 Eliseo stood before my cousin's house. A policeman from Comitancillo had told Rudy the address, it was in the paper of the order. He took Wilmer by the arm to his car and I went in too, because I could not leave my son.

8. He kept me in the house after that. He put a lock on the outside when he went out. This was from May 2023 until June 2024.

9. On June 30, 2024, he was drunk and he put the machete on my neck. He said, "The next time that you go I will send you to your mother in pieces. A woman of the village does not leave. The one before you tried." The woman before me was Marta Miranda. She is dead since 2011. They said that she fell in the ravine.

10. In the night of July 3 my brother Santos broke the lock and brought us to Huehuetenango, to a church. On July 9 Eliseo and Rudy went to Santos and asked where I was. He did not say it and they broke his jaw with a stone.

11. We left on August 1 and we came to the border at Nogales on September 2, 2024. We gave ourselves to the officers. The officer asked in Spanish if I was afraid to go back and I said that I came to work. I did not understand that it was the question. There was nobody who spoke Mam.

12. In August 2025 Eliseo sent a message to my mother's telephone: "Tell her that I have time."

13. I cannot live in the capital. I know nobody there and I do not read. When I speak they hear that I am from the village. In Quetzaltenango it took him three months to find me.

14. In Seattle I clean offices at night. I have a therapist. Wilmer is in sixth grade. I was never arrested.

I declare under penalty of perjury that this is true. Seattle, September 12, 2026.
Rosenda Ramírez Pérez (thumbprint)`,
      },
      {
        id: 'd2',
        title: 'Order of protection, Justice of the Peace of Comitancillo, March 14, 2023 (translation)',
        text: `JUSTICE OF THE PEACE, COMITANCILLO, SAN MARCOS
March 14, 2023. Measures of security No. 88-2023.
For: Rosenda Ramírez Pérez, at present in Zone 3, 4th street 11-20, Quetzaltenango.
Against: Eliseo Temaj López.
The respondent shall not approach the victim for a period of six months. The National Civil Police, substation Comitancillo, is charged with service and supervision.
Note of the registry, October 2, 2023: Record of service not received. Measures expired September 14, 2023.`,
      },
      {
        id: 'd3',
        title: 'Psychological evaluation by Dr. Helen Marsh, Seattle, May 20, 2026 (extract)',
        text: `I saw Ms. Ramírez Pérez four times through a Mam interpreter by telephone.

She has a scar of eleven centimeters above the left elbow, and the grip of the left hand is weak. A scar on the scalp she explained by a fall as a child.

She meets the criteria for post-traumatic stress disorder and major depression. She did not speak of the forced relations until the third meeting. She confused the years of the loss of her second pregnancy, giving first 2015 and later 2016, which is common in persons with little schooling and with trauma.

In my opinion a return to the place where he can reach her would bring a serious danger of suicide.`,
      },
      {
        id: 'd4',
        title: 'Observatory of Women’s Justice, Guatemala: Indigenous Women and the Law, 2025 (excerpt)',
        text: `INDIGENOUS WOMEN AND THE LAW

1. In 2024 the Public Ministry received 5,120 complaints of violence against women in the western highlands. 211 ended in a sentence. In cases in which the complainant spoke only a Mayan language the rate was 1.4 percent.

2. Of 63 police substations in Mam municipalities nine have an officer who speaks Mam. Officers told us that a complaint of a Mam woman is "a matter of the village."

3. In the language of everyday life in the highlands "india" marks a woman as one who has no claim. Men of the same villages told interviewers that a woman once taken cannot leave. Mam women wear the corte and huipil of their municipality, by which they are known at once outside it.

4. Guatemala passed a law against femicide in 2008 and opened special courts in 13 departments. San Marcos has one since 2012. A shelter in Quetzaltenango takes 20 women for up to six months.

5. Movement: 41 of 58 women who fled to another city were found by the man within a year, most through the papers of their own case or through relatives. Mam women who go to Guatemala City work mostly as servants who live in the house; those without Spanish find no other work. Some women with schooling and relatives in the capital have settled there.

6. Of 214 killings of women in the four departments in 2023 and 2024, 139 were by a present or former partner. In 58 a complaint had been made before.`,
      },
    ],
    needed: [
      'by the hair',
      'You have no mouth',
      'kicked',
      'machete',
      'what rights an india has',
      'fourteen stitches',
      'burned the beans',
      'drink with Rudy',
      'order of protection',
      'Record of service not received|did not bring it|never brought',
      'address',
      'lock',
      'in pieces',
      'Marta Miranda',
      'jaw',
      'I have time',
      'Quetzaltenango',
      'three months',
      'came to work',
      'eleven centimeters',
      '2015',
      '211',
      '1.4 percent',
      'nine',
      'a matter of the village',
      '41 of 58',
      'special courts|shelter',
      '58',
      'does not read|do not read|no Spanish|school',
    ],
  },
  {
    expected,
    id: 'R71',
    title: 'a Nicaraguan pharmacist who hid wounded students, affirmative, plain',
    as_of: '2026-11-28',
    client: {
      first_name: 'Marlene',
      middle_name: 'Socorro',
      last_name: 'Urbina',
      client: { country_of_citizenship: 'Nicaragua', date_of_birth: '1988-05-17', gender: 'female' },
      spouse: {},
      children: [],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Miami',
      state: 'FL',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-06-21',
      i589_filed_date: '2026-02-10',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'The police of El Chipote kept her three days in September 2024, hung her by the wrists and put a wet cloth over her face. They said that the next time she would not come out.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'She treated students who were shot at the barricades in 2018 and later gave medicine to the families of political prisoners. The police call her a coup plotter.',
      country_persecution: 'Nicaragua',
      who: 'The National Police of Masaya, Commissioner Ramón Avellán’s men, and the neighbours’ committee (CPC) led by Doña Petrona Lazo',
      persecutor_type: 'state',
      why: 'Because she helped wounded protesters and prisoners’ families and would not sign that she had been paid by foreigners',
      when: 'July 2018; November 2021; September 2024; May 2025',
      what: 'Her pharmacy was closed and painted, she was watched, arrested for three days and tortured, and after her release summoned again.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Her brother Denis was arrested in 2021 and has been in La Modelo prison since.',
      client_reported: 'no',
      no_client_reported_details: 'The police are the ones who did it.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Marlene Socorro Urbina',
        `DECLARATION OF MARLENE SOCORRO URBINA

1. My name is Marlene Socorro Urbina. I am 38 years old. I was born in Masaya, Nicaragua, and I lived there until I left. I am a pharmacist. I had my own small pharmacy, Farmacia San Jerónimo, two streets from the market, from 2013.

2. I was never a member of a party. In April 2018 the students and then the whole neighbourhood of Monimbó built barricades because of the pensions and then because of the dead. From my door I could see the smoke.

3. On July 17, 2018, the police and men in hoods with rifles took Monimbó. That day people carried wounded boys to my pharmacy because the hospital had orders not to treat them. I had eleven of them on the floor. One, Josué, was sixteen and was shot in the neck. He died while I was holding the gauze. I kept four of the others in the room behind the shop for nine days.

4. In August 2018 Doña Petrona Lazo, who leads the committee of our street, came with two policemen. She said: “We know who you sewed up. You are a coup plotter.” A week later somebody painted PLOMO on my shutters. The Ministry of Health closed the pharmacy for two months for “expired products.” There were none.

5. I opened again. I did not stop. From 2019 I gave medicine on credit, and then without money, to the mothers of prisoners. My brother Denis Urbina was arrested on November 4, 2021, three days before the election, because he had shared a video of a bishop. He was sentenced to ten years for spreading false news. He is in La Modelo. I have seen him four times.

6. On September 9, 2024, at six in the morning, police came to my house. An officer whom they called Captain Ruiz put a hood on me. They took me to El Chipote in Managua. I was there for three days. They hung me by my wrists from a pipe so that my toes just touched. They put a wet cloth over my face and poured water. Captain Ruiz said: “You cured the terrorists, now cure yourself.” They wanted me to sign that the embassy of the United States had paid for the medicine. I did not sign. On the third day they photographed me and let me go at night on the highway.

7. My wrists were swollen for weeks. I could not hold a pen. Dr. Silvia Mairena, a friend, examined me at her home because I was afraid of the hospital. I still cannot lift my left arm over my head and I do not sleep when a car stops outside.

8. After that I had to sign at the station in Masaya every Monday. In January 2025 they took my professional licence. I moved to my aunt’s house in Estelí in February. In the second week a patrol stood at the corner and a man of the committee there asked my aunt for my full name. On May 12, 2025, a paper came to my mother’s house that I must appear on May 19 for “treason to the homeland.” My lawyer, who is also afraid, said that I must not go.

9. I left on May 17, 2025, over a blind crossing to Honduras, and then by bus through Guatemala and Mexico. I asked for an appointment and entered the United States at Laredo, Texas, on June 21, 2025.

10. In July 2025 my mother wrote to me that the police had come twice with my photograph. They told her: “When she lands, we will be at the airport.” In October 2025 the house was confiscated.

11. I went to Costa Rica once, in December 2019, for a week, to see my cousin. I came back because my brother and my shop were in Masaya and I thought that the worst was over. I was wrong.

12. I ask for protection. If I am returned they will arrest me, and I do not believe that I would come out.

I declare under penalty of perjury that this is true and correct.
Marlene Socorro Urbina, January 30, 2026, Miami, Florida`,
      ),
      document(
        'd2',
        'Letter of Dr. Silvia Mairena',
        `Masaya, 20 October 2025

To whom it may concern:

I am a physician, licensed in Nicaragua since 2006. On September 13, 2024 I examined Marlene Urbina at my home. Both wrists showed circular bruises and open skin, with swelling to the hands. Movement of the left shoulder was limited to 80 degrees and painful. She coughed and had red eyes. She told me that she had been suspended by the wrists and that water had been poured over her face. What I saw agrees with what she told. I did not write a report then, because doctors who did so lost their posts.

I saw her again in December 2024. The left shoulder still could not be raised over 100 degrees. She slept three hours a night.

Dr. Silvia Mairena`,
      ),
      document(
        'd3',
        'Citation of the National Police of May 12, 2025 (translation)',
        `NATIONAL POLICE, DEPARTMENT OF MASAYA
CITATION

Marlene del Socorro Urbina, adult, pharmacist, of this domicile, is cited to appear on May 19, 2025 at 9:00 a.m. at the Directorate of Judicial Assistance, in relation to the investigation for the crime of undermining national integrity (treason to the homeland). Failure to appear will result in an order of capture.

Masaya, May 12, 2025. Signed: Inspector W. Ruiz.`,
      ),
      document(
        'd4',
        'Letter of Rosa Urbina, mother of the applicant',
        `Masaya, November 3, 2025. I am Rosa Amelia Urbina, mother of Marlene. My son Denis is a prisoner since November 4, 2021. On July 8 and on July 22, 2025 police came to ask for Marlene. They showed a photograph in which she has a hood in her hand and wet hair. One said that when she lands they will be at the airport. On October 15 they gave me two days to leave the house because it belonged to a traitor. I live now with my sister in Estelí.`,
      ),
      document(
        'd5',
        'Country report on Nicaragua, 2025 (excerpt)',
        `The government continued to detain persons whom it regarded as opponents. Former detainees of the Judicial Assistance Directorate, known as El Chipote, described suspension by the wrists, simulated drowning and sleep deprivation. Health workers who treated wounded protesters in 2018 were dismissed, and some were prosecuted. Courts acted on the instruction of the executive. The police acted throughout the country, and neighbourhood committees reported on residents to them. Citizens who returned from abroad were questioned at the airport; some were refused entry and others arrested. Wages in the textile zones rose by four percent.`,
        'country_conditions',
      ),
    ],
    needed: [],
  },
  {
    expected,
    id: 'R72',
    title: 'a Venezuelan poll witness and school cook before the court in Orlando, plain',
    as_of: '2026-11-28',
    client: {
      first_name: 'Yusmary',
      middle_name: 'Coromoto',
      last_name: 'Briceño',
      client: { country_of_citizenship: 'Venezuela', date_of_birth: '1990-12-02', gender: 'female' },
      spouse: {},
      children: [{ first_name: 'Ángel', last_name: 'Rondón', date_of_birth: '2013-03-19' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Peter Almquist',
      city: 'Orlando',
      state: 'FL',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-01-11',
      i589_filed_date: '2025-11-06',
      nta_date: '2025-01-14',
      next_hearing: '2027-05-20, 1:00 p.m.',
      southern_border_entry: 'no',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Ángel Rondón, son, born 2013',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'DGCIM officers held her in Barinas for six days, beat her, put a plastic bag over her head and threatened to rape her. They want the copies of the tally sheets.',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'Colombia, from September to December 2024, in Cúcuta, without a permit.',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'She was a poll witness of the opposition on July 28, 2024 and kept the tally sheet of her table. She had spoken against the food boxes that were given only to supporters.',
      country_persecution: 'Venezuela',
      who: 'Officers of the military counterintelligence (DGCIM) in Barinas and the colectivo Fuerza Llanera led by Wilmer “El Catire” Parra',
      persecutor_type: 'mixed',
      why: 'Because she kept the tally sheet that showed that the opposition had won at her table and would not give it to them',
      when: 'July and August 2024; February 2025',
      what: 'The colectivo beat her at the polling station and marked her house; DGCIM arrested her, beat and suffocated her.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'The other witness of her table, José Gregorio Mora, was arrested on August 2, 2024 and is held in Tocorón. Her mother’s food box was stopped.',
      client_reported: 'no',
      no_client_reported_details:
        'The prosecutor’s office in Barinas had said on television that the witnesses were terrorists.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Yusmary Coromoto Briceño',
        `DECLARATION OF YUSMARY COROMOTO BRICEÑO

1. My name is Yusmary Coromoto Briceño. I am 35 years old and a citizen of Venezuela. I was born in Barinas. I worked for eleven years as a cook in the school Simón Rodríguez. My son is Ángel.

2. I never held an office in a party. In 2022 I complained at the meeting of the street committee that the food boxes went only to those who had the card of the government party. After that the head of the committee, Nancy Toro, called me “the squalid one.” In January 2023 my hours at the school were cut to half.

3. On July 28, 2024, I was a witness of the opposition at table 3 in the school. I stayed until the votes were counted. The opposition had 311 votes and the government 94. I received the copy of the tally sheet and put it under my shirt.

4. At the door stood men of the colectivo Fuerza Llanera with motorcycles. Wilmer Parra, whom everybody calls El Catire, pulled me by the hair and said: “Give the paper, traitor, or you will not see your son.” Two of them kicked me in the ribs and the belly. National guardsmen at the gate looked and turned their backs. A neighbor started his truck and I climbed in.

5. That night I gave the sheet to the campaign, and it was put on the internet. On July 30 there was an X in red paint on my door. My cousin saw my photograph in the group of the colectivo with the word “terrorist.”

6. On August 5, 2024, at four in the morning, six men in black with the letters DGCIM broke my door. My son saw how they put handcuffs on me. They took me to their base in Barinas. I was there for six days. An officer whom they called Comisario Rangel asked who had paid me and where the original was. They hit me with a board on the back of the legs. Twice they put a plastic bag over my head until I fell. He said: “You voted against the commander. For that people disappear.” He said that the next time the soldiers would have me for a night. I told them nothing because I had nothing.

7. On August 11 they let me go because my mother’s employer knows a colonel. I had to sign a paper that I would not leave the state. I was dismissed from the school on August 15 for “abandoning my post.”

8. Dr. Luis Ferrer at the clinic in Barinas saw me on August 12. He did not dare write how it had happened.

9. On September 3, 2024, Ángel and I crossed the river to Cúcuta. We lived in one room. I sold coffee. I had no permit and did not ask for one. In November I saw El Catire’s brother at the market. He took a picture of me with his telephone. In December two men asked in our building for “the witness from Barinas.” On December 14 we left by Panama, Guatemala and Mexico.

10. I had an appointment with the application of the border office and entered at Brownsville, Texas, on January 11, 2025. I got papers to come to the court.

11. In February 2025 DGCIM men came to my mother. They took her telephone. They told her: “Your daughter signed. She broke her word. We wait for her in Maiquetía.” In May 2025 my cousin sent me a summons that was left at the house.

12. In Orlando I clean rooms in a hotel. I had an accident with my employer’s van in March 2026 and got a ticket for careless driving. I paid it. I pay taxes. Ángel is in the eighth grade and plays in the band of the school.

13. In my first interview at the border I said that I came “because of the situation and because there is no work.” I was afraid that what I said would go to Venezuela. A week later I told the officer about the arrest.

14. I cannot live in another state of Venezuela. The identity card is read at every road post, and they have my name. I ask the court to protect me and my son.

I declare under penalty of perjury that this is true.
Yusmary Coromoto Briceño, Orlando, September 14, 2026`,
      ),
      document(
        'd2',
        'Note of Dr. Luis Ferrer',
        `Clínica Los Llanos, Barinas
12 August 2024
Patient: Yusmary Briceño, 33 years. Multiple hematomas of the posterior thighs and calves, linear, 4 to 5 days old. Contusion of ribs 8 to 9 right side, older, approximately two weeks. Subconjunctival hemorrhage both eyes. Advised rest for ten days.
Dr. Luis Ferrer, internal medicine`,
      ),
      document(
        'd3',
        'Summons of the prosecutor’s office in Barinas (translation)',
        `PUBLIC MINISTRY. FOURTH PROSECUTOR’S OFFICE OF THE STATE OF BARINAS
Barinas, April 28, 2025
The citizen YUSMARY COROMOTO BRICEÑO is summoned to appear on May 9, 2025 at 9:00 a.m. as a person under investigation for incitement to hatred and terrorism, in connection with the cyber attack on the electoral system of July 28, 2024. If she does not appear, an order of apprehension will be requested.`,
      ),
      document(
        'd4',
        'Letter of Carmen Briceño, mother',
        `Barinas, June 20, 2026. I am Carmen Briceño, mother of Yusmary. On August 5, 2024 I lived in the next house. I heard the door break and I saw six men with the letters DGCIM take my daughter without shoes. When she came back on August 11 her legs were black from behind and her eyes were red. On February 17, 2025, two officers came to my house and took my telephone. One said that they wait for her in Maiquetía. My box of food was stopped in September 2024. Nancy Toro told me that mothers of terrorists do not eat.`,
      ),
      document(
        'd5',
        'Report of a human rights organization on Venezuela, 2025 (excerpt)',
        `After the election of July 28, 2024, more than 2,000 persons were arrested within two weeks, among them at least 120 poll witnesses. The organization spoke with 64 of those who were later released. Of these, 41 described beatings, 17 asphyxia with a plastic bag and 9 electric shocks, most of them in bases of the military counterintelligence. Armed groups known as colectivos acted beside the security forces and in some states handed lists of witnesses to them. No officer was charged. Twenty-six persons who returned from Colombia were arrested at road posts in 2025. The government called the tally sheets that the opposition published a forgery. Oil production rose to 950,000 barrels a day. Persons held for the crime of terrorism were tried in Caracas before courts that sit in secret, wherever they had been arrested.`,
        'country_conditions',
      ),
    ],
    needed: ['plastic bag', 'kicked', 'tally sheet', 'Maiquetía', 'hematomas', 'careless driving'],
  },
]
