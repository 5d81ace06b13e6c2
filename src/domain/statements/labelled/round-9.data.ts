import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The ninth round: ten true and ten false statements of each of three records, written before the checks were run on any. */
export const ninthRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of a Haitian nurse',
    filingDate: 'November 19, 2026',
    record:
      'Name: Marie-Ange Desrosiers\nGender: Female\nDate of birth: 1983-06-14\nCountry of birth: Haiti\nCountry of citizenship: Haiti\nMarital status: Divorced\nImmigration status: Lawful permanent resident\nResident since: 2019-08-05\nChild 1 name: Wesley Desrosiers\nChild 1 date of birth: 2009-02-28\nChild 1 gender: Male\nNumber of children: 1',
    answers: {
      'Trips abroad':
        'Two trips. Haiti from December 18, 2021 to January 9, 2022, when my father was buried. Canada for four days in July 2024.',
      'Arrests and citations':
        'On May 3, 2020 I was charged with shoplifting at a store in Brockton, Massachusetts. The case was continued without a finding and dismissed on November 12, 2020 after I did twenty hours of community service. I did not admit to anything before the judge.',
      Taxes:
        'Filed every year since 2010. For 2022 I owed $2,960 and am on an installment agreement with the IRS; I have paid $1,700 of it.',
      'Prior immigration history':
        'I had TPS from 2010 to 2019. My green card came through my former husband, Jean Robert Alcindor, a citizen. We divorced in April 2023.',
      'Voting and false claims': 'Never voted, never said that I am a citizen.',
      Children:
        'Wesley lives with me. His father pays $400 a month for him, by order of the court, and has not missed a month.',
    },
    documents: {
      'Criminal docket, Brockton District Court':
        'Commonwealth v. Desrosiers, Marie A. Count 1: larceny under $1,200 by shoplifting. Arraigned 05/18/2020, plea of not guilty entered. 06/22/2020: continued without a finding, pretrial probation six months, 20 hours community service. 11/12/2020: dismissed. No restitution ordered.',
      'Letter of Nurse Manager Colleen Fahey':
        'Ms. Desrosiers has worked on our dialysis unit at Good Samaritan as a licensed practical nurse since September 2016. She has no disciplinary record. I supervise her. In the spring of 2020 she volunteered for the COVID floor when others would not. I did not know about her court case until she told me herself.',
      'Letter of the Internal Revenue Service':
        'We have accepted your request to pay your balance for tax year 2022 in installments of $85 per month. Your remaining balance as of October 1, 2026 is $1,260.00 plus interest. Your account is in good standing as long as payments are made.',
      'Letter of Pastor Evens Laguerre':
        'Sister Marie-Ange has been in our congregation in Brockton for fifteen years and teaches the small children on Sundays. I married her and Jean Robert in 2014 and prayed with both of them when it ended. She told me about the store; she said she forgot the blouse on the cart.',
    },
    statements: [
      '+ Ms. Desrosiers became a permanent resident in August 2019.',
      '+ The shoplifting charge was ultimately dismissed.',
      '+ She entered a plea of not guilty.',
      '+ She performed twenty hours of community service.',
      '+ Before she got her green card she held Temporary Protected Status.',
      '+ She obtained residence through her marriage to Jean Robert Alcindor, from whom she has since been divorced.',
      '+ She has repaid $1,700 of her tax debt and is in compliance with her installment plan.',
      '+ Her employer has never had cause to discipline her.',
      '+ She left the country twice, once to bury her father.',
      '+ She has never claimed to be a United States citizen.',
      '- Ms. Desrosiers was convicted of larceny.',
      '- She has never been charged with a crime.',
      '- She pleaded guilty before the judge.',
      '- She owes nothing to the IRS.',
      '- Her former husband is a lawful permanent resident.',
      '- She is married to Jean Robert Alcindor.',
      '- Wesley’s father is behind on child support.',
      '- She is a registered nurse at Good Samaritan.',
      '- She voted in an election in 2020.',
      '- She spent six months in Haiti after her father’s death.',
    ],
  },
  {
    name: 'asylum of a Colombian union delegate',
    filingDate: 'November 13, 2026',
    record:
      'Name: Jhon Fredy Cárdenas Ruiz\nGender: Male\nDate of birth: 1990-10-11\nCountry of birth: Colombia\nCountry of citizenship: Colombia\nMarital status: Common-law union\nLast entry date: 2025-05-30\nSpouse name: Yuliana Mosquera Palacios\nSpouse gender: Female\nChild 1 name: Samuel Cárdenas Mosquera\nChild 1 date of birth: 2018-07-19\nChild 1 gender: Male\nNumber of children: 1',
    answers: {
      'Who harmed the client?':
        'Members of the Clan del Golfo in Apartadó. They are not police, but the sergeant of the station drinks with them.',
      'What happened?':
        'I was the delegate of the banana workers’ union on the farm La Estrella. In November 2023 two men on a motorcycle left a funeral wreath with my name on our door. In February 2024 three men stopped me on the road to Carepa, put a pistol into my mouth and told me to resign. They broke two of my fingers with the butt. On August 9, 2024 they shot at our house; nobody was hit, but the bullet went into Samuel’s mattress. We left for Medellín the same week.',
      'Did the client report the harm?':
        'Yes. I went to the Fiscalía in Apartadó on February 20, 2024. A clerk wrote it down and gave me a number. Nobody called. I did not report the shooting.',
      Relocation:
        'In Medellín a man I know from Carepa waited in front of Samuel’s school on October 2, 2024. In Bogotá we slept at my aunt’s for four months and did not go out.',
      Entry: 'With an appointment at San Ysidro; the officer paroled us in. Yuliana and Samuel are with me.',
      'Past immigration applications': 'None anywhere.',
      'Arrests and crimes': 'In 2012 I was detained for a day during a strike and released without charge.',
    },
    documents: {
      'Certificate of the union Sintrainagro':
        'We certify that Jhon Fredy Cárdenas was elected delegate on the farm La Estrella for the periods 2021–2023 and 2023–2025. He did not resign from his office. In the same period two of our delegates, Arley Cuesta and Wilmar Hinestroza, were murdered.',
      'Complaint no. 050456000360202400218':
        'Received February 20, 2024, 10:40. The complainant states that on February 14 he was intercepted by three unknown armed individuals, presumably of the Clan del Golfo. Injury: fracture of second and third finger, left hand. Remitted to the local prosecutor. Measures of protection: none requested.',
      'Report of Dr. Isadora Feinberg, psychologist':
        'I evaluated Mr. Cárdenas at the request of his attorney on August 27 and September 3, 2026, for a total of four hours, in Spanish, which I speak. He was tearful and cooperative. PCL-5: 44. Diagnoses: PTSD; alcohol use disorder, in early remission. I do not provide him treatment and have referred him to a clinic. I charged a reduced fee of $600. Ms. Mosquera was interviewed for thirty minutes by telephone.',
      'Letter of Yuliana Mosquera':
        'I washed the blood from his shirt. He would not go to the hospital as there are people of them who work there; my cousin, who is a nurse, set the fingers. Samuel wets the bed since the night of the shots. In Bogotá Fredy drank every day. He stopped in April of this year.',
    },
    statements: [
      '+ Mr. Cárdenas was twice elected as the delegate of his union on the farm.',
      '+ The men who attacked him belong to a private criminal organization, the Clan del Golfo.',
      '+ In February 2024 armed men forced a gun into his mouth and fractured two of his fingers.',
      '+ He filed a complaint with the prosecutor’s office, and nobody followed up.',
      '+ He never gave up his office in the union.',
      '+ A bullet lodged in the child’s mattress, but no one was hurt.',
      '+ He was paroled into the United States at San Ysidro with his partner and their son.',
      '+ Dr. Feinberg conducted two interviews in Spanish, four hours altogether.',
      '+ He stopped drinking in April 2026.',
      '+ Two other delegates of the union were killed.',
      '- The police broke two of his fingers.',
      '- He was treated at the hospital in Apartadó.',
      '- He resigned as the delegate of the union.',
      '- He reported the shooting to the Fiscalía.',
      '- Samuel was wounded by a bullet.',
      '- Dr. Feinberg is his treating psychologist.',
      '- Dr. Feinberg received no fee for her report.',
      '- He has never been detained.',
      '- His partner remained in Colombia.',
      '- He applied for asylum in Mexico.',
    ],
  },
  {
    name: 'waiver of a Ghanaian driver with an earlier refusal',
    filingDate: 'November 5, 2026',
    record:
      'Name: Kwabena Ofori Mensah\nGender: Male\nDate of birth: 1986-03-03\nCountry of birth: Ghana\nCountry of citizenship: Ghana\nMarital status: Married\nLast entry date: 2015-11-21\nManner of last entry: B-2 visitor visa\nSpouse name: Latoya Renee Mensah\nSpouse gender: Female\nSpouse date of birth: 1988-12-12\nSpouse citizenship: United States\nDate of marriage: 2020-06-27\nChild 1 name: Kofi Mensah\nChild 1 date of birth: 2021-05-09\nChild 1 gender: Male\nChild 2 name: Jasmine Walker\nChild 2 date of birth: 2012-10-30\nChild 2 gender: Female\nNumber of children: 2',
    answers: {
      'Qualifying relative':
        'Latoya Renee Mensah, born in Newark, New Jersey. She served in the Navy from 2007 to 2011 and was honorably discharged.',
      'Earlier filings':
        'I-130 by Latoya, approved February 2, 2024. An I-601A filed in 2024 was denied on May 15, 2025 because the hardship was not proven. He had no lawyer then.',
      'Criminal record': 'No arrests. A red-light ticket in 2019, paid.',
      Jasmine:
        'Daughter of Latoya and of Darnell Walker, who died in a car accident in 2016. Kwabena adopted her? No, he is her stepfather; she calls him Dad.',
      'Employment and money':
        'He drives for a medical courier, as a contractor, and earned $47,800 in 2025. She gets $1,140 a month in VA disability compensation, rated at 50 percent for PTSD, and cannot work nights.',
    },
    documents: {
      'Statement of Latoya Mensah':
        'I joined the Navy at eighteen and was a corpsman. I do not talk about 2009. When the nightmares come Kwabena turns on the lamp and says where we are. Before him I was in the hospital at East Orange two times, in 2013 and 2017. Since our wedding not once. I take sertraline and prazosin. I have never been to Africa. His English is better than mine, his mother says, but his mother’s house has one room for five people. My aunt Brenda helps with Jasmine on weekends. I stopped my classes at Essex County College in 2024.',
      'VA progress notes, Dr. Philip Stroud':
        'Veteran followed in this clinic since 02/2017. PTSD, chronic, military-related. Last psychiatric admission 03/2017. Attends group on Thursdays. Reports husband as principal support. Denies SI/HI. No alcohol use. Medications: sertraline 150 mg, prazosin 4 mg.',
      'Evaluation of Dr. Naomi Adler':
        'I met with Mrs. Mensah three times in September 2026 and reviewed the VA records. I have not met Mr. Mensah or the children. In my opinion a separation would likely lead to a relapse with need of inpatient care. I was paid $1,200 for this evaluation, whatever its result. I do not treat Mrs. Mensah.',
      'School report of Jasmine Walker':
        'Grade 8. Honor roll in all four quarters. Absences: 2. Contact for emergencies: Mr. Mensah (stepfather), Ms. Brenda Coles (great-aunt). Jasmine plays the clarinet. No special education services.',
    },
    statements: [
      '+ Mrs. Mensah is a citizen by birth and a veteran of the United States Navy.',
      '+ Her military service ended in an honorable discharge.',
      '+ An earlier application for this waiver, filed without a lawyer, was refused in May 2025.',
      '+ The Department of Veterans Affairs rates her as half disabled by post-traumatic stress disorder.',
      '+ She has not been admitted to a psychiatric hospital since she married.',
      '+ Mr. Mensah is the stepfather of Jasmine, whose father was killed in a car crash in 2016.',
      '+ Dr. Adler was paid for her evaluation and does not treat Mrs. Mensah.',
      '+ Apart from a traffic ticket he has had no trouble with the law.',
      '+ Jasmine made the honor roll in every quarter.',
      '+ Mrs. Mensah has never set foot in Africa.',
      '- This is his first application for a waiver.',
      '- Mr. Mensah entered the country without a visa.',
      '- Kwabena is the biological father of Jasmine.',
      '- Mr. Mensah served in the Navy.',
      '- Dr. Adler interviewed both children.',
      '- Dr. Stroud has treated her for depression since 2013.',
      '- She was hospitalized in 2022.',
      '- Jasmine receives special education services.',
      '- Mrs. Mensah drinks heavily.',
      '- Darnell Walker pays support for Jasmine.',
    ],
  },
]
