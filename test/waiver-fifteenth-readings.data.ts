import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fifteenth round of fictional waivers, written whole before the first of them was read. */
export const fifteenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a lineman burned by an arc flash, a taper of opioids, a stepdaughter, a wife from Ukraine who overstayed',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Oksana',
        middle_name: '',
        last_name: 'Hrynko',
        date_of_birth: '1989-03-30',
        gender: 'female',
        country_of_birth: 'Ukraine',
        country_of_citizenship: 'Ukraine',
        last_entry_date: '2013-06-09',
        last_entry_place: 'Chicago, Illinois',
        marriage_date: '2019-10-05',
        state: 'WI',
        children: [],
        spouse: {
          name: 'Dale Peter Lindqvist',
          date_of_birth: '1983-01-21',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'J-1 summer work and travel',
        i94_expire_date: '2013-10-15',
        approval_date: '2025-03-04',
        petitioner_name: 'Dale Peter Lindqvist',
        USCIS_receipt_number: 'IOE0930117742',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Dale Peter Lindqvist',
        spouse_place_of_birth: 'Rice Lake, Wisconsin',
        applicant_meet_spouse_date: '2017-02-11',
        how_applicant_met_spouse:
          "They met at a fish fry at the Legion hall. Oksana was waiting tables and Dale's daughter Britta, then 4, fell asleep on her shoulder.",
        applicant_relationship_with_spouse:
          "Dale and Oksana married October 5, 2019 at the Barron County courthouse. Dale has custody of his daughter Britta, age 13, from his first marriage; her mother Tanya lives in Fargo and has had three visits since 2022. Dale gets workers' compensation of $3,060 a month. Oksana cleans cabins and cooks at a supper club, about $2,300 a month in season (May-Oct), $900 otherwise.",
        extreme_hardship_spouse_denied_admission:
          "On August 19, 2023 Dale was a lineman on a bucket truck when there was an arc flash. Burns over 38% of his body, both hands, neck and face. He has had fourteen operations. He has two fingers on the right hand that work. He cannot button, cut meat, or open a pill bottle. Oksana does his scar massage and stretches, ninety minutes each morning and each night. He got dependent on oxycodone and is on a taper; she keeps the pills in a lockbox and he asked her to. Two nights in 2024 he talked about his deer rifle and she drove it to his brother's.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          "Oksana is from Kherson. Her mother's building was hit in 2023 and her mother lives in one room in Vinnytsia now. Men with burns need cool and shade and power; power is out most days. Dale would have no surgeon. Britta's custody order says she may not be moved from Wisconsin more than 100 miles without the court.",
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          "Britta Lindqvist, 13, stepdaughter, eighth grade, on the wrestling team, stopped eating lunch in winter 2024 and sees a therapist. Dale's brother Curt Lindqvist, 48, dairy farmer, 140 cows.",
        moral_character: 'yes',
        additional_details:
          "Oksana was given a ticket for retail theft (a $19 lipstick) in Wisconsin Dells in September 2013, forfeiture of $201 paid. She worked after her J-1 ended without authorization. She filed taxes with an ITIN for every year since 2014. She was engaged to another citizen in 2015, David Roth, and he filed a fiance paper that was withdrawn when they broke up. She volunteers at the burn survivors' picnic and knits hats for the unit.",
      },
      sources: [
        document(
          's1',
          'Dale Lindqvist declaration',
          `I, Dale Lindqvist, declare:

1. I worked the lines for Barron Electric for seventeen years. On August 19, 2023 a switch failed and I was on fire for about nine seconds. They tell me nine. I remember it as an afternoon.

2. I was in the burn center in Minneapolis for 81 days. Oksana slept in the family house across the street and cleaned rooms there at night to pay for it. She learned every dressing. The nurses asked her to show the other wives.

3. My skin does not stretch. If it is not worked twice a day I cannot turn my head by evening. Curt tried for one weekend when she had the flu. He is a good man and he cried and I told him to quit.

4. I took the pills the way they were written and I still ended up needing them. I was up to 120 milligrams. I am at 20. Oksana holds the key. I have asked her for it at three in the morning and said things to her that I would fight a man for saying. She makes tea and sits on the floor until it is light.

5. I sweat only on my legs and back now. Over about 78 degrees I get sick. In July 2025 I passed out in the yard and Britta found me, and Oksana packed me in wet sheets until the ambulance came.

6. Britta calls her Oksi. Her own mother has come three times in four years. Last winter Britta quit eating because, she told us, she wanted to be small enough to go with Oksi in a suitcase.

7. I am not going to Ukraine. I can't be in heat or in a bomb cellar with this skin, and I have a daughter and a court order. I would stay here and I would try. I do not believe I would make it and I want to be honest about that.

I declare under penalty of perjury that the foregoing is true and correct. October 24, 2026. Dale P. Lindqvist`,
        ),
        document(
          's2',
          'Burn psychology report',
          `HENNEPIN BURN OUTPATIENT PROGRAM
Psychology

Report on Dale Lindqvist (b. January 21, 1983)
Requested by the patient's attorney
Author: Simone Adeleke, PhD, LP
I have treated Mr. Lindqvist since November 2023 (34 sessions).

1. Diagnoses: posttraumatic stress disorder; major depressive disorder, single episode, moderate; opioid use disorder, mild, in controlled taper.

2. On March 2 and November 17, 2024 Mr. Lindqvist disclosed suicidal ideation with a plan. On both occasions it was his wife who recognized the change, removed the firearm and telephoned me. He has had no plan since the second occasion. He regards her presence as the reason.

3. PCL-5 was 58 in January 2024 and 39 in September 2026. He is improving. Improvement has come with twice-daily touch therapy by his wife, which is a medical necessity and which he will accept from nobody else.

4. In the first two years after a major burn the divorce rate is high. Theirs is among the strongest marriages that I have worked with. There was a period in spring 2024 when Mrs. Lindqvist slept at a friend's for nine nights after he had shouted at her; she came each morning for the dressings.

5. If Mrs. Lindqvist left for a period of years, it is my professional opinion that the risk of suicide would be high in the first three months and that relapse on opioids would be probable. A paid aide could do part of the stretching. An aide could not do what she does at three in the morning.`,
        ),
        document(
          's3',
          'Plastic surg clinic 9-26',
          `Burn/Plastics Clinic   9/11/26    LINDQVIST D.   43 M
38% TBSA flame/arc 8/19/23. 14 procedures; last: contracture release R axilla 4/26.
R hand: D1, D3 functional. L: grip 11 lb. Neck ROM rot 40 L / 35 R (30/20 at 4/26 pre release).
Plan: neck release + graft, Jan 2027; L web space laser x3. Postop: 6 wk splint, dressing bid by trained caregiver (wife)
Heat intolerance: avoid >80F. No outdoor work.
Scar massage/ROM 90 min BID. Missed > 5 days = measurable loss (see flu 2/25: lost 12 deg).
Oxycodone 20 mg/d, taper 5 mg q6wk. Spouse dispenses.`,
        ),
        document(
          's4',
          'Barron County order',
          `CIRCUIT COURT, BARRON COUNTY, WISCONSIN
In re the marriage of Dale P. Lindqvist and Tanya R. Lindqvist, 15 FA 88
ORDER, June 14, 2016
Sole legal custody and primary placement of Britta, born April 2, 2013, with the father. The mother shall have placement on alternate weekends, supervised until further order. Neither party shall relocate with the child more than 100 miles from the other without leave of the court.`,
        ),
        document(
          's5',
          'Lindqvist income/outgo',
          `Dale WC 3,060
Oksana cooking (avg) 1,640
-
Mortgage 1,020
Garage loan 240
Silicone, compression, creams not covered 310
Minneapolis trips (2 x mo, 214 mi round) 180
Food 780
Britta therapy copay 100
Electric (AC all summer) 260
Insurance car + home 295
Left over 1,515 before gas, clothes
Burn aide, Right at Home, 3 hr/day 7 days = 2,850`,
        ),
        document(
          's6',
          'Ukraine country excerpt',
          `REBUILD WATCH
Ukraine: power, hospitals, men of working age. Summer 2026
4. In Vinnytsia region scheduled power cuts averaged seven hours a day in the first half of 2026.
6. The burn centers at Lviv and Kyiv accept civilians; the median wait for reconstructive surgery was fourteen months.
7. Foreign husbands of citizens may obtain temporary residence. No foreign citizen is subject to mobilization.
9. Air alerts in Vinnytsia region: 211 days of 365.
11. Silicone sheeting and compression garments for burn scars are imported and are not reimbursed.`,
        ),
        document(
          's7',
          'Britta school counselor',
          `Cumberland Middle School
October 2, 2026
Re: Britta Lindqvist, gr. 8
Referred Jan 2024: not eating lunch, weight loss 14 lb by March. Seen weekly. Emergency contact: stepmother. Stepmother has attended 9 of 9 conferences, father 6 of 9 (medical).
B. said: "If Oksi goes I have to be the one who does Dad's neck." She is a kid who would try.
Grades: B average. Wrestling captain.
K. Sorensen, M.S.Ed.`,
        ),
        document(
          's8',
          'Wis. Dells municipal citation',
          `LAKE DELTON MUNICIPAL COURT    Citation N1180234-5
HRYNKO OKSANA   Retail theft, ordinance 943.50. 09/02/2013
Value $19.00.  Forfeiture $201.00 paid 09/20/2013. Not a crime.`,
        ),
        document(
          's9',
          'Curt Lindqvist',
          `I'm Dale's brother and I milk 140 cows, twice a day, so I am tied. I took the rifle. It's in my shop. When she had the flu I did his neck Saturday and Sunday and he hollered so bad I had to go out and stand with the calves. I can fix a baler. I can't do that. She's five foot two. Our mother is in the home in Cumberland. There isn't anybody else. C.L. 10/18`,
        ),
        document(
          's10',
          'Supper club letter',
          `The Turtleback, Chetek. Oct 20, 2026. Oksana Hrynko has cooked here since 2018. She works a split so she's home 7 to 8:30 and again at night. I'd make her kitchen manager at $26 an hour tomorrow but the hours don't go with Dale. In the 2024 tornado she fed the line crews for three days, no charge, out of her own pocket for part. Jim Prudhomme`,
        ),
      ],
    },
    needed: [
      'nine seconds',
      '81 days',
      'slept in the family house',
      'one weekend',
      '120 milligrams',
      'floor until it is light',
      '78 degrees',
      'wet sheets',
      'suitcase',
      'bomb cellar',
      '34 sessions',
      'March 2 and November 17, 2024',
      '58 in January 2024',
      'nine nights',
      'first three months',
      'three in the morning',
      'contracture|axilla',
      '12 deg',
      '100 miles',
      '3,060',
      '1,640',
      '2,850',
      'seven hours a day',
      'fourteen months',
      '211 days',
      'mobilization',
      '14 lb|14 pounds',
      'Dad’s neck',
      '$201',
      'lipstick|$19',
      'David Roth',
      '140 cows',
      'calves',
      '$26 an hour',
      'line crews',
      'without authorization',
      'deer rifle',
    ],
  },
  {
    name: 'a Karen refugee, a resident, with a hand crushed at a turkey plant, a baby with clubfoot, a husband from Guatemala, through an interpreter',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Eliseo',
        middle_name: '',
        last_name: 'Tum Ixchop',
        date_of_birth: '1995-12-12',
        gender: 'male',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2015-03-08',
        last_entry_place: 'Rio Grande City, Texas',
        marriage_date: '2022-08-20',
        state: 'MN',
        children: [
          { name: 'Samuel Tum Paw', date_of_birth: '2025-11-30', citizenship: 'United States', gender: 'male' },
          { name: 'Ruth Tum Paw', date_of_birth: '2023-05-17', citizenship: 'United States', gender: 'female' },
        ],
        spouse: { name: 'Naw Hser Paw', date_of_birth: '1998-06-01', citizenship: 'Burma', gender: 'female' },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-06-30',
        petitioner_name: 'Naw Hser Paw',
        USCIS_receipt_number: 'IOE0931772058',
        beneficiary_relationship: 'LPR Spouse',
        qualifying_relative: ['legal_permanent_spouse'],
        spouse_name: 'Naw Hser Paw',
        spouse_place_of_birth: 'Mae La camp, Thailand',
        spouse_moved_to_US_date: '2014-09-03',
        spouse_became_legal_permanent_resident_date: '2015-09-03',
        applicant_meet_spouse_date: '2020-04-20',
        how_applicant_met_spouse: 'at the plant, deboning line. they both laugh at the English of the other',
        applicant_relationship_with_spouse:
          'married 8/20/2022 Karen Baptist church, Marshall MN. 2 kids: Ruth 3, Samuel 11 mo. both worked the turkey plant, she cannot since the accident. He nights sanitation $3,400/mo. She WC $1,120/mo, ends Feb 2027. Live w her mother Mu Wah (62).',
        extreme_hardship_spouse_denied_admission:
          'R hand crushed in deboner 10/14/2024, lost 2 fingers, nerve pain (CRPS). 3 surgeries. cannot hold baby w right hand, dropped him once in Feb. Samuel clubfoot both feet - casts, then boots and bar 23 hrs/day, Eliseo puts them on. She does not drive. Clinic Sioux Falls 90 mi. Depressed, dreams about camp and about machine.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'he is from Nebaj, Quiche, they speak Ixil. she speaks Karen and some English. no Karen people. she has no country passport, only refugee travel. boots and bar for Samuel, he says not there. If she leaves over 1 yr she loses green card',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Mu Wah, 62, mother, LPR, hepatitis B, lost one eye to a mine, minds the kids daytime but cannot lift Ruth now. Brother Saw Eh Doh 24, soldier, Fort Bliss.',
        moral_character: 'yes',
        additional_details:
          'DWI 4th degree July 2019, stayed adjudication, done 2021. no DL so driving after? 1 ticket 2023. used false name "Carlos Medina" at plant until 2021. ITIN taxes 2021-2025, before that withheld under Carlos. plays guitar at church, interprets Ixil at hospital free',
      },
      sources: [
        document(
          's1',
          'Statement Naw Hser Paw',
          `STATEMENT (in S'gaw Karen; interpreter Hsa Moo, Marshall, Minnesota, October 11, 2026)

My name is Naw Hser Paw. I was born in the camp and I lived there until I was sixteen. In the camp nobody may go out and nobody may come in. I did not know what a lake was.

My father stepped on a mine when I was six. My mother was behind him and lost the eye. Since that day I do not like a loud metal sound.

On October 14, 2024 the machine took my glove. Two fingers stayed in it. Eliseo was on the next line and he hit the red button and he held my arm up over my head until they came. He did not let go in the ambulance.

My hand burns all the time like it is in hot water. When the baby kicks it I scream. In February I dropped him on the mat because the hand opened by itself. He was not hurt. I do not carry him on the stairs.

Eliseo comes home at six in the morning. He puts the boots and the bar on Samuel and he bathes Ruth, and he sleeps from nine until three, and then he cooks. He takes us to Sioux Falls. I do not drive, I am afraid of my hand.

In the bad dream I am in the camp and the machine is there too. He sings the Ixil song for babies and I sleep.

If they do not let him come back I will be here with my children and my mother. I can not go to a fourth country. I have been carried from one place to another all my life. Here I have a paper that says permanent.`,
        ),
        document(
          's2',
          'Hand clinic chart',
          `SANFORD HAND & UPPER EXTREMITY
Paw, Naw Hser  28F   DOS 08/19/2026   Interp: phone Karen
CC: R hand pain 8/10
Hx: crush/amp R D4 D5 MCP 10/14/24. Sx x3 (last neuroma excision 1/26). CRPS type II dx 3/25.
Exam: allodynia ulnar hand. Grip R 6 lb, L 44. Drops objects.
W/C: MMI expected 2/2027. Perm restrictions: no lifting >5 lb R, no cold exposure, no vibrating machinery.
Tx: gabapentin 900 tid, stellate block #4 scheduled 9/30. Responds ~5 wks each.
Husband present, drives pt. Reports does all infant care R hand tasks.
J. Haugerud MD`,
        ),
        document(
          's3',
          'Psychological report Vang-Peterson',
          `SOUTHWEST MINNESOTA PSYCHOLOGY
Report of evaluation: Naw Hser Paw
Evaluator: Kia Vang-Peterson, PsyD, LP
September 9 and 23, 2026; Karen interpreter in person

Referral: by counsel. I am not the treating provider; she is on a waiting list for therapy since April.

Measures given orally: HTQ 2.9 (cutoff 2.5), HSCL depression 2.4 (cutoff 1.75).

Findings: Ms. Paw meets criteria for Posttraumatic Stress Disorder, with onset in childhood and aggravation after the amputation, and for Major Depressive Disorder, moderate. She denied thoughts of suicide. She said, "My children have my two hands, his two."

Ms. Paw has considerable resilience. She learned to read at seventeen. She is active in her church, which has about 300 Karen members, and her mother lives in the home.

Opinion: The protective conditions in Ms. Paw's life are few and Mr. Tum is the center of them. Separation would in my opinion be experienced by her as a repetition of statelessness: a decision by an official that a family may not be in one place. I expect a worsening of both disorders, and I have concern for the safety of the infant, whom she has already dropped once.

With therapy in her language her prognosis would be fair. There is no Karen-speaking therapist within 150 miles.`,
        ),
        document(
          's4',
          'Ortho peds note Samuel',
          `Sioux Falls Pediatric Orthopedics  SAMUEL TUM PAW  DOB 11/30/25
7/28/26. Bilateral idiopathic clubfoot, Pirani 5.5/5 at birth. Ponseti casts x7 (12/25-2/26), tenotomy 2/19/26.
FAO (boots+bar) 23 h x 3 mo then nights/naps to age 4-5. Compliance excellent per dad (log reviewed). Mom unable to buckle.
Recurrence risk if bracing stopped: ~80% in yr 1. F/u q3mo.
M. Grote CPNP`,
        ),
        document(
          's5',
          'Tum Paw bills',
          `rent 925
car 318 ins 142
phone 90
food 650 (WIC)
diaper 80
gas SF 120
mother medicine 45
church 40
He sends his mother Nebaj 150
She sends nothing
pay him net 3,402.88
WC her 1,120 till 2/27
PCA quote for baby + her, nights, 8h x $24 = 192 a night`,
        ),
        document(
          's6',
          'Guatemala - children w/ clubfoot, IHRF',
          `INTERNATIONAL HEALTH REPORTING FUND. Guatemala: treatment of clubfoot and status of stateless spouses. April 2026.
(2) Ponseti treatment is offered free of charge at two centers, Guatemala City and Quetzaltenango. Nebaj to Quetzaltenango takes about six hours by bus.
(3) Braces were out of stock on average ten weeks in the year 2025; relapse was recorded in 41 of 96 children followed.
(5) A spouse without a passport must present a document of nationality for residence. The Fund found no case in which a refugee travel document of another country was accepted.
(6) No speaker of any Karen language was known to the migration institute.
(8) In Nebaj 87 percent of the households speak Ixil at home.`,
        ),
        document(
          's7',
          'Lyon County disposition',
          `LYON COUNTY DISTRICT COURT    42-VB-CR-19-711
STATE OF MINNESOTA vs TUM IXCHOP, ELISEO aka MEDINA, CARLOS
4th degree DWI, 169A.27, misd. Offense 07/20/2019. BAC .09
Stay of adjudication 09/04/2019, 2 yrs. Conditions: chem assessment, MADD panel, fine $300.
09/07/2021 conditions satisfied, dismissed.`,
        ),
        document(
          's8',
          'Letter Pastor',
          `Marshall Karen Baptist Church
Saw Thaw Blay, pastor. October 4, 2026.
Eliseo learned our hymns in Karen by the letters. He told me about the drinking the first week, because he wanted to marry Hser Paw with a clean floor. He has not had a drink since the panel where the mothers spoke. Our people work nights and days at the plant. We brought rice for two months after the hand. Then people go back to their own troubles. I can not tell you the church would raise the children.`,
        ),
        document(
          's9',
          'HR turkey plant',
          `Prairie Gobbler Foods, Marshall
HR. 9/29/2026. Eliseo Tum Ixchop, sanitation lead, hired 11/2021 (rehire under legal name). $21.75/hr. Zero lost time. Received company lifesaving award for 10/14/2024. Position requires 10 pm - 5:30 am.`,
        ),
      ],
    },
    needed: [
      'until I was sixteen|until she was sixteen',
      'lake',
      'loud metal sound',
      'red button',
      'over my head|over her head',
      'hot water',
      'dropped him',
      'six in the morning',
      'nine until three',
      'Ixil song',
      'fourth country',
      'a paper that says permanent',
      '8/10',
      'Grip|grip',
      '5 lb|five pounds|5 pounds',
      '2.9',
      'his two',
      'learned to read at seventeen',
      '300 Karen',
      'repetition of statelessness',
      'safety of the infant',
      '150 miles',
      '80%',
      'Mom unable to buckle',
      '$925',
      '3,402.88|3,403|$3,402',
      '192',
      'free of charge',
      'six hours',
      '41 of 96',
      'no case in which',
      '87 percent',
      '.09',
      'September 7, 2021|09/07/2021|dismissed',
      'Carlos Medina',
      'clean floor',
      'two months after the hand',
      'lifesaving award',
      'February 2027|Feb 2027|2/27',
      '2023',
    ],
  },
]
