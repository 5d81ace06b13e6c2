import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-ninth round: eighty statements of four records, half of them false, written in the manner of briefs before the checks were run on any. */
export const thirtyNinthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of an Egyptian Coptic pharmacist, told by his lawyer',
    filingDate: 'April 12, 2028',
    record:
      'Name: Mina Girgis\nGender: Male\nDate of birth: 1987-01-07\nCountry of birth: Egypt\nCountry of citizenship: Egypt\nMarital status: Married\nLast entry date: 2027-08-30\nManner of last entry: B-2 visitor visa\nSpouse name: Marian Girgis\nSpouse gender: Female\nNumber of children: 2\nChild 1 name: Kirollos Girgis\nChild 1 date of birth: 2015-02-20\nChild 1 gender: Male\nChild 2 name: Verena Girgis\nChild 2 date of birth: 2018-06-06\nChild 2 gender: Female',
    answers: {
      'What happened':
        'Mr. Girgis owned a pharmacy in Minya. From 2023 a man of the neighborhood, Sheikh Hassan’s son Amr, demanded that he stop employing a Muslim girl, Salma, who had been seen at a church wedding. He did not dismiss her. On May 4, 2025 Amr and four others broke the windows and beat Mr. Girgis with sticks; two of his ribs were broken. On November 20, 2026 the pharmacy burned down at night. The fire brigade wrote that the cause was unknown. In March 2027 his son was pushed off a wall at school by boys who called him an infidel; he had a concussion.',
      Police:
        'He reported the beating on May 5, 2025. An officer urged him to accept a reconciliation session. He signed it under pressure and withdrew the complaint. After the fire he did not go back to the police.',
      'Moving within Egypt':
        'They moved to his uncle’s in Alexandria in January 2027. Amr called him there in June and named the street.',
      Family:
        'Marian is a teacher and is here with the children on the same kind of visa. His mother is in Minya. His brother, a priest, was never attacked.',
      Travel: 'He was in Cyprus for a week in 2019. No other trips.',
      Salma: 'Salma went to live with an aunt in Cairo. She did not convert.',
      Record: 'He was fined once in Egypt for a late license fee. Nothing else.',
    },
    documents: {
      'Medical certificate of the Minya hospital':
        'Admitted May 4, 2025. Fractures of the sixth and seventh ribs on the left. Discharged May 7, 2025. The patient states that he was attacked by neighbors.',
      'Letter of Father Boutros':
        'I married Mina and Marian in 2013. I saw the shop the morning after the fire. I was present at the reconciliation session: the mayor spoke, and Mina wept. No one of the other side apologized. I have received no threats myself.',
    },
    statements: [
      '+ The trouble began because Mr. Girgis kept a Muslim employee whom others wanted gone.',
      '+ In the attack of 2025 several of his bones were broken.',
      '+ He spent three days in hospital after the beating.',
      '+ Under pressure he dropped the complaint that he had made to the police.',
      '+ What set the pharmacy on fire was never established.',
      '+ His son was hurt by schoolmates who insulted his faith.',
      '+ His persecutor traced him to another city.',
      '+ When the shop had burned he no longer sought the help of the police.',
      '+ The priest who married the couple attended the session at which the matter was settled.',
      '+ His wife and both children are in this country with him.',
      '- The police arrested Amr after the beating.',
      '- Investigators found that the fire had been set on purpose.',
      '- Mr. Girgis dismissed the girl in order to end the dispute.',
      '- Salma became a Christian.',
      '- His brother was beaten as well.',
      '- The attackers apologized at the reconciliation session.',
      '- Father Boutros has also been threatened.',
      '- His daughter suffered a concussion at school.',
      '- The family left Egypt without first trying to live elsewhere in the country.',
      '- He reported the fire to the police.',
    ],
  },
  {
    name: 'waiver of a Ukrainian welder and a wife with epilepsy',
    filingDate: 'November 2, 2027',
    record:
      'Name: Oleh Kovalchuk\nGender: Male\nDate of birth: 1986-09-09\nCountry of birth: Ukraine\nCountry of citizenship: Ukraine\nMarital status: Married\nLast entry date: 2014-06-11\nManner of last entry: J-1 visa\nSpouse name: Denise Parker\nSpouse gender: Female\nNumber of children: 1\nChild 1 name: Luke Kovalchuk\nChild 1 date of birth: 2020-01-31\nChild 1 gender: Male',
    answers: {
      'Entry and stay':
        'He came for a summer job at a water park in Wisconsin and did not go back. The program had no home residence requirement.',
      Marriage: 'Married July 14, 2018 in Milwaukee. It is the first marriage of both.',
      'Hardship if he is away':
        'Denise has had epilepsy since she was nineteen. She has two to three seizures a month in spite of medicine. She may not drive or bathe the child alone. Her last job ended in 2022 after a seizure at the counter. Oleh earns $5,200 a month as a welder and has the insurance for all three. Her mother, Ruth, is 71 and uses a walker; she lives ten minutes away and cannot lift the boy.',
      'Hardship if she goes along':
        'His parents live in Kharkiv, where the house next door was hit in 2025. Her medicine is made by one company and was not to be had in Kharkiv when his sister asked in three pharmacies. She speaks no Ukrainian and has never left the United States.',
      Luke: 'Luke has had no seizures. He is afraid of sleeping alone since he found his mother on the kitchen floor in March 2027. He sees the school counselor.',
      Record: 'Oleh was arrested on October 30, 2016 after a fight in a bar; the charge was dropped. Denise: none.',
      Money: 'They owe $18,700 on medical bills and pay $300 a month on them.',
    },
    documents: {
      'Letter of Dr. Priya Menon, neurologist':
        'Ms. Parker has been under my care since 2016. Her epilepsy is resistant to drugs. Surgery was considered in 2023 and is not possible because of where the focus lies. Somebody must be with her at night. Missed sleep brings on seizures. I have met her husband at most visits.',
      'Evaluation by Alan Brodsky, psychologist':
        'I saw Ms. Parker on three days in August 2027. Generalized anxiety disorder. She does not have a depressive disorder. She has never been in a psychiatric hospital. She told me that she would not go to Ukraine. I did not test the child.',
    },
    statements: [
      '+ Mr. Kovalchuk arrived as an exchange visitor for seasonal work and never returned home.',
      '+ No drug has been able to stop Ms. Parker’s seizures.',
      '+ An operation has been ruled out.',
      '+ She lost her last employment on account of her illness.',
      '+ Her elderly mother lives close by but is too frail to take care of the child.',
      '+ The whole family is insured through his employment.',
      '+ In his home town the drug that she needs could not be found.',
      '+ The boy has been frightened at night since he discovered his mother after a seizure.',
      '+ The psychologist found an anxiety disorder but no depression.',
      '+ The only charge ever brought against him came to nothing.',
      '- Ms. Parker drives their son to school.',
      '- Their son has inherited the epilepsy.',
      '- She underwent brain surgery in 2023.',
      '- Her mother lives with them and looks after her at night.',
      '- Ms. Parker was once admitted to a psychiatric hospital.',
      '- He is subject to the two-year home residence requirement.',
      '- The house of his parents was destroyed in 2025.',
      '- Ms. Parker works part-time at a store.',
      '- Dr. Menon expects that the seizures will cease.',
      '- Mr. Brodsky treats Luke for his fears.',
    ],
  },
  {
    name: 'naturalization of a Jamaican bus driver with a tax question',
    filingDate: 'July 7, 2028',
    record:
      'Name: Winston Delroy Brown\nGender: Male\nDate of birth: 1974-04-25\nCountry of birth: Jamaica\nCountry of citizenship: Jamaica\nMarital status: Married\nImmigration status: Lawful permanent resident\nPermanent resident since: 2016-01-12\nSpouse name: Carol Brown\nSpouse gender: Female\nNumber of children: 2\nChild 1 name: Shanelle Brown\nChild 1 date of birth: 2001-07-19\nChild 1 gender: Female\nChild 2 name: Jordan Brown\nChild 2 date of birth: 2009-03-03\nChild 2 gender: Male',
    answers: {
      Residence:
        'Through Carol, a citizen born in Brooklyn, whom he married on August 8, 2014. They lived apart from March to November 2024 and are together again.',
      Work: 'Bus driver of the transit authority since 2017. Before that he drove a taxi. He was employee of the month in May 2025.',
      Taxes:
        'For 2019 he filed as single by mistake; he amended the return in 2021 and paid $1,140 more. He owes nothing now.',
      Trips: 'Kingston, twice, ten days each, in 2023 and 2026. A cruise of one week in 2025.',
      Record:
        'In 2003, in Jamaica, he was charged with having cannabis and was fined. In New York he got a summons in 2022 for an open container; it was dismissed. He told the officer of both at the biometrics.',
      Children:
        'Shanelle is from his first marriage and lives in Kingston; he sends her $200 a month though she is grown. Jordan lives at home.',
      'First marriage': 'To Yvonne, from 2000 to 2009. Divorce in Kingston.',
      Register: 'He came at 41. He never registered to vote.',
      Groups: 'Trustee of the Bethel church since 2020. A domino club.',
    },
    documents: {
      'Letter of the Transit Authority':
        'Mr. Brown has driven for us since June 5, 2017. He has had one accident, in 2020, in which he was not at fault. He was on leave from April 2 to May 1, 2024.',
      'Account transcript 2019': 'Amended return received March 22, 2021. Balance $0.00.',
    },
    statements: [
      '+ Mr. Brown owes his residence to his marriage to a citizen.',
      '+ The spouses separated for some months and have since been reconciled.',
      '+ An error in one return was corrected by him and the difference was paid.',
      '+ None of his absences lasted longer than two weeks.',
      '+ He helps to support a daughter who is of age.',
      '+ In his years at the wheel there was a single accident, which another caused.',
      '+ The summons in New York led to no penalty.',
      '+ He disclosed his old offense and the summons of his own accord.',
      '+ He was too old to have to register for the draft.',
      '+ He holds an office in his church.',
      '- Mr. Brown and his wife are divorced.',
      '- He has no record of any kind in Jamaica.',
      '- Both of his children live in New York.',
      '- He was convicted of drinking in public.',
      '- The agency found that he had evaded taxes on purpose.',
      '- He still drives a taxi on weekends.',
      '- He was suspended from work in April 2024.',
      '- His daughter is the child of his present wife.',
      '- He caused an accident in 2020.',
      '- He was married for the first time in 2014.',
    ],
  },
  {
    name: 'letter for a Kenyan vaccine chemist by a former colleague',
    filingDate: 'March 30, 2028',
    record:
      'Name: Grace Wanjiru Kamau\nGender: Female\nDate of birth: 1988-10-10\nCountry of birth: Kenya\nCountry of citizenship: Kenya\nMarital status: Single\nImmigration status: H-1B',
    answers: {
      'What does the client do?':
        'She makes coatings of sugar glass so that vaccines need no cooling. Senior chemist at a company in Durham since 2022. Doctorate at Leeds in 2017; post-doc at Emory from 2017 to 2021.',
      Achievements:
        'Two patents granted, one pending. Fourteen papers, 610 citations. Her coating kept a measles vaccine alive for eight weeks at 40 degrees in a trial in Niger with 300 doses. It has not been licensed by the FDA. A prize of the Royal Society of Chemistry for young women in 2019.',
      'The expert':
        'Dr. Samuel Brenner worked two benches from her at Emory in 2019 and 2020. They share one paper. He left for a foundation in Seattle in 2021. He gets no money for the letter. The foundation paid part of the trial in Niger.',
      'What he saw':
        'He saw the first batches fail for four months and saw her find the reason, a trace of copper. He was not in Niger. He read the report of the trial.',
      Salary: '$128,000.',
      Filings: 'The H-1B of 2022. A petition in the first category is being prepared with this letter.',
    },
    documents: {
      'CV of Samuel Brenner':
        'Program officer, vaccines, since 2021. Staff scientist, Emory University, 2014 to 2021. Ph.D. in chemistry, Madison, 2010. Forty-one papers. Member of two panels of the World Health Organization.',
      'Report of the trial in Niger':
        'Of 300 doses carried by motorcycle 291 kept their strength. No child had a serious reaction. The cost of transport fell by 62 percent. The authors recommend a larger trial before use in national programs.',
    },
    statements: [
      '+ I do not write as a stranger: Dr. Kamau and I worked in the same laboratory.',
      '+ We have published a single article together.',
      '+ I watched her discover why her early batches failed.',
      '+ My knowledge of the trial in Niger comes from its report.',
      '+ I should disclose that my employer helped to finance that trial.',
      '+ Nearly all of the doses survived the transport.',
      '+ Her coating would spare vaccines the need for refrigeration.',
      '+ The product still awaits approval by the FDA.',
      '+ No child was seriously harmed.',
      '+ She has obtained two patents and has applied for a third.',
      '- I have never met Dr. Kamau.',
      '- I was in Niger during the trial.',
      '- The FDA has approved her coating.',
      '- I supervised her doctorate at Leeds.',
      '- The vaccine is already used in national programs.',
      '- Several children had serious reactions.',
      '- I am paid a fee for this opinion.',
      '- Dr. Kamau now works for my foundation.',
      '- Transport became more expensive.',
      '- I left Emory before she arrived there.',
    ],
  },
]
