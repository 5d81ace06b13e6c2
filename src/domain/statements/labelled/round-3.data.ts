import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The third round, written before the checks were run on it. All persons are invented. */
export const thirdRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Christian convert from Iran',
    filingDate: 'August 3, 2026',
    record:
      'Name: Shirin Daneshvar\nGender: Female\nDate of birth: 1993-12-12\nCountry of birth: Iran\nCountry of citizenship: Iran\nMarital status: Divorced\nLast entry date: 2025-10-02\nNumber of children: 0',
    answers: {
      'Who harmed the client?':
        'Agents of the Ministry of Intelligence. Her former husband Behrouz, a clerk at a bank in Shiraz, denounced her to them.',
      'What happened?':
        'I left Islam and was baptized in a house church in Shiraz in May 2021. The group had nine members and met on Fridays. On January 17, 2024 agents raided the house of our leader, Brother Armin. They took seven of us. I was held 38 days in Block 209, nineteen of them alone in a cell. They interrogated me at night and slapped me; they did not use other violence. I signed a promise not to attend meetings. The Revolutionary Court in absentia sentenced me on June 30, 2025 to two years for acting against security.',
      'Why did the client leave?':
        'After the summons of April 2025 I sold my hairdressing salon and left by the border at Bazargan on May 11, 2025. I was in Turkey until September.',
      'Did the client report the harm?': 'To whom? The ones who did it are the state.',
      Relocation: 'I stayed with a friend in Isfahan for two months in early 2025, but the summons came there as well.',
      'Past immigration applications':
        'A visitor visa was refused to me in Ankara in 2019. I never applied for asylum in Turkey.',
      Entry: 'I came to the port of entry at Otay Mesa on October 2, 2025 and was paroled.',
      'Arrests and crimes': 'Besides the above I have no arrest. I do not know of any other case against me.',
    },
    documents: {
      'Declaration of Mina Daneshvar':
        'I am the older sister of Shirin and live in Los Angeles since 2009; I am a citizen of the United States. Our father died in 2015. Our mother is in Shiraz and is 71.\n\nIn March 2024 Shirin called me on the day she came out. She weighed eleven kilos less, and she did not want to talk for weeks. I sent her $3,000 in May 2025 for the road. I am a Muslim and I do not share her faith, but I have gone with her to her church in Van Nuys twice.',
      'Letter of Reverend Ellis Okafor':
        'I have been the pastor of Valley Grace Church for sixteen years. Ms. Daneshvar first came to us on October 26, 2025, and has attended nearly every Sunday since. She sings in the choir and helps in the nursery. In my judgment her faith is sincere. I did not baptize her; she told me that this had been done in Iran. I have not been in Iran and cannot speak of conditions there.',
      'Judgment of the Revolutionary Court of Shiraz (translation)':
        'Branch 1. Accused: Shirin Daneshvar, daughter of Hossein. Charge: acting against national security by membership in an illegal group. The accused was summoned twice and did not appear. Sentence: two years of imprisonment and a ban on leaving the country for two years. She may appeal within twenty days.',
      'Psychological report of Dr. Lena Voss':
        'At the request of her attorney I evaluated Ms. Daneshvar by video on June 9, 2026, for two hours and twenty minutes. She has trouble sleeping, avoids men in uniform and starts at noises. The symptoms meet the criteria for post-traumatic stress disorder. I found no sign that she was exaggerating. I did not test her memory.',
    },
    statements: [
      '+ Ms. Daneshvar converted to Christianity and was baptized in Shiraz in May 2021.',
      '- Ms. Daneshvar was baptized by Reverend Okafor.',
      '- Ms. Daneshvar was raised as a Christian.',
      '+ Her house church consisted of nine people who gathered every Friday.',
      '- Her house church had nineteen members.',
      '- She was the leader of the house church.',
      '+ Intelligence agents detained her for 38 days, half of them in solitary confinement.',
      '- She spent all 38 days in solitary confinement.',
      '- Her interrogators raped her.',
      '- She was beaten with cables during the interrogations.',
      '+ Apart from slaps, her interrogators used no physical violence.',
      '+ Her ex-husband informed on her to the Ministry of Intelligence.',
      '- Her brother informed on her to the Ministry of Intelligence.',
      '- Her former husband works for the Ministry of Intelligence.',
      '+ A court sentenced her in her absence to two years in prison.',
      '- A court sentenced her to ten years in prison.',
      '- The court acquitted her.',
      '- She appeared before the Revolutionary Court and was sentenced on June 30, 2025.',
      '+ She sold her salon before she fled Iran in May 2025.',
      '- She sold her house before she fled Iran in May 2025.',
      '- She was granted asylum in Turkey.',
      '+ In 2019 she was refused a visitor visa at Ankara.',
      '- She has never been refused a visa.',
      '+ She was paroled at the Otay Mesa port of entry.',
      '- She climbed the border wall near Otay Mesa.',
      '+ Her sister Mina has been living in Los Angeles since 2009 and is an American citizen.',
      '- Her sister Mina attends the church with her every week.',
      '- Mina is also a Christian.',
      '+ She lost eleven kilograms while she was detained.',
      '+ Dr. Voss, who saw her over video, diagnosed post-traumatic stress disorder.',
      '- Dr. Voss meets with her weekly for therapy.',
      '- Dr. Voss administered tests of her memory.',
      '+ At Valley Grace Church she is a member of the choir and assists in the nursery.',
      '- She teaches Sunday school at Valley Grace Church.',
      '- Reverend Okafor has traveled to Iran.',
      '- She has a son in Shiraz.',
    ],
  },
  {
    name: 'waiver of a mechanic with a qualifying mother',
    filingDate: 'December 1, 2026',
    record:
      'Name: Ernesto Villalobos Peña\nGender: Male\nDate of birth: 1996-07-19\nCountry of birth: El Salvador\nCountry of citizenship: El Salvador\nMarital status: Single\nLast entry date: 2008-08-30\nNumber of children: 0',
    answers: {
      'How did the applicant enter?':
        'His aunt brought him across the border at Hidalgo when he was twelve. He had no papers and was not inspected. Since 2013 he has had DACA; it is valid until March 2027.',
      'Qualifying relative': 'His mother, Ana Lucía Peña, a lawful permanent resident since 2016. She is 58.',
      'Criminal history':
        'Arrested in July 2019 in Harris County for driving while intoxicated. He pleaded guilty to a class B misdemeanor in 2020, did one year of probation and finished it early. No drinking since.',
      'Hardship if the applicant is denied admission':
        'Ana Lucía has end-stage kidney disease and is on dialysis on Mondays, Wednesdays and Fridays. Ernesto drives her, cooks without salt, and pays the $1,320 rent of the house in which they live. She receives $914 a month from Social Security. His sister Karla lives in Dallas with three small children and visits once a month. He has offered a kidney, and the tests are not finished.',
      'Hardship if the relative relocates':
        'There are four public dialysis centers in El Salvador, all in the capital. She comes from Morazán, five hours away. Two of her brothers were killed there in 1989 and 1991.',
      'Past immigration filings':
        'I-130 filed by his mother in 2017 and approved in 2019. DACA requests in 2013, 2015, 2017, 2019, 2021, 2023 and 2025, all approved.',
      Work: 'Mechanic at Gulf Diesel Service since 2016, $27 an hour; before that, a car wash.',
    },
    documents: {
      'Letter of Dr. Omar Haddad':
        'I am the nephrologist of Mrs. Ana Lucía Peña since 2021. Her kidneys failed because of diabetes. She began hemodialysis in February 2023. She is on the transplant list. Without dialysis she would live for perhaps two weeks. She does not drive, and she is too weak to go home alone after the sessions. Her son is being examined as a donor. I have no opinion on care in El Salvador.',
      'Declaration of Ana Lucía Peña':
        'I came to this country in 2005 and left my children with my sister Rosa. In 2008 Rosa brought Ernesto. Karla came later, in 2011. Their father left us before Ernesto was born, and I do not know if he is alive. I cleaned offices until 2022. I cannot work now. When Ernesto was arrested I did not speak to him for a month. He stopped drinking. He goes to his meetings.',
      'Letter of Gulf Diesel Service':
        'Ernesto Villalobos works 45 hours a week with us. We let him start at ten on the days of his mother’s dialysis. He is certified in brakes and engines. He was promoted to lead mechanic in 2024. He has never come to work drunk.',
      'Court record of Harris County':
        'The State of Texas v. Ernesto Villalobos. Driving while intoxicated, class B misdemeanor. Plea of guilty, February 11, 2020. One year of community supervision; terminated early on November 20, 2020. Fine of $500 paid.',
    },
    computed: { up_days: 0, applicant_age: 30 },
    statements: [
      '+ Mr. Villalobos was a child of twelve when his aunt took him over the border without inspection.',
      '- Mr. Villalobos was brought across the border by his mother.',
      '- Mr. Villalobos entered with a visa when he was twelve.',
      '+ He has been covered by DACA since 2013.',
      '- He has been a lawful permanent resident since 2013.',
      '- His DACA expired in 2023.',
      '+ His mother is a lawful permanent resident and the qualifying relative.',
      '- His mother is a United States citizen.',
      '- The qualifying relative is his wife.',
      '+ Three times a week she undergoes dialysis.',
      '- Five times a week she undergoes dialysis.',
      '- She receives dialysis at home.',
      '+ Diabetes destroyed her kidneys.',
      '- High blood pressure destroyed her kidneys.',
      '- She has already received a kidney transplant.',
      '+ Mr. Villalobos is being tested as a possible kidney donor.',
      '- Mr. Villalobos donated a kidney to his mother.',
      '- His sister Karla is being tested as a kidney donor.',
      '+ He pleaded guilty to driving while intoxicated and completed his probation ahead of time.',
      '- The charge of driving while intoxicated was dismissed.',
      '- He has been arrested three times.',
      '- He served one year in jail.',
      '+ He paid a fine of $500.',
      '- He has no criminal record.',
      '+ He no longer drinks.',
      '+ Karla, his sister, has three young children and lives in Dallas.',
      '- Karla lives with her mother.',
      '+ Two brothers of Mrs. Peña were killed in Morazán.',
      '- Two brothers of Mr. Villalobos were killed in Morazán.',
      '- His father supports the family.',
      '+ His employer lets him begin later on the days of dialysis.',
      '- He was promoted to manager in 2024.',
      '- He has worked for Gulf Diesel Service since 2008.',
      '+ He earns $27 an hour as a mechanic.',
      '- She earns $27 an hour as a cleaner.',
      '- Dr. Haddad believes that dialysis is unavailable in El Salvador.',
      '+ His mother gets $914 a month from Social Security.',
      '- He gets $914 a month from Social Security.',
    ],
  },
]
