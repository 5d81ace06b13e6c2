/**
 * Invented case files with statements about them, written before the checks that read statements. `+` is true of the
 * file (in other words than the file's), `-` is false or stands nowhere in it. All persons are invented.
 */
export type LabelledRecord = {
  readonly name: string
  /** Written after the checks; at first reading 67 of 100 false statements were flagged, and 7 of 100 true ones. */
  readonly isHeldBack?: true
  readonly filingDate: string
  readonly record: string
  readonly answers: Readonly<Record<string, string>>
  readonly documents: Readonly<Record<string, string>>
  readonly computed?: Readonly<Record<string, string | number>>
  /** One sentence each, as it could stand in a draft. */
  readonly statements: readonly string[]
}

export const labelledRecords: readonly LabelledRecord[] = [
  {
    name: 'waiver of a roofer',
    filingDate: 'October 12, 2026',
    record:
      'Name: Julián Ortega Salas\nGender: Male\nDate of birth: 1990-02-17\nCountry of birth: Mexico\nCountry of citizenship: Mexico\nMarital status: Married\nLast entry date: 2009-11-05\nSpouse name: Carol Ann Beckett\nSpouse gender: Female\nSpouse date of birth: 1992-07-30\nSpouse citizenship: United States citizen\nChild 1 name: Owen Ortega\nChild 1 date of birth: 2016-04-02\nChild 2 name: Lily Ortega\nChild 2 date of birth: 2019-09-21\nNumber of children: 2',
    answers: {
      'How did the applicant enter?': 'He crossed near Sásabe on foot and was not inspected. He has not left since.',
      'Criminal history':
        'One arrest in 2014 for driving without a license; the charge was dismissed. No other arrests, no convictions.',
      'Hardship if the applicant is denied admission':
        "Carol was diagnosed with multiple sclerosis in March 2018. She takes an infusion twice a year. She has fallen three times since January. Julián drives her to the clinic and does the lifting. Owen has asthma. Carol earns $1,900 a month as a school secretary; Julián's roofing brings $3,600. The mortgage is $1,240.",
      'Hardship if the relative relocates':
        'Carol has never been to Mexico and speaks no Spanish. There is no neurologist within 120 miles of Santa Ana.',
      'Other immigration filings':
        'Form I-130 approved May 6, 2025. No other petition or application was ever filed for him.',
      Character: 'He coaches a team of eleven boys at St. Jude parish. Taxes filed every year since 2012.',
    },
    documents: {
      'Letter of Dr. Paul Renner':
        'I am a neurologist. I have treated Ms. Carol Beckett since March 2018 for relapsing multiple sclerosis. She has had two relapses, in 2020 and in June 2024. Heat makes her symptoms worse. I have not examined her husband.',
      'Declaration of Carol Ann Beckett':
        'I, Carol Ann Beckett, was born in Duluth and am a citizen of the United States. Julián and I were married on August 9, 2015. My mother died in 2017 and my father lives in a nursing home. I had one surgery in 2021. I do not drive since June 2024.',
    },
    computed: { up_days: 6185, bar: 'ten_year', applicant_age: 36 },
    statements: [
      '+ Ms. Beckett is a citizen of the United States by birth.',
      '- Ms. Beckett is a lawful permanent resident.',
      '+ Mr. Ortega entered without inspection near Sásabe.',
      '- Mr. Ortega was inspected and admitted near Sásabe.',
      '+ His wife has lived with multiple sclerosis since 2018.',
      '- His wife was diagnosed with major depressive disorder.',
      '+ Dr. Renner, a neurologist, has treated her since March 2018.',
      '- Dr. Renner has also examined Mr. Ortega.',
      '+ Ms. Beckett has had two relapses, the last of them in June 2024.',
      '- Ms. Beckett has had three relapses.',
      '+ Owen, who is ten, has asthma.',
      '- Owen, who is seven, has asthma.',
      '+ Mr. Ortega was arrested once, in 2014, and the charge was dismissed.',
      '- Mr. Ortega has never been arrested.',
      '+ He has no convictions.',
      '- He was convicted in 2014 of driving without a license.',
      '+ The couple married on August 9, 2015 and have two children.',
      '- The couple have three children.',
      '+ Mr. Ortega has not left the United States since his entry in 2009.',
      '- Mr. Ortega traveled to Mexico in 2016 and came back.',
      '+ Ms. Beckett speaks no Spanish and has never been to Mexico.',
      '- Ms. Beckett speaks Spanish fluently.',
      '+ No other petition has been filed on his behalf.',
      '- A petition that his brother filed was denied.',
      '+ His unlawful presence amounts to 6,185 days.',
      '- Ms. Beckett has missed 6,185 days of work.',
      '+ Her father lives in a nursing home.',
      '- Her mother lives in a nursing home.',
      '+ She earns $1,900 a month, and he earns $3,600.',
      '- She earns $3,600 a month.',
      '+ He has filed tax returns every year since 2012.',
      '- He has never filed a tax return.',
      '- Ms. Beckett divorced her first husband before she met him.',
      '- Lily, their son, has asthma.',
    ],
  },
  {
    name: 'journalist against the state',
    filingDate: 'September 1, 2026',
    record:
      'Name: Farida Noorzai\nGender: Female\nDate of birth: 1988-05-12\nCountry of birth: Afghanistan\nCountry of citizenship: Afghanistan\nMarital status: Widowed\nLast entry date: 2025-10-19\nChild 1 name: Yusuf Noorzai\nChild 1 date of birth: 2014-01-08\nChild 1 gender: Male\nNumber of children: 1',
    answers: {
      'Who harmed the client?': 'Men of the provincial security directorate, in uniform, led by Commander Daud Rahimi.',
      'When?':
        'Detained on February 11, 2024 for nine days. House searched on June 3, 2025. Left the country on July 20, 2025.',
      'What happened?':
        'They took me from the radio station. I was beaten with a hose on four occasions and they broke two of my fingers. I was not raped. They made me sign a paper that I would not broadcast again. In June 2025 they took my computer and beat my brother Hamid, who lost three teeth.',
      'Did the client report the harm?':
        'No. The police station belongs to the same directorate. My uncle was told to keep quiet.',
      'Why was the client harmed?': 'Because of my programs about girls’ schools. I belong to no party.',
      'Past immigration applications':
        'None before this one. I applied for a visa at no consulate; I was paroled at Dulles.',
      'Arrests and crimes': 'Never arrested for any crime, in any country. No weapon, no army.',
    },
    documents: {
      'Medical report of Dr. Ellen Marsh':
        'I examined Ms. Farida Noorzai on May 4, 2026 for three hours. She has seven scars on her back and a deformity of two fingers of the left hand. In my opinion the findings are highly consistent with her account. I diagnosed post-traumatic stress disorder. I have not treated her.',
      'Letter of Hamid Noorzai':
        'I am the brother of Farida. On June 3, 2025 men in uniform came to our house in Herat. They beat me and I lost three teeth. Our father was not at home. I went to the hospital the next morning.',
    },
    computed: { deadline: '2026-10-19' },
    statements: [
      '+ Ms. Noorzai was detained for nine days in February 2024.',
      '- Ms. Noorzai was detained for nineteen days in February 2024.',
      '+ Uniformed men of the provincial security directorate took her from the radio station.',
      '- A private militia unconnected with the state took her from the radio station.',
      '+ She was beaten with a hose four times, and two of her fingers were broken.',
      '- She was beaten with a hose four times, and four of her fingers were broken.',
      '- She was raped while she was in custody.',
      '+ Her brother Hamid was beaten in June 2025 and lost three teeth.',
      '- Her cousin Hamid was beaten in June 2025.',
      '+ She did not report the harm to the police.',
      '- She reported the beating to the police the next morning.',
      '+ Dr. Marsh examined her for three hours and diagnosed post-traumatic stress disorder.',
      '- Dr. Marsh has treated her for post-traumatic stress disorder.',
      '- Dr. Marsh diagnosed major depressive disorder.',
      '+ She is a citizen of Afghanistan.',
      '- She is a citizen of Pakistan.',
      '+ She has never been arrested for a crime.',
      '- She was once convicted of a crime in Afghanistan.',
      '+ She was paroled into the United States on October 19, 2025.',
      '- She entered the United States without inspection on October 19, 2025.',
      '+ She filed no earlier application for asylum or for a visa.',
      '- She had applied for a visa at the consulate in Islamabad.',
      '+ She is a widow and the mother of a twelve-year-old boy.',
      '- She is married and came with her husband.',
      '+ Their father was not at home when the house was searched.',
      '- Their father was beaten in the house.',
      '+ She belonged to no political party.',
      '- She was a member of an opposition party.',
      '- Her daughter Yusuf is twelve.',
      '- He was detained for nine days in February 2024, Ms. Noorzai says of himself.',
    ],
  },
  {
    name: 'family threatened by a gang',
    filingDate: 'March 15, 2026',
    record:
      'Name: Blanca Estela Murcia\nGender: Female\nDate of birth: 1995-12-03\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Single\nLast entry date: 2025-06-27\nChild 1 name: Kevin Murcia\nChild 1 date of birth: 2013-10-10\nChild 2 name: Dayana Murcia\nChild 2 date of birth: 2018-03-25\nNumber of children: 2',
    answers: {
      'Who harmed the client?':
        'Members of the gang that holds the Colonia Las Brisas. One is called El Chino. They are not police.',
      'What happened?':
        'Since 2023 I paid 500 lempiras a week from my food stall. In January 2025 I could not pay. On February 8, 2025 three of them beat me and shot my partner, Wilmer Banegas, in the leg. On May 2, 2025 they said that Kevin, who was eleven, must join them.',
      'Did the client report the harm?':
        'Yes. I went to the police post on February 10, 2025. The officer wrote a report and nobody was arrested. Two days later the gang knew that I had spoken.',
      Relocation: 'I went to my aunt in Choluteca for three weeks in May 2025. They found us.',
      Entry:
        'I crossed the river at Reynosa with my children and turned myself in. We were released with a notice to appear.',
      'Prior entries and removals':
        'I was removed once, in 2016, after four days in Texas. I did not ask for asylum then.',
      'Criminal history': 'None.',
    },
    documents: {
      'Police report of February 10, 2025':
        'The complainant Blanca Estela Murcia states that on February 8, 2025 three unknown persons struck her and fired at Wilmer Banegas. She does not identify the attackers. No arrest was made.',
      'Letter of Wilmer Banegas':
        'I have lived with Blanca since 2020 but we never married. I was shot in the right leg and was in the hospital for six days. I stayed in Honduras to care for my mother.',
      'School certificate': 'Kevin Murcia attended fifth grade at Escuela Francisco Morazán until May 2025.',
    },
    statements: [
      '+ The men who attacked her were members of a gang.',
      '- The men who attacked her were police officers.',
      '+ She paid 500 lempiras a week from 2023.',
      '- She paid 500 lempiras a month from 2023.',
      '+ Her partner, Wilmer Banegas, was shot in the leg.',
      '- Her husband, Wilmer Banegas, was shot in the leg.',
      '- Her partner was shot in the arm.',
      '+ She reported the attack to the police on February 10, 2025, and nobody was arrested.',
      '- She never went to the police.',
      '- The police arrested two of the attackers.',
      '+ She was removed from the United States once, in 2016.',
      '- She had never been in the United States before 2025.',
      '- She has never been removed from the United States.',
      '+ She has no criminal history.',
      '- She was arrested in Texas for theft.',
      '+ Kevin was eleven when the gang told him to join.',
      '- Dayana was eleven when the gang told her to join.',
      '+ She sought safety with her aunt in Choluteca for three weeks.',
      '- She lived with her aunt in Choluteca for three months.',
      '+ Mr. Banegas was in the hospital for six days and remained in Honduras.',
      '- Mr. Banegas came to the United States with her.',
      '+ Ms. Murcia and Mr. Banegas never married.',
      '- Ms. Murcia is divorced.',
      '+ She did not request asylum in 2016.',
      '- She applied for asylum in 2016, and the application was denied.',
      '+ The police report does not identify the attackers.',
      '- The police report names El Chino as the attacker.',
      '+ Two days after the report the gang knew that she had spoken.',
      '- Ms. Murcia is a lawful permanent resident of Mexico.',
      '+ Ms. Murcia has two children, Kevin and Dayana.',
    ],
  },
  {
    name: 'naturalization after a trip',
    filingDate: 'May 4, 2026',
    record:
      'Name: Piotr Andrzej Zielinski\nGender: Male\nDate of birth: 1979-08-14\nCountry of birth: Poland\nCountry of citizenship: Poland\nMarital status: Divorced\nDate of permanent residence: 2019-02-26\nA number: 215-887-430\nChild 1 name: Hanna Zielinski\nChild 1 date of birth: 2012-06-30\nChild 1 gender: Female',
    answers: {
      Basis: 'Five years as a permanent resident.',
      'Trips abroad':
        'Kraków, July 3 to August 20, 2022. Kraków, December 18, 2024 to January 6, 2025. No trip of six months or more.',
      Arrests:
        'Arrested on September 9, 2020 in Joliet for disorderly conduct. Charge dismissed on December 1, 2020. No convictions.',
      Taxes: 'He filed a federal return every year. He owes nothing.',
      Work: 'Electrician at Lakeshore Power since April 2019. Before that he drove a truck for Nowak Freight.',
      'Selective Service': 'Not required; he was over 26 when he became a resident.',
      'Child support': 'He pays $640 a month for Hanna and is current.',
      English: 'He will take the test in English.',
      Memberships: 'Member of Local 134. No other organization.',
    },
    documents: {
      'Court record':
        'People v. Zielinski. Charge: disorderly conduct. Disposition: dismissed on December 1, 2020. The defendant appeared with counsel.',
      'Divorce decree':
        'The marriage of Piotr Zielinski and Agata Wrona is dissolved on October 11, 2023. Two years of separation.',
    },
    computed: { earliest_filing_date: '2023-11-28', anniversary: '2024-02-26' },
    statements: [
      '+ Mr. Zielinski has been a lawful permanent resident since February 26, 2019.',
      '- Mr. Zielinski has been a lawful permanent resident since February 26, 2016.',
      '- Mr. Zielinski is a United States citizen.',
      '+ He is a citizen of Poland.',
      '+ He was arrested once, on September 9, 2020, and the charge was dismissed.',
      '- He was arrested twice.',
      '- He pleaded guilty to disorderly conduct.',
      '+ He has no criminal convictions.',
      '- He has no arrests.',
      '+ He has made two trips abroad since 2022, neither of them of six months.',
      '- He made one trip of seven months.',
      '- He has not left the United States since 2019.',
      '+ He is divorced from Agata Wrona.',
      '- He is married to Agata Wrona.',
      '+ The marriage was dissolved on October 11, 2023.',
      '- The marriage was dissolved on December 1, 2020.',
      '+ He has filed his federal tax return every year and owes no taxes.',
      '- He owes back taxes and has a payment plan.',
      '+ He pays child support of $640 a month and is current.',
      '- He is behind with child support.',
      '+ He has worked as an electrician since April 2019.',
      '- He has worked as an electrician since April 2012.',
      '+ His daughter Hanna is thirteen.',
      '- His son Hanna is thirteen.',
      '- His daughter Hanna is nine.',
      '+ He belongs to one organization, Local 134.',
      '- He was represented by no lawyer in court.',
      '- She has been a resident since 2019.',
      '+ He was not required to register for Selective Service.',
      '- He registered with the Selective Service.',
    ],
  },
  {
    name: 'letter of an independent engineer',
    filingDate: 'February 3, 2026',
    record:
      'Name: Sunita Rao Deshmukh\nGender: Female\nDate of birth: 1986-11-20\nCountry of birth: India\nCountry of citizenship: India',
    answers: {
      Expert: 'Professor Martin Aldous Keene, Tidewater Institute of Technology.',
      'How does the expert know the client?':
        'He has never met or worked with Dr. Deshmukh. He read her papers on membranes. He receives no fee.',
      Endeavor: 'To build membranes that take salt and boron out of brackish well water for small towns.',
    },
    documents: {
      'Curriculum vitae of Martin Keene':
        'MARTIN ALDOUS KEENE, Ph.D.\nProfessor of Chemical Engineering, Tidewater Institute of Technology, 2008 to present.\nVisiting scientist, Delta Research Center, June to December 2013.\n112 peer-reviewed articles. Editor, Journal of Separations, 2015 to 2020.\nGave opinions in four earlier immigration cases.',
      'Curriculum vitae of Sunita Deshmukh':
        'SUNITA RAO DESHMUKH, Ph.D.\nPh.D., Chemical Engineering, Pune University, 2014.\nPostdoctoral fellow, Gulf Coast University, 2014 to 2018.\nSenior engineer, Clearwell Inc., 2018 to present.\n23 peer-reviewed articles; 640 citations. Two patents. Basin Prize, 2021.',
      'Letter of the town of Alder':
        'The membrane ran at our well for fourteen months, from May 2024. Boron fell from 2.4 to 0.4 milligrams per liter. The unit stopped twice, for nine days in all. The town paid $18,000 of the cost. Dr. Deshmukh visited the plant three times. Professor Keene has not visited it.',
    },
    statements: [
      '+ I have never met Dr. Deshmukh and have not worked with her.',
      '- I have known Dr. Deshmukh since we worked together at the Delta Research Center.',
      '+ I receive no fee for this letter.',
      '- I was paid a fee of $1,500 for this letter.',
      '+ I know her work from her papers on membranes.',
      '- I supervised her doctoral thesis.',
      '+ I am Professor of Chemical Engineering at the Tidewater Institute of Technology.',
      '- I am Professor of Chemical Engineering at Gulf Coast University.',
      '+ I have given opinions in four earlier immigration cases.',
      '- I have never given an opinion in an immigration case.',
      '+ Dr. Deshmukh has published 23 articles, which have been cited 640 times.',
      '- Dr. Deshmukh has published 112 articles.',
      '+ She holds two patents and received the Basin Prize in 2021.',
      '- She received the Basin Prize in 2018.',
      '+ At Alder the membrane ran for fourteen months and lowered boron from 2.4 to 0.4 milligrams per liter.',
      '- At Alder the membrane lowered boron from 2.4 to 0.04 milligrams per liter.',
      '+ I have not visited the plant at Alder.',
      '- I observed the membrane in operation at Alder.',
      '- I tested her membrane in my own laboratory.',
      '+ The unit stopped twice, for nine days in all.',
      '- The unit never stopped.',
      '+ The town bore $18,000 of the cost.',
      '- The town bore the whole cost, and no adverse result was reported.',
      '+ Dr. Deshmukh went to the plant three times.',
      '- He went to the plant three times, and Dr. Deshmukh says that he repaired it himself.',
      '+ She earned her doctorate at Pune University in 2014.',
      '- She earned her doctorate at Gulf Coast University.',
      '- We are colleagues at the same university.',
      '- I served with her on the board of the Journal of Separations.',
      '+ She has been a senior engineer at Clearwell since 2018.',
    ],
  },
  {
    name: 'waiver of a nurse',
    filingDate: 'January 20, 2026',
    record:
      'Name: Grace Adwoa Mensah\nGender: Female\nDate of birth: 1984-03-09\nCountry of birth: Ghana\nCountry of citizenship: Ghana\nMarital status: Married\nLast entry date: 2013-07-18\nSpouse name: Harold Lee Pickett\nSpouse gender: Male\nSpouse date of birth: 1975-10-28\nSpouse citizenship: Lawful permanent resident\nSpouse country of birth: Jamaica\nChild 1 name: Nathan Pickett\nChild 1 date of birth: 2017-12-15',
    answers: {
      'How did the applicant enter?': 'On a B-2 visitor visa at Newark. She stayed after January 17, 2014.',
      'Hardship if the applicant is denied admission':
        'Harold has congestive heart failure and had a bypass in 2022. He cannot work more than 20 hours a week. Grace works nights as a nurse’s aide and earns $2,700 a month. Nathan has no health problems. Her sister-in-law helps on Sundays only.',
      Petition: 'Form I-130 by Harold, approved November 3, 2024. Immigrant visa fee paid on December 19, 2024.',
      'Criminal history': 'None. Never arrested.',
      'Prior marriages': 'Grace was never married before. Harold was married to Denise Pickett, who died in 2011.',
      'Adverse factors': 'She worked without permission from 2015. She overstayed her visa.',
      'Removal proceedings': 'She is not and has never been in removal proceedings.',
    },
    documents: {
      'Letter of Dr. Aisha Lowell':
        'I am a cardiologist at Mercy Heart Center. I have followed Mr. Harold Pickett since 2019. His ejection fraction is 30 percent. He had coronary bypass surgery on March 14, 2022. He is not depressed. His wife comes to every appointment.',
      'Declaration of Harold Lee Pickett':
        'I, Harold Lee Pickett, was born in Jamaica and have been a lawful permanent resident since 2001. I do not intend to move to Ghana. I have two brothers in Jamaica and none in the United States. I smoke no more.',
    },
    computed: { up_days: 4386, bar: 'ten_year', applicant_age: 41 },
    statements: [
      '+ Mr. Pickett is a lawful permanent resident.',
      '- Mr. Pickett is a United States citizen.',
      '+ Ms. Mensah entered on a visitor visa and overstayed it.',
      '- Ms. Mensah entered without inspection.',
      '+ Mr. Pickett suffers from congestive heart failure and had bypass surgery in 2022.',
      '- Mr. Pickett suffers from diabetes.',
      '- Mr. Pickett has been treated for depression.',
      '+ Dr. Lowell, a cardiologist, has followed him since 2019.',
      '- Dr. Lowell has followed Ms. Mensah since 2019.',
      '+ Ms. Mensah has never been arrested.',
      '- Ms. Mensah was arrested in 2015.',
      '+ She is not in removal proceedings.',
      '- She is in removal proceedings before the immigration court.',
      '+ The immigrant visa fee was paid on December 19, 2024.',
      '- The immigrant visa fee has not been paid.',
      '- The application presents no adverse factors.',
      '+ Two adverse factors are acknowledged: her work without permission and her overstay.',
      '+ Mr. Pickett was married once before; his first wife died in 2011.',
      '- Mr. Pickett was divorced from his first wife.',
      '- Ms. Mensah was married once before.',
      '+ Nathan, who is eight, is in good health.',
      '- Nathan has a heart condition.',
      '- Nathan, who is twelve, is in good health.',
      '+ He has two brothers in Jamaica.',
      '- He has two brothers in the United States.',
      '+ He does not intend to move to Ghana.',
      '- He plans to move to Ghana with her.',
      '+ She is forty-one years old.',
      '- She has accrued 4,386 days of employment.',
      '- Ms. Mensah always worked with permission.',
      '- The petition was filed by her son.',
      '+ Her wages are $2,700 a month.',
    ],
  },
  {
    name: 'wife of a violent husband',
    filingDate: 'June 9, 2026',
    record:
      'Name: Rosario Ixchel Tum\nGender: Female\nDate of birth: 1993-08-04\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Married\nLast entry date: 2024-02-13\nSpouse name: Mateo Caal Pop\nSpouse gender: Male\nChild 1 name: Ana Caal\nChild 1 date of birth: 2015-05-19\nChild 1 gender: Female\nNumber of children: 1',
    answers: {
      'Who harmed the client?': 'Her husband Mateo. He is a farmer and holds no public office.',
      'What happened?':
        'He beat her from 2014 on. In August 2022 he broke her left arm with a shovel. In November 2023 he burned her clothes and said that he would kill her. He never hurt Ana.',
      'Did the client report the harm?':
        'She went to the justice of the peace in Cobán in September 2022. He told her to go home. She did not go to the police.',
      Relocation: 'She lived with her sister in Escuintla from December 2023 to January 2024. He came there twice.',
      'Arrests and crimes': 'None.',
      'Past immigration applications': 'None. She came to the United States for the first time in 2024.',
      Entry:
        'She crossed near Eagle Pass with Ana on February 13, 2024 and was not inspected. The Border Patrol took her the same day.',
    },
    documents: {
      'Certificate of the clinic in Cobán':
        'Rosario Ixchel Tum was treated on August 21, 2022 for a fracture of the left arm. Two nights in hospital.',
      'Evaluation of Dr. Judith Palmer':
        'I am a licensed psychologist. I interviewed Ms. Tum on March 3 and March 10, 2026, for five hours in all. I diagnosed post-traumatic stress disorder and moderate depression. I am not her treating therapist. She has slept badly since 2022.',
    },
    statements: [
      '+ Ms. Tum is a national of Guatemala.',
      '+ Her husband, who holds no public office, beat her from 2014 on.',
      '- Her husband is a police officer.',
      '+ In August 2022 he broke her left arm.',
      '- In August 2022 he broke her right arm.',
      '- In August 2022 he broke her left leg.',
      '+ She turned to the justice of the peace, who told her to go home.',
      '- She reported the attack to the police in Cobán.',
      '+ She has never been arrested.',
      '- She has a conviction for assault.',
      '+ She stayed with her sister in Escuintla, and he came there twice.',
      '- He came there five times.',
      '- She stayed with her brother in Escuintla.',
      '+ Dr. Palmer interviewed her for five hours and diagnosed post-traumatic stress disorder.',
      '- Dr. Palmer diagnosed bipolar disorder.',
      '- Dr. Palmer has treated her since 2022.',
      '+ She entered without inspection near Eagle Pass.',
      '- She was admitted at Eagle Pass on a tourist visa.',
      '+ She had not been in the United States before 2024.',
      '- She was deported in 2019.',
      '+ Her daughter Ana is eleven.',
      '- Her son Ana is eleven.',
      '- Her daughter Ana is eight.',
      '- Ms. Tum is divorced from Mr. Caal.',
      '- Mr. Tum was beaten from 2014 on.',
    ],
  },
  {
    name: 'teacher who overstayed',
    filingDate: 'August 18, 2026',
    record:
      'Name: Oluwaseun Adeyemi\nGender: Male\nDate of birth: 1987-01-25\nCountry of birth: Nigeria\nCountry of citizenship: Nigeria\nMarital status: Married\nLast entry date: 2015-09-02\nSpouse name: Teresa Marie Holt\nSpouse gender: Female\nSpouse date of birth: 1989-12-11\nSpouse citizenship: United States citizen\nChild 1 name: Samuel Adeyemi\nChild 1 date of birth: 2018-10-07\nChild 1 gender: Male\nChild 2 name: Grace Adeyemi\nChild 2 date of birth: 2021-02-14\nChild 2 gender: Female\nNumber of children: 2',
    answers: {
      'How did the applicant enter?':
        'With a student visa at JFK on September 2, 2015. His status ended on June 30, 2017.',
      'Criminal history': 'A ticket for speeding in 2019. No arrests.',
      'Hardship if the applicant is denied admission':
        'Teresa has lupus and was in hospital twice in 2025. Her mother, Joan Holt, has dementia and lives with them. Teresa earns $4,100 a month as a dental hygienist. Oluwaseun looks after the children and tutors for $600 a month. Samuel has a speech delay.',
      'Hardship if the relative relocates':
        'Teresa has visited Lagos once, in 2019, for ten days. She speaks no Yoruba.',
      Petition: 'Form I-130 by Teresa, approved on April 8, 2025. He never applied for asylum.',
      'Adverse factors': 'He stayed after his status ended and tutored without permission.',
      'Family abroad': 'His parents and one sister live in Ibadan.',
    },
    documents: {
      'Letter of Dr. Carl Benning':
        'I am a rheumatologist. I have treated Teresa Holt for lupus since 2017. She takes two medicines. Her kidneys are not affected. I have never met her mother.',
      'Declaration of Teresa Marie Holt':
        'I, Teresa Marie Holt, was born in Toledo, Ohio. I married Oluwaseun on May 27, 2017. I had never been married before. My father died in 2008. I have no brothers or sisters.',
    },
    computed: { up_days: 3336, bar: 'ten_year', applicant_age: 39 },
    statements: [
      '+ Ms. Holt was born in Ohio and is a United States citizen.',
      '- Ms. Holt is a permanent resident.',
      '+ Mr. Adeyemi entered on a student visa in 2015.',
      '- Mr. Adeyemi crossed the border without inspection.',
      '+ Ms. Holt has lupus and was twice in hospital in 2025.',
      '- Ms. Holt was in hospital four times in 2025.',
      '- Ms. Holt suffers from kidney failure.',
      '+ Dr. Benning has treated Ms. Holt since 2017.',
      '- Dr. Benning has treated her mother for dementia.',
      '- Ms. Holt has dementia.',
      '+ Mr. Adeyemi has no arrests.',
      '- Mr. Adeyemi was arrested for speeding in 2019.',
      '+ She earns $4,100 a month.',
      '- He earns $4,100 a month.',
      '+ She spent ten days in Lagos in 2019.',
      '- She spent ten weeks in Lagos in 2019.',
      '- She speaks Yoruba.',
      '+ The couple married on May 27, 2017.',
      '- The couple married on September 2, 2015.',
      '+ Ms. Holt was not married before.',
      '- Ms. Holt has a brother in Ohio.',
      '- His application for asylum was denied.',
      '- There are no adverse factors in this case.',
      '- Mr. Adeyemi worked with permission.',
      '+ He has accrued 3,336 days of unlawful presence.',
      '+ Samuel is seven, and Grace is five.',
      '- Samuel is five, and Grace is seven.',
      '+ His parents live in Ibadan.',
      '- Her parents live in Ibadan.',
    ],
  },
  {
    name: 'refusal of a draft',
    isHeldBack: true,
    filingDate: 'April 27, 2026',
    record:
      'Name: Dawit Haile Mesfin\nGender: Male\nDate of birth: 1998-11-30\nCountry of birth: Eritrea\nCountry of citizenship: Eritrea\nMarital status: Single\nLast entry date: 2025-08-08\nNumber of children: 0',
    answers: {
      'Who harmed the client?':
        'Soldiers of Unit 525 and their officer, Captain Berhane. The military police came to the house later.',
      'What happened?':
        'I was taken into national service in 2016. In June 2023 I asked to be released and was put into a shipping container for 23 days. They tied my hands behind my back on six nights. I lost the feeling in two fingers. In March 2024 I fled to Sudan. After that soldiers fined my father 50,000 nakfa. My sister Selam was questioned for one night.',
      Religion: 'I am a Pentecostal Christian. I was baptized in 2021. I never held an office in the church.',
      'Did the client report the harm?': 'No. There is nobody to report to.',
      Entry:
        'I came by plane to Mexico and asked for asylum at the port of entry of San Ysidro on August 8, 2025, where I was paroled.',
      'Arrests and crimes':
        'I was never charged with a crime. In Sudan the police held me for two days for having no papers.',
      'Past immigration applications': 'I registered as a refugee in Khartoum. No other application.',
    },
    documents: {
      'Report of Dr. Samuel Okeke':
        'I am a physician. I examined Mr. Mesfin on January 15, 2026 for ninety minutes. He has scars on both wrists and reduced sensation in two fingers of the right hand. He does not drink. I found no sign of depression. I see him as a patient since February 2026.',
      'Letter of Pastor Yonas Tekle':
        'I baptized Dawit in Asmara on October 10, 2021. He came to our meetings every week. I now live in Oakland and see him at church.',
    },
    statements: [
      '+ Mr. Mesfin was held in a shipping container for 23 days.',
      '- Mr. Mesfin was held in a shipping container for 32 days.',
      '+ Soldiers of Unit 525 tied his hands behind his back on six nights.',
      '- Members of a criminal gang tied his hands behind his back.',
      '+ He has lost the feeling in two fingers of his right hand.',
      '- He has lost the feeling in two fingers of his left hand.',
      '+ After his flight soldiers fined his father.',
      '- After his flight soldiers fined his uncle.',
      '+ His sister Selam was questioned for one night.',
      '- His cousin Selam was questioned for one night.',
      '+ He was baptized in 2021 and is a Pentecostal Christian.',
      '- He was a pastor of the church and held an office in it.',
      '+ He was paroled into the United States at San Ysidro.',
      '- He entered the United States without inspection near San Ysidro.',
      '+ He has never been charged with a crime.',
      '- He was convicted of desertion.',
      '+ Dr. Okeke examined him for ninety minutes in January 2026.',
      '- Dr. Okeke diagnosed depression.',
      '- Dr. Okeke examined his sister.',
      '+ Mr. Mesfin has no children and is single.',
      '- Mr. Mesfin is married and has a son.',
      '+ He did not report the harm to anybody.',
      '- He reported the harm to the police in Asmara.',
      '+ He is a citizen of Eritrea.',
      '- He is a citizen of Ethiopia.',
      '+ He is twenty-seven years old.',
      '- He is thirty-one years old.',
      '- She was held in a shipping container for 23 days.',
      '- The United States denied his application for a visa in 2019.',
      '- Pastor Tekle has never met him.',
      '- He has never been held by the police of any country.',
      '+ Pastor Tekle baptized him on October 10, 2021.',
    ],
  },
]
