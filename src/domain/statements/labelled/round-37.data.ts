import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-seventh round: one hundred and twenty statements of six records, half of them false, written whole before the checks were run on any, after the rounds before it had been worked on. */
export const thirtySeventhRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Burmese village clerk',
    filingDate: 'March 22, 2028',
    record:
      'Name: Thet Naing Oo\nGender: Male\nDate of birth: 1985-02-11\nCountry of birth: Burma\nCountry of citizenship: Burma\nMarital status: Widowed\nLast entry date: 2027-06-15\nManner of last entry: Admitted as a visitor\nNumber of children: 2\nChild 1 name: Su Myat\nChild 1 date of birth: 2010-04-30\nChild 1 gender: Female\nChild 2 name: Zaw Min\nChild 2 date of birth: 2014-09-17\nChild 2 gender: Male',
    answers: {
      'What happened?':
        'He was the clerk of a village tract in Magway. In May 2021 he stopped work with the disobedience movement. On August 19, 2021 soldiers burned forty houses, his among them. His wife Khin died of dengue in 2022 because the clinic was closed. On February 2, 2025 a township officer read his name from a list for the army. He hid in a monastery for five weeks. On March 11, 2025 police took his brother Aung in his place; Aung has not been heard of. He himself was never held.',
      'Who is feared?':
        'The army and the township administration. The resistance asked him for money once, 50,000 kyat, and did not threaten him.',
      Journey:
        'By bus to Mae Sot, then by air from Bangkok to Seattle on a visitor visa. His permission ended on December 14, 2027. The children are with his sister in Mae Sot.',
      'Earlier claims':
        'He registered with the UN office in Bangkok in April 2025; nothing came of it. No claim here before.',
      Crimes: 'None.',
    },
    documents: {
      'Letter of the abbot U Pandita':
        'The clerk slept in our rice store from February to March 2025. I gave him robes and told people that he was a novice. Two trucks of soldiers came and did not search. He helped to teach the boys reading.',
      'Medical note, Dr. Ellen Cho, Seattle':
        'New patient, seen once on January 9, 2028. Old burns on both hands, which he says he got while putting out the fire. Blood pressure high. I am not able to date the scars. No mental health screening was done.',
    },
    statements: [
      '+ Mr. Oo was a local official until he joined the civil disobedience movement.',
      '+ His home was among those that troops set on fire.',
      '+ He lost his wife to an illness.',
      '+ A list of men to be called up had his name on it.',
      '+ Monks sheltered him for several weeks.',
      '+ His brother was seized when they could not find him.',
      '+ He has not been detained himself.',
      '+ Dr. Cho noted old burns on his hands but could not say how old they are.',
      '+ He filed within one year of his arrival.',
      '+ His two children are staying with an aunt in Thailand.',
      '- Mr. Oo’s wife was killed by soldiers.',
      '- He was held by the police for five weeks.',
      '- The resistance threatened to kill him.',
      '- Dr. Cho found that he suffers from depression.',
      '- The soldiers searched the monastery.',
      '- His children came with him to Seattle.',
      '- He was granted refugee status in Thailand.',
      '- He served in the army.',
      '- His brother returned home after two months.',
      '- He is married.',
    ],
  },
  {
    name: 'waiver of a Jamaican cook whose husband was hurt at work',
    filingDate: 'July 6, 2027',
    record:
      'Name: Shanice Marie Campbell\nGender: Female\nDate of birth: 1990-08-23\nCountry of birth: Jamaica\nCountry of citizenship: Jamaica\nMarital status: Married\nLast entry date: 2014-05-09\nManner of last entry: Admitted on an H-2B visa\nSpouse name: Terrell James Boone\nSpouse gender: Male\nSpouse date of birth: 1986-11-14\nSpouse citizenship: United States citizen\nMarriage date: 2018-02-24\nNumber of children: 1\nChild 1 name: Amari Boone\nChild 1 date of birth: 2019-07-08\nChild 1 gender: Male',
    answers: {
      'Entry and stay':
        'She came to Hilton Head on an H-2B visa for a hotel kitchen. Her stay ended on November 30, 2014. She has not left.',
      'Hardship if she is away':
        'Terrell fell from a scaffold on April 3, 2024 and broke two vertebrae. He has had three operations, the last on January 16, 2027. He gets $1,930 a month from workers’ compensation. Shanice earns $2,700 as a cook. She dresses him, drives him to therapy on Tuesdays and Thursdays, and wakes to turn him at night. Amari is in second grade and has no illness.',
      'Hardship if he goes along':
        'His surgeon and his compensation are in Savannah; payments would go on for six months abroad and then stop. He has a daughter, Kayla, 15, from before, who spends weekends with him. Shanice’s mother in Montego Bay lives in one room.',
      Arrests:
        'Shanice: none. Terrell was convicted of possession of marijuana in 2007 and was on probation for a year.',
      Filings: 'I-130 approved on March 31, 2026. A tourist visa was refused to her in 2012. No other.',
    },
    documents: {
      'Letter of Dr. Owen Pratt, orthopedic surgeon':
        'I have operated on Mr. Boone three times. He will not return to construction. He can stand for fifteen minutes. He needs help with bathing and dressing. I have seen his wife at every visit. I do not expect a fourth operation.',
      'Evaluation by Marisol Vega, LCSW':
        'I met Mr. Boone twice, and his wife once. He meets criteria for major depressive disorder, moderate. He told me that he thought of suicide in 2024 and does not now. I have not treated him; he was referred to Dr. Hall. Fee: $650.',
    },
    statements: [
      '+ Ms. Campbell was admitted to work in a hotel and stayed on after her visa had run out.',
      '+ Her husband was badly injured in a fall at work.',
      '+ His surgeon does not think that he will work in construction again.',
      '+ She takes him to therapy two times a week.',
      '+ The social worker found moderate major depression.',
      '+ His suicidal thoughts lie in the past.',
      '+ His benefits would end after half a year abroad.',
      '+ He has an older daughter who visits him on weekends.',
      '+ Her only earlier immigration filing ended in a refusal of a visitor visa.',
      '+ She earns more than he receives in compensation.',
      '- Mr. Boone has had four operations.',
      '- Ms. Vega treats Mr. Boone for his depression.',
      '- Ms. Campbell was convicted of possession of marijuana.',
      '- He returned to his job in construction.',
      '- Amari has asthma.',
      '- She entered without inspection.',
      '- Kayla is the daughter of Ms. Campbell.',
      '- Dr. Pratt has never met his wife.',
      '- Mr. Boone currently has thoughts of suicide.',
      '- Her mother has offered them a house in Montego Bay.',
    ],
  },
  {
    name: 'naturalization of a Ghanaian nurse with a long trip',
    filingDate: 'February 1, 2028',
    record:
      'Name: Abena Serwaa Ofori\nGender: Female\nDate of birth: 1976-10-19\nCountry of birth: Ghana\nCountry of citizenship: Ghana\nMarital status: Widowed\nImmigration status: Lawful permanent resident\nPermanent resident since: 2014-08-05\nNumber of children: 3\nChild 1 name: Kwaku Ofori\nChild 1 date of birth: 1999-01-12\nChild 1 gender: Male\nChild 2 name: Efua Ofori\nChild 2 date of birth: 2004-06-03\nChild 2 gender: Female\nChild 3 name: Yaw Ofori\nChild 3 date of birth: 2012-12-25\nChild 3 gender: Male',
    answers: {
      Residence: 'By her brother’s petition. She entered at JFK with her husband Samuel and the three children.',
      Trips:
        'One trip over six months: from September 10, 2022 to April 2, 2023 (204 days), when Samuel was ill in Kumasi; he died there on March 4, 2023. She kept her apartment and was on unpaid leave from the hospital. Two trips of two weeks in 2025 and 2026.',
      'Work and taxes':
        'Registered nurse at Lincoln Hospital in the Bronx since 2016. She filed as a resident every year and owes nothing.',
      Record:
        'She was arrested on July 8, 2019 for petit larceny (a mistake at a self-checkout). The case was adjourned in contemplation of dismissal and sealed on January 30, 2020. Nothing else.',
      Children: 'Kwaku is in the Air Force. Efua studies in Albany. Yaw lives with her.',
      Voting: 'The DMV sent her name to the board of elections in 2018. She wrote to have it removed. She never voted.',
      Groups: 'Choir of the Presbyterian church, nurses’ union.',
    },
    documents: {
      'Certificate of disposition, Bronx Criminal Court':
        'People v. Ofori. Arrest date July 8, 2019. Charge: PL 155.25. Disposition: dismissed and sealed, January 30, 2020.',
      'Letter of the Lincoln Hospital':
        'Ms. Ofori has been employed full-time since May 2, 2016. She was on family leave from September 8, 2022 to April 9, 2023. Her position was held for her.',
    },
    statements: [
      '+ Ms. Ofori became a resident on the petition of her brother.',
      '+ In the last years one absence of hers was longer than six months.',
      '+ She was abroad to care for her husband in his last illness.',
      '+ While she was away the hospital kept her job open.',
      '+ She did not give up her apartment.',
      '+ Her only arrest ended in a dismissal.',
      '+ She asked for her name to be taken off the voter roll and has never voted.',
      '+ Her eldest child serves in the armed forces.',
      '+ Only her youngest still lives at home.',
      '+ She is a widow.',
      '- She was convicted of petit larceny.',
      '- Ms. Ofori has never been arrested.',
      '- She resigned from the hospital in 2022.',
      '- Her husband died in New York.',
      '- She was outside the country for more than a year.',
      '- Efua serves in the Air Force.',
      '- She voted in 2018.',
      '- She obtained residence through the diversity lottery.',
      '- She owes back taxes.',
      '- Her brother lives with her.',
    ],
  },
  {
    name: 'letter for a Colombian bridge engineer by a reviewer of his work',
    filingDate: 'October 11, 2027',
    record:
      'Name: Andrés Felipe Rojas\nGender: Male\nDate of birth: 1987-06-06\nCountry of birth: Colombia\nCountry of citizenship: Colombia\nMarital status: Married\nSpouse name: Laura Pineda\nSpouse gender: Female\nImmigration status: F-1',
    answers: {
      'What does the client do?':
        'He watches cracks in steel bridges with acoustic sensors. Post-doc at the University of Delaware since August 2024; doctorate there in 2024. Before that he worked for the highway agency in Medellín from 2011 to 2018.',
      Achievements:
        'One patent application, pending. Eleven papers, 203 citations. He won a student paper prize in 2022. The state of Maryland uses his method on four bridges; Virginia is looking at it and has not decided.',
      'The expert':
        'Dr. Karen Oyelaran, Purdue. She reviewed two of his papers for a journal and met him at a conference in 2023, for an hour. They have no joint work. She is paid nothing.',
      'Not seen': 'She has not been on any of the four bridges and has not seen the raw data.',
      Filings: 'None before this.',
    },
    documents: {
      'CV of Karen Oyelaran':
        'Professor of Civil Engineering, Purdue University, since 2012. University of Delaware, assistant professor, 2006 to 2012. Ph.D., Illinois, 2005. Chair of the Committee on Steel Bridges, 2019 to 2025. Born in Lagos; naturalized in 2015.',
      'Letter of the Maryland bridge office':
        'The sensors found a crack of 14 mm on the Route 40 bridge in March 2026 which our inspectors had not seen. The bridge was closed for nine days. No one was hurt. We paid $61,000 for the system.',
    },
    statements: [
      '+ I know Dr. Rojas’s work because I refereed two of his articles.',
      '+ I have met him only once, at a conference.',
      '+ I have written nothing together with him.',
      '+ I write this letter without compensation.',
      '+ I have not visited the bridges on which the sensors are mounted.',
      '+ His sensors revealed a crack that inspectors had overlooked.',
      '+ Maryland has adopted his method for four of its bridges.',
      '+ His patent application has not yet been decided.',
      '+ Before his doctorate he spent seven years with a road authority in Colombia.',
      '+ I taught at Delaware before he came there.',
      '- I supervised his doctorate at Delaware.',
      '- Dr. Rojas holds a patent.',
      '- Virginia uses his method.',
      '- I inspected the Route 40 bridge.',
      '- We were at the University of Delaware at the same time.',
      '- Two people were injured on the bridge.',
      '- I received $61,000 for my work.',
      '- Dr. Rojas has published 203 papers.',
      '- He is a professor at Purdue.',
      '- A crack of 14 mm was found by the inspectors.',
    ],
  },
  {
    name: 'hasty asylum notes of a Haitian market woman',
    filingDate: 'May 30, 2027',
    record:
      'Name: Mirlande Joseph\nGender: Female\nDate of birth: 1992-01-05\nCountry of birth: Haiti\nCountry of citizenship: Haiti\nMarital status: Single\nLast entry date: 2026-02-27\nManner of last entry: Without inspection\nNumber of children: 1\nChild 1 name: Ruth Joseph\nChild 1 date of birth: 2017-03-16\nChild 1 gender: Female',
    answers: {
      'What happened':
        'sold rice at Croix-des-Bossales. gang (5 Segond) took 500 gourdes a week since 2021. stopped paying dec 2023. jan 14 2024 two gang men beat her w/ a pipe, broke left wrist. cousin Jude paid hospital. mar 2024 stall burned. moved to aunt in Les Cayes apr 2024, gang called there june 2024. nov 2025 Jude shot dead.',
      police: 'went once, feb 2024, officer said pay them. no report written.',
      'why her': 'refused to pay, testified for neighbor before justice of peace aug 2023 about same gang',
      trip: 'brazil 8 months, had permit there, worked as cleaner. then north on foot, crossed at El Paso. no asylum asked in brazil or mexico',
      record: 'none anywhere',
      kid: 'Ruth w/ aunt in Les Cayes. father unknown to her since 2018',
      health: 'wrist hurts in cold. sees no doctor here',
    },
    documents: {
      'Hospital paper, La Paix, January 14, 2024':
        'JOSEPH Mirlande, 32 ans. Fracture du poignet gauche. Plâtre. Payé: Jude Joseph, 4,500 gourdes.',
      'Letter of the neighbor Marie-Ange Louis':
        'Mirlande spoke for me before the justice of the peace when the gang killed my son. After that they called her a rat. I saw her with the cast. I did not see the beating.',
    },
    statements: [
      '+ Ms. Joseph was extorted by a gang for more than two years.',
      '+ Gang members broke her wrist with a pipe.',
      '+ A relative of hers paid for the treatment.',
      '+ Her stall was set on fire two months later.',
      '+ She gave evidence against the gang in a neighbor’s case.',
      '+ The police advised her to pay and wrote nothing down.',
      '+ The gang reached her even at her aunt’s home.',
      '+ She lived in Brazil with a permit and did not seek asylum there.',
      '+ Her cousin has since been killed.',
      '+ Her neighbor did not witness the beating itself.',
      '- Police officers beat her.',
      '- Her right wrist was broken.',
      '- She filed a written complaint with the police.',
      '- She was granted asylum in Brazil.',
      '- Her daughter is with her in the United States.',
      '- Ms. Louis saw the gang men beat her.',
      '- Her cousin paid the gang.',
      '- She has been arrested once.',
      '- She is receiving medical treatment for her wrist.',
      '- Her uncle was shot in November 2025.',
    ],
  },
  {
    name: 'motion to continue for a Salvadoran family',
    filingDate: 'August 16, 2027',
    record:
      'Name: Wilfredo Antonio Lemus\nGender: Male\nDate of birth: 1983-09-30\nCountry of birth: El Salvador\nCountry of citizenship: El Salvador\nMarital status: Married\nLast entry date: 2021-10-04\nManner of last entry: Without inspection\nSpouse name: Reina Isabel Lemus\nSpouse gender: Female\nNumber of children: 2\nChild 1 name: Kevin Lemus\nChild 1 date of birth: 2009-11-11\nChild 1 gender: Male\nChild 2 name: Daniela Lemus\nChild 2 date of birth: 2016-02-02\nChild 2 gender: Female',
    answers: {
      'What is asked?':
        'That the individual hearing of September 8, 2027 before Judge Hartley in Arlington be moved by 90 days. It would be the second continuance; the first was granted in 2025 on the government’s motion.',
      Why: 'Reina gave birth early on July 29, 2027; the baby, Mateo, is in intensive care in Fairfax. She is the main witness: it was she who saw the gang shoot her brother. Their expert, Prof. Linda Sorto, is in surgery on September 2.',
      'Government’s position': 'Ms. Tran of OPLA was asked by e-mail on August 11 and does not oppose.',
      'Work so far':
        'Counsel took the case on May 4, 2026. The I-589 was filed on time, on July 12, 2022, by the family itself. Biometrics were taken on June 3, 2027. All exhibits are filed.',
      Record: 'Wilfredo: a ticket for driving without a license in 2023, fine paid. Reina: none.',
    },
    documents: {
      'Letter of Inova Fairfax, August 10, 2027':
        'Mateo Lemus was born at 29 weeks and is in our unit. His mother visits twice a day. We expect a stay until the middle of October. She had a cesarean section.',
      'E-mail of Linda Sorto':
        'I will be operated on September 2 and cannot testify before November. My report of forty pages stands and I can be reached by video after that.',
    },
    statements: [
      '+ The respondents ask that their individual hearing be put off by three months.',
      '+ One continuance was granted before, at the request of the government.',
      '+ Their newborn son is in intensive care.',
      '+ Ms. Lemus is the principal witness.',
      '+ She saw her brother being shot.',
      '+ The government does not oppose the motion.',
      '+ The expert cannot testify on the date set because of an operation.',
      '+ Their application for asylum was filed within a year of their arrival.',
      '+ All exhibits have been submitted.',
      '+ Mr. Lemus has a single traffic ticket.',
      '- The respondents have never had a continuance.',
      '- Ms. Tran opposes the motion.',
      '- Mateo was born at full term.',
      '- Mr. Lemus saw the shooting.',
      '- Counsel filed the application for asylum.',
      '- The expert has withdrawn her report.',
      '- Mr. Lemus was arrested for driving without a license.',
      '- Biometrics have not been taken.',
      '- The hospital expects to discharge the baby in August.',
      '- Prof. Sorto will testify by video on September 8.',
    ],
  },
]
