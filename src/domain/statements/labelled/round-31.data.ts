import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-first round: forty statements of three records, written whole before the checks were run on any of them. */
export const thirtyFirstRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Jamaican roofer whose mother is the qualifying relative',
    filingDate: 'October 11, 2027',
    record:
      'Name: Delroy Anthony Whyte\nGender: Male\nDate of birth: 1990-07-03\nCountry of birth: Jamaica\nCountry of citizenship: Jamaica\nMarital status: Divorced\nLast entry date: 2009-12-01\nManner of last entry: Visitor visa\nNumber of children: 1\nChild 1 name: Jada Whyte\nChild 1 date of birth: 2014-05-19\nChild 1 gender: Female',
    answers: {
      'Qualifying relative':
        'His mother, Yvonne Whyte, 66, a lawful permanent resident since 2012. She raised him alone; his father, Errol Grant, left for Canada in 1993 and never wrote.',
      'Health of the qualifying relative':
        'Yvonne has had kidney failure since 2022 and goes to dialysis three times a week. Delroy drives her there at five in the morning. His sister Simone drove her until 2024 and then moved to Georgia. Yvonne has refused to be put on the list for a transplant.',
      Finances:
        'Delroy earned $52,300 in 2026 with Apex Roofing. Yvonne has $1,020 a month from Social Security. Simone sends $100 now and then.',
      'Marital history':
        'He was married to Tanya Brooks, a U.S. citizen, from 2013 to 2019. She left him. Jada lives with Tanya and is with him every other weekend. He pays $480 a month for Jada and has never been behind.',
      'Criminal history':
        'He was arrested on April 9, 2017 in Hartford for possession of marijuana; he pleaded guilty and was fined. In 2021 his cousin Ricardo was arrested in his car; Delroy was not charged.',
      'Immigration history':
        'He came on a visitor visa on December 1, 2009 and stayed. He worked without permission until 2015, when he got a work permit. He has been to Jamaica once since, in 2016 with advance parole, for his grandmother’s funeral.',
      'Prior filings':
        'Tanya filed an I-130 in 2014, which was approved. Tanya withdrew it after the divorce. Yvonne filed for him in 2020; that petition is approved too.',
    },
    documents: {
      'Letter of Dr. Samuel Osgood, nephrologist':
        'I treat Mrs. Whyte for end-stage renal disease. She has missed no session since her son began to bring her. I have seen him in the waiting room every week. She is mentally sound.',
      'Declaration of Tanya Brooks':
        'I am the former wife of Delroy. He is a good father. I was the one who ended it. He never hit me or our daughter. I hope to be remarried next year.',
    },
    computed: { ground: 'criminal', applicant_age: 37 },
    statements: [
      '+ Mr. Whyte takes his mother to dialysis early in the morning.',
      '+ His mother brought him up on her own after his father had left the family.',
      '+ He was once fined for possessing marijuana, an offense to which he pleaded guilty.',
      '+ The marriage, which lasted from 2013 to 2019, was ended by Ms. Brooks.',
      '+ He left the United States only once, with advance parole, to bury his grandmother.',
      '- Mrs. Whyte, who is a United States citizen, depends on her son.',
      '- It is his sister who now drives their mother to dialysis.',
      '- Mr. Whyte left his wife in 2019.',
      '- The petition of his former wife was denied.',
      '- Jada lives with her father.',
      '- He was arrested in 2021 together with his cousin.',
      '- Mr. Whyte has never worked without authorization.',
      '- Mrs. Whyte is waiting for a transplant, having been placed on the list.',
      '- His mother’s nephrologist has never met Mr. Whyte.',
    ],
  },
  {
    name: 'asylum of a Pakistani Ahmadi pharmacist',
    filingDate: 'June 22, 2027',
    record:
      'Name: Naveed Ahmad Bajwa\nGender: Male\nDate of birth: 1985-02-14\nCountry of birth: Pakistan\nCountry of citizenship: Pakistan\nMarital status: Married\nSpouse name: Saima Bajwa\nLast entry date: 2026-09-09\nManner of last entry: Visitor visa\nNumber of children: 2\nChild 1 name: Hira Bajwa\nChild 1 date of birth: 2012-01-20\nChild 1 gender: Female\nChild 2 name: Talha Bajwa\nChild 2 date of birth: 2017-10-05\nChild 2 gender: Male',
    answers: {
      'What happened?':
        'Naveed owned a pharmacy in Gujranwala. On August 14, 2023 a crowd led by the cleric Qari Usman broke its windows and painted “infidel” on the door. His employee Bilal was beaten with sticks and lost two teeth. Naveed was at home with fever.',
      'Second incident':
        'On May 3, 2025 three men of Tehreek-e-Labbaik stopped his motorcycle and beat him with an iron bar. His right wrist was broken. His brother Kashif took him to the Fazle Omar hospital in Rabwah, where he stayed four days.',
      'The police':
        'He reported the beating on May 8, 2025. Inspector Cheema refused to register the case and instead opened one against Naveed for preaching. He was never arrested; he got bail before arrest from a judge on May 20, 2025.',
      'Other places':
        'From June 2025 to August 2026 the family lived with his wife’s parents in Karachi. Nobody attacked him there, but a customer recognised him and the landlord asked them to go.',
      Family:
        'His wife and both children came with him. Kashif is still in Gujranwala. His father died of cancer in 2015. His mother lives with Kashif.',
      'Entry and filing':
        'They entered at Chicago on September 9, 2026 with visitor visas. He applied for asylum on his own, without a lawyer, on January 12, 2027. He has no criminal record in any country.',
    },
    documents: {
      'Declaration of Saima Bajwa':
        'I am the wife of Naveed. I saw the painted door the next morning. I was not there when he was beaten. My parents are not Ahmadis and were afraid. Our daughter was expelled from school because of our faith; our son was too small.',
      'Report of Dr. Helen Marsh, orthopedist':
        'I examined Mr. Bajwa once, on March 2, 2027. X-rays show a healed fracture of the right distal radius. The fracture is consistent with a direct blow. I did not examine him for psychological harm and I am not treating him.',
      'Letter of the Ahmadiyya Community':
        'Mr. Bajwa is a member by birth and served as the local secretary for finance from 2019 to 2025. He is not known to have been a preacher.',
    },
    computed: { applicant_age: 42, one_year_deadline: '2027-09-09' },
    statements: [
      '+ Mr. Bajwa was not in his pharmacy when the crowd attacked it.',
      '+ Members of Tehreek-e-Labbaik broke his wrist with an iron bar.',
      '+ Instead of registering his complaint, the inspector opened a case against him.',
      '+ Hira was expelled from her school on account of her religion.',
      '+ The orthopedist saw him a single time and does not treat him.',
      '- Mr. Bajwa lost two teeth when the mob stormed the pharmacy.',
      '- The police beat him with an iron bar in May 2025.',
      '- Mrs. Bajwa witnessed the beating of her husband.',
      '- Mr. Bajwa was arrested for preaching and later released on bail.',
      '- He was attacked once more while the family lived in Karachi.',
      '- Their son was expelled from school.',
      '- Mr. Bajwa was represented by an attorney when he applied for asylum.',
      '- It was his father who brought him to the hospital.',
    ],
  },
  {
    name: 'naturalization of a Vietnamese nail salon owner',
    filingDate: 'February 9, 2027',
    record:
      'Name: Thuy Linh Pham\nGender: Female\nDate of birth: 1976-06-30\nCountry of birth: Vietnam\nCountry of citizenship: Vietnam\nMarital status: Widowed\nLawful permanent resident since: 2010-03-22\nNumber of children: 2\nChild 1 name: Kevin Pham\nChild 1 date of birth: 2001-04-04\nChild 1 gender: Male\nChild 2 name: Tina Pham\nChild 2 date of birth: 2009-09-16\nChild 2 gender: Female',
    answers: {
      'Permanent residence':
        'She became a permanent resident on March 22, 2010 through her brother Minh, a U.S. citizen. Her husband Hung Tran came with her and died of a heart attack in 2020.',
      Work: 'She has owned Lotus Nails in Garden Grove since 2016; before that she worked for Ms. Kim Dang. She has two employees, and her son keeps the books.',
      Taxes:
        'She has filed every year. For 2019 she owed $3,150, for which she had a payment plan; she paid the last part in May 2023.',
      'Criminal history':
        'In 2018 the State Board fined her salon $500 for an unlicensed employee. She was never arrested. Kevin was arrested in 2022 for driving under the influence and pleaded guilty.',
      Trips:
        'Vietnam from January 5 to February 12, 2023, to bury her mother; Vietnam from December 18, 2025 to January 9, 2026 with Tina.',
      Language:
        'She is 50 and has been a permanent resident for 16 years. She speaks little English and asks for the interview in Vietnamese.',
      'Prior filings':
        'None. She never applied for citizenship before. In 2021 she filed an I-130 for her sister Lan, which is pending.',
    },
    documents: {
      'Declaration of Minh Pham':
        'I am her older brother. I filed for Linh in 1998. She and her husband worked day and night. After his death I helped with the rent for half a year. I became a citizen in 1996. Our mother died on January 2, 2023.',
      'Letter of the State Board of Barbering and Cosmetology':
        'Lotus Nails was cited on July 11, 2018 for one unlicensed operator. The fine of $500 was paid on August 1, 2018. No further violations are on file.',
    },
    computed: { applicant_age: 50 },
    statements: [
      '+ Ms. Pham, a widow, immigrated on the petition of her brother.',
      '+ The debt for 2019 has been paid off in instalments.',
      '+ Her trip of 2023 was made to bury her mother.',
      '- Ms. Pham is divorced from Mr. Tran.',
      '- She was arrested in 2022 for driving under the influence.',
      '- Her sister filed an I-130 for her, which is pending.',
      '- Ms. Pham still owes taxes for 2019.',
      '- Her daughter does the books of the salon.',
      '- The fine imposed on the salon has not been paid.',
      '- She immigrated through her husband.',
      '- Kevin accompanied her on the trip of 2025.',
      '- She was employed by Ms. Dang while she owned Lotus Nails.',
      '- Ms. Pham borrowed the money for her rent from her son.',
    ],
  },
]
