import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Two records: fifteen statements each as an honest brief has them, and fifteen as a model or a hurried attorney errs.
 * Written whole, and sealed, before anything of what they measure was changed.
 */
export const fortySixthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Guinean hairdresser who fled a marriage',
    filingDate: 'November 28, 2026',
    record:
      'Name: Fatoumata Binta Sow\nGender: Female\nDate of birth: 1999-03-21\nCountry of birth: Guinea\nCountry of citizenship: Guinea\nMarital status: Single\nLast entry date: 2025-10-09\nPort of entry: San Ysidro\nManner of entry: Paroled\nNumber of children: 1\nChild 1 name: Aïssatou Sow\nChild 1 date of birth: 2022-12-30\nReligion: Muslim\nEthnicity: Fulani',
    answers: {
      'What happened to you?':
        'My father died in 2014. His brother, my uncle Boubacar, took over the house and married my mother. I was cut when I was nine, by a woman in the village of Timbi. In April 2023 my uncle said that I would be the third wife of El Hadj Saliou Barry, a cloth trader who is over sixty. He had lent my uncle the money for a minibus. I said no. My uncle beat me with a belt and with the cord of the iron and locked me in the storeroom for two days. My mother brought me water at night. On May 6, 2023 the imam held the ceremony; I was not in the room. That evening they took me to Saliou’s compound in Labé. He forced me that night and for seven weeks after. His first wife guarded the gate. On June 25 I went with the children to fetch water and ran to the road.',
      'Did you go to the police?':
        'I went to the gendarmes in Mamou on June 27, 2023. The chief said that it was a family matter and that I should be ashamed. He called my uncle on the telephone while I sat there. I left by the back.',
      'Could you live elsewhere in your country?':
        'I lived in Conakry from July 2023 to August 2025 with my friend Kadiatou and braided hair in the market of Madina. In March 2024 Saliou’s son Ibrahima found the stall and slapped me in front of the customers. I moved to another quarter. In July 2025 my uncle came to Kadiatou’s door with two men and a paper of the imam. She told them I had gone to Senegal.',
      'How did you travel?':
        'I flew from Conakry to Istanbul and Bogotá on August 19, 2025, and then to Nicaragua by another plane. I walked through Honduras and Guatemala. In Mexico City I waited for an appointment for five weeks. Kadiatou’s aunt paid half, about 18 million francs, and I had the rest from my savings.',
      'Your child':
        'Aïssatou’s father is Alpha Diallo, whom I loved and who was killed on his motorcycle before she was born. She is with my mother’s sister in Kindia. My uncle wants her to be cut. My aunt says that she will not allow it as long as she can.',
      'Have you ever harmed anyone or belonged to a group?':
        'No. I went to two meetings of a women’s group against cutting in Conakry. I did not join.',
    },
    documents: {
      'Declaration of Kadiatou Bah':
        'Binta came to me on the first days of July 2023 with a bag and marks on her back. I took her to a nurse at the clinic of Coléah, who cleaned them. She slept in my room for eight months. I was not at the stall when the son came but the neighbour, Mme Camara, told me, and I saw the red cheek. In July of last year her uncle came to my house. He showed a paper and said that she is the wife of El Hadj and that they will bring her back tied if they must. Since then I have moved. I have not told anyone where she is.',
      'Report of Dr. Susan Oyelaran, M.D.':
        'I examined Ms. Sow on March 12, 2026, for one hour and forty minutes, with a Pular interpreter by telephone. Type II female genital cutting. On the back nine linear scars, five of them consistent with blows of a thin cord; the other four are nonspecific. A round scar on the left knee which she attributes to a fall in childhood. I did not do a psychological evaluation. She reported pain at menstruation and was referred to a gynecologist.',
      'Psychosocial assessment of Teresa Lindgren, LCSW':
        'Four sessions, April to June 2026. Post-traumatic stress disorder, with panic when a door is locked behind her. Depression was considered and not diagnosed. She sleeps with the light on. She attends a group for survivors on Thursdays. She is not taking medication; a referral to a psychiatrist was made, and the first appointment is in January 2027.',
      'Letter of Imam Ousmane Keita, Columbus':
        'I know Sister Binta since December 2025. She prays with us and helps the women with the food on Fridays. I tell anyone who asks that a marriage without the consent of the bride is void. I have not spoken with her family.',
    },
    statements: [
      '+ Ms. Sow underwent genital cutting as a child of nine.',
      '+ After her father’s death her uncle became the head of the household.',
      '+ She was promised to a man more than thirty years older who already had two wives.',
      '+ The match settled a favor: the groom had financed her uncle’s vehicle.',
      '+ When she refused, her uncle whipped her and kept her shut in a storeroom.',
      '+ The wedding was performed in her absence.',
      '+ She escaped after seven weeks of sexual violence by going out for water and running away.',
      '+ Instead of protecting her, the commander of the gendarmes telephoned the very man she feared.',
      '+ Even in the capital, where she supported herself by braiding hair, the family of her husband tracked her down.',
      '+ A friend misled her uncle by telling him that she had left for Senegal.',
      '+ A physician documented scars on her back, five of which fit blows with a cord.',
      '+ Ms. Lindgren diagnosed post-traumatic stress disorder but not depression.',
      '+ Her daughter remains in Guinea in the care of a great-aunt.',
      '+ The child faces the same practice, which her great-uncle wants and her caretaker opposes.',
      '+ She has found support in a mosque in Columbus, whose imam considers a forced marriage invalid.',
      '- Her mother locked her in the storeroom for two days.',
      '- Ms. Sow was forced to marry Alpha Diallo.',
      '- She was made the second wife of a cloth trader.',
      '- She reported the marriage to the police in Conakry.',
      '- The gendarmes arrested her uncle but released him the next day.',
      '- In March 2024 her uncle slapped her at the stall.',
      '- She lived with her friend in Conakry for two years, until the day that she flew out.',
      '- Dr. Oyelaran found that all nine scars were consistent with beatings.',
      '- Dr. Oyelaran diagnosed Ms. Sow with post-traumatic stress disorder.',
      '- She has been taking antidepressants since she saw a psychiatrist.',
      '- Her daughter was cut in Kindia at her uncle’s insistence.',
      '- Ms. Sow was an active member of a women’s organization against genital cutting.',
      '- Kadiatou Bah saw the assault at the market stall with her own eyes.',
      '- Her aunt paid for the whole journey.',
      '- The scar on her knee was left by the cord of the iron.',
    ],
  },
  {
    name: 'waiver of a South Korean line cook whose mother is the qualifying relative',
    filingDate: 'November 28, 2026',
    record:
      'Name: Min-jae Oh\nGender: Male\nDate of birth: 1994-09-14\nCountry of birth: South Korea\nCountry of citizenship: South Korea\nMarital status: Single\nLast entry date: 2013-07-28\nManner of entry: Visitor, B-2\nParent name: Soon-hee Oh\nParent gender: Female\nParent date of birth: 1962-04-04\nParent citizenship: Lawful permanent resident\nNumber of children: 0',
    answers: {
      'How did the applicant enter and has he left since?':
        'He came at eighteen with a visitor’s visa at Los Angeles on July 28, 2013, to join his mother. The stay ended on January 27, 2014. He has not left. In 2016 he asked for DACA and was refused because he had come too late.',
      'Criminal history': 'None. One parking ticket in Torrance, paid.',
      'Hardship if the applicant is denied admission':
        'His mother has had rheumatoid arthritis since 2011 and lost the sight of her right eye to glaucoma in 2022. The left eye has pressure too. She puts in three kinds of drops, but her fingers cannot squeeze the bottles, so he does it at six, at two and at ten. He comes from the restaurant in his break. She closed her alterations shop in Gardena in October 2022. She gets $1,020 of Social Security and no pension. He earns $3,650 a month as a line cook and pays the rent of $1,980. His sister Ji-won lives in Seattle with twins and sends nothing. His father, Dong-hyun, left in 2005 and lives in Busan with another woman. She fell in the shower in February 2026 and broke her wrist.',
      'Hardship if the relative relocates':
        'She has been here since 2007 and has her green card since 2012 through her brother’s petition. She would lose Medicare. Her parents are dead. Her brother Sang-woo, who is a citizen, lives ten minutes away but he is seventy-four and had a bypass. She does not want to see the town where her husband left her.',
      'Other factors':
        'He finished El Camino College’s culinary program in 2019. He plays the drums in the Korean Methodist church. He has filed taxes with an ITIN since 2018. The owner would like to make him a partner.',
      'Other filings':
        'The I-130 that his mother filed was approved on March 3, 2020. Sang-woo would be his joint sponsor.',
    },
    documents: {
      'Letter of Dr. Farid Naderi, ophthalmologist':
        'Mrs. Oh has advanced primary open-angle glaucoma. The right eye has no light perception since 2022. The visual field of the left eye has been stable for fourteen months on maximal drops. If the pressure rises again I would offer a tube shunt; it would be done at our center. A missed dose now and then does little, but weeks without treatment could cost the remaining sight. Her son has been at most visits and brings a chart of the drops.',
      'Letter of Dr. Helen Tsai, rheumatologist':
        'I follow Mrs. Soon-hee Oh since 2015. Methotrexate was stopped in 2021 because of her liver. She has been on adalimumab, which she injects with help every other week. Her grip is about a quarter of normal. She can dress herself but cannot button, cook or open containers. I do not expect her to return to sewing. Depression screening was negative in August 2026.',
      'Declaration of Soon-hee Oh':
        'When my husband left I sold my wedding rings and opened a stall in Busan, and two years later my brother asked me to come and help in his dry cleaner’s. The children stayed with my mother until she died in 2013. Min-jae was the one who slept beside her at the end. I did not see him for six years. I am afraid of the dark now because I know what it is like. Ji-won offered me a room, but her house has stairs and she works nights as a nurse. If he must go I will stay here alone. I cannot go back.',
      'Letter of Carlos Benavides, owner of Benavides Grill':
        'Min-jae has worked for me since 2017; he began as a dishwasher. Since 2021 he runs the hot line on five evenings. I let him leave at one-forty every day for his mother. In 2024 I had surgery and he kept the place open for three weeks. I have nobody to replace him. I have talked to my accountant about selling him a fifth of the business.',
    },
    statements: [
      '+ Mr. Oh was admitted as a visitor at the age of eighteen and stayed on after January 2014.',
      '+ He has no criminal record.',
      '+ His mother is blind in one eye, and the sight of the other is at risk.',
      '+ Because arthritis has crippled her hands, she depends on him for her eye drops three times a day.',
      '+ Her ophthalmologist warns that several weeks without treatment could take what sight is left to her.',
      '+ She had to give up her tailoring business in the fall of 2022.',
      '+ His wages are more than three times what she receives from Social Security.',
      '+ A daughter in Washington State contributes nothing to the household.',
      '+ Mrs. Oh’s brother lives nearby, but he is in his seventies and has had heart surgery.',
      '+ Mother and son were apart for six years before he joined her.',
      '+ The rheumatologist considers it unlikely that Mrs. Oh will ever sew again.',
      '+ In Korea she would have neither parents nor Medicare to fall back on.',
      '+ His employer lets him go every afternoon to look after her and says that he could not be replaced.',
      '+ He rose from dishwasher to the cook in charge of the hot line.',
      '+ Mrs. Oh became a permanent resident on the petition of her brother.',
      '- Mr. Oh crossed the border without inspection in July 2013.',
      '- His request for DACA was approved in 2016.',
      '- Mrs. Oh lost the sight of her left eye in 2022.',
      '- Dr. Naderi has implanted a tube shunt in her left eye.',
      '- Dr. Tsai treats Mrs. Oh for glaucoma.',
      '- Mrs. Oh still takes methotrexate for her arthritis.',
      '- She suffers from depression, which her doctors trace to the fear of losing her son.',
      '- Ji-won sends her mother money every month.',
      '- Mrs. Oh’s husband died in Busan in 2005.',
      '- Mrs. Oh is a citizen of the United States.',
      '- Mr. Oh owns a fifth of the restaurant.',
      '- She broke her hip when she fell in the shower.',
      '- Her brother Sang-woo filed the petition for Mr. Oh.',
      '- Mr. Benavides pays the rent of $1,980.',
      '- If he is removed she will return to Korea with him.',
    ],
  },
]
