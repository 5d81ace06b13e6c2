import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-first round: twenty true and twenty false statements for one motion, written before the checks were run on any. */
export const twentyFirstRound: readonly LabelledRecord[] = [
  {
    name: 'motion to reopen of a Honduran mother after a notario',
    filingDate: 'February 16, 2027',
    record:
      'Name: Marisol Pineda Zelaya\nGender: Female\nDate of birth: 1992-02-05\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Single\nLast entry date: 2019-06-14\nManner of last entry: Without inspection\nNumber of children: 2\nChild 1 name: Josué Pineda\nChild 1 date of birth: 2012-11-21\nChild 1 gender: Male\nChild 2 name: Camila Pineda\nChild 2 date of birth: 2021-09-02\nChild 2 gender: Female',
    answers: {
      'What happened in court?':
        'The judge in Charlotte heard the case on May 9, 2024, with Ms. Pineda alone, without a lawyer. The asylum application was denied the same day because it was late and because the story on the form did not match what she said. She did not appeal in time. The Board dismissed a late appeal on October 3, 2024.',
      'Who prepared the application?':
        'Gladys Orellana, who has an office called Servicios Latinos in Gastonia and is no lawyer. She charged $2,200 in cash and gave no receipt. She wrote that the gang wanted Marisol as a girlfriend. Marisol had told her that they killed her uncle. She did not read the form back. She sent it on August 20, 2021. Marisol signed it without understanding English.',
      'What is the true story?':
        'Her uncle Wilmer, a bus driver in Choloma, did not pay MS-13 and was shot on November 30, 2018. She saw it from the door of the bus and told the police who did it. Two weeks later a man put a note under her door. In April 2019 two men stopped Josué at school and asked where his mother was. She left in May 2019 with Josué.',
      'New evidence':
        'A judgment of a court in San Pedro Sula of July 8, 2026: one of the two killers, Elvin Maradiaga, got 22 years. The court used her statement. In September 2026 a friend of Maradiaga asked her sister Karla for her address.',
      'When did she learn of the errors?':
        'On November 4, 2026, when the new lawyer, Ms. Stephanie Wu, read the form to her in Spanish. The complaint to the North Carolina Attorney General was filed on December 1, 2026.',
      'Present life':
        'She packs vegetables in Hickory. Josué is in eighth grade; he was a rider on her application. Camila was born in Charlotte. Camila’s father, Nelson, was deported in 2022. She wears no ankle monitor any more; it was taken off in 2021.',
      Arrests: 'None in any country.',
      Deadlines: 'No motion was filed before this one. She stays in the United States.',
    },
    documents: {
      'Decision of the Immigration Judge':
        'May 9, 2024. Respondent appeared pro se. Application untimely; no extraordinary circumstance shown. Respondent is not credible in view of the difference between her application and her testimony. Interpreter: Spanish. Voluntary departure was not requested.',
      'Decision of the Board':
        'October 3, 2024. The appeal was received on July 2, 2024 and was due June 10, 2024. Dismissed as untimely. We do not reach the merits.',
      'Judgment of the court of San Pedro Sula':
        'July 8, 2026. The court convicts Elvin Maradiaga of the murder of Wilmer Zelaya and sentences him to 22 years. The second accused, known as “Chino,” was not found. The statement that the niece of the victim gave on December 1, 2018 is credible and decisive.',
      'Declaration of Karla Pineda':
        'I live in Choloma. I was at work when our uncle was killed. On September 12, 2026 a man I know as Sapo came to my house and asked where Marisol lives now. He said that she would pay for what she told. I did not go to the police. He has come once.',
      'Affidavit of Stephanie Wu':
        'I was retained on October 28, 2026. I wrote to Ms. Orellana on November 20; she has not replied. She is not admitted to any bar and is not an accredited representative. My office charges nothing for this motion.',
    },
    statements: [
      '+ Ms. Pineda represented herself before the Immigration Judge.',
      '+ The judge found her not credible because the form and her testimony differed.',
      '+ The Board dismissed her appeal because it came three weeks late, and never considered the merits.',
      '+ The person who prepared her application is neither an attorney nor an accredited representative.',
      '+ The preparer took $2,200 in cash and issued no receipt.',
      '+ The application told a story that Ms. Pineda had never told.',
      '+ No one read the application to her in Spanish before she signed it.',
      '+ She witnessed the murder of her uncle.',
      '+ She identified his killers to the police.',
      '+ Her uncle was murdered because he refused to pay the gang.',
      '+ A Honduran court relied on her statement when it convicted one of the killers.',
      '+ One of the two men is still at large.',
      '+ A man looking for her came to her sister’s house in September 2026.',
      '+ She discovered what the form said less than four months ago.',
      '+ Ms. Orellana has not answered counsel’s letter.',
      '+ This is her first motion.',
      '+ Her daughter is a citizen by birth, and her son was included in her application.',
      '+ The father of her daughter has been removed from the United States.',
      '+ Present counsel takes no fee.',
      '+ She has no criminal history.',
      '- Ms. Pineda was represented by counsel at her hearing.',
      '- Ms. Pineda failed to appear at her hearing.',
      '- Her asylum application was filed within one year of her arrival.',
      '- The Board affirmed the adverse credibility finding.',
      '- Ms. Orellana is a licensed attorney.',
      '- Ms. Orellana replied that she had done nothing wrong.',
      '- Ms. Pineda reported the murder to nobody.',
      '- Her sister saw the murder.',
      '- Both of the killers have been convicted.',
      '- The Honduran court rejected her statement.',
      '- The killer was sentenced to thirty years.',
      '- Her sister reported the visit to the police.',
      '- Both of her children were born in the United States.',
      '- Josué came to the United States later than his mother.',
      '- The gang wanted her as a girlfriend.',
      '- She was granted voluntary departure.',
      '- She read the application before she signed it.',
      '- Her brother was shot by the gang.',
      '- She still wears an ankle monitor.',
      '- She is married to Nelson.',
    ],
  },
]
