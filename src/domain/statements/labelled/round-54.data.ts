import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Two new records: ten true statements each, paraphrased freely as a brief does, and ten false ones, each false in one of the
 * ways for which briefs were sanctioned: another date, number, doer, place, relation, degree, cause or order, a denial, an event
 * that nobody told. Written whole, and sealed, before events were aligned.
 */
export const fiftyFourthRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a welder whose wife has lupus',
    filingDate: 'November 30, 2026',
    record:
      'Name: Edwin Rolando Tzul\nGender: Male\nDate of birth: 1988-09-03\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Married\nLast entry date: 2007-02-18\nSpouse name: Denise Hartley\nSpouse gender: Female\nSpouse date of birth: 1991-05-26\nSpouse citizenship: United States citizen\nDate of marriage: 2016-10-08\nCity of residence: Tulsa, Oklahoma\nNumber of children: 2\nChild 1 name: Joelle Tzul\nChild 1 date of birth: 2017-12-04\nChild 2 name: Rafael Tzul\nChild 2 date of birth: 2021-03-19',
    answers: {
      'How did the applicant enter?':
        'On foot near Lukeville with an uncle, without inspection. He was eighteen. He has not left since.',
      'Hardship if the applicant is denied admission':
        'Denise was diagnosed with lupus in August 2019, four months after she lost a pregnancy. Her kidneys are affected; a biopsy in February 2022 showed class IV nephritis. She gets an infusion of belimumab every four weeks at Saint Francis Hospital, and Edwin drives her because she cannot drive afterwards. She was in hospital from June 3 to June 14, 2025 with a clot in the lung. She stopped teaching kindergarten in January 2024 and has had disability payments of $1,310 a month since then. Edwin earns $4,850 a month as a welder at Holloway Tank. The rent is $1,400. Rafael has a speech delay and sees a therapist on Tuesdays; Joelle is healthy.',
      'Hardship if the relative relocates':
        'Denise has been to Guatemala once, for nine days in 2018, when she was well. She speaks little Spanish. The nearest rheumatologist is in Quetzaltenango, three hours from the village of Edwin’s father. Her mother, Paula Hartley, lives twelve minutes from us and takes the children when Denise is in hospital.',
      'Criminal history':
        'A citation in 2013 for fishing without a license, $95. In October 2020 he was a witness to a shooting at a gas station and testified at the trial. No arrests.',
      Community:
        'He coaches the under-ten soccer team of Kendall Park. He is treasurer of the parish of Saint Thomas More since 2022.',
    },
    documents: {
      'Letter of Dr. Anil Mehrotra, rheumatologist':
        'I have treated Mrs. Hartley since September 2019. Her lupus is active in spite of three immunosuppressants. She has lost 40 percent of her kidney function. Stress sets off flares; I saw two in the months after her husband received his notice. I do not expect her to work again. Dialysis is likely within five years.',
      'Letter of Holloway Tank':
        'Mr. Tzul has been with us since May 2014 and is one of two welders certified for pressure vessels. In 2023 he found a cracked seam before a test and nobody was hurt. His health plan covers his wife and children; it ends thirty days after he leaves.',
      'Declaration of Paula Hartley':
        'I am 68 and have had a hip replaced. I cannot lift Rafael. My husband died in 2015. Denise’s brother Keith is in the Navy in Yokosuka and comes home every second Christmas. When Denise could not stand in the winter of 2022, Edwin bathed her and braided Joelle’s hair before his shift.',
    },
    statements: [
      '+ Mr. Tzul was a teenager when he crossed the border in the company of a relative.',
      '+ The diagnosis of lupus followed a miscarriage by a matter of months.',
      '+ A biopsy confirmed that the disease has reached Ms. Hartley’s kidneys.',
      '+ After each of her monthly infusions she depends on her husband to bring her home.',
      '+ In the summer of 2025 a pulmonary embolism kept her in hospital for eleven days.',
      '+ She had to give up her work as a kindergarten teacher.',
      '+ Her only visit to her husband’s country took place before she fell ill.',
      '+ The medical insurance of the whole family depends on Mr. Tzul’s employment.',
      '+ Her physician observed that her condition worsened after the immigration notice arrived.',
      '+ Neither her widowed mother nor her brother could take over Mr. Tzul’s part in the household.',
      '- Ms. Hartley’s lupus was diagnosed before the birth of Joelle.',
      '- She receives her infusion every two weeks.',
      '- Both children see a speech therapist.',
      '- Her mother underwent a kidney transplant.',
      '- Mr. Tzul was arrested in connection with a shooting in 2020.',
      '- She has been on dialysis since 2022.',
      '- Dr. Mehrotra expects her to return to work within five years.',
      '- Mr. Tzul has been the treasurer of a labor union since 2022.',
      '- The couple lived together in Quetzaltenango in 2018.',
      '- Her father helps with the care of the children when she is in hospital.',
    ],
  },
  {
    name: 'asylum of a Cameroonian nurse who treated protesters',
    filingDate: 'November 30, 2026',
    record:
      'Name: Clotilde Nfor Bih\nGender: Female\nDate of birth: 1990-01-15\nCountry of birth: Cameroon\nCountry of citizenship: Cameroon\nMarital status: Widowed\nLast entry date: 2026-03-02\nPlace of entry: San Ysidro, California\nCity of residence: Bowie, Maryland\nNumber of children: 1\nChild 1 name: Praise Nfor\nChild 1 date of birth: 2014-08-30',
    answers: {
      'Who harmed the client?':
        'Soldiers of the rapid intervention battalion under a Captain Ateba. Once also boys of the Ambazonia fighters, at a roadblock.',
      'What happened?':
        'I was a nurse at the district hospital in Kumbo. On September 22, 2017 I sewed up eleven people who had been shot at the march. In July 2018 the fighters stopped our ambulance at Jakiri and took the medicines; they did not touch us. On February 11, 2021 soldiers came to the ward and asked who had treated the wounded. The matron pointed at me. They kept me five days in the barracks at Bamenda; they beat the soles of my feet with a machete and poured cold water over me at night. My aunt sold two cows and paid 600,000 francs to a lieutenant. My husband Emmanuel was shot dead at our gate on May 7, 2023 when he would not say where I was. After that Praise and I hid with nuns in Foumban for seven months. On December 19, 2023 we went to Nigeria by boat.',
      'Did the client report the harm?':
        'I told the bishop’s justice and peace office in April 2021. Not the police; the police work with the soldiers.',
      'Could you live elsewhere in your country?':
        'In Foumban a gendarme came to the convent in November 2023 with my photograph. The sisters said that they did not know me.',
      'Route to the United States':
        'Calabar for two years, where I cleaned a clinic without papers; then by plane to Ecuador on January 6, 2026, and through the Darién on foot. Praise stayed in Calabar with my sister Odilia.',
      'Family abroad': 'Praise and Odilia in Calabar. My father is in Kumbo; my mother died when I was ten.',
      'Criminal history': 'I was never charged. No arrests in Nigeria or here.',
      'Political opinion': 'I belonged to no party. I gave first aid courses for the teachers’ union in 2016.',
    },
    documents: {
      'Medical evaluation of Dr. Susan Feld':
        'I examined Ms. Bih on June 15, 2026 for two hours and forty minutes. Linear scars on both soles, highly consistent with blows of a flat blade. Reduced feeling in three toes of the left foot. She meets the criteria of post-traumatic stress disorder. She wept when she spoke of her husband. I recommend therapy; she has not begun it.',
      'Letter of the justice and peace office, diocese of Kumbo':
        'Nurse Clotilde came to us on April 14, 2021, limping. We photographed her feet. On the night of May 7, 2023 her husband, a teacher of mathematics, was killed by men in uniform. The parish buried him on May 10. Soldiers stood outside the church.',
      'Declaration of Odilia Nfor':
        'Our aunt Scholastica is the one who sold the cows. I have lived in Calabar since 2012 and trade in cloth. Praise asks each evening when her mother will call. She has not gone to school this year because I cannot pay the fees.',
    },
    statements: [
      '+ In 2017 Ms. Bih attended to wounded demonstrators in the course of her duties as a nurse.',
      '+ Armed separatists once robbed her ambulance but left her unharmed.',
      '+ A superior at the hospital identified her to the soldiers.',
      '+ During her days in the barracks she was beaten on the feet and doused with water.',
      '+ A bribe raised by her aunt secured her release.',
      '+ Her husband lost his life because he refused to reveal her whereabouts.',
      '+ For part of 2023 she and her child were sheltered by a religious community.',
      '+ Security forces were still searching for her half a year after her husband’s death.',
      '+ The physician found lasting marks on her feet that fit her account.',
      '+ She was separated from her child, who remains with a relative in Nigeria.',
      '- Ms. Bih was detained at the barracks for five weeks.',
      '- Separatist fighters killed her husband.',
      '- Ms. Bih took part in the march of September 2017.',
      '- She filed a complaint with the police in April 2021.',
      '- Her father paid for her release.',
      '- Ms. Bih was hiding in Foumban when she was arrested by the soldiers.',
      '- She has been in therapy since June 2026.',
      '- Her husband was a nurse at the same hospital.',
      '- She traveled to the United States together with her daughter.',
      '- The soldiers burned down her house in Kumbo.',
    ],
  },
]
