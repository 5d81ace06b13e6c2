import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A tenth round of fictional waivers: a firm’s cook with leukemia, a blind father, twins born early, a hospice nurse in debt. */
export const tenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a husband with leukemia in a second remission, a wife from El Salvador who drives him, separation and a move',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Marta',
        middle_name: 'Elena',
        last_name: 'Portillo Ayala',
        date_of_birth: '1990-04-02',
        gender: 'female',
        country_of_birth: 'El Salvador',
        country_of_citizenship: 'El Salvador',
        last_entry_date: '2012-08-14',
        last_entry_place: 'McAllen, Texas',
        marriage_date: '2016-10-08',
        state: 'MD',
        children: [
          { name: 'Lucas Brennan', date_of_birth: '2018-05-30', citizenship: 'United States', gender: 'male' },
        ],
        spouse: { name: 'Kevin Brennan', date_of_birth: '1985-01-27', citizenship: 'United States', gender: 'male' },
      },
      answers: {
        approval_date: '2025-03-11',
        petitioner_name: 'Kevin Brennan',
        USCIS_receipt_number: 'IOE0951234098',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Kevin Brennan',
        spouse_place_of_birth: 'Hagerstown, Maryland',
        applicant_meet_spouse_date: '2014-06-14',
        how_applicant_met_spouse:
          'she waited tables at the diner where he cooked. he burned his hand and she wrapped it',
        applicant_relationship_with_spouse:
          'married oct 8 2016 in Hagerstown at his uncles farm. son Lucas 8. Kevin is a line cook when he can work, $2,100 a month. Marta cleans + runs a daycare room at the church, 2,450/mo. rent 1,375',
        extreme_hardship_spouse_denied_admission:
          "AML dx March 2022, chemo, relapse Feb 2024, stem cell transplant at Hopkins July 2024 (brother Sean was donor). remission #2. GVHD of skin and gut, on prednisone + ruxolitinib. needs a caregiver 24/7 by the transplant rules, that's her. she does his line, meds at 6 am 2 pm 10 pm, drives to Baltimore (74 mi) every other thurs. he can't be in the daycare, infections. he is scared to sleep. no short term disability left. $38,000 medical debt even w insurance",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Chalatenango no transplant follow up anywhere in El Salvador. ruxolitinib not sold. he speaks kitchen Spanish only. Lucas has never been. gangs less now but state of exception, they arrest young men. his whole family is in Washington County.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Lucas 8 - stutters since the transplant, speech at school. Kevins mom Donna 64 has RA and watches Lucas after school but cant lift. Sean the brother is a trucker in Ohio.',
        moral_character: 'yes',
        additional_details:
          'no arrests. stopped once at border june 2012 and let go back over, then came aug 2012. worked w fake SS card at a chicken plant 2012-2014, quit it. taxes w ITIN every yr since 2014. choir. blood drive organizer 2023 - 61 donors.',
      },
      sources: [
        document(
          's1',
          'Declaration of Kevin Brennan',
          `DECLARATION OF KEVIN BRENNAN

1. I am 41 years old. I was born in Hagerstown and I have cooked in this town since I was sixteen.

2. Marta and I were married on October 8, 2016 on my uncle Ray's farm. Our son Lucas was born on May 30, 2018.

3. In March 2022 I had a nosebleed that did not stop. It was acute myeloid leukemia. I was in the hospital for 31 days. Marta brought Lucas to the parking garage every evening so that I could see him from the window on the fourth floor.

4. In February 2024 it came back. On July 18, 2024 I had a transplant with the cells of my brother Sean. I weighed 128 pounds when I came home.

5. I have graft-versus-host disease. My skin splits. Some days I go to the bathroom twelve times. Marta washes me and changes the bed and never makes a face.

6. The transplant team said that I must have somebody with me around the clock for the first year and somebody within thirty minutes after that. My mother cannot lift me and my brother drives a truck. They trained Marta for two days on my line.

7. She gives me my pills at six in the morning, at two and at ten. In November 2025 I had a fever of 103 and I did not want to go in. She put me in the car. They told us that two more hours would have been sepsis.

8. I owe the hospitals $38,260. My insurance is through the restaurant as long as I work 25 hours a week. When I cannot stand she drives me there and I do the prep sitting down.

9. I am afraid to fall asleep. She reads to me.

10. If Marta is not let back in, I will stay in Maryland because my doctors are here. I do not know who would do what she does.

I declare under penalty of perjury that the foregoing is true and correct. September 22, 2026

Kevin Brennan`,
        ),
        document(
          's2',
          'Letter of Johns Hopkins transplant physician',
          `The Sidney Kimmel Comprehensive Cancer Center
September 4, 2026

RE: Kevin Brennan, DOB 01/27/1985

To Whom It May Concern:

I have cared for Mr. Brennan since his relapse in February 2024. He underwent a haploidentical stem cell transplant on July 18, 2024 and is in his second complete remission.

He has chronic graft-versus-host disease of the skin and the gut, moderate to severe, for which he takes prednisone and ruxolitinib. He remains profoundly immunosuppressed. He has been admitted four times since the transplant, most recently from November 9 to November 16, 2025 for a line infection.

Our program does not transplant a patient without an identified full-time caregiver. His wife has filled that role throughout and her attention led to early recognition of infection in November 2025.

Loss of the caregiver would in my judgment increase his risk of death from infection. The chance of a further relapse within two years is about 40 percent.

Adwoa Mensah-Kline, MD`,
        ),
        document(
          's3',
          'Psychological evaluation, Kevin Brennan',
          `PSYCHOLOGICAL EVALUATION

Client: Kevin Brennan
Date of interview: August 11, 2026 (2 hours 20 minutes)

Measures
PHQ-9 = 19
GAD-7 = 17

Diagnosis
F43.23 Adjustment disorder with mixed anxiety and depressed mood
F41.0 Panic disorder

Findings
Mr. Brennan has panic attacks at night, three or four a week. He described lying awake and counting his wife's breaths. He has no thoughts of suicide, but said that if she left "I would stop taking the pills, I think."

It is more likely than not that separation from his wife would lead to a lapse in his medication, which his physicians regard as life-threatening.

He is less anxious since his blood counts became stable in May 2026, and he returned to work for 25 hours a week in June 2026.

Tobias Ferraro, Psy.D.`,
        ),
        document(
          's4',
          'School speech record of Lucas Brennan',
          `WASHINGTON COUNTY PUBLIC SCHOOLS
Speech-language services
Student: Lucas Brennan   Grade 3
Report date: 06/05/2026

Referral: dysfluency, onset reported August 2024 during father's hospitalization.
Services: 30 minutes, twice a week.
Progress: moderate to mild. Dysfluent on 9% of syllables (18% in 2024).
Mother attends each conference and practices with him daily. She asked staff not to mention her immigration matter in front of him.
Marked increase in blocks in the week of April 13, 2026, after he overheard a conversation about his mother's interview abroad.

C. Whitlow, CCC-SLP`,
        ),
        document(
          's5',
          'El Salvador: hematology services, 2026',
          `ISTHMUS HEALTH WATCH
El Salvador: cancer of the blood (March 2026)

1. No hospital in El Salvador performs allogeneic stem cell transplants. Patients are referred to Mexico or the United States.

2. Ruxolitinib is not registered. A private importer quoted $4,950 for a month's supply in January 2026.

3. The oncology hospital in San Salvador has six hematologists. Waiting times for a first visit fell from eleven to five weeks in 2025.

4. Chalatenango has no hematologist. The road to San Salvador takes an hour and a half.

5. Under the state of exception, extended for the 47th time in February 2026, more than 87,000 people have been detained.`,
        ),
        document(
          's6',
          'Letter of Rev. Alice Tran',
          `Trinity Lutheran Church, Hagerstown
August 30, 2026

Dear Officer,

Marta Portillo has led our toddler room since 2019. Forty-one children have passed through it and not one parent has ever asked for another teacher.

In March 2023 she organized our blood drive and 61 people gave. She said that her husband had used up 34 bags and somebody ought to pay them back.

She told me about the false card that she used at the poultry plant when she was 22. She was ashamed of it. I have never known her to tell me anything but the truth.

Rev. Alice Tran`,
        ),
      ],
    },
    needed: [
      '31 days',
      'parking garage',
      '128 pounds',
      'July 18, 2024',
      'twelve times',
      'thirty minutes',
      'fever of 103',
      '$38,260',
      '25 hours',
      'four times',
      'full-time caregiver',
      'death from infection',
      '40 percent',
      'PHQ-9 = 19|19 on the PHQ-9',
      'stop taking the pills',
      'more likely than not',
      '9% of syllables|9 percent of syllables',
      '$4,950',
      'allogeneic',
      'no hematologist',
      '61',
      'false card|fake',
      'Forty-one children',
    ],
  },
  {
    name: 'a blind resident father in Texas whose son from Mexico reads him the mail, a small shop, no relocation',
    base: 'two_parents',
    changes: {
      client: {
        first_name: 'Iván',
        middle_name: '',
        last_name: 'Rentería Lozano',
        date_of_birth: '1988-09-17',
        gender: 'male',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2007-01-20',
        last_entry_place: 'Laredo, Texas',
        state: 'TX',
        children: [],
      },
      answers: {
        admisibility_details: ['without_inspection'],
        entry_date_same_admission: undefined,
        admission_basis: undefined,
        i94_expire_date: undefined,
        approval_date: '2022-05-26',
        petitioner_name: 'Hilario Rentería',
        beneficiary_relationship: 'LPR Parent',
        USCIS_receipt_number: 'IOE0911220033',
        qualifying_relative: ['legal_permanent_resident_father'],
        mother_name: undefined,
        father_name: 'Hilario Rentería',
        father_place_of_birth: 'Monclova, Mexico',
        father_moved_to_US_date: '1998-03-15',
        father_became_legal_permanent_resident_date: '2009-10-30',
        extreme_hardship_father_denied_admission:
          "Papá is 71, blind from diabetes since 2019 (both eyes), left foot amputated 2021. Widower. Lives w Ivan in a trailer in Eagle Lake. Ivan gives insulin 4x day, reads the meter, cooks, reads mail, bathes him. They have a tire shop, Ivan runs it, dad answers the phone. Income 3,300/mo from the shop + SS $921. No other kids here, daughter Mayra in Monclova w 4 kids. He falls. He won't let a stranger in the house since he was robbed 2020. He says he wants to die in his own bed.",
        father_unable_to_return_option: 'no',
        father_intends_to_remain: 'yes',
        other_relatives: 'no',
        details_about_other_relatives: undefined,
        moral_character: 'yes',
        additional_details:
          'Arrest 2011 public intoxication Colorado County, fine 312. Volunteer fireman since 2016, Eagle Lake VFD. pays sales tax + income tax. gives free tires to the school van. Nobody else arrested. no deportations. Has a US citizen girlfriend not married.',
      },
      sources: [
        document(
          's1',
          'Declaration of Hilario Rentería, translated',
          `DECLARATION OF HILARIO RENTERÍA
(translated from Spanish; read aloud to him before he signed)

My name is Hilario Rentería. I am 71 years old. I have been a permanent resident since October 30, 2009.

I lost the right eye in 2017 and the left in 2019. It was the sugar. In 2021 they took my left foot. My wife Consuelo died on May 3, 2015, so she did not have to see it.

My son Iván is my eyes. He puts my finger on the number of the meter so that I feel that it is there, and he tells me what it says. He gives me the needle four times a day. He lays my clothes out in the same order every night so that I can dress myself. He ties the one shoe.

We have the tire shop since 2010. I answer the telephone and I tell by the sound what is wrong with a wheel. Iván lets me think that I am useful.

In 2020 a man came in saying that he was from the gas company. He hit me with a chair and took $340. Since then I let nobody in but my son.

On June 12, 2026 Iván went to a fire and was gone for six hours. I fell in the bathroom and I lay there. I called for Consuelo. Then I remembered.

I cannot go to Monclova. My daughter Mayra has four children in two rooms, and the kidney doctor is here. If Iván is sent away I will stay here until I die.

I declare under penalty of perjury under the laws of the United States that this is true.

Hilario Rentería
(mark) X
August 19, 2026`,
        ),
        document(
          's2',
          'Clinic record, Hilario Rentería',
          `COLORADO VALLEY FAMILY CLINIC
Patient: RENTERIA, HILARIO   DOB 11/06/1954
Visit: 07/28/2026

Problem list:
Type 2 diabetes mellitus with proliferative retinopathy, blind OU
CKD stage 4, eGFR 21
S/p L transmetatarsal amputation 2021
Recurrent hypoglycemia, 3 episodes since March

Lives with son, who administers insulin and reads glucometer.
Pt unable to self-administer.
Fall 06/12/2026, contusion of hip.
Nephrology: dialysis likely within 12 months.
Plan: continue; son to bring log; return 6 weeks.`,
        ),
        document(
          's3',
          'Letter of Eagle Lake Volunteer Fire Department',
          `Eagle Lake Volunteer Fire Department
July 9, 2026

To whom it may concern,

Iván Rentería has served with us since April 2016. He has answered 412 calls. On February 16, 2021, in the freeze, he carried oxygen bottles on foot to eleven houses.

He brings his father to the station when we train. The old gentleman sits by the truck and tells us if the pump sounds wrong. He is usually right.

Chief Dale Hruska`,
        ),
        document(
          's4',
          'Justice court record, 2011',
          `JUSTICE COURT, PRECINCT 3, COLORADO COUNTY, TEXAS
Cause No. 11-CR-0873
The State of Texas vs. Ivan Renteria
Offense: Public intoxication, Class C misdemeanor
Date of offense: 09/03/2011
Plea: No contest
Disposition: Fine and costs $312.00, paid 09/30/2011. Case closed.`,
        ),
        document(
          's5',
          'Profit and loss of Rentería Tires, first half of 2026',
          `Gross receipts: $61,400
Cost of tires and parts: $34,150
Rent of the lot: $4,200
Net to owner: $19,800 ($3,300 a month)
Social Security, Hilario Rentería: $921 a month
Medicines not covered: $146 a month`,
        ),
      ],
    },
    needed: [
      'both eyes|left in 2019',
      'four times a day',
      'ties the one shoe',
      '$340',
      'six hours',
      'eGFR 21',
      'dialysis likely|dialysis',
      '3 episodes|three episodes',
      'unable to self-administer',
      '412 calls',
      'eleven houses',
      'pump sounds wrong',
      '$312',
      'No contest|no contest',
      '$3,300',
      '$921',
      '$146',
      'stay here until I die',
    ],
  },
  {
    name: 'twins born at 27 weeks, a mother with bipolar disorder, a husband from Brazil who overstayed, two states of papers',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Thiago',
        middle_name: '',
        last_name: 'Nascimento',
        date_of_birth: '1991-12-05',
        gender: 'male',
        country_of_birth: 'Brazil',
        country_of_citizenship: 'Brazil',
        last_entry_date: '2017-09-09',
        last_entry_place: 'Boston, Massachusetts',
        marriage_date: '2021-04-24',
        state: 'CT',
        children: [
          { name: 'Noah Nascimento', date_of_birth: '2023-11-02', citizenship: 'United States', gender: 'male' },
          { name: 'Isla Nascimento', date_of_birth: '2023-11-02', citizenship: 'United States', gender: 'female' },
        ],
        spouse: { name: 'Rachel Feldman', date_of_birth: '1992-06-19', citizenship: 'United States', gender: 'female' },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2018-03-08',
        approval_date: '2024-08-13',
        petitioner_name: 'Rachel Feldman',
        USCIS_receipt_number: 'IOE0942009911',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Rachel Feldman',
        spouse_place_of_birth: 'West Hartford, Connecticut',
        applicant_meet_spouse_date: '2019-01-13',
        how_applicant_met_spouse:
          'Snow storm, he was plowing her street in Danbury and dug her car out. She left him banana bread on the plow.',
        applicant_relationship_with_spouse:
          'Married 4/24/21, her grandmothers living room b/c covid. Twins Noah and Isla almost 3. He does snow + landscaping own business $5,100/mo avg, she is a librarian part time 1,780. Mortgage 1,960.',
        extreme_hardship_spouse_denied_admission:
          'Rachel bipolar I since 2013, hospitalized 2013, 2018 and postpartum Dec 2023 (psychosis, 19 days, IOL). Lithium + quetiapine. If she doesnt sleep she gets manic so he does all nights. Twins were 27 wks, 94 days NICU. Noah has CP, braces, PT OT; Isla has a feeding tube (G-tube) every 4 hrs. DCF had opened a case in Dec 2023 and closed it because he was home. Her dad died by suicide in 2004.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Governador Valadares. no portuguese. lithium levels have to be checked, no one there treats in English. PT for Noah, Isla formula not sold. Her mom Judith is here, 70. Jewish community none. zika/dengue. crime.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Noah - spastic diplegia, AFOs, walks w a walker. Isla - G tube, aspiration pneumonia twice. Judith 70 - lives in West Hartford, hip replacement in May 2026, cant lift the twins.',
        moral_character: 'yes',
        additional_details:
          'No criminal record. One ticket 2022 unregistered trailer $150. Pays taxes, business license. Shovels out 9 seniors on the street for free. Overstayed bc his mother was sick and he sent money for dialysis, she died 2019. Plays guitar at synagogue purim.',
      },
      sources: [
        document(
          's1',
          'Affidavit of Rachel Feldman',
          `AFFIDAVIT OF RACHEL FELDMAN

I, Rachel Feldman, being duly sworn, state:

1. I was born in West Hartford, Connecticut on June 19, 1992. I am a children's librarian in Danbury, twenty hours a week.

2. I have bipolar I disorder. I was diagnosed in 2013, in my junior year of college, when I stopped sleeping for eight days. My father had it. He killed himself on March 9, 2004, when I was eleven.

3. Our twins were born on November 2, 2023 at 27 weeks. Noah weighed 2 pounds 1 ounce and Isla 1 pound 14 ounces. They were in the NICU for 94 days.

4. In December 2023 I became psychotic. I believed that the nurses had switched the babies. Thiago took me to the Institute of Living and held my hand in the intake room for seven hours. I was there for nineteen days. He went from me to them and from them to me.

5. The Department of Children and Families came because the hospital called them. They closed the case on February 20, 2024. The worker wrote that the children were safe because their father was in the home.

6. Sleep is my medicine as much as lithium is. Thiago takes every night. Isla's pump alarms at eleven, three and seven. If I get up for two nights in a row I start to talk fast, and he sees it before I do.

7. Noah has cerebral palsy. He calls his walker his truck. Thiago built him a ramp and a parallel bar out of pipe.

8. I would not move to Brazil. I would lose my doctor of eleven years, and I could not tell a doctor there in Portuguese that I am starting to go up. I will stay in Connecticut with the twins.

Rachel Feldman

Sworn before me on October 1, 2026. Denise Agostino, Notary Public`,
        ),
        document(
          's2',
          'Letter of treating psychiatrist Dr. Paul Okafor',
          `Hartford Mood Disorders Group
September 16, 2026

Re: Rachel Feldman

Ms. Feldman has been my patient since 2015. Her diagnosis is bipolar I disorder, most recent episode manic with psychotic features, postpartum onset. She has been hospitalized three times: in 2013, in 2018, and from December 11 to December 30, 2023.

She is currently euthymic on lithium 900 mg and quetiapine 200 mg. Her lithium level is drawn every three months. I attribute two years of stability to protected sleep, which is possible because her husband performs all night care.

Sleep deprivation is the best established trigger of mania. I would expect a recurrence within three to six months if she became the sole night caregiver. In a recurrence with psychotic features after childbirth there is a risk to the children as well as to the patient.

Paul Okafor, MD`,
        ),
        document(
          's3',
          'DCF notice of case closing',
          `STATE OF CONNECTICUT
DEPARTMENT OF CHILDREN AND FAMILIES
Notice of disposition
Case name: Feldman/Nascimento
Report received: 12/12/2023
Allegation: Risk of neglect, mother psychiatrically hospitalized
Disposition: UNSUBSTANTIATED. Closed 02/20/2024.
Basis: Father is a full-time, competent caregiver residing in the home. Safety plan requires that mother not be sole caregiver overnight during periods of instability.`,
        ),
        document(
          's4',
          'Developmental clinic summary, Noah and Isla Nascimento',
          `CONNECTICUT CHILDREN'S NEONATAL FOLLOW-UP
Date of visit: 08/06/2026
Patients: Noah Nascimento, Isla Nascimento (DOB 11/02/2023, 27 weeks)

Noah: Spastic diplegia, GMFCS level III. Bilateral ankle-foot orthoses. Botulinum toxin every 4 months. PT 2x weekly, OT weekly.
Isla: Oral aversion and dysphagia. Gastrostomy tube, overnight pump feeds. Admitted 01/2025 and 02/2026 with aspiration pneumonia.

Father demonstrated tube replacement, suction and CPR. He attended 29 of 30 visits this year.
A second trained adult is recommended in the home at all times.

L. Castellano, APRN`,
        ),
        document(
          's5',
          'Bank summary, January to August 2026',
          `Average monthly deposits, Nascimento Property Care LLC: $5,100
Net pay, Rachel Feldman: $1,780 a month
Mortgage: $1,960 a month
Health insurance premium (Access Health): $688 a month
Formula and tube supplies after insurance: $312 a month`,
        ),
        document(
          's6',
          'Brazil: disability services in Minas Gerais',
          `OBSERVATORY OF THE AMERICAS
Minas Gerais: rehabilitation of children (2025)

The state has 14 rehabilitation centers for children; Governador Valadares has one, with a waiting list of 19 months.
Pediatric enteral formula is supplied by court order only; 63 percent of orders were carried out within six months.
Lithium is dispensed free of charge by the public health service, and blood levels can be measured in the regional hospital.
Dengue: 1.7 million probable cases in the state in 2024.`,
        ),
      ],
    },
    needed: [
      'eight days',
      'March 9, 2004',
      '2 pounds 1 ounce',
      '94 days',
      'switched the babies',
      'seven hours',
      'nineteen days',
      'February 20, 2024|02/20/2024',
      'eleven, three and seven',
      'parallel bar',
      'will stay in Connecticut',
      'lithium 900 mg',
      'protected sleep',
      'three to six months',
      'UNSUBSTANTIATED|unsubstantiated',
      'sole caregiver overnight',
      'GMFCS',
      '29 of 30',
      'second trained adult',
      '$688',
      '$312',
      '19 months',
      '63 percent',
      'free of charge',
      '$150',
    ],
  },
  {
    name: 'a citizen mother with lung disease and a resident wife in debt, both relied on, a man from India with an old false claim',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Harpreet',
        middle_name: '',
        last_name: 'Sandhu',
        date_of_birth: '1986-02-11',
        gender: 'male',
        country_of_birth: 'India',
        country_of_citizenship: 'India',
        last_entry_date: '2011-05-06',
        last_entry_place: 'Calexico, California',
        marriage_date: '2018-08-18',
        state: 'CA',
        children: [
          { name: 'Gurnoor Sandhu', date_of_birth: '2019-12-21', citizenship: 'United States', gender: 'female' },
        ],
        spouse: { name: 'Simranjit Kaur', date_of_birth: '1990-11-15', citizenship: 'India', gender: 'female' },
      },
      answers: {
        approval_date: '2023-06-20',
        petitioner_name: 'Simranjit Kaur',
        beneficiary_relationship: 'LPR Spouse',
        USCIS_receipt_number: 'IOE0925114477',
        qualifying_relative: ['legal_permanent_spouse', 'us_citizen_mother'],
        spouse_name: 'Simranjit Kaur',
        spouse_place_of_birth: 'Jalandhar, India',
        spouse_moved_to_US_date: '2015-02-27',
        spouse_became_legal_permanent_resident_date: '2015-02-27',
        applicant_meet_spouse_date: '2017-11-19',
        how_applicant_met_spouse: 'gurdwara in Fresno, langar kitchen, through her aunt',
        applicant_relationship_with_spouse:
          'Anand Karaj 8/18/2018 Fresno. Daughter Gurnoor 6. Live with his mother in Clovis. He is long haul truck, owner operator, $7,200 net/mo. She is hospice LVN $4,050. House + truck loan.',
        extreme_hardship_spouse_denied_admission:
          'Truck loan $96,000 co-signed by Simran, $2,310 a month. Mortgage 2,840. Student loan 41k for LVN to RN, shes in the RN program at Fresno City, done Dec 2027. Without him truck gets repossessed and house too. 2 miscarriages 2021 and 2023, endometriosis surgery 2024. Migraines. Only he watches Gurnoor on weekends when she works. She cares for his mom too. Her own parents in Jalandhar.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'She would lose green card, RN program, license not valid. Debt stays. Gurnoor reads only English + has hearing in one ear. Punjab pollution and his mothers lungs. His uncle took the land in 2014 and threatened him.',
        mother_name: 'Balwinder Kaur Sandhu',
        mother_place_of_birth: 'Phagwara, India',
        mother_moved_to_US_date: '2008-09-12',
        mother_became_legal_permanent_resident_date: '2008-09-12',
        mother_became_US_citizen_date: '2014-07-30',
        extreme_hardship_mother_denied_admission:
          'Mother 68, idiopathic pulmonary fibrosis dx 2022, O2 at 3 liters, evaluated for transplant at UCSF, needs support person. Harpreet is the support person on the form. Speaks Punjabi only. Widow. He pays her Medigap 240. She cant be alone at night when Simran works.',
        mother_unable_to_return_option: 'no',
        mother_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Gurnoor 6, deaf in right ear since meningitis at 10 months, FM system at school, ENT at Valley Childrens. afraid when dad is on the road. Sister Jaspreet of Harpreet in Toronto, cannot enter US easily.',
        moral_character: 'yes',
        additional_details:
          'Denied asylum 2013, in proceedings administratively closed. Used friends green card number to get job at packing house 2011-12. DUI? no - wet reckless 2015 Fresno, 3 yrs informal probation done 2018, classes done. IFTA + federal taxes all paid. Serves langar every month, drove 3 loads of hay free for fire victims 2020 Creek Fire.',
        in_proceedings: 'yes',
        admin_closed: 'yes',
        arrests: 'yes',
      },
      sources: [
        document(
          's1',
          'Declaration of Simranjit Kaur',
          `DECLARATION OF SIMRANJIT KAUR

1. I am a lawful permanent resident. I came to the United States on February 27, 2015. I am a licensed vocational nurse with a hospice in Clovis and I am in the registered nurse program of Fresno City College.

2. I married Harpreet on August 18, 2018. Our daughter Gurnoor was born on December 21, 2019.

3. I lost two pregnancies, in March 2021 at eleven weeks and in August 2023 at sixteen weeks. The second one I held. Harpreet was in Nebraska with a load and he drove 22 hours without the load to be with me. In May 2024 I had surgery for endometriosis.

4. I sit with people who are dying. I can do it because I come home to him. When he is on the road he calls me at 9 and he prays with Gurnoor on the telephone.

5. We owe $96,400 on the truck and both of us signed. The payment is $2,310. The mortgage is $2,840. My pay after taxes is $4,050. I have done this arithmetic every night.

6. My mother-in-law has pulmonary fibrosis. She is on the oxygen all day. When I work nights and he is away, my neighbor Mrs. Ochoa sleeps in our living room. She is 77.

7. If I go to India for more than a year I lose my green card, and my license means nothing there. If he is not allowed to return I will stay here with my daughter and his mother, because there is nobody else for either of them.

I declare under penalty of perjury that the foregoing is true and correct. Executed August 29, 2026 at Clovis, California.

Simranjit Kaur`,
        ),
        document(
          's2',
          'UCSF lung transplant clinic letter on Balwinder Kaur Sandhu',
          `UCSF HEALTH, ADVANCED LUNG DISEASE
July 14, 2026

RE: Balwinder Kaur Sandhu, DOB 01/04/1958

Mrs. Sandhu has idiopathic pulmonary fibrosis with a forced vital capacity of 52 percent. She uses 3 liters of oxygen at rest and 6 with exertion. She is under evaluation for lung transplantation.

Listing requires two support persons, one of whom must be available around the clock for three months after surgery. Her son, Harpreet Sandhu, is designated as primary. Her daughter-in-law is designated as secondary. Without a primary support person she cannot be listed.

Median survival without transplantation at this stage is two to three years.

She speaks Punjabi. Her son interprets by telephone when he is away.

Elliot Marchetti, MD`,
        ),
        document(
          's3',
          'Loan statements',
          `Redwood Commercial Credit, truck loan 4471: balance $96,400; payment $2,310 a month; borrowers: Harpreet Sandhu, Simranjit Kaur
Sierra Home Lending, mortgage: payment $2,840 a month
Federal student loans, Simranjit Kaur: balance $41,150; deferred until June 2028
Net pay, Simranjit Kaur: $4,050 a month
Net settlement, Harpreet Sandhu: $7,200 a month`,
        ),
        document(
          's4',
          'Superior Court docket, County of Fresno, 2015',
          `SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
Case M15-920441
People v. Harpreet Sandhu
Count 1: VC 23152(a), dismissed 08/11/2015
Count 2: VC 23103/23103.5 (reckless driving, alcohol related), plea nolo contendere 08/11/2015
Sentence: 3 years conditional sentence; fine $1,385; 12-hour program
Program completed 12/02/2015. Probation expired 08/11/2018.`,
        ),
        document(
          's5',
          'Evaluation of Simranjit Kaur',
          `Psychological Evaluation
Name: Simranjit Kaur
Evaluator: Meher Dhillon, LMFT
Sessions: 06/02/2026, 06/09/2026

Tools: Impact of Event Scale-Revised 44; PHQ-9 14.

Ms. Kaur presents with persistent grief after two pregnancy losses and with tension-type headaches. She meets criteria for Major Depressive Disorder, moderate.
She functions well at work and has had no absences in 2026.
In my clinical opinion, the combination of sole financial responsibility, sole care of a child and of a terminally ill mother-in-law would exceed what Ms. Kaur can carry, and I would expect a severe depressive episode within months of her husband's departure.`,
        ),
      ],
    },
    needed: [
      'eleven weeks',
      'sixteen weeks',
      '22 hours',
      'endometriosis',
      '$96,400',
      '$2,310',
      '$2,840',
      'arithmetic',
      'Mrs. Ochoa',
      '77',
      '52 percent',
      '3 liters',
      'cannot be listed',
      'two to three years',
      '$41,150',
      'nolo contendere',
      '$1,385',
      '14',
      'no absences',
      'severe depressive episode',
      'hay',
      'green card',
    ],
  },
]
