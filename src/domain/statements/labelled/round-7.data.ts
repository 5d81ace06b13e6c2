import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The seventh round: twenty true and twenty false statements of each record, written before the checks were run on it. */
export const seventhRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Turkish teacher',
    filingDate: 'November 16, 2026',
    record:
      'Name: Elif Naz Korkmaz\nGender: Female\nDate of birth: 1987-02-23\nCountry of birth: Turkey\nCountry of citizenship: Turkey\nMarital status: Married\nLast entry date: 2026-03-04\nSpouse name: Murat Korkmaz\nSpouse gender: Male\nSpouse country of birth: Turkey\nChild 1 name: Defne Korkmaz\nChild 1 date of birth: 2014-12-09\nChild 1 gender: Female\nChild 2 name: Emre Korkmaz\nChild 2 date of birth: 2019-05-01\nChild 2 gender: Male\nNumber of children: 2',
    answers: {
      'Who harmed the client?':
        'The anti-terror police of Kayseri and later the guards of the women’s prison of Sincan.',
      'What happened?':
        'I taught chemistry at a private school that the government closed by decree on July 23, 2016. On February 8, 2017 the police came at six in the morning and took me in front of Defne. I was in custody for thirteen days with eleven women in a cell for four. An officer pulled my hair and pressed my head to the wall; I was not beaten otherwise. On October 30, 2018 the court gave me six years and three months for having an account in Bank Asya and the application ByLock, which I never had on my telephone. I was in Sincan from March 2020 to July 2022 and had a miscarriage there in the fourth month, because the doctor came only after nine hours.',
      'Did the client report the harm?':
        'My lawyer filed a complaint with the prosecutor on August 19, 2020; it was rejected without an inquiry.',
      Relocation:
        'My name is in the system in every province. In Izmir, where we moved in 2023, the police found us within five weeks.',
      Entry:
        'A ban on leaving the country lies on my passport. I crossed the Evros to Greece by boat with the children in September 2025. From Athens we flew to Mexico City and entered near Tecate on March 4, 2026.',
      'Past immigration applications': 'In Greece we registered as asylum seekers and left before the interview.',
      'Arrests and crimes': 'Only the above. The Court of Cassation confirmed the sentence in January 2020.',
      Family:
        'Murat was dismissed from the land registry in 2016 and is still in prison in Sivas; he is to be released in 2029. My parents pay for our lawyer in Turkey. My sister Zeynep no longer speaks to me.',
    },
    documents: {
      'Judgment of the Second Heavy Penal Court of Kayseri':
        'Defendant: Elif Naz Korkmaz. Sentence: six years and three months for membership in an armed organization. Evidence: deposit of 2,300 lira in Bank Asya in 2014; statement of an anonymous witness; list of ByLock users. The defendant denies having used ByLock. The request to examine her telephone is refused.',
      'Discharge note of Ankara City Hospital':
        'February 17, 2021. 34-year-old inmate. Incomplete miscarriage at 15 weeks. Arrival 03:40, bleeding since 18:30 according to the guard. Curettage. Two units of blood. Returned to prison February 18.',
      'Letter of Professor Alan Whitcombe':
        'I teach the politics of Turkey at Rutgers University and have published two books on its courts. I know Mrs. Korkmaz from one conversation of an hour, on May 22, 2026, through an interpreter. I have no opinion on her membership in any group. After 2016 more than 150,000 public servants were dismissed by decree. Persons who are returned with an open sentence are arrested at the airport.',
      'Report of Dr. Hannah Seitz, psychologist':
        'I have treated Ms. Korkmaz once a week since April 2026; we have had twenty-six sessions. I diagnosed post-traumatic stress disorder and complicated grief. She sleeps better with prazosin. Her daughter attends a group for children at our center; her son does not.',
    },
    statements: [
      '+ Ms. Korkmaz was a chemistry teacher at a private school closed by decree in July 2016.',
      '+ The police arrested her at dawn while her daughter looked on.',
      '+ She spent thirteen days in custody, twelve women in a cell meant for four.',
      '+ She was sentenced to six years and three months in prison in October 2018.',
      '+ She denies that she ever used ByLock.',
      '+ The court declined to have her telephone examined.',
      '+ While she was in prison she suffered a miscarriage in the fourth month of pregnancy.',
      '+ The doctor arrived nine hours after the bleeding began.',
      '+ Her complaint to the prosecutor was rejected.',
      '+ The police in Izmir located the family after five weeks.',
      '+ She crossed the river Evros into Greece in a boat with her two children.',
      '+ The family left Greece before their asylum interview took place.',
      '+ Her husband is serving a prison sentence in Sivas.',
      '+ Her sister Zeynep has broken off contact with her.',
      '+ Dr. Seitz has seen her in twenty-six weekly sessions.',
      '+ Prazosin has improved her sleep.',
      '+ Professor Whitcombe has spoken with her once, for an hour.',
      '+ Defne takes part in a children’s group at the center.',
      '+ The Court of Cassation upheld the sentence in January 2020.',
      '+ According to Professor Whitcombe, more than 150,000 public servants lost their jobs by decree.',
      '- Ms. Korkmaz taught physics at a state university.',
      '- The police arrested her in front of her son.',
      '- She was held in custody for thirty days.',
      '- She was beaten with a baton in custody.',
      '- She was acquitted of membership in an armed organization.',
      '- She admitted that she had used ByLock.',
      '- She was sentenced to nine years in prison.',
      '- The prison doctor came at once.',
      '- Her husband filed the complaint with the prosecutor.',
      '- The prosecutor opened an inquiry into her complaint.',
      '- She obtained refugee status in Greece.',
      '- Her husband fled to Greece with her.',
      '- Her husband was released in 2022.',
      '- Her sister pays for the lawyer in Turkey.',
      '- Professor Whitcombe has been her friend for many years.',
      '- Professor Whitcombe confirms that she belonged to the group.',
      '- Dr. Seitz saw her only once.',
      '- Emre attends a group for children at the center.',
      '- She flew directly from Istanbul to New York with a tourist visa.',
      '- She was born in Greece.',
    ],
  },
  {
    name: 'letter of an expert on bridges who once shared an employer',
    filingDate: 'July 7, 2026',
    record:
      'Name: Tomasz Adam Wójcik\nGender: Male\nDate of birth: 1984-12-18\nCountry of birth: Poland\nCountry of citizenship: Poland',
    answers: {
      Expert: 'Dr. Louise Ferrand, Senior Research Engineer, Great Lakes Bridge Laboratory, Duluth.',
      'How does the expert know the client?':
        'They were both at Delft University in 2012 and 2013, in different departments, and did not meet there. She reviewed a paper of his for the Journal of Bridge Engineering in 2021 without knowing who the author was. They met for the first time in Chicago on October 9, 2025, when he presented his sensor. She is paid $1,200 for the letter, whatever it says.',
      'What the expert has not done or seen':
        'She has not climbed the Harlow Bridge. She has not seen the contract with the county.',
      Endeavor: 'To fit old steel bridges with cheap sensors that hear a crack before it can be seen.',
      Contributions:
        'The sensor strip costs $38 a meter; the usual sensors cost $410. It found four cracks in the Harlow Bridge, of which the inspectors had seen one.',
    },
    documents: {
      'Curriculum vitae of Louise Ferrand':
        'Louise Ferrand, Ph.D. Ph.D., civil engineering, École des Ponts, Paris, 2008. Postdoctoral researcher, Delft University of Technology, 2011 to 2013. Senior Research Engineer, Great Lakes Bridge Laboratory, 2014 to present. 74 publications. Chair, Committee on Fatigue, 2019 to 2023. Three patents. Licensed professional engineer in Minnesota.',
      'Curriculum vitae of Tomasz Wójcik':
        'Tomasz Adam Wójcik, Ph.D. M.Sc., Gdańsk University of Technology, 2009. Ph.D., Delft University of Technology, 2013. Research engineer, Vistula Instruments, 2014 to 2019. Assistant professor, Lehigh University, 2019 to present. 27 publications, 9 of them as sole author. One patent, granted in 2022. Best Paper Award, 2021. Reviewer for four journals. Supervises three doctoral students.',
      'Report of Harlow County':
        'The strip was attached to the Harlow Bridge in May 2024, 260 meters of it. In eighteen months it gave seven alarms. Four were cracks, two were loose rivets, and one was never explained. The bridge was closed for six days in November 2024 for the repair of the longest crack, 31 millimeters. The county engineer, Dale Whitmer, writes that it would not have been found before the spring inspection.',
      'Letter of the State Department of Transportation':
        'We plan to fit the sensor to twelve bridges in 2027, if the legislature approves the money. No order has been placed. Dr. Wójcik has advised us twice without charge.',
    },
    statements: [
      '+ I was at Delft at the same time as Dr. Wójcik, but in another department, and we did not meet.',
      '+ I first met him in Chicago in October 2025.',
      '+ I reviewed one of his papers in 2021 without knowing its author.',
      '+ I receive $1,200 for this letter.',
      '+ I have not climbed the Harlow Bridge.',
      '+ I have been a senior research engineer at the Great Lakes Bridge Laboratory since 2014.',
      '+ I chaired the Committee on Fatigue from 2019 to 2023.',
      '+ I hold three patents.',
      '+ Dr. Wójcik earned his doctorate at Delft in 2013.',
      '+ He has published 27 papers, nine of them alone.',
      '+ He was granted a patent in 2022.',
      '+ His sensor strip costs $38 per meter.',
      '+ The strip detected four cracks in the Harlow Bridge.',
      '+ The inspectors had noticed only one of the four cracks.',
      '+ One of the seven alarms remains unexplained.',
      '+ The bridge was shut for six days in November 2024.',
      '+ The longest crack measured 31 millimeters.',
      '+ He has advised the Department of Transportation twice free of charge.',
      '+ The department has not placed an order.',
      '+ He teaches at Lehigh University as an assistant professor.',
      '- I worked with Dr. Wójcik in the same department at Delft.',
      '- I have never met Dr. Wójcik.',
      '- I supervised his doctoral thesis at Delft.',
      '- I write this letter without compensation.',
      '- I inspected the Harlow Bridge myself.',
      '- I have read the contract with the county.',
      '- I am a professor at Lehigh University.',
      '- I hold a doctorate from the Gdańsk University of Technology.',
      '- I have published 27 papers.',
      '- Dr. Wójcik has published 74 papers.',
      '- He holds three patents.',
      '- He is the sole author of 27 publications.',
      '- His sensor strip costs $410 per meter.',
      '- All seven alarms were cracks.',
      '- The inspectors had seen all four cracks.',
      '- The bridge was closed for six months.',
      '- The State has ordered the sensor for twelve bridges.',
      '- He was paid for advising the Department of Transportation.',
      '- He has chaired the Committee on Fatigue.',
      '- The bridge collapsed in November 2024.',
    ],
  },
]
