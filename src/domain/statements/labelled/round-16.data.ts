import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The sixteenth round: ten true and ten false statements of each of two records, written before the checks were run on any. */
export const sixteenthRound: readonly LabelledRecord[] = [
  {
    name: 'letter of a treating doctor for a Ukrainian pianist',
    filingDate: 'January 5, 2027',
    record:
      'Name: Oksana Petrivna Lysenko\nGender: Female\nDate of birth: 1991-07-25\nCountry of birth: Ukraine\nCountry of citizenship: Ukraine\nMarital status: Divorced\nImmigration status: O-1B\nLast entry date: 2024-08-30\nNumber of children: 1\nChild 1 name: Taras Lysenko\nChild 1 date of birth: 2016-02-11\nChild 1 gender: Male',
    answers: {
      'How does the expert know the client?':
        'Conductor Alan Whitford engaged her as a soloist in Cleveland in March 2023 and again in 2025. They are not related and have no business together. He asks nothing for the letter.',
      'What did the client do?':
        'She won second prize at the Leeds competition in 2018. She has recorded four albums; the third sold 41,000 copies. She has played with nineteen orchestras in eleven countries. She teaches six pupils at the Lakeshore Conservatory.',
      'Prior petitions':
        'An O-1B petition in 2021 was withdrawn by the agent. The present one was approved on July 1, 2024.',
      Family:
        'Her former husband, Maksym, lives in Lviv. Taras is with her in Chicago. Her mother Halyna takes care of him when she travels.',
      Criticism: 'One review in 2022 called her Schubert cold.',
    },
    documents: {
      'CV of Alan Whitford':
        'Music director, Lake Erie Philharmonic, since 2014. Associate conductor, Minnesota, 2007–2014. Juilliard, M.M. 1999. Juror at the Cliburn competition 2022. Two Grammy nominations.',
      'Letter of the Lakeshore Conservatory':
        'Ms. Lysenko has been artist in residence since September 2024, a post that we filled for the first time. Four of her six pupils won places at competitions in 2026. She is paid $68,000. She is not a member of the permanent faculty.',
      'Review in the Chicago Courier':
        'May 4, 2026. Of the six soloists this season Lysenko alone was asked for an encore. The hall was two thirds full.',
      'Note of Dr. Paul Reyes, hand surgeon':
        'Seen March 3, 2026 for pain in the right thumb. Tendinitis; no surgery is needed. She stopped playing for five weeks and is free of pain. I have not seen her since.',
    },
    statements: [
      '+ Mr. Whitford has twice engaged Ms. Lysenko as a soloist.',
      '+ He has no family or business ties to her and receives nothing for his letter.',
      '+ Ms. Lysenko took second place at the Leeds competition in 2018.',
      '+ She has appeared with nineteen orchestras in nearly a dozen countries.',
      '+ Two thirds of her pupils won places at competitions in 2026.',
      '+ She was the first artist in residence that the conservatory ever appointed.',
      '+ Mr. Whitford has led the Lake Erie Philharmonic for more than a decade.',
      '+ An injury to her thumb healed without an operation.',
      '+ She and her former husband live in different countries, and their son lives with her.',
      '+ Her mother looks after the boy while she is on tour.',
      '- Ms. Lysenko won first prize at the Leeds competition.',
      '- Mr. Whitford taught her at Juilliard.',
      '- She had surgery on her thumb.',
      '- She is married.',
      '- She is a permanent member of the faculty.',
      '- All of her pupils won places at competitions.',
      '- Mr. Whitford won two Grammys.',
      '- Her son lives in Lviv with his father.',
      '- Her 2021 petition was denied.',
      '- Dr. Reyes operates on her regularly.',
    ],
  },
  {
    name: 'motion of a Nepali cook with a late notice',
    filingDate: 'January 12, 2027',
    record:
      'Name: Dipesh Bahadur Gurung\nGender: Male\nDate of birth: 1983-12-12\nCountry of birth: Nepal\nCountry of citizenship: Nepal\nMarital status: Married\nLast entry date: 2016-05-20\nManner of last entry: Without inspection\nSpouse name: Sunita Gurung\nSpouse gender: Female\nSpouse country of citizenship: Nepal\nNumber of children: 2\nChild 1 name: Asmita Gurung\nChild 1 date of birth: 2010-01-30\nChild 1 gender: Female\nChild 2 name: Rohan Gurung\nChild 2 date of birth: 2018-06-16\nChild 2 gender: Male',
    answers: {
      'What happened at the hearing?':
        'The hearing was on February 6, 2019 in Dallas. He came at 10:40; it had been called at 8:30 and he was ordered removed in absentia. The bus from Fort Worth had broken down. He showed the clerk the ticket of the bus.',
      Notice: 'He got the notice of the hearing by mail in December 2018. The first notice to appear had no date.',
      Lawyer:
        'Mr. Harold Crane told him that he would file a motion and took $3,500. He filed nothing. A complaint was sent to the State Bar of Texas on August 4, 2026. The bar has opened a file.',
      'What was he afraid of?':
        'Maoist party members in Chitwan beat him twice, in 2012 and in November 2015, because he had put up posters for the Nepali Congress. They broke his jaw the second time.',
      Arrests: 'One, in 2021 in Irving, for public intoxication; a fine of $180.',
      'Present life':
        'He cooks at Himal Kitchen in Irving since 2018. Sunita works at a laundry. Rohan was born in Dallas. Asmita came in 2022 and is in tenth grade. He lived apart from his wife from 2016 to 2022.',
      'Past immigration applications':
        'An asylum application was lodged with the court on March 1, 2017. Never decided.',
    },
    documents: {
      'Order of the Immigration Judge':
        'February 6, 2019. Respondent failed to appear. Proper notice was given. Ordered removed to Nepal in absentia.',
      'Ticket of Lone Star Coach':
        'Fort Worth 6:15 am to Dallas 7:20 am, February 6, 2019. Stamped: delayed, mechanical, arrived 10:05.',
      'Letter of the State Bar of Texas':
        'September 15, 2026. We have received your grievance against attorney Harold Crane. It has been classified as a complaint. Mr. Crane has been asked to respond.',
      'Hospital record, Bharatpur':
        'November 22, 2015. Male, 31. Fracture of the mandible, wired. Says that he was attacked by several men. Discharged after six days.',
      'Declaration of Sunita Gurung':
        'I was in the house in 2015 when they carried him in. I did not see the attack. He could only drink for a month. I came to America with our daughter on a visa in 2022. He calls the lawyer every month and gets no answer.',
    },
    statements: [
      '+ Mr. Gurung reached the court about two hours after his case had been called.',
      '+ The bus that he took arrived nearly three hours late because of a mechanical failure.',
      '+ He received the notice of his hearing by mail.',
      '+ His former lawyer took $3,500 and never filed the motion that he had promised.',
      '+ The State Bar has classified his grievance as a complaint.',
      '+ His jaw was fractured in the second attack, and he spent six days in the hospital.',
      '+ His attackers belonged to the Maoist party and acted because of his work for the Nepali Congress.',
      '+ His asylum application of March 2017 has never been adjudicated.',
      '+ The couple’s son is a citizen of the United States by birth.',
      '+ Apart from one arrest for public intoxication, which ended with a fine, he has no criminal history.',
      '- He never received notice of the hearing.',
      '- He appeared at the hearing on time.',
      '- Mr. Crane filed a motion to reopen in 2019.',
      '- The State Bar disbarred Mr. Crane.',
      '- His wife witnessed the attack.',
      '- The police broke his jaw.',
      '- He was attacked three times.',
      '- Both children were born in Nepal.',
      '- He has never been arrested.',
      '- His wife entered without inspection.',
    ],
  },
]
