import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A sixteenth round of fictional waivers, written whole before the first of them was read. */
export const sixteenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a schoolteacher with cystic fibrosis, a nephew who does not speak, a wife from Kenya who overstayed',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Wanjiru',
        middle_name: 'Grace',
        last_name: 'Kariuki',
        date_of_birth: '1991-03-29',
        gender: 'female',
        country_of_birth: 'Kenya',
        country_of_citizenship: 'Kenya',
        last_entry_date: '2015-06-11',
        last_entry_place: 'Boston, Massachusetts',
        marriage_date: '2019-08-17',
        state: 'ME',
        children: [],
        spouse: {
          name: 'Nathan Dewey Thibault',
          date_of_birth: '1988-12-05',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2015-12-10',
        approval_date: '2025-03-11',
        petitioner_name: 'Nathan Dewey Thibault',
        USCIS_receipt_number: 'IOE0929914027',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Nathan Dewey Thibault',
        spouse_place_of_birth: 'Lewiston, Maine',
        applicant_meet_spouse_date: '2017-02-04',
        how_applicant_met_spouse:
          'They met on a ferry to Peaks Island in February. They were the only two people on the open deck, and she lent him her scarf because he was coughing.',
        applicant_relationship_with_spouse:
          'Nathan and Wanjiru married on August 17, 2019 in Auburn, Maine. They have no children of their own. Since October 2023 Nathan’s nephew, Caleb Thibault, age 8, has lived with them under a guardianship. Nathan teaches eighth-grade science at a public school and earns $58,200 a year. Wanjiru looks after Caleb and takes in sewing, which brings about $400 a month.',
        extreme_hardship_spouse_denied_admission:
          'Nathan has cystic fibrosis. He needs two hours of airway clearance every day and Wanjiru does the manual percussion on the parts of his back that the vest does not reach. She recognizes an infection before he does, by the sound. In April 2024 she drove him to Portland at night with a lung hemorrhage. Caleb does not speak outside the home; at home he speaks to Wanjiru. Nathan could not keep his classroom, his treatments and Caleb.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'The medicine that keeps Nathan alive, elexacaftor/tezacaftor/ivacaftor, is not sold in Kenya and has a list price of about $26,000 a month. There is no CF center in Kenya. His guardianship of Caleb does not permit him to take the child out of Maine for more than thirty days without leave of the court.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Caleb Thibault, 8, the son of Nathan’s sister Amber, a United States citizen. Amber Thibault, 33, is in prison at Windham until 2031. Nathan’s father, Roland, 70, lives in Lewiston and drinks.',
        moral_character: 'yes',
        additional_details:
          'Wanjiru came on a visitor visa in June 2015 to see her aunt and stayed. She worked as a nanny for cash from 2015 to 2019 and paid no tax on that; she filed amended returns with an ITIN for 2017 to 2019 in 2022 and paid $2,960. She had one car accident in 2021, for which she was found at fault and fined $137. She translates Swahili and Kikuyu for new arrivals at the Lewiston adult school without pay.',
      },
      sources: [
        document(
          'a1',
          'Declaration of Nathan Thibault',
          `DECLARATION OF NATHAN DEWEY THIBAULT

I, Nathan Dewey Thibault, declare:

1. I am thirty-seven years old and I teach eighth-grade science at Androscoggin Middle School. I was born in Lewiston, Maine, and I am a United States citizen. I am the husband of Wanjiru Kariuki.

2. I was diagnosed with cystic fibrosis when I was eleven weeks old. My parents were told that I might finish high school.

3. My day begins at 4:40 in the morning with two nebulizers and the vest. The vest shakes the front and the sides. It does not reach the upper right lobe, which is where the bad bacteria live. For that somebody has to clap on my back with a cupped hand for twenty minutes, in the morning and at night. Wanjiru has done that about 5,000 times.

4. On April 9, 2024, a little after one in the morning, I coughed up about a cup of blood. Wanjiru held me upright on the edge of the bathtub, called the clinic and drove me thirty-six miles to Portland. They closed an artery. The surgeon told her that if I had been lying down I would have drowned.

5. Before I met her I was admitted to the hospital for IV antibiotics three or four times a year. Since 2019 it has been seven times in all. I would like to say that it is all the new drug, which I began in January 2020. My doctor says that it is both, and that before Wanjiru I skipped my treatments about half of the time.

6. Caleb came to us on October 13, 2023, with a garbage bag of clothes. He was five and he had been alone in an apartment for two days. He did not say one word for eleven weeks. The first thing he said was to Wanjiru. He said, "Is it okay if I finish this?" It was a pancake.

7. He talks to her now, and to me a little. At school he does not talk. She sits in the hall outside his class on Tuesday and Thursday mornings, and he goes in if he can see her shoes.

8. If Wanjiru had to leave, I would stay in Maine with Caleb. I promised the judge. But I have done the arithmetic that I make my students do. My treatments take three and a half hours a day. School takes nine. Caleb takes the rest, and the rest is not enough.

9. My father loves me, and he is sober for some weeks at a time. I would not leave Caleb with him after four in the afternoon.

10. I have never been to Kenya. I looked up whether I could live there. I read it the way I read my own lung tests, looking for the one good number, and I did not find it.

I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct. Executed October 21, 2026, in Auburn, Maine.

Nathan D. Thibault`,
        ),
        document(
          'a2',
          'Letter of Priscilla Okonjo, M.D., Maine Adult CF Center',
          `MAINE ADULT CYSTIC FIBROSIS CENTER
Portland, Maine
October 2, 2026

Re: Nathan Thibault, born December 5, 1988

I direct this center and have followed Mr. Thibault since 2014.

He has cystic fibrosis with chronic Pseudomonas infection, bronchiectasis and CF-related diabetes. In April 2024 he had massive hemoptysis, which was treated by embolization of a bronchial artery. About one patient in three bleeds again within three years.

His FEV1 was 41 percent of predicted in 2018 and fell by four points a year. He began elexacaftor/tezacaftor/ivacaftor in January 2020. His FEV1 rose to 52 percent and was 51 percent in September 2026. He is stable. He is not at present a candidate for transplantation.

Stability in his case rests on two things, the drug and daily airway clearance. His logs before 2018 show that he completed 48 percent of treatments; since 2019 he has completed 94 percent. The center has no explanation for the difference other than that his wife does them with him.

Manual percussion may be taught to another adult. I have asked the home care agency, and it does not offer it. The insurer has declined a second device.

In my opinion the loss of his wife's help would more likely than not return him to the rate of decline of 2018, at which he would reach the threshold for transplantation in about four years.

I cannot recommend that a patient with chronic Pseudomonas live where there is no CF center. Without the modulator I would expect his lung function to fall within weeks.

Priscilla Okonjo, M.D.`,
        ),
        document(
          'a3',
          'Pulmonary function results',
          `PULMONARY FUNCTION LABORATORY
Patient: THIBAULT, NATHAN D.
Date        FVC %   FEV1 %   FEF25-75 %
03/14/2018   63      41       22
02/11/2019   60      37       19
01/20/2021   74      52       31
09/12/2023   73      51       30
05/02/2024   64      43       24
09/22/2026   72      51       30
Comment: May 2024 three weeks after hemorrhage.`,
        ),
        document(
          'a4',
          'Order appointing guardian',
          `STATE OF MAINE, ANDROSCOGGIN COUNTY PROBATE COURT
Docket 2023-0877
In re Caleb J. Thibault, minor, born March 3, 2018
ORDER APPOINTING GUARDIANS. After hearing on December 14, 2023, with the consent of the mother, Amber Thibault, now held at the Maine Correctional Center, and notice by publication to the father, who is unknown, the court finds that the mother is unable to care for the minor and appoints NATHAN D. THIBAULT and WANJIRU G. KARIUKI as co-guardians.
The guardians shall not remove the minor from the State of Maine for more than thirty days without leave of this court.
The guardians shall report every year on February 1.
The mother may have supervised contact by telephone on the first Sunday of the month.`,
        ),
        document(
          'a5',
          'Speech and counseling summary, Caleb',
          `AUBURN SCHOOL DEPARTMENT
Related services summary       Student: Caleb T.      Grade 2      June 10, 2026
Selective mutism, identified March 2024. Provider: Joanne Pelkey, M.S., CCC-SLP.
In 2024-25 Caleb spoke to no adult in the building. In 2025-26 he whispered to one classmate on 14 days and answered the provider aloud on 9 days. On each of the 9 days his aunt was in sight.
On the four days in February 2026 on which she was ill, he did not leave the coat room.
Trauma history known to the team. Plan: fade the aunt's presence over two school years, beginning with the hall.
He reads at the level of grade 4.`,
        ),
        document(
          'a6',
          'Explanation of benefits, specialty pharmacy',
          `EXPLANATION OF BENEFITS - THIS IS NOT A BILL
Member: Nathan D Thibault      Plan: Maine Education Association Choice Plus
Date of service 09/03/2026
Elexacaftor/tezacaftor/ivacaftor, 84 tablets: billed $26,546.00; plan paid $26,496.00; you owe $50.00
Dornase alfa: billed $4,871.00; plan paid $4,821.00; you owe $50.00
Coverage depends on active employment of 20 hours a week or more.`,
        ),
        document(
          'a7',
          'Psychological report of Simon Aldrich, Psy.D.',
          `PSYCHOLOGICAL REPORT
Simon Aldrich, Psy.D., licensed psychologist, Portland
Subject: Nathan Thibault. Interviews: August 19 and 26, 2026. Records reviewed: CF Center, school of nephew.

History. Mr. Thibault lost his younger brother, who also had cystic fibrosis, in 2009. He was in the room. He took an overdose of insulin in 2012 and was hospitalized for nine days. He was treated for depression until 2016 and has been without symptoms since 2018.

Testing. PHQ-9 score 6 (mild). GAD-7 score 13 (moderate). No present suicidal thought.

Diagnosis. Major depressive disorder, single episode, in full remission; adjustment disorder with anxiety.

He said of his wife: "I used to do treatments so I would not die. Now I do them because she is already standing there."

Opinion. The risk that his depression returns if his wife is removed is substantial. In people with cystic fibrosis, depression is associated with poorer adherence, and in him the two went together before. I cannot say that he would again attempt suicide. I can say that the conditions under which he did, solitude and untreated illness, would be present again.

As to a move: he would leave the only medical team he has, a teaching career of twelve years, and a child to whom he has given his word. He told me that he would rather be ill at home.`,
        ),
        document(
          'a8',
          'Kenya: rare respiratory disease, access note',
          `EAST AFRICA MEDICINES REVIEW
Access note 14/2026. Kenya: rare respiratory disease. June 2026.
1. The national registry lists 61 living persons with cystic fibrosis, of whom four are older than 25.
2. No CFTR modulator is registered. A hospital may import on a named-patient permit; eleven permits were asked for between 2022 and 2025 and two were granted.
3. Sweat testing is available at two hospitals in Nairobi. There is no accredited CF center between Cairo and Johannesburg.
4. Inhaled tobramycin was in stock at one of nine pharmacies visited.
5. Private insurers exclude congenital conditions in the first two years.
6. Nairobi has a good supply of chest physiotherapists; a session costs about $15.
7. English and Swahili are official languages.`,
        ),
        document(
          'a9',
          'Letter of Lewiston Adult Education',
          `Lewiston Adult Education
September 30, 2026
Wanjiru Kariuki has been a volunteer here since January 2018. She interprets at intake in Swahili and Kikuyu, on most Wednesday evenings, and by our sign-in book she has given us 1,340 hours. When the families from the fire on Pierce Street came, she found winter coats for all twenty-three children in one weekend. I have never had to ask her twice.
Deborah Cyr, Director`,
        ),
        document(
          'a10',
          'Household budget, Thibault and Kariuki',
          `Monthly budget as of September 2026
Income
Nathan, net pay: $3,655
Wanjiru, sewing: $400
Guardianship stipend: $0 (not available to relatives outside foster care)
Expenses
Rent: $1,450
Heat and electricity: $385
Car and insurance: $410
Medical copays: $265
Food (high-calorie diet): $980
Student loan: $210
Caleb, counseling copays: $120
Quoted, not paid now: after-school and morning care for Caleb, with one-to-one aide, $2,150`,
        ),
      ],
    },
    needed: [
      'eleven weeks old',
      'finish high school',
      '4:40',
      'upper right lobe',
      'twenty minutes',
      '5,000 times',
      'cup of blood',
      'thirty-six miles',
      'drowned',
      'seven times',
      'about half',
      'garbage bag',
      'one word for eleven weeks',
      'pancake|finish this',
      'her shoes',
      'promised the judge',
      'three and a half hours',
      'four in the afternoon',
      'one patient in three',
      '41 percent',
      '51 percent',
      '94 percent',
      'does not offer it',
      'four years',
      'within weeks',
      'thirty days',
      'co-guardian',
      '9 days',
      'coat room',
      'two school years',
      '26,546|26,496',
      '20 hours a week',
      'younger brother',
      'overdose of insulin|attempt suicide',
      'remission',
      'already standing there',
      'solitude and untreated illness',
      'four are older than 25',
      'two were granted',
      'Cairo and Johannesburg',
      'one of nine pharmacies',
      '\\$15',
      'English and Swahili',
      '1,340 hours',
      'twenty-three children',
      '3,655',
      '2,150',
      '2,960',
      '137',
    ],
  },
  {
    name: 'a waitress after an injury to the brain, a baby, a husband from Oaxaca who came at fifteen, all in shorthand',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Eusebio',
        middle_name: '',
        last_name: 'Matías Luis',
        date_of_birth: '1991-08-14',
        gender: 'male',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2006-10-02',
        last_entry_place: 'Sasabe, Arizona',
        marriage_date: '2021-05-01',
        state: 'WA',
        children: [
          { name: 'Lucero Matías', date_of_birth: '2026-01-19', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Shawna Kay Pettibone',
          date_of_birth: '1994-04-22',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2024-12-03',
        petitioner_name: 'Shawna Kay Pettibone',
        USCIS_receipt_number: 'IOE0927730518',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Shawna Kay Pettibone',
        spouse_place_of_birth: 'Sunnyside, Washington',
        applicant_meet_spouse_date: '2018-09-01',
        how_applicant_met_spouse: 'diner where she waited tables. he came for pie every Fri. took 5 months to ask',
        applicant_relationship_with_spouse:
          'm. 5/1/21 Yakima courthouse. baby Lucero b. Jan 2026. E = orchard foreman, abt 3,300/mo take home, house comes w/ job. S waitress til the wreck 11/2023, now SSDI 1,018. her brother Dusty (26, autism, nonverbal mostly) in the back bedroom since their mom passed 2022',
        extreme_hardship_spouse_denied_admission:
          'TBI - log truck hit her 11/17/23, coma 9 days. memory shot: forgets stove, forgets she fed baby, once left baby in bath (E got there). seizures x3 since. cant drive. E does labels on everything, alarms on phone, gets up w/ baby, bathes Dusty. her neuropsych says no baby alone w/ her. house goes if job goes. she gets lost going to mailbox',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'his village San Bartolo, sierra norte - Zapotec, his mother has no Spanish even. 5 hrs to hospital when the road is there. Keppra not always. SSDI ok abroad but Medicaid no. Dusty cant fly, his guardian is Shawna + E',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Lucero 10 mo. Dusty Pettibone 26, USC, DDA client, 12 words, hits self when routine off, E only one he lets cut his hair/nails. Aunt Carol 61 Prosser helps Tues, bad knees',
        moral_character: 'yes',
        additional_details:
          'came at 15 w/ uncle to pick. never left. used cousins papers at packing house 2010-13. reckless driving 2014 (pled from DUI, BAC .09), did class, no alcohol since, paid $1,245. taxes since 2012 w ITIN. volunteer fire dist 5 - cant be official so washes trucks. sends mother 150',
      },
      sources: [
        document(
          'b1',
          'Shawna - typed by Aunt Carol',
          `This is Shawna Pettibone. My aunt Carol is typing because I lose the start of the sentence by the end. She reads it back to me and I say yes or no.

I am 32. I live in the orchard house on Roza Drive with my husband Eusebio and Lucero and Dusty.

I don't remember the truck. I remember a pie I was carrying the week before. They tell me nine days.

Eusebio has a card on every door. The one on the stove says OFF? and has a picture of his face. The one by the crib says FED AT and he writes the time. I look at the card because I can't look in my head.

On March 6th I put Lucero in the bath and I went to get the towel and I forgot I had a baby. I want you to know that I am saying that. He came in for his gloves. She was okay. He did not yell. He put a bell on the bathroom door.

I have seizures, three so far. He turns me on my side and counts. He says he counts in Zapotec because it slows him down.

I had a good brain. I used to carry eleven orders.

I would stay here. Where would I go that I would know where I was.

Shawna P.   typed Oct 18 2026 Carol Pettibone, I typed what she said.`,
        ),
        document(
          'b2',
          'Neuropsych - Yakima, pp 1, 6-7 only',
          `NEUROPSYCHOLOGICAL EVALUATION (excerpt)
Pt: Pettibone, Shawna K   DOB 4/22/94    DOE 8/11 & 8/12/2026    Examiner: Wesley Tanaka, PhD, ABPP
Reason: 33 mos s/p severe TBI (GCS 5, LOC 9 d), bifrontal + L temporal contusions, post-traumatic epilepsy on levetiracetam.
Results: WAIS FSIQ 84 (est. premorbid 101). CVLT-3 delayed recall <1st %ile. Trails B 2nd %ile. Effort measures passed.
PHQ-9 = 12.
Impressions:
1. Major neurocognitive disorder due to TBI, with behavioral disturbance, mild. Deficits are now static; further recovery not expected.
2. Depression, secondary. Improved vs 2025.
She presents well in conversation, and a stranger may not notice her deficits for the first ten minutes.
Recs: 1) No unsupervised care of infant or of dependent adult. 2) No driving. 3) Keep the external memory system her husband built; it is the best I have seen in practice and she uses it correctly 88% of trials at home (OT data). 4) Environment must not change: she learned the present house over 14 months. I would expect her not to relearn another.
If spouse leaves the home: supervised setting (adult family home) for her, and CPS involvement for infant would be likely in my view.`,
        ),
        document(
          'b3',
          'collision report WSP',
          `WASHINGTON STATE PATROL  Police Traffic Collision Report  No. 3E1182207
Date 11/17/2023 Time 0552  SR 241 MP 12
Unit 1: 2016 Kenworth log truck, driver cited (crossed center line, following fatigue inquiry)
Unit 2: 2009 Corolla, driver PETTIBONE SHAWNA K. Extricated 41 min. Airlift Harborview.
Injury class: 5 suspected serious.`,
        ),
        document(
          'b4',
          'SSA award',
          `Social Security Administration. Notice of Award. May 20, 2024. You are entitled to monthly disability benefits beginning May 2024. Your monthly benefit is $1,018.00. We found that you became disabled on November 17, 2023. Your case will be reviewed in seven years.`,
        ),
        document(
          'b5',
          'Orchard letter',
          `Three Creeks Orchards, Grandview WA
To Immigration: Eusebio Matías is our foreman for blocks 4 thru 9, here since March 2014. 38 people under him at harvest. Pays $21.75/hr. The house on Roza is a company house, no rent, for the foreman of those blocks. If he's not foreman somebody else has to live there, that's just how it is. I would hold it sixty days. When his wife was at Harborview he drove 175 miles each way every Sunday and Wednesday for 7 weeks, and he never left the frost crew short.
Glenn Haverkamp   10/8/26`,
        ),
        document(
          'b6',
          'gastos mes',
          `sueldo Eusebio 3300
seguro Shawna 1018
SSI Dusty 967
renta 0 (casa del rancho)
luz 210
leche y pañales 240
comida 890
camioneta 315
medicina Shawna 45
mamá 150
adult family home nos dijeron 6,800 al mes`,
        ),
        document(
          'b7',
          'DDA letter Dusty',
          `DEVELOPMENTAL DISABILITIES ADMINISTRATION, Region 1   9/15/2026
RE: Dustin Pettibone DOB 6/30/2000. Autism level 3, ID moderate. Client since 2005. Legal guardians: Shawna Pettibone and Eusebio Matias, co-guardians, Yakima Superior 22-4-00417-39.
Assessed care hours 161/mo. Paid provider: none; Mr. Matias is not eligible to be paid.
Respite waitlist 19 months. Residential waitlist: not given.
Incidents: 11/2023 (family at hospital, placed in respite) - 14 self-injury incidents in 6 days, 1 ED visit. Since return home, 2 in 34 months.
Case manager note: Dusty hands Mr. Matias his shoes at 3:30 every day when the truck pulls in. K. Blodgett`,
        ),
        document(
          'b8',
          'Sierra Norte report',
          `OBSERVATORIO DE CAMINOS Y SALUD. Sierra Norte, Oaxaca. Summary in English, 2026.
(a) San Bartolo Yatuni, 840 inhabitants. 71% speak only Zapotec at home.
(b) Clinic with a nurse, Mon-Thu. Doctor every second week. Nearest neurologist: Oaxaca City, 4 h 50 min by road.
(c) Road cut by slides on 52 days in 2025.
(d) Levetiracetam: out of stock at the Ixtlán pharmacy 5 of 12 months.
(e) Assembly duties (tequio, cargo) unpaid; a man who returns owes about one year of cargo.
(f) Homicide rate among the lowest in the state.
(g) No service for adults with autism in the district.`,
        ),
        document(
          'b9',
          'Grandview court',
          `GRANDVIEW MUNICIPAL COURT  No. 4Z0561133  CITY v MATIAS LUIS, EUSEBIO
Viol date 08/30/2014. Chg DUI amended to RECKLESS DRIVING 11/19/2014, plea guilty. 364 days susp 362, $1,245, ADIS + victim panel. Completed 07/2015. Closed 11/19/2016. No further entries.`,
        ),
        document(
          'b10',
          'Carol',
          `I'm Carol Pettibone, Shawna's aunt, 61, Prosser. I do Tuesdays. I've had one knee done and need the other. I can sit with Lucero but I can't lift her out the tub and I sure can't do Dusty, he went at his own face when I tried his nails. Eusebio hums and Dusty just gives him the hand. I raised four kids and I couldn't do a week of what he does. Carol Pettibone 10/18/26`,
        ),
      ],
    },
    needed: [
      'nine days|9 days|9 d',
      'card on every door',
      'FED AT|crib',
      'March 6',
      'bell on the bathroom door',
      'turns me on my side|turns her on her side',
      'counts in Zapotec',
      'eleven orders',
      'know where I was',
      'neurocognitive',
      'further recovery not expected',
      'No unsupervised care|unsupervised',
      '88',
      '14 months',
      'adult family home',
      'CPS',
      'first ten minutes',
      'three seizures|seizures, three|seizures',
      'log truck',
      '1,018',
      '3,300',
      'sixty days',
      '175 miles',
      '38 people',
      '6,800',
      '161',
      '19 months',
      '14 self-injury',
      'shoes at 3:30',
      '12 words',
      '71',
      '4 h 50|4 hours',
      '52 days',
      '5 of 12',
      'one year of cargo|cargo',
      'lowest in the state',
      'Reckless|RECKLESS|reckless',
      '1,245',
      'no alcohol',
      '2012',
      'washes trucks',
      'one knee|the other',
      'couldn’t do a week',
    ],
  },
]
