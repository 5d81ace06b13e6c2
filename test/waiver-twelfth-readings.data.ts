import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A twelfth round of fictional waivers: a dairy in Wisconsin, a refugee with a diseased liver in Fresno. */
export const twelfthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a dairy farmer with rheumatoid arthritis, a boy with a cleft palate, a husband from Veracruz with an old OWI',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Hilario',
        middle_name: '',
        last_name: 'Xolo Temich',
        date_of_birth: '1987-01-11',
        gender: 'male',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2006-03-20',
        last_entry_place: 'Douglas, Arizona',
        marriage_date: '2014-10-04',
        state: 'WI',
        children: [
          { name: 'August Xolo', date_of_birth: '2016-07-02', citizenship: 'United States', gender: 'male' },
          { name: 'Greta Xolo', date_of_birth: '2019-12-15', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Annika Brandvold',
          date_of_birth: '1989-04-22',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        approval_date: '2024-03-07',
        petitioner_name: 'Annika Brandvold',
        USCIS_receipt_number: 'IOE0921774036',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Annika Brandvold',
        spouse_place_of_birth: 'Viroqua, Wisconsin',
        applicant_meet_spouse_date: '2011-06-18',
        how_applicant_met_spouse:
          'Hilario was hired to milk on her parents’ farm. Annika came home from college for the summer and the two did the four o’clock milking together. He taught her the names of the cows in Spanish.',
        applicant_relationship_with_spouse:
          'They married on October 4, 2014 at Coon Prairie Lutheran Church in Westby. They have two children, August (10) and Greta (6). Since her father’s death in 2018 they have run the farm together: 84 cows on 210 acres. Hilario milks at 4 a.m. and 4 p.m.; Annika keeps the books, the breeding records and the herd health. Without him there is no second milker.',
        extreme_hardship_spouse_denied_admission:
          'Annika was diagnosed with seropositive rheumatoid arthritis in 2019, a few weeks after Greta was born. She takes methotrexate and gets an infusion every 8 weeks in La Crosse. On bad mornings she cannot close her hands; Hilario buttons her shirt and opens her pill bottles. She has had two joint replacements in her left hand. August was born with a cleft lip and palate, has had five surgeries and needs a bone graft next spring. The farm carries $612,000 in debt, and her mother, who is 68, lives upstairs. Dairy workers cannot be found at the wage the farm can pay. If the cows are sold the land goes with them, and it has been in her family since 1891.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Hilario’s family lives in Hueyapan de Ocampo, Veracruz, where there is no rheumatologist; the nearest is in Veracruz city, four hours by bus. Biologic drugs are not supplied there reliably. August’s craniofacial team is in Madison and has followed him since he was nine days old. Annika speaks barn Spanish. She would have to sell the farm, leave her mother, and her children have never been to Mexico. Hilario’s cousin was kidnapped in 2022 for ransom.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'August Xolo, 10, cleft lip and palate, speech therapy twice a week. Greta Xolo, 6, healthy, in first grade. Ardis Brandvold, 68, Annika’s mother, widowed, macular degeneration, no longer drives. Annika’s brother Nels farms in North Dakota, 540 miles away, and cannot come.',
        moral_character: 'yes',
        additional_details:
          'Hilario first came in August 2003 at 16 and went home in March 2004 when his grandmother died; he came again in March 2006 and has not left. He has one conviction, an OWI first offense (a civil forfeiture in Wisconsin) in Vernon County in December 2013; he paid $937.50 and did the assessment. He did not file taxes for 2009 to 2012; in 2016 he filed all four years late with an ITIN and paid $4,318. He has no other arrests. He sits on the church property committee and trains 4-H children to show calves.',
      },
      sources: [
        document(
          's1',
          'Declaration of Annika Brandvold',
          `STATE OF WISCONSIN, COUNTY OF VERNON
DECLARATION IN SUPPORT OF PROVISIONAL WAIVER

I, Annika Brandvold, declare:

1. I am thirty-seven and I have lived on the same farm my whole life. My husband is Hilario Xolo Temich. I am a citizen of the United States.

2. I was diagnosed on February 3, 2020, not in 2019 as I first told our lawyer. Greta was seven weeks old. I could not lift her out of the crib. Hilario put a step stool there and then he just did it himself, every night, for a year.

3. My knuckles look like my grandmother's. I had two of them replaced in April 2023. The surgeon said not to lift over ten pounds with that hand, and a full milker bucket weighs forty. Hilario told him, "She won't," and I haven't.

4. Between 4 and 9 in the morning I am no use to anyone. That is when the cows are milked and the children get up. He comes in between the two halves of the milking to get August's obturator in, because it takes steady fingers, and then goes back out.

5. In January 2025 he was in bed for six days with influenza. We dumped milk twice. My mother, who cannot see, tried to help and was stepped on. I called the vet clinic, the high school and two neighbors. On the fourth day Lyle Fremstad sent his hired man. I have not forgotten what that week was.

6. August has had five operations in Madison. Hilario slept on the floor of the room each time, because I cannot get up off a floor. The bone graft is set for April 14, 2027 and he will be on liquids for three weeks after.

7. We owe Farm Credit $612,000. The milk check in August 2026 was $31,480 and the feed, vet, power and payments came to $29,955. We do not pay ourselves a wage. We paid a relief milker $22 an hour in March and he left after eleven days.

8. When my father died I promised him I would not be the one who sold. I know that is not the law's business.

9. I have asked myself whether I could go with him. I could not bring the cows and I could not leave my mother, and there is nobody in Hueyapan who would know what to do with August's mouth. If Hilario is refused I will stay on the farm with the children until the bank says otherwise.

10. He told me about the OWI before he told me he liked me. He has not had a drink since Christmas of 2013.

I declare under penalty of perjury that the foregoing is true. Executed September 21, 2026.

Annika Brandvold`,
        ),
        document(
          's2',
          'Rheumatology - Dr. Paulsen letter',
          `DRIFTLESS REGIONAL HEALTH - RHEUMATOLOGY
La Crosse, Wisconsin

September 9, 2026

RE: BRANDVOLD, Annika
DOB 04/22/1989

To Whom It May Concern:

I follow Ms. Brandvold for seropositive, erosive rheumatoid arthritis (M05.79), diagnosed February 2020. Her anti-CCP is greater than 250 and she has erosions in both hands and the right foot.

She failed methotrexate alone, adalimumab and tofacitinib. She is now on methotrexate 20 mg weekly with infliximab every eight weeks, on which her disease activity has gone from high to moderate.

Two metacarpophalangeal joints were replaced on April 11, 2023. She is restricted to ten pounds with the left hand for life.

Ms. Brandvold should not do dairy labor. She does some of it anyway. If the share that her husband carries fell to her, I would expect her to lose function in the right hand within a year or two, and I doubt that we could get it back.

She takes infliximab, and is for that reason at risk from infections in places where water is not safe.

Interruption of infliximab for more than sixteen weeks raises the chance of an infusion reaction when it is resumed.

Karl-Erik Paulsen, MD`,
        ),
        document(
          's3',
          'Craniofacial Clinic note',
          `UNIVERSITY CRANIOFACIAL & CLEFT TEAM - MADISON
Patient: August Xolo     DOB 7/2/2016    Visit 6/30/2026
Present: patient, father

Dx: Left unilateral complete cleft lip and palate
Surgical history: lip repair 10/2016; palate repair 5/2017; palatal fistula 2/2019; pharyngeal flap 6/2021; lip/nose revision 8/2024
Hearing: bilateral tubes x3; mild conductive loss on the left
Speech: hypernasality improved from severe to mild-moderate. Intelligible to strangers about 80 percent of the time.

Plan: alveolar bone graft April 2027 (hip donor site). Six weeks no sports. Liquid diet three weeks. Orthodontic expansion begins October 2026, visits every 3 weeks for a year.
Timing matters. The graft should be done before the canine erupts; if it is late the tooth is often lost.
Dad does the obturator and nasal rinses twice daily. He demonstrated these correctly.
Psychosocial: teased on the bus. Asked the team whether his dad "has to go to Mexico because of me costing money."`,
        ),
        document(
          's4',
          'Psych eval Brandvold (Tomasek)',
          `PSYCHOLOGICAL EVALUATION

Client: Annika Brandvold
Evaluator: Irena Tomasek, PhD, Licensed Psychologist (WI 2914)
Sessions: July 8, July 22 and August 5, 2026

REASON FOR REFERRAL
Ms. Brandvold was referred by counsel.

BACKGROUND
Ms. Brandvold is the younger of two children. Her father died of a heart attack in the barn on November 30, 2018, and she found him. She reports no prior treatment.

PRESENT FUNCTIONING
Ms. Brandvold cries in the milk house so that the children do not see it. She has lost fourteen pounds since the spring. She sleeps four hours. She denies suicidal ideation, but stated that she understands "why farmers do it."

TESTING
BDI-II = 31 (severe). BAI = 19 (moderate). ISI = 22.

DIAGNOSTIC IMPRESSION
Major Depressive Disorder, Single Episode, Moderate to Severe (F32.2)
Adjustment disorder was ruled out because of duration.

CONCLUSIONS AND RECOMMENDATIONS
Pain and depression feed each other in this patient, and both are at present held in check by one thing, the presence of a husband who takes half the load and says little about it.
I recommend weekly cognitive-behavioral therapy, an evaluation for an antidepressant, and removal of the means of self-harm (there are two rifles in the house).
In my professional judgment Ms. Brandvold would not be able to run the farm, manage her disease and raise two children by herself, and would deteriorate in all three.
Were she to relocate, she would lose her land, her mother and her language at once. I would regard that as a loss comparable to a second bereavement.

Irena Tomasek, PhD`,
        ),
        document(
          's5',
          'Farm numbers 2026',
          `Coon Prairie Dairy LLC - from the books, Aug 2026
Milk check  $31,480
Feed  $12,150
Farm Credit payment  $7,904
Vet + breeding  $2,310
Power, fuel, hauling  $4,466
Insurance, taxes  $3,125
Labor hired  $0
Family draw  $1,525

Quote, full-time milker (2 milkings x 6 days)  $4,950 a month + housing
BadgerCare for the kids. Annika - marketplace plan $411 a month, infusion copay $75`,
        ),
        document(
          's6',
          'Vernon County court record',
          `CCAP - Wisconsin Circuit Court Access
Vernon County Case Number 2013TR002187
Hilario Xolo Temich
Citation issued 12/21/2013
Count 1: Operating While Intoxicated (1st), Wis. Stat. 346.63(1)(a), forfeiture
Disposition: Found guilty due to no contest plea, 02/11/2014. Forfeiture $937.50. License revoked 6 months. Assessment ordered.
Count 2: Operating without a valid license (1st). Dismissed on prosecutor's motion.
03/30/2014: Assessment completed. Case closed.`,
        ),
        document(
          's7',
          'Veracruz conditions packet',
          `CENTRO DE ESTUDIOS DEL SOTAVENTO
Southern Veracruz in figures, May 2026

Kidnappings reported in the state: 41 in 2024, 57 in 2025. The municipalities along Route 180 account for a third of them.
In the state's public hospitals infliximab was out of stock in 23 of 52 weeks in 2025.
There is one cleft team in the state, in the port of Veracruz. The list for bone grafts stands at fourteen months.
Water in Hueyapan de Ocampo is delivered by truck twice a week; 38 percent of samples tested in 2025 contained coliform bacteria.
A day laborer in sugar cane earns 280 pesos ($15) a day.
The state government points to a fall of 9 percent in homicides in 2025.`,
        ),
        document(
          's8',
          'Letter from Pastor Sather',
          `Coon Prairie Lutheran Church
Westby, WI
9-14-26

Dear Officer,
I buried Annika's father and I married her to Hilario, so I have seen this family at both ends.
Hilario is on our property committee. When the furnace went out in February of 2024 he was in the crawl space for two nights, between milkings.
He drives Ardis to church because she can't see to drive any more, and he reads her the bulletin in an accent that she says improves it.
Eleven children showed calves at the county fair this year and he taught all of them to lead.
I know about his drunk driving. He stood up at our men's breakfast and told us about it himself.
Pastor Ruth Sather`,
        ),
      ],
    },
    needed: [
      'February 3, 2020',
      'step stool',
      'ten pounds',
      'obturator',
      'six days with influenza|six days',
      'dumped milk twice',
      'April 14, 2027',
      '$612,000',
      '$31,480',
      'eleven days',
      'will stay on the farm',
      'adalimumab',
      'high to moderate',
      'right hand within a year or two',
      'sixteen weeks',
      'canine',
      'costing money',
      'fourteen pounds',
      'why farmers do it',
      'second bereavement',
      'half the load',
      '$4,950',
      'no contest',
      '$937.50',
      '$4,318',
      '23 of 52',
      'fourteen months',
      '38 percent',
      '9 percent',
      '57',
      'crawl space',
      'Eleven children',
      'March 2004',
      '540 miles',
    ],
  },
  {
    name: 'a Hmong refugee with liver disease in Fresno, three daughters, a wife from Honduras who left a baby in a car',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Yolanda',
        middle_name: 'Isabel',
        last_name: 'Zúniga Mejía',
        date_of_birth: '1990-05-06',
        gender: 'female',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2007-11-30',
        last_entry_place: 'Roma, Texas',
        marriage_date: '2012-02-14',
        state: 'CA',
        children: [
          { name: 'Mai Isabel Vang', date_of_birth: '2012-08-27', citizenship: 'United States', gender: 'female' },
          { name: 'Pa Nhia Vang', date_of_birth: '2015-01-09', citizenship: 'United States', gender: 'female' },
          { name: 'Lucy Vang', date_of_birth: '2021-06-16', citizenship: 'United States', gender: 'female' },
        ],
        spouse: { name: 'Toua Vang', date_of_birth: '1982-09-01', citizenship: 'United States', gender: 'male' },
      },
      answers: {
        approval_date: '2023-11-28',
        petitioner_name: 'Toua Vang',
        USCIS_receipt_number: 'IOE0917334120',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Toua Vang',
        spouse_place_of_birth: 'Ban Vinai refugee camp, Thailand',
        spouse_moved_to_US_date: '1988-06-14',
        spouse_became_US_citizen_date: '2004-03-12',
        applicant_meet_spouse_date: '2010-09-11',
        how_applicant_met_spouse:
          'flea market cherry auction, she sold pupusas next to his dad’s vegetable stall. he bought 9',
        applicant_relationship_with_spouse:
          'Married Valentines day 2012 Fresno County Clerk, Hmong ceremony in April. Three girls - Mai 14, Pa Nhia 11, Lucy 5. Toua drove forklift for Foster Farms til 2024, SSDI now $1,712. Yolanda packs citrus (union, $2,940/mo take home), he does nothing he can’t do sitting. She is the one who talks to doctors',
        extreme_hardship_spouse_denied_admission:
          'Hep B since birth (from the camp), cirrhosis dx 2022, one tumor burned out Nov 2024 (HCC). On the list at UCSF - you need a caregiver 24/7 for 3 mos or they take you off. That is Yolanda. MRI every 3 months, banding of veins x3, encephalopathy - gets confused, once drove to Merced and did not know why. Lactulose she measures. PTSD/depression also: brother drowned in the Mekong crossing, he was 5. Nightmares. His parents are 79 and 81 & live with them & speak only Hmong. Pa Nhia scoliosis brace. If she goes she loses insurance for all 5 (her union plan)',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'San Pedro Sula / Choloma. No liver transplants in Honduras at all. He has no Spanish. Would be off the list the day he leaves. Loses Medicare. Maras - her brother Wilmer killed 2016, sister pays "war tax" on the pulpería. Parents can’t go - they already lost one country. Girls.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Nhia Vang Yang 81, father in law, fought for CIA in Laos, deaf in one ear, walks w/ cane. Chue Lor, 79, mother in law, diabetic, insulin by Yolanda 2x. Mai is 14 honor student, she translates at school & missed 9 days for grandpa. Pa Nhia 11 scoliosis 34 degrees. Lucy 5 kindergarten.',
        moral_character: 'yes',
        arrests: 'yes',
        additional_details:
          'EWI once at 17, alone. July 2014 arrested Fresno PD PC 273a(b) left Mai (1) in car 6 min at bank, dismissed after parenting class. Worked under cousin’s social 2009-2013. Filed taxes jointly every year since 2012, owe FTB $1,140 from 2023, on payment plan $95/mo. Union steward. Cooks for St Anthony soup line. No other arrests',
      },
      sources: [
        document(
          's1',
          'Toua Vang statement (transl. from Hmong by Mai Vang)',
          `STATEMENT OF TOUA VANG

I tell this in Hmong and my daughter writes it in English, and the lady at Stone Soup read it back to me.

I was born in Ban Vinai in 1982. My brother Pao went into the Mekong in 1987 when we tried to go back for our grandmother. I held his shirt. I came up with the shirt.

I have the hepatitis that many of us have. In 2022 they told me the liver is like a stone. In November of 2024 they burned one cancer. They put me on the list on May 2, 2025. I am number something, they do not tell you the number, they tell you the score. My score is 22.

To stay on the list I must have one grown person who lives with me, who drives, and who speaks English to the team. It is Yolanda. They made her sign. My father and mother do not drive. My daughters are children.

She measures the sweet medicine, thirty milliliters, three times, and she asks me what day it is. If I say the wrong day she gives more and calls. On October 19, 2025 I drove to Merced. I thought I was going to my old work. She found me because she put a thing on the phone. She was not angry.

At night I see the shirt. Before I married I slept in the closet. She sleeps with her hand flat on my back and I stay in the bed.

Yolanda gives my mother the needle in the morning and the night. My mother calls her "my daughter who came from the other side of the world to find us."

I don't have Spanish. I am a man who was born in one camp and I will not die in a place where there is no doctor for the liver. I would stay in Fresno with my girls and my parents. Then who would ask me what day it is?

I know about the car and the bank. It was six minutes and it was 97 degrees. She has carried it twelve years.

I swear this is true. Toua Vang, 9/30/2026`,
        ),
        document(
          's2',
          'UCSF Fresno hepatology letter',
          `Valley Liver Program
Fresno, California
August 31, 2026

Regarding: Mr. Toua Vang
Diagnoses: 1) Chronic hepatitis B with cirrhosis, Child-Pugh B  2) Hepatocellular carcinoma, s/p microwave ablation 11/12/2024, no recurrence on MRI 8/2026  3) Hepatic encephalopathy, grade 1-2  4) Esophageal varices, banded x3

Dear Officer:

Mr. Vang has been under my care since March 2022. He has been listed for liver transplantation since May 2, 2025, with a MELD exception score of 22.

Our program requires a named primary caregiver, available around the clock for the first twelve weeks after transplant. His is his wife. No alternate was identified: his parents are elderly and do not drive, and his siblings live in Minnesota. If the caregiver is lost, he is placed on inactive status until another is approved.

He has had two hospital admissions for encephalopathy, in July 2025 and January 2026. On both occasions Mrs. Vang noticed the change before he did.

One-year survival after a first decompensation without transplant is roughly fifty percent; with transplant it is about ninety.

I understand that Honduras has no program of adult liver transplantation. A listed patient who moves abroad is removed.

Recurrence of the tumor outside of criteria would also remove him. He is imaged every three months for this reason.

Priya Ramanathan, M.D., Medical Director`,
        ),
        document(
          's3',
          'Psychological report - Vang',
          `REPORT OF PSYCHOLOGICAL EVALUATION
Prepared by Xeng Moua, Psy.D., for Law Office
Subject: Toua Vang, 44
Language: Hmong (White), no interpreter needed
Interviews on August 11 and August 19, 2026

Mr. Vang presented as thin and courteous. He was oriented on both days, but on the second he lost the thread twice and apologized.

Traumatic history. He lost his older brother to drowning at the age of five. The family was twice sent back from the river by soldiers. He recalls hunger in the camp.

Measures. Hmong version of the HSCL-25: depression 2.9, anxiety 2.6 (cut-off 1.75). Harvard Trauma Questionnaire 3.1.

Diagnoses. Posttraumatic stress disorder, chronic (F43.12). Major depressive disorder, recurrent, moderate (F33.1).

Clinical opinion. Mr. Vang's family has been defined by separations that nobody chose. The possible loss of his wife is felt as one more river.
He told me that if she is sent away he will "stop the sweet medicine and sleep." I assessed this statement with care. He has no plan at present. I consider the risk to be real and to depend on her presence.
It is my opinion that separation would produce a marked worsening of both conditions and would imperil his adherence to a regimen on which his place on the transplant list depends.
If he were to accompany her, he would be a refugee for a second time, in a country whose language he does not have, without the care that keeps him alive.`,
        ),
        document(
          's4',
          'Pay + bills',
          `Sunridge Citrus Packing, Zúniga Y., pay period 9/14-9/20/2026: gross $912.00 net $678.46 YTD gross $34,656.00
Teamsters Local 517 health trust: member + family, employee share $0
SSDI award letter Jan 2026, T. Vang: $1,712.00 a month
SSI: N. V. Yang $1,120 / C. Lor $1,020
Rent: 1,850 Sept 2026
PG&E 312
Boost + lactulose copay 64
Gas to SF, 4 trips x $71
Back brace (Pa Nhia) our part 840, paying 70 a month`,
        ),
        document(
          's5',
          'Fresno USD 504 plan Pa Nhia Vang',
          `FRESNO UNIFIED - SECTION 504 PLAN
Student Pa Nhia Vang, gr. 6. Date 8/26/2026
Condition: adolescent idiopathic scoliosis, 34 degree thoracic curve; brace prescribed 18 hours a day
Accommodations: second set of books, breaks to adjust brace, PE modified
Mother to come at 12:15 daily on request if brace causes sore; came 7 times in spring.
If curve passes 45-50 degrees surgery is considered, per Valley Children's 6/3/2026.`,
        ),
        document(
          's6',
          'Minute order - Fresno Superior Court',
          `SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
People v. Yolanda Isabel Zuniga  M14921377
Charge: PC 273a(b), misdemeanor. Violation date 07/08/2014.
09/22/2014 Arraigned, not guilty plea. Diversion granted, 16-week parenting course.
02/17/2015 Proof of completion filed. Case dismissed, PC 1385.`,
        ),
        document(
          's7',
          'Honduras country sheet',
          `OBSERVATORIO VALLE DE SULA, Informe 2026 (English summary)
- Choloma: homicide rate 62 per 100,000 in 2025 (61 in 2024).
- 8 of 10 small shops surveyed in the sector of López Arellano pay extortion. Average: L 1,900 a week.
- Honduras has no program of adult liver transplantation and sends no patients abroad for one at public expense.
- Entecavir is dispensed at two public hospitals, with interruptions.
- Foreign residents who speak no Spanish: the public health system has no interpreters for Asian languages.
- The state of exception in force since December 2022 has been credited with a drop in homicides nationally, though not in Choloma.

U.S. Department of State, Honduras Travel Advisory, Level 3: Reconsider travel due to crime.`,
        ),
        document(
          's8',
          'Letter Mai Vang',
          `Dear Immigration Officer,
My name is Mai and I am 14, I go to Sunnyside. I am the oldest. I know how to do my dad's medicine but my mom says it is not my job to be scared.
When my dad went to Merced I was the one who saw the dot moving on her phone.
My grandma can't do her own shots because she can't see the lines.
I want to be a pharmacist. If my mom goes I don't think I can go to school every day.
Mai Isabel Vang, Sept 27`,
        ),
        document(
          's9',
          'Letter from Teamsters steward',
          `To the Officer: I have been business agent at the Sunridge plant for 9 years. Yolanda was elected steward in 2022 by 118 to 40. She got the water stations put in after a man fell down in the heat in August 2023. She missed 31 shifts in 2025, every one for her husband or mother-in-law, every one excused. Manuel Arredondo, Local 517`,
        ),
      ],
    },
    needed: [
      'I came up with the shirt|came up with the shirt',
      'May 2, 2025',
      'score of 22|score is 22',
      'thirty milliliters',
      'October 19, 2025',
      'what day it is',
      'hand flat on my back|hand flat on his back',
      'would stay in Fresno',
      'Child-Pugh B|Child-Pugh',
      'twelve weeks',
      'inactive status',
      'July 2025',
      'fifty percent',
      'one more river',
      'sweet medicine and sleep',
      'second time',
      'F43.12',
      '$1,712',
      '34 degree|34 degrees',
      '12:15',
      'six minutes|6 min',
      'dismissed',
      '$1,140',
      'cousin',
      '8 of 10',
      'no program of adult liver transplantation',
      'not in Choloma',
      'not my job to be scared',
      'Wilmer',
      'Minnesota',
    ],
  },
]
