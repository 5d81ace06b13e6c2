import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-fourth round: twenty true and twenty false statements of one naturalization record, written before the checks were run on any. */
export const twentyFourthRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of a Ghanaian nurse with a child abroad and an old theft',
    filingDate: 'March 9, 2027',
    record:
      'Name: Abena Serwaa Owusu\nGender: Female\nDate of birth: 1984-12-03\nCountry of birth: Ghana\nCountry of citizenship: Ghana\nMarital status: Married\nImmigration status: Lawful permanent resident\nPermanent resident since: 2020-11-19\nLast entry date: 2026-01-04\nSpouse name: Kofi Mensah Boateng\nSpouse gender: Male\nSpouse country of citizenship: Ghana\nNumber of children: 2\nChild 1 name: Kwame Boateng\nChild 1 date of birth: 2007-02-14\nChild 1 gender: Male\nChild 2 name: Esi Boateng\nChild 2 date of birth: 2021-08-30\nChild 2 gender: Female',
    answers: {
      'How did the client become a resident?':
        'By the diversity lottery. She came alone with an immigrant visa on November 19, 2020.',
      Family:
        'Kofi joined her in May 2021 as her follow-to-join spouse. Kwame stayed with her sister Akosua in Kumasi to finish school; he has a visa since December 2026. She sends $300 a month for him. Esi was born in Worcester.',
      Work: 'Nursing assistant at Saint Vincent since March 2021; registered nurse there since August 2024. Nights, three times a week. Kofi drives for a bakery.',
      Trips:
        'Two: December 10, 2023 to January 9, 2024, and December 5, 2025 to January 4, 2026. Both to Kumasi to see Kwame.',
      Arrests:
        'June 11, 2022, Auburn: taken from a shop with an unpaid coat of $89. She said that she forgot it on the stroller. Continued without a finding for six months, dismissed on January 18, 2023. She paid $150 in costs.',
      Taxes:
        'Filed jointly each year. A refund each year. In 2022 their preparer listed a nephew as a dependent; they amended the return in 2024 and paid back $1,870.',
      Voting: 'Never. She said no when the Registry asked.',
      Church:
        'She sings in the choir of the Pentecostal church on Grafton Street and cooks for the shelter once a month.',
      'Past applications': 'A visitor visa was refused in Accra in 2016. No others.',
      'English and civics': 'No interpreter is needed. She studied in English.',
    },
    documents: {
      'Docket of Dudley District Court':
        'Commonwealth v. Owusu. Shoplifting by asportation. Arraigned July 5, 2022. Defendant pleads not guilty. Counsel: bar advocate. Jan. 18, 2023: CWOF terminated, dismissed.',
      'Letter of Saint Vincent Hospital':
        'Abena Owusu, RN, is employed full time, 36 hours a week, $41.20 an hour. She received the DAISY award in 2025. No discipline is on file.',
      'Amended return 2022':
        'Form 1040-X, filed April 3, 2024. Change: one dependent removed. Amount owed $1,870, paid in full with the return.',
      'Letter of Pastor Daniel Asante':
        'I have known Sister Abena since 2021. She told me about the coat herself. She has never held an office in our church. I did not know her in Ghana.',
      'Declaration of Kofi Boateng':
        'I was at work on the day of the coat. Abena called me crying. I have not been to Ghana since I came. We owe nobody.',
    },
    statements: [
      '+ Ms. Owusu became a permanent resident through the diversity visa program.',
      '+ Her husband followed her about six months later.',
      '+ Their son remained in Ghana with an aunt, and their daughter is a citizen by birth.',
      '+ She supports her son with monthly remittances.',
      '+ Neither of her two trips lasted longer than about a month.',
      '+ Both journeys were to visit her son.',
      '+ She rose from nursing assistant to registered nurse at the same hospital.',
      '+ She works three night shifts a week.',
      '+ Her hospital honored her in 2025.',
      '+ Her employer has never disciplined her.',
      '+ She was arrested once, for shoplifting a coat.',
      '+ She did not plead guilty, and the case was dismissed.',
      '+ A court-appointed lawyer represented her.',
      '+ She told her pastor about the incident of her own accord.',
      '+ The couple corrected an error of their tax preparer and repaid what was due.',
      '+ They have filed joint returns every year.',
      '+ She has never voted.',
      '+ She volunteers at a shelter and sings in a church choir.',
      '+ A visitor visa was denied to her in 2016.',
      '+ Her husband was not present when she was arrested.',
      '- Ms. Owusu became a resident through her husband.',
      '- The couple entered the United States together.',
      '- Both of her children were born in the United States.',
      '- Her son lives with her in Worcester.',
      '- She has never left the United States since 2020.',
      '- She visited Accra on business.',
      '- She is a physician at Saint Vincent.',
      '- She works part-time.',
      '- She pleaded guilty to shoplifting.',
      '- She was convicted of theft.',
      '- She was sentenced to six months in jail.',
      '- She has never been arrested.',
      '- Her husband witnessed the arrest.',
      '- They still owe $1,870 to the IRS.',
      '- The nephew lived with them in 2022.',
      '- She registered to vote at the Registry.',
      '- She is a deacon of her church.',
      '- Pastor Asante has known her since childhood.',
      '- Her husband has traveled to Ghana twice.',
      '- She has never been refused a visa.',
    ],
  },
]
