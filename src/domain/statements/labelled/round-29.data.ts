import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-ninth round: forty statements of two records, written whole before the checks were run on any of them. */
export const twentyNinthRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Brazilian tile setter whose wife is the qualifying relative',
    filingDate: 'September 20, 2027',
    record:
      'Name: Edson Tavares\nGender: Male\nDate of birth: 1986-02-17\nCountry of birth: Brazil\nCountry of citizenship: Brazil\nMarital status: Married\nSpouse name: Colleen Tavares\nSpouse status: U.S. citizen\nLast entry date: 2014-08-30\nManner of last entry: Without inspection\nNumber of children: 2\nChild 1 name: Owen Tavares\nChild 1 date of birth: 2018-03-11\nChild 1 gender: Male\nChild 2 name: Nora Tavares\nChild 2 date of birth: 2021-07-26\nChild 2 gender: Female',
    answers: {
      'Qualifying relative':
        'His wife, Colleen Tavares (born Brannigan), 38, born in Worcester, Massachusetts. They met at church in 2015 and married on June 4, 2016.',
      'Health of the qualifying relative':
        'Colleen has had lupus since 2019. In March 2026 she spent eleven days in UMass Memorial with an inflammation of the kidneys. She takes hydroxychloroquine and prednisone. On bad days she cannot lift Nora or button her own coat. She has no mental illness, but since Edson’s consultation with a lawyer she sleeps badly and has seen a counselor, Ms. Petrakis, every two weeks.',
      Finances:
        'Edson sets tile for Bay Floors and earned $61,400 in 2026. Colleen gave up her job as a dental assistant in 2024; until then she made $38,000 a year. Their mortgage is $1,930 a month. They owe $14,200 on two credit cards. Her parents cannot help them with money.',
      Children:
        'Owen, 9, is autistic and has a one-to-one aide at school. Nora, 6, is healthy. Both speak English; neither speaks Portuguese.',
      'Family in the United States':
        'Her father Dennis had a stroke in 2023 and lives in the downstairs flat; Edson bathes and shaves him. Her mother Patricia still works as a school bus driver. Her sister Maureen moved to Oregon in 2020.',
      'If the family moved to Brazil':
        'Edson is from Governador Valadares. His brother Wagner was robbed and shot there in 2022 and survived. The nearest rheumatologist is in Belo Horizonte, five hours by bus. Colleen has been to Brazil once, for two weeks in 2017.',
      'Immigration history':
        'Edson entered near Nogales on August 30, 2014. Border Patrol caught him once, on August 21, 2014, and returned him to Mexico after fingerprinting; nine days later he crossed again. He has not left since.',
      'Criminal history': 'In 2016 he was cited for driving without a license and paid a fine of $350. No arrests.',
      'Prior filings':
        'Colleen filed an I-130 on January 15, 2024; USCIS approved it on November 6, 2025. Nothing was ever denied.',
    },
    documents: {
      'Letter of Dr. Anjali Rao, rheumatologist':
        'I have cared for Colleen Tavares since her diagnosis in 2019. She has systemic lupus erythematosus with class III nephritis. Stress is a known trigger of flares. I recommended a kidney biopsy, which she underwent on March 19, 2026. She does not need dialysis at present. Her husband drives her to her infusions, and without him I fear that she would miss them.',
      'Declaration of Patricia Brannigan':
        'I am Colleen’s mother. My husband Dennis can no longer speak or walk alone. Edson lifts him out of bed every morning before work. When Colleen was in the hospital, Edson kept both children and cooked for all of us. I was against the marriage at first. My daughter Maureen calls but has three small children of her own. I cannot retire before 2029.',
      'School plan of Owen Tavares':
        'Owen is in third grade at Flagg Street School. Diagnosis: autism spectrum disorder, level 2. He receives speech therapy three times a week and occupational therapy once a week. Changes of routine lead to self-injury. The father attends the meetings; the mother attended by telephone in May.',
    },
    computed: { bar: 'permanent', applicant_age: 41 },
    statements: [
      '+ Mrs. Tavares is a United States citizen, born in Massachusetts.',
      '+ She has lived with lupus since 2019.',
      '+ In the spring of 2026 she was hospitalized for eleven days because her kidneys were inflamed.',
      '+ At times she is unable to pick up her daughter or to dress without help.',
      '+ Mr. Tavares is the family’s only breadwinner since his wife stopped working in 2024.',
      '+ Owen, who is on the autism spectrum, is accompanied by an aide at school.',
      '+ Mr. Tavares washes and shaves his father-in-law, who survived a stroke.',
      '+ Mrs. Brannigan at first opposed her daughter’s marriage.',
      '+ Mr. Tavares was returned to Mexico once before his last entry.',
      '+ The petition that Mrs. Tavares filed for her husband has been approved.',
      '- Mrs. Tavares was diagnosed with depression.',
      '- She undergoes dialysis.',
      '- Mrs. Tavares bathes her father every morning.',
      '- Mr. Tavares was arrested in 2016 for driving without a license.',
      '- Nora is autistic.',
      '- Mr. Tavares filed the I-130 for his wife.',
      '- Wagner Tavares was killed in a robbery in 2022.',
      '- Maureen lives with her parents and helps to care for Dennis.',
      '- Both children speak Portuguese.',
      '- Mrs. Tavares attends the school meetings, and Mr. Tavares joined one by telephone.',
    ],
  },
  {
    name: 'asylum of a Cameroonian teacher of the English-speaking regions',
    filingDate: 'November 8, 2027',
    record:
      'Name: Emmanuel Tabe Ayuk\nGender: Male\nDate of birth: 1989-09-05\nCountry of birth: Cameroon\nCountry of citizenship: Cameroon\nMarital status: Married\nSpouse name: Beltha Enow Ayuk\nLast entry date: 2027-02-14\nManner of last entry: Port of entry, paroled\nNumber of children: 1\nChild 1 name: Favour Ayuk\nChild 1 date of birth: 2019-12-01\nChild 1 gender: Female',
    answers: {
      'Why did the client leave?':
        'Emmanuel taught history at a government secondary school in Mamfe. In November 2016 he marched with the teachers against French in the classrooms. From 2018 on both sides were after him: the separatist fighters, whom people call the Amba boys, because he kept on teaching, and the soldiers because he was thought to feed the fighters.',
      'First arrest':
        'On May 22, 2019 soldiers of the BIR took him from his house and held him six days in a cell of the gendarmerie at Mamfe. They whipped the soles of his feet with a cable and poured cold water on him. A captain demanded that he name the fighters among his pupils. He named nobody. His uncle, Chief Ashu Peter, paid 300,000 francs, and he was let go without a charge.',
      Abduction:
        'On September 10, 2020 four Amba boys on motorcycles stopped him on the road to Kembong. They kept him two nights in a camp in the bush, cut off the tip of his left little finger and told him to close the school. His colleague Mr. Ebot was killed by them a month later.',
      'Second arrest':
        'On June 3, 2024 gendarmes came to his home in Limbe. They broke his wife’s arm when she stood in the door. They took him to the brigade at Mile 4, where he was for nineteen days and was accused of secession. A judge freed him on bail on June 22, 2024. He did not appear at the hearing in August because he had fled.',
      'Did the client report it?':
        'He never went to the police about the abduction since the police had fled Mamfe. His wife complained to the National Commission on Human Rights, which took her statement and did nothing.',
      'Where else did the client live?':
        'He moved to Limbe in January 2021. From August 2024 to December 2026 he hid in Lagos, Nigeria, without papers; two men there asked for him by name. Nigeria offered him nothing, and he did not ask for asylum there.',
      'Family now':
        'Beltha and Favour are with her sister in Douala. His father was shot dead by soldiers in 2018 when his village was burned. His mother is alive and lives in Kumba.',
      'Harm feared':
        'There is a warrant of September 2, 2024. He fears prison and torture by the gendarmes, and that the Amba boys kill him as a traitor.',
      'Criminal history': 'None apart from the case for secession.',
      Application:
        'He was paroled in at San Ysidro on February 14, 2027. The I-589 was filed on July 30, 2027 with the court in San Diego.',
    },
    documents: {
      'Declaration of Beltha Enow Ayuk':
        'I am the wife of Emmanuel. On the third of June 2024 five gendarmes beat on our door at four in the morning. One of them hit me with the butt of his gun and my arm was broken. Our daughter was asleep at my mother’s. They said that my husband paid the boys. Since he left they have come to me twice. I am a seamstress. I have never belonged to any party.',
      'Medical report, Dr. Laura Whitcomb':
        'I examined Mr. Ayuk on June 11, 2027 for two hours. The tip of the fifth finger of the left hand is missing. There are linear scars on both soles that are highly consistent with whipping. He has symptoms of post-traumatic stress disorder; he is not psychotic. I did not find signs of burns. I have not treated him and received no fee.',
      'Letter of the Cameroon Teachers’ Trade Union':
        'Mr. Ayuk Emmanuel Tabe was a member from 2012 and was elected secretary of our branch at Mamfe in 2015. He took part in the strike of 2016. Mr. Ebot John, killed in October 2020, was our treasurer. We do not support the armed groups. Signed, Tambe Francis, president.',
    },
    computed: { applicant_age: 38, one_year_deadline: '2028-02-14' },
    statements: [
      '+ Mr. Ayuk was a history teacher in Mamfe.',
      '+ Soldiers detained him for six days in May 2019.',
      '+ They beat the soles of his feet with a cable in order to learn who among his students had joined the fighters.',
      '+ His uncle bought his release, and no charge was ever brought at that time.',
      '+ In 2020 separatists held him in the bush for two nights and severed part of one of his fingers.',
      '+ A fellow teacher was later killed by the separatists.',
      '+ Mrs. Ayuk suffered a broken arm when gendarmes raided the home in Limbe.',
      '+ After his release on bail he went into hiding in Nigeria.',
      '+ Dr. Whitcomb found scars on his feet that fit his account of whipping.',
      '+ The union confirms that he served as the secretary of its branch.',
      '- Separatists detained him for six days in May 2019.',
      '- Soldiers cut off the tip of his finger.',
      '- Mr. Ayuk was convicted of secession.',
      '- Mr. Ayuk reported the abduction to the police.',
      '- His wife was arrested in June 2024.',
      '- Separatists shot his father.',
      '- He applied for asylum in Nigeria.',
      '- He gave the captain the names of several pupils.',
      '- Dr. Whitcomb has treated Mr. Ayuk for post-traumatic stress disorder.',
      '- Mr. Ayuk was the treasurer of the union.',
    ],
  },
]
