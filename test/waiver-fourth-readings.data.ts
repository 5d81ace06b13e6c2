import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fourth round of fictional waivers: households of several, typed in haste. */
export const fourthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen husband with multiple sclerosis, a stepdaughter, a wife who overstayed nothing but walked in twice',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Yesenia',
        middle_name: '',
        last_name: 'Barahona Pineda',
        date_of_birth: '1993-02-11',
        gender: 'female',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2012-09-20',
        last_entry_place: 'Eagle Pass, Texas',
        marriage_date: '2019-06-15',
        state: 'OH',
        children: [{ name: 'Wesley Tolliver', date_of_birth: '2020-12-01', citizenship: 'United States' }],
        spouse: {
          first_name: 'Grant',
          last_name: 'Tolliver',
          date_of_birth: '1988-05-30',
          citizenship: 'United States',
        },
      },
      answers: {
        approval_date: '2025-08-05',
        petitioner_name: 'Grant Tolliver',
        USCIS_receipt_number: 'IOE0925558841',
        qualifying_relative: ['us_citizen_spouse'],
        petitioner_relationship: 'spouse',
        spouse_name: 'Grant Tolliver',
        spouse_place_of_birth: 'Dayton, Ohio',
        applicant_meet_spouse_date: '2017-10-07',
        how_applicant_met_spouse: 'at a friends bbq in dayton, he burned the corn and she laughed at him',
        applicant_relationship_with_spouse:
          'together since oct 2017, moved in jan 2018, married june 15 2019 at Montgomery county courthouse. She raised his daughter Paige (from first marriage, now 13) since Paige was 5, her mom Kristin signed over custody in 2019 and lives in Oregon, calls maybe 2x a year. Yesenia braids her hair, goes to the conferences. Wesley born dec 1 2020',
        extreme_hardship_spouse_denied_admission:
          'Grant has MS (relapsing remitting) dx 3/2022. Infusion of ocrelizumab every 6 months at OSU, next one is february 2027. In a relapse he cant walk up the stairs - last one was jan 2026, 5 weeks off work. Yesenia does the catheter, the shots before, showers him. He works from home as insurance adjuster 56,400/yr, his plan is thru the job. she cleans offices nights, $1,900 a month cash no papers. If she leaves he would have to pay child care 1,240/mo and an aide. His dad Roy helps some but he had a hip replacement in 2025. grant is not depressed but doesnt sleep since the letter came',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'no ocrelizumab in the public hospitals in honduras, a private one in Tegucigalpa has it for about 14 thousand dollars a dose. He speaks no spanish. heat makes MS worse, it is 90+ in Choluteca where her family is. Custody order says Paige cant leave Ohio for more than 30 days without Kristins ok. Her brother Elvin was shot in 2018 by mara, lived, now in a wheelchair',
        other_relatives: 'no',
        additional_details:
          'shoplifting ticket 2015 kroger, dismissed after a class. filed taxes w/ grant since 2019 (joint). sunday school helper at Grace Methodist. first time she came was 2011 and Border patrol sent her back, came again 9/20/2012 and never left. he fears she will be stuck',
      },
      sources: [
        document(
          'w1',
          'Declaration of Grant Tolliver',
          `DECLARATION OF GRANT TOLLIVER
I, Grant Tolliver, declare:
1. I was born in Dayton, Ohio on May 30, 1988 and have lived in Ohio my whole life.
2. I was diagnosed with relapsing-remitting multiple sclerosis in March 2022 after I lost the sight in my right eye for nine days.
3. I have had three relapses. The worst was in January 2026. I could not feel my legs below the knee and I fell twice on the stairs. Yesenia slept on the floor next to my bed for two weeks so she would hear me.
4. She gives me the pre-medication shots, she cleans the catheter, and she drives me the 75 miles to Columbus. I am not supposed to drive for 24 hours after an infusion.
5. My daughter Paige was five when Yesenia came into our lives. Kristin, her mother, has called four times in two years. Paige calls Yesenia "mom Yesi." In the spring Paige stopped eating lunch at school when she overheard us talk about Honduras.
6. My employer pays 80 percent of my health insurance. If I stop working I lose it. My share of the premium for the family is $412 a month.
7. I earn $56,400 a year. The mortgage is $1,085 and the car is $289. I paid $6,200 out of pocket for medical care in 2025.
8. My father Roy is 71. He lives 40 minutes away and he cannot lift me.
9. I would not move. A judge would not let me take Paige and I will not leave her. And I cannot get my medicine there.
Executed on September 14, 2026 at Dayton, Ohio.
Page 1 of 1
`,
        ),
        document(
          'w2',
          'Letter of Dr. Priya Nambiar, neurologist',
          `OHIO NEUROLOGY ASSOCIATES
August 27, 2026
To whom it may concern,
Mr. Tolliver has been under my care since 04/2022 for relapsing-remitting multiple sclerosis. MRI of 02/11/2026 showed two new enhancing lesions. His EDSS score rose from 2.0 to 3.5 after the relapse of January 2026.
He receives ocrelizumab 600 mg every six months. Interruption of more than eight weeks carries a substantial risk of relapse with permanent disability.
He has a neurogenic bladder and self-catheterizes; during relapses his wife performs this under instruction of our nurse. He denies depression; PHQ-9 was 4.
Heat worsens his symptoms. In July 2025 he was seen in the emergency room after two hours outdoors at 93 degrees.
In my opinion the support of his wife is a part of his treatment plan, and her absence would very likely shorten the time until he is unable to work.
Priya Nambiar, M.D.
Page 1 of 1
`,
        ),
        document(
          'w3',
          'School counselor about Paige Tolliver',
          `FAIRBORN MIDDLE SCHOOL - COUNSELING OFFICE
10/02/2026
RE: Paige Tolliver, grade 8
I have met with Paige eleven times since March 2026. She was referred by her homeroom teacher because she did not eat in the cafeteria for about three weeks.
Paige told me that she is afraid "to lose a second mom." Her grades went from As and Bs to Cs in the last quarter; she failed pre-algebra.
Her stepmother, Yesenia, attended all four parent conferences. Her father attended one by telephone. I have had no contact with her biological mother.
She has not talked about hurting herself.
Marisol Dean, LPSC
`,
        ),
        document(
          'w4',
          'Shared parenting order (excerpt)',
          `COURT OF COMMON PLEAS, MONTGOMERY COUNTY, OHIO
DIVISION OF DOMESTIC RELATIONS
Case No. 2019 DR 00417
Agreed entry, filed May 3, 2019
The Father, Grant Tolliver, is designated residential parent and legal custodian of the minor child, Paige Tolliver.
Neither party shall remove the child from the State of Ohio for more than thirty (30) consecutive days without the written consent of the other or leave of court.
Mother shall have parenting time as the parties agree.
`,
        ),
        document(
          'w5',
          'Country report on health care in Honduras',
          `NEUROLOGICAL CARE IN CENTRAL AMERICA: COUNTRY NOTES (2025)
Honduras
There are 38 neurologists in the country, of whom 31 practice in Tegucigalpa and San Pedro Sula.
Ocrelizumab is not on the national list of essential medicines. It was available in 2024 in one private hospital at a price of US$13,900 per dose.
None of the public hospitals in the department of Choluteca has an MRI scanner.
Page 7 of 40
`,
        ),
      ],
    },
    needed: [
      'October 7, 2017|October 2017',
      'June 15, 2019',
      'Paige + 13|Paige + five',
      'March 2022',
      'ocrelizumab',
      'January 2026',
      'nine days',
      '3.5',
      'eight weeks',
      'catheter',
      '$56,400',
      '$1,900',
      '$1,240',
      '$1,085',
      '$412',
      '$6,200',
      'Roy + 71|hip',
      'cannot lift',
      'second mom',
      'pre-algebra',
      'thirty|30 days',
      '13,900|14,000|14 thousand',
      'heat|Heat',
      'MRI scanner',
      'speaks no Spanish',
      'Elvin|wheelchair',
      '2015',
      'dismissed',
      'Grace Methodist',
      '2011',
    ],
  },
  {
    name: 'a resident father after a fall from a roof and a citizen wife, twins and a grandmother, five documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Marisol',
        middle_name: '',
        last_name: 'Quispe Huaman',
        date_of_birth: '1994-11-23',
        gender: 'female',
        country_of_birth: 'Peru',
        country_of_citizenship: 'Peru',
        last_entry_date: '2013-04-18',
        last_entry_place: 'Douglas, Arizona',
        marriage_date: '2020-02-14',
        state: 'NV',
        children: [
          { name: 'Noah Keller', date_of_birth: '2022-09-09', citizenship: 'United States' },
          { name: 'Liam Keller', date_of_birth: '2022-09-09', citizenship: 'United States' },
        ],
        spouse: {},
      },
      answers: {
        approval_date: '2025-02-27',
        petitioner_name: 'Tyler Keller',
        USCIS_receipt_number: 'IOE0927712345',
        qualifying_relative: ['us_citizen_spouse', 'legal_permanent_resident_father'],
        petitioner_relationship: 'spouse',
        spouse_name: 'Tyler Keller',
        spouse_place_of_birth: 'Reno, Nevada',
        applicant_meet_spouse_date: '2018-07-21',
        how_applicant_met_spouse: 'they met at the laundromat on Wells Ave, her machine broke and he lent her quarters',
        applicant_relationship_with_spouse:
          'Married 2/14/2020 Washoe county. Twins Noah and Liam born Sept 9 2022 at 31 weeks, NICU for 47 days. Liam has hearing loss both sides, hearing aids, speech therapy weekly. They live w/ her dad Eusebio and Tylers grandma Ruth (84) in a rented duplex, 1,875 a month.',
        extreme_hardship_spouse_denied_admission:
          'Tyler is a lineman for NV Energy, gone 10-14 days at a time on storm calls, so Marisol is alone with the kids then. Who would stay with them? He makes 98,000 w/ overtime, last year 104,350. Has PTSD from 2 tours in Afghanistan (Army, 2009-2013), VA rating 70%. Sees Dr. Whitcomb at the VA every 3 wks, takes prazosin for the nightmares. Not been drinking since aug 2021 - his wife is the reason he says. Child care for 2 incl one w/ hearing loss is $2,300/mo, they called 4 places',
        spouse_unable_to_return_option: 'no',
        extreme_hardship_spouse_return_to_home_country: undefined,
        father_name: 'Eusebio Quispe Mamani',
        father_place_of_birth: 'Puno, Peru',
        father_moved_to_US_date: '2006-10-02',
        extreme_hardship_father_denied_admission:
          'Dad fell off a roof at work 3/12/2023, L2 burst fracture, 2 surgeries, can walk w/ a walker about 50 feet. Bladder problems, she helps with the catheter 4x/day and his bath. He gets workers comp 1,420/mo till 3/2028. Green card since 2006, speaks spanish and quechua, almost no english, she goes to every appointment to translate. His wife (her mom) died 2016. No other kids in the US, son Rubén is in Arequipa. Dad was a heavy drinker before, not now',
        father_unable_to_return_option: 'no',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Ruth Keller 84 grandmother, citizen, mild dementia, wanders, Marisol locks the stove at night and keeps her calm. Rubén sends no money, has 4 kids of his own.',
        moral_character: 'yes',
        additional_details:
          'cleaned motel rooms 2014-2019 with a ss number that wasnt hers, stopped. No arrests ever except a no license ticket 2017 (paid 340). PTA, sews costumes for the school. Filed 2020 to 2025 jointly. 12 letters. Went to Peru? no never left since 2013',
      },
      sources: [
        document(
          'x1',
          'Declaration of Tyler Keller',
          `DECLARATION OF TYLER J. KELLER
1. My name is Tyler James Keller. I am a citizen of the United States, born in Reno, Nevada on August 2, 1990.
2. I served in the United States Army from June 2009 to July 2013, with two deployments to Kandahar. My friend Sgt. Dale Hobbs was killed next to me on October 19, 2011.
3. I drank until August 2021. Marisol told me she would take the babies we did not even have yet and go. I stopped. I have been sober five years.
4. When I am home I wake up two or three times a night. Marisol puts her hand on my chest and tells me where I am. She has done that since 2018.
5. My work sends me out on storms. In 2025 I was away 143 nights. The company will not change that; linemen with less than 15 years do not choose.
6. Liam got his hearing aids at five months. His audiologist is in Sacramento, 132 miles away. We go every six weeks. I have driven him two times. Marisol has driven him all the other times.
7. Without her I would have to leave the line and take the warehouse job, which pays $24 an hour. I make $46.80.
8. My grandmother Ruth raised me. She does not know what day it is anymore, but she knows Marisol.
9. I will not take my sons to Peru. Liam's therapy and my VA care are here.
I declare under penalty of perjury that the foregoing is true. Signed October 6, 2026.
`,
        ),
        document(
          'x2',
          'Psychological evaluation of Tyler Keller by Helen Marchetti, Psy.D.',
          `HELEN MARCHETTI, PSY.D.
PSYCHOLOGICAL EVALUATION
Client: Tyler Keller    Dates: 9/3/2026 and 9/17/2026
Background
Mr. Keller meets criteria for Posttraumatic Stress Disorder, chronic (F43.10), and Alcohol Use Disorder, severe, in sustained remission. His PCL-5 score was 51.
Interview
He described nightmares on four to five nights a week. He denied any suicidal plan; he reported passive thoughts of death in 2019. He became tearful only when he spoke of his wife.
Opinion
It is my opinion, to a reasonable degree of psychological certainty, that the removal of his wife from the home would place Mr. Keller at high risk of relapse into alcohol use. She is, in effect, his treatment on the nights when no clinic is open.
Relocation would interrupt trauma-focused therapy that he has attended without a missed session since January 2024.
`,
        ),
        document(
          'x3',
          'Letter from Renown Rehabilitation about Eusebio Quispe',
          `RENOWN REHABILITATION HOSPITAL - OUTPATIENT SPINE PROGRAM
09/28/2026
RE: QUISPE MAMANI, Eusebio   DOB 03/05/1961
To Whom It May Concern:
Mr. Quispe sustained an L2 burst fracture on 03/12/2023 when he fell approximately 14 feet from a roof. He underwent decompression and fusion on 03/13/2023 and a revision on 11/02/2023.
He ambulates with a front-wheeled walker for household distances. He requires intermittent catheterization four times daily and moderate assistance with bathing and lower body dressing.
His daughter Marisol has been trained as his primary caregiver and interprets at all visits. We know of no other family member who can assume this care.
He is not able to return to roofing or to any work that requires lifting more than 10 pounds.
Gregory Stahl, DPT
`,
        ),
        document(
          'x4',
          'Early intervention record of Liam Keller',
          `NEVADA EARLY INTERVENTION SERVICES
Child: Liam Keller    DOB: 09/09/2022
Diagnosis: bilateral sensorineural hearing loss, moderate to severe
Services: speech-language therapy, 1 x 60 min weekly; teacher of the deaf, 2 x monthly
Sessions offered Jan-Aug 2026: 44
Sessions attended: 43
Brought by mother: 41
Brought by father: 2
Liam uses 38 words. A child of his age is expected to use more than 200.
Consistent use of hearing aids and daily practice at home by the same caregiver are essential to his progress.
`,
        ),
        document(
          'x5',
          'IRS tax transcript 2025 and workers compensation notice',
          `INTERNAL REVENUE SERVICE
Tax return transcript, tax year 2025. Filing status: married filing joint. Wages: $104,350.00. Adjusted gross income: $104,512.00.
STATE OF NEVADA - DIVISION OF INDUSTRIAL RELATIONS
Claimant: Eusebio Quispe Mamani. Permanent partial disability award, $1,420.00 per month, through March 31, 2028.
`,
        ),
      ],
    },
    needed: [
      'July 21, 2018',
      'laundromat',
      'February 14, 2020',
      '31 weeks',
      '47 days',
      'hearing loss',
      '$1,875',
      '143 nights',
      '$104,350',
      'Kandahar|Afghanistan',
      'October 19, 2011|Hobbs',
      'sober five years|August 2021',
      '70 percent',
      'prazosin',
      'chest',
      '51',
      'high risk of relapse',
      'Sacramento',
      '132 miles',
      '$24 an hour',
      '$46.80',
      '$2,300',
      'burst fracture',
      '14 feet',
      'November 2, 2023',
      'catheter + four times|intermittent catheterization four times',
      '$1,420',
      'Quechua',
      'Arequipa',
      '41|2',
      '38 words',
      'Ruth + dementia',
      'stove',
      'not hers|belonged to somebody else|was not',
      '2017 + license|ticket',
      'costumes',
      '12 letters|twelve letters',
      'no other family member',
    ],
  },
  {
    name: 'a citizen wife with epilepsy and a husband from Ecuador, a baby, a diner and a mother-in-law',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Patricio',
        middle_name: '',
        last_name: 'Guamán Loja',
        date_of_birth: '1991-07-14',
        gender: 'male',
        country_of_birth: 'Ecuador',
        country_of_citizenship: 'Ecuador',
        last_entry_date: '2015-02-09',
        last_entry_place: 'El Paso, Texas',
        marriage_date: '2021-10-30',
        state: 'NY',
        children: [{ name: 'June Guamán', date_of_birth: '2024-05-11', citizenship: 'United States' }],
        spouse: {},
      },
      answers: {
        approval_date: '2025-12-01',
        petitioner_name: 'Rachel Stein Guamán',
        USCIS_receipt_number: 'IOE0929001122',
        qualifying_relative: ['us_citizen_spouse'],
        petitioner_relationship: 'spouse',
        spouse_name: 'Rachel Stein Guamán',
        spouse_place_of_birth: 'Albany, New York',
        applicant_meet_spouse_date: '2019-03-02',
        how_applicant_met_spouse: 'In the kitchen of the Blue Spoon diner, she waited tables there and he cooked.',
        applicant_relationship_with_spouse:
          'Dating since march 2019, married Oct 30 2021 at city hall Albany. June was born may 11 2024. Rachels mom Deborah lives upstairs, she is 70 and has COPD.',
        extreme_hardship_spouse_denied_admission:
          'Rachel has epilepsy since she was 15, tonic clonic, about one seizure every 6 weeks, takes Keppra 1500 mg 2x a day and lamotrigine. She can not drive, NY took her license in 2022 after she crashed into a hydrant. Cannot bathe the baby or carry her down the stairs alone. Patricio does mornings and nights, he sleeps w/ the baby monitor. last big one was August 3 2026, she fell on the stove, 2nd degree burn left forearm. He makes 1,150/wk as line cook, she makes 640 every 2 weeks part time at the library. Rent 1,400 (Deborah owns the house). Without him she would need a home aide, 32/hr',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'his town is Déleg in Cañar, the hospital has no neurologist, Cuenca is 1 hour. Lamotrigine was out of stock in the public hospitals for most of 2025. She is Jewish, there is no synagogue in the province. Speaks a little spanish. Her mom cant travel w/ oxygen. his father drinks and hit his mother',
        other_relatives: 'no',
        additional_details:
          'one DWAI in 2018 in Colonie, plead guilty, paid 500 fine, did the class, no drinking since. works w/o authorization obviously. pays taxes with itin every year since 2016. volunteer cook at the shul on fridays. sends 200 a month to his mother',
      },
      sources: [
        document(
          'y1',
          'Declaration of Rachel Stein Guamán',
          `I, Rachel Stein Guamán, declare as follows:
1. I am 33 years old and was born in Albany, New York. I have had epilepsy since I was fifteen.
2. On August 3, 2026 I had a seizure at the stove. Patricio turned off the gas and held my head. I have a scar from my elbow to my wrist. June was in her high chair and saw it.
3. I am not allowed to drive, to swim, or to hold June in the bath. When I am alone with her I sit on the floor so that neither of us can fall far.
4. Patricio gets up with her at 5:30, gives me my pills, and leaves for work at seven. My mother comes down until he is home at 4. She uses oxygen at night and she cannot lift June, who weighs 27 pounds.
5. In January 2025 Patricio was in the hospital for six days with appendicitis. I had three seizures that week, because I did not sleep.
6. My neurologist says that sleep is my medicine. Patricio is the reason I sleep.
7. I went to Ecuador once, for ten days in 2022. I could not ask for a doctor in Spanish.
8. I will stay here with June if he is refused. My doctors and my mother are here.
Dated: October 11, 2026
`,
        ),
        document(
          'y2',
          'Letter of Dr. Hannah Osei-Kwame, epileptologist',
          `CAPITAL EPILEPSY CENTER
10/19/2026
Ms. Guamán is followed here for drug-resistant focal epilepsy with bilateral tonic-clonic seizures. EEG of 06/2026: left temporal discharges.
Her seizure log shows 9 seizures from January to September 2026. In the week of January 13, 2025, with sleep of under five hours a night, she had three.
Sleep deprivation is her most consistent trigger. She must not be left alone with an infant for extended periods.
She carries a risk of sudden unexpected death in epilepsy (SUDEP), which is reduced when another adult is present at night.
She has had no seizure while driving since 2022 because she does not drive.
Hannah Osei-Kwame, MD PhD
`,
        ),
        document(
          'y3',
          'Certificate of disposition, Town of Colonie Justice Court',
          `TOWN OF COLONIE JUSTICE COURT
Defendant: Patricio Guaman. Date of arrest: 06/17/2018. VTL 1192(1) driving while ability impaired, violation.
Disposition 09/05/2018: plea of guilty. Fine $500, paid 10/01/2018. Impaired driver program completed 12/2018.
`,
        ),
      ],
    },
    needed: [
      'March 2, 2019',
      'Blue Spoon',
      'October 30, 2021',
      'fifteen|15',
      'Keppra|lamotrigine',
      'license + 2022',
      'hydrant|crash',
      'August 3, 2026',
      'stove',
      'scar|burn',
      'bath',
      'floor',
      '5:30',
      'Deborah|mother + oxygen',
      '27 pounds',
      'January 2025',
      'three seizures|had three',
      'sleep is my medicine|sleep is her medicine',
      '9 seizures|nine seizures',
      'SUDEP',
      'left alone with an infant',
      '$1,150',
      '$640',
      '$1,400',
      '$32',
      'neurologist',
      'out of stock',
      'synagogue|Jewish',
      'ten days',
      '2018',
      '$500',
      'without authorization',
      'ITIN',
      'shul',
      '$200',
    ],
  },
]
