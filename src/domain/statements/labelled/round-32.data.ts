import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-second round: twenty true and twenty false statements of two records, written whole before the checks were run on any. */
export const thirtySecondRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Peruvian electrician whose wife has lupus',
    filingDate: 'November 8, 2027',
    record:
      'Name: Wilder Alonso Cárdenas\nGender: Male\nDate of birth: 1987-02-19\nCountry of birth: Peru\nCountry of citizenship: Peru\nMarital status: Married\nLast entry date: 2011-08-14\nManner of last entry: Without inspection\nSpouse name: Denise Holloway\nSpouse status: U.S. citizen\nSpouse gender: Female\nSpouse date of birth: 1989-11-30\nMarriage date: 2018-05-26\nNumber of children: 1\nChild 1 name: Tomás Cárdenas\nChild 1 date of birth: 2019-09-09\nChild 1 gender: Male',
    answers: {
      'Qualifying relative':
        'His wife Denise, a citizen born in Toledo, Ohio. Her first husband, Kyle, died in Iraq in 2013. They met at a job site where she was the foreman.',
      'Health of the spouse':
        'Denise has had systemic lupus since 2020. Her kidneys were affected in 2023 and she was in St. Vincent hospital for eleven days. She takes mycophenolate and prednisone. She has never been treated for depression; she saw a grief counselor in 2013.',
      'Care and household':
        'Wilder cooks and drives her to the infusion clinic every fourth Thursday. Her mother, Carol, lives in Florida and is blind in one eye. Denise has no brothers or sisters. Tomás is in the second grade and has a speech delay; the school gives him therapy.',
      Finances:
        'Wilder earned $58,900 in 2026 as an electrician. Denise stopped working in March 2024 and gets no disability benefits: her claim was denied and the appeal is pending. They rent.',
      'Immigration history':
        'He was stopped at the border near Laredo in July 2011 and let back to Mexico; he came in again three weeks later with a guide. He has not been ordered removed. He has not left since.',
      'Criminal history':
        'One arrest: driving without a license, June 3, 2015, dismissed. His brother Edwin, who lives in Dayton, was convicted of theft in 2019.',
      'Prior filings':
        'Denise filed an I-130 on July 1, 2021; approved October 18, 2022. Nothing else was ever filed for him.',
      'If they moved to Peru':
        'The family of Wilder lives in Huancayo, at 10,700 feet. His father was killed by the Shining Path in 1990. Denise does not speak Spanish. Tomás understands some.',
    },
    documents: {
      'Letter of Dr. Priya Raman, rheumatologist':
        'I have treated Ms. Holloway since January 2021. Lupus nephritis class IV was proven by a biopsy on May 4, 2023. A flare could cost her the kidneys. She is not on dialysis. Her husband comes to every infusion. I have no information on the care in Peru.',
      'Letter of Pastor Glenn Abbott':
        'Wilder rewired our parish hall and took no money for it. Carol Holloway told me that she cannot care for her daughter. I married the two in our church.',
    },
    computed: { bar: 'ten_year', applicant_age: 40, age_at_entry: 24 },
    statements: [
      '+ Ms. Holloway, who was born in Ohio, is a United States citizen.',
      '+ She was widowed in 2013.',
      '+ She suffers from lupus, which has damaged her kidneys.',
      '+ Mr. Cárdenas accompanies his wife to each of her infusions.',
      '+ Her mother is not able to look after her.',
      '+ Ms. Holloway is an only child.',
      '+ Their son receives speech therapy at school.',
      '+ Ms. Holloway has been out of work since the spring of 2024, and her claim for disability benefits was denied.',
      '+ Mr. Cárdenas has one arrest, for driving without a license, and no conviction.',
      '+ Apart from his wife’s petition, no one has ever filed anything for Mr. Cárdenas.',
      '- Ms. Holloway is a naturalized citizen.',
      '- Her first marriage ended in divorce.',
      '- Ms. Holloway has been diagnosed with major depression.',
      '- She undergoes dialysis three times a week.',
      '- Mr. Cárdenas was convicted of theft in 2019.',
      '- Ms. Holloway receives disability benefits.',
      '- Her sister in Florida could care for her.',
      '- An immigration judge ordered Mr. Cárdenas removed in 2011.',
      '- His father was killed by the army.',
      '- Dr. Raman explains that no nephrologist practices in Huancayo.',
    ],
  },
  {
    name: 'asylum of a Venezuelan court clerk who kept copies of files',
    filingDate: 'December 13, 2027',
    record:
      'Name: Marisela Isabel Urdaneta\nGender: Female\nDate of birth: 1985-07-22\nCountry of birth: Venezuela\nCountry of citizenship: Venezuela\nMarital status: Separated\nLast entry date: 2027-01-30\nManner of last entry: Parole\nNumber of children: 2\nChild 1 name: Samuel Rivas\nChild 1 date of birth: 2009-03-03\nChild 1 gender: Male\nChild 2 name: Valeria Rivas\nChild 2 date of birth: 2013-10-11\nChild 2 gender: Female',
    answers: {
      'What did the client do at home?':
        'She was a clerk of the criminal court in Maracaibo from 2008 to 2025. She was never a member of a party. In April 2025 she gave copies of case files on tortured prisoners to the lawyer Aurelio Pinto of the organization Foro Justo.',
      'What happened to the client?':
        'On May 6, 2025 four men of the military counterintelligence took her from her office. They held her nine days in a basement, kept a bag over her head and gave her electric shocks. She was not raped. A colonel, Baudilio Suárez, asked for the names of those who had the files. They released her after her sister Yelitza paid $2,000. On August 19, 2025 her apartment was searched while she was at her aunt’s.',
      'Police and reports': 'She reported nothing: the prosecutor worked with those men. She was never charged.',
      'What happened to others?':
        'Pinto was arrested on May 9, 2025 and is still in prison. Her husband, Hernán Rivas, was not touched; he left her in June 2025 and supports the government.',
      'How did the client leave?':
        'She went by bus to Cúcuta on September 2, 2025 with Valeria. Samuel stayed with his father. She lived in Bogotá for sixteen months without papers and asked for nothing there. She entered at El Paso with parole.',
      'Health of the client':
        'She has scars on both wrists and cannot hear with her left ear. She has slept badly since; she takes no medicine.',
      'Criminal history': 'None anywhere.',
      'Earlier applications': 'None.',
      'What does the client fear?':
        'Colonel Suárez has been a general since 2026. Men came to her aunt in October 2025 and in March 2027 and asked where she was.',
    },
    documents: {
      'Evaluation of Dr. Ilse Brandt, psychologist':
        'I interviewed Ms. Urdaneta twice by video, on October 4 and 18, 2027. She meets the criteria of posttraumatic stress disorder. I found no sign of psychosis. She did not weep. I did not examine her wrists. I was not paid for this report.',
      'Declaration of Yelitza Urdaneta':
        'I am the elder sister of Marisela. I sold my car and gave the money to a sergeant. When she came out she could not hold a cup. I live in Maracaibo. Hernán told the men where she worked; I heard it from him.',
    },
    computed: { filed_within_a_year: 'yes', applicant_age: 42 },
    statements: [
      '+ Ms. Urdaneta worked as a court clerk for seventeen years.',
      '+ She belonged to no political party.',
      '+ Agents of the military counterintelligence seized her at her workplace.',
      '+ She was tortured with electric shocks during nine days of detention.',
      '+ Her sister bought her release by selling a car.',
      '+ She never reported the abduction, because the prosecutor cooperated with her captors.',
      '+ The lawyer to whom she had given the files remains imprisoned.',
      '+ She applied for no protection in Colombia, where she had no legal status.',
      '+ Dr. Brandt, who interviewed her by video and charged no fee, concluded that she has posttraumatic stress disorder.',
      '+ Her estranged husband, a supporter of the government, was left unharmed.',
      '- Ms. Urdaneta was a member of an opposition party.',
      '- Her captors raped her.',
      '- She was kidnapped by a criminal gang.',
      '- Ms. Urdaneta was charged with treason.',
      '- Her husband paid for her release.',
      '- She fled with both of her children.',
      '- She sought asylum in Colombia.',
      '- She was at home when her apartment was searched.',
      '- Dr. Brandt examined the scars on her wrists.',
      '- Mr. Pinto was released from prison.',
    ],
  },
]
