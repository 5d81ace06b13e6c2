import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The tenth round: ten true and ten false statements of each of three records, written before the checks were run on any. */
export const tenthRound: readonly LabelledRecord[] = [
  {
    name: 'cancellation of a Salvadoran cook with two sons',
    filingDate: 'November 20, 2026',
    record:
      'Name: Óscar Armando Rivas Portillo\nGender: Male\nDate of birth: 1982-09-08\nCountry of birth: El Salvador\nCountry of citizenship: El Salvador\nMarital status: Married\nLast entry date: 2004-04-17\nManner of last entry: Without inspection\nSpouse name: Delmy Argueta de Rivas\nSpouse gender: Female\nSpouse country of citizenship: El Salvador\nChild 1 name: Anthony Rivas\nChild 1 date of birth: 2010-06-21\nChild 1 gender: Male\nChild 2 name: Justin Rivas\nChild 2 date of birth: 2015-12-04\nChild 2 gender: Male\nNumber of children: 2',
    answers: {
      'Arrests and convictions':
        'Arrested once, on July 4, 2011, for driving under the influence in Montgomery County, Maryland. Pleaded guilty; probation before judgment; one year of probation and a class of twelve weeks, both completed. No alcohol since 2012.',
      Proceedings: 'Notice to Appear of March 9, 2019. He has appeared at every hearing. He was never ordered removed.',
      'Status of the family': 'Both sons were born in Silver Spring. Delmy has TPS and works as a cleaner.',
      'Health of the children':
        'Justin was born with a heart defect (tetralogy of Fallot) and was operated on in 2016 and 2022. Anthony is healthy.',
      'Work and taxes':
        'Cook at the Blue Heron Grill since 2008; $41,000 in 2025. Taxes filed with an ITIN from 2009 on; nothing is owed.',
      Trips: 'None since 2004.',
    },
    documents: {
      'Letter of Dr. Priya Natarajan, pediatric cardiologist':
        'I have followed Justin Rivas since birth. Complete repair January 2016; pulmonary valve replacement August 9, 2022. He will need a further valve procedure in adolescence. Mr. Rivas attends all visits, as Mrs. Rivas works mornings. There is no center for congenital cardiac surgery in El Salvador known to me. I have not examined Anthony.',
      'School letter, Oak View Elementary':
        'Justin is in fifth grade. He has a 504 plan which excuses him from running. He reads above grade level. Mr. Rivas volunteers at our international night each spring. We have no record that Mrs. Rivas attended conferences; Mr. Rivas has attended all of them.',
      'Docket, District Court of Maryland':
        '07/04/2011. TR 21-902(b) driving while impaired. Plea: guilty. Disposition: probation before judgment, 12 months, fine $500 (suspended $250), MVA alcohol education. Probation closed satisfactorily 09/2012. Count 2, negligent driving: nolle prosequi.',
      'Statement of Delmy Argueta':
        'Óscar does not drink. In 2011 he drank because his brother had been killed in Usulután. My husband cooks at home too. I was never arrested. I do not drive. If they send him I stay, because Justin’s doctor is here. My mother is in San Miguel and is blind.',
    },
    statements: [
      '+ Mr. Rivas crossed the border without inspection in April 2004 and has not departed since.',
      '+ His two sons are United States citizens.',
      '+ His only arrest, in 2011, was for drunk driving.',
      '+ He successfully completed a year of probation.',
      '+ He has abstained from alcohol since 2012.',
      '+ Justin has undergone two heart operations, the second in August 2022.',
      '+ The cardiologist expects that another valve operation will be necessary.',
      '+ He has worked at the same restaurant since 2008 and owes no taxes.',
      '+ Delmy holds Temporary Protected Status.',
      '+ He has never missed a hearing.',
      '- Mr. Rivas entered on a tourist visa.',
      '- He has never had any encounter with the police.',
      '- He was acquitted of the charge.',
      '- He has been ordered removed in absentia.',
      '- His wife is a United States citizen.',
      '- Anthony has a congenital heart defect.',
      '- Dr. Natarajan treats both boys.',
      '- He has three children.',
      '- Mrs. Rivas accompanies Justin to all of his appointments.',
      '- He owes back taxes to the IRS.',
    ],
  },
  {
    name: 'asylum of an Uyghur student',
    filingDate: 'November 11, 2026',
    record:
      'Name: Dilnur Abdukerim\nGender: Female\nDate of birth: 2001-05-16\nCountry of birth: China\nCountry of citizenship: China\nMarital status: Single\nImmigration status: F-1 student\nLast entry date: 2022-08-14\nNumber of children: 0',
    answers: {
      'Who harmed the client?': 'Officers of the Public Security Bureau in Kashgar.',
      'What happened?':
        'In the summer of 2021 three officers took me from my parents’ shop and questioned me for two days about my uncle, who lives in Istanbul. They made me sit on an iron chair, and one struck my ear with a book; the eardrum tore. I signed a paper that I would report on my classmates. I did not report on anyone. They kept my telephone. I was not in a camp. My father has been in the camp at Artush since March 2023.',
      'Did the client report the harm?': 'No. They were the police.',
      Religion: 'I am a Sunni Muslim. I did not cover my hair at home because it is forbidden.',
      'One year': 'I filed on October 3, 2026. I kept my student status until May 2026, when I graduated.',
      'Past immigration applications': 'Only the student visa, refused once in 2021 and issued in 2022.',
      'Arrests and crimes': 'Only those two days; there was no court. None here.',
      Family:
        'My mother Rena still keeps the shop. My younger brother Ekber is seventeen. I have spoken with them last in April 2024.',
    },
    documents: {
      'Declaration of Abdulla Yasin':
        'I am the uncle. I left in 2009 and am a Turkish citizen since 2018. I write for a Uyghur newspaper in Istanbul. In September 2021 my sister told me on the telephone that Dilnur had been at the police and could not hear on one side. In March 2023 a neighbor wrote that her husband was taken at night. I have not seen my niece since she was eight.',
      'Audiology report, Dr. Karen Sloan':
        'Seen July 22, 2026 at the request of counsel. 25-year-old woman reports trauma to left ear in 2021. Otoscopy: healed central perforation with scarring, left. Mild conductive hearing loss, left; right ear normal. Findings are consistent with a prior traumatic perforation but are not specific; infection may cause the same. No treatment needed.',
      'Letter of the university':
        'Ms. Abdukerim completed the Bachelor of Science in Nutrition on May 9, 2026 with honors. She was enrolled full time throughout. She did not apply for Optional Practical Training. She worked in our library for ten hours a week under campus employment rules.',
      'Country report excerpt':
        'Relatives of Uyghurs who publish abroad are detained as a matter of routine. Students who return from the United States are questioned at the airport and some have disappeared. The government denies that the camps still exist.',
    },
    statements: [
      '+ Ms. Abdukerim was interrogated for two days in 2021 because of her uncle.',
      '+ An officer hit her with a book and perforated her eardrum.',
      '+ She signed a commitment to inform on fellow students but never did.',
      '+ The police never brought her before a judge.',
      '+ Her father was sent to a camp in March 2023.',
      '+ She has had no contact with her family since April 2024.',
      '+ She maintained lawful student status until she finished her degree in May 2026.',
      '+ Her first application for a student visa was turned down.',
      '+ Dr. Sloan found a healed perforation and a slight loss of hearing on the left side.',
      '+ Her uncle became a citizen of Turkey in 2018 and works as a journalist.',
      '- Ms. Abdukerim was held in a camp for two days.',
      '- She informed on her classmates.',
      '- She is married and has a son.',
      '- Dr. Sloan treated the injury to her ear.',
      '- The report establishes that only a blow can have caused the perforation.',
      '- Her hearing is impaired in both ears.',
      '- She worked off campus without authorization.',
      '- Her mother was arrested in 2023.',
      '- She entered the United States without a visa.',
      '- Her uncle witnessed her interrogation.',
    ],
  },
  {
    name: 'letter of a former supervisor about a water engineer',
    filingDate: 'November 4, 2026',
    record:
      'Name: Tomás Eduardo Belaúnde Ruiz\nGender: Male\nDate of birth: 1984-02-10\nCountry of birth: Peru\nCountry of citizenship: Peru\nMarital status: Married\nImmigration status: O-1A\nLast entry date: 2021-03-28\nNumber of children: 0',
    answers: {
      'How does the expert know the client?':
        'Dr. Judith Amsel was his supervisor at the Delft institute from 2012 to 2016. They wrote four papers together. Since 2016 they meet at conferences. She has no share in his company and is not paid.',
      'What did the client do?':
        'He built a sensor that finds leaks in old water mains by sound. The city of Toledo, Ohio, has used it since 2023 and repaired 212 leaks. He holds two US patents; a third application is pending.',
      Company:
        'Acuífera, Inc., founded by him and Laura Chen in 2020. Eleven employees. Revenue in 2025 of $2.3 million. No profit so far.',
      'Prior petitions': 'O-1A approved in 2021 and extended in 2024. No immigrant petition before this one.',
      'Criminal history': 'None.',
    },
    documents: {
      'CV of Dr. Judith Amsel':
        'Head of Urban Water Systems, Institute of Hydraulics, Delft, 2005–2019. Since 2019 Professor, McGill University, Montréal. 140 publications. Member, Royal Netherlands Academy (2017). Adviser to the World Bank (unpaid), 2018–2022.',
      'CV of Tomás Belaúnde':
        'M.Sc., Universidad de Ingeniería y Tecnología, Lima, 2009. Ph.D., Delft University of Technology, 2016 (supervisor: J. Amsel). Research engineer, Delft, 2012–2016. Senior engineer, Aquatrace, Boston, 2016–2020. Co-founder and chief technology officer, Acuífera, Inc., since 2020. US patents 10,998,102 and 11,440,087. Best Paper Award, Water Loss Conference, 2018.',
      'Letter of the Director of Utilities of Toledo':
        'We installed forty-six sensors in May 2023. By August 2026 they had located 212 leaks, of which our crews confirmed 205 by digging; seven were false alarms. We estimate savings of 310 million gallons. We paid the usual price and received no discount. Mr. Belaúnde trained our crew himself.',
      'Article in the Toledo Ledger':
        'Not everyone is convinced. Councilwoman Rita Doyle voted against the contract and says that the city could have replaced six miles of pipe for the money. The manufacturer’s chief technology officer, Tomás Belaúnde, answered questions for two hours.',
    },
    statements: [
      '+ Dr. Amsel supervised his doctoral work and is not an independent expert.',
      '+ They have co-authored four papers.',
      '+ She receives no compensation and has no stake in the company.',
      '+ Mr. Belaúnde founded the company together with Laura Chen.',
      '+ Two of his inventions are protected by United States patents.',
      '+ Of the 212 leaks that were located, excavation confirmed 205.',
      '+ He personally trained the utility’s crew.',
      '+ The company has not yet made a profit.',
      '+ His O-1A status was extended in 2024.',
      '+ One council member opposed the contract.',
      '- Dr. Amsel has never worked with Mr. Belaúnde.',
      '- Dr. Amsel owns shares of Acuífera.',
      '- He holds three patents.',
      '- He is the sole founder of the company.',
      '- Toledo received the sensors at a discount.',
      '- All 212 leaks were confirmed by digging.',
      '- He is still employed by Aquatrace.',
      '- The council approved the contract unanimously.',
      '- He was convicted of fraud.',
      '- He has filed an immigrant petition before.',
    ],
  },
]
