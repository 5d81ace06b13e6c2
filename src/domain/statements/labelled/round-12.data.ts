import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twelfth round: ten true and ten false statements of each of two records, written before the checks were run on any. */
export const twelfthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of an Ethiopian radio reporter',
    filingDate: 'December 1, 2026',
    record:
      'Name: Hiwot Bekele Tadesse\nGender: Female\nDate of birth: 1994-06-12\nCountry of birth: Ethiopia\nCountry of citizenship: Ethiopia\nMarital status: Married\nLast entry date: 2026-01-19\nManner of last entry: B-2 visitor\nSpouse name: Dawit Alemu Girma\nSpouse gender: Male\nSpouse country of citizenship: Ethiopia\nNumber of children: 2\nChild 1 name: Meron Dawit\nChild 1 date of birth: 2018-09-03\nChild 1 gender: Female\nChild 2 name: Abel Dawit\nChild 2 date of birth: 2021-12-20\nChild 2 gender: Male',
    answers: {
      'Who harmed the client?':
        'Federal police, and two men in plain clothes who said they were from the security service.',
      'What happened?':
        'I was a reporter at Sheger Dawn, a private radio station in Addis Ababa, from 2017. On May 3, 2024 I aired an interview with a striking nurse. On May 9 federal police took me from the studio and kept me at Maekelawi annex for 17 days. They hit the soles of my feet with a cable. I was not charged. My brother Yonas paid 40,000 birr so that they let me go. On August 21, 2025 two men in plain clothes stopped me on Bole Road and said that my daughter’s school was known to them. I went into hiding with an aunt in Adama until I flew out.',
      'Did the client report the harm?':
        'No. The police were the ones who did it. I told the Human Rights Commission, which gave me a paper.',
      'Family now':
        'Dawit and the children are in Nairobi since February 2026. My brother Yonas was arrested in March 2026 and is still in prison. My father died in 2010.',
      'Past immigration applications': 'The visitor visa was refused in 2019 and granted in 2025. Nothing else.',
      'Arrests and crimes': 'Only the 17 days in 2024. Nothing in the United States.',
      'Trips abroad': 'A workshop in Kampala in 2022; I returned home after five days.',
      'Present life': 'I stay with a cousin in Silver Spring. I do not work; I have no permit yet.',
    },
    documents: {
      'Receipt of the Ethiopian Human Rights Commission':
        'No. 0417/24. June 11, 2024. The complainant states that she was held from May 9 to May 26, 2024 without charge and beaten on the feet. The Commission has taken note of the complaint. No investigation was opened for lack of access to the place.',
      'Medical note, Zewditu Hospital':
        'May 28, 2024. Woman, 29. Swelling of both feet, bruises of the soles, difficulty walking. No fracture on X-ray. Paracetamol, rest. Said she was beaten. Seen by Dr. Selam Worku.',
      'Declaration of Getachew Mulugeta':
        'I was the editor of Sheger Dawn until it was closed by the Media Authority on October 2, 2025. Hiwot worked for me for eight years. I was not in the studio on May 9, but the technician called me at once. I went to the annex twice and they did not let me in. She came back to the air in July 2024. I live in Nairobi and have been recognized as a refugee by UNHCR.',
      'Psychological evaluation by Dr. Ellen Marsh':
        'I met Ms. Tadesse by video on September 4 and in person on September 18, 2026, three hours in all, with an Amharic interpreter. She meets the criteria for post-traumatic stress disorder. She does not meet the criteria for major depression. I gave the PCL-5: 51. She has had no therapy; there is a waiting list. My fee was waived.',
    },
    statements: [
      '+ Ms. Tadesse, a journalist, spent eight years at a private radio station in Addis Ababa.',
      '+ Federal officers seized her at her workplace six days after the broadcast and held her for more than two weeks.',
      '+ During that detention her captors whipped the soles of her feet with a cable.',
      '+ No charge was ever brought against her, and she was freed only after her brother paid a bribe.',
      '+ The hospital documented bruised soles and swollen feet two days after her release.',
      '+ Dr. Marsh diagnosed post-traumatic stress disorder after two sessions, one remote and one face to face.',
      '+ The psychologist ruled out major depression.',
      '+ Her husband and their two children have left Ethiopia and are in Kenya.',
      '+ Her brother Yonas has been imprisoned since March 2026.',
      '+ The authorities shut the station down in October 2025.',
      '- Ms. Tadesse was convicted of broadcasting without a license.',
      '- She reported the beating to the federal police.',
      '- Dr. Marsh treated Ms. Tadesse with weekly therapy.',
      '- Dr. Marsh diagnosed her with major depression.',
      '- Her husband was detained for 17 days.',
      '- Ms. Tadesse has never been outside Ethiopia before coming to the United States.',
      '- Mr. Mulugeta witnessed her arrest in the studio.',
      '- X-rays showed that her foot was broken.',
      '- She was never refused a visa.',
      '- Her father paid for her release.',
    ],
  },
  {
    name: 'waiver of a Filipino cook whose wife lost her sight',
    filingDate: 'December 8, 2026',
    record:
      'Name: Rodel Santos Aguinaldo\nGender: Male\nDate of birth: 1984-02-27\nCountry of birth: Philippines\nCountry of citizenship: Philippines\nMarital status: Married\nLast entry date: 2009-10-05\nManner of last entry: C-1/D crewman\nSpouse name: Lorraine Marie Foster\nSpouse gender: Female\nSpouse date of birth: 1982-07-19\nSpouse country of citizenship: United States\nDate of marriage: 2016-04-30\nNumber of children: 1\nChild 1 name: Isaac Foster Aguinaldo\nChild 1 date of birth: 2017-11-08\nChild 1 gender: Male',
    answers: {
      'Qualifying relative': 'Lorraine Foster, born in Baton Rouge, Louisiana.',
      Entry:
        'He came as a cook on a cargo ship, was admitted in New Orleans on October 5, 2009 for 29 days, and did not go back aboard.',
      Arrests:
        'One: July 2, 2013, driving without a license in Metairie. He paid a fine of $210. The charge was not pursued further.',
      'Prior filings':
        'I-130 filed by Lorraine on January 11, 2021, approved August 17, 2023. She had filed one in 2017 that was withdrawn because the lawyer used the wrong form.',
      'Earlier marriages': 'Lorraine was married to Curtis Bell from 2005 to 2012; divorced. Rodel never before.',
      Health:
        'Lorraine has retinitis pigmentosa and has been legally blind since 2020. She gave up her work as a court reporter that year. She receives disability of $1,640 a month.',
      Household:
        'Rodel cooks at Dupre’s Kitchen and made $46,900 last year. Her mother Yvonne, 70, lives four hours away in Shreveport and cannot drive at night. Isaac is in third grade and has an ear tube.',
      'If they moved':
        'She reads Braille only in English and has a guide dog, Biscuit. She speaks no Tagalog. Rodel’s parents are dead; his sister Maricel lives in Cebu.',
    },
    documents: {
      'Letter of Dr. Anil Kapoor, retina specialist':
        'I have followed Ms. Foster since March 2014. Diagnosis: retinitis pigmentosa, hereditary, without cure. Her visual field is below ten degrees in both eyes. Light perception may remain. There is a one in two chance that a child inherits the gene; her son has not been tested. I know of no center for mobility training in Cebu.',
      'Declaration of Lorraine Foster':
        'I lost the last of my reading sight in the spring of 2020. Rodel marks the stove with rubber dots and lays out Isaac’s clothes by color. In June 2022 I walked into traffic and a neighbor, Mr. Ledet, pulled me back. I have been sad, but I never went to a doctor for it. Curtis does not pay anything because we had no children. I have never been on an airplane over the ocean.',
      'Letter of the principal of Magnolia Elementary':
        'Isaac Aguinaldo, grade 3. His father brings and fetches him and has come to every conference. He is a good reader. No special services.',
      'Tax return 2025':
        'Married filing jointly. Wages $46,900. Social security benefits $19,680. Dependents: 1. Balance due: $312, paid April 14, 2026.',
    },
    statements: [
      '+ Mr. Aguinaldo entered as a crewman in 2009 and stayed after his authorized period had ended.',
      '+ Ms. Foster is a native-born citizen of the United States.',
      '+ She has been legally blind for some six years and can no longer work as a court reporter.',
      '+ Her condition is hereditary and cannot be cured.',
      '+ Apart from one stop for driving without a license, for which he paid a fine, Mr. Aguinaldo has had no trouble with the law.',
      '+ The first I-130 was withdrawn; the second was approved in August 2023.',
      '+ Ms. Foster’s earlier marriage, to Curtis Bell, ended in divorce.',
      '+ Her mother is seventy and lives hours away.',
      '+ Mr. Aguinaldo takes his son to and from school and attends every conference with the teachers.',
      '+ Ms. Foster has no knowledge of Tagalog, and her husband’s parents are no longer alive.',
      '- Mr. Aguinaldo has never been arrested or cited.',
      '- Mr. Aguinaldo was previously married in the Philippines.',
      '- Ms. Foster was diagnosed with depression.',
      '- Isaac has retinitis pigmentosa.',
      '- Isaac receives special education services.',
      '- Ms. Foster works as a court reporter.',
      '- Dr. Kapoor has treated Mr. Aguinaldo since 2014.',
      '- Mr. Aguinaldo entered without inspection.',
      '- Mr. Bell pulled Ms. Foster back from traffic.',
      '- Her mother lives with the family.',
    ],
  },
]
