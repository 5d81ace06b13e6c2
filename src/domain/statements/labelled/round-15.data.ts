import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The fifteenth round: ten true and ten false statements of each of two records, written before the checks were run on any. */
export const fifteenthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Cameroonian student leader',
    filingDate: 'December 22, 2026',
    record:
      'Name: Emile Ndifor Tamba\nGender: Male\nDate of birth: 1997-10-08\nCountry of birth: Cameroon\nCountry of citizenship: Cameroon\nMarital status: Single\nLast entry date: 2026-03-02\nManner of last entry: Paroled\nNumber of children: 0',
    answers: {
      'Who harmed the client?':
        'Gendarmes of the station in Buea. Once also separatist fighters, who took him for a spy.',
      'What happened?':
        'I was secretary of the student union at the University of Buea from 2019 to 2022. On October 1, 2022 gendarmes broke up our march. I was held for 24 days in a cell with thirty others. A lieutenant burned my back with a hot iron. My roommate Peter Ashu died in that cell on the ninth day. I was brought before the military tribunal once; the judge let me go for lack of evidence. In May 2024 fighters stopped the bus to Kumba and kept me for one night. I fled to Nigeria on July 15, 2025.',
      'Did the client report the harm?':
        'I wrote to the National Commission on Human Rights in December 2022 and never heard back.',
      Family:
        'My mother sells cloth in Limbe. My older brother Divine is a soldier in the army and no longer talks to me. My sister Grace studies in Dakar.',
      'Past immigration applications':
        'I was registered with UNHCR in Nigeria in August 2025 but did not wait for a decision. Nothing in the United States before this.',
      'Arrests and crimes': 'The detention of October 2022. In the United States nothing.',
      'Present life':
        'I live in College Park with the family of Pastor Ngu. I applied for a work permit in September 2026; it is pending. I volunteer at a food bank on Saturdays.',
    },
    documents: {
      'Order of the military tribunal of Buea':
        'October 25, 2022. Accused: Tamba Emile Ndifor. Charge: secession propaganda. The court finds no sufficient evidence and orders release.',
      'Medical affidavit of Dr. Rachel Stein':
        'I examined Mr. Tamba on November 11, 2026 for ninety minutes, without an interpreter, since he speaks English. There are two patterned scars on the upper back, each five centimeters long, highly consistent with burns by a heated object. A scar on the left shin is from a football injury, as he told me. I made no psychological assessment. I was not paid.',
      'Declaration of Blessing Fon':
        'I was vice president of the union. I was at the march and ran. I did not see how Emile was caught. When he came out he could not lie on his back for weeks, and I brought ointment. I have been in Belgium since 2023 and was granted asylum there.',
      'Letter of Pastor Samuel Ngu':
        'Emile has lived with us since April 2026. We take no rent. He has not missed a Sunday. I did not know him in Cameroon. He wakes up at night and walks about the house; we have asked him to see a counselor, and he is on a waiting list.',
    },
    statements: [
      '+ Mr. Tamba served as secretary of the student union at the University of Buea for about three years.',
      '+ Gendarmes dispersed a student march on October 1, 2022, and he was detained for more than three weeks.',
      '+ While he was in custody, a lieutenant branded his back with a heated iron.',
      '+ A fellow detainee, his roommate Peter Ashu, did not survive.',
      '+ The military tribunal released him because it found insufficient evidence.',
      '+ The physician observed two burn scars on his upper back that are highly consistent with his account.',
      '+ He complained in writing to the National Commission on Human Rights, which did not answer.',
      '+ His brother, who serves in the army, has cut off contact with him.',
      '+ Blessing Fon, another officer of the union, has received asylum in Belgium.',
      '+ Mr. Tamba does not yet have permission to work and lives with a pastor’s family without paying rent.',
      '- Mr. Tamba was convicted by the military tribunal.',
      '- The separatists burned him with an iron.',
      '- Dr. Stein found symptoms of post-traumatic stress disorder.',
      '- Ms. Fon saw the gendarmes seize him.',
      '- He was granted refugee status in Nigeria.',
      '- His brother Divine was detained with him.',
      '- He has a work permit.',
      '- The scar on his shin was caused by the gendarmes.',
      '- He was held for one night in October 2022.',
      '- He pays rent to the pastor.',
    ],
  },
  {
    name: 'waiver of a Guatemalan welder whose wife is a veteran',
    filingDate: 'December 29, 2026',
    record:
      'Name: Wilmer Estuardo Chávez Coc\nGender: Male\nDate of birth: 1989-05-03\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Married\nLast entry date: 2012-09-14\nManner of last entry: Without inspection\nSpouse name: Tanya Renee Holloway\nSpouse gender: Female\nSpouse date of birth: 1986-11-30\nSpouse country of citizenship: United States\nDate of marriage: 2018-02-24\nNumber of children: 2\nChild 1 name: Marcus Holloway\nChild 1 date of birth: 2011-06-07\nChild 1 gender: Male\nChild 2 name: Ana Lucía Chávez\nChild 2 date of birth: 2019-03-22\nChild 2 gender: Female',
    answers: {
      'Qualifying relative': 'Tanya Holloway, born in Dayton, Ohio.',
      Entry:
        'He crossed near Douglas, Arizona on September 14, 2012. He had tried in July 2012 and was returned by the Border Patrol after two days, without an order.',
      Arrests: 'None except that return. No tickets.',
      'Prior filings':
        'I-130 filed by Tanya on May 2, 2022, approved December 11, 2024. No waiver or other application before.',
      'Earlier marriages':
        'Tanya was never married before. Wilmer was married to Rosa Ical in Guatemala; she died in 2010.',
      Children:
        'Marcus is Tanya’s son from a relationship before; his father, Andre Mills, pays $280 a month and sees him on alternate weekends. Ana Lucía is theirs.',
      Work: 'Wilmer welds trailers for Gem City Fabricators, $29 an hour. Tanya works part-time at a call center, $740 a month, and has VA compensation of $2,110.',
      Health:
        'Tanya hurt her back in Kuwait in 2007 and had two operations, in 2009 and 2017. She cannot lift more than ten pounds. Marcus has severe asthma; he was in the hospital three times in 2025.',
      'If they moved':
        'Tanya would lose VA care. A court order says that Marcus may not be taken out of Ohio without his father’s consent. Nobody but Wilmer’s uncle is left in Cobán.',
    },
    documents: {
      'VA rating decision':
        'Tanya R. Holloway, United States Army, 2004 to 2008, honorable discharge. Lumbar spine, 60 percent. Post-traumatic stress disorder: denied, not shown. Combined 60 percent.',
      'Letter of Dr. Kevin Osei, pulmonologist':
        'Marcus Holloway, age 15, severe persistent asthma. Three admissions in 2025, none since he began a biologic in January 2026. His stepfather gives the injections, because the mother is afraid of needles. I have treated him since 2020.',
      'Evaluation by Dr. Lydia Brenner, psychologist':
        'I saw Ms. Holloway by video on October 30, 2026, one hour and a half. Major depressive disorder, single episode, moderate. I did not find post-traumatic stress disorder. She has not been in therapy and declined medication. My fee of $750 was paid by the couple. I did not speak with her husband.',
      'Order of the Montgomery County Juvenile Court':
        'March 9, 2016. Mother: sole custody and residential parent. Father: parenting time on alternate weekends. Neither party shall remove the child from Ohio permanently without consent of the other or leave of court.',
      'Letter of Gem City Fabricators':
        'Mr. Chavez has been with us since October 2015. He trains apprentices and has had one lost-time accident, a burned hand in 2019. We would hold his place for six weeks, not longer.',
    },
    statements: [
      '+ Mr. Chávez has lived in the United States for more than fourteen years.',
      '+ He was returned once at the border, in July 2012, without a removal order.',
      '+ Mr. Chávez is a widower, and this is Ms. Holloway’s first marriage.',
      '+ Ms. Holloway is an Army veteran who was honorably discharged in 2008.',
      '+ The Department of Veterans Affairs rates her back injury at 60 percent.',
      '+ Her back has been operated on twice.',
      '+ Mr. Chávez administers the injections for his stepson’s asthma.',
      '+ Marcus has not been hospitalized since he started a new drug at the beginning of 2026.',
      '+ Dr. Brenner diagnosed major depression but not post-traumatic stress disorder.',
      '+ By order of the juvenile court, Marcus cannot be relocated from Ohio unless his father agrees or the court permits it.',
      '- Ms. Holloway suffers from post-traumatic stress disorder.',
      '- Mr. Chávez was ordered removed in 2012.',
      '- Mr. Chávez is the biological father of Marcus.',
      '- Ms. Holloway was previously married.',
      '- Andre Mills has sole custody of Marcus.',
      '- Dr. Brenner interviewed Mr. Chávez.',
      '- Ms. Holloway takes medication for depression.',
      '- Ana Lucía has severe asthma.',
      '- Ms. Holloway served in the Navy.',
      '- Mr. Chávez divorced his first wife.',
    ],
  },
]
