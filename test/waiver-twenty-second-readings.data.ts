import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional waivers with tidy answers and papers, written whole before they were run. */
export const twentySecondWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with lupus of the kidneys in Toledo, a husband of Nigeria who overstayed, a driving offense of 2018',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Chukwuemeka',
        middle_name: 'Obinna',
        last_name: 'Nwachukwu',
        date_of_birth: '1986-11-14',
        gender: 'male',
        country_of_birth: 'Nigeria',
        country_of_citizenship: 'Nigeria',
        last_entry_date: '2014-08-21',
        last_entry_place: 'Detroit, Michigan',
        marriage_date: '2017-06-24',
        state: 'OH',
        children: [
          { name: 'Grace Nwachukwu', date_of_birth: '2018-10-05', citizenship: 'United States', gender: 'female' },
          { name: 'Samuel Nwachukwu', date_of_birth: '2021-03-30', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Rachel Anne Kowalczyk',
          date_of_birth: '1988-02-09',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2015-02-20',
        approval_date: '2024-12-03',
        petitioner_name: 'Rachel Anne Kowalczyk',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0927715508',
        dos_fee_paid: 'yes',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Rachel Anne Kowalczyk',
        spouse_place_of_birth: 'Toledo, Ohio',
        applicant_meet_spouse_date: '2015-09-12',
        how_applicant_met_spouse:
          'They met at a church choir in Toledo in September 2015. Emeka sang bass and Rachel played the organ.',
        applicant_relationship_with_spouse:
          'They married in Toledo on June 24, 2017, and have two children, Grace, 8, and Samuel, 5. Emeka repairs heating and cooling systems and earns about $4,600 a month. Rachel works part time as a library assistant and earns about $1,350 a month.',
        extreme_hardship_spouse_denied_admission:
          'Rachel was diagnosed with systemic lupus erythematosus in 2016 and with lupus nephritis in 2022. She has an infusion of belimumab every four weeks and takes mycophenolate twice a day. She was in the hospital for nine days in January 2025. During a flare she cannot stand long enough to cook or lift Samuel. Emeka drives her to the infusions, cares for the children and does the housework. Their mortgage is $1,140 a month. The health insurance comes through his employer.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Rachel has never lived outside Ohio. Belimumab is not available in Owerri, where Emeka’s family lives, and the nearest nephrology unit with dialysis is two hours away. Sunlight brings on her flares. Her mother, who is 66, lives ten minutes away. Grace is in second grade and has asthma.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Grace, 8, has asthma and was in the emergency room twice in 2025. Rachel’s mother, Helen Kowalczyk, 66, is a citizen and had a hip replaced in May 2026; Rachel and Emeka take her groceries every week.',
        moral_character: 'yes',
        additional_details:
          'In 2018 Emeka was convicted of operating a vehicle while impaired, a first offense. He completed a three-day program and probation and has not had a drink since. He has filed taxes every year since 2016. He sings in the choir of St. Adalbert and repairs furnaces without pay for elderly parishioners. His employer of seven years has written a letter.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Rachel Kowalczyk',
          `DECLARATION OF RACHEL ANNE KOWALCZYK

I, Rachel Anne Kowalczyk, declare under penalty of perjury as follows:

1. I was born in Toledo, Ohio, on February 9, 1988, and I have lived there all my life. I am the wife of Chukwuemeka Nwachukwu, whom everyone calls Emeka.

2. We met at choir practice on September 12, 2015. We married on June 24, 2017. Our daughter Grace was born on October 5, 2018, and our son Samuel on March 30, 2021.

3. I was told that I have lupus in 2016, after a year of swollen hands and fevers. In 2022 my kidneys became involved. I take mycophenolate twice a day, hydroxychloroquine once a day, and prednisone when I have a flare. Every four weeks I have an infusion that takes two hours. I cannot drive home afterwards, so Emeka takes me and sits with me.

4. In January 2025 I was in St. Vincent hospital for nine days because my kidneys were failing. Emeka slept in the chair for six of those nights and drove home each morning to get the children to school.

5. When I have a flare I cannot close my hands. I cannot button Samuel's coat or lift a pan. I had four flares in 2025 and three so far this year. Each one lasts between one and three weeks. During those weeks Emeka does everything.

6. I earn $1,350 a month at the library, where I work eighteen hours a week. Dr. Ahluwalia does not want me to work more than that. Emeka earns about $4,600. Our mortgage is $1,140, the car is $310, and my share of the infusions is $215 a month. Our insurance is through Emeka's job. If I had to buy it myself it would cost $1,080 a month.

7. My mother is 66. She had her hip replaced in May of this year and cannot lift the children. My brother Paul lives in Oregon and I see him every two years. My father died in 2011.

8. Grace has asthma. In 2025 we took her to the emergency room twice. Emeka is the one who wakes when she coughs. I take a pill at night that makes me sleep through it.

9. If Emeka is not allowed to come back I will stay in Toledo. I cannot leave my doctors. I do not know how I would get to the infusions, and I am afraid of what happens to the children the next time I am in the hospital.

10. I visited Nigeria once, in December 2019, for three weeks, to meet his parents. I had a flare on the fourth day from the sun, and we could not find my medicine in Owerri. His brother drove five hours to Port Harcourt and came back with half of what I needed.

11. Emeka was arrested in 2018 for drinking and driving. It was four months before Grace was born. I was very angry. He went to the program and he has not had a drink since that night.

Signed on October 9, 2026, at Toledo, Ohio.
Rachel Anne Kowalczyk`,
        ),
        document(
          'd2',
          'Letter of Meera Ahluwalia, M.D., rheumatology',
          `MAUMEE VALLEY RHEUMATOLOGY ASSOCIATES
Toledo, Ohio

September 28, 2026

Re: Rachel Kowalczyk, date of birth February 9, 1988

To Whom It May Concern:

I am a board-certified rheumatologist and have treated Ms. Kowalczyk since March 2016. She has systemic lupus erythematosus with class IV lupus nephritis, confirmed by biopsy in April 2022.

Her treatment consists of mycophenolate mofetil 1,000 mg twice daily, hydroxychloroquine 200 mg daily and belimumab by intravenous infusion every four weeks. She requires laboratory monitoring of her kidney function every month. In January 2025 she was hospitalized for nine days with acute kidney injury after two infusions had been delayed by a change of insurance.

Her kidney function is now stable, with a creatinine of 1.4. This stability depends on uninterrupted treatment. If treatment is interrupted, I expect a further flare of nephritis, and she would be at substantial risk of progression to dialysis within two to three years.

Physical and emotional stress are recognized triggers of flares. Ms. Kowalczyk should not work more than twenty hours a week and should avoid prolonged exposure to the sun. During a flare she cannot safely care for young children without another adult in the home.

She should not live where belimumab, monthly laboratory monitoring and a nephrology service are not available.

Meera Ahluwalia, M.D.`,
        ),
        document(
          'd3',
          'Letter of Great Lakes Heating and Air, employer',
          `GREAT LAKES HEATING AND AIR, INC.
Toledo, Ohio
October 2, 2026

To Whom It May Concern:

Chukwuemeka Nwachukwu has been employed by our company as a service technician since April 2019, under a work permit. He earns $28.50 an hour and works forty hours a week. He and his family are covered by our group health plan; coverage ends on the last day of the month in which employment ends.

Emeka is the technician our customers ask for by name. He is on time, honest and careful. In February 2021 he worked two nights without pay to restore heat at a nursing home.

Donald Pruitt, owner`,
        ),
        document(
          'd4',
          'Journal entry, Toledo Municipal Court',
          `TOLEDO MUNICIPAL COURT, LUCAS COUNTY, OHIO
State of Ohio v. Chukwuemeka O. Nwachukwu, Case No. TRC-18-04417
Charge: operating a vehicle under the influence, R.C. 4511.19(A)(1)(a), first offense, misdemeanor of the first degree. Date of offense: June 2, 2018.
Plea of no contest; found guilty July 19, 2018. Sentence: 180 days, 177 suspended, three days to be served in a driver intervention program; fine of $375; license suspended for one year; probation for one year.
Entry of August 1, 2019: all conditions satisfied, probation terminated, case closed.`,
        ),
        document(
          'd5',
          'World Health Organization, Nigeria: kidney care profile',
          `NIGERIA: KIDNEY CARE PROFILE (2025)

Nigeria has about 240 nephrologists for a population of more than 220 million, most of them in Lagos and Abuja.

Dialysis is paid for by patients themselves in nearly all cases. The cost of one session is equal to about 60 percent of the monthly minimum wage. Fewer than one in ten patients who begin dialysis are still on it after three months.

Biologic medicines for autoimmune disease are not on the national list of essential medicines and are not covered by the National Health Insurance Authority.

Power supply to hospitals outside the large cities is interrupted daily.`,
        ),
      ],
    },
    needed: [
      'class IV|lupus nephritis',
      'nine days',
      'belimumab',
      'dialysis within two to three years',
      'twenty hours',
      'without another adult',
      '1,140',
      '1,080',
      '4,600',
      'four flares',
      'emergency room',
      'Port Harcourt',
      '240 nephrologists',
      'essential medicines',
      'hip',
      'three-day|driver intervention',
      'Great Lakes|heat at a nursing home',
    ],
  },
  {
    name: 'a citizen mother with heart failure and early dementia in El Paso, a daughter of Peru, a borrowed number of 2011',
    base: 'two_parents',
    changes: {
      client: {
        first_name: 'Milagros',
        middle_name: '',
        last_name: 'Huamán Salas',
        date_of_birth: '1983-05-27',
        gender: 'female',
        country_of_birth: 'Peru',
        country_of_citizenship: 'Peru',
        last_entry_date: '2009-10-03',
        last_entry_place: 'near El Paso, Texas',
        marriage_date: '',
        state: 'TX',
        children: [{ name: 'Diego Huamán', date_of_birth: '2012-01-18', citizenship: 'United States', gender: 'male' }],
      },
      answers: {
        admisibility_details: ['without_inspection'],
        entry_date_same_admission: undefined,
        admission_basis: undefined,
        i94_expire_date: undefined,
        approval_date: '2023-08-15',
        petitioner_name: 'Teodora Salas Quispe',
        beneficiary_relationship: 'USC Parent',
        USCIS_receipt_number: 'IOE0918834402',
        qualifying_relative: ['us_citizen_mother'],
        father_name: undefined,
        mother_name: 'Teodora Salas Quispe',
        mother_place_of_birth: 'Huancayo, Peru',
        mother_moved_to_US_date: '2001-04-11',
        mother_became_legal_permanent_resident_date: '2010-09-22',
        mother_became_US_citizen_date: '2016-03-18',
        extreme_hardship_mother_denied_admission:
          'Teodora is 74 and has congestive heart failure and early Alzheimer’s disease, diagnosed in 2024. Milagros lives with her and weighs her every morning, because a gain of three pounds means that she must have more of the water pill. Teodora has twice left the stove on and once walked out at night. Milagros works from home as a seamstress and earns about $2,100 a month. Teodora receives $986 in Social Security. The rent is $875. Teodora’s son Rubén is in the Army in Germany.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          'Teodora left Peru in 2001 and has not been back since her husband’s funeral in 2013. Huancayo is at 10,700 feet and her cardiologist has said that she must not live at such a height. She would lose Medicare. Her sister in Huancayo died in 2022. Her doctors say that a change of home makes the confusion worse.',
        mother_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Diego, 14, is Teodora’s grandson and a citizen. He sits with her after school while his mother delivers the finished clothes. His father lives in Arizona and does not pay support.',
        moral_character: 'yes',
        additional_details:
          'From 2011 to 2014 Milagros worked at a laundry with a Social Security number that belonged to nobody she knew. She has told this to her attorney and wants it disclosed. She has worked for herself and filed taxes with an ITIN since 2015. She has never been arrested. She sews the costumes for the Christmas play at her parish without pay.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Teodora Salas Quispe, with certificate of translation',
          `DECLARATION OF TEODORA SALAS QUISPE
(translated from Spanish)

1. My name is Teodora Salas Quispe. I was born in Huancayo, Peru, on February 2, 1952. I became a citizen of the United States on March 18, 2016.

2. I live in El Paso with my daughter Milagros and my grandson Diego. We have lived together since she came in 2009.

3. I have a bad heart. In 2021 I was in the hospital for eleven days because my lungs filled with water. Since then Milagros weighs me every morning before coffee and writes the number in a notebook. When it goes up she calls the nurse and gives me what the nurse says.

4. Now I forget. I left the gas on two times. In March of this year I went out at night to look for my husband, and he has been dead since 2013. Milagros found me on Alameda Avenue in my slippers. She sleeps now in front of my door.

5. She gives me nine pills. I cannot keep them straight. Once I took the evening pills in the morning and fainted in church.

6. My son Rubén is a sergeant in the Army and has been in Germany since 2024. He calls on Sundays. He sends $150 a month.

7. If Milagros is sent away I will stay here. My doctors are here and my son will come back here. I do not want to go to a home where nobody speaks to me in Spanish. I am ashamed to say it, but I am afraid that I will forget her face.

8. I went back to Peru in 2013 to bury my husband. In Huancayo I could not breathe and they gave me oxygen in the hotel. My sister Julia died in 2022. There is nobody left in the house.

Signed by Teodora Salas Quispe on September 30, 2026. I declare under penalty of perjury that the foregoing is true and correct.`,
        ),
        document(
          'd2',
          'Letter of Samuel Ortega, M.D., cardiology',
          `FRANKLIN MOUNTAIN HEART CENTER
El Paso, Texas
October 12, 2026

RE: Teodora Salas Quispe (DOB 02/02/1952)

To Whom It May Concern:

I have followed Mrs. Salas for congestive heart failure since 2019. Her ejection fraction is 30 percent (normal is 55 or more). She was hospitalized from August 3 to August 14, 2021, and again for four days in December 2024. She has a defibrillator, implanted in 2022, that must be checked every three months.

Her regimen is nine medications. Her diuretic is adjusted by daily weight. Her daughter has kept a log of these weights since 2021; in my opinion that log is the reason that she has been hospitalized only once since. Without someone who weighs her each day and gives her the medication, I would expect readmission within weeks to months.

Mrs. Salas should not travel to or live at an altitude above 8,000 feet. At 10,000 feet and above the lack of oxygen could be fatal with a heart as weak as hers.

Samuel Ortega, M.D.`,
        ),
        document(
          'd3',
          'Neuropsychological evaluation of Teodora Salas Quispe',
          `NEUROPSYCHOLOGICAL EVALUATION
Patient: Teodora Salas Quispe. Dates of testing: May 6 and May 8, 2026. Language: Spanish.
Examiner: Laura Benavides, Ph.D.

Referral. Ms. Salas was referred by her primary physician because of memory loss and wandering.

Findings. On the Montreal Cognitive Assessment she scored 15 of 30. Delayed recall was 0 of 5 words. She did not know the month or the name of the President. She knew her daughter and her grandson.

Diagnosis. Major neurocognitive disorder due to probable Alzheimer's disease, moderate, with behavioral disturbance (wandering).

Opinion. Ms. Salas is not able to manage her medication, her money or a stove. She needs supervision day and night. Patients at this stage depend on familiar persons and places; the loss of the daughter who has cared for her for seventeen years would, in my opinion, be followed by a marked and probably permanent decline. A move to another country would have the same effect.

Cost of care. In El Paso County a memory care facility costs about $5,200 a month. Home care with an aide for forty hours a week costs about $3,400 a month. Neither is covered by Medicare.`,
        ),
        document(
          'd4',
          'Certificate of naturalization of Teodora Salas Quispe',
          `THE UNITED STATES OF AMERICA. CERTIFICATE OF NATURALIZATION No. 37 114 902. Teodora Salas Quispe, born February 2, 1952, Peru, was admitted as a citizen of the United States of America at El Paso, Texas, on March 18, 2016.`,
        ),
      ],
    },
    needed: [
      'ejection fraction',
      'eleven days|August 14, 2021',
      'weeks to months',
      '8,000 feet|10,000 feet',
      'fatal',
      '15 of 30',
      'day and night',
      'permanent decline',
      '5,200',
      '3,400',
      'Alameda',
      'nine pills|nine medications',
      'Germany',
      '875',
      'Social Security number',
      'oxygen in the hotel',
      'defibrillator',
    ],
  },
]
