import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional waivers: a plain one with five documents, and one in hurried notes with the husband's interview. */
export const nineteenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with lupus and a son with hemophilia in Tulsa, a husband from Honduras, roofer, DUI 2013',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Wilmer',
        middle_name: 'Josué',
        last_name: 'Banegas',
        date_of_birth: '1988-02-19',
        gender: 'male',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2009-10-11',
        last_entry_place: 'near Roma, Texas',
        marriage_date: '2014-08-09',
        state: 'OK',
        children: [
          { name: 'Grace Banegas', date_of_birth: '2015-05-30', citizenship: 'United States', gender: 'female' },
          { name: 'Eli Banegas', date_of_birth: '2019-01-14', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Amanda Jo Banegas',
          date_of_birth: '1990-06-02',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2024-12-03',
        petitioner_name: 'Amanda Jo Banegas',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0928814402',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Amanda Jo Banegas',
        spouse_place_of_birth: 'Sapulpa, Oklahoma',
        applicant_meet_spouse_date: '2012-11-03',
        how_applicant_met_spouse:
          'They met at a church dinner in Tulsa. A cousin of Amanda had hired Wilmer to mend her roof after a hailstorm.',
        applicant_relationship_with_spouse:
          'They married in Tulsa on August 9, 2014, and have two children, Grace, 11, and Eli, 7. Wilmer is a roofing foreman and earns about $4,600 a month. Amanda works 20 hours a week at the front desk of a dental office and earns $1,280 a month.',
        extreme_hardship_spouse_denied_admission:
          'Amanda has had lupus since 2018 and takes hydroxychloroquine and mycophenolate. In a flare she cannot hold a cup or drive. Their son Eli has severe hemophilia A. Wilmer gives him factor VIII through his port every other day and keeps watch over him; Amanda’s hands swell and she cannot do it reliably. Without Wilmer’s pay she could not keep the house, whose payment is $1,190 a month.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Amanda speaks no Spanish beyond a few words. Wilmer’s family lives in Yoro. Eli needs factor VIII every other day, and the nearest hospital that treats hemophilia is in San Pedro Sula. Amanda has joint custody of a daughter from her first relationship, Kaylee, 14, and the order does not let her move the child out of Oklahoma. Her parents live in Sapulpa.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Grace, 11, has started to sleep in her brother’s room to listen for him. Amanda’s father, Dale Pruitt, 69, has heart failure.',
        moral_character: 'yes',
        additional_details:
          'Wilmer has filed taxes since 2011 with an ITIN. He was convicted of driving under the influence in Tulsa in 2013, served ten days, completed the class and has not drunk since 2014. He leads a men’s group at his church and has repaired roofs of widows without pay.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Amanda Jo Banegas',
          `DECLARATION OF AMANDA JO BANEGAS

I, Amanda Jo Banegas, declare as follows:

1. I was born in Sapulpa, Oklahoma, on June 2, 1990, and I am a citizen of the United States. I have lived in Creek or Tulsa County all my life.

2. I met Wilmer on November 3, 2012, at a supper at Iglesia Roca Viva. He had fixed my cousin's roof and she made him come. We married on August 9, 2014. Grace was born the next May and Eli on January 14, 2019.

3. I was diagnosed with lupus in April 2018. I take hydroxychloroquine and mycophenolate every day. I have had six flares. In the last one, from February to April 2026, I could not close my hands, and I was in Hillcrest for five nights with fluid around my heart. Wilmer slept in the chair and went to work from there.

4. Eli has severe hemophilia A. He bleeds into his knees and ankles if he misses his factor. Wilmer was trained by the nurses and gives it through the port every other morning at 5:30 before he leaves. I was trained too. On a good day I can do it. In a flare I cannot feel the needle, and in March 2026 I missed twice and my mother drove us to the emergency room.

5. On July 8, 2025 Eli fell off the porch step. By the time I had him in the car his knee was the size of a grapefruit. Wilmer came off a roof in Owasso and met us at the hospital with the factor in a cooler. The doctor said the first hour was what saved the joint.

6. I work 20 hours a week at Brookside Dental and bring home $1,280 a month. I cannot work more, because tiredness brings on the flares. Wilmer brings home about $4,600. The house payment is $1,190, the truck is $410, and our share of the insurance that comes with his job is $655.

7. Eli's factor is billed at more than $30,000 a month. Wilmer's health plan pays for it after the deductible. If he leaves the company the plan ends with the month.

8. My daughter Kaylee is fourteen. Her father, Brett Sutter, and I have joint custody and she is with us every week from Wednesday to Sunday. Wilmer taught her to drive the mower and goes to every softball game. The order says neither of us may move her out of Oklahoma without the other's consent, and Brett has told me he will never give it.

9. My parents live in Sapulpa. Dad is 69 and has heart failure. Mom looks after him. My sister lives in Germany with the Air Force.

10. I know about the DUI. It was before we married, in 2013. He told me himself, at his kitchen table. He spent ten days in jail and took the class. He has not had a drink since New Year's Eve of 2014.

11. I don't speak Spanish. I know the songs from church. I have never been to Honduras. Wilmer's mother lives outside of Yoro on a dirt road. His brother Denis was shot there in 2017 because he would not pay the gang for his bus.

12. If they refuse Wilmer I will stay here. I cannot leave Kaylee, and Eli would not live long where there is no factor. But I do not know how I would do it. When I lie awake I count the mornings.

I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.

Executed on October 21, 2026, at Tulsa, Oklahoma.

Amanda Jo Banegas`,
        ),
        document(
          'd2',
          'Letter of Priya Venkataraman, M.D., rheumatologist',
          `UTICA RHEUMATOLOGY ASSOCIATES
1245 S. Utica Avenue, Suite 410, Tulsa, Oklahoma 74104

October 9, 2026

Re: Amanda J. Banegas, DOB 06/02/1990

To Whom It May Concern:

I have treated Ms. Banegas for systemic lupus erythematosus since April 2018. She has had six flares that required steroids and two hospital admissions, the last from March 2 to March 7, 2026, for pericarditis. She has arthritis of both hands with loss of grip during flares.

Her medication needs blood and urine tests every eight weeks. She has early lupus nephritis (class II on biopsy of May 2024). Without regular monitoring it may progress to kidney failure.

Loss of sleep, physical overload and prolonged stress are known triggers of flares in this patient: four of her six flares followed a period in which she cared for her son alone for more than a week, when her husband worked storm damage out of state.

At her visit of October 6, 2026, she was stable, with no active inflammation, and she may work part time.

In my opinion Ms. Banegas cannot carry the daily care of a child with severe hemophilia alone without a substantial risk of further flares.

Sincerely,
Priya Venkataraman, M.D.`,
        ),
        document(
          'd3',
          'Letter of the Oklahoma hemophilia treatment center',
          `Oklahoma Center for Bleeding and Clotting Disorders
Oklahoma City

September 24, 2026

RE: Eli Banegas, DOB 01/14/2019
Diagnosis: Severe hemophilia A (factor VIII < 1%)

Eli is followed here every three months. He receives prophylaxis with recombinant factor VIII, 1,000 units every other day through an implanted port. His father, Wilmer Banegas, has been trained in home infusion since August 2020 and gives nearly all doses; the infusion log of January to August 2026 shows 118 doses, of which 109 were given by Mr. Banegas. Ms. Banegas has been trained, but her grip does not always permit it.

Eli has a target joint in the right knee after a bleed in July 2025. A missed dose puts him at risk of bleeding into that joint and of permanent damage. A head injury without factor can be fatal.

Home nursing for infusions is covered by the family's plan for up to 20 visits a year.

Marisol Trent, R.N., nurse coordinator`,
        ),
        document(
          'd4',
          'Employment letter, Green Country Roofing',
          `Green Country Roofing & Exteriors LLC, Broken Arrow, Oklahoma
October 1, 2026

Wilmer Banegas has worked for our company since March 2015, since 2019 as foreman. He earns $33.50 an hour and averages $4,600 a month after deductions. He and his family are enrolled in our group health plan. Coverage ends on the last day of the month in which employment ends. He is the most careful man I have on a roof, and I have never had to ask him twice.

Rick Dowell, owner`,
        ),
        document(
          'd5',
          'Judgment and disposition, Tulsa County',
          `IN THE DISTRICT COURT OF TULSA COUNTY, STATE OF OKLAHOMA
State v. Wilmer J. Banegas, CM-2013-2218
Charge: Driving under the influence, first offense (misdemeanor). Date of offense: May 25, 2013.
Plea: guilty, July 18, 2013. Sentence: ten days in county jail, one year suspended, fine $500, assessment and DUI school. Completed: DUI school November 2, 2013; fine and costs paid January 15, 2014. Suspended sentence expired July 18, 2014. No violations.`,
        ),
      ],
    },
    needed: [],
  },
  {
    name: 'a mechanic with a broken back in Yakima, a wife from Mexico, interviewed in haste, four documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Marisela',
        middle_name: '',
        last_name: 'Ochoa Tapia',
        date_of_birth: '1993-07-22',
        gender: 'female',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2010-03-15',
        last_entry_place: 'San Luis, Arizona',
        marriage_date: '2018-06-30',
        state: 'WA',
        children: [
          { name: 'Jaden Kowalczyk', date_of_birth: '2020-11-02', citizenship: 'United States', gender: 'male' },
        ],
        spouse: { name: 'Peter Kowalczyk', date_of_birth: '1987-03-13', citizenship: 'United States', gender: 'male' },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-06-17',
        petitioner_name: 'Peter Kowalczyk',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0940077123',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Peter Kowalczyk',
        spouse_place_of_birth: 'Yakima, Washington',
        applicant_meet_spouse_date: '2016-02-14',
        how_applicant_met_spouse: 'valentines dance at grange hall, friends set them up',
        applicant_relationship_with_spouse:
          'm. 6/30/18 Yakima. 1 son Jaden 6 (1st grade). Peter - orchard mechanic, $3,900/mo till injury, now L&I time loss $2,340. Mari packs fruit, nights, $2,450. own trailer, space rent $695. married 8 yrs',
        extreme_hardship_spouse_denied_admission:
          'back - fell off ladder truck 9/2024, L4-5 fusion 2/2025, second surgery maybe. cant lift >10 lb, cant sit >30 min. oxycodone till 1/26, tapered off, afraid of going back. depression, sertraline, on list for counselor. Mari does everything - socks, bath, laundry, Jaden to school, wood stove. dad dead. mom in Spokane, 70, COPD. sister Anna in Yakima, 3 kids, works days. if she goes: loses her $ + the care.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Apatzingan Michoacan. level 4 do not travel. L&I wont pay for treatment outside, he says - check. no spanish. claim open, vocational retraining starts 1/2027, lose it if he leaves. surgeon here.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'came at 16 w/ aunt. no arrests. used cousins SSN to work 2012-2016, then ITIN - filed 2017 on. GED 2015. volunteers food bank. 1 speeding.',
      },
      sources: [
        document(
          'd1',
          'intake notes Peter',
          `PETER K. intake 10/3/26 (phone) - MR

Q: tell me about your back
fell 14 ft off the ladder truck, Sept 12 2024, at Borton. Fusion Feb 19 2025 at Memorial. Still numb left foot. Dr. Halvorsen says maybe 2nd op in spring.

Q: what can't you do
put on socks, tie boots, lift Jaden, split wood, drive more than 1/2 hr. Fell in the shower in June, was on floor 40 min til M came home from shift.

Q: what does Mari do
bath, dresses me, cooks, all laundry, wood, Jaden's school + his inhaler. then goes to work 6pm-2:30am. sleeps 4 hrs.

Q: who helps when she's at work
Anna comes by Tues. otherwise just me and Jaden. Jaden gets me water.

Q: pills
oxycodone 8 mo. got hooked. M locked them up + counted them. Off since Jan 2026. "If she's gone I know where I'd end up."

Q: money
time loss 2340. hers 2450. space rent 695, truck 318, propane/wood 210, food 750, his meds 60. VISA 11,000 owed.

Q: Mexico?
never been anywhere but Canada. No Spanish, "gracias". Her folks in Apatzingan, dad grows limes. they pay the "cuota". cousin Beto taken 2021, never found.

Q: would you go
no. doctor, L&I, Jaden. stays.

Q: anything bad
2022 we split up 3 mos, my fault, I was drinking. She took Jaden to Anna's. came back after I quit.`,
        ),
        document(
          'd2',
          'Dr note',
          `Yakima Spine & Orthopedics
10/14/2026
Patient: Peter Kowalczyk   DOB 3/13/87
Dx: s/p L4-L5 fusion 2/19/25, adjacent segment disease L3-4, L foot drop
Restrictions: no lift >10 lb, no sitting >30 min, no bending/twisting. permanent until re-eval 4/2027.
Needs help with dressing, bathing lower body.
Revision surgery likely 2027; recovery 3-6 mo, cannot be alone first 6 wks.
E. Halvorsen MD`,
        ),
        document(
          'd3',
          'letter from sister',
          `Oct 20 2026
To whom it may concern, I am Anna Ruiz, Peters sister. I have three kids 4, 7 and 9 and I work at the school kitchen 7 to 3. I bring soup on Tuesdays. I can't do more than that. Mari is who keeps that house going. When Peter was on the pills she was the one who noticed. She never yelled she just counted. If she was gone I would be scared to open the door over there. Anna Ruiz`,
        ),
        document(
          'd4',
          'L&I letter',
          `STATE OF WASHINGTON DEPARTMENT OF LABOR AND INDUSTRIES
Claim BC-41877   Worker: KOWALCZYK, PETER   Injury: 09/12/2024
Sept 2, 2026
Time-loss compensation is being paid at $2,340.00 per month. You have been found eligible for vocational retraining. Plan start: January 11, 2027, Perry Technical Institute, Yakima. Failure to participate may result in suspension of benefits.`,
        ),
      ],
    },
    needed: [],
  },

  {
    name: 'a citizen husband in Dayton, a stroke at 44, a wife from Guatemala who bakes; used a false number; a stepson',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Lidia',
        middle_name: 'Esperanza',
        last_name: 'Xicay',
        date_of_birth: '1986-09-04',
        gender: 'female',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2006-11-20',
        last_entry_place: 'near Douglas, Arizona',
        marriage_date: '2013-05-25',
        state: 'OH',
        children: [
          { name: 'Rosalie Hartman', date_of_birth: '2014-03-08', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Gregory Alan Hartman',
          date_of_birth: '1980-02-11',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-03-18',
        petitioner_name: 'Gregory Alan Hartman',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0935512077',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Gregory Alan Hartman',
        spouse_place_of_birth: 'Dayton, Ohio',
        applicant_meet_spouse_date: '2011-09-10',
        how_applicant_met_spouse:
          'They met at the bakery on Wayne Avenue where Lidia worked and Gregory bought bread each morning before his shift.',
        applicant_relationship_with_spouse:
          'They married in Dayton on May 25, 2013. They have a daughter, Rosalie, 12. Gregory’s son from his first marriage, Tyler, 17, lives with them. Gregory was a machinist until his stroke in 2024 and receives $1,910 a month in disability. Lidia earns about $2,750 a month at the bakery.',
        extreme_hardship_spouse_denied_admission:
          'Gregory had a stroke on June 3, 2024. His right side is weak and he has aphasia. Lidia dresses him, manages his medicine, does the speech exercises with him each evening and speaks for him at the doctor’s. The doctor says another stroke is possible. Without her pay he could not pay the mortgage of $884. His sister Beth lives in Columbus and comes one Sunday a month.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Gregory speaks no Spanish, and because of the aphasia he cannot learn it. Lidia’s village, San Andrés Semetabaj, has a health post without a doctor on most days. His speech therapy is in English. Tyler could not come, because his mother has custody with Gregory and lives in Kettering. Gregory would lose Medicare two years before he needs it for his heart valve.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Rosalie, 12, reads to her father and has begun to see the school counselor. Tyler, 17, is in eleventh grade and works at a car wash on weekends.',
        moral_character: 'yes',
        additional_details:
          'Lidia used a made-up Social Security number at the bakery from 2007 to 2012 and has filed with an ITIN since 2009. She teaches the First Communion class at Holy Angels. No arrests.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Gregory Hartman',
          `I, Gregory Alan Hartman, state the following. My daughter typed this while I spoke, and my wife was not in the room.

1. I was born in Dayton on February 11, 1980. I am an American citizen.

2. I met Lidia in September 2011 at the bakery. I bought bread I did not need. We married on May 25, 2013. Rosalie was born on March 8, 2014. My son Tyler came to live with us in 2019.

3. On June 3, 2024 I fell at the lathe. It was a stroke. I was at Miami Valley Hospital for 19 days and in rehab for five weeks. I could not say my daughter's name until September.

4. My right hand does not close. I cannot button a shirt or cut meat. Words come slow or come wrong. On the phone people hang up.

5. Lidia gets up at three for the bakery. She lays out my pills in the box and my clothes. She comes home at noon and dresses the parts I cannot. Every evening we do the cards from the speech therapist for forty minutes. She never once finished a word for me that I could finish.

6. On February 9, 2026 I choked on a piece of chicken. Lidia got it out. The doctor said my swallowing is slow. She cuts everything now and sits with me.

7. I get $1,910 a month. Lidia makes about $2,750. The mortgage is $884, the van is $276 and my medicines are $145 after Medicare. We have $3,200 saved.

8. My sister Beth is in Columbus. She is good to us, she comes one Sunday a month, but she has her own job and a husband with Parkinson's. My parents are dead.

9. Tyler's mother Dawn lives in Kettering and we share custody. The decree says he may not be moved out of Ohio unless a judge allows it.

10. I was in Guatemala never. I don't know Spanish. The therapist told me I will be lucky to get all my English back.

11. I won't go and I can't. My son is here, my doctors are here, and the words I have left are English.

12. She told me about the number she used at work before she told me her middle name. She was ashamed of it. She stopped in 2012 and got the tax number.

I declare under penalty of perjury that this is true. November 3, 2026. Gregory A. Hartman (signed with the left hand)`,
        ),
        document(
          'd2',
          'Letter from Dr. Samir Nassar, neurology',
          `Dayton Stroke and Neurology Center
30 E. Apple Street, Suite 2100, Dayton, OH 45409
October 27, 2026

Re: Gregory Hartman (DOB 2/11/1980)

Mr. Hartman suffered a left middle cerebral artery ischemic stroke on June 3, 2024. He has right hemiparesis, moderate expressive aphasia and dysphagia. I see him every three months.

He is alert and understands what is said to him. His walking has improved and he no longer uses a cane indoors. He cannot live independently: he needs help with dressing, cutting food, medication and all telephone calls.

The risk of a second stroke within five years is about 25 percent. Strict control of blood pressure and regular medication lower that risk. His wife manages both.

Recovery of speech continues for years where therapy is regular and practiced daily in the patient's own language. In my opinion the loss of his wife's daily practice and supervision would probably halt his recovery and would raise the risk of aspiration and of a second stroke.

S. Nassar, M.D.`,
        ),
        document(
          'd3',
          'Speech therapy progress report',
          `Miami Valley Rehabilitation, Speech-Language Pathology
Patient: Gregory Hartman
Progress report, October 15, 2026

Western Aphasia Battery: 41 (September 2024), 58 (March 2025), 69 (October 2026).
Sessions attended: 96 of 98. Wife present at all.
Home program: 40 minutes daily, done with wife per log, 341 of 365 days.
Therapy is conducted in English. Mr. Hartman has no second language. With this degree of aphasia the learning of a new language is not a realistic goal.

Karen Opal, M.S., CCC-SLP`,
        ),
        document(
          'd4',
          'School counselor letter, Rosalie Hartman',
          `Stivers School, Dayton. October 20, 2026. Rosalie Hartman, grade 7, has met with me nine times since January. She is an excellent student. She worries that her father will choke when nobody is at home, and she has asked to go home at lunch on four days to check on him. Anne Whitfield, school counselor`,
        ),
        document(
          'd5',
          'Letter of Father Dominic Rizzo',
          `Holy Angels Parish, November 1, 2026. Lidia Xicay has taught our First Communion class since 2016 and has brought the bread for the Saturday meal for eleven years. When Gregory fell ill, the parish offered to pay for a nurse for a month; she said no and asked us to give it to the Delgado family. Fr. Dominic Rizzo, pastor`,
        ),
      ],
    },
    needed: [],
  },
  {
    name: 'a citizen wife in Omaha, a husband from El Salvador with a DWI, notes of an interview',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Nelson',
        middle_name: '',
        last_name: 'Alfaro',
        date_of_birth: '1990-12-02',
        gender: 'male',
        country_of_birth: 'El Salvador',
        country_of_citizenship: 'El Salvador',
        last_entry_date: '2011-06-14',
        last_entry_place: 'Hidalgo, Texas',
        marriage_date: '2017-10-07',
        state: 'NE',
        children: [{ name: 'Mia Alfaro', date_of_birth: '2018-08-19', citizenship: 'United States', gender: 'female' }],
        spouse: {
          name: 'Courtney Ann Alfaro',
          date_of_birth: '1992-05-21',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-01-22',
        petitioner_name: 'Courtney Ann Alfaro',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0931188204',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Courtney Ann Alfaro',
        spouse_place_of_birth: 'Omaha, Nebraska',
        applicant_meet_spouse_date: '2015-03-01',
        how_applicant_met_spouse: 'met at work, meatpacking plant, she was in the office',
        applicant_relationship_with_spouse:
          'm. 10/7/17. dau Mia 8. Nelson welder $5,100/mo. Courtney office mgr part time $1,400',
        extreme_hardship_spouse_denied_admission:
          'epilepsy since age 15. last seizure 8/2026. cant drive. Nelson drives her + Mia everywhere. keppra. anxiety. mom lives w/ them, dementia, wanders at night. Nelson gets up w/ her.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'no spanish. keppra - public hosp often out. mom cant move. Nelsons town Chalatenango.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details: 'DWI 2014, paid, class. taxes ITIN 2013 on. coaches soccer u10.',
      },
      sources: [
        document(
          'd1',
          'Interview notes - Courtney 10/20',
          `Courtney, office, 10/20/26

Q. Seizures?
Since 15. Grand mal 2-3 a yr, small ones weekly. Last big one Aug 6, in the shower, Nelson broke the door. 6 stitches.

Q. Can you drive?
No. Lost license 2019. No bus where we live.

Q. What does Nelson do for you?
Drives me to work + neuro. Holds me when I seize. Does the nights with Mom. Cooks.

Q. Your mom
Diane, 68, Alzheimers, lives with us since 2022. Gets out of the house. Police brought her home twice in March. She hits me sometimes but not him.

Q. Anyone else?
Brother Scott in Denver. Sends 0. Dad died 2009.

Q. $$
His 5100, mine 1400, Mom SS 980. Mortgage 1240. Day program for Mom is 1650/mo, can't.

Q. If he goes?
"I'd have to put her in a home and I'd lose Mia to a foster person if I seize alone." Would not move.

Q. Trouble?
He got DWI 2014 before me. None since. Doesn't drink now, only beer at Xmas.`,
        ),
        document(
          'd2',
          'neuro letter',
          `Nebraska Epilepsy Center, Oct 9 2026. Courtney Alfaro, 5/21/92. Juvenile myoclonic epilepsy, drug resistant. Levetiracetam 3000 mg/day, lamotrigine. Seizure frequency: 2-3 generalized tonic-clonic per year, weekly myoclonic. Sleep loss is the main trigger. She must not drive, bathe alone or be alone with a small child during a seizure. Her husband has been trained to give rescue midazolam. L. Chu MD`,
        ),
        document(
          'd3',
          'Court record',
          `County Court of Douglas County, Nebraska. State v. Nelson Alfaro, CR 14-9921. DWI first offense, 3/22/2014. Plea guilty 5/6/2014. 6 months probation, $500 fine, license revoked 60 days. Probation satisfactorily completed 11/6/2014.`,
        ),
      ],
    },
    needed: [],
  },

  {
    name: 'a citizen wife in Charlotte, kidney failure on home dialysis, a husband from Honduras, painter, separated in 2020',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Edwin',
        middle_name: 'Noel',
        last_name: 'Sabillón',
        date_of_birth: '1987-01-25',
        gender: 'male',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2007-08-30',
        last_entry_place: 'near Laredo, Texas',
        marriage_date: '2012-02-18',
        state: 'NC',
        children: [
          { name: 'Jasmine Sabillón', date_of_birth: '2013-07-04', citizenship: 'United States', gender: 'female' },
          { name: 'Noah Sabillón', date_of_birth: '2018-11-12', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Keisha Monique Sabillón',
          date_of_birth: '1989-04-16',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-05-06',
        petitioner_name: 'Keisha Monique Sabillón',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0938127745',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Keisha Monique Sabillón',
        spouse_place_of_birth: 'Gastonia, North Carolina',
        applicant_meet_spouse_date: '2010-07-10',
        how_applicant_met_spouse: 'They met at a birthday party of a coworker in Charlotte.',
        applicant_relationship_with_spouse:
          'They married in Charlotte on February 18, 2012, and have two children, Jasmine, 13, and Noah, 8. Edwin paints houses and earns about $3,900 a month. Keisha was a bank teller until 2024 and receives $1,540 a month in disability.',
        extreme_hardship_spouse_denied_admission:
          'Keisha has kidney failure and has been on home hemodialysis since March 2024. The treatment needs a trained partner, and Edwin is that partner. He sets up the machine five evenings a week, puts in the needles and watches her blood pressure. Keisha’s vision is poor and she cannot see the needle. Without Edwin’s pay she could not pay the rent of $1,460.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Keisha does not speak Spanish. Edwin comes from El Progreso. Dialysis in Honduras is given in centers three times a week at most and not at home. She is on the transplant list at Atrium Health and would lose her place. Her grandmother Lorraine, who raised her, is 81 and lives in Gastonia.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives: 'Jasmine, 13, has learned to prepare the machine. Noah, 8, has asthma.',
        moral_character: 'yes',
        additional_details:
          'Edwin has filed taxes with an ITIN since 2010. He was cited for driving without a license in 2019 and paid the fine. He plays the drums at New Life Church and paints the classrooms there each summer without pay.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Keisha Monique Sabillón',
          `I, Keisha Monique Sabillón, declare under penalty of perjury:

1. I was born in Gastonia, North Carolina, on April 16, 1989. I am a United States citizen.

2. I met Edwin in July 2010. We married on February 18, 2012. Jasmine was born on July 4, 2013 and Noah on November 12, 2018.

3. My kidneys failed in January 2024 after years of high blood pressure. I was a teller at the bank on South Boulevard for nine years. I had to stop in February 2024.

4. I started dialysis at home in March 2024. It is five evenings a week, three hours each. Edwin took the training with me for six weeks. He lost that pay. He sets up the machine, puts the needles in my arm and sits beside me until it is done. I cannot do it myself, because I see only shapes with my right eye and not much with my left.

5. On May 17, 2025 my blood pressure fell to 70 over 40 on the machine and I passed out. Edwin gave back the blood the way they taught him and called 911. The nurse said I would have died if I had been alone.

6. Before, I went to the center on Albemarle Road three mornings a week. I was so sick after it that I slept all day. I was in the hospital four times in those two months with fluid. At home I have been in the hospital once.

7. I get $1,540 a month in disability. Edwin brings home about $3,900. The rent is $1,460, the car is $345, the electric bill is $260 because of the machine and the water is $95.

8. My grandmother Lorraine raised me. She is 81 and has a bad heart. My mother has been in and out of prison and I do not see her. I have no brothers or sisters.

9. Jasmine is thirteen. She learned to prime the machine from watching. She told me she will not go to camp because somebody has to know how. Noah has asthma and an inhaler.

10. In 2020 we were apart for five months. Edwin moved to a friend's, because we fought about money when there was no work in the pandemic. He came home in November 2020 and we have not been apart since.

11. I do not speak Spanish. I have never been out of the United States. Edwin's family in El Progreso has power some hours of the day.

12. If they do not let Edwin back I will stay here on the list. I would have to go back to the center, and somebody would have to drive me at five in the morning. I do not know who.

Signed on October 30, 2026, in Charlotte. Keisha Monique Sabillón`,
        ),
        document(
          'd2',
          'Letter of Dr. Alan Whitcomb, nephrologist',
          `Metrolina Kidney Specialists
Charlotte, North Carolina
October 12, 2026

RE: Keisha Sabillón, date of birth 4/16/1989

I am Ms. Sabillón's nephrologist. She has end-stage renal disease due to hypertension and hypertensive retinopathy with severely reduced vision in both eyes. She has been treated with home hemodialysis since March 4, 2024.

Home hemodialysis requires a trained care partner who is present during every treatment. Her husband is the only person trained. Our program does not permit a patient with her vision to dialyze alone.

On home treatment her blood pressure is better controlled and she has had one hospital admission in the last twelve months. She has been active on the deceased-donor transplant list at Atrium Health since August 2024. The present wait for her blood group is four to six years.

Without a care partner she would have to return to in-center dialysis three times a week. In January and February 2024 she was admitted four times on that schedule. In my opinion a return to it would shorten her life and could make her unfit for transplant.

Alan Whitcomb, M.D.`,
        ),
        document(
          'd3',
          'Letter of New Life Church',
          `New Life Church, Charlotte. November 2, 2026. Edwin Sabillón has played drums in our worship team since 2015 and has painted nine of our classrooms without pay. On dialysis evenings he leaves rehearsal early and nobody has to ask why. Pastor Ronald Gibbs`,
        ),
        document(
          'd4',
          'Mecklenburg County citation',
          `State of North Carolina, Mecklenburg County District Court. State v. Edwin N. Sabillon, 19CR 731804. No operator's license (infraction), June 9, 2019. Disposition: responsible. Fine $50 and costs $188, paid July 22, 2019.`,
        ),
      ],
    },
    needed: [],
  },
]
