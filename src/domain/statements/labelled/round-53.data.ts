import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Two records of two more kinds: ten true statements each, paraphrased freely as a brief does, and ten false ones. Written
 * whole, and sealed, with the round before; read once, at the end, as figures alone.
 */
export const fiftyThirdRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of a bus driver with a debt of support',
    filingDate: 'November 30, 2026',
    record:
      'Name: Desta Worku Alemayehu\nGender: Male\nDate of birth: 1982-07-19\nCountry of birth: Ethiopia\nCountry of citizenship: Ethiopia\nMarital status: Married\nSpouse name: Selam Getachew\nSpouse gender: Female\nSpouse date of birth: 1987-02-11\nSpouse citizenship: Lawful permanent resident\nDate of marriage: 2015-01-24\nDate of permanent residence: 2018-10-05\nCity of residence: Silver Spring, Maryland\nNumber of children: 3\nChild 1 name: Bethlehem Worku\nChild 1 date of birth: 2007-03-03\nChild 2 name: Natnael Worku\nChild 2 date of birth: 2016-11-21\nChild 3 name: Eden Worku\nChild 3 date of birth: 2020-06-14',
    answers: {
      Basis: 'Five years as a permanent resident. He came through the diversity lottery.',
      'Trips abroad':
        'Addis Ababa, March 2 to April 20, 2019, for his mother’s funeral. Addis Ababa, October 10, 2021 to March 18, 2022; he was ill with hepatitis and could not fly in December as booked. Toronto, a weekend in July 2024. No other.',
      Work: 'Driver for Montgomery County Ride On since August 2020. Before that he parked cars at a hospital garage, from November 2018 to July 2020. In Ethiopia he was a surveyor.',
      'Arrests and citations':
        'One arrest, May 1, 2023, for a failure to appear about a speeding ticket that went to an old address. The warrant was withdrawn on May 3 and he paid $290. Two parking tickets. No convictions.',
      'Child support':
        'Bethlehem lives with her mother, Hirut Bekele, in Columbus. The order is $420 a month. He fell $5,040 behind in 2022 when he was sick and without pay. A plan was agreed on January 9, 2023; the last of 24 payments was made on December 30, 2024.',
      Taxes:
        'Filed each year, jointly with Selam. For 2021 he filed in October 2022, after an extension. The IRS refunded $1,130 for 2024.',
      Memberships:
        'Amalgamated Transit Union, Local 689; deacon of the Medhane Alem church since 2021. He was drafted into the Ethiopian army for eleven months in 2000 and carried water; he never fired a gun.',
      English: 'He speaks English on the bus all day. Reading is harder. He asks for no exemption.',
    },
    documents: {
      'Letter of the clinic in Addis Ababa':
        'Patient Desta Worku was admitted on December 9, 2021 with acute hepatitis A. He stayed nineteen days. He was told not to travel before March. He has recovered fully and no medicine is needed.',
      'Letter of Franklin County Child Support':
        'Obligor Desta Alemayehu completed his repayment plan. The balance of arrears is zero. Current support has been received in full each month since February 2023 by wage withholding.',
      'Letter of his supervisor, Carla Nunez':
        'In six years Mr. Alemayehu has had one preventable accident, a mirror in 2021. On January 19, 2025 he stopped the bus on Georgia Avenue and kept a passenger alive with compressions until the ambulance came. The county gave him its Safe Operator medal. He trains new drivers on Route 55.',
    },
    statements: [
      '+ Mr. Alemayehu immigrated through the diversity visa program and has held his residence for eight years.',
      '+ The longest of his three absences lasted a little over five months and was prolonged by illness.',
      '+ He was hospitalized for almost three weeks with acute hepatitis.',
      '+ An unpaid speeding ticket, of which he had received no notice, led to his only arrest.',
      '+ He settled his arrears of child support over the course of two years.',
      '+ His support payments are now deducted from his wages.',
      '+ Before his arrival he practiced as a surveyor.',
      '+ He was decorated by the county after the rescue of a passenger.',
      '+ His compulsory service in the army ended before he turned nineteen and involved no combat.',
      '+ His eldest child does not live in his household.',
      '- Mr. Alemayehu was absent for more than six months in 2021 and 2022.',
      '- He was convicted of speeding.',
      '- He still owes child support.',
      '- His wife is a United States citizen.',
      '- Mr. Alemayehu failed to file a tax return for 2021.',
      '- He volunteered for the Ethiopian army.',
      '- He traveled to Canada for his mother’s funeral.',
      '- Hirut Bekele is the mother of all his children.',
      '- He requests an exemption from the English test.',
      '- A passenger died on his bus in January 2025.',
    ],
  },
  {
    name: 'asylum of a Salvadoran shopkeeper whose nephew refused a gang',
    filingDate: 'November 30, 2026',
    record:
      'Name: Morena Guadalupe Aparicio\nGender: Female\nDate of birth: 1979-06-02\nCountry of birth: El Salvador\nCountry of citizenship: El Salvador\nMarital status: Divorced\nLast entry date: 2026-04-12\nPlace of entry: near Roma, Texas\nCity of residence: Gaithersburg, Maryland\nNumber of children: 2\nChild 1 name: Fátima Escobar Aparicio\nChild 1 date of birth: 2004-02-27\nChild 2 name: Óscar Escobar Aparicio\nChild 2 date of birth: 2011-09-08',
    answers: {
      'Who harmed the client?':
        'The MS of Apopa. The one who came was El Sombra, with two boys of sixteen or seventeen. Later policemen of the local post.',
      'What happened?':
        'My sister’s son Elmer lived with me since he was four. In March 2021 they told him to keep a pistol for them and he threw it in the river. On March 28, 2021 they killed him on the football field. I told the prosecutors who it was. On April 30 they burned my shop, with my dog in it. I went to Santa Ana and sold tortillas for three years without trouble. On June 10, 2024 policemen arrested Óscar’s cousin Rubén and asked me for $3,000; they said that otherwise I would go to prison as a collaborator of the gang. I paid $1,200. On January 15, 2026 a sergeant hit me in the mouth with his radio because I had no more, and I lost two teeth.',
      'Did the client report the harm?':
        'The murder, yes, to the prosecutors on April 1, 2021. El Sombra was sentenced in 2023 to thirty years. What the police did I told the ombudsman’s office by telephone on January 20, 2026; they said to come with a lawyer.',
      'Could you live elsewhere in your country?':
        'The state of exception is everywhere. In Santa Ana is where the police did it.',
      'Family abroad':
        'Fátima is in Maryland since 2022 and has applied for asylum herself. The father of my children, Nelson Escobar, lives in Milan. He sends nothing.',
      'Prior entries': 'None. I had a visa interview in 2009 and was refused.',
      'Criminal history': 'None in any country.',
    },
    documents: {
      'Judgment of the court of San Salvador':
        'Wilber Antonio Cruz, called El Sombra, is found guilty of the homicide of Elmer Aparicio and sentenced to thirty years. The protected witness “Lirio” identified the accused. The charge of arson is dismissed for want of proof.',
      'Certificate of the dentist, Dr. Karla Menjívar':
        'I attended Mrs. Morena Aparicio on January 17, 2026. Fracture of the two upper incisors, swelling of the lip, four stitches. The patient said that she had fallen.',
      'Declaration of Fátima Escobar':
        'My mother was the witness Lirio. I was at school when they killed Elmer; Óscar saw it from the fence. He did not speak for four months. After the trial a paper was put under our door in Santa Ana: one lily, drawn in red. My mother burned it and never told the police.',
    },
    statements: [
      '+ The murder of the nephew whom she had raised was a reprisal for his disobedience to the gang.',
      '+ Ms. Aparicio’s testimony, given under a cover name, helped to convict the killer.',
      '+ Her shop was set on fire about a month after the killing.',
      '+ No one was ever held responsible for the fire.',
      '+ Her son witnessed the killing and fell silent for months.',
      '+ Some three years of quiet in Santa Ana ended with the extortion by the police.',
      '+ Of the sum demanded of her she was able to raise less than half.',
      '+ A blow with a police radio cost her two of her front teeth.',
      '+ She did not reveal to her dentist how the injury had come about.',
      '+ Her former husband, who lives in Italy, contributes nothing to the support of the children.',
      '- Ms. Aparicio’s son was killed on the football field.',
      '- El Sombra was acquitted of the murder.',
      '- The police burned her shop.',
      '- She reported the red lily to the police.',
      '- Ms. Aparicio had been in the United States in 2009.',
      '- She paid the police $3,000.',
      '- Fátima saw the murder.',
      '- Members of the gang knocked out her teeth.',
      '- Ms. Aparicio was arrested in June 2024.',
      '- Her daughter has been granted asylum.',
    ],
  },
]
