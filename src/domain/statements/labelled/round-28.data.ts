import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-eighth round: twenty true and twenty false statements of two records, written before the checks were run on any. */
export const twentyEighthRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of an Ecuadorian baker whose father is the qualifying relative',
    filingDate: 'June 14, 2027',
    record:
      'Name: Gladys Maribel Quinteros\nGender: Female\nDate of birth: 1991-03-08\nCountry of birth: Ecuador\nCountry of citizenship: Ecuador\nMarital status: Single\nLast entry date: 2010-11-20\nManner of last entry: Without inspection\nNumber of children: 1\nChild 1 name: Adrián Quinteros\nChild 1 date of birth: 2016-06-01\nChild 1 gender: Male',
    answers: {
      'Qualifying relative':
        'Her father, Luis Quinteros, 68, a citizen since 2011. Her mother, Norma, lives in Cuenca and is divorced from him.',
      'Health of the father':
        'Luis has Parkinson’s disease since 2019 and had a pacemaker put in on February 3, 2025. He takes nine pills a day, which Gladys sorts. He fell four times in 2026 and broke his left wrist in May. He can no longer drive.',
      'Who helps him':
        'They live together in an apartment in Corona that Luis rents. Gladys takes him to Elmhurst Hospital on Wednesdays. Her brother Marco is a truck driver in Ohio and comes twice a year. There is no home aide, since Medicaid has not approved one.',
      Work: 'She bakes at a pastry shop from four in the morning to noon and earns $2,650 a month. Luis receives $1,120 from Social Security.',
      'Immigration history':
        'She crossed near Sasabe in November 2010 when she was nineteen. She was never caught. She left once, in 2014? No, she never left.',
      'Criminal history': 'No arrests. One summons for selling food without a permit in 2018; she paid $50.',
      'Prior filings':
        'I-130 by her father, filed March 2, 2012, approved October 30, 2013. In 2016 a notary filed an asylum application for her without telling her; she withdrew it in 2017.',
      Child:
        'Adrián was born in Queens. His father, Wilmer, went back to Ecuador in 2018 and sends nothing. Adrián has asthma and uses an inhaler.',
      'If they moved':
        'Luis has not been in Ecuador since 2009. Cuenca is at 8,400 feet; his cardiologist advises against it. He speaks Spanish.',
    },
    documents: {
      'Letter of Dr. Samir Haddad, neurologist':
        'Mr. Quinteros has been my patient since 2020. Parkinson’s disease, stage 3. He does not have dementia. His daughter attends every visit. He should not live alone. I have not met his son.',
      'Letter of Rosa Ibáñez, owner of the shop':
        'Gladys has worked for me since 2017. She is never late. I pay her by check. I would keep her place for six months, no longer.',
    },
    computed: { bar: 'ten_year', applicant_age: 36, age_at_entry: 19 },
    statements: [
      '+ Ms. Quinteros’s qualifying relative is her father, a United States citizen.',
      '+ Her father has suffered from Parkinson’s disease since 2019.',
      '+ He received a pacemaker in 2025.',
      '+ He broke his wrist in a fall.',
      '+ Ms. Quinteros lives with her father and manages his medication.',
      '+ Her brother lives out of state and visits only twice a year.',
      '+ She has never been arrested.',
      '+ An asylum application that a notary filed without her knowledge was withdrawn.',
      '+ Her son is a citizen by birth and suffers from asthma.',
      '+ Dr. Haddad states that Mr. Quinteros should not live alone.',
      '- Her mother is her qualifying relative.',
      '- Her father has dementia.',
      '- He broke his right wrist.',
      '- A home health aide cares for him during the day.',
      '- Her brother Marco lives with them and shares the care.',
      '- Her asylum application was denied in 2017.',
      '- Adrián’s father pays child support.',
      '- Her father owns the apartment.',
      '- She was apprehended at the border in 2010.',
      '- Dr. Haddad has treated Mr. Quinteros since 2010.',
    ],
  },
  {
    name: 'naturalization of a Vietnamese manicurist with a divorce',
    filingDate: 'August 2, 2027',
    record:
      'Name: Thi Hanh Nguyen\nGender: Female\nDate of birth: 1988-10-17\nCountry of birth: Vietnam\nCountry of citizenship: Vietnam\nMarital status: Divorced\nImmigration status: Lawful permanent resident\nPermanent resident since: 2019-04-09\nLast entry date: 2025-02-20\nNumber of children: 2\nChild 1 name: Kevin Nguyen\nChild 1 date of birth: 2012-12-12\nChild 1 gender: Male\nChild 2 name: Emily Pruitt\nChild 2 date of birth: 2020-05-05\nChild 2 gender: Female',
    answers: {
      'How did the client become a resident?':
        'Through her husband Darrell Pruitt, a citizen. They married on August 8, 2018 in Da Nang. The divorce was final on June 30, 2023.',
      Children:
        'Kevin is the son of her first partner in Vietnam and came with her. Emily was born in Tulsa; her parents have joint custody, and she spends every other week with Darrell.',
      Trips: 'One: January 11 to February 20, 2025, to Da Nang, for the funeral of her grandmother.',
      Work: 'Manicurist at Lotus Nails since 2019, since 2024 as co-owner with her friend Linh Tran. Licensed by Oklahoma.',
      'Arrests and citations':
        'Arrested on October 2, 2022 after a quarrel with Darrell; charged with simple assault, acquitted by a jury in March 2023. Two speeding tickets.',
      Taxes: 'Filed every year. She was audited for 2021; no change was made.',
      Voting: 'Never registered, never voted.',
      'Past applications': 'I-751 jointly filed in 2021, approved in 2022. None denied.',
      'English and civics': 'She studied at the community college and speaks English well. Vietnamese at home.',
    },
    documents: {
      'Verdict form, District Court of Tulsa County':
        'State of Oklahoma v. Nguyen. Count 1: assault. We, the jury, find the defendant not guilty. March 15, 2023.',
      'Letter of Linh Tran':
        'I have known Hanh since 2019. We opened our own shop in 2024, half and half. I was a witness at her trial. She has never hit anybody. She is a Buddhist and helps at the temple on Sundays.',
      'Decree of divorce':
        'Petitioner: Darrell Pruitt. Respondent: Thi Hanh Nguyen. Ground: incompatibility. Joint custody of the minor child E.P. Respondent shall receive $450 a month in child support.',
    },
    computed: { basis: '5_year', absence_days_longest: 40 },
    statements: [
      '+ Ms. Nguyen became a permanent resident through her marriage to a United States citizen.',
      '+ The marriage ended in divorce in 2023.',
      '+ She shares custody of her daughter with her former husband.',
      '+ A jury acquitted her of assault.',
      '+ Her only trip abroad was to attend a funeral.',
      '+ She is a co-owner of the nail salon where she works.',
      '+ She has never registered to vote.',
      '+ Her petition to remove conditions was approved in 2022.',
      '+ She receives child support from her former husband.',
      '+ An audit of her 2021 return led to no change.',
      '- Ms. Nguyen has sole custody of Emily.',
      '- She pleaded guilty to simple assault.',
      '- She has never been arrested.',
      '- Her former husband was the respondent in the divorce.',
      '- She is the sole owner of the salon.',
      '- Both of her children were born in Tulsa.',
      '- She attended her grandfather’s funeral in Da Nang.',
      '- She pays child support to her former husband.',
      '- Ms. Tran has known her since childhood.',
      '- She is a Catholic.',
    ],
  },
]
