import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/**
 * Three fictional waivers, written whole before any draft of them was read: two plain ones and one in hurried notes. The
 * second was kept sealed until the last reading of its round.
 */
export const eighteenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a husband with kidney disease and an amputated toe, his daughter, a boy with asthma, a wife from Honduras',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Iris',
        middle_name: 'Yolani',
        last_name: 'Maradiaga Paz',
        date_of_birth: '1990-09-02',
        gender: 'female',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2011-05-19',
        last_entry_place: 'Hidalgo, Texas',
        marriage_date: '2016-10-08',
        state: 'IA',
        children: [
          { name: 'Caleb Lindgren', date_of_birth: '2018-04-27', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Dale Robert Lindgren',
          date_of_birth: '1974-12-11',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-02-18',
        petitioner_name: 'Dale Robert Lindgren',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0928841067',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Dale Robert Lindgren',
        spouse_place_of_birth: 'Marshalltown, Iowa, United States',
        applicant_meet_spouse_date: '2014-03-15',
        how_applicant_met_spouse:
          'Iris was working at the bakery where Dale stopped every morning before his shift. She remembered his order after the second day. They were friends for a year before they went out.',
        applicant_relationship_with_spouse:
          'Dale and Iris were married in Marshalltown on October 8, 2016. They have a son, Caleb, who is 8. Dale has a daughter from his first marriage, Hannah, who is 15 and has lived with them since 2019. Iris works at a commercial bakery and Dale receives Social Security disability. Iris does nearly all of the care of the house, of the children and of Dale.',
        extreme_hardship_spouse_denied_admission:
          "Dale has type 2 diabetes with kidney disease at stage 4, and lost a toe in March 2025. Iris dresses his foot twice a day and cooks a diet without salt and potassium. She drives him to the kidney clinic in Des Moines, 52 miles each way, because he may not drive after the treatments of his eyes. Her pay is $2,960 a month and his disability benefit is $1,540. The mortgage is $1,185. Caleb has asthma. Dale's brother Craig lives in town and helps with the snow, but he works nights at the packing plant.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Dale has never been outside the United States except for one week in Canada. He speaks no Spanish. The town of Iris’s parents, Yoro, has no dialysis; the nearest machine is in San Pedro Sula, about three hours away. He would lose Medicare, which does not pay abroad. Hannah could not go because her mother has visitation under the order of the Iowa court.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Caleb, 8, is a U.S. citizen and has asthma. Hannah, 15, is a U.S. citizen, Dale’s daughter; her mother, Kristin Boyle, lives in Omaha and sees her one weekend a month. Dale’s brother Craig Lindgren, 55, lives in Marshalltown.',
        moral_character: 'yes',
        additional_details:
          'Iris has paid taxes with an ITIN since 2013. She has worked at the same bakery since 2012, without permission. She teaches first communion at St. Henry parish and organized the meals after the tornado of July 2018. She was cited once, in 2015, for driving without a license and paid the fine of $335. She has no other record.',
        dos_fee_paid: 'yes',
        in_proceedings: 'no',
        final_order: 'no',
        reinstated_order: 'no',
        pending_i485: 'no',
        other_inadmissibility: 'no',
        prior_departures: 'no',
        arrests: 'yes',
      },
      sources: [
        document(
          'h1',
          'Declaration of Dale Lindgren',
          `DECLARATION OF DALE ROBERT LINDGREN

I, Dale Robert Lindgren, state:

1. I am 51 years old and a United States citizen. I was born in Marshalltown, Iowa and I have lived here all my life. I was a diesel mechanic at the county shop for twenty-two years until my eyes got too bad in 2022.

2. I met Iris in March 2014 at Hy-Line Bakery. I came in every morning and on the third day the coffee was already poured. We were married on October 8, 2016.

3. I have had diabetes since 2006. In 2023 my kidneys went to stage 4. In March 2025 they took off a toe on my left foot because a blister had gone bad and I could not feel it. Iris found it. She smelled it before I knew anything was wrong. The surgeon told us that two more days and it would have been the foot.

4. Since then Iris looks at both of my feet every night with a flashlight and dresses the left one morning and evening. I cannot bend to do it and I cannot see well enough to know if it is red.

5. I get shots in my eyes every six weeks in Des Moines, and I see the kidney doctor there every month. I am not allowed to drive. Iris takes the day off without pay. My brother Craig has taken me twice in three years, both times when Iris was sick. He works nights at the packing plant and sleeps in the day. He is a good brother and he plows our drive, but he has his own troubles and he will not do feet.

6. My daughter Hannah came to live with us in 2019, when she was eight. Her mother was drinking then. Kristin is sober now and I am glad of it, but she lives in Omaha in one room and sees Hannah one weekend a month. It was Iris who sat with Hannah at the kitchen table every night for a year until she could read at her grade. Hannah calls her Mama Iris.

7. Caleb is 8 and has asthma. He was in the hospital for two nights in November 2024. Iris hears him through the wall. I sleep with a machine on and I do not hear him.

8. Iris makes about $2,960 a month at the bakery and I get $1,540 from Social Security. The house payment is $1,185. Without her pay I would have $355 left after the house payment for everything.

9. I have been to Canada once, for a week of fishing. I do not speak Spanish. Iris's parents live outside Yoro, up a dirt road. Her mother cooks on wood. The kidney doctor says I will be on dialysis within two years, and there is no dialysis in Yoro.

10. I would not leave Hannah. The judge gave her to me and I am not allowed to take her out of the country without her mother's agreement. If Iris has to stay away I will stay here with the kids, and I know how it would end. I am not afraid of the machine. I am afraid of the time before it, when nobody looks at my feet.

I declare under penalty of perjury that the foregoing is true and correct. Executed on October 21, 2026 at Marshalltown, Iowa.

Dale R. Lindgren`,
        ),
        document(
          'h2',
          'Letter of Dr. Anand, nephrology',
          `CENTRAL IOWA KIDNEY ASSOCIATES
Des Moines, Iowa

October 6, 2026

To whom it may concern:

I have treated Mr. Dale Lindgren since August 2021. He has chronic kidney disease, stage 4, caused by type 2 diabetes. His eGFR was 31 in August 2023, 24 in September 2025 and 19 on September 28, 2026. I expect that he will need dialysis or a transplant within twelve to twenty-four months. He was evaluated for the transplant list in May 2026 and was placed on it on July 14, 2026. A condition of listing is a named caregiver who lives with the patient. That caregiver is his wife, Iris Maradiaga. If she is no longer available he will be made inactive on the list until another caregiver is named.

Mr. Lindgren also has diabetic retinopathy with macular edema and peripheral neuropathy. He had a partial amputation of the left great toe on March 12, 2025. His A1c was 10.4 percent in early 2015 and has been between 6.8 and 7.3 percent since 2019. His kidney function was better preserved than I would have expected, and I attribute this to the diet that his wife keeps. He has not missed an appointment with me in five years.

At present he is stable, he is not on dialysis and he walks without aid. I do not want that to be misread. Stage 4 disease with this slope leaves no room for an infection of the foot or for a month of the wrong diet.

Sincerely,
Meera Anand, M.D.
Nephrology`,
        ),
        document(
          'h3',
          'Psychological evaluation of Mr. Lindgren',
          `PSYCHOLOGICAL EVALUATION
Client: Dale R. Lindgren
Evaluator: Joanna Pruitt, Ph.D., Licensed Psychologist, Ames, Iowa
Dates of interview: September 9 and September 16, 2026 (three hours in all). Report of September 30, 2026.

Mr. Lindgren was referred by counsel. I have not treated him. I reviewed the letter of his primary physician and the discharge papers of March 2025.

Mr. Lindgren was polite and brief. He lost his work, his license and a toe within three years and spoke of these in a flat voice. He wept when he described his wife finding the wound. He drank heavily after his divorce in 2012 and 2013 and stopped on his own; he has not had alcohol since January 2014, and he connects the years of sobriety with his marriage.

PHQ-9: 14 (moderate). GAD-7: 11 (moderate). He denied thoughts of suicide. He has never been in treatment for depression and told me that he would not have gone.

Diagnosis: Adjustment disorder with mixed anxiety and depressed mood, persistent. Alcohol use disorder, in sustained remission.

Opinion. The care that Mr. Lindgren receives from his wife is what stands between him and the kind of neglect of self that is common in men with his history. With a separation of years I believe it is likely that he would develop major depression and that he would be at high risk of a return to drinking, which his kidneys could not survive for long. A move to Honduras would remove him from his daughter, from his doctors and from every person to whom he can speak, and I would expect a depressive episode there as well.`,
        ),
        document(
          'h4',
          'Pediatric chart of Caleb',
          `MCFARLAND CLINIC - PEDIATRICS
Patient: Caleb Lindgren   DOB 04/27/2018   Visit 08/19/2026
Problem list: Asthma, moderate persistent. Allergic rhinitis. Eczema (resolved).
Meds: fluticasone 110 mcg 2 puffs BID with spacer; albuterol PRN; montelukast 5 mg qHS.
ED visits: 2/2023, 11/2024 (admitted 2 nights), 3/2026.
School absences last year: 11 days for asthma.
Mother gives all doses, keeps peak flow diary. Father visually impaired, cannot read the meter.
Plan: continue, recheck 4 months. Asthma action plan reviewed with mother.
L. Brandt, ARNP`,
        ),
        document(
          'h5',
          'Custody order Hannah',
          `IN THE IOWA DISTRICT COURT FOR MARSHALL COUNTY
In re the Marriage of Dale Robert Lindgren and Kristin Marie Boyle
No. CDDM 041188

ORDER MODIFYING DECREE
June 14, 2019

1. Primary physical care of the child, Hannah Marie Lindgren, born May 3, 2011, is placed with the Father.
2. The Mother shall have visitation one weekend each month and two weeks in summer.
3. Neither party shall remove the child from the United States without the written consent of the other or leave of court.
4. The Mother shall pay child support of $50 a month.`,
        ),
        document(
          'h6',
          'Household budget and mortgage statement',
          `Household budget, September 2026
Income
Iris, Hy-Line Bakery, net: $2,960
Dale, SSDI: $1,540
Child support from K. Boyle: $50
Expenses
Mortgage, Great Western Bank: $1,185
Gas, light and water: $340
Food: $820
Car payment and insurance: $465
Medicare premium and drug copays: $398
Gas for trips to Des Moines: $150
Home health aide, quoted by Iowa River Home Care, 2 visits a day: $2,210 a month`,
        ),
        document(
          'h7',
          'Letter of Hy-Line Bakery',
          `Hy-Line Bakery, Marshalltown, Iowa
October 2, 2026
Iris Maradiaga has worked for us since April 2012 and has been lead baker on the early shift since 2018. She starts at 3:30 a.m. so that she can be home when the children come from school. After the tornado in July 2018 she baked for the shelter for nine days and would not put the hours on her card. She earns $21.40 an hour. The family is covered by her health plan for the children; Dale has Medicare.
Marlene Voss, owner`,
        ),
        document(
          'h8',
          'Health care in Yoro, Honduras: report',
          `HONDURAS: KIDNEY CARE AND PUBLIC SAFETY IN YORO DEPARTMENT
Central America Health Watch, May 2026
1. Hemodialysis in Honduras is offered in public units in Tegucigalpa, San Pedro Sula, La Ceiba and three other cities. There is no unit in the department of Yoro outside El Progreso, which is about 130 kilometers from the town of Yoro.
2. Public dialysis patients are usually offered two sessions a week where three are the standard. In 2025, 214 patients were on a waiting list in the north of the country.
3. No deceased-donor kidney transplant program is in operation.
4. The homicide rate in Yoro department was 34 per 100,000 in 2025, down from 47 in 2022.
5. A private unit in San Pedro Sula charges about 110 dollars a session.`,
        ),
      ],
    },
    needed: [
      'flashlight',
      'two more days',
      'twice in three years',
      'every six weeks',
      '52 miles',
      'twelve to twenty-four months',
      'caregiver',
      'inactive',
      '19 on September 28|eGFR',
      'return to drinking',
      'Adjustment disorder|adjustment disorder',
      'moderate persistent|asthma',
      'peak flow|meter',
      '1,185',
      '2,960',
      '2,210',
      'written consent',
      'one weekend',
      'grade',
      'no dialysis|no unit',
      'two sessions a week',
      'transplant program',
      'looks at my feet',
      'nine days',
      'driving without a license',
      'walks without aid',
    ],
  },
  {
    name: 'a mother with rheumatoid arthritis and failing eyes, a sister in California, a son from the Philippines who overstayed',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Rodel',
        middle_name: 'Bautista',
        last_name: 'Evangelista',
        date_of_birth: '1988-06-30',
        gender: 'male',
        country_of_birth: 'Philippines',
        country_of_citizenship: 'Philippines',
        last_entry_date: '2015-01-17',
        last_entry_place: 'Seattle, Washington',
        marriage_date: undefined,
        state: 'WA',
        children: [],
        spouse: undefined,
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2015-07-16',
        approval_date: '2023-03-09',
        petitioner_name: 'Corazon Bautista Evangelista',
        beneficiary_relationship: 'USC Parent',
        USCIS_receipt_number: 'IOE0917720345',
        qualifying_relative: ['us_citizen_mother'],
        mother_name: 'Corazon Bautista Evangelista',
        mother_place_of_birth: 'Batangas City, Philippines',
        mother_moved_to_US_date: '2004-08-20',
        mother_became_legal_permanent_resident_date: '2004-08-20',
        mother_became_US_citizen_date: '2013-04-11',
        spouse_name: undefined,
        spouse_place_of_birth: undefined,
        applicant_meet_spouse_date: undefined,
        how_applicant_met_spouse: undefined,
        applicant_relationship_with_spouse: undefined,
        extreme_hardship_spouse_denied_admission: undefined,
        spouse_unable_to_return_option: undefined,
        extreme_hardship_spouse_return_to_home_country: undefined,
        spouse_intends_to_remain: undefined,
        extreme_hardship_mother_denied_admission:
          'Mrs. Evangelista is 71 and a widow. She has rheumatoid arthritis and is losing her central vision from macular degeneration. Rodel lives with her in Tacoma and has cared for her since her fall in 2021. He bathes and dresses her, gives the weekly injection, cooks and drives her to all appointments. He earns $2,650 a month as a night stocker; her Social Security is $1,120 and the rent is $1,475. Her daughter Marites lives in Fresno with three small children and sends $200 a month.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          'She left Batangas 22 years ago. Her husband is buried in Tacoma. Her brothers are dead and the family house was sold in 2009. The injections for her eyes are given only in Manila and she would have to pay for them. Medicare does not pay abroad. She would be separated from her daughter and her grandchildren.',
        mother_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Marites Evangelista Cruz, 43, is a U.S. citizen and lives in Fresno, California with her husband and three children, ages 7, 5 and 2. She visits twice a year. She cannot take her mother because they live in a two-bedroom apartment on the second floor.',
        moral_character: 'yes',
        additional_details:
          'Rodel has worked since 2016 without permission. He has filed taxes since 2017. He came to visit when his father was dying and stayed. He sings in the choir of St. Leo and drives three other seniors to Mass. In 2019 he was charged with driving under the influence; it was reduced to negligent driving in the first degree, he finished the alcohol class and has not had a drink since.',
        dos_fee_paid: 'yes',
        in_proceedings: 'no',
        final_order: 'no',
        reinstated_order: 'no',
        pending_i485: 'no',
        other_inadmissibility: 'no',
        prior_departures: 'no',
        arrests: 'yes',
      },
      sources: [
        document(
          'm1',
          'Declaration of Corazon Evangelista',
          `DECLARATION

I am Corazon Bautista Evangelista. I am 71 years old. I have been a citizen of the United States since April 11, 2013. Rodel is my youngest child.

1. I came to Tacoma in 2004 to join my husband Ernesto, who was a cook in the shipyard. I worked for twelve years in the laundry of St. Joseph hospital, until my hands closed.

2. Ernesto died of his heart on March 2, 2015. Rodel had come in January to see him. He was supposed to go back in July. I asked him to stay. I want the government to know that it was I who asked.

3. I have rheumatoid arthritis since 2009. I cannot make a fist. I cannot open a bottle of pills or hold a full pot. In February 2021 I fell in the bathtub and broke my hip, and I lay there four hours until Rodel came home from his shift. Since then he does not let me bathe when he is not in the house.

4. Rodel works from ten at night until six in the morning so that he is home when I am awake. He bathes me at seven. He gives me the injection in the stomach every Sunday because I cannot press the pen. He cuts my food. He sleeps from noon until five, and a neighbor, Mrs. Hargrove, looks in at two o'clock. She is 80 herself.

5. In 2022 the doctor said that the middle of my eyes is dying. I see your face like a hole with hair around it. I get a needle in the right eye every eight weeks and I hold Rodel's hand when they do it. I can still see the sides and I can still pray the rosary because it does not need eyes.

6. My daughter Marites is a good girl. She calls every evening and she sends me $200 a month. She came for three weeks when I broke my hip. But she lives in Fresno, on the second floor, and her husband drives a truck and is gone for five days of the week. She has three small children. I cannot climb the stairs and there is no bed.

7. The social worker gave us a list of homes. The cheapest was $5,400 a month. I have $3,100 in the bank.

8. I left Batangas twenty-two years ago. My two brothers are dead. We sold the house in 2009 to pay for the wedding of Marites. I would not know which jeepney to take any more, and I could not read the number on it.

9. If they do not let Rodel come back I will stay in Tacoma, because my doctors are here and Ernesto is in the ground here. I do not know who would lift me out of the bath.

I declare under penalty of perjury under the laws of the United States that this is true. Signed on September 27, 2026.
Corazon B. Evangelista`,
        ),
        document(
          'm2',
          'Rheumatology letter',
          `Puget Rheumatology, Tacoma, Washington
September 3, 2026
Re: Corazon Evangelista, born 02/14/1955
Mrs. Evangelista has been my patient since 2010. She has seropositive rheumatoid arthritis with deformity of both hands and secondary osteoporosis; she sustained a fracture of the left hip in February 2021. She is treated with adalimumab 40 mg by injection every week and methotrexate. With this treatment the disease is under fair control, and her inflammatory markers have been normal since 2023. The damage to the joints is permanent.
She needs help with bathing, dressing, preparing food and taking medication. Her son provides it and gives the injections. In my opinion she cannot live alone. A second fall would probably end her ability to walk.
A stop of adalimumab of more than a few weeks usually brings a flare.
Paul Sorensen, M.D.`,
        ),
        document(
          'm3',
          'Retina clinic',
          `RAINIER RETINA CENTER
Pt: Evangelista, Corazon   DOB 2/14/55   DOS 8/25/26
Dx: neovascular AMD OD; geographic atrophy OS
VA: OD 20/100, OS 20/400. Legally blind OS only.
Tx: aflibercept OD q8wk since 6/2022, 24 injections.
Imp: OD stable on current interval. Lapse of treatment risks irreversible loss.
Son present, transports pt. RTC 8 wk.
E. Whitcomb MD`,
        ),
        document(
          'm4',
          'Budget',
          `Our month, August 2026
Rodel, pay after taxes: $2,650
Mama, Social Security: $1,120
From Marites: $200
Rent: $1,475
Electric and water: $190
Food: $560
Car and insurance: $310
Medicare Part B, supplement and copays: $412
Phone: $95`,
        ),
        document(
          'm5',
          'Letter of Marites',
          `September 15, 2026
To the officer:
I am the sister of Rodel. I live in Fresno with my husband Dennis and our three children, 7, 5 and 2. We rent two bedrooms on the second floor for $1,890. Dennis hauls produce and is away from Sunday night to Friday. I work mornings at a preschool and bring home $1,700. I send Mama $200 and some months it is hard.
I looked at adult day care in Tacoma for her. It is $96 a day and they do not bathe and they do not give injections.
When she broke her hip I stayed three weeks and then the preschool told me to come back or they would fill my place. I know how to lift her because Rodel taught me. I cannot do it from here.
Marites E. Cruz`,
        ),
        document(
          'm6',
          'Pierce County District Court',
          `PIERCE COUNTY DISTRICT COURT, STATE OF WASHINGTON
State v. Rodel B. Evangelista, No. 9ZC004417
Charge: Driving under the influence, RCW 46.61.502, offense date August 10, 2019.
Amended to negligent driving in the first degree, RCW 46.61.5249. Plea of guilty November 21, 2019.
Sentence: 90 days suspended, fine $650, alcohol and drug information school, victim panel.
All conditions completed May 30, 2020. Fine paid in full. Case closed.`,
        ),
        document(
          'm7',
          'Letter of Father Dolan',
          `St. Leo Parish, Tacoma
September 20, 2026
Rodel Evangelista sings tenor in our choir. Every Sunday he brings his mother and three other old people in his car, and he goes back for Mrs. Nakamura because five do not fit. In 2019 he came to me the morning after his arrest and told me before I had heard of it. I have not known him to take a drink since.
Rev. Thomas Dolan, S.J.`,
        ),
        document(
          'm8',
          'Philippines: eye care and biologics, information sheet',
          `PACIFIC HEALTH INFORMATION SHEET, Philippines, June 2026
1. Aflibercept and ranibizumab are available in Metro Manila and Cebu at about 38,000 pesos (680 dollars) an injection. PhilHealth does not cover them.
2. Adalimumab biosimilars are sold in Manila at about 26,000 pesos (465 dollars) a dose.
3. Batangas City has two general hospitals with rheumatology visits once a month. It has no retina specialist; the distance to Manila is about 105 kilometers, two to three hours by road.
4. A caregiver who lives in the home is paid about 9,000 to 12,000 pesos (160 to 215 dollars) a month and is easy to find.
5. The average wage of a retail worker in Batangas was 14,200 pesos (254 dollars) a month in 2025.`,
        ),
      ],
    },
    needed: [
      'four hours',
      'make a fist',
      'seven|bathes',
      'every Sunday|every week',
      'two o’clock|80',
      'hole with hair',
      'every eight weeks',
      'three weeks',
      'second floor',
      '5,400',
      '3,100',
      '2,650',
      '1,475',
      '96 a day',
      'cannot live alone',
      'normal since 2023|fair control',
      'second fall',
      'irreversible',
      '680',
      '465',
      'easy to find|160',
      '254',
      'lift me out of the bath',
      'negligent driving',
      'It was I who asked|it was I who asked',
      'buried|in the ground',
    ],
  },
  {
    name: 'a soldier’s widow mother, a wife with Crohn’s disease in notes, a husband from Guatemala, Arkansas',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Elmer',
        middle_name: '',
        last_name: 'Xol Caal',
        date_of_birth: '1991-01-08',
        gender: 'male',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2009-03-28',
        last_entry_place: 'Sasabe, Arizona',
        marriage_date: '2018-06-23',
        state: 'AR',
        children: [
          { name: 'Rosalie Xol', date_of_birth: '2019-08-14', citizenship: 'United States', gender: 'female' },
          { name: 'Benjamin Xol', date_of_birth: '2023-12-02', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Tiffany Jo Hargis',
          date_of_birth: '1993-04-19',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2024-11-12',
        petitioner_name: 'Tiffany Jo Hargis',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0926603518',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Tiffany Jo Hargis',
        spouse_place_of_birth: 'Russellville, Arkansas, United States',
        applicant_meet_spouse_date: '2016-09-01',
        how_applicant_met_spouse: 'church softball. he caught her fly ball and apologized',
        applicant_relationship_with_spouse:
          'm. 6/23/18 Dardanelle AR. 2 kids. Rosalie 7, Benjamin 2 (turns 3 in Dec). Elmer = poultry plant, sanitation lead, nights, $3,150 net. Tiffany = teller 24 hrs/wk, $1,390. He does mornings w/ kids when she is in flare.',
        extreme_hardship_spouse_denied_admission:
          "Crohn's since age 19. 2 bowel resections (2014, 2022). Infliximab infusion q8wks Little Rock, 78 mi - he drives, she can't after (Benadryl). Insurance = HIS plan, infusion billed $9,400, they pay $75. Flares 3-4/yr, in bed or bathroom 5-10 days. Lost a job at Walmart 2020 bc of absences. Mom Donna helps some, but has bad back + raising Tiffany's nephew. Scared of 3rd surgery/bag. Mortgage 912, behind 1 mo in Jan 26 when he had flu.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Cobán / village Sanimtaca, Q’eqchi’ speaking. No running water, latrine - w/ Crohns!! infliximab only Guatemala City private. T has no Spanish, no Q’eqchi’. E would earn ~$9/day in cardamom. Her mom alone.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Donna Hargis 61 USC, widow - husband Sgt Randy Hargis d. Iraq 2005 Ark. Natl Guard. 2 disc surgeries. Raises nephew Tyler 12 (T’s brother in prison since 2021). Rosalie 2nd grade, speech tx 2x wk.',
        moral_character: 'yes',
        additional_details:
          'ITIN taxes 2012 on. Same plant since 2011 (papers of another name till 2019, has told us; I-9 issue -> talk to partner). No arrests. 1 ticket no DL 2013 pd $180. Softball coach, fixed church roof after storm 2024. Volunteer interpreter at school.',
        dos_fee_paid: 'yes',
        in_proceedings: 'no',
        final_order: 'no',
        reinstated_order: 'no',
        pending_i485: 'no',
        prior_departures: 'no',
      },
      sources: [
        document(
          'c1',
          'Tiffany statement',
          `Statement of Tiffany Hargis

I'm 33. I grew up in Russellville. My dad was killed in Iraq when I was twelve and I've been somebody who plans for the worst ever since.

I got sick my first year at Tech. It took them ten months to figure out it was Crohn's. They cut out fourteen inches in 2014 and another nine in 2022. When I flare I can't be more than twenty feet from a bathroom and I can't pick up my baby because of the pain. The last bad one was in May 2026 and it lasted nine days. Elmer got off shift at 6, got Rosalie to the bus, kept Benjamin all day and went back in at 9 that night. He slept maybe three hours. He did that nine days and never said a word about it.

The infusion is the only thing that has worked. I'm on Elmer's insurance. The bank doesn't offer it to part time. If he loses the job I lose the drug. The doctor told me if you stop it and start again your body can fight it and then it doesn't work.

Mama helps. She'd do anything. But she's had two back surgeries and can't lift Benjamin, and she has Tyler, who is my brother's boy. She keeps the kids Tuesday and Thursday mornings while I'm at the bank. She won't drive in Little Rock.

I'm not moving to Guatemala. I would be dead in a year. I'm not being dramatic, ask Dr. Pruett. But I also can't see how I stay here and keep the house. The payment is $912 and I make $1,390.

I lost my daddy because the country asked him. I am asking the country for one back.

Under penalty of perjury this is true. 10/14/26 Tiffany Hargis`,
        ),
        document(
          'c2',
          'GI clinic note 9/30/26',
          `ARKANSAS DIGESTIVE CENTER, Little Rock
HARGIS, TIFFANY J  DOB 4/19/93  DOS 09/30/2026
Crohn's disease, ileocolonic, stricturing, s/p ileocecal resection 3/2014 and small bowel resection 10/2022.
On infliximab 5 mg/kg q8wk since 1/2023. Trough 6.1, no antibodies. Partial response: 3 flares past 12 mo (prednisone x2).
Wt 112 lb (121 in 2025). Hgb 10.4. Iron def anemia.
Works PT. 2 kids. Husband drives to infusions - premed diphenhydramine, must have driver.
A/P: Continue. Interruption -> risk of antibody formation & loss of response; limited options after. Third resection would risk short bowel. Stress & sleep loss reported as triggers by pt. Colonoscopy 5/2026: ulcers improved vs 2024.
J. Pruett MD`,
        ),
        document(
          'c3',
          'money',
          `Oct 2026
E pay 3150
T pay 1390
house pmt (Regions) 912
truck 388
light/water 265
groceries 740
ins thru plant comes out of E check - family $412/mo
infusion copay 75 every 8 wks
daycare quote Little Lambs full time Ben $780
Donna keeps kids T/Th - no pay
savings 1,150`,
        ),
        document(
          'c4',
          'Plant HR letter',
          `Petit Valley Poultry, Dardanelle AR. 10/08/2026. To USCIS: Elmer Xol is sanitation lead, second processing, 3rd shift, 9 pm to 6 am. Hire date on file 05/2019. $22.10/hr. Enrolled in family medical plan eff. 01/2020; coverage ends on last day of employment. He wrote the lockout cards in Q'eqchi' for the crew and we had no amputation on his line since. S. Biggs, HR`,
        ),
        document(
          'c5',
          'Donna letter',
          `I am Tiffany's mother. My husband SGT Randall Hargis, 39th Brigade, died at Taji on April 24, 2005. I get his survivor benefit, $1,612 a month, and I raise my grandson Tyler on it. I keep Rosalie and Benjamin two mornings a week and I am glad to. I had my back fused in 2017 and again in 2023 and I can't lift over fifteen pounds. When Tiffany was in the hospital in October 2022 for eleven days Elmer did everything and came by my house to take out my trash besides. Donna Hargis, October 3, 2026`,
        ),
        document(
          'c6',
          'Rosalie school',
          `Dardanelle Primary. Speech-language progress, R. Xol, gr 2, 9/2026: articulation + expressive language, 2x30 min/wk, goals 3/5 met. Father attends conferences w/ sitter, mother 1 of 4 (health). Teacher: cries when bus is late, asks if Daddy got taken.`,
        ),
        document(
          'c7',
          'Guatemala - biologics',
          `Alta Verapaz health note, Verapaz Medical Mission, April 2026
- Infliximab is given at two private hospitals in Guatemala City (about $1,150 an infusion). IGSS affiliates may receive it after a committee; only formal workers are affiliated.
- Cobán regional hospital has one gastroenterologist, two days a week.
- Sanimtaca: 640 people, no piped water; nearest clinic Cobán, 3 h by pickup.
- Day wage in cardamom, 70-80 quetzales ($9-10).
- Spanish is spoken in Cobán; in the villages, Q'eqchi'.`,
        ),
      ],
    },
    needed: [
      'fourteen inches',
      'twenty feet',
      'nine days',
      'three hours',
      'part time',
      'two back surgeries|back fused',
      'Tuesday and Thursday',
      'Little Rock',
      'antibod',
      'short bowel',
      '112|121',
      'ulcers improved',
      '912',
      '1,390',
      '3,150',
      '780',
      'last day of employment',
      '1,612',
      'fifteen pounds',
      'Taji|Iraq',
      'taken',
      '1,150',
      'no piped water|running water',
      '\\$9',
      'asking the country',
      'another name',
    ],
  },
]
