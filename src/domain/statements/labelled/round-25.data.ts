import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-fifth round: twenty true and twenty false statements of two records, written before the checks were run on any. */
export const twentyFifthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Nicaraguan radio reporter held by the police',
    filingDate: 'February 11, 2027',
    record:
      'Name: Ramiro Antonio Zelaya Castillo\nGender: Male\nDate of birth: 1990-05-22\nCountry of birth: Nicaragua\nCountry of citizenship: Nicaragua\nMarital status: Divorced\nLast entry date: 2026-04-17\nManner of last entry: Parole\nNumber of children: 1\nChild 1 name: Lucía Zelaya Mora\nChild 1 date of birth: 2014-08-09\nChild 1 gender: Female',
    answers: {
      'Who harmed the client?':
        'Officers of the National Police in Masaya, among them Inspector Duarte. In 2025 two men of the party’s neighborhood council painted “golpista” on my door.',
      'What happened?':
        'I read the news on Radio Monimbó from 2013 until it was closed in December 2021. On April 23, 2022 police took me from my mother’s house. I was held for nineteen days in El Chipote. They hit me on the ears with open hands and kept the light on all night. I lost most of the hearing in my left ear. No charge was ever brought. In January 2025 they came again while I was at the market and searched the house. My mother opened the door. I hid with my cousin Óscar in Granada for three months, then left by bus through Honduras.',
      'Why was the client harmed?':
        'Because I said on the air that the mayor had stolen the money for the hospital. I never belonged to a party. I marched once, in 2018.',
      'Did the client report the harm?':
        'My mother asked the human rights commission for help in 2022. I did not go to the police.',
      Family:
        'I was married to Karla Mora from 2012 to 2019. Lucía lives with her mother in Managua. My mother, Teresa, is a seamstress. My father drowned in 1999. I have two brothers: Iván in Costa Rica and Julio, who is a policeman in León.',
      'Entry and earlier stays':
        'I was paroled at Brownsville on April 17, 2026 after six weeks in Mexico. I had been here once before, in 2016, for ten days on a visitor visa, to attend a course in Miami, and went home.',
      'Arrests and crimes':
        'Only the nineteen days in 2022. In Texas I got a ticket for driving without insurance and paid it.',
      'Past immigration applications': 'The visitor visa of 2016. Mexico gave me a humanitarian card.',
      Work: 'I deliver groceries in Houston. My work permit came on October 2, 2026.',
    },
    documents: {
      'Report of Dr. Miriam Katz, audiologist':
        'I tested the hearing of Mr. Zelaya on November 3, 2026. Severe loss on the left side, normal hearing on the right. A blow with an open hand can tear the eardrum. I cannot say when the injury occurred. I did not charge him. I have not seen him since.',
      'Declaration of Teresa Castillo':
        'The police came at five in the morning. There were seven of them. They broke the gate. They did not show a paper. I went to the prison every day for nineteen days and was never let in. When Ramiro came out he had lost eleven kilos.',
      'Letter of Father Edwin Rocha':
        'I have known the family for twenty years. I saw Ramiro the day after his release. There was dried blood in his ear. I heard every one of his broadcasts on the hospital. I left Nicaragua in 2023.',
    },
    computed: { deadline: '2027-04-17', applicant_age: 36 },
    statements: [
      '+ Mr. Zelaya is divorced.',
      '+ He has one daughter.',
      '+ He was a newsreader on Radio Monimbó.',
      '+ The police detained him for nineteen days in 2022.',
      '+ He is nearly deaf in one ear.',
      '+ No charges were brought against him.',
      '+ He was never a member of a political party.',
      '+ Mr. Zelaya accused the mayor on the radio of stealing hospital funds.',
      '+ The police searched the house while he was out.',
      '+ His father is dead.',
      '- Mr. Zelaya is married to Karla Mora.',
      '- His daughter lives with him in Houston.',
      '- He was a reporter for a newspaper.',
      '- He was beaten by gang members.',
      '- He lost the hearing in his right ear.',
      '- The officers presented a warrant.',
      '- His mother visited him in prison.',
      '- He has never been to the United States before.',
      '- Both of his brothers live in Costa Rica.',
      '- Dr. Katz concluded that the injury dates from 2022.',
    ],
  },
  {
    name: 'waiver of a Honduran roofer with an earlier marriage',
    filingDate: 'January 19, 2027',
    record:
      'Name: Nelson Geovany Paz Rivera\nGender: Male\nDate of birth: 1988-10-01\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Married\nLast entry date: 2009-03-14\nManner of last entry: Without inspection\nSpouse name: Melissa Jean Kowalczyk\nSpouse gender: Female\nSpouse date of birth: 1991-02-27\nSpouse citizenship: United States citizen\nDate of marriage: 2018-06-30\nNumber of children: 2\nChild 1 name: Dylan Kowalczyk\nChild 1 date of birth: 2013-03-05\nChild 1 gender: Male\nChild 2 name: Sofía Paz\nChild 2 date of birth: 2019-11-12\nChild 2 gender: Female',
    answers: {
      'Qualifying relative':
        'His wife Melissa. Dylan is her son from an earlier relationship; his father, Brent Ault, pays no support and has not seen him since 2015.',
      'Hardship if the applicant is denied admission':
        'Melissa has ulcerative colitis since 2016 and had part of her colon removed in August 2023. She gets an infusion every eight weeks, which costs $6,400 and is covered by the insurance of her employer, the Lake County school district, where she drives a bus twenty-five hours a week. During a flare she cannot drive. Nelson then works less and takes over the house. Dylan has autism and does not speak in sentences. Nelson is the only one who can calm him.',
      'Hardship if the relative relocates':
        'She speaks no Spanish. The medicine is not sold in Olancho. Her father, Walter, 70, has emphysema and lives five minutes away; she brings him his oxygen and his meals. Her sister Denise is in the Navy in Japan. Brent would have to agree before Dylan could move.',
      Money:
        'Nelson earns about $52,000 as foreman of a roofing company; Melissa $19,300. They rent. They owe $11,750 to the hospital and $4,000 on a truck.',
      'Immigration history':
        'He was caught at Eagle Pass in February 2009 and returned to Mexico after signing a paper, and came again in March. He has not left since. He was in removal proceedings, which were administratively closed on May 9, 2022.',
      'Earlier marriage':
        'He was married to Yessenia Lobo in Juticalpa from 2007; divorced in 2014. No children with her.',
      'Criminal history':
        'Arrested on July 4, 2012 in Waukegan for disorderly conduct. Dropped. Two tickets for driving without a license, 2010 and 2011.',
      'Prior filings':
        'Melissa filed the I-130 on September 17, 2018; it was approved on January 28, 2020. Nothing else was filed.',
    },
    documents: {
      'Letter of Dr. Harold Nguyen, gastroenterologist':
        'I have followed Mrs. Paz for ulcerative colitis since February 2019. Dr. Anita Rao operated. Stress makes flares more likely, although it does not cause the disease. She has had four flares since the operation, one of which put her in hospital for six days in December 2025. She has missed no infusion. I have met her husband many times; he brings her.',
      'School report on Dylan Kowalczyk':
        'Grade 7. Primary eligibility: autism. Secondary: none. One-to-one aide for 1,200 minutes a week. Dylan uses a tablet to communicate. Stepfather attends all meetings; mother attended two of five.',
      'Evaluation by Paula Greer, LCSW':
        'I met Melissa Kowalczyk three times by video in October 2026. I did not meet her husband or the children. Generalized anxiety disorder. She does not meet the criteria for depression. She has never taken medicine for anxiety. I am paid by the session and was not promised anything for my conclusions.',
      'Declaration of Walter Kowalczyk':
        'My wife Carol died in 2020. Melissa comes each morning and evening. Nelson fixed my roof and would not take a dime. I could not manage alone. I smoked for forty years and quit in 2019.',
    },
    computed: { bar: 'ten_year', applicant_age: 38, age_at_entry: 20 },
    statements: [
      '+ Mr. Paz entered the United States without inspection in March 2009, a month after he had been returned to Mexico.',
      '+ Ms. Kowalczyk, a United States citizen, underwent surgery for ulcerative colitis in 2023 and depends on infusions that her employer’s insurance pays for.',
      '+ Dylan, her son from a prior relationship, is autistic and communicates with the help of a tablet.',
      '+ Mr. Paz is the stepfather of Dylan and the father of Sofía.',
      '+ Dylan’s biological father pays no child support and has had no contact with him for more than a decade.',
      '+ Her father, a widower with emphysema, relies on her for his meals.',
      '+ Her only sister is stationed overseas.',
      '+ Mr. Paz’s removal proceedings were administratively closed in 2022.',
      '+ His sole arrest, for disorderly conduct, led to no conviction.',
      '+ Ms. Greer evaluated Ms. Kowalczyk by video and diagnosed generalized anxiety disorder.',
      '- Mr. Paz was inspected and admitted at Eagle Pass in 2009.',
      '- This is the first marriage for Mr. Paz.',
      '- Ms. Kowalczyk suffers from Crohn’s disease, for which Dr. Nguyen operated on her in August 2023.',
      '- Ms. Greer interviewed both spouses together and observed the children at home.',
      '- Ms. Kowalczyk has taken medication for her anxiety for years and also suffers from depression.',
      '- The couple own their home and have no debts other than a car loan.',
      '- Ms. Kowalczyk’s mother, who lives nearby, also depends on her.',
      '- Ms. Kowalczyk works full time as a teacher for the Lake County school district.',
      '- Mr. Paz has been arrested twice for driving without a license.',
      '- Brent Ault shares custody of Dylan and sees him every weekend.',
    ],
  },
]
