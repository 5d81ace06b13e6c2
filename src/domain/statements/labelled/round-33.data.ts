import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-third round: twenty true and twenty false statements of two records, written whole before the checks were run on any. */
export const thirtyThirdRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of a Kenyan runner with a divorce and a dismissed charge',
    filingDate: 'September 20, 2027',
    record:
      'Name: Kiprono Daniel Sang\nGender: Male\nDate of birth: 1986-04-11\nCountry of birth: Kenya\nCountry of citizenship: Kenya\nMarital status: Married\nImmigration status: Lawful permanent resident\nPermanent resident since: 2017-06-20\nLast entry date: 2026-01-09\nSpouse name: Beatrice Cheruto\nSpouse status: Lawful permanent resident\nSpouse gender: Female\nMarriage date: 2021-12-18\nNumber of children: 2\nChild 1 name: Mercy Sang\nChild 1 date of birth: 2015-02-27\nChild 1 gender: Female\nChild 2 name: Elijah Sang\nChild 2 date of birth: 2023-08-15\nChild 2 gender: Male',
    answers: {
      'How did the client become a resident?':
        'By the diversity lottery, from Eldoret. He entered on June 20, 2017 at Chicago.',
      'Earlier marriage':
        'Married to Faith Jepkoech in Kenya in 2012; divorced in Uasin Gishu on August 30, 2019. Mercy is their daughter and lives with Faith in Nakuru. He sends $250 a month through M-Pesa and has the receipts.',
      Trips:
        'Three: 2019 for 21 days, 2021 for 34 days, and December 12, 2025 to January 9, 2026. He raced in Canada once in 2022 for a weekend.',
      Work: 'He drove for a parcel company from 2018 to 2022. Since then he coaches track at a high school in Colorado Springs. His prize money from road races in 2019 and 2020, $6,400 together, was first left out of his tax returns; he amended both in 2023 and paid.',
      'Arrests and citations':
        'On March 8, 2024 he was cited for careless driving after he hit a parked car; the charge was dismissed when he had taken a course. He was not arrested. No alcohol was involved.',
      'Selective Service': 'He was 31 when he came and did not have to register.',
      Voting: 'He received a voter card at the DMV in 2018, sent it back with a letter and never voted.',
      'Past applications': 'None besides the lottery.',
      Membership: 'St. Paul Lutheran Church; the Pikes Peak Runners.',
      Military: 'He never served. His father was a sergeant in the Kenyan army.',
    },
    documents: {
      'Order of Dismissal, El Paso County Court':
        'People v. Sang. Careless driving. On motion of the prosecutor the case is dismissed. September 3, 2024.',
      'Letter of Coach Linda Farrow':
        'Daniel has been my assistant since August 2022. He drives our team to meets. I have never seen him drink. His wife volunteers in the concession stand. He told me about the accident the same night.',
    },
    computed: { years_as_resident: 10, applicant_age: 41 },
    statements: [
      '+ Mr. Sang obtained permanent residence through the diversity lottery.',
      '+ His first marriage was dissolved by a Kenyan court in 2019.',
      '+ He supports his daughter, who lives with her mother in Kenya.',
      '+ Mr. Sang has never been arrested.',
      '+ The careless driving charge was dismissed on the motion of the prosecutor.',
      '+ He corrected his tax returns before he applied and paid what was owed.',
      '+ He returned the voter card that he had been sent and has never voted.',
      '+ Because he arrived at the age of thirty-one, he was not required to register with the Selective Service.',
      '+ Coach Farrow, with whom he has worked since 2022, has never seen him drink alcohol.',
      '+ He belongs to a Lutheran church and to a running club.',
      '- Mr. Sang became a resident through his wife.',
      '- His wife is a United States citizen.',
      '- Both of his children live with him in Colorado.',
      '- He was arrested for careless driving.',
      '- Mr. Sang pleaded guilty to careless driving.',
      '- He was intoxicated when he hit the parked car.',
      '- Mr. Sang registered to vote in 2018 and voted.',
      '- He served in the Kenyan army.',
      '- He is a widower.',
      '- He has not left the United States since he became a resident.',
    ],
  },
  {
    name: 'letter for a Turkish ceramics engineer by an expert who does not know him',
    filingDate: 'January 24, 2028',
    record:
      'Name: Emre Tolga Aksoy\nGender: Male\nDate of birth: 1989-12-02\nCountry of birth: Turkey\nCountry of citizenship: Turkey\nMarital status: Married\nSpouse name: Selin Aksoy\nSpouse gender: Female\nImmigration status: O-1',
    answers: {
      'What does the client do?':
        'He makes ceramic coatings for turbine blades at Halden Alloys in Cincinnati, since 2021. He has a doctorate from Istanbul Technical University and was a postdoctoral researcher at Purdue from 2018 to 2021.',
      Achievements:
        'Two patents with Halden (he is the first inventor of one and the third of the other). Nineteen papers, 640 citations. He won the Ross Prize of the ceramic society in 2024. He has reviewed for three journals. His coating has been tested by the Air Force since 2025 and is not yet used in flight.',
      'How does the expert know the client?':
        'Prof. Greta Lindqvist of Uppsala has never met him or worked with him. She cites his paper of 2022 in her review. They spoke once on the telephone in 2027, about this letter.',
      'What has the expert not seen?': 'His laboratory, and the test reports of the Air Force.',
      'Earlier filings': 'An EB-1A petition filed by Halden in 2025 was denied; it was not appealed.',
      Salary: '$148,000. The lab manager earns less.',
      Family: 'His wife is an architect. They have no children. Her brother Kaan works at Halden too.',
    },
    documents: {
      'CV of Greta Lindqvist':
        'Professor of Inorganic Chemistry, Uppsala University, since 2009. Editor, Journal of Thermal Coatings, 2015 to 2023. Member, Royal Swedish Academy of Engineering Sciences. Doctorate, Lund, 1996.',
      'Letter of Thomas Weir, Halden Alloys':
        'I have supervised Dr. Aksoy since 2021. He leads a group of four. He developed the sintering step alone; the powder was made by Dr. Okoro. The coating lasted 2,300 hours where the old one lasted 900. No customer has bought it yet.',
    },
    computed: {},
    statements: [
      '+ I have never met Dr. Aksoy, and I have never worked with him.',
      '+ My only conversation with him was a telephone call in 2027.',
      '+ I am a professor at Uppsala University and a member of the Royal Swedish Academy of Engineering Sciences.',
      '+ I cited his 2022 paper in a review of my own.',
      '+ Dr. Aksoy leads a team of four at Halden Alloys.',
      '+ The coating he developed has outlasted its predecessor by more than 1,000 hours.',
      '+ The Air Force has been testing his coating since 2025.',
      '+ He holds a doctorate from Istanbul and did postdoctoral research at Purdue.',
      '+ He was awarded the Ross Prize in 2024.',
      '+ An earlier petition that his employer filed for him was denied.',
      '- I supervised Dr. Aksoy’s doctoral work.',
      '- I have visited his laboratory.',
      '- Dr. Aksoy made the powder himself.',
      '- His coating is used in military aircraft today.',
      '- He holds the two patents as sole inventor.',
      '- He has never been the beneficiary of a petition.',
      '- I reviewed the Air Force test reports.',
      '- Halden has sold the coating to several airlines.',
      '- His wife works at Halden Alloys.',
      '- I collaborated with him on a paper in 2022.',
    ],
  },
]
