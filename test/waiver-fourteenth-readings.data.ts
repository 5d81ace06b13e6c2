import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fourteenth round of fictional waivers, written whole before the first of them was read. */
export const fourteenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a fire dispatcher with agoraphobia, a boy with Duchenne dystrophy, a husband from Peru who overstayed, the wife writes herself',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Wilder',
        middle_name: '',
        last_name: 'Quispe Rojas',
        date_of_birth: '1988-11-03',
        gender: 'male',
        country_of_birth: 'Peru',
        country_of_citizenship: 'Peru',
        last_entry_date: '2014-01-18',
        last_entry_place: 'Los Angeles, California',
        marriage_date: '2016-09-10',
        state: 'MT',
        children: [
          { name: 'Owen Quispe', date_of_birth: '2017-07-22', citizenship: 'United States', gender: 'male' },
          { name: 'June Quispe', date_of_birth: '2021-03-05', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Kelsey Rae Quispe',
          date_of_birth: '1990-06-14',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2014-07-17',
        approval_date: '2025-01-29',
        petitioner_name: 'Kelsey Rae Quispe',
        USCIS_receipt_number: 'IOE0929914406',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Kelsey Rae Quispe',
        spouse_place_of_birth: 'Missoula, Montana',
        applicant_meet_spouse_date: '2014-11-22',
        how_applicant_met_spouse:
          "at a wedding in Hamilton, he was the DJ's roommate and carried the speakers. he asked me to dance and I said I dont dance and he said good me neither",
        applicant_relationship_with_spouse:
          'we got married Sept 10 2016 in my dads hayfield. two kids, Owen (9) and June (5). I work nights at county fire dispatch from home since 2021, he does drywall and watches the kids when I sleep. we were apart from feb to october 2019, my fault mostly, he had Owen half the time. been solid since',
        extreme_hardship_spouse_denied_admission:
          "I have panic disorder w agoraphobia since I was 24. I dont drive past the river bridge. Wilder drives everything - Owen's clinic is in Spokane 200 miles, 4x a year, school, groceries. Owen has Duchenne, he quit walking in April & weighs 74 lb and I have a bad shoulder. W lifts him 10-12 times a day. If he is gone I dont know how we get to Spokane. my mom helps tuesdays, shes 66 and still works.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          "His town is Chivay, 12,000 ft. Owen's lungs are at 61% and dr says NO altitude. No steroids we can count on, no cough machine. I have never been on a plane, tried once in 2018 and got off before the door shut. I know maybe 50 words of spanish.",
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Owen, 9, DMD. June, 5, kindergarten, carrier status not tested yet. my dad Roy Haugen 71 had bypass surgery in 2024 and cant lift over 20 lbs.',
        moral_character: 'yes',
        additional_details:
          'he got a disorderly conduct in Missoula 2019 when we were fighting, he broke my phone, paid $185 fine. worked for his cousins company with no papers until he got the ITIN. no tax returns for 2014, 2015. we owe $2,140 for 2023, on payments $90 a mo. he plows the snow for half our road for free & builds ramps with the Lions.',
      },
      sources: [
        document(
          's1',
          'Declaration of Kelsey Quispe',
          `DECLARATION OF KELSEY RAE QUISPE

1. I am 36 and I answer 911 calls for fires. I have talked eleven families out of burning houses and I cannot go to the Costco in Missoula by myself.

2. My first panic attack was on the Interstate in February 2015. I pulled over and thought I was dying. By that summer I could not cross the bridge at Bell Crossing. I was in bed for most of 2019 after my dosage was changed and I told Wilder to leave. He left because I told him to. He came every day at six to make supper.

3. I take paroxetine 40 mg. Since 2021 I work from home because the county let me. I do not get better by being brave. I got a little better because he sits in the passenger seat while I drive one mile more each spring. We are at nine miles.

4. Owen fell for the last time on April 6, 2026. After that he did not get up again. Wilder carries him to the toilet, the bath, the bed and the van. I tore my rotator cuff lifting him in May and the surgeon wants to operate, but I would be in a sling for four months.

5. Owen goes to Spokane every twelve weeks. It is 197 miles each way. I have made that trip twice, under a blanket in the back seat with June holding my hand. She was three.

6. Owen asks his dad at night if he will die before him. I have heard Wilder say, "No, papito, we go together everywhere." I do not know what I would say.

7. My mother Sheila comes on Tuesdays from nine to two. She runs the school kitchen in Darby the other days. My father is told not to lift.

8. If Wilder has to be in Peru I will stay here with the children. Owen cannot live at 12,000 feet and I could not get on the airplane.

9. Wilder was wrong to break my phone. I called the police because I was scared of my own head and not of him. I said so to the judge.

I declare under penalty of perjury that this is true. Signed November 2, 2026, Stevensville, Montana.`,
        ),
        document(
          's2',
          'Psych eval K Quispe Brandvold',
          `BITTERROOT BEHAVIORAL HEALTH
Erik Brandvold, PhD, Licensed Psychologist (Montana 0911)

PSYCHOLOGICAL EVALUATION
Client: Kelsey Quispe     DOB: 06/14/1990
Date: October 6, 2026 (one interview of two hours by video; the client could not travel to the office)
Referred by: attorney. I have not treated Ms. Quispe.

Records reviewed: notes of Marcia Dunn, APRN, 2015 to 2026.

History. Panic attacks began in early 2015. One psychiatric admission, St. Patrick Hospital, March 3 to 9, 2019, after an overdose of 20 tablets of lorazepam which Ms. Quispe describes as "wanting it to be quiet." She has denied suicidal ideation since 2020. Ms. Dunn's notes record that the radius in which she could drive fell from eleven miles to two when Mr. Quispe worked in Billings for seven weeks in autumn 2022.

Testing. Panic Disorder Severity Scale 19 of 28 (marked). Mobility Inventory, alone 4.1; accompanied 2.3. PHQ-9 8 (mild).

Diagnosis. Panic Disorder; Agoraphobia, severe when alone.

Opinion. The difference between the two mobility scores is one of the widest I have seen. Mr. Quispe is what the literature calls a safety person. Such dependence has its own costs, and a different treatment would aim to reduce it. That treatment, exposure therapy, takes between one and two years with a specialist; there is none in Ravalli County.
If he were absent for a prolonged period I would expect with reasonable certainty that Ms. Quispe would become housebound. With a child who needs care two hundred miles away this would be dangerous.
I consider her risk of self-harm to be low at present. It would rise to moderate if he left.
Telehealth could maintain her medication.

Erik Brandvold, PhD`,
        ),
        document(
          's3',
          'Shriners neuromuscular note',
          `NEUROMUSCULAR CLINIC, SPOKANE
Pt: Quispe, Owen   DOB 7/22/17   DOS 9/15/26    Acc by: father
Dx: DMD, deletion exons 48-50, dx age 4 (2021)
Amb: non-amb since 4/2026. Manual w/c; power chair ordered, ins denial 8/26, appeal filed
Pulm: FVC 61% pred (72% 9/25). Cough assist bid. Sleep study pending
Cardiac: EF 58%, start lisinopril
Meds: deflazacort 21 mg qd - do NOT stop abruptly (adrenal crisis)
Wt 33.6 kg. Transfers: dependent, 1 adult (father trained 5/26; mother unable d/t shoulder)
Lift: Hoyer recommended. Home eval: bathroom door too narrow
Counseling: avoid altitude >8,000 ft. Flu/COVID vacc given.
Family: maternal aunt w/ affected son, d. age 19.
RTC 12 wks

P. Sandoval, MD`,
        ),
        document(
          's4',
          'Stevensville IEP',
          `STEVENSVILLE ELEMENTARY - INDIVIDUALIZED EDUCATION PROGRAM
Student: Owen Quispe    Grade 4    Meeting 9/28/2026
Eligibility: Orthopedic Impairment
Strengths: Reads at the sixth grade level. Kind. Funny.
Needs: Toileting: two-person assist or lift. Writing fatigue after 10 minutes. Para 6.5 hr/day (position vacant since 8/26; father has come at 11:15 every day for toileting)
Absences 2025-26: 23 (all medical)
Related services: PT 60 min/wk, OT 30 min/wk
Transportation: The district's lift bus is out of service until January 2027. Father transports.
Parent concerns: Mother (by phone) stated Owen has started to say he is "too heavy for everyone."
Team: C. Maddox (case manager), L. Orr PT, W. Quispe (father), K. Quispe (by phone)`,
        ),
        document(
          's5',
          'money sheet',
          `Each month

Kelsey dispatch take home        3,420
Wilder drywall (average)         2,950
                                 6,370
House payment                    1,385
Van w lift loan                    612
Gas (Spokane etc)                  430
Food                               900
Owen, not covered by insurance     340
Kelsey meds and Marcia             115
IRS                                 90
Propane, power, phones             485
Credit card ($11,300)              290
                                 4,647
Aide, agency quote 10/12/26 $31/hr, 8 hr a day 7 days = 7,440`,
        ),
        document(
          's6',
          'Peru rare disease brief',
          `ANDEAN RARE DISEASE ALLIANCE
Neuromuscular care in Peru: a brief for families. March 2026

1. Two hospitals in Peru, both in Lima, run a clinic for muscular dystrophy. The bus from Chivay to Lima takes about 20 hours.
2. Deflazacort was out of stock in the public system for five of the twelve months of 2025. Prednisone was available.
3. No public insurance pays for cough assist devices; families buy them used for 9,000 to 14,000 soles.
4. Chivay lies at 3,635 meters. Its health center has oxygen and a nebulizer, no spirometer and no pulmonologist.
5. Public schools are required by law to accept children in wheelchairs. Of 14 schools visited in Caylloma, one had a ramp.
6. Foreign spouses of citizens may join the public insurance after they obtain a residence card, which took a median of seven months.`,
        ),
        document(
          's7',
          'Missoula Municipal Court',
          `MISSOULA MUNICIPAL COURT
City v. Wilder QUISPE ROJAS    CR-2019-1183
Disorderly conduct MCA 45-8-101, misd. Offense date 4/27/2019
5/15/2019 plea guilty. Fine $185. Partner Assault 45-5-206 dismissed on motion of city attorney.
Fine paid 5/15/2019. Closed.`,
        ),
        document(
          's8',
          'IRS account summary',
          `IRS online account, printed 10/20/2026
2023 1040 MFJ. Balance $2,140.17. Installment agreement active, $90.00, last payment 10/05/2026
2024 1040 MFJ filed 04/02/2025 refund
2025 1040 MFJ filed 03/18/2026 refund
2016-2022 filed
2015 no return on file
2014 no return on file`,
        ),
        document(
          's9',
          'Letter of Haugen',
          `Nov 1 2026
To whom it may concern

Roy Haugen, Kelseys dad. I did not care for Wilder when she brought him home and I told him so. In 2019 I told her to leave him. I was wrong about that. When I had my bypass in June of 24 he did my haying, 40 acres, at night after work and would not take gas money.
I can't lift the boy. I tried in July and went down with him on the porch.
I do not know how she would get him to his doctor. She has not been farther than Hamilton without him since she was 24.
Roy Haugen`,
        ),
        document(
          's10',
          'Employer ltr',
          `Sapphire Drywall LLC
October 14, 2026
Wilder Quispe has worked here since 2017. He starts at 5 am so he can be at the school at 11:15. I have lost two bids because I would not send him out of the valley. He trains my apprentices. If he leaves for a long time I can not hold the job open.
Deb Kinnear, owner`,
        ),
      ],
    },
    needed: [
      'eleven families',
      'Bell Crossing',
      'every day at six',
      'nine miles',
      'April 6, 2026',
      'rotator cuff',
      'four months',
      '197 miles',
      'blanket',
      'we go together everywhere',
      'nine to two',
      '20 pounds|20 lbs|not to lift',
      'scared of my own head',
      'lorazepam',
      'eleven miles to two|from eleven miles',
      'seven weeks',
      'safety person',
      'between one and two years',
      'housebound',
      'risk of self-harm',
      'Telehealth',
      '61',
      'adrenal crisis',
      '8,000',
      'vacant since',
      '11:15',
      'too heavy for everyone',
      '$3,420',
      '$2,950',
      '7,440',
      '20 hours',
      'five of the twelve months',
      'one had a ramp',
      'seven months',
      '$185',
      'Partner Assault|partner assault',
      '2,140',
      '2014',
      '40 acres',
      'on the porch',
      'hold the job open',
      'February to October 2019|apart',
    ],
  },
  {
    name: 'a weaver of the Navajo Nation after cancer, a grandmother without running water, a sheepherder from Bolivia, telegraphic',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Teófilo',
        middle_name: '',
        last_name: 'Mamani Condori',
        date_of_birth: '1984-02-05',
        gender: 'male',
        country_of_birth: 'Bolivia',
        country_of_citizenship: 'Bolivia',
        last_entry_date: '2012-04-02',
        last_entry_place: 'Salt Lake City, Utah',
        marriage_date: '2018-06-21',
        state: 'AZ',
        children: [
          { name: 'Shandiin Mamani', date_of_birth: '2019-08-14', citizenship: 'United States', gender: 'female' },
        ],
        spouse: { name: 'Verna Begaye', date_of_birth: '1985-12-01', citizenship: 'United States', gender: 'female' },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'H-2A worker',
        i94_expire_date: '2013-03-31',
        approval_date: '2024-11-08',
        petitioner_name: 'Verna Begaye',
        USCIS_receipt_number: 'IOE0927730158',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Verna Begaye',
        spouse_place_of_birth: 'Tuba City, Arizona',
        applicant_meet_spouse_date: '2015-09-05',
        how_applicant_met_spouse:
          'Navajo Nation Fair, Window Rock. He stopped at her rug booth; asked what plants for the yellow. He knew wool (Altiplano family, alpaca).',
        applicant_relationship_with_spouse:
          "Married 6/21/18, Tuba City. One dtr, Shandiin, 7. Live at her grandmother's place, Coalmine Mesa, no running water, solar panel. He herds (62 sheep), hauls water 2x wk, 28 mi each way. Fixes trucks for cash, abt $1,600/mo. She weaves: sold 9 rugs 2025, $14,200. SNAP.",
        extreme_hardship_spouse_denied_admission:
          'Endometrial ca dx 3/2023, stage II. Surgery, radiation Flagstaff (80 mi), done 10/2023. NED 9/2026. Lymphedema both legs: cannot stand >20 min, cannot lift water barrels. Depression; father died Covid 2020, mother 2021. Teo drives her Flagstaff q3mo + PT. Grandmother Bessie, 91, on home O2 (generator). No cell signal at house. Nearest neighbor 4 mi. Brother Leland in Phoenix, comes Xmas.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          "His village: Curahuara de Carangas, 12,900 ft; cold; lymphedema worse w/ altitude per PT. Oncology: La Paz 5 hrs. She speaks Navajo + English, no Spanish, no Aymara. Would lose grazing permit (in grandmother's name, must be used), IHS care. Her wool & dye plants are here. Navajo Nation: dtr in immersion school.",
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Bessie Begaye, 91, maternal grandmother, pulmonary fibrosis, O2 2 L, speaks Navajo only. Shandiin, 7, 2nd grade, Navajo immersion; eczema.',
        moral_character: 'yes',
        additional_details:
          'Left H-2A employer Mar 2013 (unpaid wages; DOL complaint, $6,118 back pay 2015). Worked w/o auth since. Cited 2017 Coconino Cty: no license, paid $312. No fed. returns until 2019; ITIN, joint 2019-25. Chapter says hauls water for elders. Sent $100/mo to his son Ronald, 17, in Oruro; stopped 2023 during cancer.',
      },
      sources: [
        document(
          's1',
          'Verna statement',
          `My name is Verna Begaye. I am Tó’aheedlíinii born for Kinyaa’áanii. I am a weaver. I was born at Tuba City and I live at Coalmine Mesa where my grandmother was born.

I had cancer in 2023. They took everything out and then I had twenty-eight radiations in Flagstaff. Teo drove me every day. He left at four after he had let the sheep out, and he came back for them at night. He did not miss one.

Now my legs swell. When I stand at the loom they get like logs. I used to weave six hours, now it is two. I wear the stockings and there is a pump that runs two hours a night from the generator, after Grandma's oxygen has had its turn.

A water barrel is 55 gallons. I cannot lift a five gallon bucket. The water comes from the standpipe at Tuba, twenty-eight miles. Without water there is no sheep and without sheep there is no wool and without wool I have no work.

My father died on May 9, 2020 and my mother on January 30, 2021. I got quiet. I did not weave for a year. I went to see Dr. Yazzie-Holt because my husband drove me there and sat in the truck.

My grandmother will not leave. She is ninety-one. She was marched away from her land once in the seventies and she says not again. I will not leave her, so I will stay if he goes.

There is no phone at the house. In February 2025 Grandma's tank ran out at night in the snow and Teo drove her to Tuba with chains on in two hours. I can drive but not with my foot swollen and not in that road.

He left the sheep company because they did not pay him for eleven months. He should have gone home and I am glad that he did not.

Verna Begaye, October 30, 2026`,
        ),
        document(
          's2',
          'TCRHCC visit notes',
          `TUBA CITY REGIONAL HEALTH CARE - ONCOLOGY SURVIVORSHIP
BEGAYE, VERNA   40F   09/22/2026
S: c/o leg heaviness, worse summer. Denies bleeding. Mood "ok". Sleep 5h. Husband present, interprets medical terms for grandmother on phone.
O: BLE 2+ pitting, L>R. Girth L calf 44 cm (41 in 3/26). Wt 171.
A: 1. Endometrial adenoCA FIGO II s/p TAH-BSO, EBRT 28 fx 2023 - NED. 2. Lymphedema BLE stage II, progressing. 3. MDD, in treatment.
P: Cont pneumatic pump qhs. CDT w/ PT 2x/wk x 8 wk - pt reports cannot come without husband driving. CT q6mo x 2 yr then annual. 5 yr recurrence risk discussed 12-15%.
R. Nakai, PA-C`,
        ),
        document(
          's3',
          'Behavioral health summary',
          `TREATMENT SUMMARY
Re: Verna Begaye
Date: October 19, 2026
From: Darlene Yazzie-Holt, PsyD, Behavioral Health, Tuba City

I have seen Mrs. Begaye since August 2021, 47 visits. Some were on the porch of the clinic because of masks.

She came with complicated grief after both parents died within nine months. She was not eating and had stopped weaving, which in her family is a way of praying. PHQ-9 was 22 in September 2021; it is 11 now. Diagnosis: Persistent Complex Bereavement; Major Depressive Disorder, recurrent, moderate.

She has missed nine visits this year, all in weeks when the truck was broken.

I was asked what would happen if Mr. Mamani had to leave for years. I cannot predict with certainty. What I can say is that a third loss, of the person who carried her through the first two, would in my judgment very likely return her to where she was in 2021, with less body to fight it. There are strengths: her clan relatives, her ceremonies, and her daughter. These are real, and they live between forty and ninety miles away.`,
        ),
        document(
          's4',
          'PT Lymphedema',
          `Lymphedema Clinic, Flagstaff. Progress report 10/05/2026. Pt Begaye V.
Seen 6 of 16 visits authorized. Reason for missed: transportation.
Limb volume L +19% since Feb. One episode cellulitis 6/2026, IV abx x 4 days, inpatient.
Home program: bandaging nightly by husband (trained 4/24). Pt cannot reach.
Function: stand 20 min, lift 10 lb max.
Travel: avoid prolonged altitude change, sustained cold. Infection risk where no antibiotics within reach.
T. Ruiz, PT, CLT`,
        ),
        document(
          's5',
          'Chapter house letter',
          `Coalmine Canyon Chapter
The Navajo Nation
Oct. 12, 2026

To USCIS
Teofilo Mamani hauls water for five elders besides his own household. Since the chapter truck was stolen in 2024 he is the only one who does so on the west side. In the big snow of 2025 he took hay and groceries to eleven hogans.
The home of Bessie Begaye is 28 miles from the water point and 4 miles from a paved road. It is not on the electric line and is not on the list for it before 2031.
He is not enrolled but he is one of ours. A grazing permit that is not used for two years may be canceled.
Herbert Tohannie, Chapter President`,
        ),
        document(
          's6',
          'school - Shandiin',
          `Tséhootsooí-style immersion program, Tuba City
2nd grade, teacher Ms. Manygoats
Shandiin Mamani. Attendance: 96%. Reading in Navajo: above level. English: at level.
Comments: Shandiin's dad drops her off each day at 7:20 (31 miles). She is the only student with a parent who learned Navajo as a grown man. In October she told the class her father "might be put back in his country like a letter." She has wet herself twice since. Counselor sees her Thursdays.`,
        ),
        document(
          's7',
          'Bolivia oncology access',
          `OBSERVATORIO DE SALUD ALTIPLÁNICO
Access to cancer follow-up in rural Oruro, 2026 (English summary)
- Radiotherapy and oncology follow-up: La Paz and Cochabamba only. From Curahuara de Carangas 5 hours by road to La Paz.
- CT: waiting time in the public system 3 to 5 months.
- No certified lymphedema therapist was found in the department of Oruro.
- Mean winter low in Curahuara: minus 11 C.
- Since 2019 the public system (SUS) is free of charge to residents, foreign residents with two years included.
- 71 percent of consultations in the municipality are held in Aymara, the rest in Spanish.`,
        ),
        document(
          's8',
          'DOL back wages',
          `U.S. DEPARTMENT OF LABOR, WAGE AND HOUR DIVISION, Salt Lake City
Case 1719440   Employer: Strawberry Ridge Livestock
Finding: H-2A herders not paid the required wage April 2012 - March 2013.
Employee: T. Mamani Condori. Back wages $6,118.00. Paid 07/2015.`,
        ),
        document(
          's9',
          'Justice court citation',
          `FLAGSTAFF JUSTICE COURT   TR2017-08841
MAMANI CONDORI TEOFILO
ARS 28-3151A no valid license. Responsible. $312.00 paid 9/14/2017`,
        ),
        document(
          's10',
          'Leland Begaye email',
          `From: Leland Begaye
To: attorney
Date: Oct 21 2026
Subject: my sister

I drive for UPS in Phoenix, nights. It's 4 and a half hours. I have two kids every other week. I can send $150 a month and I do. I can't go back up there, I tried after Mom passed and lasted a month. Honestly my sister and Teo argue about money, everyone does. But when I call she puts him on and she laughs. She did not laugh for a year. That's all I know.`,
        ),
      ],
    },
    needed: [
      'twenty-eight radiations',
      'He did not miss one',
      'six hours',
      'two hours a night',
      '55 gallons',
      'five gallon',
      'no wool',
      'May 9, 2020',
      'January 30, 2021',
      'sat in the truck',
      'marched away',
      'I will stay if he goes|stay if he goes|will stay',
      'February 2025',
      'with chains',
      'eleven months',
      '44 cm',
      '12-15|12–15',
      '47 visits',
      '22 in September 2021',
      'nine visits',
      'third loss',
      'between forty and ninety miles',
      '6 of 16',
      'cellulitis',
      'bandaging',
      '10 pounds|10 lb',
      'sustained cold',
      'five elders',
      'eleven hogans',
      '2031',
      'two years may be canceled',
      '7:20',
      'like a letter',
      '3 to 5 months',
      'No certified lymphedema therapist|no certified lymphedema therapist',
      'minus 11',
      'free of charge',
      '71 percent',
      '6,118',
      '$312',
      '$150 a month',
      '$14,200',
      '2019',
      'Ronald',
    ],
  },
  {
    name: 'a tailor from Ghana with glaucoma and a broken hip, a resident mother, her son who overstayed, told by others',
    base: 'F4',
    changes: {
      client: {
        first_name: 'Kwabena',
        middle_name: '',
        last_name: 'Owusu-Ansah',
        date_of_birth: '1994-09-19',
        gender: 'male',
        country_of_birth: 'Ghana',
        country_of_citizenship: 'Ghana',
        last_entry_date: '2016-08-11',
        last_entry_place: 'New York, New York',
        marriage_date: '',
        state: 'OH',
        children: [],
        spouse: {},
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2017-02-10',
        migration_basis: 'i_130',
        approval_date: '2020-05-19',
        petitioner_name: 'Comfort Owusu-Ansah',
        USCIS_receipt_number: 'MSC2091244518',
        beneficiary_relationship: 'LPR Parent',
        application_dependant: 'principal',
        petition_filed_date: '2017-11-06',
        qualifying_relative: ['legal_permanent_resident_mother'],
        mother_name: 'Comfort Owusu-Ansah',
        mother_place_of_birth: 'Kumasi, Ghana',
        mother_moved_to_US_date: '2011-03-27',
        mother_became_legal_permanent_resident_date: '2011-03-27',
        extreme_hardship_mother_denied_admission:
          'Per mom: eyes are going (glaucoma), she sees "the middle only". Broke hip Jan 2026 on the stairs, Kwabena found her after he came from work, she says she lay there two hours. He does drops 3x a day, cooks, takes her to church. She says she still does alterations but customers tell us the seams are crooked and he re-does them at night. Pastor says she was found on the wrong bus in August. Rent $1,150. She gets $0 SSA. K pays all of it, warehouse, about $2,700.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          "She told us there is a house in Kumasi but her late husband's brothers took it in 2009, they said she was a witch because the husband died. She is scared of them. Eye clinic at Komfo Anokye exists, she has heard people wait a year. Her sister Akosua in Kumasi is 74, diabetic, lost a leg.",
        mother_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Younger son Yaw Owusu-Ansah, 27, LPR, in prison at Mansfield since 2022 (aggravated robbery, 7 yrs). Kwabena drives her there once a month. Niece Abena, nurse, in Columbus, 3 small kids.',
        moral_character: 'yes',
        additional_details:
          'He had a shoplifting in 2018, Kroger, $43, age 23. Paid and did the class. Worked w a friend\'s social 2018-2019 at a car wash. Taxes: "all of them" he says, transcript shows 2018, 2019 not filed. Sings in choir, usher. He came as a visitor and told the officer he would stay 3 weeks for his cousin\'s graduation.',
      },
      sources: [
        document(
          's1',
          'Affidavit of Comfort Owusu-Ansah',
          `AFFIDAVIT
(Made in Twi, read back by Rev. Emmanuel Boadu, November 4, 2026)

I, Comfort Owusu-Ansah, make oath and say:
That I am 63 years of age and a seamstress. I reside at 88 Hildreth Avenue, Apartment 2, Columbus, Ohio.
That I came to this country on 27 March 2011 on the lottery. My husband Kofi Owusu-Ansah died on 14 June 2009.
That after the funeral my husband's brothers locked me out of the house at Asafo and said I had killed him with my eyes. They kept my machines. I slept at my sister's for two years until the visa came.
That now it is my own eyes that are dying. I see a coin of light. When I thread the needle I do it with my tongue.
That on 16 January 2026 I fell on the back stairs. I called out but nobody is home on our side in the day. My son came at five and lifted me. The bone was put together with three screws.
That Kwabena puts the drops in my eyes at six, at two when he is on his break, and at ten. If they are missed the pressure climbs. I tried alone in March and put the wrong bottle for four days.
That he reads to me from the Twi Bible before he sleeps. I did not learn to read braille and I am too old.
That my younger son Yaw did a bad thing and is in prison until 2029. I have one son to hold and one son to visit.
That if Kwabena goes, I will remain in Columbus, because Yaw is here and the doctors are here, and I cannot go back to those people.
That I told Kwabena in 2016 to come and see me and I told him not to go back. I wept and he stayed. The fault is mine.

Her mark and signature: C. Owusu-Ansah`,
        ),
        document(
          's2',
          'Glaucoma service letter',
          `Department of Ophthalmology, Glaucoma Service
October 9, 2026
RE: Comfort Owusu-Ansah, MRN 4471802

To Whom It May Concern,

Ms. Owusu-Ansah has advanced primary open-angle glaucoma of both eyes, diagnosed in 2012. The central field in the right eye is under 10 degrees; the left eye has light perception only. She had a tube shunt in 2021 and again in 2024.

She takes four different drops a day on a schedule that she can no longer follow by herself because she cannot read the labels. In March 2026 her pressure rose from 14 to 31 when doses were mixed up; the field lost at that time will not return.

Her son accompanies her every six weeks and asks good questions. Home nursing for eye drops is not covered by her insurance. Pill boxes for drops and talking labels were tried with limited success; she might learn them with further training.

If the pressure is controlled she may keep the remaining field for years. If not, I expect blindness within twelve to eighteen months.

Nathan Feld, M.D.`,
        ),
        document(
          's3',
          'ortho & rehab records',
          `RIVERSIDE ORTHO  pt OWUSU-ANSAH C  63F
1/16/26 ED: fall stairs, found by son ~1710, down approx 3 h. L fem neck fx. CRPP x3 1/17.
1/21/26 d/c home w/ son (declined SNF: no Twi speakers)
3/4/26 f/u: walker. PT x 10. Fall risk HIGH (vision). Do not leave alone on stairs.
5/20/26 f/u: cane. ROM ok. Home: 2nd floor walk-up, 14 steps. Son installed rail + tape.
9/2/26 f/u: healed. DEXA T -3.1. Alendronate. Next fall = likely replacement.`,
        ),
        document(
          's4',
          'Social worker assessment',
          `PSYCHOSOCIAL ASSESSMENT
Prepared by Tanya Lindqvist, MSW, LISW-S
Re: Comfort Owusu-Ansah. Two visits at home, October 13 and 20, 2026; interpreter by phone.

Ms. Owusu-Ansah presents as proud and minimizes her needs. She told me that she cooks; her niece told me that she has burned two pots and that Kwabena has turned off the gas when he is out.

PHQ-9 (Twi): 14. She denies wanting to die. She said, "Blind is not dead. Blind alone is dead."

She speaks enough English to greet customers; in the clinic she needs her son.

Since Yaw's sentence in 2022 she has had nightmares of both sons behind glass. Ms. Owusu-Ansah meets criteria for Adjustment Disorder with mixed anxiety and depressed mood, and for Posttraumatic Stress Disorder related to the expulsion in 2009.

Prognosis. In my opinion the loss of Kwabena would mean the loss of her home within months: she could not pay for it, find her way in it or manage the drops in it. Placement in a nursing facility is the likely outcome. I know of no facility in Franklin County with staff who speak Twi.

I did not evaluate Kwabena. Abena Sarpong, a niece, visits on Sundays and says she could do more "for a month or two, not for years."`,
        ),
        document(
          's5',
          'pay and bills',
          `Kwabena - Eastgate Fulfillment, biweekly net 1,248.60
Comfort - alterations, Aug 210, Sep 145, Oct 95
Rent 1150
AEP/Columbia Gas 168
Phone 85
Car + ins 341
Drops copay 96
Yaw commissary 60
Church 50
Medicaid spenddown 0
Assisted living, Whetstone Gardens, private pay: 5,480 per mo (quote 10/26)`,
        ),
        document(
          's6',
          'Ghana widows and eye care',
          `WEST AFRICA SOCIAL RESEARCH TRUST
Widowhood, property and eye care in Ashanti. February 2026

7. The Intestate Succession Law of 1985 protects a widow's share. In 118 disputes followed by the Trust in Ashanti between 2019 and 2024, 31 widows recovered a house.
8. Accusations of witchcraft were made in 22 of the 118.
12. Komfo Anokye Teaching Hospital performs glaucoma surgery. The median wait for a first visit was seven months. Latanoprost was available in 60 percent of public pharmacies visited.
13. A month of four glaucoma medicines cost between 640 and 900 cedis; the minimum monthly wage is about 540 cedis.
15. No long-term residential care for elderly blind persons exists in the region outside of churches.`,
        ),
        document(
          's7',
          'Franklin County Municipal Court',
          `FRANKLIN COUNTY MUNICIPAL COURT
2018 CRB 011902    STATE OF OHIO v. OWUSU-ANSAH, KWABENA
Theft ORC 2913.02 M1. Amended to Unauthorized Use of Property 2913.04 M4
Plea NC, found G 9/12/2018. $100 + costs. Theft awareness class completed 10/30/2018. Terminated.`,
        ),
        document(
          's8',
          'IRS wage & income',
          `Tax compliance, printed 11/02/2026. OWUSU-ANSAH K. ITIN 9XX-XX-4410
2017 filed 03/2018
2018 no record of return filed
2019 no record of return filed
2020 filed 05/2021
2021 filed
2022 filed
2023 filed
2024 filed
2025 filed 02/2026  bal due 0.00`,
        ),
        document(
          's9',
          'Letter Rev Boadu',
          `Ebenezer Presbyterian, Ghanaian congregation, Columbus

Dear Officer,
Mama Comfort has been with us from the founding. Kwabena sings tenor and is an usher. He told the session about the shop matter himself before he was made an usher, and I was present.
In August she went out to buy thread and was found at the Polaris loop, eleven miles from home. A driver phoned me from the number in her hymnal.
We are 140 members, most work two jobs. We take turns to bring soup. We cannot do drops three times each day.
Rev. Emmanuel Boadu, 25 October 2026`,
        ),
        document(
          's10',
          'Eastgate HR',
          `Eastgate Fulfillment LLC  10/28/26
Verification of employment: K. Owusu-Ansah, forklift lead, since 06/2020, FT, $19.40/h.
Supervisor note: allowed split break 1:40-2:25 pm daily to go home for mother (he lives 6 min away). No disciplinary record. Promoted to lead 2024. He declined the day supervisor post ($24) because it has no long break.`,
        ),
      ],
    },
    needed: [
      'coin of light',
      'with my tongue',
      'January 16, 2026|16 January 2026',
      'three screws',
      'at six, at two',
      'wrong bottle',
      'Twi Bible',
      '2029',
      'will remain in Columbus|remain in Columbus',
      'locked me out|locked her out',
      'machines',
      'The fault is mine',
      'light perception',
      '14 to 31',
      'will not return',
      'every six weeks',
      'talking labels',
      'twelve to eighteen months',
      '14 steps',
      'no Twi speakers',
      'Do not leave alone on stairs|left alone on stairs|alone on stairs',
      'two pots',
      'Blind alone is dead',
      'behind glass',
      'nursing facility',
      'not for years',
      '1,248.60',
      '5,480',
      '31 widows',
      'seven months',
      '60 percent',
      '640 and 900',
      '$43|Kroger',
      '2018',
      'Polaris',
      '140 members',
      '$19.40',
      'declined the day supervisor',
      'three weeks|3 weeks',
      'Mansfield|prison',
    ],
  },
]
