import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional waivers, written whole before they were run: two plain ones, and one in hurried notes. */
export const twentyFirstWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen husband with Parkinson’s disease in Baton Rouge, a wife from Ecuador, a theft of 2014',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Lourdes',
        middle_name: 'Pilar',
        last_name: 'Quishpe',
        date_of_birth: '1984-09-03',
        gender: 'female',
        country_of_birth: 'Ecuador',
        country_of_citizenship: 'Ecuador',
        last_entry_date: '2006-05-22',
        last_entry_place: 'near Laredo, Texas',
        marriage_date: '2013-04-20',
        state: 'LA',
        children: [
          { name: 'Simone Delahoussaye', date_of_birth: '2014-12-09', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Marcus Delahoussaye',
          date_of_birth: '1975-03-17',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-02-11',
        petitioner_name: 'Marcus Delahoussaye',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0931140276',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Marcus Delahoussaye',
        spouse_place_of_birth: 'Opelousas, Louisiana',
        applicant_meet_spouse_date: '2010-08-14',
        how_applicant_met_spouse:
          'They met at a restaurant in Baton Rouge where Lourdes was a cook and Marcus delivered the fish.',
        applicant_relationship_with_spouse:
          'They married in Baton Rouge on April 20, 2013, and have a daughter, Simone, 11. Marcus drove a delivery truck until his illness and now receives $1,724 a month in disability benefits. Lourdes is a kitchen manager and earns $3,300 a month.',
        extreme_hardship_spouse_denied_admission:
          'Marcus has Parkinson’s disease, diagnosed in 2020, and has fallen nine times this year. Lourdes gives him his pills every three hours, helps him out of bed and in the shower, and cuts his food. He freezes in doorways and has choked twice. They pay rent of $1,250. Without her wages he could not pay it. His brother Andre lives in Houston and comes at Thanksgiving. His parents are dead.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Marcus speaks no Spanish. Lourdes comes from a village near Guaranda, at 9,000 feet, four hours from Quito. His disability insurance and Medicare do not pay for doctors there. Simone has never lived outside Louisiana and plays the clarinet in her school band. Marcus is being evaluated for deep brain stimulation in New Orleans.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'In 2014 Lourdes pleaded guilty to theft of goods from a store, baby clothes worth $62. She paid the fine and has had no trouble since. She has filed taxes since 2009 and teaches first communion at St. Agnes.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Marcus Delahoussaye',
          `DECLARATION OF MARCUS DELAHOUSSAYE

I, Marcus Delahoussaye, declare under penalty of perjury:

1. I am a United States citizen, born in Opelousas, Louisiana, on March 17, 1975. I live with my wife, Lourdes Quishpe, and our daughter, Simone, in Baton Rouge.

2. I met Lourdes on August 14, 2010. I brought the fish to the back door and she weighed it twice and told me it was a pound short. We were married on April 20, 2013. Simone was born on December 9, 2014.

3. I drove for Gulf Pride Seafood for nineteen years. In 2019 my left hand began to shake and in September 2020 I was told it was Parkinson's disease. I stopped driving in 2022, when my foot would not come off the pedal.

4. I take levodopa every three hours, at six, nine, noon, three, six and nine. If a dose is late I cannot stand. Lourdes sets the pills out, calls me from the kitchen at her work at noon and at three, and gives me the rest herself.

5. I have fallen nine times this year. On May 2, 2026, I fell in the hall and broke two ribs. I lay there for an hour and a half, until Simone came home from school. She is eleven.

6. In the morning it takes Lourdes forty minutes to get me out of bed, washed and dressed. She cuts my meat. I have choked twice, and both times she got it out.

7. I receive $1,724 a month. Lourdes earns $3,300. The rent is $1,250, the light bill is $190, the car is $288, and my share of the medicines is $165. We have $2,400 saved.

8. My parents are gone. My brother Andre is an electrician in Houston with four children. He comes at Thanksgiving. He has told me he cannot take me.

9. A home aide costs $24 an hour. Medicaid has a waiver program and I am on the list since January 2025. They told me it may be six years.

10. I get low. In the winter of 2023 I thought about my father's gun. I told Lourdes and she drove it to Andre the same weekend. I have taken sertraline since then and I see a counselor.

11. If Lourdes is refused I will stay here. Dr. Landry is testing me for the brain operation in New Orleans, and if I am accepted I must come every two weeks for the first three months to have it set. There is none of that where she comes from. I went there with no one and know no one; I have never left this country. I speak English and a little Creole French.

12. Lourdes took some baby clothes from a store in 2014. Simone was three weeks away and I was out of work. She was ashamed and she still is. She paid it and she has never done anything like it again.

Signed on October 16, 2026, at Baton Rouge.
Marcus Delahoussaye`,
        ),
        document(
          'd2',
          'Letter of Renée Landry, M.D., movement disorders clinic',
          `GULF SOUTH MOVEMENT DISORDERS CLINIC
New Orleans, Louisiana

October 5, 2026

Re: Marcus Delahoussaye, date of birth 03/17/1975

To Whom It May Concern:

Mr. Delahoussaye has been my patient since September 2020. He has idiopathic Parkinson's disease, Hoehn and Yahr stage 3, with freezing of gait, postural instability and dysphagia (difficulty in swallowing). He has motor fluctuations: when a dose of levodopa wears off he is unable to walk without help.

He has had nine documented falls in 2026, one with two rib fractures. He should not be left alone for more than two hours at a time. He needs help with bathing, dressing and meals. A speech therapist has prescribed soft food, cut small, because of the risk of aspiration.

He is under evaluation for deep brain stimulation. The operation requires a caregiver who lives in the home and can bring him to programming visits every two weeks for three months. His wife has been named as that caregiver. Without one he would not be a candidate.

He also has a depressive disorder, treated with sertraline 100 mg, now in partial remission.

His disease will progress. I cannot say how fast. Missed or late doses increase the risk of falls.

Renée Landry, M.D.`,
        ),
        document(
          'd3',
          'Disposition, City Court of Baton Rouge',
          `CITY COURT OF BATON ROUGE, PARISH OF EAST BATON ROUGE
City of Baton Rouge v. Lourdes P. Quishpe, No. 14-CR-09917
Charge: theft of goods under $100 (misdemeanor). Date of offense: November 18, 2014.
Plea: guilty, December 30, 2014. Sentence: fine of $200 and court costs; eight hours of community service. Fine and costs paid February 13, 2015. Community service completed March 7, 2015. Case closed.`,
        ),
      ],
    },
    needed: [
      'Parkinson',
      'nine times|nine documented falls',
      'hour and a half',
      'two hours at a time',
      'aspiration|choke',
      'deep brain stimulation',
      'would not be a candidate',
      '1,250',
      '3,300',
      '24 an hour',
      'six years',
      'gun|sertraline',
      'theft',
      'Andre',
    ],
  },
  {
    name: 'a citizen wife, veteran with post-traumatic stress disorder in Fayetteville, a husband from Brazil who overstayed',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Thiago',
        middle_name: '',
        last_name: 'Brandão',
        date_of_birth: '1987-12-04',
        gender: 'male',
        country_of_birth: 'Brazil',
        country_of_citizenship: 'Brazil',
        last_entry_date: '2016-02-08',
        last_entry_place: 'Miami, Florida',
        marriage_date: '2019-10-12',
        state: 'NC',
        children: [
          { name: 'Beatriz Brandão', date_of_birth: '2021-07-19', citizenship: 'United States', gender: 'female' },
          { name: 'Caleb Brandão', date_of_birth: '2021-07-19', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Danielle Renee Hargett',
          date_of_birth: '1989-05-30',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2016-08-07',
        approval_date: '2025-05-20',
        petitioner_name: 'Danielle Renee Hargett',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0934407718',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Danielle Renee Hargett',
        spouse_place_of_birth: 'Lumberton, North Carolina',
        applicant_meet_spouse_date: '2017-09-23',
        how_applicant_met_spouse:
          'They met at a gym in Fayetteville. Thiago taught jiu-jitsu there and Danielle came because her counselor had told her to find something to do with her hands.',
        applicant_relationship_with_spouse:
          'They married in Fayetteville on October 12, 2019, and have twins, Beatriz and Caleb, who are 5. Thiago installs floors and earns about $3,900 a month. Danielle receives $2,240 a month from the VA and studies to be a dental hygienist.',
        extreme_hardship_spouse_denied_admission:
          'Danielle served in Afghanistan and has had post-traumatic stress disorder since 2012, rated at 70 percent. She sleeps only when Thiago is in the house. He wakes her from nightmares, takes the twins in the morning and drives on the highway, where she panics. Caleb was born deaf and has two cochlear implants; Thiago does his listening exercises every evening. They owe $1,480 a month on the house.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Danielle does not speak Portuguese. Thiago’s mother lives in Governador Valadares. The VA does not provide therapy abroad. Caleb’s implants are serviced in Chapel Hill and he is in a class for deaf children who learn to speak English. Danielle would give up her program, which ends in May 2028. Her grandmother, who raised her, lives in Lumberton.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Her grandmother, Ola Mae Hargett, 81, is a citizen and has diabetes. Danielle fills her pill box and takes her to church on Sundays.',
        moral_character: 'yes',
        additional_details:
          'Thiago has two convictions for driving without a license, in 2018 and 2021, and paid both fines. He has filed taxes since 2018. He teaches jiu-jitsu to children without pay on Saturdays.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Danielle Renee Hargett',
          `I, Danielle Renee Hargett, state the following.

1. I was born in Lumberton, North Carolina, on May 30, 1989. My grandmother Ola Mae raised me. I enlisted in the Army when I was nineteen.

2. I was a truck driver with the 1st Sustainment Command. I was in Afghanistan from March 2010 to February 2011. On August 9, 2010, the truck in front of mine hit a bomb. Specialist Ray Ortega and Sergeant Lynn Poole died. I pulled Ray out and he was already gone.

3. I was discharged honorably in 2012. The VA found that I have PTSD and rated it at 70 percent. I drank then. In April 2014 I took all my pills and my grandmother found me. I was at the VA hospital in Salisbury for 23 days.

4. I met Thiago on September 23, 2017. He taught me how to fall. We married on October 12, 2019. I have not had a drink since the week I met him.

5. I have nightmares four or five nights a week. When Thiago is there he says my name and the street we live on until I know where I am. When he worked in Virginia for three weeks in June 2024, I did not sleep more than two hours at a time. I checked the doors. On the sixteenth night I heard Caleb in the hall and I had my hand on him before I knew that it was him. I have not forgiven myself. Thiago came home that day.

6. I cannot drive on a highway. My school and the children's doctors are on the highway. Thiago drives.

7. Caleb was born deaf. He has had implants since he was fourteen months old. Thiago does an hour of exercises with him every evening. He learned how from the therapist and does it in English, which is not even his language. I try. When Caleb screams, I have to leave the room.

8. I get $2,240 from the VA. Thiago earns about $3,900. The house is $1,480, the car is $356, day care for two is $1,100, and food is about $800.

9. My mother is in prison in Raleigh and I do not know my father. My half brother Tyrell is in the Navy in Japan. There is my grandmother. She is 81 and I take care of her.

10. If Thiago cannot come back, I stay. I cannot take Caleb from his class or leave my grandmother, and the VA is the only doctor I have ever talked to. I do not speak Portuguese. I went to Brazil with nobody; I have no passport.

11. Thiago was stopped twice for driving without a license. North Carolina would not give him one. He was driving to work. He has never been arrested for anything else.

12. I know what I am like alone. I have the date.

I declare under penalty of perjury that the foregoing is true. Fayetteville, October 30, 2026.
Danielle R. Hargett`,
        ),
        document(
          'd2',
          'Letter of Gwen Abernathy, Ph.D., VA psychologist',
          `Department of Veterans Affairs
Fayetteville VA Coastal Health Care System
Mental Health Service

October 14, 2026

RE: Danielle R. Hargett

I have treated Ms. Hargett weekly since January 2018. Her diagnoses are post-traumatic stress disorder, chronic, with combat exposure, and alcohol use disorder, in sustained remission. She made one suicide attempt, in April 2014, before she was my patient.

Her score on the PCL-5 was 61 in January 2018, 34 in March 2024 and 58 on July 1, 2024, at the end of three weeks in which her husband worked out of state. On October 7, 2026, it was 33. Scores of 31 to 33 or higher suggest PTSD.

She has completed twelve sessions of prolonged exposure and attends every appointment. Her husband took part in six sessions and was taught grounding techniques. I regard his presence as the most important support of her recovery.

In my opinion there is a high risk that Ms. Hargett would relapse into drinking and suicidal thinking if she were separated from her husband for years. She denies any suicidal thoughts at present.

VA mental health care is not available to veterans who live in Brazil except for limited reimbursement through the Foreign Medical Program.

Gwen Abernathy, Ph.D.`,
        ),
        document(
          'd3',
          'Letter of the school audiologist',
          `Cumberland County Schools, Exceptional Children Services
September 18, 2026
Student: Caleb Brandão, date of birth July 19, 2021

Caleb has profound hearing loss in both ears and has used cochlear implants since September 2022. He is enrolled in our listening and spoken language class, which has seven children and a teacher of the deaf. His spoken language in English has risen from that of a child of 18 months in August 2024 to that of a child of 3 years and 6 months in August 2026. The program depends on daily practice at home. His father signs the practice log and has missed four evenings in two years.

A change of the language of instruction at this age would put his progress at risk. The processors need to be adjusted every three months at the University of North Carolina.

Jo Ann Ripley, Au.D.`,
        ),
      ],
    },
    needed: [
      '70 percent',
      '23 days',
      'four or five nights',
      'two hours at a time',
      'highway',
      'cochlear',
      '1,480',
      '3,900',
      'Tyrell',
      '61',
      '58',
      'in sustained remission|remission',
      'Foreign Medical Program',
      '3 years and 6 months',
      'four evenings',
      'driving without a license',
    ],
  },
  {
    name: 'a wife with Crohn’s disease in Garden City, a husband from El Salvador, notes of staff with labels',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Nelson',
        middle_name: '',
        last_name: 'Argueta Pineda',
        date_of_birth: '1990-02-11',
        gender: 'male',
        country_of_birth: 'El Salvador',
        country_of_citizenship: 'El Salvador',
        last_entry_date: '2012-07-30',
        last_entry_place: 'near Hidalgo, Texas',
        marriage_date: '2017-09-02',
        state: 'KS',
        children: [
          { name: 'Mia Argueta', date_of_birth: '2018-06-21', citizenship: 'United States', gender: 'female' },
          { name: 'Owen Argueta', date_of_birth: '2022-03-05', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Kelsey Ann Argueta',
          date_of_birth: '1993-10-28',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-10-06',
        petitioner_name: 'Kelsey Ann Argueta',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0943320985',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Kelsey Ann Argueta',
        spouse_place_of_birth: 'Garden City, Kansas',
        applicant_meet_spouse_date: '2015-05-09',
        how_applicant_met_spouse: 'rodeo in Dodge, cousin intro',
        applicant_relationship_with_spouse:
          'Hx: together since 2015, m. 9/2/17 Garden City courthouse. 2 kids - Mia 8, Owen 4. N works at Tyson 11 yrs, line lead, nets $3,480. K = school para, $1,310 x 9 mos. Sources: wife interview 10/7, paystubs.',
        extreme_hardship_spouse_denied_admission:
          'Med: Crohn’s since 2011, ileostomy 2019, infusion Wichita q8wks (215 mi one way). flares 2x/yr, hosp 3/2026 x6 days. N drives, changes bag when she can’t, gets kids up. Fin: ins thru Tyson, infusion $19k billed. mortgage 980, truck 455. w/o him no ins. Support: mom d. 2021, dad in Pueblo new wife, no contact. MIL no. 1 sister - Brooke, Dodge, 2 jobs. Psych: panic, on buspirone, no counselor.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Fam in Chalatenango, rural. Water - well, trucked in dry season. No infusion outside San Salvador per client, need proof. Lang: K has a little kitchen Spanish. Mia in gifted pullout, Owen speech 2x/wk. Safety: N’s uncle killed 2015, gang. State of exception - arrests of men w/ tattoos, N has 2.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'Adverse: 2016 battery cite Finney Co., fight w/ coworker, dism. 2019 speeding. Pos: taxes 2013-25 all filed, coaches T-ball, church (Assembly of God), neighbor ltr pending.',
      },
      sources: [
        document(
          'd1',
          'Interview notes - wife',
          `KELSEY A. - 10/7/26 - 1 hr, office - JT

Hx: b. Garden City, never lived anywhere else. Dx Crohn's at 17. Lost 30 lbs senior yr.
Surgery: 2013 resection, 2019 ileostomy (permanent). "I was 25 and I cried for a month. Nelson learned the bag before I did."
Now: Stelara infusion then shots, every 8 wks at Wichita. N takes day off, drives, 215 mi. Can't drive after b/c Benadryl.
Hosp: Mar 2-8, 2026, blockage. N slept there, his boss let him use vacation.
Bag leaks at night 2-3x/wk. N gets up, changes sheets, she showers.
Can't lift >15 lb (hernia risk). N lifts Owen, groceries, laundry.
Work: para at Abe Hubert Elem., 9 mos, $1,310 net. No ins for paras under 30 hrs. All on N's Tyson plan.
Kids: Mia 8 gifted, asks "is Dad getting taken." Owen 4, speech delay, Rm 12 preschool.
Fam: mom d. Nov 2021 covid. Dad - Pueblo, "he sends a card." Brooke in Dodge, works 2 jobs, helps 1 weekend/mo.
$$: N 3480 + K 1310 (Sept-May). Mortg 980, truck 455, food 700, co-pays 240, util 260. Savings 1900.
Anx: panic attacks since N got a letter from ICE by mistake 2018. Buspirone. Tried counselor, 3 visits, stopped - cost.
ES: never been. Won't go. "They don't have my medicine and they don't have my doctor and I can't drink the water."
Stay: yes, stay w/ kids.
Adverse: they split Jan-Apr 2020, she filed then dropped it. Says it was the surgery, "I didn't want him to see me." Back since.
Sources: K only. Get records - Dr. Patel, Tyson HR.`,
        ),
        document(
          'd2',
          'GI letter',
          `Wichita Digestive Health, S.C. Patel MD
10/22/2026
Re: Kelsey Argueta DOB 10/28/93
Pt w/ stricturing ileocolonic Crohn's dz, s/p ileocecal resection 2013, s/p end ileostomy 2019. On ustekinumab 90 mg q8wk since 6/2020. Failed infliximab, adalimumab.
Admitted 3/2-3/8/26 partial SBO, managed w/o surgery. 2 flares/yr.
Lifting limit 15 lb (parastomal hernia).
Interruption of biologic -> high risk of relapse and further surgery; loss of response possible if restarted.
Stable at last visit 10/15/26. Works part time.
Stress does not cause Crohn's but may worsen sx.`,
        ),
        document(
          'd3',
          'Tyson HR',
          `Tyson Fresh Meats, Holcomb KS. Employment verification 10/19/26. Nelson Argueta, hire date 8/3/2015, line lead. Rate $24.10/hr. Family medical coverage: employee + 3. Coverage ends last day of employment.`,
        ),
        document(
          'd4',
          'Finney County docket',
          `DISTRICT COURT FINNEY COUNTY KS  2016-CR-000418  State v. Nelson Argueta
05/14/2016 Battery KSA 21-5413 cl B misd
07/26/2016 DISMISSED on motion of State, witness declined. Costs to State.`,
        ),
      ],
    },
    needed: [
      'Crohn',
      'ileostomy',
      'eight weeks|8 weeks',
      '215',
      'hernia',
      '15 pounds|15 lb',
      '3,480',
      '1,310',
      'Brooke',
      'Interruption of biologic|biologic',
      'Coverage ends',
      'battery|Battery',
      'dismissed|DISMISSED',
    ],
  },
]
