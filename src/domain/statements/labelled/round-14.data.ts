import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The fourteenth round: ten true and ten false statements of each of two records, written before the checks were run on any. */
export const fourteenthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Honduran shopkeeper extorted by a gang',
    filingDate: 'December 10, 2026',
    record:
      'Name: Karla Vanessa Zelaya Pineda\nGender: Female\nDate of birth: 1990-04-04\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Single\nLast entry date: 2025-02-18\nManner of last entry: Without inspection\nNumber of children: 1\nChild 1 name: Emily Sofia Zelaya\nChild 1 date of birth: 2015-08-21\nChild 1 gender: Female',
    answers: {
      'Who harmed the client?':
        'Members of Barrio 18 in San Pedro Sula; a police corporal, Edgardo Mejía, passed them what I said.',
      'What happened?':
        'I had a shop for school supplies in Chamelecón. From March 2023 two men came every Friday for 800 lempiras. In January 2024 they asked for 2,000. I could not pay. On February 9, 2024 they broke the window and cut my left forearm with a bottle. My partner Oscar went with me to the police post; Corporal Mejía wrote it down and the next morning one of the men read my own words to me. On June 30, 2024 Oscar was shot dead at the bus stop. I closed the shop and moved with Emily to my sister Dunia in Choluteca, where they found us in November 2024: a note under the door.',
      'Did the client report the harm?':
        'Once, on February 9, 2024. After Oscar’s death I did not go to the police again.',
      Fear: 'They know that I gave his name. I would be killed.',
      'Past immigration applications':
        'None before this one. I was turned back by Mexican officers once, in January 2025.',
      'Arrests and crimes': 'None. Border agents held us for two days when we crossed.',
      'Present life':
        'Emily is in fifth grade in Durham. I clean offices; I have had a work permit since October 2026. A woman of the parish, Mrs. Ruth Olsen, took us in.',
    },
    documents: {
      'Death certificate of Oscar Rolando Banegas':
        'Died June 30, 2024, 18:40, San Pedro Sula. Cause: gunshot wounds to head and thorax. Manner: homicide. Age 36. Single.',
      'Police complaint form':
        'February 9, 2024. Complainant: Karla Zelaya. Injury with glass, left forearm, five stitches at the health center. Suspects: unknown. Received by Corporal E. Mejía. Status: filed. No further action recorded.',
      'Declaration of Dunia Zelaya':
        'My sister and my niece came to me on July 3, 2024. In November I found the paper under my door; it said that eighteen does not forget. I burned it because I was frightened. I was never threatened myself. I still live in Choluteca. I did not see the wound when it was fresh, only the scar.',
      'Report of Dr. Luis Ferrer, clinical psychologist':
        'I interviewed Ms. Zelaya on October 12, 2026 for two and a half hours in Spanish. She has symptoms of post-traumatic stress, but at this time not all criteria for the disorder are met. Diagnosis: prolonged grief disorder. I recommended therapy; she started in November with another clinician. Emily was not seen. Fee: $600, paid by the parish.',
      'Asylum expert affidavit of Professor James Whitcomb':
        'I have studied gangs in Honduras for nineteen years and testified in 62 cases. I was in San Pedro Sula last in 2022. I have not spoken with Ms. Zelaya. In my opinion moving within the country would not protect her. About one in twenty killings leads to a conviction.',
    },
    statements: [
      '+ Gang members extorted money from Ms. Zelaya every week for almost a year.',
      '+ When she could not meet the higher demand, they shattered her shop window and slashed her forearm.',
      '+ She turned to the police, and within a day the gang knew what she had told them.',
      '+ Her partner was murdered less than five months later.',
      '+ She fled to her sister’s home in another city, but the gang traced her there.',
      '+ The police took no further action on her complaint.',
      '+ Dr. Ferrer diagnosed prolonged grief disorder and recommended treatment.',
      '+ She entered the United States without inspection in February 2025 together with her daughter.',
      '+ Professor Whitcomb, who has given testimony in dozens of cases, does not believe that she could relocate safely.',
      '+ She has a work permit and cleans offices.',
      '- Dr. Ferrer diagnosed Ms. Zelaya with post-traumatic stress disorder.',
      '- Ms. Zelaya was married to Mr. Banegas.',
      '- She never went to the police.',
      '- Dr. Ferrer evaluated both mother and daughter.',
      '- Her sister was also threatened by the gang.',
      '- Professor Whitcomb interviewed Ms. Zelaya.',
      '- Corporal Mejía cut her arm with a bottle.',
      '- She has previously applied for asylum.',
      '- The men who killed Oscar were convicted.',
      '- She was admitted to the United States as a visitor.',
    ],
  },
  {
    name: 'waiver of a Polish carpenter whose wife cares for a grandchild',
    filingDate: 'December 18, 2026',
    record:
      'Name: Marek Jan Wisniewski\nGender: Male\nDate of birth: 1971-03-16\nCountry of birth: Poland\nCountry of citizenship: Poland\nMarital status: Married\nLast entry date: 2001-08-11\nManner of last entry: B-2 visitor\nSpouse name: Deborah Ann Kowalczyk\nSpouse gender: Female\nSpouse date of birth: 1968-05-25\nSpouse country of citizenship: United States\nDate of marriage: 2012-10-06\nNumber of children: 0',
    answers: {
      'Qualifying relative': 'Deborah Kowalczyk, born in Hamtramck, Michigan.',
      'Unlawful presence and removal':
        'His stay ended on February 10, 2002. Ordered removed in absentia on March 3, 2005; he says that he never got the notice. The order was rescinded and the case terminated on May 19, 2025. He has not left since 2001.',
      Arrests: 'Drunk driving, September 2007: pleaded guilty, one year of probation, completed. Nothing since.',
      'Prior filings':
        'I-130 approved April 2, 2024. A first I-130, filed in 2013, was denied because she did not answer a request for evidence. No waiver before.',
      'Earlier marriages':
        'Deborah’s first husband, Stanley Nowak, died in 2009. Marek was married to Bozena Wisniewska in Poland, divorced in 2003.',
      Household:
        'They raise Deborah’s grandson Tyler, 9, since his mother, Amber, lost custody in 2021. Deborah is his legal guardian. Marek earned $71,200 as a carpenter in 2025. Deborah earned $12,400 as a lunch aide.',
      Health:
        'Deborah had breast cancer in 2022: surgery in March and radiation until July; since then in remission. She takes tamoxifen.',
    },
    documents: {
      'Letter of Dr. Grace Okafor, oncologist':
        'Ms. Kowalczyk, 58, completed treatment for stage II breast cancer in July 2022. She did not need chemotherapy. She is seen every six months; the last scan, in August 2026, was clear. The risk of return in the next five years is about one in eight. Mr. Wisniewski has come with her to most visits.',
      'Order of the Wayne County Probate Court':
        'June 14, 2021. Deborah Ann Kowalczyk is appointed full guardian of Tyler James Nowak, a minor. The father is unknown. The mother may visit under supervision.',
      'Evaluation by Dr. Neil Abramson, psychologist':
        'Two sessions, October 6 and 20, 2026, with Ms. Kowalczyk. Adjustment disorder with anxiety. Generalized anxiety disorder was considered and not diagnosed. She has never been hospitalized for mental illness. She took Zoloft in 2009 after her husband’s death, for eight months. I have no treatment relationship with her.',
      'Letter of Tyler’s school counselor, Ms. Renee Hall':
        'Tyler has ADHD and an individualized plan. He had 14 disciplinary referrals in first grade and two this year. He calls Mr. Wisniewski Dziadek. Ms. Kowalczyk signs the papers; Mr. Wisniewski does the homework with him.',
      'Declaration of Deborah Kowalczyk':
        'I have been to Poland once, for ten days in 2018 with my sister, because Marek could not go. I understand some Polish from my grandmother but cannot read it. I would not leave Tyler, and the court would not let me take him. Amber comes at Christmas, when she comes.',
    },
    statements: [
      '+ Mr. Wisniewski was admitted as a visitor in August 2001 and has remained ever since.',
      '+ The in absentia order was rescinded in May 2025, and the proceedings were terminated.',
      '+ He was convicted once, of drunk driving in 2007, and completed his probation.',
      '+ Ms. Kowalczyk, a widow, married Mr. Wisniewski in 2012.',
      '+ She is the court-appointed guardian of her grandson, whose father is unknown.',
      '+ Her breast cancer was treated with surgery and radiation, and there has been no recurrence.',
      '+ Dr. Abramson saw her twice and is not her treating therapist.',
      '+ Mr. Wisniewski accounts for more than four fifths of the household’s earnings.',
      '+ Tyler’s behavior at school has improved markedly since first grade.',
      '+ She knows a little Polish but does not read the language.',
      '- Ms. Kowalczyk underwent chemotherapy.',
      '- Dr. Abramson diagnosed generalized anxiety disorder.',
      '- Mr. Wisniewski has no criminal record.',
      '- Mr. Wisniewski had never been married before.',
      '- He is currently under an order of removal.',
      '- Mr. Wisniewski is Tyler’s legal guardian.',
      '- Ms. Kowalczyk divorced her first husband.',
      '- Mr. Wisniewski traveled to Poland in 2018.',
      '- Dr. Okafor diagnosed Mr. Wisniewski with cancer.',
      '- Amber has regained custody of Tyler.',
    ],
  },
]
