import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A ninth round of fictional waivers: a bus driver with Crohn’s disease, two parents, a veteran, a guardian of her sister. */
export const ninthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a school bus driver with Crohn’s disease, a deaf daughter, a husband from Honduras with an old DUI',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Wilmer',
        middle_name: 'Adán',
        last_name: 'Cáceres Pavón',
        date_of_birth: '1987-03-11',
        gender: 'male',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2006-10-29',
        last_entry_place: 'Eagle Pass, Texas',
        marriage_date: '2014-06-21',
        state: 'OH',
        children: [
          { name: 'Abigail Cáceres', date_of_birth: '2017-02-08', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          first_name: 'Kristin',
          last_name: 'Boyer',
          date_of_birth: '1988-12-02',
          citizenship: 'United States',
        },
      },
      answers: {
        approval_date: '2024-11-04',
        petitioner_name: 'Kristin Boyer',
        USCIS_receipt_number: 'IOE0944123390',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Kristin Boyer',
        spouse_place_of_birth: 'Lima, Ohio',
        applicant_meet_spouse_date: '2011-09-17',
        how_applicant_met_spouse:
          'County fair in Allen County. He was selling elote from a friends stand, she bought three and came back the next day.',
        applicant_relationship_with_spouse:
          'Married 6/21/14, backyard of her parents in Lima. One daughter Abby (9). Own a house since 2018, mortgage $1,140. He does framing + roofing, about $4,600/mo, she drives a school bus $1,900 when she works',
        extreme_hardship_spouse_denied_admission:
          "Kristin has Crohns since she was 19. Two bowel resections (2009, 2021). Infusion of Remicade every 6 wks, 3 hrs, he drives her because she can't drive after. Flares = can't drive bus, no pay. Health insurance is thru his union job, without it the infusion costs $7,800 each. Abby is deaf, cochlear implants both sides, speech therapy 2x/week in Toledo (78 miles). He learned ASL, her parents didn't. She is scared and not sleeping.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'He is from Olancho, gangs + no GI specialist, no infusion center in the department, nobody to program the implants. Kristin speaks no Spanish, Abby signs in ASL, in Honduras its LESHO. State Dept level 3. His cousin was killed in 2019.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Abby 9 - bilateral profound hearing loss, implants at 14 mo and 3 yrs, mainstream 3rd grade w/ interpreter. Kristins dad Dale 68 had a stroke in Jan 2025, her mom Carol cares for him and cant help anymore.',
        moral_character: 'yes',
        additional_details:
          'DUI June 2012, pled guilty, 3 days class, fine $625, license suspended 6 months, nothing since. Stopped drinking when Abby was born. Pays taxes w ITIN since 2010. Volunteer w Habitat - 3 roofs. Youth soccer coach (deaf kids league). Union local 1581 since 2019.',
      },
      sources: [
        document(
          's1',
          'Declaration of Kristin Boyer',
          `DECLARATION OF KRISTIN BOYER

I, Kristin Boyer, declare as follows:

1. I was born in Lima, Ohio on December 2, 1988. I have never lived anywhere else. I drive bus 14 for the Bath Local School District.

2. I met Wilmer at the Allen County fair on September 17, 2011. We were married on June 21, 2014 in my parents' backyard.

3. I was diagnosed with Crohn's disease when I was 19. In 2009 they took out eleven inches of my small bowel. In March 2021 they took out nine more. Wilmer slept on the floor of the hospital because the chair was broken.

4. Every six weeks I have an infusion in Toledo. It takes three hours and afterward I shake and cannot see straight. Wilmer takes the day off and drives me. My mother used to do it when he couldn't, but in January 2025 my dad had a stroke and she does not leave him.

5. When I flare I am in the bathroom fifteen times a day. You cannot drive forty-four children like that. In 2025 I missed 37 days of work and was paid for ten.

6. Our daughter Abigail was born deaf. She has two implants. Wilmer learned to sign before I did. He practiced in the truck at lunch. When her batteries die at night and she is scared, she wants his hands and not mine, because mine shake.

7. My insurance is his insurance. The school does not give drivers insurance. I asked what the infusion would cost and the lady said $7,812.

8. In 2012 Wilmer drove after drinking at a friend's baptism party. He was ashamed. He told my father himself before he told me. He has not had a drink since February 8, 2017.

9. If they keep him out I will stay here. Abby has her school and I have my doctor. I don't know how I will do it.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.

Executed on September 30, 2026.

Kristin Boyer`,
        ),
        document(
          's2',
          'Letter of Dr. Hollis Brandt, gastroenterology',
          `NORTHWEST OHIO DIGESTIVE CENTER
2213 Cherry Street, Toledo

September 8, 2026

RE: Kristin Boyer, DOB 12/02/1988

To Whom It May Concern:

Ms. Boyer has been under my care since 2013 for stricturing Crohn's disease of the ileum. She has had two resections, in 2009 and on March 16, 2021. She receives infliximab 10 mg/kg every six weeks. The dose was raised in May 2025 after she developed a flare with weight loss of 19 pounds.

She may not drive for twelve hours after an infusion because of the premedication. An interruption of infliximab of more than eight weeks carries a substantial risk that antibodies form and that the drug cannot be used again. She has already failed adalimumab. A third resection would put her at risk of short bowel syndrome.

Stress is a well known trigger of flares in this patient. Her husband attends every visit and keeps her diary of symptoms.

Sincerely,

Hollis Brandt, MD`,
        ),
        document(
          's3',
          'Audiology and cochlear implant report, Abigail Cáceres',
          `TOLEDO CHILDREN'S HEARING PROGRAM
Patient: Abigail Cáceres     DOB: 02/08/2017
Date of report: 08/19/2026

HISTORY
Bilateral profound sensorineural hearing loss, identified at newborn screening. Implanted right ear 04/20/2018, left ear 03/11/2020.

CURRENT
Sound field thresholds 25-30 dB with both devices. Word recognition 72% right, 58% left.
Devices are mapped every four months. Left device was replaced under warranty in November 2025.

THERAPY
Auditory-verbal therapy twice a week, Tuesdays and Fridays. Attended 61 of 66 sessions since January. Father brought her to 54 of them and carries over the exercises at home in ASL and spoken English.

RECOMMENDATIONS
Continue twice weekly. Without mapping, performance is expected to decline within six to nine months. Replacement processors cost about $9,500 each and are not covered out of network.

Priya Raman, AuD, CCC-A`,
        ),
        document(
          's4',
          'Certified disposition, Lima Municipal Court',
          `LIMA MUNICIPAL COURT, ALLEN COUNTY, OHIO
Case No. 12TRC05518
State of Ohio v. Wilmer A. Caceres

Date of offense: June 9, 2012
Charge: OVI, R.C. 4511.19(A)(1)(a), first offense, M1
Plea: Guilty, July 23, 2012
Sentence: 180 days jail, 177 suspended; 72-hour driver intervention program in lieu of 3 days; fine $625 and costs; license suspended six months; one year community control.
Community control terminated successfully July 23, 2013.
Fine and costs paid in full.
Certified copy, June 2, 2026`,
        ),
        document(
          's5',
          'Honduras: health care outside the capital, 2026',
          `CENTRAL AMERICA HEALTH MONITOR
Honduras: specialist care outside Tegucigalpa and San Pedro Sula (May 2026)

1. Olancho, with about 560,000 inhabitants, has one public hospital, in Juticalpa. It has no gastroenterologist and no infusion unit.

2. Infliximab is not on the list of essential medicines. A patient who imports it pays between $1,100 and $1,900 a dose, without administration.

3. One audiologist in the country maps cochlear implants, in San Pedro Sula, two days a month. There is no supply of processors.

4. The private hospitals in Tegucigalpa do employ gastroenterologists, and biologic treatment is offered there to patients who can pay. From Juticalpa the drive takes three and a half hours.

5. The murder rate of Olancho was 41 per 100,000 in 2025. Families returning from the United States are targets of extortion.`,
        ),
        document(
          's6',
          'Letter of Carpenters Local 1581',
          `Carpenters Local 1581
Defiance, Ohio
August 27, 2026

To USCIS:

Wilmer Caceres has been a member in good standing since April 2019. He is a journeyman carpenter. His hourly wage is $34.10 and his family is covered by our health plan as long as he works 360 hours in a quarter. If he leaves the country coverage ends on the last day of the following quarter.

In our Habitat for Humanity builds he has put on three roofs without pay. He coaches the under-10 team of the Deaf Youth Soccer League and signs with the players.

Brother Caceres is the kind of man you want next to you on a wall.

Terry Knepper, Business Representative`,
        ),
      ],
    },
    needed: [
      'eleven inches',
      '37 days',
      '$7,812',
      '19 pounds',
      'twelve hours',
      'eight weeks',
      'adalimumab',
      'short bowel',
      '54 of',
      'six to nine months',
      '$9,500',
      '$625',
      'suspended',
      'no gastroenterologist',
      '$1,900',
      'two days a month',
      '41 per 100,000',
      '$34.10',
      'last day of the following quarter',
      'three roofs',
      'stroke',
    ],
  },
  {
    name: 'a daughter from the Dominican Republic, her father after a stroke and her mother in remission, both qualifying',
    base: 'two_parents',
    changes: {
      client: {
        first_name: 'Yokasta',
        middle_name: '',
        last_name: 'Peralta Minaya',
        date_of_birth: '1991-08-30',
        gender: 'female',
        country_of_birth: 'Dominican Republic',
        country_of_citizenship: 'Dominican Republic',
        last_entry_date: '2010-07-02',
        last_entry_place: 'New York, New York',
        state: 'MA',
        children: [],
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2011-01-01',
        approval_date: '2023-12-14',
        petitioner_name: 'Altagracia Minaya',
        petitioner_relationship: 'parent',
        USCIS_receipt_number: 'IOE0933557711',
        qualifying_relative: ['us_citizen_mother', 'legal_permanent_resident_father'],
        mother_name: 'Altagracia Minaya',
        mother_place_of_birth: 'Baní, Dominican Republic',
        mother_moved_to_US_date: '2004-05-19',
        mother_became_US_citizen_date: '2016-03-04',
        mother_became_legal_permanent_resident_date: '2004-05-19',
        extreme_hardship_mother_denied_admission:
          'Mom (63) had breast cancer 2022 - mastectomy, chemo, now on letrozole, scans every 6 mos. Yokasta lives with them, she does everything: drives to Dana Farber, translates, injections, bills. Mom cleans offices at night 5 hrs, $1,350/mo. Yokasta pays half the rent ($1,100 of 2,200). Mom is depressed since chemo, cries, Zoloft. Her hands are numb from chemo, drops things, cant lift dad.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          'She lost her house in Baní, nobody left there but an aunt 80. Letrozole + scans she cant pay there. Medicare doesnt work outside US. Her 2 grandkids are here in Lynn (my brothers). She cant leave dad and he cant travel.',
        father_name: 'Ramón Peralta',
        father_place_of_birth: 'Baní, Dominican Republic',
        father_moved_to_US_date: '2006-11-08',
        father_became_legal_permanent_resident_date: '2006-11-08',
        extreme_hardship_father_denied_admission:
          'Dad 67, stroke April 2024, right side paralyzed, cant speak well (aphasia). Yokasta gets him up, bathes, feeds, does his exercises. PCA approved only 14 hrs/week. Worked 16 yrs in a fish plant, now SSDI 1,240. He gets angry w/ strangers, only lets Yokasta shave him. Diabetic, insulin 2x day, she gives it.',
        father_unable_to_return_option: 'no',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Brother Franklin 36, USC, truck driver gone 5 days a week, 2 kids with his ex. He gives $200/mo. He cant do the care.',
        moral_character: 'yes',
        additional_details:
          'No arrests. She worked w/o papers at a bakery and braiding hair. Took a CNA course 2019. Reads at mass at St Joseph. She overstayed because she was 19 and mom said wait. Paid taxes 2018-2025 with ITIN. Ticket for expired inspection 2021.',
      },
      sources: [
        document(
          's1',
          'Declaration of Altagracia Minaya (translation)',
          `DECLARATION
(Translated from Spanish)

My name is Altagracia Minaya. I am 63 years old and I live in Lynn, Massachusetts with my husband Ramón and my daughter Yokasta. I became a citizen of the United States on March 4, 2016.

In August 2022 they found a lump in my left breast. I had the operation on October 5, 2022 and then six months of chemotherapy. My daughter shaved my head before it fell out so that I would not see it on the pillow. She sat with me at every treatment, sixteen times.

Since the chemotherapy my fingers have no feeling. I burned my hand on the stove in 2025 and did not know it until I smelled it. I cannot do up my husband's buttons and I cannot hold him when he slides.

My husband Ramón had a stroke on April 11, 2024. Before, he sang all day. Now he has eleven words, and one of them is Yokasta. She wakes up at 4:30 to bathe him before she goes to work and she gives him his insulin morning and night.

I clean offices from six to eleven at night. When I am at work she is with him. If she goes I have to stop working or leave him alone.

My son Franklin is a good son but he drives a truck and he is home on Sundays.

I would go with my daughter to the end of the world, but Ramón cannot get on an airplane. The neurologist told us. So I would stay, and I would lose her. I already think about it at night. In the evaluation I told the doctor that I asked God to take me first.

I swear under the pains and penalties of perjury that this is true.

Altagracia Minaya
October 2, 2026

CERTIFICATE OF TRANSLATION
I, Denise Polanco, certify that I am competent to translate from Spanish into English and that the above is a true and accurate translation.
Denise Polanco, October 3, 2026`,
        ),
        document(
          's2',
          'Neurology letter on Ramón Peralta',
          `NORTH SHORE NEUROLOGY ASSOCIATES
September 15, 2026

Patient: Ramón Peralta (DOB 02/27/1959)

Mr. Peralta suffered a left middle cerebral artery infarct on April 11, 2024. He has right hemiplegia and severe expressive aphasia. He has insulin-dependent diabetes mellitus (A1c 8.1) and atrial fibrillation on apixaban.

He requires assistance with all transfers, bathing, dressing and feeding. MassHealth has authorized 14 hours per week of personal care. In my judgment he needs at least 60. The difference is supplied by his daughter, who has nursing assistant training.

He should not fly. He has had two seizures since the stroke, most recently on June 30, 2026.

Without his daughter at home, placement in a skilled nursing facility would be the likely result. Patients with aphasia who are placed among speakers of another language decline rapidly.

Sincerely,
Samuel Whitcomb, MD`,
        ),
        document(
          's3',
          'Psychological evaluation of Altagracia Minaya',
          `CONFIDENTIAL PSYCHOLOGICAL EVALUATION

Client: Altagracia Minaya
Evaluator: Rosa Quiñones-Hart, LICSW
Dates of evaluation: August 4 and August 18, 2026 (3.5 hours, in Spanish)

REASON FOR REFERRAL
Ms. Minaya was referred by counsel for an assessment of the psychological effect of her daughter's possible departure.

TESTS ADMINISTERED
Beck Depression Inventory-II: 31 (severe)
Beck Anxiety Inventory: 22 (moderate)

DIAGNOSTIC IMPRESSION
Major depressive disorder, single episode, severe, without psychotic features (F32.2)

SUMMARY
Ms. Minaya has passive suicidal ideation. She denied any plan. She takes sertraline 100 mg, prescribed by her oncologist. She attends a support group of survivors once a month, to which her daughter drives her. Her daughter is, in her words, "my hands."

It is my clinical opinion that the loss of her daughter would place Ms. Minaya at high risk of an acute depressive crisis and would impair her ability to keep up the treatment of her cancer.`,
        ),
        document(
          's4',
          'Oncology visit summary, Altagracia Minaya',
          `DANA-FARBER CANCER INSTITUTE
Visit summary: Altagracia Minaya     07/21/2026

Stage IIB invasive ductal carcinoma, left breast, ER+. S/p mastectomy 10/05/2022, AC-T x 16.
No evidence of disease.
Letrozole 2.5 mg daily through 2032.
Chemotherapy-induced peripheral neuropathy, grade 2.
Next imaging January 2027.
Accompanied by daughter, who interprets and manages medications.`,
        ),
        document(
          's5',
          'Lease and bills, Lynn, 2026',
          `Rent, 41 Commercial Street Apt 3, Lynn: $2,200 a month, from 09/01/2025 (tenants: Altagracia Minaya, Yokasta Peralta)
National Grid: $210 a month
Diapers and supplies not covered: $185 a month
SSDI, Ramón Peralta: $1,240 a month
Net pay, Altagracia Minaya: $1,350 a month
Net pay, Yokasta Peralta: $2,480 a month`,
        ),
      ],
    },
    needed: [
      'October 5, 2022',
      'sixteen times',
      'burned her hand|burned my hand',
      'eleven words',
      '4:30',
      'from six to eleven',
      'April 11, 2024',
      'aphasia',
      '14 hours',
      'at least 60',
      'not fly',
      'two seizures',
      'skilled nursing',
      '31',
      'passive suicidal',
      'my hands',
      'high risk',
      'neuropathy',
      'Letrozole|letrozole',
      '$2,200',
      '$185',
      '$2,480',
      '$1,240',
    ],
  },
  {
    name: 'a Marine who lost a leg, his wife from Ecuador who walked in, separation alone',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Gabriela',
        middle_name: 'Nicole',
        last_name: 'Chuquimarca',
        date_of_birth: '1993-05-14',
        gender: 'female',
        country_of_birth: 'Ecuador',
        country_of_citizenship: 'Ecuador',
        last_entry_date: '2015-12-03',
        last_entry_place: 'El Paso, Texas',
        marriage_date: '2020-02-29',
        state: 'NC',
        children: [
          { name: 'Owen Lassiter', date_of_birth: '2012-10-10', citizenship: 'United States', gender: 'male' },
          { name: 'Sofía Lassiter', date_of_birth: '2022-01-17', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          first_name: 'Derek',
          last_name: 'Lassiter',
          date_of_birth: '1984-07-04',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        approval_date: '2025-02-18',
        petitioner_name: 'Derek Lassiter',
        USCIS_receipt_number: 'IOE0950776612',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Derek Lassiter',
        spouse_place_of_birth: 'Kinston, North Carolina',
        applicant_meet_spouse_date: '2017-05-20',
        how_applicant_met_spouse:
          'at a VFW fish fry in Jacksonville NC - she was helping the caterer, he asked her for more hush puppies',
        applicant_relationship_with_spouse:
          'married leap day 2020 at courthouse. sofia is theirs, owen (13) is his son from 1st marriage, lives w them full time since 2019, his mother is in prison in florida. gabriela calls him mijo',
        extreme_hardship_spouse_denied_admission:
          'Derek USMC 2003-2011, lost L leg below knee Marjah 2010 IED, TBI, PTSD 100% P&T. She is his VA caregiver (PCAFC), stipend $1,820/mo. He forgets stove, meds. nightmares, he once choked her in his sleep - they sleep in sep rooms, she still wakes him. 2 suicide attempts, 2014 and 2016, none since they met. VA comp 3,940/mo. cant drive at night, seizures',
        spouse_unable_to_return_option: 'no',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Owen 13: ADHD, anger, failing 7th grade in 2019 when he came, now B student b/c of her. Sofia 4. Dereks mother Brenda 66 lives 2 hrs away COPD',
        moral_character: 'yes',
        additional_details:
          'arrested once 2018 shoplifting Walmart diapers for a coworker, charge dismissed after 24 hrs community service. No other. filed taxes jointly since 2020. Teaches sunday school in spanish. crossed on foot, caught once before in Nov 2015 and sent back, then came in Dec 2015.',
      },
      sources: [
        document(
          's1',
          'Statement of Derek Lassiter',
          `Statement of Derek Lassiter

I am writing this for my wife's case. My counselor helped me keep it in order because I lose the thread.

I joined the Marines out of high school in 2003. I did three tours. On February 19, 2010 outside Marjah I stepped where I should not have and lost my left leg below the knee. Corporal Hicks was behind me and he died. I think about that every day.

After I got out I was married to Owen's mother and it went bad. I tried to kill myself in 2014 with pills and in 2016 with my truck. I have not tried since I met Gabby.

I have seizures from the head injury. I can't be by myself with the stove. Gabby puts my pills in the box on Sundays. She sets my phone to tell me to eat. When I have the dreams she stands at the door and says my name and the date and where I am. She does not come close because in 2019 I put my hands on her neck and I didn't know it was her. She cried for me and not for herself.

My stump breaks down in the summer. Last July I was off the leg for five weeks and she carried the baby and the groceries and me.

Owen came to us in third grade and he did not trust anybody. She checked his backpack every night for a year. Now he brings it to her.

If she has to go I would not go to Ecuador. My doctors are at the VA and my boy's custody papers say North Carolina. I would be here with two kids and I am telling you the truth when I say I don't trust myself.

I declare under penalty of perjury that this is true.

Derek Lassiter
GySgt, USMC (Ret.)
September 12, 2026`,
        ),
        document(
          's2',
          'VA letter: benefits and caregiver program',
          `DEPARTMENT OF VETERANS AFFAIRS
Winston-Salem Regional Office
July 30, 2026

Derek Lassiter
Dear Mr. Lassiter:

This letter is a summary of benefits you currently receive from the Department of Veterans Affairs.

Your combined service-connected evaluation is: 100 percent
You are considered to be totally and permanently disabled due solely to your service-connected disabilities: Yes
Your current monthly award amount is: $3,938.58
Branch of service: Marine Corps. Entered July 14, 2003. Released September 30, 2011. Honorable.

Program of Comprehensive Assistance for Family Caregivers
Primary Family Caregiver: Gabriela Chuquimarca, approved June 1, 2021
Level: Two
Monthly stipend: $1,820.44
The stipend ends if the caregiver no longer provides care in person.`,
        ),
        document(
          's3',
          'Letter of Dr. Anne Foxworth, VA psychologist',
          `Jacksonville VA Clinic, Mental Health
August 22, 2026

To Whom It May Concern,

I have treated Derek Lassiter in weekly individual therapy since October 2018. His diagnoses are chronic PTSD, moderate traumatic brain injury with post-traumatic epilepsy, and major depression in partial remission. Mr. Lassiter has a history of two suicide attempts.

His last PCL-5 score was 58. In 2018 it was 71. I attribute the improvement in large part to the structure that his wife supplies. She attends the family session on the first Thursday of each month.

I have thought carefully about what would happen if she left. Home health aides have been tried twice, in 2017 and in 2020, and he dismissed both within two weeks because he could not tolerate a stranger in the house at night. I consider his risk of suicide in her absence to be high. I would also have to report to the court that he cannot safely parent alone.

Anne Foxworth, PhD
Licensed psychologist`,
        ),
        document(
          's4',
          'Custody order, Onslow County',
          `STATE OF NORTH CAROLINA, ONSLOW COUNTY
DISTRICT COURT DIVISION
19 CVD 2207
Lassiter v. Lassiter

ORDER

1. Plaintiff Derek Lassiter is awarded sole legal and physical custody of the minor child Owen Lassiter, born October 10, 2012.
2. Defendant Tara Lassiter is incarcerated at Lowell Correctional Institution, Florida. Her projected release date is March 2029.
3. The child shall not be removed from the State of North Carolina for more than thirty days without leave of court.

This the 3rd day of September, 2019.`,
        ),
        document(
          's5',
          'School letter on Owen Lassiter',
          `Northwoods Park Middle School
June 8, 2026

Re: Owen Lassiter, grade 7

Owen has a 504 plan for ADHD. In the fall of 2024 he had nine office referrals. This year he has had one. He finished with a B average. His stepmother, Mrs. Chuquimarca, has come to all six of his plan meetings. His father came to two; crowds are hard for him.

Owen wrote in his autobiography assignment that his stepmother is "the first person who stayed."

R. Dellinger, School Counselor`,
        ),
      ],
    },
    needed: [
      'February 19, 2010',
      'Marjah',
      'Hicks',
      '2014',
      '2016',
      'five weeks',
      'backpack',
      '100 percent',
      '$3,938.58',
      '$1,820.44',
      'in person',
      '58',
      '71',
      'two weeks|within two weeks',
      'suicide in her absence|risk of suicide',
      'cannot safely parent',
      'thirty days',
      'nine office referrals',
      'the first person who stayed',
      'shoplifting',
      'dismissed',
    ],
  },
  {
    name: 'a resident nurse’s aide from Haiti, guardian of her sister, a husband from Jamaica, debts and a stillbirth',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Desmond',
        middle_name: 'Anthony',
        last_name: 'Whyte',
        date_of_birth: '1982-09-23',
        gender: 'male',
        country_of_birth: 'Jamaica',
        country_of_citizenship: 'Jamaica',
        last_entry_date: '2013-04-16',
        last_entry_place: 'Fort Lauderdale, Florida',
        marriage_date: '2017-12-09',
        state: 'FL',
        children: [
          { name: 'Micaelle Whyte', date_of_birth: '2019-03-28', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          first_name: 'Roseline',
          last_name: 'Desrosiers',
          date_of_birth: '1985-01-19',
          citizenship: 'Haiti',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'H-2B hotel worker',
        i94_expire_date: '2013-11-30',
        approval_date: '2024-05-07',
        petitioner_name: 'Roseline Desrosiers',
        USCIS_receipt_number: 'IOE0940018877',
        beneficiary_relationship: 'LPR Spouse',
        qualifying_relative: ['legal_permanent_spouse'],
        spouse_name: 'Roseline Desrosiers',
        spouse_place_of_birth: 'Jérémie, Haiti',
        spouse_moved_to_US_date: '2010-03-02',
        spouse_became_legal_permanent_resident_date: '2012-08-21',
        applicant_meet_spouse_date: '2015-07-11',
        how_applicant_met_spouse:
          'Church bus trip to Orlando. Her sister got sick on the bus and Desmond held the bag the whole way.',
        applicant_relationship_with_spouse:
          'Wed 12/9/2017 at Bethel Evangelical in Miramar. Daughter Micaelle 7. Lost a baby boy at 36 weeks in Aug 2023 (stillborn, named Josué). Live w/ her sister Guerda in a rented 3 bed, $2,650.',
        extreme_hardship_spouse_denied_admission:
          "Roseline is legal guardian of her sister Guerda, 34, Down syndrome, since their mother died in the earthquake. Guerda has heart condition + early Alzheimers. Roseline works nights at nursing home (CNA) 11-7, $2,700/mo. Desmond is home nights + drives a tile truck days $3,300. If he's gone nobody can stay w/ Guerda and Micaelle at night, sitter $25/hr. Debt: $23,400 credit cards + hospital bill from Josué $11,900, car note 489. She's depressed since the stillbirth, therapist at Jackson, hypertensive.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'She is Haitian, not Jamaican, no right to work there, would lose green card after a year. Guerda cant go - guardianship is Broward court, Medicaid waiver 9 yrs wait list. St. Elizabeth parish has no adult day program. Crime. She speaks Kreyol+English though so language not a problem.',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Guerda - Down syndrome, AV canal defect repaired, dementia starting 2025, wanders. Micaelle 7 - 2nd grade, gifted, bed wetting since her dads case. Desmond has a son in Jamaica, Tajay 17, he sends 150 a month.',
        moral_character: 'yes',
        additional_details:
          'Arrest 2016 Miramar - marijuana <20g, adjudication withheld?? he says dismissed. We have the paper. Driving w/o license 2014 fine $180. Deacon at church, drives the elderly to vote (not vote himself). Pays taxes. Supports his mother in Black River.',
      },
      sources: [
        document(
          's1',
          'Affidavit of Roseline Desrosiers',
          `AFFIDAVIT OF ROSELINE DESROSIERS

STATE OF FLORIDA
COUNTY OF BROWARD

BEFORE ME, the undersigned authority, personally appeared Roseline Desrosiers, who being duly sworn, deposes and says:

1. My name is Roseline Desrosiers. I was born in Jérémie, Haiti on January 19, 1985. I have been a permanent resident since August 21, 2012.

2. My mother died in the earthquake on January 12, 2010. My sister Guerda was under the same roof for two days. I came to Florida with her in March of that year and I have been her mother since.

3. Guerda has Down syndrome. She is 34 years old. She cannot be alone. In 2025 she began to leave the house at night. In May of this year the police found her on the Turnpike ramp in her nightgown. I was at work. Desmond had gone to give our daughter water and the door was open one minute.

4. I work from 11 at night to 7 in the morning at Palm Gardens because the night pays two dollars more. Desmond leaves at 7:30. We pass like that.

5. On August 14, 2023 I gave birth to our son Josué. He did not breathe. Desmond washed him and dressed him, because I could not. I have not gone back into that hospital. I have my appointments at another one, farther.

6. I owe $23,412 on four credit cards. The hospital still asks me for $11,900 for Josué.

7. I cannot go to Jamaica. They would not let me work and Guerda would lose everything that I waited nine years for. And if I leave America for more than one year they can take my green card.

8. If my husband is refused I will remain in Miramar with my daughter and my sister.

FURTHER AFFIANT SAYETH NAUGHT.

Roseline Desrosiers
Sworn to and subscribed before me this 17th day of September, 2026.
Marie Th. Alcindor, Notary Public`,
        ),
        document(
          's2',
          'Letters of guardianship, Broward County',
          `IN THE CIRCUIT COURT FOR BROWARD COUNTY, FLORIDA
PROBATE DIVISION
File No. PRC-11-0004417
IN RE: GUARDIANSHIP OF GUERDA DESROSIERS

LETTERS OF PLENARY GUARDIANSHIP OF THE PERSON

WHEREAS Roseline Desrosiers has been appointed plenary guardian of the person of Guerda Desrosiers, the ward, on October 6, 2011,
NOW THEREFORE she is authorized to exercise all delegable rights of the ward.
The guardian shall not change the residence of the ward to a place outside the State of Florida without prior approval of the court.
The guardian shall file an annual plan.`,
        ),
        document(
          's3',
          'Psychiatric progress summary, Roseline Desrosiers',
          `JACKSON BEHAVIORAL HEALTH
Patient: Desrosiers, Roseline
Summary of care 10/2023 - 08/2026

Dx: Persistent complex bereavement; Major depressive disorder, recurrent, moderate. Hypertension followed by PCP (158/96 on 08/05/2026).
Meds: escitalopram 20 mg, amlodipine 10 mg.
Seen every two weeks, 58 visits. Husband attended 41.
Hospitalized 4 days in December 2023 after stating she wanted to be buried with the baby.
PHQ-9: 23 (12/2023), 12 (05/2025), 17 (08/2026, after receiving notice about the interview abroad).
Assessment: The pt's stability depends on sleep and on husband's presence at night. Separation would in all probability bring a return to the 2023 level of risk.

Nadège Baptiste, MD`,
        ),
        document(
          's4',
          'Letter of adult day center on Guerda Desrosiers',
          `Sunrise Abilities Adult Day Training
Pembroke Pines, Florida
August 31, 2026

To Whom it May Concern:

Guerda Desrosiers has attended our program Monday through Friday since 2014, funded by the iBudget Medicaid waiver. She was on the waiting list from 2011. If she leaves the state she loses her place and would have to apply anew; the list has about 21,000 names.

Staff noted first signs of dementia in March 2025. She now needs one-to-one supervision in the community. Mr. Whyte picks her up at 3:15 each day. She calls him "Papa Des". On two days in June when he was delayed she would not get into the van with anyone else and had to be kept until 6 p.m.

Lorna Chin-Hayes, Program Director`,
        ),
        document(
          's5',
          'Certificate of disposition, 2016',
          `COUNTY COURT, SEVENTEENTH JUDICIAL CIRCUIT
Broward County, Florida
Case 16-009941MM10A
State v. WHYTE, DESMOND A
Offense: Possession of cannabis under 20 grams, F.S. 893.13(6)(b)
Arrest date: 03/25/2016
Disposition: Nolle prosequi 06/30/2016 upon completion of pretrial diversion
No plea was entered.`,
        ),
        document(
          's6',
          'Jamaica: services for adults with intellectual disability',
          `CARIBBEAN DISABILITY FORUM
Jamaica country note, 2026

The Combined Disabilities Association counted 11 day programs for adults with intellectual disability in 2025, nine of them in Kingston and St. Andrew. St. Elizabeth has none.

Residential care for adults with dementia under 60 does not exist in the public sector.

A foreign national needs a work permit, for which an employer must apply; in 2025 the fee for one year was J$ 162,000. Spouses of Jamaican nationals may apply for an exemption, which took seven months on average.

The U.S. Department of State advises travelers to exercise increased caution in Jamaica due to crime.`,
        ),
      ],
    },
    needed: [
      'January 12, 2010',
      'two days',
      'Turnpike',
      'nightgown',
      'August 14, 2023',
      '$23,412',
      '$11,900',
      'October 6, 2011',
      'without prior approval|prior approval',
      '58 visits',
      '41',
      'buried with the baby',
      '23',
      '17',
      '21,000',
      '3:15',
      'Papa Des',
      'Nolle prosequi|nolle prosequi',
      'nine of them',
      'seven months',
      '158/96',
      '$2,650',
    ],
  },
]
