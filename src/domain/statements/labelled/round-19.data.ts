import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The nineteenth round: twenty true and twenty false statements of one naturalization record, written before the checks were run on any. */
export const nineteenthRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of a Lebanese pharmacist with a long trip and a tax debt',
    filingDate: 'February 2, 2027',
    record:
      'Name: Rami Fouad Haddad\nGender: Male\nDate of birth: 1979-11-09\nCountry of birth: Lebanon\nCountry of citizenship: Lebanon\nMarital status: Divorced\nImmigration status: Lawful permanent resident\nPermanent resident since: 2018-05-16\nLast entry date: 2025-08-29\nNumber of children: 2\nChild 1 name: Karim Haddad\nChild 1 date of birth: 2008-01-12\nChild 1 gender: Male\nChild 2 name: Yara Haddad\nChild 2 date of birth: 2012-06-25\nChild 2 gender: Female',
    answers: {
      'How did the client become a resident?':
        'Through an employment petition of Wayne County Hospital, where he was a pharmacist on an H-1B visa from 2012.',
      'Trips in the last five years':
        'June 20, 2022 to July 15, 2022, Beirut, wedding of his brother. December 3, 2023 to June 28, 2024, Beirut: 208 days. His father had a stroke and then died on May 30, 2024. August 10 to August 29, 2025, Athens, holiday with the children.',
      'Ties during the long trip':
        'He kept his apartment in Dearborn and paid the rent. He was on unpaid leave from Oakwood Pharmacy and went back to the same job on July 8, 2024. His children stayed with their mother in Dearborn and went to school. He did no work in Lebanon.',
      Marriage:
        'Married Lina Saad in Beirut in 2006. Divorced in Wayne County on April 12, 2021. They share custody; the children are with him every other week. He pays $1,100 a month in support and has never been late. Lina became a citizen in 2020.',
      Taxes:
        'Filed every year. For 2023 he owed $7,420 and agreed to pay $310 a month from October 2024; every instalment was paid. $0 was owed for other years.',
      'Arrests and citations':
        'A speeding ticket in 2019, $165, and another in 2022, $190. On March 3, 2015 he was arrested in Ann Arbor after a quarrel in a parking lot; the prosecutor declined to file charges.',
      'Selective Service': 'He came at 32 and was not required to register.',
      Voting: 'He never registered and never voted. In 2020 he got a registration form by mail and threw it away.',
      Organizations:
        'Michigan Pharmacists Association. He was in the Lebanese Red Cross as a volunteer from 1998 to 2001. No military service; only sons were excused, and he has one brother, so he paid the fee of exemption.',
      'English and civics': 'He reads and speaks English well. No exception is asked for.',
      'Past applications': 'None for naturalization. His I-140 was approved in 2016.',
    },
    documents: {
      'Letter of Oakwood Pharmacy':
        'Rami Haddad has worked here full time since March 2017. From December 1, 2023 to July 7, 2024 he was on leave without pay. He is now the pharmacist in charge. He supervises six technicians.',
      'Judgment of Divorce':
        'Wayne County Circuit Court, April 12, 2021. Joint legal and physical custody. Support: $1,100 monthly, by the father. No finding of fault. The house is awarded to the wife.',
      'IRS installment agreement':
        'Tax year 2023. Balance $7,420. $310 per month, from October 15, 2024. As of January 2027: 27 payments received, none late.',
      'Record of Ann Arbor Police':
        'March 3, 2015. Rami Haddad, M, 35. Booked: simple assault. Released the same night without bail. Disposition: no charges authorized, March 19, 2015.',
      'Letter of Imad Saliba':
        'I have known Rami since university in Beirut. I was not in Lebanon when his father was ill. He called me from the hospital most nights. He drives the old people of our parish to their doctors. I am not related to him.',
      'Lease, Michigan Avenue 2210': 'Tenant: Rami Haddad. Term: August 1, 2021 to July 31, 2027. Rent: $1,275.',
    },
    statements: [
      '+ Mr. Haddad obtained his residence through his employer, a hospital.',
      '+ One of his trips lasted more than six months but less than a year.',
      '+ He remained in Lebanon because of his father’s stroke and death.',
      '+ He never gave up his apartment while he was abroad.',
      '+ After the trip he resumed the position that he had held before.',
      '+ His employer granted him unpaid leave.',
      '+ His children stayed behind in Michigan and attended school.',
      '+ He had no employment in Lebanon during those months.',
      '+ He and his former wife have joint custody.',
      '+ He has paid child support on time in every month since the divorce.',
      '+ He has kept every promise that he made to the IRS.',
      '+ The only tax debt that he ever had is being paid in installments.',
      '+ He was arrested once, in 2015, and no charges followed.',
      '+ He was let go on the night of his arrest and posted no bail.',
      '+ He has received two speeding tickets.',
      '+ He was too old to register with Selective Service when he arrived.',
      '+ He has neither voted nor registered to vote.',
      '+ He did not serve in the Lebanese army.',
      '+ As a young man he volunteered with the Red Cross for three years.',
      '+ His former wife is an American citizen.',
      '- Mr. Haddad became a resident by marriage to a citizen.',
      '- He was outside the United States for more than a year.',
      '- He worked as a pharmacist in Beirut during his absence.',
      '- He sublet his apartment while he was away.',
      '- His children went to Lebanon with him.',
      '- He lost his job because of the trip.',
      '- He has sole custody of the children.',
      '- He has fallen behind on child support.',
      '- He missed two payments to the IRS.',
      '- He did not file a tax return for 2023.',
      '- He pleaded guilty to assault.',
      '- He spent three days in jail.',
      '- He has never had a traffic ticket.',
      '- He served two years in the Lebanese army.',
      '- He registered to vote by mistake in 2020.',
      '- His first application for naturalization was denied.',
      '- He owns the house in Dearborn.',
      '- Mr. Saliba is his cousin.',
      '- Mr. Saliba visited his father in the hospital.',
      '- The court found that Mr. Haddad caused the divorce.',
    ],
  },
]
