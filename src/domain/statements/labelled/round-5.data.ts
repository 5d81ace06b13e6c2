import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The fifth round, written before the checks were run on it. All persons are invented. */
export const fifthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a woman leader of a land defence committee',
    filingDate: 'June 22, 2026',
    record:
      'Name: Maritza Paredes Sandoval\nGender: Female\nDate of birth: 1984-03-05\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Widowed\nLast entry date: 2025-11-18\nChild 1 name: Josué Tum\nChild 1 date of birth: 2008-05-14\nChild 1 gender: Male\nChild 2 name: Elisa Tum\nChild 2 date of birth: 2015-08-02\nChild 2 gender: Female\nNumber of children: 2',
    answers: {
      'Who harmed the client?':
        'Private guards of the company Minas del Norte and two officers of the national police who worked with them.',
      'What happened?':
        'I am Maya Q’eqchi’. I was secretary of the committee against the mine in El Estor from 2019. On May 6, 2024 guards shot my husband Domingo at our gate; he died the same night. On September 12, 2024 two police officers pulled me from a bus, put me in a pickup and hit me in the stomach. I was four months pregnant and lost the baby. They left me by the road at Río Dulce. In July 2025 somebody put three bullets in an envelope with the names of my children.',
      'Why was the client harmed?':
        'Because of the committee and because we are indigenous. The officers called me "india" and said that the mine would be built on our bones.',
      'Did the client report the harm?':
        'I gave a statement to the public ministry on September 16, 2024. The case was closed in January 2025 for lack of evidence.',
      Relocation:
        'After the envelope we lived in a convent in Cobán for eleven weeks. The sisters said that a car waited outside on two nights.',
      Entry:
        'With my children I crossed near Sasabe on November 18, 2025 and we looked for the Border Patrol ourselves. We were released after three days.',
      'Past immigration applications': 'None.',
      'Arrests and crimes':
        'In 2021 the company denounced me for trespassing. The judge dismissed it. I was not arrested.',
    },
    documents: {
      'Death certificate of Domingo Tum Caal':
        'Domingo Tum Caal, aged 44, farmer. Place of death: Hospital of Puerto Barrios. Date: May 6, 2024, 11:40 p.m. Cause: hypovolemic shock, wound by firearm in the thorax. Surviving spouse: Maritza Paredes Sandoval.',
      'Letter of Sister Amalia Roca, convent of Cobán':
        'Maritza came to us on July 30, 2025 with a boy and a girl, and stayed until October 15. The boy did not leave the house in all that time. I saw the gray car myself on two nights in September; it had no plates. We do not know who was in it. I have known the family since 2012, when I taught Josué to read.',
      'Medical record, health center of El Estor':
        'September 13, 2024. Patient of 40 years. Bleeding since the previous evening; says that she was beaten. Spontaneous abortion at 16 weeks. Bruises on abdomen and thighs. Transferred to Puerto Barrios; curettage. Discharged September 15.',
      'Report of the Observatory on Extractive Industries':
        'Between 2019 and 2025 the Observatory registered 9 killings of opponents of the mine; 7 of the victims were Q’eqchi’. One guard was tried, in 2022, and acquitted. The police have an agreement with the company and receive fuel and meals from it.',
      'Evaluation of Dr. Carmen Ilich':
        'I conducted two interviews of Ms. Paredes, on April 8 and 15, 2026, in Spanish and without an interpreter. She meets the criteria of post-traumatic stress disorder and of persistent complex bereavement. She refuses medication. I did not interview the children.',
    },
    statements: [
      '+ Ms. Paredes is an indigenous Q’eqchi’ woman who has served as secretary of the committee since 2019.',
      '- Ms. Paredes was the president of the committee.',
      '- Ms. Paredes is of Spanish descent.',
      '+ Guards of the mining company killed her husband by gunfire on May 6, 2024.',
      '- Police officers killed her husband by gunfire on May 6, 2024.',
      '- Her husband died in a car accident.',
      '- Her son was shot at the gate.',
      '+ She lost her pregnancy after police officers struck her in the abdomen.',
      '- She lost her pregnancy after guards of the company pushed her down the stairs.',
      '- She gave birth to a healthy baby in 2025.',
      '+ The officers used a racial slur against her.',
      '- The officers apologized to her.',
      '+ In July 2025 an envelope arrived with three bullets and her children’s names.',
      '- In July 2025 an envelope arrived with five bullets.',
      '+ The public ministry closed the case in January 2025.',
      '- The public ministry charged the two officers.',
      '- She never filed a complaint.',
      '+ The family hid in a convent in Cobán from late July until mid-October 2025.',
      '- The family hid in a hotel in Cobán.',
      '- Her daughter never left the convent.',
      '+ Josué, her son, did not go outside during those weeks.',
      '+ Sister Amalia saw the car without plates on two nights.',
      '- Sister Amalia recognized the driver of the car.',
      '+ She was never arrested; a complaint of trespassing by the company was dismissed.',
      '- She was convicted of trespassing in 2021.',
      '- She was arrested in 2021 on the complaint of the company.',
      '+ Her two children came with her, and the family was released after three days.',
      '- She left her children in Guatemala.',
      '+ Seven of the nine opponents who were killed belonged to the Q’eqchi’ people.',
      '- All nine of the opponents who were killed were Q’eqchi’.',
      '- The guard who was tried in 2022 was convicted.',
      '+ The police receive meals and fuel from the mining company.',
      '+ Dr. Ilich spoke with her in Spanish on two days.',
      '- Dr. Ilich used an interpreter.',
      '- Dr. Ilich prescribed medication for her.',
      '- Dr. Ilich also interviewed the children.',
      '+ She declines to take medication.',
      '- She is married to Domingo Tum.',
    ],
  },
  {
    name: 'naturalization of a truck driver married to a citizen',
    filingDate: 'November 2, 2026',
    record:
      'Name: Ibrahim Sow\nGender: Male\nDate of birth: 1990-06-17\nCountry of birth: Senegal\nCountry of citizenship: Senegal\nMarital status: Married\nDate of permanent residence: 2023-09-30\nSpouse name: Janelle Marie Cooper\nSpouse gender: Female\nSpouse citizenship: United States citizen\nNumber of children: 0',
    answers: {
      Basis:
        'Three years of marriage to and living with a citizen. Married in Baltimore on July 15, 2021. Janelle was born in Richmond.',
      'Trips abroad':
        'Dakar, December 20, 2024 to January 17, 2025, for the wedding of his brother Ousmane. Toronto, one weekend in June 2025, with Janelle.',
      Arrests:
        'Charged in Howard County on March 2, 2024 with reckless driving; amended to speeding; fine of $290 paid. He was not taken into custody. Three tickets for overweight loads, all paid by his company.',
      Taxes: 'They file jointly. The 2025 return is on extension and was sent on October 12, 2026.',
      Work: 'Driver for Chesapeake Hauling since October 2022. Before that he loaded trucks at a warehouse of Amazon in Sparrows Point.',
      'Living together':
        'At 77 Linden Avenue, Towson, since their wedding, except from February to May 2022, when Janelle cared for her grandmother in Richmond and he visited every weekend.',
      'Selective Service': 'He came to the country at 30 and did not have to register.',
      Memberships: 'The Senegalese Association of Maryland; he is its treasurer.',
      'Child support': 'No children.',
    },
    documents: {
      'Docket of the District Court for Howard County':
        'Citation. Reckless driving. Nolle prosequi on May 21, 2024. Count 2, exceeding the limit by 10 to 19 mph: guilty, fine and costs $290. Paid May 21, 2024. Present: defendant without counsel.',
      'Affidavit of Janelle Cooper':
        'I am a nurse at Sinai Hospital. Ibrahim and I met at a friend’s dinner in 2019 and married two years later. We have a joint account and a joint lease. My grandmother Odessa died in May 2022. We have been trying for a child. I was in Canada with him, but not in Senegal; I could not leave work. He prays at the mosque on Fridays and I sing in the choir of my church.',
      'Letter of Chesapeake Hauling':
        'Mr. Sow drives a regional route, mostly Pennsylvania and New Jersey, and is home four nights a week. In 2025 he received our safe-driver bonus. He has had one accident, in August 2023, in which the other driver was at fault.',
    },
    computed: { earliest_filing_date: '2026-07-02', days_abroad: 31 },
    statements: [
      '+ Mr. Sow has been a permanent resident since September 30, 2023 and the husband of a citizen since July 2021.',
      '- Mr. Sow has been a permanent resident since July 15, 2021.',
      '- Mr. Sow applies after five years of residence.',
      '+ His wife is a citizen by birth in Virginia.',
      '- His wife became a citizen by naturalization.',
      '+ He attended the wedding of his brother in Dakar.',
      '- He attended the funeral of his brother in Dakar.',
      '- His wife accompanied him to Dakar.',
      '+ The couple spent a weekend in Toronto in June 2025.',
      '- He spent six weeks in Toronto.',
      '+ The charge of reckless driving was dropped, and he paid a fine of $290 for speeding.',
      '- He was convicted of reckless driving.',
      '- He spent a night in jail in March 2024.',
      '- A lawyer represented him before the District Court.',
      '+ He had no attorney in court.',
      '+ His employer paid the tickets for overweight loads.',
      '- He paid the tickets for overweight loads out of his own pocket.',
      '+ The joint return for 2025 was filed on October 12, 2026 under an extension.',
      '- The couple file separate returns.',
      '- They have filed no return for 2025.',
      '+ He has driven for Chesapeake Hauling since October 2022.',
      '- He has driven for Amazon since October 2022.',
      '- He owns his truck.',
      '+ Before he became a driver he worked in a warehouse.',
      '+ They lived apart only while she looked after her grandmother in Richmond in 2022.',
      '- They lived apart because of marital problems.',
      '- Her grandmother lives with them.',
      '- He did not visit her while she was in Richmond.',
      '+ He is the treasurer of the Senegalese Association of Maryland.',
      '- He is the president of the Senegalese Association of Maryland.',
      '+ He was thirty when he came to the United States and was not obliged to register.',
      '- He failed to register although he was required to.',
      '+ He is Muslim and worships on Fridays.',
      '- They have a child together.',
      '- He caused an accident in August 2023.',
      '+ His company gave him a bonus in 2025 for safe driving.',
      '- He is away from home six nights a week.',
      '+ He is at home four nights a week.',
    ],
  },
]
