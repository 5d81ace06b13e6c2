import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** An eleventh round of fictional waivers: a paramedic after a crash on the ice, a band teacher on clozapine. */
export const eleventhWaivers: readonly EvidenceCase[] = [
  {
    name: 'a paramedic with post-traumatic stress, a boy with dyslexia, a grandfather on oxygen, a husband from Nicaragua',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Byron',
        middle_name: 'José',
        last_name: 'Téllez Mairena',
        date_of_birth: '1986-07-23',
        gender: 'male',
        country_of_birth: 'Nicaragua',
        country_of_citizenship: 'Nicaragua',
        last_entry_date: '2009-04-18',
        last_entry_place: 'Hidalgo, Texas',
        marriage_date: '2013-08-31',
        state: 'MN',
        children: [
          { name: 'Declan Téllez', date_of_birth: '2015-03-19', citizenship: 'United States', gender: 'male' },
          { name: 'Rosie Téllez', date_of_birth: '2022-11-07', citizenship: 'United States', gender: 'female' },
        ],
        spouse: { name: 'Colleen Maddox', date_of_birth: '1988-05-14', citizenship: 'United States', gender: 'female' },
      },
      answers: {
        approval_date: '2024-08-19',
        petitioner_name: 'Colleen Maddox',
        USCIS_receipt_number: 'IOE0938812045',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Colleen Maddox',
        spouse_place_of_birth: 'Duluth, Minnesota',
        applicant_meet_spouse_date: '2011-02-12',
        how_applicant_met_spouse:
          'ice rink, St Paul winter carnival, he fell, she was the EMT on duty and taped his wrist',
        applicant_relationship_with_spouse:
          'Married 8/31/13 at Lake Harriet bandshell. 2 kids Declan 11, Rosie 4. house in Columbia Heights w her dad in the basement. Byron - sheet metal / HVAC since 2016, $5,250 net. Colleen paramedic, on leave since Feb 2025 = workers comp 2,180',
        extreme_hardship_spouse_denied_admission:
          "PTSD after I-35 pileup Feb 6 2025 (11 dead, 2 kids she couldnt save). off work, EMDR weekly w/ Dr Halvorsen. nightmares, cant drive on highway, cant be alone in house after dark. Byron drives her, sleeps on the door side. Sertraline + prazosin. Suicide attempt Aug 2025 - pills - Byron found her, called his own wife's crew. Declan dyslexia + ADHD, Byron does the reading program w him 40 min every night. Rosie peanut + tree nut anaphylaxis x2. her dad Gerald 71 COPD O2. Byron makes 70% of the money",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          "Estelí. Nicaragua = takes property of people who leave, banned citizens from coming back, Level 3. His brother was in the 2018 protests and in El Chipote 14 mos. No EMDR, no English therapist. Declan cant read Spanish, barely reads English. EpiPens not sold. Her dad can't fly w oxygen and she wont leave him. She would lose workers comp + her license.",
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Gerald Maddox 71, COPD stage 4, 2L O2 at night, Korean-- no, Vietnam era Navy vet. Byron shovels, changes the tanks, takes him to VA. Declan 11, IEP. Rosie 4 allergic. Colleens sister Maureen in Tampa, no contact since their moms funeral',
        moral_character: 'yes',
        additional_details:
          'No arrests. 2 tickets (no license 2011, 2012 before MN gave licenses). ITIN taxes every year from 2010. Came 1x, never left. Sheet Metal local 10, apprentice grad 2020. fixed the furnace at St. Stephens shelter free 3 winters. coaches Declans hockey. Used a made up SSN 2009-2015 at a laundry. Sorry.',
      },
      sources: [
        document(
          's1',
          'Declaration of Colleen Maddox',
          `DECLARATION OF COLLEEN MADDOX

I, Colleen Maddox, state under penalty of perjury:

1. I was born in Duluth on May 14, 1988. I have been a paramedic since 2010. I live in Columbia Heights with my husband Byron, our children Declan and Rosie, and my father Gerald Maddox.

2. On February 6, 2025 I was the first ambulance at the pileup on I-35. Fifty-one vehicles. I had to choose. I left a boy who was still breathing because the girl beside him had a better chance, and then the girl died too. I have not been in an ambulance since.

3. I see the boy's jacket. It was orange. Byron went through our house and took out everything that was orange before I came home from the hospital, and he never said a word about it.

4. On August 22, 2025 I took all of my prazosin and a bottle of Tylenol. Byron came home at lunch because I had not answered the phone. He was on the floor with me for nineteen minutes until the crew came. I was in Fairview for six days.

5. I cannot be in the house alone after dark. Byron's company lets him work 6:00 to 2:30 for this reason. He sleeps between me and the door. When I scream he says the date and the street we live on until I know it.

6. I cannot drive faster than 40 miles an hour. Dr. Halvorsen's office is 23 miles away. Byron has driven me to 61 sessions.

7. Declan cannot read the way other kids do. Byron learned the Barton program out of the book and does it with him forty minutes every night. English is not even Byron's language. Declan was at a first grade level in September 2024 and he is at the end of third grade now.

8. Rosie stopped breathing on July 4, 2024 and again on March 1, 2026. Both times it was Byron who gave the EpiPen. I am a paramedic and the second time I stood there and could not move.

9. My father is on oxygen. He raised me after my mother left. Byron calls him Jefe. I will not leave him.

10. If Byron is refused, I will stay in Minnesota with my children and my father. I am afraid of what I would do.

Signed October 3, 2026 at Columbia Heights, Minnesota.

Colleen Maddox`,
        ),
        document(
          's2',
          'Psychological Evaluation - C. Maddox - FINAL',
          `CONFIDENTIAL
PSYCHOLOGICAL EVALUATION FOR IMMIGRATION PURPOSES

Examinee: Colleen Maddox          DOB: 5/14/1988
Examiner: Ruth Ann Sobczak, Psy.D., L.P.
Dates seen: 8/27/2026 and 9/3/2026 (4.5 hours total)
Collateral: Byron Tellez (45 min), Gerald Maddox (20 min by phone), records of Dr. Halvorsen, Fairview discharge summary 8/28/2025

1. TEST RESULTS
PCL-5: 61 (cutoff 31-33)
PHQ-9: 20
C-SSRS: lifetime actual attempt, one (8/22/2025); past month passive ideation
AUDIT: 2 (low)

2. DIAGNOSES (DSM-5-TR)
F43.10 Posttraumatic Stress Disorder, with dissociative symptoms
F33.2 Major Depressive Disorder, recurrent, severe without psychotic features

3. CLINICAL FORMULATION
Ms. Maddox's recovery has been slow and is organized around her husband. He is what her treating therapist calls her "ground wire". She told me, "When he says the name of our street I come back."
She reported that on the four nights in May 2026 when Mr. Tellez was in Duluth for a job she did not sleep at all and kept the children in the bathroom with the door locked.
Symptoms have lessened since the winter: nightmares have gone from nightly to three or four a week, and she was able to attend Declan's hockey banquet in April 2026.

4. OPINION
Within a reasonable degree of psychological certainty, separation from Mr. Tellez would place Ms. Maddox at high risk of a second suicide attempt. The protective factors that I was able to identify are her children, her husband and her treatment; the loss of the second would in my view undermine the third.
Relocation to Nicaragua would end trauma-focused treatment at the stage of reprocessing, which is the stage at which patients should not be interrupted.

Ruth Ann Sobczak, Psy.D., L.P.`,
        ),
        document(
          's3',
          'Letter Dr. Halvorsen',
          `Northern Lights Trauma & Recovery
1190 Silver Lake Rd, New Brighton MN

Sept. 17, 2026

To: USCIS
Re: my patient Colleen Maddox

I am a licensed psychologist and have treated Ms. Maddox weekly since March 11, 2025. She has attended 63 of 66 appointments. We use EMDR. Of eleven target memories we have completed four.

She does not drive on highways. Her husband brings her and waits in the parking lot.

After her overdose of August 22, 2025 we wrote a safety plan. Step 1 is "call Byron." Step 2 is "go to where Byron is." Mr. Tellez keeps her medications in a locked toolbox and gives them to her daily.

I do not believe that she can return to work as a paramedic before 2028, if ever.

Kari Halvorsen, PhD, LP`,
        ),
        document(
          's4',
          'IEP Declan 2026-27',
          `COLUMBIA HEIGHTS PUBLIC SCHOOLS ISD 13
INDIVIDUALIZED EDUCATION PROGRAM
Student: Declan Téllez    Grade: 6    DOB: 03/19/2015
IEP date: 09/14/2026
Primary disability: Specific Learning Disability (reading). Other Health Disability (ADHD, combined).

PRESENT LEVELS
Oral reading fluency 71 wpm (grade level target 136).
WJ-IV Basic Reading 74. Broad Math 103.
Growth of 2.4 grade levels in two years, which the team attributes in part to the home program delivered by father.

SERVICES
Reading, 45 min daily, special education setting.
School social work, 30 min weekly: worries about mother. Left class 12 times between 9/2025 and 6/2026 to call home.

PARENT INPUT
Father attended all 5 meetings. Mother joined 1 by phone. Father: "I read the lesson two times before him, so I don't make the mistake."`,
        ),
        document(
          's5',
          'budget oct 2026.xlsx',
          `Monthly budget (Colleen + Byron)   Oct 2026
IN
Byron net  5,250
Colleen WC  2,180
Dad share (VA + SS)  400
OUT
Mortgage + tax  1,915
Dr. Halvorsen copays  160
Meds  118
EpiPens (4 / yr)  52
Car x2  640
Food  1,150
Health ins (Local 10 family plan, thru Byron)  0
COBRA if plan ends  2,236
In home night aide quote, 10p-6a x 5  4,760`,
        ),
        document(
          's6',
          'Nicaragua info',
          `PUENTE RESEARCH COLLABORATIVE
Nicaragua: returning residents, health, schools. Update of June 2026

1. Since 2023 more than 450 persons have been stripped of nationality, and in 2025 the authorities refused entry to at least 1,270 citizens who tried to return. Relatives of participants in the 2018 protests are over-represented among them.
2. Estelí has one public psychiatrist. The association of psychologists knows of no practitioner of EMDR outside Managua; of three in Managua, one works in English.
3. Epinephrine auto-injectors are not registered. Ampoules and syringes are available in hospitals.
4. Private schools in Managua offer English instruction at $390 to $850 a month. Support for dyslexia is offered by two of them.
5. The minimum wage in manufacturing is $236 a month.
6. Crime rates remain the lowest in the region by official figures, which cannot be verified.`,
        ),
        document(
          's7',
          'letter from local 10',
          `SHEET METAL WORKERS LOCAL 10
Maplewood, MN
Oct 1 2026
Re: Byron Tellez, member no. 20-4417
To whom it may concern,
Brother Tellez finished our apprenticeship second in a class of 34 in May 2020. He is employed by Nordeast Mechanical at $48.15/hr. They changed his shift to 6:00-2:30 so he is home before dark because of his wife.
Three winters running he has kept the boiler going at the St. Stephen's shelter for nothing. Last January it was 26 below and he went at two in the morning.
Family coverage stops at the end of the month in which a member stops working.
Pete Lindqvist, Business Manager`,
        ),
      ],
    },
    needed: [
      'orange',
      'August 22, 2025',
      'nineteen minutes',
      'six days',
      '6:00 to 2:30|6:00 and 2:30',
      '40 miles an hour',
      '61 sessions',
      'forty minutes every night',
      'end of third grade',
      'March 1, 2026',
      'will stay in Minnesota',
      'PCL-5',
      'dissociative',
      'ground wire|name of our street',
      'four nights in May 2026',
      'second suicide attempt',
      'hockey banquet',
      'stage of reprocessing',
      '63 of 66',
      'locked toolbox',
      '2028',
      '71 words|71 wpm',
      '12 times',
      '$5,250',
      '$2,236',
      '$4,760',
      '1,270',
      '$236',
      'one public psychiatrist',
      '26 below',
      'made up|made-up|Social Security number',
      'oxygen',
    ],
  },
  {
    name: 'a band teacher on clozapine, his daughter every other week, a wife from Colombia who overstayed',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Luz Dary',
        middle_name: '',
        last_name: 'Ospina Giraldo',
        date_of_birth: '1989-12-09',
        gender: 'female',
        country_of_birth: 'Colombia',
        country_of_citizenship: 'Colombia',
        last_entry_date: '2015-06-27',
        last_entry_place: 'Atlanta, Georgia',
        marriage_date: '2019-06-01',
        state: 'GA',
        children: [],
        spouse: { name: 'Terrence Whitby', date_of_birth: '1984-03-30', citizenship: 'United States', gender: 'male' },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2015-12-26',
        approval_date: '2023-10-05',
        petitioner_name: 'Terrence Whitby',
        USCIS_receipt_number: 'IOE0929004417',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Terrence Whitby',
        spouse_place_of_birth: 'Macon, Georgia',
        applicant_meet_spouse_date: '2017-10-21',
        how_applicant_met_spouse:
          'She cleaned the band room at his school with the night crew. He left the radio on for her. then a thank you note in bad Spanish',
        applicant_relationship_with_spouse:
          "Married June 1 2019, Bibb Co. courthouse and then at her aunt's. No kids together, lost one in 2021 at 9 wks. His daughter Imani (12) every other week. He teaches middle school band 54,300/yr. She bakes, LLC since 2020, nets about 2,700 a month",
        extreme_hardship_spouse_denied_admission:
          'Schizoaffective d/o bipolar type dx 2009. 4 hospitalizations 2009-2016, none since he is w/ Luz Dary (last one was Nov 2016). Clozapine since 2017, blood draws every 4 wks. She watches for the signs, he doesnt know when its coming. Stops sleeping, hums, writes music on walls. She gives 9pm dose. If he is hospitalized again he loses the job & custody time (order says). His mom Vernell used to be the one, now has Parkinsons. Not safe for him to be alone, he says "I do not trust my own mind but I trust her"',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'He would lose Imani - the order says no moving more than 75 miles. Doesnt speak Spanish except cooking. Clozapine in Colombia yes but blood monitoring in her town no (Yarumal, 3.5 hrs from Medellín). Pension vests at 20 yrs, he has 17. Black man foreigner. Mother.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Imani Whitby 12, 7th grade, stutter no - selective mutism until 3rd grade, she spoke first to Luz Dary. Vernell Whitby, 74, Parkinsons, lives 2 streets away, Luz Dary brings supper, does pill box, she fell in June. His brother Curtis is in Army in Germany.',
        moral_character: 'yes',
        additional_details:
          'Overstayed B2. Worked cleaning w/o authorization 2015-2020. Never arrested. Filed taxes since 2016, amended 2018 because the preparer put 2 dependents she didnt have, paid back 1,904. Bakes for Loaves & Fishes every Sat. Teaches at the church Spanish class. ServSafe cert. helped police w ID of a robber 2022, testified.',
      },
      sources: [
        document(
          's1',
          'Statement of Terrence',
          `STATEMENT OF TERRENCE WHITBY

My name is Terrence Whitby. I am 42. I teach band at Appling Middle School in Macon and have for seventeen years.

I got sick when I was twenty-five. I thought the marching band was sending me messages in the drill charts. Between 2009 and 2016 I was in the hospital four times, the last time for thirty-three days in November and December 2016.

I met Luz Dary in October 2017. I told her on the second date because I wanted to get it over with. She asked me what the signs were and wrote them on the back of a receipt. She still has the receipt. It says: no sleep, humming, walls.

I have not been in the hospital since. It isn't because I am cured. In March 2023 I stopped sleeping and did not notice. She did. She called Dr. Anand at six in the morning and they raised the dose, and I was back in class in four days. If it had gone another week I would have lost it all.

She gives me the clozapine at nine and watches me take it because in 2016 I was hiding it in my trumpet case. She drives me for the blood because they need it before eight.

My daughter Imani is with us every other week. The judge wrote that I have her as long as another adult is in the house overnight and as long as I am not hospitalized. Imani did not talk at school until third grade. The first person outside her mother and me she ever talked to was Luz Dary. They were making arepas.

We lost a baby on May 20, 2021. Luz Dary buried the little blanket under the fig tree.

My mother, Vernell, sat up with me through all four. She has Parkinson's now and she can't hold a cup. On June 11 of this year she fell and it was Luz Dary who found her.

I can't go to Colombia. I would lose Imani and I have three years to my pension. I would stay here. I do not trust my own mind, but I trust her.

I swear under penalty of perjury that this is true. Terrence Whitby, September 26, 2026`,
        ),
        document(
          's2',
          'Anand MD letter',
          `RIVER OAKS PSYCHIATRY, P.C.
Macon, Georgia
09/08/2026

RE: Terrence Whitby (DOB 03/30/1984)

I am board certified in psychiatry and have been Mr. Whitby's physician since January 2017.

Diagnosis: schizoaffective disorder, bipolar type (F25.0), in full remission on clozapine 350 mg nightly.

He failed risperidone, olanzapine and aripiprazole. Clozapine is the drug of last resort and requires monitoring of the absolute neutrophil count every four weeks. If more than 48 hours of doses are missed the drug must be started again at 12.5 mg, which takes about three weeks, during which he would be unprotected.

Mr. Whitby has little insight into the onset of an episode. I rely on his wife. She has telephoned me nine times since 2018; on seven of these occasions a change of dose averted a hospitalization.

Patients with his history who live alone relapse at two to three times the rate of those who live with an attentive partner.

Sunil Anand, MD`,
        ),
        document(
          's3',
          'Consent order, Superior Court of Bibb County',
          `IN THE SUPERIOR COURT OF BIBB COUNTY
STATE OF GEORGIA
Whitby v. Whitby, Civil Action No. 2015-CV-062218
CONSENT ORDER MODIFYING CUSTODY    Filed August 14, 2019

4. Father shall have physical custody of the minor child Imani in alternating weeks, Sunday to Sunday.
5. Father's overnight custody is conditioned upon (a) the presence overnight of another responsible adult, the parties naming Luz Dary Whitby as such; and (b) Father's continued compliance with treatment. Upon any psychiatric hospitalization of Father overnight custody is suspended until further order.
6. Neither party shall relocate the residence of the child more than 75 miles from the Bibb County Courthouse.`,
        ),
        document(
          's4',
          'Eval T Whitby',
          `FORENSIC PSYCHOLOGICAL REPORT

Re: Terrence Whitby     Age 42
Interviewed: August 4, 2026; August 18, 2026 (3 hr 15 min)
Spouse interviewed separately: 40 min

PAI: valid. Elevations on SCZ (68T), ANX (71T)
BAI 24. BDI-II 18.

IMPRESSION
Mr. Whitby is a gifted, self-deprecating man who is in stable remission from a severe mental illness. He has missed two days of work in the past three school years.
Anxiety about his wife's case is prominent. He has begun to wake at 3 a.m. and to check that she is there.
It is my opinion that the removal of Ms. Ospina from the household would more likely than not lead to decompensation within six to twelve months. Sleep loss is his known trigger, and she is the person who notices it.
A live-in aide was considered. In my opinion a paid stranger could dispense tablets but could not recognize the prodrome, which in him is subtle and which his wife describes as "he gets happy in the wrong key."

Delphine Roquemore, PhD
Licensed Psychologist, Georgia PSY 3381`,
        ),
        document(
          's5',
          'School counselor note Imani',
          `Howard Middle School, Macon
Counselor log, I. Whitby, gr 7, SY 25-26
8/19/25 Hx selective mutism, dx 2019. Speaks w/ peers now.
11/3/25 Says stepmom "might have to go back and then I can't go to Dad's."
2/9/26 Not speaking in class x 6 days after stepmother's immigration appt. Resolved.
5/12/26 Spoke at honors night. Stepmother and father both there. GPA 3.8
C. Odom, School Counselor`,
        ),
        document(
          's6',
          'Household budget 2026',
          `WHITBY HOUSEHOLD 2026, per month
Terrence take-home $3,390
Luz Dary bakery net $2,700
Mortgage $1,248
Child support (to Keisha) $425
Clozapine + labs after insurance $96
Mother Vernell: aide 2 mornings $480
Car $377
Student loan $290
Savings: $6,150 total
Live-in aide (Comfort Hands quote 7/2026): $5,900/month`,
        ),
        document(
          's7',
          'COLOMBIA mental health + security',
          `ANDEAN HEALTH OBSERVATORY: Colombia, Antioquia department (2026 edition)
Clozapine is on the national list and is dispensed in Medellín and four other cities.
Yarumal (pop. 44,000) has a hospital of the second level without a psychiatrist. Neutrophil counts are sent to Medellín; results take four to nine days.
62 percent of patients with psychotic disorders in the north of Antioquia interrupted treatment in 2025, chiefly for lack of supply.
Foreign teaching licenses are recognized after a procedure of eight to fourteen months, and Spanish at level C1 is required.
The security situation in the north of Antioquia worsened in 2025: 31 homicides in Yarumal, against 19 in 2024.
Medellín itself has seen its lowest rate of homicide in forty years.`,
        ),
        document(
          's8',
          'Letter Det. Simmons',
          `Bibb County Sheriff's Office
July 2, 2026
Ms. Luz Dary Ospina was a witness to the armed robbery of the Vineville Bakery on October 9, 2022. She picked the suspect out of a lineup and testified at trial in March 2024. The defendant received 15 years. She was threatened before trial and came anyway.
Det. R. Simmons, Criminal Investigations`,
        ),
      ],
    },
    needed: [
      'thirty-three days',
      'receipt',
      'March 2023',
      'four days',
      'trumpet case',
      'third grade',
      'May 20, 2021',
      'June 11',
      'trust my own mind',
      'clozapine 350 mg',
      '48 hours',
      'about three weeks',
      'nine times',
      'seven of these',
      'two to three times',
      'risperidone',
      'overnight custody is suspended|suspended until further order',
      '75 miles',
      'six to twelve months',
      'wrong key',
      'two days of work',
      '6 days|six days',
      '$3,390',
      '$2,700',
      '$5,900',
      '$480',
      'four to nine days',
      '62 percent',
      'C1',
      '31 homicides',
      'lowest rate',
      '$1,904|1,904',
      'Loaves',
    ],
  },
]
