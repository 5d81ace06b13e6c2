import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-sixth round: ninety statements of three records, a third of them false, written whole before the checks were run on any. */
export const thirtySixthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of an Ethiopian radio reporter',
    filingDate: 'January 14, 2028',
    record:
      'Name: Selamawit Girma Abebe\nGender: Female\nDate of birth: 1990-11-02\nCountry of birth: Ethiopia\nCountry of citizenship: Ethiopia\nMarital status: Married\nLast entry date: 2027-04-22\nManner of last entry: Admitted as a visitor\nSpouse name: Dawit Lemma\nSpouse gender: Male\nSpouse country of birth: Ethiopia\nNumber of children: 1\nChild 1 name: Liya Dawit\nChild 1 date of birth: 2021-08-19\nChild 1 gender: Female',
    answers: {
      'What happened?':
        'She reported on the war in Amhara for a station in Bahir Dar. On October 6, 2025 soldiers broke the door of the studio and smashed the transmitter. On January 11, 2026 two men of the intelligence bureau took her from her house at night to a school that the army used. They kept her for nine days and asked for the names of her sources. A lieutenant held her head under water. On the ninth day a guard who knew her father let her out by the kitchen. In March 2026 the station was closed. In February 2027 her colleague Yonas was found dead.',
      'Who is feared?': 'The army and the intelligence bureau. The Fano fighters never bothered her.',
      Reasons:
        'Her reporting. They say she speaks for Fano. She belongs to no party; she is in the journalists’ association since 2016.',
      'Elsewhere in the country':
        'From January 2026 to April 2027 she stayed with her husband’s aunt in Adama and did not go out by day. In May 2026 men with a photograph of her asked at the corner shop.',
      Reports: 'She did not report it. The association wrote to the Human Rights Commission; nobody answered.',
      Family:
        'Dawit and Liya are still in Adama. Dawit drives a minibus. Her father died in 2019, her mother lives in Gondar.',
      Entry:
        'By air to Dulles with a visa for a conference. She has overstayed since October 21, 2027. She filed no asylum claim before.',
      Health:
        'She wakes at night and is afraid of water. She sees a counselor at a church center twice a month, since August 2027.',
      'Criminal history': 'No arrest but that of 2026, no charge, no court.',
    },
    documents: {
      'Psychological evaluation of Dr. Renata Oliveira':
        'I met Ms. Abebe three times in September 2027, seven hours in all, with an Amharic interpreter. She has post-traumatic stress disorder. She scored 58 on the PCL-5. She does not drink. I am not her therapist. My fee was $900 and was paid by a charity.',
      'Letter of the Journalists’ Association':
        'Ms. Abebe is a member in good standing. Fourteen of our members were detained in 2026. Our letter of February 20, 2026 to the Commission was not answered. We do not know who killed Mr. Yonas Tadesse.',
      'Statement of Dawit Lemma':
        'They pushed me against the wall when they took my wife. They did not hit me. Our daughter slept. When she came back her hair was cut. I sold our refrigerator for her ticket.',
    },
    computed: { days_since_entry: 267 },
    statements: [
      '+ Ms. Abebe worked as a broadcast journalist and covered the fighting in her region.',
      '+ Troops forced their way into the station and destroyed its equipment.',
      '+ Intelligence officers came for her at her home after dark.',
      '+ She spent more than a week as a captive in a school building.',
      '+ Her interrogators wanted to learn who had given her information.',
      '+ An officer submerged her head in water.',
      '+ She escaped with the help of a guard.',
      '+ A fellow reporter lost his life a year after her captivity.',
      '+ For over a year she lived in hiding with relatives of her husband.',
      '+ Strangers carrying her picture looked for her in the neighborhood.',
      '+ She has no party affiliation.',
      '+ Her husband and daughter remain in Ethiopia.',
      '+ The evaluator spent seven hours with her over three meetings.',
      '+ Dr. Oliveira diagnosed post-traumatic stress disorder.',
      '+ A charity bore the cost of the evaluation.',
      '+ She receives counseling through a church.',
      '+ She entered lawfully and her authorized stay ended in October 2027.',
      '+ The commission never replied to the association.',
      '+ She was never charged with any offense.',
      '+ Her husband was shoved but not beaten.',
      '- Fano fighters abducted Ms. Abebe.',
      '- Dr. Oliveira has treated her since August 2027.',
      '- Ms. Abebe paid for the evaluation herself.',
      '- Her husband was beaten by the men.',
      '- She was brought before a court and acquitted.',
      '- Her colleague Yonas was killed by soldiers.',
      '- She reported her detention to the Human Rights Commission.',
      '- Her father helped her to escape.',
      '- Her daughter came to the United States with her.',
      '- She lived with her mother in Adama.',
    ],
  },
  {
    name: 'naturalization of a Peruvian chef with a tax debt and a citation',
    filingDate: 'June 9, 2028',
    record:
      'Name: Hugo Manuel Ccori\nGender: Male\nDate of birth: 1979-03-28\nCountry of birth: Peru\nCountry of citizenship: Peru\nMarital status: Divorced\nImmigration status: Lawful permanent resident\nPermanent resident since: 2020-02-14\nLast entry date: 2027-08-30\nNumber of children: 2\nChild 1 name: Kiara Ccori\nChild 1 date of birth: 2006-05-05\nChild 1 gender: Female\nChild 2 name: Bruno Ccori\nChild 2 date of birth: 2016-10-12\nChild 2 gender: Male',
    answers: {
      'How did the client become a resident?':
        'Through his sister Rosa, a citizen, who petitioned in 2006. He entered on February 14, 2020 at Newark with both children.',
      Marriage:
        'Married to Pilar Quiroz in Arequipa on December 1, 2004; divorced in Trenton on May 19, 2023. He pays $640 a month for Bruno and is current. Kiara is grown.',
      Trips:
        'June 30 to August 30, 2027 (61 days) for his mother’s operation in Lima. A cruise of 5 days in 2024. None else.',
      'Work and taxes':
        'Head chef at the Osprey Hotel in Princeton since 2021; before that a line cook at a diner. In 2022 he did not report $3,800 of tips; he amended the return in 2024 and paid the tax with a penalty of $212.',
      Citations:
        'Two: speeding in 2022 ($85, paid) and fishing without a license in 2025 ($125, paid). Never arrested, never in court.',
      Organizations:
        'He coaches youth soccer on Saturdays and belongs to St. Anthony parish. He was a conscript in the Peruvian navy from 1997 to 1999 as a cook and saw no combat.',
      'Selective Service': 'He was 40 when he came.',
      Voting: 'Never voted or registered.',
      English: 'He took classes for four semesters. He failed nothing; this is his first application.',
    },
    documents: {
      'Judgment of divorce, Mercer County':
        'Ccori v. Ccori. Dissolved for irreconcilable differences on May 19, 2023. Joint legal custody; primary residence with the mother. Child support $640 per month.',
      'Letter of Denise Kowalczyk, general manager':
        'Hugo runs a kitchen of eleven. He has not missed a shift without notice. In the flood of 2024 he cooked for the shelter for six nights without pay. He trained four apprentices.',
      'Letter of Coach Allan Reyes':
        'I have coached beside Mr. Ccori since 2022. His son plays in our team. He has never raised his voice at a child.',
    },
    computed: { years_as_resident: 8, applicant_age: 49 },
    statements: [
      '+ Mr. Ccori immigrated on the petition of his sister.',
      '+ He has held permanent residence for more than eight years.',
      '+ His marriage was dissolved in New Jersey.',
      '+ He is up to date with the support of his younger child.',
      '+ His longest trip abroad lasted about two months.',
      '+ He travelled to be with his mother during her surgery.',
      '+ He corrected a tax return on which he had left out tips.',
      '+ His only brushes with the law are two minor citations.',
      '+ Both fines have been paid.',
      '+ He was over the age at which men must register with the Selective Service.',
      '+ He did compulsory service in the navy of his country, in the galley.',
      '+ He has never cast a ballot in the United States.',
      '+ He heads the kitchen of a hotel.',
      '+ During a flood he volunteered his cooking at a shelter.',
      '+ His employer praises his reliability.',
      '+ The parents share legal custody of their son.',
      '+ The boy lives mainly with his mother.',
      '+ He has not applied for naturalization before.',
      '+ He gives his Saturdays to coaching young players.',
      '+ His daughter is an adult.',
      '- Mr. Ccori was arrested for speeding.',
      '- He obtained residence through his wife.',
      '- Bruno lives with his father.',
      '- He served in combat.',
      '- He owes child support.',
      '- He was abroad for six months in 2027.',
      '- An earlier application for naturalization was denied.',
      '- His sister is a permanent resident.',
      '- He was fined $212 for fishing without a license.',
      '- He is married to Pilar Quiroz.',
    ],
  },
  {
    name: 'motion to terminate for a Punjabi truck driver after a missed interview',
    filingDate: 'November 30, 2027',
    record:
      'Name: Harjit Singh Dhillon\nGender: Male\nDate of birth: 1987-07-07\nCountry of birth: India\nCountry of citizenship: India\nMarital status: Married\nLast entry date: 2015-12-03\nManner of last entry: Without inspection\nSpouse name: Melissa Anne Ortiz\nSpouse gender: Female\nSpouse citizenship: United States citizen\nMarriage date: 2019-09-14\nNumber of children: 1\nChild 1 name: Gurleen Dhillon\nChild 1 date of birth: 2020-12-28\nChild 1 gender: Female',
    answers: {
      'What is asked?':
        'Termination. USCIS approved the I-130 of Melissa on July 8, 2025. The next hearing is on January 20, 2028 in Fresno before Judge Alvarez.',
      'Earlier decisions':
        'His asylum claim was denied by the court on May 3, 2018; the Board remanded on March 2, 2021 because the interpreter had left out parts. It is still pending. No one has ordered him removed.',
      'The missed interview':
        'On September 12, 2024 he did not come to the first I-130 interview because his truck broke down in Elko. He called the same morning. A second one was set for November 18, 2024 and both came.',
      'Criminal history': 'None. A speeding ticket in Nevada in 2023.',
      Work: 'Work permit since 2016. He owns his truck with his cousin Baljit and hauls produce. He has never had an accident.',
      Family:
        'Melissa has epilepsy and may not drive. Gurleen goes to kindergarten. His parents are in Moga; his brother Manpreet was killed in 2014.',
      Counsel:
        'Ms. Farah Siddiqui since 2022. Before that Mr. Lowell Banks, who took $6,500 and is disbarred since 2023 for other matters.',
    },
    documents: {
      'Decision of the Board, March 2, 2021':
        'The record is remanded for a new hearing with a competent interpreter. We express no opinion on the outcome. The application is not denied by this order.',
      'Letter of Dr. Simon Aguilar, neurologist':
        'Melissa Ortiz has had epilepsy since childhood. Her last seizure was on February 27, 2027. She takes levetiracetam. She should not be alone with the child for long. I have treated her since 2020. I have not met Mr. Dhillon.',
      'Towing receipt, Elko, September 12, 2024':
        'Freightliner, water pump. Towed 31 miles. $480, paid by card, H. Dhillon.',
    },
    computed: { up_days: 4380 },
    statements: [
      '+ The visa petition that his wife filed for him has been approved.',
      '+ Mr. Dhillon crossed into the United States without being inspected.',
      '+ The Board sent his asylum case back because of faulty interpretation.',
      '+ There is no order of removal against him.',
      '+ He missed the first interview since his truck had failed in Nevada.',
      '+ He telephoned on the day itself.',
      '+ Husband and wife both attended the rescheduled interview.',
      '+ A receipt shows that the truck was towed that day.',
      '+ His wife suffers from seizures and is not allowed to drive.',
      '+ Her neurologist has followed her since 2020.',
      '+ The physician has not met the respondent.',
      '+ He has been authorized to work since 2016.',
      '+ He and a cousin own the truck together.',
      '+ He has no convictions and has never been arrested.',
      '+ His former lawyer has since lost his license.',
      '+ His brother lost his life in 2014.',
      '+ Their daughter was born after he came to this country.',
      '+ His application for asylum has not been finally decided.',
      '+ The Board took no position on whether he should win.',
      '+ Dr. Aguilar advises that the mother not be left alone with the child for long.',
      '- The Board denied his application.',
      '- Mr. Dhillon was admitted on a visa.',
      '- Neither spouse came to the second interview.',
      '- Dr. Aguilar has also examined Mr. Dhillon.',
      '- His wife drives their daughter to school.',
      '- He was ordered removed in 2018 and the order stands.',
      '- His cousin paid for the towing.',
      '- Mr. Banks was disbarred for what he did in this case.',
      '- Ms. Ortiz has had no seizure since 2020.',
      '- He works without permission.',
    ],
  },
]
