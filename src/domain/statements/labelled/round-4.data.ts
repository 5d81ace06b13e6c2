import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The fourth round, written before the checks were run on it. All persons are invented. */
export const fourthRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a landscaper with an autistic stepson',
    filingDate: 'February 17, 2026',
    record:
      'Name: Luis Fernando Caballero\nGender: Male\nDate of birth: 1985-08-21\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Married\nLast entry date: 2006-03-10\nSpouse name: Heather Lynn Novak\nSpouse gender: Female\nSpouse date of birth: 1987-05-02\nSpouse citizenship: United States citizen\nChild 1 name: Tyler Novak\nChild 1 date of birth: 2012-12-19\nChild 1 gender: Male\nChild 2 name: Sofia Caballero\nChild 2 date of birth: 2018-06-27\nChild 2 gender: Female\nNumber of children: 2',
    answers: {
      'How did the applicant enter?':
        'He swam across the river near Roma, Texas, in March 2006 with two friends. He was never caught and has not gone back, not even when his father died in 2014.',
      'Criminal history': 'None. One traffic ticket for a broken tail light in 2017.',
      Children:
        'Tyler is the son of Heather and Brandon Shields, who left in 2013, pays nothing and has seen the boy four times since. Luis has raised Tyler since he was two. Sofia is the daughter of both.',
      'Hardship if the applicant is denied admission':
        'Tyler has autism and epilepsy. He had 11 seizures in 2025. Only Luis can calm him and carry him; he weighs 130 pounds. Heather broke her wrist in August 2025 when Tyler pushed her. She works 24 hours a week as a pharmacy technician and earns $1,780 a month. Luis has a landscaping business with one helper that earned $52,300 in 2025. They have $4,100 in savings and owe $11,600 on a hospital bill.',
      'Hardship if the relative relocates':
        'The custody order does not let Heather take Tyler out of Ohio without the court. There is no school for autistic children in Olancho. Heather knows some Spanish words.',
      Petition: 'Heather filed Form I-130 on May 3, 2022; it was approved on July 9, 2024.',
      Taxes: 'Returns filed with an ITIN since 2009. Nothing owed.',
    },
    documents: {
      'Letter of Dr. Priya Raman, pediatric neurology':
        'I follow Tyler Novak for epilepsy with generalized tonic-clonic seizures and for autism spectrum disorder, level 3. He takes two medicines for seizures. He had eleven seizures in 2025, of which two needed the emergency room. He does not speak. Mr. Caballero comes to the visits; in the last two years the mother came twice, because she works on those days. Tyler lets Mr. Caballero draw his blood sample held in his arms; with nurses alone it took four people. I do not treat the sister, who is well.',
      'Custody order of the Court of Common Pleas, Summit County':
        'The mother, Heather Lynn Novak, is named residential parent and legal custodian. The father, Brandon Shields, is ordered to pay $310 a month. Neither parent shall remove the child from Ohio for more than thirty days without leave of this Court. Entered October 6, 2013.',
      'Declaration of Heather Lynn Novak':
        'I met Luis in 2014 when he cut the grass at my mother’s house. We married on June 11, 2016. It is my second marriage and his first. My mother, Judith, has had two strokes and lives in a nursing home. My brother Kyle is in the Navy and stationed in Japan.\n\nI take sertraline since 2021 for anxiety. I have never been in a hospital for it. I have never been outside the United States.',
      'Letter of the Akron Autism Center':
        'Tyler attends our school five days a week since 2019. Mr. Caballero brings and fetches him. He built the sensory garden for our pupils without pay in 2023.',
    },
    computed: { up_days: 7284, bar: 'ten_year', applicant_age: 40 },
    statements: [
      '+ In March 2006 Mr. Caballero swam over the river into Texas and was not inspected.',
      '- Mr. Caballero came to Texas in 2006 with his wife.',
      '- Mr. Caballero was caught by the Border Patrol in 2006.',
      '+ He did not return to Honduras when his father died.',
      '- He returned to Honduras for the funeral of his father in 2014.',
      '- His mother died in 2014.',
      '+ Tyler is his stepson and has been in his care since the age of two.',
      '- Tyler is his biological son.',
      '- Sofia is his stepdaughter.',
      '+ The biological father of Tyler pays no support and has hardly seen him.',
      '- Brandon Shields pays child support every month.',
      '- Brandon Shields has custody of Tyler.',
      '+ Eleven seizures were recorded in 2025, two of which led to the emergency room.',
      '- Tyler was taken to the emergency room eleven times in 2025.',
      '- Sofia suffers from epilepsy.',
      '+ Tyler, thirteen years old, does not talk.',
      '- Tyler speaks in short sentences.',
      '+ Ms. Novak fractured her wrist in the summer of 2025 after her son pushed her.',
      '- Ms. Novak broke her ankle in August 2025.',
      '- Mr. Caballero pushed her and broke her wrist.',
      '+ She is employed as a pharmacy technician for 24 hours a week.',
      '- She is employed as a pharmacist.',
      '+ His landscaping business brought in $52,300 in 2025.',
      '- Her income in 2025 was $52,300.',
      '- They have $11,600 in savings.',
      '+ A court order forbids her to take Tyler out of Ohio for more than thirty days without permission.',
      '- The custody order was entered in 2023.',
      '+ She takes medication for anxiety but was never hospitalized for it.',
      '- She was hospitalized for anxiety in 2021.',
      '- Dr. Raman treats Sofia.',
      '+ She was married once before she married Mr. Caballero in 2016.',
      '- He was married once before he married Ms. Novak.',
      '- Her brother Kyle can care for Tyler, because he lives in Akron.',
      '+ Her mother is in a nursing home after two strokes.',
      '- Her mother cares for Tyler in the afternoons.',
      '+ He made a garden for the pupils of the Akron Autism Center and was not paid for it.',
      '- He was paid $2,000 for the garden.',
      '- She speaks Spanish well.',
    ],
  },
  {
    name: 'asylum of a gay man from Ghana',
    filingDate: 'October 19, 2026',
    record:
      'Name: Kofi Antwi Boateng\nGender: Male\nDate of birth: 1999-02-02\nCountry of birth: Ghana\nCountry of citizenship: Ghana\nMarital status: Single\nLast entry date: 2026-01-15\nNumber of children: 0',
    answers: {
      'Who harmed the client?':
        'His uncle Yaw Boateng, four young men of the neighborhood, and a police corporal at Kaneshie station.',
      'What happened?':
        'I am gay. My uncle found messages on my telephone on July 20, 2025. He and four men of the area beat me with sticks and a bicycle chain for about half an hour. They broke my jaw and two teeth. They made a video and put it on WhatsApp. My partner Emmanuel was beaten on the same evening and died in the hospital on July 23. When I complained, the corporal laughed and held me overnight for "unnatural carnal knowledge" until my sister paid 800 cedis.',
      'Did the client report the harm?': 'Yes, on July 28, 2025, at Kaneshie. They arrested me and nobody else.',
      Relocation:
        'In Kumasi I stayed in a hotel for nine days. A man who knew the video recognized me in the street and I ran.',
      Entry:
        'I flew from Accra to São Paulo on August 30, 2025, and went north by land through eight countries. I entered near San Luis, Arizona, on January 15, 2026 and was detained for six weeks at Florence.',
      'Past immigration applications': 'None in any country.',
      'Arrests and crimes': 'Only the night at Kaneshie. There was no charge.',
      Family:
        'Father dead. Mother in Tema, who says that I am no longer her son. One sister, Abena, who helps me. No wife and no children; in 2024 my family wanted me to marry a cousin and I refused.',
    },
    documents: {
      'Hospital card, Korle Bu (July 2025)':
        'Boateng Kofi, male, 26. Admitted 20/07/2025. Fracture of the mandible, left. Loss of teeth 21 and 22. Lacerations of scalp, nine stitches. Patient states he fell from a motorbike. Discharged 27/07/2025 against advice.',
      'Declaration of Abena Boateng':
        'I am a teacher in Accra and the sister of Kofi. On July 29, 2025 I went to Kaneshie and gave 800 cedis to Corporal Addo, who gave me no receipt. The nurse at Korle Bu told my brother to say that it was a fall, or they would call the police. Our uncle Yaw came to my house in September and again in December and asked where Kofi was; he held a cutlass. I have not gone to the police about this.',
      'Psychological evaluation of Dr. Naomi Feld':
        'I saw Mr. Boateng on May 5 and May 19, 2026, in my office, for five hours altogether. He has post-traumatic stress disorder and a moderate depressive episode. He has thought of death but has made no attempt. I recommended treatment; he began weekly counseling at the Center on Colfax in June 2026. I am not his therapist.',
      'Country information':
        'Section 104 of the Criminal Offences Act punishes "unnatural carnal knowledge". Parliament passed a bill in February 2024 that provides up to three years in prison for identifying as gay; it had not been signed into law by the time of this report. Rightify Ghana counted 44 attacks in the first half of 2025. In none of them was anyone convicted.',
    },
    statements: [
      '+ Mr. Boateng’s uncle discovered messages on his phone on July 20, 2025.',
      '- Mr. Boateng’s father discovered messages on his phone on July 20, 2025.',
      '+ His uncle and four men of the neighborhood beat him with sticks and a chain.',
      '- Police officers beat him with sticks and a chain.',
      '- His uncle stabbed him.',
      '+ His jaw was fractured and he lost two teeth.',
      '- His leg was fractured and he lost four teeth.',
      '+ Emmanuel, his partner, died three days after the attack.',
      '- Emmanuel survived the attack and fled to Togo.',
      '- His brother Emmanuel died in the hospital.',
      '+ A corporal kept him at the station overnight, and his sister paid for his release.',
      '- He paid the corporal 800 cedis himself.',
      '- The corporal arrested his uncle.',
      '- He did not go to the police.',
      '+ Nobody but Mr. Boateng was arrested when he complained.',
      '- He was convicted of unnatural carnal knowledge.',
      '+ No charge was brought against him.',
      '+ The hospital card records that he said he had fallen from a motorbike.',
      '- The hospital card records that he was beaten.',
      '- He was in the hospital for a month.',
      '+ His scalp wounds required nine stitches.',
      '- He was recognized in Kumasi on the first day.',
      '+ He spent nine days in a hotel in Kumasi before someone recognized him from the video.',
      '+ Abena works as a teacher.',
      '- Abena reported the threats to the police.',
      '- Abena was threatened by the corporal with a cutlass.',
      '+ He crossed eight countries on his way north.',
      '- He entered the United States with a visa.',
      '+ He was held for six weeks at Florence after he entered.',
      '- He was released on the day he entered.',
      '- He had applied for asylum in Brazil.',
      '+ Dr. Feld, who is not his therapist, spent five hours with him.',
      '- Dr. Feld has counseled him every week since June 2026.',
      '- He has attempted suicide once.',
      '+ The bill of February 2024 had not become law when the report was written.',
      '- The bill was signed into law in February 2024.',
      '- He is married to his cousin.',
      '+ His mother has disowned him.',
      '- Convictions followed in 44 of the attacks.',
    ],
  },
]
