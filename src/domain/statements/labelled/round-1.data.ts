import type { LabelledRecord } from '../labelled-statements.data.ts'

/** Written before the checks were changed for the first time by these rounds. All persons are invented. */
export const firstRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a bakery worker married to a veteran',
    filingDate: 'July 14, 2026',
    record:
      'Name: Marisol Quintero Robles\nGender: Female\nDate of birth: 1988-06-03\nCountry of birth: Colombia\nCountry of citizenship: Colombia\nMarital status: Married\nLast entry date: 2011-04-22\nSpouse name: Darnell Whitfield\nSpouse gender: Male\nSpouse date of birth: 1983-01-19\nSpouse citizenship: United States citizen\nChild 1 name: Imani Whitfield\nChild 1 date of birth: 2014-11-08\nChild 1 gender: Female\nChild 2 name: Mateo Whitfield\nChild 2 date of birth: 2020-03-30\nChild 2 gender: Male\nNumber of children: 2',
    answers: {
      'How did the applicant enter?':
        'She walked across the border near Nogales with a guide on April 22, 2011. Nobody inspected her. She has stayed in Arizona and then Georgia ever since.',
      'Criminal history':
        'One citation for driving without a license in Cobb County, May 2016; she paid the fine. She has never been arrested.',
      'Hardship if the applicant is denied admission':
        'Darnell served two tours in Iraq and has a 70 percent disability rating from the Department of Veterans Affairs. He has nightmares and cannot be left alone with loud noise. Marisol manages his medication and drives him to therapy every second Thursday. She earns $1,850 a month at the bakery; he receives $1,716 a month in disability compensation. Imani has sickle cell disease and was hospitalized twice in 2025. The rent is $1,450.',
      'Hardship if the relative relocates':
        'There is no VA clinic in Bucaramanga. Darnell speaks only English. Imani sees a hematologist at the Aflac center in Atlanta every six weeks.',
      'Other family':
        "Darnell's mother, Loretta Whitfield, lives two streets away and had a hip replacement in January 2026. Marisol's parents and her two sisters live in Bucaramanga.",
      'Past immigration filings':
        'The I-130 that Darnell filed was approved on February 11, 2026. Nothing else was ever filed for her. She has not been in removal proceedings.',
    },
    documents: {
      'Psychological evaluation by Dr. Renata Oyelaran':
        'I am a licensed clinical psychologist. I met with Mr. Whitfield on March 2 and March 16, 2026, for a total of four hours, and spoke with Ms. Quintero by telephone once for thirty minutes.\n\nMr. Whitfield meets the criteria for posttraumatic stress disorder, chronic, and for major depressive disorder, moderate. He denied any present intent to harm himself. He reported one suicide attempt in 2013, before he met his wife. He drinks no alcohol.\n\nMr. Whitfield sleeps about four hours a night. His wife wakes him from nightmares three or four times a week. In my opinion a separation would place him at high risk of relapse. I am not his treating provider; he is followed by Dr. Paul Stavros at the Atlanta VA Medical Center.',
      'Letter of Dr. Helen Brandt, hematologist':
        'Imani Whitfield, age 11, has been my patient since 2019. She has hemoglobin SS disease. In 2025 she was admitted to the hospital in February for five days and in October for three days, both times for pain crises. She takes hydroxyurea every day. She has had one blood transfusion. Her brother Mateo carries the trait but does not have the disease.\n\nAll visits were attended by her mother. I have not discussed care in Colombia with colleagues there.',
      'Declaration of Darnell Whitfield':
        'I was born in Macon, Georgia. I served in the United States Army from 2003 to 2009 and was honorably discharged with the rank of sergeant. I met Marisol at church in 2013 and we married on September 20, 2014, in Marietta. This is the first marriage for both of us.\n\nI have not worked since 2018. My brother Terrence lives in Germany. My father is dead. My mother helps with the children when she can, but since her operation she uses a walker. I visited Colombia with nobody and never; I have no passport.',
      'Letter of Pastor Leonard Fisk':
        'Marisol has taught Sunday school at Bethel Community Church since 2015. She organized the food pantry in 2020 and 2021, when it fed about sixty families a week. I performed the wedding.',
    },
    computed: { up_days: 5562, bar: 'ten_year', applicant_age: 38 },
    statements: [
      '+ Mr. Whitfield was honorably discharged from the Army as a sergeant after serving from 2003 to 2009.',
      '- Mr. Whitfield was honorably discharged from the Navy as a sergeant.',
      '- Mr. Whitfield was dishonorably discharged in 2009.',
      '+ He was deployed to Iraq twice.',
      '- He was deployed to Afghanistan twice.',
      '+ The VA rates his disability at 70 percent.',
      '- The VA rates his disability at 100 percent.',
      '+ Her husband has been out of work since 2018.',
      '- Her husband works full time.',
      '+ Dr. Oyelaran found that he suffers from chronic posttraumatic stress disorder and moderate major depression.',
      '- Dr. Oyelaran has been treating Mr. Whitfield for several years.',
      '- Dr. Stavros evaluated Mr. Whitfield in March 2026.',
      '+ He attempted suicide once, in 2013, before the couple met.',
      '- He has attempted suicide three times.',
      '- He struggles with alcohol.',
      '+ Imani, eleven, lives with sickle cell disease and spent eight days in the hospital in 2025.',
      '- Mateo lives with sickle cell disease.',
      '- Imani has undergone three blood transfusions.',
      '+ Her doctor has cared for her since 2019.',
      '- Her doctor has cared for her since 2014.',
      '+ Ms. Quintero was once cited for driving without a license and paid the fine.',
      '- Ms. Quintero was arrested in May 2016 for driving without a license.',
      '- Ms. Quintero entered on a tourist visa in April 2011.',
      '+ The pair wed in Marietta on September 20, 2014; neither had been married before.',
      '- Mr. Whitfield has a child from an earlier marriage.',
      '+ His mother needs a walker since her hip was replaced.',
      '- His father needs a walker since his hip was replaced.',
      '- His brother lives nearby and can look after the children.',
      '+ Ms. Quintero has been a Sunday school teacher at Bethel Community Church for more than ten years.',
      '- Ms. Quintero owns the bakery where she works.',
      '- Mr. Whitfield is fluent in Spanish.',
      '+ Each month the bakery job brings in $1,850 and the disability compensation $1,716.',
      '- Ms. Quintero receives $1,716 a month in wages.',
    ],
  },
  {
    name: 'asylum of a Venezuelan poll witness',
    filingDate: 'May 20, 2026',
    record:
      'Name: Rafael Antonio Belmonte\nGender: Male\nDate of birth: 1991-09-14\nCountry of birth: Venezuela\nCountry of citizenship: Venezuela\nMarital status: Married\nLast entry date: 2025-07-29\nSpouse name: Yuleisy Carrasco\nSpouse gender: Female\nSpouse country of birth: Venezuela\nChild 1 name: Camila Belmonte\nChild 1 date of birth: 2019-02-17\nChild 1 gender: Female\nNumber of children: 1',
    answers: {
      'Who harmed the client?':
        'Agents of the military counterintelligence (DGCIM), and before that three members of a colectivo on motorcycles.',
      'What happened?':
        'I was a poll witness for the opposition in Maracay in July 2024 and kept copies of the tally sheets. On August 1, 2024 three men of the colectivo painted a mark on our door and broke the windows. On August 9, 2024 four agents came at dawn, put a hood on my head and drove me to a base. They kept me for twelve days. They gave me electric shocks twice and hung me by the wrists. They asked who had the other tally sheets. My wife paid 2,000 dollars and I was let go on August 21.',
      'Why was the client harmed?':
        'Because I was a witness for the opposition and would not give up the sheets. I have been a member of Voluntad Popular since 2012.',
      'Did the client report the harm?':
        'My wife went to the prosecutor’s office on August 12, 2024. They would not take the complaint.',
      Relocation:
        'From September 2024 to June 2025 I hid at a farm of my uncle Gustavo in Guárico. The agents came to my mother’s house in March 2025 and asked for me.',
      Entry:
        'I flew to Mexico City with my own passport and entered with a CBP appointment? No: I crossed at Eagle Pass on July 29, 2025 and gave myself up. My wife and daughter stayed in Valencia.',
      'Arrests and crimes':
        'Only the detention of August 2024. No court ever charged me. I was never in the army or the police.',
      'Past immigration applications':
        'I lived in Peru from 2018 to 2020 with a temporary work permit. I never asked for refuge there.',
    },
    documents: {
      'Declaration of Yuleisy Carrasco':
        'I am the wife of Rafael. On August 9, 2024, at about five in the morning, four men in black with no badges took him. I followed on foot until the corner. Our daughter Camila was asleep and saw nothing.\n\nI sold our refrigerator and his motorcycle and borrowed the rest from my sister Nairobi to gather the 2,000 dollars. I gave the money to a lieutenant outside the base. Rafael came out barefoot and could not close his hands. I did not take him to a hospital because we were afraid; a nurse from the neighborhood, Señora Elba, cleaned his wrists.',
      'Medical affidavit of Dr. Simon Adler':
        'I am board certified in internal medicine. At the request of counsel and without payment I examined Mr. Belmonte on February 6, 2026. He has circular scars on both wrists and two small round scars on the chest. These are consistent with suspension and with burns from electrodes. He has weakness of the left hand. I am not a psychologist and made no psychiatric diagnosis. I recommended that he see a neurologist.',
      'Credential of the electoral witness':
        'Consejo Nacional Electoral. Witness: Rafael Antonio Belmonte. Polling center: Liceo Agustín Codazzi, table 3. Party: Voluntad Popular. Date: July 28, 2024.',
      'Country report, pages 4 to 6':
        'After the election of July 28, 2024, the government detained more than 2,000 persons within two weeks. Among them were at least 120 minors. Poll witnesses who kept tally sheets were singled out. Courts accepted charges of terrorism without evidence. Human rights groups documented 24 deaths in protests.',
    },
    statements: [
      '+ Mr. Belmonte served as an opposition poll witness in Maracay on July 28, 2024.',
      '- Mr. Belmonte was a candidate in the election of July 2024.',
      '+ Military counterintelligence agents held him for twelve days.',
      '- Military counterintelligence agents held him for two weeks in a hospital.',
      '- The colectivo held him for twelve days.',
      '+ His captors shocked him with electricity on two occasions and suspended him by his wrists.',
      '- His captors shocked him with electricity on four occasions.',
      '- His captors broke his left hand.',
      '+ His wife paid $2,000 for his release.',
      '- His sister paid $2,000 for his release.',
      '- His wife paid $12,000 for his release.',
      '+ The prosecutor’s office refused to accept his wife’s complaint.',
      '- The prosecutor opened an investigation.',
      '+ He has belonged to Voluntad Popular since 2012.',
      '- He was a founder of Voluntad Popular.',
      '+ After his release he went into hiding on his uncle’s farm in Guárico until June 2025.',
      '- After his release he went into hiding on his cousin’s farm in Guárico.',
      '+ Agents looked for him at the home of his mother in March 2025.',
      '- Agents arrested his mother in March 2025.',
      '+ Dr. Adler, an internist, saw the scars on his wrists and chest.',
      '- Dr. Adler diagnosed post-traumatic stress disorder.',
      '- Dr. Adler was paid for his report.',
      '+ Camila did not witness the arrest of her father.',
      '- Camila watched as her father was taken.',
      '- His wife and daughter entered the United States with him.',
      '+ He previously lived in Peru for about two years on a temporary permit, and sought no refuge there.',
      '- He was granted refugee status in Peru.',
      '+ No charges were ever brought against him.',
      '- He was charged with terrorism.',
      '- He received treatment in a hospital after his release.',
      '+ The government arrested more than 2,000 people in the two weeks after the vote.',
      '- Human rights groups documented 120 deaths in protests.',
      '- He deserted from the army.',
    ],
  },
]
