import type { MapCase } from './map-case.ts'

/** Fictional asylum cases with the papers of a file. Nobody tuned the reader to them. */
export const asylumMapCases: readonly MapCase[] = [
  {
    name: 'a teacher of a banned union, detained twice',
    base: 'A7',
    client: { first_name: 'Solange', last_name: 'Mbarga Essono' },
    answers: {
      jurisdiction: 'immigration',
      asylum_application_timing: 'yes',
      i589_filed_date: '2025-05-02',
      last_arrival_date: '2024-08-19',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      applicant_basis: ['Political Opinion'],
      political_opinion_details: 'She was treasurer of the teachers union that the government banned in 2022.',
      country_persecution: 'Cameroon',
      who: 'Gendarmes of the brigade at Ebolowa.',
      why: 'They said that the union was a nest of traitors.',
      when: 'Detained 3 to 12 November 2023 and again on 6 May 2024.',
      what: 'She was held for nine days and beaten on the soles of her feet. The second time she was held for one night.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'no',
      no_client_reported_details: 'The gendarmes themselves did it.',
      procedural_history: 'no',
      cited_sources: [],
    },
    documents: {
      'Declaration of Solange Mbarga Essono': `DECLARATION OF SOLANGE MBARGA ESSONO
1. I was born in Ebolowa on April 4, 1987. I taught mathematics at the lycée for eleven years.
2. In June 2019 I became treasurer of the free teachers' union. I kept the list of members, 214 names.
3. On September 30, 2022 the prefect banned the union. We went on meeting in my kitchen.
4. On November 3, 2023 six gendarmes broke my door. They beat me with the flat of a machete and took me to the brigade.
5. I was held for nine days. Sergeant Nkoulou beat the soles of my feet with a hose until I could not stand. He said: "Give us the list, traitor, or you will not teach again."
6. I was not raped. I did not give them the list.
Page 1 of 2
7. My sister paid 600,000 francs and they let me go on November 12, 2023. I signed a paper that I had not been harmed.
8. On May 6, 2024 they took me again for one night and broke two fingers of my left hand.
9. My colleague Martin Ateba was arrested on May 9, 2024 and nobody has seen him since.
10. I did not go to the police because the gendarmes are the police.
11. I left on August 15, 2024 and arrived in Baltimore on August 19, 2024 with a visitor visa.
12. My brother was told at the roadblock in February 2026 that I am still wanted.
13. For two months in early 2024 I lived with a cousin in Douala. Nothing happened to me there.
Page 2 of 2`,
      'Medical certificate of the hospital of Ebolowa': `HÔPITAL DE RÉFÉRENCE D'EBOLOWA
Patient: Solange Mbarga Essono
Seen on November 14, 2023. Swelling and bruising of both soles, inability to bear weight. Crutches for three weeks.
The patient states that she fell down the stairs.
Seen on May 8, 2024. Fractures of the fourth and fifth fingers of the left hand. Splint.`,
      'Letter of the sister': `I am Clarisse Mbarga, the elder sister of Solange.
On November 12, 2023 I paid 600,000 francs to Sergeant Nkoulou in the courtyard of the brigade. He gave no receipt.
Solange could not walk. We carried her to the car.
In February 2026 gendarmes stopped our brother and asked where the treasurer is.`,
      'Order of the prefect': `PREFECTURAL ORDER NO. 88
The association called Free Union of Teachers is dissolved as of September 30, 2022.
Any meeting of its members is prohibited and will be punished.`,
      'Evaluation by Dr. Helen Brandt': `PSYCHOLOGICAL EVALUATION
Examinee: Solange Mbarga Essono
Ms. Mbarga meets the criteria for post-traumatic stress disorder. She wakes three or four times a night.
She walks with pain after twenty minutes. The scars on both soles are consistent with blows by a hose.
She stated that she was held for twelve days in November 2023.
There were no signs of exaggeration.`,
      'Country report Cameroon 2025': `FREEDOM OF ASSOCIATION IN CAMEROON
Gulf Rights Monitor, 2025
Since 2022 the authorities have dissolved nine unions. The Monitor documented 61 detentions of members, 34 of them with beating.
Of 34 complaints against gendarmes one led to a hearing.
Persons on lists of dissolved associations are checked at roadblocks in all ten regions.`,
    },
    needed: [
      ['S15', 'I became treasurer of the free teachers'],
      ['S15', 'On September 30, 2022 the prefect banned the union'],
      ['S15', 'six gendarmes broke my door'],
      ['S23', 'beat the soles of my feet with a hose'],
      ['S23', 'broke two fingers of my left hand'],
      ['S23', 'Crutches for three weeks'],
      ['S23', 'Fractures of the fourth and fifth fingers'],
      ['S24', 'Give us the list, traitor'],
      ['S24', 'dissolved as of September 30, 2022'],
      ['S26', 'the gendarmes are the police'],
      ['S26', 'Of 34 complaints against gendarmes one led to a hearing'],
      ['S27', 'told at the roadblock in February 2026'],
      ['S27', 'documented 61 detentions'],
      ['S28', 'roadblocks in all ten regions'],
      ['S22', 'consistent with blows by a hose'],
      ['S22', 'no signs of exaggeration'],
    ],
    adverse: [
      ['S28', 'Nothing happened to me there'],
      ['S22', 'fell down the stairs'],
    ],
    conflicts: [['nine days', 'twelve days']],
  },
  {
    name: 'a baker who would not pay and testified, private persecutors',
    base: 'A7',
    client: { first_name: 'Ramiro', last_name: 'Ascencio Duarte' },
    answers: {
      jurisdiction: 'immigration',
      asylum_application_timing: 'yes',
      i589_filed_date: '2025-01-10',
      last_arrival_date: '2024-03-02',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details: 'Men of the cartel cut off the hand of another witness in 2023.',
      applicant_basis: ['Particular social group'],
      particular_social_group_details: 'Witnesses who testified in public against the cartel of the valley',
      country_persecution: 'Mexico',
      who: 'Men of the cartel of the valley.',
      why: 'He testified against two of them.',
      when: 'March to October 2023.',
      what: 'They burned his bakery and shot at him on 7 October 2023. He was hit in the thigh.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'yes',
      yes_client_reported_details: 'He reported twice. The prosecutor closed the file after six weeks.',
      procedural_history: 'no',
      cited_sources: [],
    },
    documents: {
      'Declaration of Ramiro Ascencio Duarte': `DECLARATION OF RAMIRO ASCENCIO DUARTE
1. I was born in Apatzingán on May 30, 1979. I had a bakery there with four workers.
2. From January 2023 two men asked for 8,000 pesos a month. I paid twice and then stopped.
3. On March 9, 2023 I testified before the judge against Beto Lara and a man called El Zurdo. The hearing was open and the newspaper printed my name.
4. On April 21, 2023 the bakery burned. A neighbor saw three men with cans.
5. On October 7, 2023 a motorcycle stopped beside my truck. The passenger said, "This is for the judge," and fired four times. One bullet went through my left thigh.
6. I was in the hospital for eight days and could not work for five months.
7. I reported the fire and the shooting to the state prosecutor. The clerk told me that it was better to move.
8. In November 2023 I went to my brother in Guadalajara. After three weeks a man asked for me at his gate.
9. I crossed at El Paso on March 2, 2024 without inspection.
10. I was arrested in 1999 for a fight and released the same day.
11. I have not been harmed by any official.`,
      'Hospital record': `HOSPITAL GENERAL DE APATZINGÁN
Patient: Ramiro Ascencio Duarte
Admitted October 7, 2023. Gunshot wound of the left thigh with fracture of the femur. Nail fixation on October 8, 2023.
Discharged October 15, 2023. Rehabilitation for twelve weeks advised.`,
      'Complaint to the prosecutor': `COMPLAINT NO. 4471/2023
On October 17, 2023 Ramiro Ascencio Duarte stated that an unknown man fired at him four times.
Asked whether he could name the persons responsible, he answered that he could not.
The file was closed on November 30, 2023 for lack of leads.`,
      'Newspaper article': `LA VOZ DEL VALLE, March 10, 2023
Baker testifies against two alleged members of the cartel
Ramiro Ascencio, 43, told the court in open session how he was made to pay.
In this town whoever talks is called a dedo, a finger, and people cross the street.`,
      'Letter of the brother': `I, Julián Ascencio, live in Guadalajara.
On November 28, 2023 a man on a motorcycle asked me whether the baker slept here. I said no.
Ramiro left the next morning.`,
      'Country report Mexico': `WITNESSES IN MICHOACÁN, 2025
Tierra Caliente Observatory
Of 52 persons who testified in open court against organized crime between 2020 and 2024, 19 were attacked and 11 killed.
In seven cases the attack took place in another state.
Municipal police shared the addresses of complainants with armed groups in at least six documented cases.
Of 52 cases the state offered protection in two.`,
    },
    needed: [
      ['S15', 'I had a bakery there'],
      ['S15', 'I testified before the judge'],
      ['S15', 'the bakery burned'],
      ['S23', 'fired four times'],
      ['S23', 'I was in the hospital for eight days'],
      ['S23', 'fracture of the femur'],
      ['S25', 'The hearing was open and the newspaper printed my name'],
      ['S25', 'whoever talks is called a dedo'],
      ['S26', 'better to move'],
      ['S26', 'closed on November 30, 2023'],
      ['S26', 'the state offered protection in two'],
      ['S27', '19 were attacked and 11 killed'],
      ['S28', 'a man asked for me at his gate'],
      ['S28', 'the attack took place in another state'],
      ['S61', 'Municipal police shared the addresses'],
    ],
    adverse: [['S22', 'he answered that he could not']],
    conflicts: [],
  },
  {
    name: 'a convert whose family reports her, two children',
    base: 'A1',
    client: { first_name: 'Parisa', last_name: 'Vaziri Nouri' },
    answers: {
      asylum_application_timing: 'yes',
      i589_filed_date: '2025-09-15',
      last_arrival_date: '2025-01-28',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis: ['Religion'],
      religion_details: 'She was baptized in 2023 and led a prayer group for women.',
      who: 'Officers of the intelligence service and her father-in-law.',
      why: 'Her father-in-law said that she had left Islam.',
      when: 'Detained 9 to 20 June 2024.',
      what: 'She was held for eleven days and flogged. Her children were taken to her father-in-law.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'no',
      no_client_reported_details: 'The officers did it.',
      procedural_history: 'no',
      cited_sources: [],
    },
    documents: {
      'Declaration of Parisa Vaziri Nouri': `DECLARATION OF PARISA VAZIRI NOURI
1. I was born in Shiraz on October 10, 1990. I have two children, Nika, 11, and Arash, 8.
2. I was baptized on April 2, 2023 in a house near Karaj. I had been reading the Gospel for two years.
3. From September 2023 I led a prayer group of five women in my apartment.
4. On June 9, 2024 four officers of the intelligence service came. They took my Bible, my telephone and me.
5. I was held for eleven days. On the third day I was flogged thirty times. The interrogator said, "An apostate has no children."
6. My father-in-law had reported me. He told the officers that I teach the children to pray to Jesus.
7. I was released on June 20, 2024 after my father gave the deed of his shop.
8. My children were with my father-in-law for four months. My husband got them back by a court order.
9. I flew to Turkey on January 12, 2025 and to New York on January 28, 2025.
10. I have worshipped at Hope Persian Church in Queens every Sunday since February 2025.
11. In August 2025 a summons came to my father's house.`,
      'Baptism certificate and letter of the pastor': `HOPE PERSIAN CHURCH, QUEENS
Pastor Daniel Rahimi
Parisa Vaziri Nouri has attended every Sunday since February 9, 2025 and teaches the children's class.
She told our congregation of her detention in June 2024. Her account has been the same each time.`,
      'Summons of the revolutionary court': `REVOLUTIONARY COURT OF SHIRAZ, BRANCH 2
Parisa Vaziri Nouri is summoned to appear on September 2, 2025 on the charge of propaganda against Islam.
If she does not appear she will be sentenced in her absence.`,
      'Medical report': `QUEENS COMMUNITY CLINIC
Patient: Parisa Vaziri Nouri
Examined on March 3, 2025. Eleven linear scars on the back, each 8 to 14 centimeters, highly consistent with flogging.
The patient takes prazosin for nightmares. She has gained six pounds and reports that she sleeps better since May 2025.`,
      'Letter of the father': `I am Bahram Vaziri. On June 20, 2024 I gave the deed of my shop so that they would let my daughter go.
In August 2025 two men brought the summons. They said that next time they would take the younger daughter.`,
      'Country report Iran': `CONVERTS IN IRAN 2025
Zagros Rights Documentation
The courts sentenced 96 converts to prison in 2024. Leaders of house groups received between five and ten years.
Relatives reported the convert in 22 of 70 cases studied.
Converts are registered in a national file, so that moving to another city does not help.`,
    },
    needed: [
      ['S15', 'I was baptized on April 2, 2023'],
      ['S15', 'I led a prayer group of five women'],
      ['S23', 'flogged thirty times'],
      ['S23', 'Eleven linear scars on the back'],
      ['S24', 'An apostate has no children'],
      ['S24', 'propaganda against Islam'],
      ['S24', 'worshipped at Hope Persian Church'],
      ['S26', 'four officers of the intelligence service came'],
      ['S27', 'a summons came'],
      ['S27', 'sentenced in her absence'],
      ['S27', 'sentenced 96 converts to prison'],
      ['S28', 'registered in a national file'],
      ['S22', 'Her account has been the same each time'],
      ['S31', 'teaches the children'],
    ],
    adverse: [],
    conflicts: [],
  },
]
