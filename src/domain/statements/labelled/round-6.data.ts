import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The sixth round: twenty true and twenty false statements of each record, written before the checks were run on it. */
export const sixthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Nicaraguan physician',
    filingDate: 'September 9, 2026',
    record:
      'Name: Óscar Danilo Membreño\nGender: Male\nDate of birth: 1981-07-30\nCountry of birth: Nicaragua\nCountry of citizenship: Nicaragua\nMarital status: Married\nLast entry date: 2026-02-06\nSpouse name: Lucía Arana\nSpouse gender: Female\nSpouse country of birth: Nicaragua\nChild 1 name: Andrés Membreño\nChild 1 date of birth: 2012-10-01\nChild 1 gender: Male\nNumber of children: 1',
    answers: {
      'Who harmed the client?':
        'Paramilitaries and the police of Masaya, on orders of the political secretary of the city hall, Róger Castillo.',
      'What happened?':
        'I am a surgeon. In 2018 I treated wounded protesters in a parish hall. I was dismissed from the Hilario Sánchez hospital on August 3, 2018. For years I had a private practice and they watched it. On November 14, 2025 six paramilitaries broke into the practice. They smashed the instruments and cut the tendon of two fingers of my right hand with a scalpel. They said: "So you never sew up a coup plotter again." I cannot operate any more.',
      'Why was the client harmed?':
        'Because I treated the protesters, which they take for being against the government. I have never been a member of a party.',
      'Did the client report the harm?': 'No. The police car was parked at the corner during all of it.',
      Relocation:
        'After the attack I stayed at my brother-in-law’s house in Estelí until January. Castillo’s people telephoned him and asked for me.',
      Entry:
        'I left by the blind points to Costa Rica on January 10, 2026, flew to Mexico and crossed at Yuma on February 6. My wife and my son are in San José, Costa Rica.',
      'Past immigration applications':
        'I had a B-2 visa from 2009 to 2019 and came to conferences in Miami in 2011 and 2014. I always left on time.',
      'Arrests and crimes': 'None. I was called twice to the police station in 2019 and questioned for some hours.',
    },
    documents: {
      'Declaration of Lucía Arana':
        'I am a pharmacist. On November 14 I heard the noise from the kitchen, because the practice is in the front part of our house. My son and I hid in the laundry room. When they had gone I bandaged his hand and a colleague, Dr. Pineda, sewed it the same night in his own home. We did not go to the hospital, since the hospital belongs to them.\n\nI crossed to Costa Rica with Andrés in March 2026. We have asked for refuge there and have had no answer.',
      'Letter of dismissal':
        'Ministry of Health. Masaya, August 3, 2018. Dr. Óscar Danilo Membreño: your services are no longer required. No reason is given.',
      'Hand evaluation of Dr. Ruth Lindqvist':
        'I am a hand surgeon at Yuma Regional Medical Center. I examined Dr. Membreño on June 11, 2026. He has scars across the flexor side of the index and middle finger of the right hand and cannot bend the tips. The tendons were divided and never properly repaired. The wounds are typical of a sharp blade. Surgery may restore some movement; he has not had it, because he has no insurance. I have not reviewed psychological matters.',
      'Report of the Interdisciplinary Group':
        'In 2018 at least 405 health workers were dismissed from public hospitals because they treated demonstrators. At least 11 physicians were prosecuted. The dismissals were ordered by political secretaries and not by hospital directors.',
    },
    statements: [
      '+ Dr. Membreño is a surgeon who attended to injured demonstrators in 2018.',
      '- Dr. Membreño is a dentist who attended to injured demonstrators in 2018.',
      '- Dr. Membreño led the demonstrations of 2018.',
      '+ He lost his post at the Hilario Sánchez hospital in August 2018.',
      '- He resigned from the Hilario Sánchez hospital in August 2018.',
      '- He was dismissed from the hospital in November 2025.',
      '+ The letter of dismissal gives no reason.',
      '- The letter of dismissal accuses him of terrorism.',
      '+ Six paramilitaries forced their way into his practice on November 14, 2025.',
      '- Six soldiers forced their way into his practice on November 14, 2025.',
      '- Eleven paramilitaries forced their way into his practice.',
      '+ The attackers severed the tendons of two of his fingers with a scalpel.',
      '- The attackers severed the tendons of his left hand.',
      '- They cut off two of his fingers.',
      '+ Since then he has been unable to perform operations.',
      '- He continues to perform operations in Arizona.',
      '+ His wife and son concealed themselves in the laundry room during the attack.',
      '- His son was injured in the attack.',
      '- His wife was raped.',
      '+ A colleague stitched the hand at home on the same night.',
      '- The hand was stitched at the hospital in Masaya.',
      '+ He did not turn to the police, whose car stood at the corner.',
      '- He filed a complaint with the police in Masaya.',
      '+ He took shelter with his brother-in-law in Estelí until January 2026.',
      '- He took shelter with his sister in Estelí.',
      '+ Lucía Arana, his wife, is a pharmacist.',
      '- His wife is a nurse.',
      '+ His wife and his son have applied for refuge in Costa Rica and have not been answered.',
      '- Costa Rica has granted refuge to his wife.',
      '- His wife and son entered the United States with him.',
      '+ He visited Miami for conferences in 2011 and 2014 and departed on time.',
      '- He overstayed his visa in 2014.',
      '- He has never been in the United States before.',
      '+ He has belonged to no political party.',
      '- He is a member of an opposition party.',
      '+ Dr. Lindqvist, who is a hand surgeon, examined him in June 2026.',
      '- Dr. Lindqvist operated on his hand.',
      '+ He has had no surgery on the hand for want of insurance.',
      '+ At least 405 health workers lost their positions in public hospitals in 2018.',
      '- At least 405 physicians were prosecuted.',
      '+ The police questioned him twice in 2019 without arresting him.',
      '- He was arrested twice in 2019.',
      '+ Political secretaries ordered the dismissals.',
    ],
  },
  {
    name: 'waiver of a cook with a wife who has breast cancer',
    filingDate: 'May 11, 2026',
    record:
      'Name: Hamid Reza Tavakoli\nGender: Male\nDate of birth: 1979-01-02\nCountry of birth: Iran\nCountry of citizenship: Iran\nMarital status: Married\nLast entry date: 2014-06-19\nSpouse name: Ingrid Sofia Lund\nSpouse gender: Female\nSpouse date of birth: 1982-09-09\nSpouse citizenship: United States citizen\nChild 1 name: Dara Tavakoli\nChild 1 date of birth: 2017-04-24\nChild 1 gender: Male\nNumber of children: 1',
    answers: {
      'How did the applicant enter?':
        'With an F-1 student visa at Chicago. He studied English for one term and stopped in May 2015 when the money ended. His SEVIS record was terminated on June 30, 2015.',
      'Criminal history': 'Never arrested. In 2020 he called the police himself after a burglary in the restaurant.',
      'Hardship if the applicant is denied admission':
        'Ingrid was found to have breast cancer in October 2025. She had a mastectomy on December 4, 2025 and has chemotherapy every third Friday until August. Her sister Karin came from Duluth for two weeks and went back. Hamid cooks at the Blue Samovar, earns $3,250 a month and has changed to the morning shift to be with her. Ingrid is a librarian on unpaid leave. The insurance is hers and lasts until September if she does not return to work.',
      'Hardship if the relative relocates':
        'Ingrid is a Lutheran and has been to Iran never. The drug that she takes is not to be had in Tehran because of the sanctions. Dara speaks a little Persian.',
      'Other family':
        'Ingrid’s mother is 79 and has macular degeneration. Her father died in 2019. Hamid’s parents are in Isfahan; he has not seen them since 2014.',
      Petition: 'I-130 by Ingrid, approved January 29, 2025.',
      Character: 'He cooks the meal for the homeless at Grace Lutheran on the last Sunday of the month.',
      'Adverse factors':
        'He stayed after his studies ended, and he worked without authorization from 2015 to 2021. Since 2021 he has paid taxes with an ITIN; before that he did not file.',
    },
    documents: {
      'Letter of Dr. Anjali Mehta, oncology':
        'Ms. Lund, 43, has triple-negative carcinoma of the left breast, stage IIB. After the mastectomy she began chemotherapy on January 9, 2026. She has lost her hair and thirty pounds and has twice been admitted with fever, in February and in April. The risk of recurrence is highest in the first three years. Her husband brings her to each infusion and stays. She must not be alone on the three days after it. Treatment in Iran has not been discussed between us.',
      'Declaration of Ingrid Sofia Lund':
        'I was born in Duluth, Minnesota, and so were my parents. I met Hamid in 2015 at a potluck of the library. We were married by the judge on October 1, 2016, and blessed at Grace Lutheran a week later. It was my first marriage. Hamid had been engaged in Iran, but he had not been married.\n\nDara wakes at night and asks if I will die. His school counselor sees him on Wednesdays. My sister has three children and a farm.',
      'Letter of Tom Birk, Blue Samovar':
        'Hamid has worked in my kitchen since 2018, and since 2022 he has been the head cook. He asked me for the early shift in November. I have eleven employees. He trained four of them.',
    },
    computed: { up_days: 3968, bar: 'ten_year', applicant_age: 47 },
    statements: [
      '+ Ms. Lund, a citizen born in Minnesota, was diagnosed with breast cancer in October 2025.',
      '- Ms. Lund was diagnosed with lung cancer in October 2025.',
      '- Ms. Lund was diagnosed with breast cancer in October 2023.',
      '+ A breast was removed on December 4, 2025.',
      '- Both of her breasts were removed in December 2025.',
      '+ Her chemotherapy takes place on every third Friday.',
      '- Her chemotherapy takes place every week.',
      '- Her chemotherapy ended in April 2026.',
      '+ Twice she was hospitalized because of fever.',
      '- She was hospitalized four times because of fever.',
      '+ The side effects have cost her her hair and thirty pounds.',
      '- She has gained thirty pounds.',
      '+ Her husband accompanies her to every infusion.',
      '- Her sister accompanies her to every infusion.',
      '- Her mother moved in to care for her.',
      '+ Karin, her sister, helped for two weeks and then returned to Duluth.',
      '- Karin has no children.',
      '+ Mr. Tavakoli entered as a student and fell out of status in 2015.',
      '- Mr. Tavakoli completed his studies in 2015.',
      '- Mr. Tavakoli entered without inspection.',
      '+ He has never been arrested.',
      '- He was arrested after a burglary in 2020.',
      '+ He was the one who called the police about the burglary.',
      '+ He has been head cook at the Blue Samovar since 2022.',
      '- He owns the Blue Samovar.',
      '- He has been head cook at the Blue Samovar since 2018.',
      '+ To be at her side he moved to the early shift.',
      '- He gave up his job to be at her side.',
      '+ He acknowledges that he worked without authorization until 2021.',
      '- He has always filed tax returns.',
      '- He has never worked without authorization.',
      '+ She is on unpaid leave from her position as a librarian.',
      '- She works full time as a librarian.',
      '- The insurance is provided by his employer.',
      '+ Her insurance ends in September unless she goes back to work.',
      '+ Neither of them was married before.',
      '- He was married in Iran before he met her.',
      '- They were married at Grace Lutheran on October 1, 2016.',
      '+ Her mother, seventy-nine, suffers from macular degeneration.',
      '- Her father suffers from macular degeneration.',
      '+ On the last Sunday of each month he cooks for homeless people.',
      '- She has visited Iran twice.',
      '+ He has not seen his parents since 2014.',
      '- Dara speaks fluent Persian.',
      '+ Dara meets with a school counselor on Wednesdays.',
    ],
  },
]
