import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-sixth round: twenty true and twenty false statements of two records, written before the checks were run on any. */
export const twentySixthRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of a Peruvian surveyor with a long absence',
    filingDate: 'April 6, 2027',
    record:
      'Name: Hernán Augusto Quiroga Salas\nGender: Male\nDate of birth: 1979-09-13\nCountry of birth: Peru\nCountry of citizenship: Peru\nMarital status: Widowed\nImmigration status: Lawful permanent resident\nPermanent resident since: 2019-05-20\nLast entry date: 2026-08-02\nNumber of children: 2\nChild 1 name: Paloma Quiroga\nChild 1 date of birth: 2006-01-28\nChild 1 gender: Female\nChild 2 name: Matías Quiroga\nChild 2 date of birth: 2012-07-04\nChild 2 gender: Male',
    answers: {
      'How did the client become a resident?':
        'Through his sister Rebeca, a citizen, who filed for him in 2005. He came with his wife Elena and both children on May 20, 2019.',
      Family:
        'Elena died of cancer in Lima on March 2, 2024. Paloma is a sophomore at Boise State and lives in a dormitory. Matías lives with him. His mother-in-law, Doña Julia, looked after Matías in Lima in 2024.',
      Trips:
        'October 18, 2023 to May 30, 2024, to Lima, when Elena went home to be treated and died. July 10 to August 2, 2026, also Lima, to put up the gravestone. He kept his apartment in Boise and paid the rent, and filed his taxes as a resident.',
      Work: 'Land surveyor with Treasure Valley Geomatics since August 2019; the company gave him unpaid leave for the seven months. He has a license from the State of Idaho since 2022.',
      'Arrests and citations': 'Never arrested. A citation in 2021 for fishing without a license, $82, paid.',
      Taxes:
        'All years filed. He owed $2,310 for 2023 and has a payment plan of $150 a month, which he has kept. The balance is $660.',
      'Selective Service': 'He was 39 when he came and did not have to register.',
      Voting: 'He got a registration form with his driver license in 2020, did not sign it, and threw it away.',
      Associations:
        'Member of the Idaho Society of Professional Land Surveyors. He coaches a soccer team of ten-year-olds without pay. He is a Catholic but belongs to no parish.',
      'Support of children':
        'Paloma has a scholarship that covers tuition. He pays for her room, $610 a month. He has claimed only Matías as a dependent since 2025.',
      'English and civics': 'He speaks good English and will take the test in English.',
      'Past applications':
        'He applied for a tourist visa in 2011, which was granted, and visited Rebeca for three weeks that year.',
    },
    documents: {
      'Letter of Treasure Valley Geomatics':
        'Mr. Quiroga has been employed since August 12, 2019. From October 16, 2023 to June 7, 2024 he was on leave without pay. His position was held for him. He leads a crew of three. He has had no accident. Signed, Gail Thorne, owner.',
      'Installment agreement of the IRS':
        'Form 433-D. Taxpayer: Hernan A. Quiroga Salas. Tax period: 2023. Amount owed $2,310.00. Payment: $150.00 on the 15th. First payment June 15, 2026. No payment has been missed.',
      'Declaration of Rebeca Quiroga':
        'I am his older sister. I became a citizen in 2003. Hernán stayed with me for the first two months. I paid for their plane tickets. I took care of his mail and his car while he was away. I could not go to the funeral.',
      'Death certificate':
        'Elena Ruth Campos de Quiroga. Lima, March 2, 2024. Cause: metastatic breast carcinoma. Civil status: married.',
    },
    computed: { absence_days_longest: 225, basis: '5_year' },
    statements: [
      '+ Mr. Quiroga, a widower with two children, immigrated in May 2019 on a petition that his sister had filed fourteen years earlier.',
      '+ His only absence of more than six months, from October 2023 to May 2024, was due to the illness and death of his wife.',
      '+ Throughout that absence he maintained his apartment in Boise and continued to file his taxes as a resident.',
      '+ His employer granted him unpaid leave and kept his position open until he returned.',
      '+ His wife died of breast cancer in Peru.',
      '+ His daughter attends college on a scholarship, and he pays for her housing.',
      '+ He has never been arrested; his only citation was for fishing without a license.',
      '+ Mr. Quiroga owes a balance of $660 to the IRS and is current on his payment plan.',
      '+ He never signed the voter registration form that he was given in 2020.',
      '+ His sister looked after his mail and car during his absence.',
      '- Mr. Quiroga divorced his wife before she died, and their two children live with their grandmother in Lima.',
      '- He became a permanent resident through his employer, Treasure Valley Geomatics, which sponsored him.',
      '- Mr. Quiroga was away for more than one year between 2023 and 2024 and gave up his apartment in Boise.',
      '- The company dismissed him when he left for Lima and rehired him after his return.',
      '- He has paid his 2023 tax debt in full and has no outstanding balance.',
      '- He has missed two payments under his installment agreement with the IRS.',
      '- His sister attended the funeral in Lima and brought Matías home.',
      '- He registered to vote in 2020 when he obtained his driver license.',
      '- He is paid to coach a youth soccer team and is an active member of a Catholic parish.',
      '- Mr. Quiroga had never visited the United States before he immigrated in 2019.',
    ],
  },
  {
    name: 'letter of an independent expert on a Senegalese epidemiologist',
    filingDate: 'March 22, 2027',
    record:
      'Name: Aïssatou Ndiaye\nGender: Female\nDate of birth: 1986-04-11\nCountry of birth: Senegal\nCountry of citizenship: Senegal\nMarital status: Single\nLast entry date: 2020-01-09\nManner of last entry: J-1\nNumber of children: 0',
    answers: {
      'Who writes and how they know the beneficiary':
        'Dr. Philip Anders, chair of infectious disease at Carlow University. He has never worked with her. They met once, at a conference in Geneva in 2024, where he heard her talk. He reviewed one of her papers for a journal in 2022.',
      'What the expert has not done or seen':
        'He has not visited the field sites in Kolda. He has not run her model himself.',
      'The work':
        'Dr. Ndiaye built an early-warning model for cholera, called Naseer, that uses satellite pictures of surface water. It predicted 14 of 17 outbreaks in Senegal between 2019 and 2024, on average 23 days before the first case. Guinea and Mali use it; The Gambia tested it and has not adopted it.',
      Degrees:
        'Medical degree at Dakar in 2011; doctorate in epidemiology at Bern in 2018. She is not licensed to practice medicine in the United States.',
      Posts:
        'Postdoctoral fellow at Carlow? No: at the Hadley Institute in Atlanta from January 2020 to December 2023; research scientist there since. Before Bern she was a district physician in Kolda for three years.',
      Publications: '31 papers, first author of 12. 1,140 citations. Two in the Lancet.',
      Money:
        'The Wexford Foundation gave her $480,000 in 2023 for three years. She turned down an offer of the WHO in 2025.',
      Prizes:
        'Finalist of the Rousseau Prize in 2024; it went to a team from Dhaka. Young investigator award of her society in 2021.',
    },
    documents: {
      'Curriculum vitae of Aïssatou Ndiaye':
        '2020–2023 Postdoctoral fellow, Hadley Institute. 2024– Research scientist, Hadley Institute. Supervisor: Dr. Joanna Pell. Editorial board: Journal of Waterborne Disease (since 2025). Reviewer for nine journals. Languages: Wolof, French, English. Supervises two doctoral students.',
      'Notes of a call with Dr. Anders':
        'I trained in Baltimore and have worked on cholera for thirty years, fifteen of them in Bangladesh. Her model is the first that works without reports from clinics. It misses outbreaks that begin in wells. I have no stake in it. My own group built a model in 2015 which did worse. I am not paid for this letter. I would hire her, but I have made her no offer.',
      'Letter of the Ministry of Health of Guinea':
        'Since June 2023 the Ministry uses Naseer in eight of 33 prefectures. We pay no license fee. In 2024 it gave two false alarms. The decision to extend it has not been made.',
    },
    statements: [
      '+ Dr. Anders has never collaborated with Dr. Ndiaye and met her only once, at a conference in Geneva.',
      '+ Her model predicted fourteen of seventeen cholera outbreaks in Senegal, on average more than three weeks before the first case.',
      '+ Naseer has been adopted by two other countries, Guinea and Mali.',
      '+ Dr. Ndiaye holds a medical degree from Dakar and a doctorate from Bern.',
      '+ She practiced as a district physician in Kolda before her doctoral studies.',
      '+ She has been the first author of twelve of her thirty-one papers.',
      '+ The model does not depend on reports from clinics.',
      '+ Dr. Anders admits that the model misses outbreaks that start in wells.',
      '+ He receives no payment for his letter and has no financial interest in the model.',
      '+ She declined an offer from the World Health Organization.',
      '- Dr. Anders supervised Dr. Ndiaye during her postdoctoral fellowship at Carlow University.',
      '- He visited the field sites in Kolda and tested the model himself.',
      '- Dr. Ndiaye won the Rousseau Prize in 2024 for her work on cholera.',
      '- Naseer is now in use throughout Guinea, in all 33 of its prefectures.',
      '- The Gambia has adopted the model.',
      '- Dr. Ndiaye is a licensed physician in Georgia.',
      '- The Ministry of Health of Guinea pays an annual license fee for the model.',
      '- Dr. Anders has offered her a position in his department.',
      '- The model has never given a false alarm.',
      '- She earned her doctorate in Baltimore and speaks Bengali.',
    ],
  },
]
