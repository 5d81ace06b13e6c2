import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional waivers of other kinds, typed in haste, with papers as they are scanned, translated and filled in. */
export const hastyWaivers: readonly EvidenceCase[] = [
  {
    name: 'a sergeant of the Army, her husband at home with two small children, five documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Óscar',
        last_name: 'Tzoc Batz',
        date_of_birth: '1992-12-19',
        gender: 'male',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2011-02-27',
        last_entry_place: 'Laredo, Texas',
        marriage_date: '2019-11-02',
        state: 'TX',
        children: [
          { name: 'Micah Tzoc', date_of_birth: '2020-08-13', citizenship: 'United States', gender: 'male' },
          { name: 'Naomi Tzoc', date_of_birth: '2023-01-30', citizenship: 'United States', gender: 'female' },
        ],
      },
      answers: {
        approval_date: '2025-05-20',
        petitioner_name: 'Shanice Marie Tzoc',
        USCIS_receipt_number: 'IOE0950010203',
        spouse_name: 'Shanice Marie Tzoc',
        spouse_place_of_birth: 'Fayetteville, North Carolina',
        applicant_meet_spouse_date: '2018-04-15',
        how_applicant_met_spouse: 'church in killeen, he was fixing the roof, she brought water',
        applicant_relationship_with_spouse:
          'married 11/2/19 bell county courthouse. 2 kids micah 6 + naomi 3. shanice = SSG army, fort cavazos (now hood), 12 yrs in. oscar stays home w/ kids + does drywall on weekends',
        extreme_hardship_spouse_denied_admission:
          'SSG, 92Y supply. deployed poland feb-nov 2023, next sched mar 2027 (9 mo). family care plan names oscar only. if no care plan she can be chaptered out = loses career, 8 yrs from retirement. ptsd from 2019 kuwait (vehicle rollover, friend died), counseling 2x/mo, nightmares; oscar wakes her up. naomi - RSV twice, nebulizer. her mom died 2021, dad not in the picture.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'active duty cant move - AWOL. contract til 2029. even if out: no spanish, oscars town (Nebaj) speaks ixil. no VA there. kids never been. level 3 advisory.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'micah 6 - first grade, tics + anxiety since the last deployment, sees school counselor weekly. naomi 3 - asthma, 2 hosp stays. no grandparents here',
        additional_details:
          'no arrests. ITIN taxes since 2015. fixes houses for widows at church w/ the mens group. 1 ticket for no license 2016, paid $310. came at 18 w/ cousin. sorry he did it',
      },
      sources: [
        document(
          's1',
          'Declaration of SSG Shanice Marie Tzoc',
          `DECLARATION OF SHANICE MARIE TZOC

1. I am a Staff Sergeant in the United States Army, stationed at Fort
Cavazos, Texas. I enlisted on June 4, 2014. I was born in Fayetteville,
North Carolina on October 21, 1995.

2. I met Óscar on April 15, 2018 at New Hope Baptist Church in Killeen.
We were married on November 2, 2019. Micah was born on August 13, 2020
and Naomi on January 30, 2023.

3. On September 17, 2019 the vehicle in front of ours rolled over on a
range road in Kuwait. Specialist Dana Ruiz was my best friend. I held
her until she died.

4. I deployed to Poland from February 18 to November 9, 2023. Naomi was
nineteen days old. Óscar sent me a video every night. He did the
feedings, the shots and the hospital by himself.

5. I have orders to deploy again in March 2027 for nine months. Every
soldier with children must have a family care plan. Mine has one name
on it. My mother died of COVID on January 6, 2021. I have not spoken to
my father since I was eleven.

6. If my care plan fails I can be separated from the Army for
parenthood. I would lose my pay of $4,318 a month, our housing on post
and the pension that I would have in 2034.

7. I see Ms. Greer twice a month. I wake up screaming about three nights
a week. Óscar puts his hand on my back and says my name until I know
where I am. Nobody else has ever seen me like that, and I want it to
stay that way because of my career.

8. I cannot move to Guatemala. It would be desertion. If Óscar has to go,
the children and I stay here.

9. My husband told me how he came before our second date.

I declare under penalty of perjury that the foregoing is true.
October 3, 2026`,
        ),
        document(
          's2',
          'Memorandum of Captain Lucas Brandt, company commander',
          `DEPARTMENT OF THE ARMY
C COMPANY, 215TH BRIGADE SUPPORT BATTALION
FORT CAVAZOS, TEXAS 76544

12 September 2026

MEMORANDUM FOR U.S. Citizenship and Immigration Services

SUBJECT: SSG Shanice M. Tzoc

1. I have commanded SSG Tzoc since July 2025. She supervises eleven soldiers and signs for equipment worth $14.2 million.

2. SSG Tzoc is on orders to deploy on or about 8 March 2027 for 270 days.

3. Army Regulation 600-20 requires a valid Family Care Plan. Her plan on file of 3 June 2026 names her husband as the only long-term caregiver. If a Soldier cannot provide a valid plan, I am required to consider a bar to continued service or separation.

4. In my judgment SSG Tzoc cannot be replaced before the deployment without harm to the readiness of the company.

5. SSG Tzoc may apply for a compassionate reassignment. Such requests are rarely granted for immigration reasons.

LUCAS M. BRANDT
CPT, LG
Commanding`,
        ),
        document(
          's3',
          'Letter of Alicia Greer, LPC-S, counselor',
          `CENTRAL TEXAS BEHAVIORAL HEALTH
Alicia Greer, LPC-S
September 25, 2026

RE: Shanice Tzoc (DOB 10/21/1995)

To Whom It May Concern:

Ms. Tzoc has been my client since March 2024. She came to me four months after she returned from Poland. She meets the criteria for Posttraumatic Stress Disorder (F43.10). Her PCL-5 score at intake was 58; on September 11, 2026 it was 37.

Her symptoms are nightmares, startle, and fear of riding in convoys. She attributes her improvement to treatment and to her husband, whom she calls "the only person I sleep next to." 

During the month of July 2025, when Mr. Tzoc was in Houston for two weeks for work, her score rose to 55 and she cancelled two sessions because she had no child care.

In my clinical opinion, a long or permanent separation from her husband would very likely cause a relapse and could place her fitness for duty at risk.

Respectfully,
Alicia Greer, LPC-S`,
        ),
        document(
          's4',
          'Hospital records of Naomi Tzoc',
          `CARL R. DARNALL ARMY MEDICAL CENTER
PATIENT: TZOC, NAOMI R          DOB: 01/30/2023
ENCOUNTER SUMMARY

Admitted        Discharged      Diagnosis
12/04/2023      12/09/2023      RSV bronchiolitis, oxygen 3 days
02/11/2025      02/14/2025      Asthma exacerbation

Plan: budesonide nebulizer twice daily; albuterol as needed. Father trained in use of nebulizer and in emergency plan on 02/14/2025.
Both admissions: patient accompanied by father.`,
        ),
        document(
          's5',
          'Family Care Plan, DA Form 5305 (extract)',
          `DA FORM 5305 FAMILY CARE PLAN (extract)
Soldier: TZOC, SHANICE M.        Date: 3 June 2026
Short-term provider: Keisha Lang (neighbor), up to 72 hours
Long-term provider: Oscar Tzoc (husband)
Alternate long-term provider: NONE`,
        ),
      ],
    },
    needed: [
      'Staff Sergeant|staff sergeant',
      'June 4, 2014',
      'October 21, 1995',
      'April 15, 2018',
      'November 2, 2019',
      'August 13, 2020',
      'September 17, 2019',
      'Kuwait',
      'Ruiz|best friend',
      'February 18',
      'nineteen days old',
      'March 2027|March 8, 2027',
      'care plan|Care Plan',
      'January 6, 2021|2021',
      '$4,318',
      'pension',
      'three nights a week',
      'desertion|AWOL',
      'second date',
      'eleven soldiers',
      '$14.2 million',
      '270 days|nine months',
      'only long-term caregiver|Alternate long-term provider',
      'readiness',
      'rarely granted|compassionate reassignment',
      '58',
      '37',
      'Houston',
      '55',
      'relapse',
      'fitness for duty',
      'RSV',
      'nebulizer',
      'accompanied by',
      'Ixil|ixil',
      'tics',
      'ITIN',
      '$310|ticket|license',
      '72 hours|Keisha Lang',
    ],
  },
  {
    name: 'a citizen father with bipolar disorder and a sister with Down syndrome, a daughter who overstayed, five documents',
    base: 'two_parents',
    changes: {
      client: {
        first_name: 'Maricel',
        last_name: 'Dimaculangan',
        date_of_birth: '1998-07-22',
        gender: 'female',
        country_of_birth: 'Philippines',
        country_of_citizenship: 'Philippines',
        last_entry_date: '2017-06-02',
        last_entry_place: 'San Francisco, California',
        marriage_date: '',
        state: 'CA',
        children: [],
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2017-12-01',
        migration_basis: 'i_130',
        approval_date: '2024-01-16',
        petitioner_name: 'Renato Dimaculangan',
        USCIS_receipt_number: 'IOE0915556677',
        beneficiary_relationship: 'USC Parent',
        application_dependant: 'principal',
        qualifying_relative: ['us_citizen_father'],
        father_name: 'Renato Dimaculangan',
        father_place_of_birth: 'Batangas, Philippines',
        father_moved_to_US_date: '2010-03-08',
        father_became_legal_permanent_resident_date: '2010-03-08',
        father_became_US_citizen_date: '2016-11-18',
        extreme_hardship_father_denied_admission:
          'dad 63, bipolar I, 3 hosp (2012, 2018, 2021). lithium, levels q3mo. Maricel does pillbox, drives him to Dr Osei monthly, sees mania coming b4 anyone. 2021 he stopped lithium when she was in LA 6 wks - spent $23k in 9 days, 5150 hold 11 days. works p/t parking garage $1,450/mo. sis Jessa (27, Down syndrome, USC) lives w/ them, Maricel is her day program driver + conservator pending.',
        father_unable_to_return_option: 'yes',
        extreme_hardship_father_return_to_home_country:
          'lithium + levels not reliable in Batangas; mental hosp in Mandaluyong 100+ km. He lost everybody there, parents dead, his bro in Canada. Jessa would lose SSI + regional center services. he is USC since 2016, medicare in 2 yrs.',
        father_intends_to_remain: 'no',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Jessa, 27, Down syndrome, heart surg as baby, IHSS 96 hrs/mo (Maricel unpaid, neighbor paid). Mom died 2019 (breast CA).',
        moral_character: 'yes',
        additional_details:
          'AA degree 2020 Skyline College. no arrests. worked as caregiver w/o permission 2018-2023, reported income w/ ITIN. choir at St Andrew Daly City. overstayed b/c mom got sick sept 2017',
      },
      sources: [
        document(
          'b1',
          'Declaration of Renato Dimaculangan',
          `DECLARATION OF RENATO DIMACULANGAN

I, Renato Dimaculangan, declare:

1. I am a naturalized citizen of the United States. I took the oath on November 18, 2016. I am 63 years old. I park cars in a garage on Mission Street, three days a week.

2. I have two daughters. Jessa was born in Batangas on May 3, 1999 with Down syndrome and came with me in 2010. Maricel was born on July 22, 1998 and stayed with her grandmother until 2017.

3. My wife Teresita found a lump in September 2017, when Maricel was visiting us. Maricel was supposed to go home in November. She bathed her mother for two years. Teresita died on October 9, 2019.

4. I have bipolar disorder. When it starts I feel wonderful and I don't believe anybody. In February 2021 Maricel was in Los Angeles for six weeks for a job. I stopped the lithium. In nine days I spent $23,400 on credit cards, on karaoke machines and on a car that I gave to a stranger. The police took me to the hospital and I stayed for eleven days.

5. I still pay $390 a month on those cards.

6. Maricel fills my pill box every Sunday and counts. She hides my cards when I begin to talk fast. She took my car keys twice. I was angry both times and both times she was right.

7. Jessa does not like strangers to wash her. She lets Maricel. Maricel drives her to the day program at 8:15 and picks her up at 2:30.

8. I do not know what I would do if Maricel is sent back. I can't leave Jessa and I can't take care of Jessa. I can't follow Maricel because of the doctor and because Jessa would lose everything she has here.

9. I voted for the first time in 2018. I have nobody in Batangas now but graves.

Executed on August 28, 2026 in Daly City, California.`,
        ),
        document(
          'b2',
          'Letter of Kwabena Osei, M.D., psychiatrist',
          `PENINSULA COMMUNITY PSYCHIATRY
Kwabena Osei, M.D.

September 4, 2026

Re: Renato Dimaculangan

I have treated Mr. Dimaculangan since May 2012 for Bipolar I Disorder. He has been hospitalized three times: in April 2012, in June 2018 and in March 2021.

He takes lithium carbonate 900 mg a day. The blood level must be measured every three months, because the range between too little and too much is narrow. In January 2025 the level was 1.6 and he was confused; his daughter noticed the tremor and brought him in.

All three episodes followed a stop of lithium. None has occurred while his daughter Maricel supervised the medication. He has been stable for five years.

In my opinion it is more likely than not that Mr. Dimaculangan would relapse within a year if she were no longer in the home. The risk of suicide in the depressive phase is considerable; he made an attempt in 2018.

Mr. Dimaculangan could attend our day clinic. It does not supervise medication at home.`,
        ),
        document(
          'b3',
          'Golden Gate Regional Center, Individual Program Plan of Jessa Dimaculangan',
          `GOLDEN GATE REGIONAL CENTER
INDIVIDUAL PROGRAM PLAN

Client: Jessa Dimaculangan          UCI: 7715520
Date: April 14, 2026
Eligible condition: Intellectual disability (Down syndrome), moderate

Living situation: Jessa lives with her father and her sister.
Self-care: Jessa needs help with bathing, hair, menstrual care and all cooking. She can dress herself.
Safety: Jessa does not cross streets alone. On November 2, 2025 she left the house at night while her father slept and was found by her sister at a gas station.
Day program: Monday to Friday, 8:30 to 2:15. Transportation is provided by family.
Natural supports: sister (primary). Father is limited by his own health.
If natural supports are lost: placement in a licensed home is to be explored; current waiting time in the county is 14 to 20 months.`,
        ),
        document(
          'b4',
          'Payroll and bank summary',
          `SUMMARY OF HOUSEHOLD MONEY (from statements June to August 2026)

Father, net pay            $1,448 a month
Jessa, SSI                 $1,182 a month
Rent                       $2,150 a month
Credit cards               $390 a month
Contribution of Maricel's aunt in Toronto     $400 a month`,
        ),
        document(
          'b5',
          'Mental health services in Batangas, information sheet (2026)',
          `PACIFIC HEALTH ACCESS NETWORK
MENTAL HEALTH SERVICES IN BATANGAS PROVINCE, 2026

The province has 2.9 million inhabitants and six psychiatrists, five of them in private practice. A private consultation costs 2,500 pesos.

Lithium carbonate was out of stock in the provincial hospital for 71 days in 2025. The hospital's laboratory does not measure lithium levels; samples are sent to Manila and results take eight to twelve days.

Three private hospitals in Lipa and Batangas City offer good general care.

There is no public day program for adults with intellectual disability in the province.`,
        ),
      ],
    },
    needed: [
      'November 18, 2016',
      'Mission Street',
      'May 3, 1999',
      'September 2017',
      'October 9, 2019',
      'Los Angeles',
      'nine days',
      '$23,400',
      'eleven days',
      '$390',
      'every Sunday',
      'car keys',
      'strangers to wash',
      '8:15',
      'graves',
      'May 2012',
      'June 2018',
      '900 mg',
      'every three months',
      '1.6',
      'tremor',
      'more likely than not + relapse',
      'attempt in 2018',
      'day clinic',
      'November 2, 2025',
      'gas station',
      'bathing',
      '14 to 20 months',
      '$1,448|$1,450',
      '$1,182',
      '$2,150',
      '$400',
      'six psychiatrists',
      '71 days',
      'eight to twelve days',
      'good general care',
      'no public day program',
      'Skyline',
      'ITIN',
      'choir',
      'without permission|without authorization',
    ],
  },
  {
    name: 'a husband who lost an eye, a wife from Peru, typed in the shortest words, three documents, one of them in Spanish',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Rocío',
        last_name: 'Huamán Salcedo',
        date_of_birth: '1985-05-06',
        gender: 'female',
        country_of_birth: 'Peru',
        country_of_citizenship: 'Peru',
        last_entry_date: '2015-12-12',
        last_entry_place: 'Miami, Florida',
        marriage_date: '2021-02-27',
        state: 'UT',
        children: [],
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2016-06-11',
        approval_date: '2025-08-01',
        petitioner_name: 'Dale Robert Christensen',
        USCIS_receipt_number: 'IOE0960606060',
        spouse_name: 'Dale Robert Christensen',
        spouse_place_of_birth: 'Provo, Utah, United States',
        applicant_meet_spouse_date: '2019-09-01',
        how_applicant_met_spouse: 'ward potluck',
        applicant_relationship_with_spouse:
          'm. 2/27/21 Orem. no kids together. his 2 boys (Tyler 15, Cade 13) every other wk. she cooks, drives, does his eye drops. he works warehouse days',
        extreme_hardship_spouse_denied_admission:
          'lost l eye 6/2022 forklift acc., glaucoma r eye, drops 4x/day, surg sched 2/9/27. no driving at night. she drives him 5:30am. wage $2,700/mo, hers 0. mtg $1,540. ex-wife wants full custody if no one to drive boys. depression, zoloft',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'boys custody order - cant take them out of utah. eye dr at Moran. no spanish. workers comp ends if abroad. Ayacucho 2,760 m altitude, 9 hrs from Lima',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Tyler 15 & Cade 13, USC, his sons, custody 50/50. dad Vern 79 copd lives next door',
        additional_details:
          'no arrests. overstay 2016, conceded. relief soc. teacher. ITIN 2017 on. cleaned houses for cash till 2019. rn in peru 8 yrs',
      },
      sources: [
        document(
          'c1',
          'Declaration of Dale Robert Christensen',
          `Declaration of Dale Christensen

My name is Dale Robert Christensen. I'm 47. I was born in Provo and have lived in Utah County all my life.

I lost my left eye on June 21, 2022 when a strap snapped on a forklift load at work. In the right eye I have glaucoma. Dr. Hale says the pressure is what will take it if we miss drops. Rocío was a nurse in Peru for eight years. She does the drops at 6, noon, 6 and 10. She drives to the warehouse on her lunch to do the noon ones.

I can't drive in the dark. My shift starts at 6. From October to March she drives me both ways.

My boys are Tyler and Cade. I have them every other week under a decree of April 3, 2018. The decree says I can't move them out of the State of Utah without their mother's consent or a court order. She has told me she won't consent to anything and that if I can't get them to school she'll go back to court.

I started Zoloft in August 2022. I sat in the garage a lot that summer. Rocío would come out and sit on the cooler and not say anything. I wouldn't be here if she hadn't.

If she can't come back I stay with my boys. I don't have a choice about that.

My dad Vern is 79 and has COPD. He lives next door. Rocío checks his oxygen in the morning.

I have not been to Peru. I don't speak Spanish.

9/14/2026`,
        ),
        document(
          'c2',
          'Ophthalmology note, Moran Valley Eye Center',
          `MORAN VALLEY EYE CENTER
Progress note
DOS: 08/19/2026    Provider: Hale, Kimberly MD
Pt: Christensen, Dale R   47 y/o M

HPI: OS enucleated 6/22/22 s/p trauma. OD primary open-angle glaucoma, moderate.
IOP OD 24 mmHg (goal < 16).
Visual field OD: superior arcuate defect, progression since 02/2026.
Meds: latanoprost qhs, dorzolamide-timolol bid, brimonidine tid.
Plan: Trabeculectomy OD scheduled 02/09/2027. Post-op: no lifting x 6 wks, patient will need an adult with him for drops and transportation for at least eight weeks, with visits daily for the first week.
Pt functionally monocular; any further loss OD would make him legally blind.`,
        ),
        document(
          'c3',
          'Constancia del Colegio de Enfermeros del Perú',
          `COLEGIO DE ENFERMEROS DEL PERÚ
CONSTANCIA

Se deja constancia que la Lic. ROCÍO HUAMÁN SALCEDO, con registro CEP N.º 48812, se encuentra colegiada desde el 14 de marzo de 2007.

Ayacucho, 3 de junio de 2026

(Translation) This is to certify that Lic. Rocío Huamán Salcedo, with registration CEP No. 48812, has been a member of the College of Nurses since March 14, 2007.`,
        ),
      ],
    },
    needed: [
      'February 27, 2021',
      '47',
      'Provo',
      'June 21, 2022',
      'left eye',
      'glaucoma',
      'noon',
      'in the dark|at night',
      'October to March',
      'every other week',
      'April 3, 2018',
      'consent',
      'Zoloft',
      'garage|cooler',
      'I stay with my boys|stay with his',
      'COPD',
      'oxygen',
      'Spanish',
      '24 mmHg',
      'February 9, 2027|February 2027',
      'eight weeks',
      'legally blind',
      'March 14, 2007|48812',
      '$2,700',
      '$1,540',
      'Ayacucho',
      '2,760',
      'workers’ compensation|workers’ comp|workers comp',
      'eight years',
      'ITIN',
      'Relief Society|relief society',
    ],
  },
]
