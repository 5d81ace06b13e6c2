import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-seventh round: twenty true and twenty false statements of two records, written before the checks were run on any. */
export const twentySeventhRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of an Afghan midwife who worked for a foreign clinic',
    filingDate: 'May 4, 2027',
    record:
      'Name: Shukria Rahimi\nGender: Female\nDate of birth: 1992-12-19\nCountry of birth: Afghanistan\nCountry of citizenship: Afghanistan\nMarital status: Married\nLast entry date: 2026-06-11\nManner of last entry: B-2 visitor\nSpouse name: Farid Rahimi\nSpouse gender: Male\nSpouse country of citizenship: Afghanistan\nNumber of children: 3\nChild 1 name: Yalda Rahimi\nChild 1 date of birth: 2015-03-30\nChild 1 gender: Female\nChild 2 name: Omid Rahimi\nChild 2 date of birth: 2017-08-22\nChild 2 gender: Male\nChild 3 name: Sahar Rahimi\nChild 3 date of birth: 2022-01-15\nChild 3 gender: Female',
    answers: {
      'Who harmed the client?':
        'The Taliban: first men of the Ministry of Vice and Virtue, later two fighters of the commander Mullah Basir. My husband’s uncle Latif also threatened me.',
      'What happened?':
        'I worked as a midwife in a Swedish clinic in Wardak from 2014 until it was closed in December 2022. In February 2023 they called me to their office and whipped me eleven times with a cable because I had traveled without a man. In September 2023 two fighters stopped our car. They broke Farid’s jaw with a rifle and took me to a house for two nights. I was not raped. An elder paid 200,000 afghanis and they let me go. After that we hid with Farid’s sister in Herat. In July 2025 we crossed into Iran without visas. My parents sold their shop to pay for it.',
      'Why was the client harmed?':
        'They said that I worked for the infidels and taught women to prevent children. I also gave lessons to girls in our cellar, to nine of them.',
      Family:
        'Farid was a driver of the clinic. He and Omid are in Mashhad without papers. Yalda and Sahar came with me. My brother Hamid was an interpreter for the Americans; he lives in Sacramento since 2016 and is a citizen. Latif wanted Yalda to marry his son.',
      'Entry and earlier stays':
        'I got the visa in Ankara to visit Hamid and came by plane to San Francisco on June 11, 2026. I had not been here before. I asked for asylum on December 1, 2026.',
      'Did the client report the harm?': 'No. The Taliban are the police.',
      'Arrests and crimes': 'None, apart from the two times that the Taliban held me.',
      'Past immigration applications':
        'Hamid filed a petition for me in 2021; it is pending. Sweden refused us a visa in 2022.',
      Health:
        'I do not sleep more than four hours. I see a counselor at the clinic of the refugees since January 2027. I take no medicine.',
      Work: 'I am not allowed to work yet. Hamid pays for everything.',
    },
    documents: {
      'Evaluation by Dr. Lucille Park, psychologist':
        'I saw Ms. Rahimi on two days in February 2027 with a Dari interpreter. Diagnosis: post-traumatic stress disorder. She denies thoughts of suicide. She does not meet the criteria for major depression. I also spoke with her brother for half an hour. I did not test her children. I do not know her husband. My fee of $600 was paid by her brother.',
      'Letter of Dr. Karin Holmlund, former head of the clinic':
        'Shukria Rahimi was one of our best midwives. She delivered more than two thousand children. I left Wardak in August 2021 and was not there when the clinic was closed. I have heard of the whipping from her and from a colleague who saw the wounds.',
      'Declaration of Hamid Sultani':
        'My sister called me the day after she was freed. She could hardly speak. I sent the money for the plane. I served with the 10th Mountain Division as an interpreter for three years. Our father is ill and cannot leave Kabul.',
    },
    computed: { deadline: '2027-06-11', applicant_age: 34 },
    statements: [
      '+ Ms. Rahimi is an Afghan midwife who worked for a Swedish clinic for eight years.',
      '+ The Taliban whipped her for traveling without a male companion.',
      '+ She was held captive for two nights and released after a ransom was paid.',
      '+ She was not sexually assaulted.',
      '+ Her husband’s jaw was broken with a rifle.',
      '+ She secretly taught nine girls at home.',
      '+ Two of her three children are with her in the United States.',
      '+ Her husband and son remain in Iran without legal status.',
      '+ Dr. Park diagnosed her with post-traumatic stress disorder but not with depression.',
      '+ Her brother, a U.S. citizen, supports her financially.',
      '- The Taliban raped her during her captivity.',
      '- All three of her children came with her to the United States.',
      '- Ms. Rahimi was paroled into the United States in 2026.',
      '- Her husband’s uncle paid for her release.',
      '- She fled to Pakistan in July 2025.',
      '- Dr. Holmlund was present when the clinic was closed.',
      '- Dr. Park diagnosed major depression and prescribed medication.',
      '- Ms. Rahimi works as a midwife in Sacramento.',
      '- No petition has ever been filed on her behalf.',
      '- Her brother is a lawful permanent resident.',
    ],
  },
  {
    name: 'bond of a Ukrainian mechanic with an old drug case',
    filingDate: 'April 12, 2027',
    record:
      'Name: Yaroslav Petrenko\nGender: Male\nDate of birth: 1995-02-03\nCountry of birth: Ukraine\nCountry of citizenship: Ukraine\nMarital status: Married\nLast entry date: 2014-08-25\nManner of last entry: F-1\nImmigration status: Lawful permanent resident\nPermanent resident since: 2018-10-09\nSpouse name: Brianna Louise Carver\nSpouse gender: Female\nSpouse citizenship: United States citizen\nDate of marriage: 2016-12-17\nNumber of children: 1\nChild 1 name: Nina Petrenko\nChild 1 date of birth: 2020-05-29\nChild 1 gender: Female',
    answers: {
      'How did the client become a resident?': 'By marriage to Brianna. The conditions were removed in 2021.',
      'Criminal history':
        'September 4, 2019, Dayton: possession of cocaine, 0.4 grams. He pleaded guilty, treatment in lieu of conviction, completed on November 20, 2020, case dismissed. May 16, 2023: reckless operation, fine of $250. January 30, 2027: arrested for domestic violence after a neighbor called; Brianna had no injury and did not want charges; the prosecutor dismissed it on February 12.',
      Detention: 'Taken by ICE on February 12, 2027 from the Montgomery County jail. Held in Butler County.',
      'Family and home':
        'He lives with Brianna and Nina in Kettering in a house that they bought in 2022. Nina has type 1 diabetes since she was four. Brianna is pregnant, due in August.',
      Work: 'Mechanic at Ostrander Diesel since 2017, $31 an hour; the owner will take him back. Brianna is a dental assistant, part-time.',
      'Treatment and sobriety': 'Clean since October 2019. He went to meetings until 2022. He drinks beer on weekends.',
      'Appearance in court': 'He never missed a date. He was on probation for one year without a violation.',
      'Ties abroad':
        'His mother came to Dayton in 2022 and lives with his aunt. His brother fights in the army. He has not been in Ukraine since 2017, when his father was buried.',
      'Military service': 'He never served.',
    },
    documents: {
      'Letter of Dale Ostrander':
        'Yaro has worked for me for nine years. I know about 2019; he told me himself and I sent him to treatment. He has never come to work under the influence. I would post his bond if I had the money. I trust him with the keys.',
      'Declaration of Brianna Carver':
        'We were shouting about money. He threw a plate at the wall. He has never hit me. The neighbor, Mrs. Lutz, heard it and called. I told the officer that I was not afraid. He gives Nina her insulin at night because I cannot wake up. I have seen him use nothing since before she was born.',
      'Police report, Kettering, January 30, 2027':
        'Officers responded to a call of a disturbance. Broken dish in the kitchen. Female stated that no assault occurred. No visible injuries. Child asleep. Male was calm and cooperative. Arrested per policy. No weapon.',
      'Discharge summary of Eastway Treatment':
        'Client completed 36 of 36 sessions. Eleven drug screens, all negative. Discharged November 16, 2020, successfully.',
    },
    statements: [
      '+ Mr. Petrenko has been a lawful permanent resident since 2018.',
      '+ He obtained residence through marriage to a United States citizen.',
      '+ His cocaine case ended in dismissal after he completed treatment.',
      '+ The domestic violence charge was dropped within two weeks.',
      '+ Ms. Carver was not injured.',
      '+ A neighbor, and not his wife, called the police.',
      '+ Every one of his drug screens in treatment was negative.',
      '+ His employer is willing to rehire him.',
      '+ The couple are homeowners and expect a second child.',
      '+ His daughter depends on insulin, which he gives her at night.',
      '- Mr. Petrenko was convicted of domestic violence.',
      '- He punched his wife during an argument.',
      '- Ms. Carver called the police on January 30, 2027.',
      '- Mr. Petrenko tested positive for cocaine twice during treatment.',
      '- He does not drink alcohol.',
      '- He has failed to appear in court once.',
      '- His mother lives in Ukraine.',
      '- He served in the Ukrainian army.',
      '- Mr. Ostrander has offered to post the bond.',
      '- Officers found a gun in the house.',
    ],
  },
]
