import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Further fictional cases, entered as attorneys enter them: in capitals, in notes, with Spanish dates, half without documents. */
export const waiverReadings: readonly EvidenceCase[] = [
  {
    name: 'a naturalized husband with kidney failure, five documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Marisol',
        last_name: 'Quiñonez Duarte',
        date_of_birth: '1987-11-02',
        country_of_birth: 'El Salvador',
        country_of_citizenship: 'El Salvador',
        last_entry_date: '2009-08-21',
        last_entry_place: 'McAllen, Texas',
        marriage_date: '2013-02-09',
        state: 'NC',
        children: [
          { name: 'Bruno Delgado', date_of_birth: '2014-06-18', citizenship: 'United States' },
          { name: 'Alma Delgado', date_of_birth: '2019-01-25', citizenship: 'United States' },
        ],
      },
      answers: {
        approval_date: '2025-02-11',
        petitioner_name: 'Ernesto Delgado Rivas',
        USCIS_receipt_number: 'IOE0930011223',
        spouse_name: 'Ernesto Delgado Rivas',
        spouse_place_of_birth: 'Santa Ana, El Salvador',
        spouse_moved_to_US_date: '2001-05-14',
        spouse_became_legal_permanent_resident_date: '2008-10-06',
        spouse_became_US_citizen_date: '2016-03-17',
        applicant_meet_spouse_date: '2011-07-04',
        how_applicant_met_spouse: 'At a Fourth of July picnic in Durham given by a cousin of Ernesto.',
        applicant_relationship_with_spouse:
          'Married February 9, 2013 in Durham, North Carolina. Two children, Bruno (12) and Alma (7). Marisol cleans offices in the evening and takes care of Ernesto during the day. Ernesto was a roofer until his kidneys failed.',
        extreme_hardship_spouse_denied_admission:
          'Ernesto has end-stage renal disease since 2023; home hemodialysis five nights a week; Marisol was trained for six weeks to run the machine and is his only certified care partner. Without her he goes back to a center 34 miles away. He cannot drive after treatment. On the transplant list since May 2024, and the hospital requires a caregiver for three months after surgery.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'There is no home hemodialysis in Santa Ana. The public hospital gives two sessions a week. He would come off the transplant list. Bruno has an IEP for dyslexia and neither child reads Spanish.',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Bruno, 12, has dyslexia and an IEP. Alma, 7, is in second grade. If Marisol is gone Bruno would be the one who watches his father at night.',
        additional_details:
          'Marisol has filed taxes with an ITIN since 2012, volunteers in the school library, no arrests. She was stopped at the border in 2009 and went back, then came in again the same week without inspection. She has not left since.',
      },
      sources: [
        document(
          'n1',
          'Declaration of Ernesto Delgado Rivas',
          `DECLARATION OF ERNESTO DELGADO RIVAS

1. My name is Ernesto Delgado Rivas. I was born on April 30, 1982 in Santa Ana, El Salvador. I became a citizen of the United States on March 17, 2016.

2. I am married to Marisol Quiñonez Duarte. We married in Durham on February 9, 2013. We have two children. Bruno was born on June 18, 2014 and Alma on January 25, 2019.

3. I worked as a roofer for fourteen years. In March 2023 I collapsed on a roof in Cary. The doctors told me that both my kidneys had failed.

4. Since October 2023 I have dialysis at home on five nights a week, about three and a half hours each time. Marisol puts in both needles. I tried to do it myself and fainted.

5. On February 12, 2025 the line came loose while I was asleep. Marisol woke up because of the alarm, stopped the pump and clamped the line. The nurse told us that in four more minutes I would have bled to death.

6. I receive $1,386 a month in Social Security disability. Marisol earns about $1,950 a month cleaning offices. Our rent is $1,275.

7. My parents are dead. My brother Rigoberto lives in Houston and has three jobs. There is nobody in North Carolina who could learn the machine.

Page 1 of 2

8. If Marisol is refused I will stay in Durham with the children. I would die in Santa Ana.

9. Before I was sick I took Bruno fishing every Saturday at Falls Lake. Now he asks every night if the machine is locked.

10. My wife told me that she was caught by the Border Patrol in August 2009, was sent back the same day and crossed again four days later.

I declare under penalty of perjury that the foregoing is true and correct.
Executed on October 19, 2026.

Page 2 of 2
`,
        ),
        document(
          'n2',
          'Letter of Anjali Deshpande, M.D., nephrologist',
          `EAST DURHAM KIDNEY ASSOCIATES
Anjali Deshpande, M.D.

October 5, 2026

To whom it may concern:

I have treated Mr. Delgado for end-stage renal disease since April 2023. He began home hemodialysis on October 16, 2023 after his wife completed six weeks of training. She is his only certified care partner.

Home treatment is not permitted without a trained partner in the room. If Mrs. Quiñonez were absent, he would have to return to in-center treatment three times a week.

Mr. Delgado did poorly in the center. Between April and October 2023 he was hospitalized three times for fluid overload. Since he began home treatment he has been hospitalized once, in February 2025.

He has been active on the transplant list since May 20, 2024. The transplant program requires a caregiver at home for the first twelve weeks. A patient without one is made inactive.

In my opinion the loss of his wife's care would shorten his life.

Page 1 of 1
`,
        ),
        document(
          'n3',
          'Transplant center letter of Duke Street Transplant Program',
          `DUKE STREET TRANSPLANT PROGRAM
September 14, 2026

Re: Ernesto Delgado Rivas

Mr. Delgado's estimated waiting time is three to five years from listing. The designated caregiver in our file is his wife. No alternate caregiver is named.

Patients who move outside the country are removed from the list.

Page 1 of 1
`,
        ),
        document(
          'n4',
          'Letter of Carolina Bright Cleaning on pay',
          `CAROLINA BRIGHT CLEANING, INC.
October 1, 2026

Ms. Quiñonez has worked for us since June 2014 on the evening shift, 5:00 to 9:30 p.m. Her pay from January to September 2026 was $17,640. She asked for this shift in 2023 so that she could be home before her husband's treatment.

Page 1 of 1
`,
        ),
        document(
          'n5',
          'El Salvador: dialysis and medicines, report of May 2026',
          `EL SALVADOR: DIALYSIS AND MEDICINES
Izalco Health Observatory, May 2026

1. The public hospital of Santa Ana offers hemodialysis twice a week. In 2025 there were 212 patients for 24 machines.

2. Home hemodialysis does not exist in the public system. We found no private provider of it in the country.

3. In 2025 the hospital ran out of dialysis filters on 31 days.

4. The private center in San Salvador charged $95 a session. The average wage in Santa Ana was $412 a month.

5. Some patients reported that care at the private center was good.

Page 1 of 1
`,
        ),
      ],
    },
    needed: [
      'April 30, 1982',
      'March 17, 2016',
      'February 9, 2013',
      'June 18, 2014',
      'fourteen years',
      'March 2023 + collapsed',
      'five nights a week',
      'needles',
      'February 12, 2025 + alarm',
      'four more minutes',
      '$1,386',
      '$1,950',
      '$1,275',
      'Houston',
      'I will stay in Durham',
      'every Saturday',
      'four days later',
      'only certified care partner',
      'not permitted without a trained partner',
      'three times a week',
      'hospitalized three times',
      'May 20, 2024',
      'twelve weeks',
      'shorten his life',
      'three to five years',
      'No alternate caregiver|no alternate caregiver',
      'removed from the list',
      'since June 2014',
      '$17,640',
      'twice a week',
      '212 patients',
      '31 days',
      '$95',
      '$412',
      'library',
      'ITIN',
    ],
  },
  {
    name: 'the same plea in fragments and capitals: an applicant who writes himself, no documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Wilmer',
        last_name: 'Cabrera Mendoza',
        date_of_birth: '1990-06-30',
        country_of_birth: 'Ecuador',
        country_of_citizenship: 'Ecuador',
        last_entry_date: '2012-04-17',
        last_entry_place: 'Sasabe, Arizona',
        marriage_date: '2018-09-22',
        state: 'NJ',
        children: [{ name: 'Emily Cabrera', date_of_birth: '2021-12-05', citizenship: 'United States' }],
      },
      answers: {
        approval_date: '2025-06-30',
        petitioner_name: 'JESSICA ANN KOWALSKI',
        USCIS_receipt_number: 'IOE0944556677',
        spouse_name: 'JESSICA ANN KOWALSKI',
        spouse_place_of_birth: 'Trenton, NJ',
        applicant_meet_spouse_date: '2016-05-01',
        how_applicant_met_spouse: 'we met at work, she was the hostess and i was in the kitchen',
        applicant_relationship_with_spouse:
          'MARRIED 9/22/18 IN TRENTON. 1 DAUGHTER EMILY BORN 12/5/21. we live with her grandmother; i pay rent + car; she takes care of emily and her grandmother',
        extreme_hardship_spouse_denied_admission:
          'My wife has Lupus (dx 2020) - joint pain, fatigue, hair loss, flares 3-4x/yr - when she has a flare I do everything: cook, bath the baby, carry her to the bathroom. Last flare was August 2026, she was in bed 11 days. Plaquenil + prednisone. She lost her job in 2022 because of the flares. I make $3,800 monthly at the restaurant, insurance is through my job. Without me no insurance. She gets very depressed; she told me she cant do it alone!!',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          '- no rheumatologist in my town (Biblian), nearest Cuenca 1 hr; - sun is very strong at 2600 meters and sun makes lupus worse; - she dont speak spanish; - salary there $470/month; - her grandmother (81) would be left alone; - gangs, state of emergency, murders went up',
        other_relatives: 'yes',
        details_about_other_relatives:
          "grandmother HELEN KOWALSKI 81 yrs old, USC, has a pacemaker and doesn't drive, we drive her to cardiologist. Emily 4, speech delay, early intervention 2x week.",
        additional_details:
          'I worked since 2012 always paid taxes ITIN. One DUI in 2015, pled guilty, paid the fine, did the classes, license back 2016, nothing since. Coach at church soccer. I am sorry that I came without papers, I was 21.',
      },
      sources: [],
    },
    needed: [
      'September 22, 2018',
      'December 5, 2021',
      'lupus|Lupus',
      '2020',
      'August 2026 + 11 days|August 2026 + eleven days',
      'Plaquenil|plaquenil',
      '2022 + job',
      '$3,800',
      'insurance',
      'Cuenca',
      'sun',
      'Spanish',
      '$470',
      'Helen Kowalski',
      'pacemaker',
      'speech',
      'ITIN',
      'DUI|driving under the influence',
      '2016',
    ],
  },
  {
    name: 'both parents, an elderly resident father with dementia and a citizen mother, four documents',
    base: 'two_parents',
    changes: {
      client: {
        first_name: 'Thanh',
        last_name: 'Pham Minh',
        date_of_birth: '1995-03-19',
        country_of_birth: 'Vietnam',
        country_of_citizenship: 'Vietnam',
        last_entry_date: '2014-08-20',
        last_entry_place: 'Los Angeles, California',
        marriage_date: '',
        state: 'WA',
        children: [],
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2015-02-19',
        i94_duration_of_status: 'no',
        approval_date: '2023-05-02',
        petitioner_name: 'Pham Thi Lan',
        USCIS_receipt_number: 'IOE0911223344',
        mother_name: 'Pham Thi Lan',
        mother_place_of_birth: 'Can Tho, Vietnam',
        mother_moved_to_US_date: '2008-02-11',
        mother_became_legal_permanent_resident_date: '2008-02-11',
        mother_became_US_citizen_date: '2014-06-20',
        extreme_hardship_mother_denied_admission:
          "Mrs. Lan is 67 and has severe osteoporosis; she broke her hip in January 2025 and her wrist in 2026. She cannot lift her husband. Thanh lifts and bathes his father every day so that she doesn't have to. She sleeps about four hours because her husband wanders. Her doctor says another fracture is likely if she does the lifting.",
        mother_unable_to_return_option: 'no',
        extreme_hardship_mother_return_to_home_country: undefined,
        mother_intends_to_remain: 'yes',
        mother_significant_factors: undefined,
        father_name: 'Pham Van Duc',
        father_place_of_birth: 'Can Tho, Vietnam',
        father_moved_to_US_date: '2010-09-01',
        father_became_legal_permanent_resident_date: '2010-09-01',
        extreme_hardship_father_denied_admission:
          'Mr. Duc, 74, has Alzheimer disease, moderate stage, diagnosed June 2022. He no longer recognizes his own house at night and has been brought home by the police twice. He eats and takes medicine only from Thanh. A memory care facility costs $8,900 a month and the family income is $5,150.',
        father_unable_to_return_option: 'no',
        father_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'A sister, Pham Ngoc Mai, 35, a US citizen, is a nurse in Boston and has two small children; she sends $300 a month and comes once a year.',
        moral_character: 'yes',
        additional_details:
          'Thanh overstayed a visitor visa in 2015 because his father had a stroke that month. He has worked as a nail technician without authorization, which he discloses, and has paid taxes since 2016. He interprets at the temple. No arrests.',
      },
      sources: [
        document(
          'p1',
          'Declaration of Pham Thi Lan (translated)',
          `DECLARATION OF PHAM THI LAN
(translated from Vietnamese)

1. I am 67 years old and a citizen of the United States. I live in Tacoma, Washington with my husband Pham Van Duc and our son Thanh.

2. My husband was a teacher of literature. In 2022 he began to forget the names of his students, then the way home. On June 8, 2022 the doctor said that it was Alzheimer's disease.

3. In the night of November 3, 2025 he went out in his slippers. The police found him on the railway tracks. It was the second time.

4. I broke my hip on January 14, 2025 when I tried to hold him in the bathroom. I was in the hospital for nine days and in rehabilitation for five weeks. In March 2026 I broke my left wrist.

5. Thanh bathes his father at six in the morning, before he goes to work, and comes back at noon to give him his food. My husband spits out what I give him. From Thanh he takes it, because he thinks that Thanh is his own younger brother.

6. My daughter Mai is in Boston and has two babies. She sends us $300 each month.

7. If Thanh has to go I will stay here with my husband. We are too old to go anywhere, and his doctors are here.

8. I am ashamed to say it, but I have prayed that my husband would die before Thanh has to leave.

Executed on November 4, 2026.

Page 1 of 1
`,
        ),
        document(
          'p2',
          'Neurology report on Pham Van Duc by Rachel Stein-Okoye, M.D.',
          `MOUNT TAHOMA NEUROLOGY
Report on Pham Van Duc, date of birth 02/09/1952
Examination of September 22, 2026

Diagnosis: Alzheimer's disease, moderate stage, with behavioral disturbance.

Mini-Mental State Examination: 13 of 30 (17 of 30 in September 2025).

Mr. Pham needs supervision at all hours. He accepts medication and food from his son only. On the two days on which the son was away in May 2026 he refused both and was admitted with dehydration.

In my opinion a change of the person who cares for him would more likely than not lead to a rapid decline and to placement in an institution.

He speaks only Vietnamese. I know of no memory care facility in Pierce County with Vietnamese-speaking staff.

Rachel Stein-Okoye, M.D.
Page 1 of 1
`,
        ),
        document(
          'p3',
          'Orthopedic record of Pham Thi Lan',
          `TACOMA ORTHOPEDIC CENTER
Patient: Pham Thi Lan
Date: October 12, 2026

DXA T-score -3.8 at the hip. Severe osteoporosis.
Fracture of the right hip on January 14, 2025; fracture of the left wrist on March 3, 2026.
The patient must not lift more than ten pounds.

Page 1 of 1
`,
        ),
        document(
          'p4',
          'Quotation of Evergreen Memory Care',
          `EVERGREEN MEMORY CARE, TACOMA
Quotation of October 20, 2026

Private room, memory unit: $8,900 a month.
Shared room: $7,400 a month.
Waiting time: seven months.

Page 1 of 1
`,
        ),
      ],
    },
    needed: [
      '67',
      'Tacoma',
      'teacher of literature',
      'June 8, 2022',
      'November 3, 2025',
      'railway tracks',
      'January 14, 2025',
      'nine days',
      'five weeks',
      'March 2026|March 3, 2026',
      'six in the morning',
      'younger brother',
      '$300',
      'I will stay here',
      '13 of 30',
      'dehydration',
      'more likely than not + decline',
      'only Vietnamese',
      'ten pounds',
      '$8,900',
      'seven months',
      'without authorization',
      'taxes since 2016',
      'temple',
      '$5,150',
    ],
  },
  {
    name: 'money alone: a wife with debts and a food truck, answers only, separation only',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Kwame',
        last_name: 'Asante-Boateng',
        date_of_birth: '1984-09-14',
        country_of_birth: 'Ghana',
        country_of_citizenship: 'Ghana',
        last_entry_date: '2013-03-02',
        last_entry_place: 'New York, New York',
        marriage_date: '2019-08-10',
        state: 'GA',
        children: [],
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-1 visitor',
        i94_expire_date: '2013-09-01',
        approval_date: '2024-12-03',
        petitioner_name: 'Tamika Renee Boateng',
        USCIS_receipt_number: 'IOE0922334455',
        spouse_name: 'Tamika Renee Boateng',
        spouse_place_of_birth: 'Macon, Georgia, United States',
        applicant_meet_spouse_date: '2017-02-14',
        how_applicant_met_spouse: 'They met through friends at a church dinner in Atlanta.',
        applicant_relationship_with_spouse:
          'Kwame and Tamika married in Atlanta on August 10, 2019. They have no children. Together they own a food truck; Kwame cooks and drives, and Tamika keeps the books after her day job at a bank call center.',
        extreme_hardship_spouse_denied_admission:
          "Tamika signed a loan of $62,000 for the food truck in March 2023; the balance is $41,300 and the payment is $1,140 a month. Tamika earns $2,900 a month at the call center. The truck brings in about $4,600 a month after costs and only Kwame can cook the menu and holds the food-safety certificate. Without the truck's income she would default, lose the house that secures the loan, and lose the health insurance that the business pays. Tamika has student loans of $38,500. She worries constantly.",
        spouse_unable_to_return_option: 'no',
        extreme_hardship_spouse_return_to_home_country: undefined,
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        details_about_other_relatives: undefined,
        additional_details:
          'Kwame pays sales and income taxes for the business, employs two part-time workers and gives meals to a shelter in East Point every Thanksgiving. He overstayed his visa in 2013 and regrets it. He has never been arrested. He was the subject of a traffic citation in 2020, which he paid.',
      },
      sources: [],
    },
    needed: [
      'August 10, 2019',
      'food truck',
      '$62,000',
      'March 2023',
      '$41,300',
      '$1,140',
      '$2,900',
      '$4,600',
      'certificate',
      'default',
      'house',
      'health insurance',
      '$38,500',
      'two part-time',
      'shelter',
      'citation + 2020',
    ],
  },
  {
    name: 'a derivative of a diversity visa selectee with a citizen mother, relocation too, two documents',
    base: 'dv_derivative',
    changes: {
      as_of: '2026-11-20',
      client: {
        first_name: 'Selamawit',
        last_name: 'Tesfaye',
        date_of_birth: '1996-05-27',
        country_of_birth: 'Ethiopia',
        country_of_citizenship: 'Ethiopia',
        last_entry_date: '2022-10-03',
        last_entry_place: 'Washington, D.C.',
        marriage_date: '2024-01-13',
        state: 'VA',
        children: [],
      },
      answers: {
        admission_basis: 'F-1 student',
        i94_expire_date: '2024-06-30',
        i94_duration_of_status: 'no',
        principal_applicant_name: 'Dawit Mekonnen',
        principal_applicant_relationship_with_applicant: 'Husband',
        dv_fiscal_year: '2027',
        dv_case_number: '2027AF00098765',
        mother_name: 'Almaz Bekele',
        mother_place_of_birth: 'Mekelle, Ethiopia',
        mother_moved_to_US_date: '2011-04-19',
        mother_became_legal_permanent_resident_date: '2011-04-19',
        mother_became_US_citizen_date: '2017-09-01',
        extreme_hardship_mother_denied_admission:
          'Almaz survived the shelling of Mekelle in 2020 during a visit home and has post-traumatic stress disorder; she wakes screaming, and Selamawit sleeps in the same room. Almaz is a parking attendant and earns $2,240 a month. Selamawit and her husband pay $900 of the $1,870 rent. Almaz tried to take her life in May 2023.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          'Almaz is Tigrayan and was detained for two days at a checkpoint in 2020 when she tried to leave. Her house in Mekelle was destroyed. There is one psychiatrist for the region. She would lose her insurance and her work.',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'Selamawit studied accounting at a community college until the tuition could no longer be paid in 2024. She volunteers as a treasurer of her church. She has no arrests. Her husband, Dawit Mekonnen, is a selectee of the diversity program.',
      },
      sources: [
        document(
          'e1',
          'Declaration of Almaz Bekele',
          `DECLARATION OF ALMAZ BEKELE

1. I am the mother of Selamawit Tesfaye. I was born in Mekelle on December 12, 1966. I have been a United States citizen since September 1, 2017.

2. In November 2020 I was in Mekelle to bury my sister. I was in the house when the shells came. The wall fell on my niece and she died next to me.

3. I could not leave until March 2021. At a checkpoint near Alamata the soldiers kept me for two days in a school room because of my name.

4. On May 6, 2023 I took all my sleeping tablets. Selamawit found me at four in the morning. I was in the hospital for twelve days.

5. Since then she sleeps in my room. When I scream she wakes me and tells me where I am. Nobody else can do that, because I do not know other people when I wake.

6. I earn $2,240 a month as a parking attendant. I cannot work the night shift any more.

7. If my daughter is refused I don't know what I will do. I would try to stay here because my doctor is here.

8. I cannot go back to Mekelle. My house is gone. I hear the shells there even in my dreams.

Page 1 of 1
`,
        ),
        document(
          'e2',
          'Psychological evaluation of Almaz Bekele by Jonah Adler, LCSW',
          `PSYCHOLOGICAL EVALUATION
Client: Almaz Bekele
Evaluator: Jonah Adler, LCSW
Date: October 28, 2026

I met with Ms. Bekele on three occasions for a total of five hours, with a Tigrinya interpreter.

Ms. Bekele meets the criteria for post-traumatic stress disorder and major depressive disorder, severe. Her PCL-5 score was 61.

She attempted suicide on May 6, 2023 and was hospitalized for twelve days. She has had no attempt since her daughter began to share her room.

She told me that she stopped taking her medication for three weeks in July 2026 because she felt better.

In my professional opinion the removal of her daughter from the home would place her at high risk of a further suicide attempt. A return to Mekelle would expose her to the place and the sounds of the trauma and would, in my opinion, make recovery impossible.

Page 1 of 1
`,
        ),
      ],
    },
    needed: [
      'December 12, 1966',
      'September 1, 2017',
      'November 2020',
      'niece',
      'March 2021',
      'checkpoint + two days',
      'May 6, 2023',
      'four in the morning',
      'twelve days',
      'sleeps in|slept in',
      '$2,240',
      'night shift',
      '$1,870',
      '$900',
      '61',
      'no attempt since',
      'three weeks + July 2026',
      'high risk',
      'recovery impossible',
      'treasurer',
      'one psychiatrist',
    ],
  },
  {
    name: 'a resident wife and Spanish dates, semicolons and bullets, answers only',
    base: 'F1',
    changes: {
      client: {
        first_name: 'José Luis',
        last_name: 'Ortega Salas',
        date_of_birth: '1979-01-08',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2000-11-30',
        last_entry_place: 'Douglas, Arizona',
        marriage_date: '2004-07-17',
        state: 'IL',
        children: [
          { name: 'Daniela Ortega', date_of_birth: '2005-05-11', citizenship: 'United States' },
          { name: 'Iván Ortega', date_of_birth: '2010-10-02', citizenship: 'United States' },
        ],
      },
      answers: {
        beneficiary_relationship: 'LPR Spouse',
        approval_date: '2021-08-19',
        petitioner_name: 'Rosa Elvia Ramírez Peña',
        USCIS_receipt_number: 'LIN2190054321',
        qualifying_relative: ['legal_permanent_spouse'],
        spouse_name: 'Rosa Elvia Ramírez Peña',
        spouse_place_of_birth: 'Zacatecas, Mexico',
        spouse_moved_to_US_date: '1998-02-01',
        spouse_became_legal_permanent_resident_date: '2015-04-22',
        applicant_meet_spouse_date: '2002-12-16',
        how_applicant_met_spouse: 'En una posada; a posada of the parish in Cicero, 16 de diciembre de 2002.',
        applicant_relationship_with_spouse:
          'Se casaron el 17 de julio de 2004 in Cicero, Illinois; they have two children, Daniela (21, nursing student) and Iván (16); José Luis is a machinist and Rosa works in a school cafeteria; they bought their house in 2012.',
        extreme_hardship_spouse_denied_admission:
          '• Rosa: breast cancer, stage II, diagnosed 3 de marzo de 2024; mastectomy 22/04/2024; chemotherapy until octubre 2024; tamoxifen for five years;\n• José Luis drove her to all 16 chemotherapy sessions;\n• lymphedema of the left arm: she cannot carry trays and her hours were cut to 20 per week;\n• income: José Luis $5,300/month, Rosa $1,100/month; mortgage $1,690/month;\n• health insurance is from his employer; without it, the scans cost $2,400 each;\n• Iván has stopped eating with the family since he heard about the interview in Ciudad Juárez.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Her oncologist is at Rush; she needs a scan every six months until 2029; in the village (Sombrerete) there is a health center with no oncologist; Zacatecas city is 170 km away; the US State Department advises against travel to Zacatecas (Level 4); Rosa has not lived in Mexico for 28 years; Daniela and Iván would stay and she would be separated from them.',
        other_relatives: 'yes',
        details_about_other_relatives:
          "Daniela lives at home and would leave nursing school to pay the mortgage. Rosa's mother, Elvia Peña, 79, LPR, lives with them, diabetes, insulin.",
        additional_details:
          'Machinist at the same company since 2006; taxes every year; parish council; homeowner. In 2008 he used a social security number that was not his to work. He stopped in 2012. No arrests. Two trips: none. He is sorry.',
      },
      sources: [],
    },
    needed: [
      'July 17, 2004',
      'December 16, 2002',
      'breast cancer',
      'March 3, 2024',
      'April 22, 2024',
      'October 2024',
      'tamoxifen',
      '16 chemotherapy|sixteen chemotherapy',
      'lymphedema',
      '20',
      '$5,300',
      '$1,100',
      '$1,690',
      '$2,400',
      'Iván + eating',
      'Rush',
      'every six months',
      'no oncologist',
      '170',
      'Level 4',
      '28 years',
      'nursing school',
      'insulin',
      'since 2006',
      'social security|Social Security',
      '2012',
    ],
  },
]
