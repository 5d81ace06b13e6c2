import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Three fictional waivers, written whole before any of them was run. */
export const twentyFifthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with myasthenia gravis in Salinas, a girl with phenylketonuria, a husband from Guatemala, a fight of 2016',
    base: 'F1',
    needed: [
      'myasthenia gravis',
      'March 2021',
      'pyridostigmine',
      'thymus',
      '11 days|eleven days',
      'below 40 percent|40 percent',
      'heat',
      'choked|choking',
      'phenylketonuria',
      'formula',
      '\\$1,140',
      'irreversible',
      '504',
      '\\$4,480',
      '\\$1,260',
      '\\$2,150',
      '34 degrees|93 degrees',
      'one neurologist',
      'Roosevelt|two hours',
      'November 2, 2016',
      'anger',
      'eight years',
      'Patricia|mother',
    ],
    changes: {
      client: {
        first_name: 'Oswaldo',
        middle_name: '',
        last_name: 'Tecún Morales',
        date_of_birth: '1988-05-21',
        gender: 'male',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2007-02-11',
        last_entry_place: 'near Sasabe, Arizona',
        marriage_date: '2014-08-02',
        state: 'CA',
        children: [
          { name: 'Lucy Tecún', date_of_birth: '2018-04-09', citizenship: 'United States', gender: 'female' },
          { name: 'Henry Tecún', date_of_birth: '2022-01-30', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Heather Lynn Tecún',
          date_of_birth: '1989-12-03',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-05-06',
        petitioner_name: 'Heather Lynn Tecún',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0926640318',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Heather Lynn Tecún',
        spouse_place_of_birth: 'Watsonville, California',
        applicant_meet_spouse_date: '2011-07-16',
        how_applicant_met_spouse:
          'They met in a cooler of the packing shed where both were loading strawberries, and he lent her his gloves.',
        applicant_relationship_with_spouse:
          'They married in Salinas on August 2, 2014. They have two children, Lucy, 8, and Henry, 4. Oswaldo is a foreman of irrigators and earns $4,480 a month. Heather is a payroll clerk and has worked half days since her illness, for $1,260 a month.',
        extreme_hardship_spouse_denied_admission:
          'Heather has myasthenia gravis, diagnosed in March 2021. Her muscles give out by the afternoon. She sees double, and in February 2025 she could not breathe and was on a ventilator for six days. Oswaldo cooks everything soft, crushes her pills, sits with her while she eats because she chokes, and drives after three in the afternoon. Lucy was born with phenylketonuria and may eat almost no protein. Oswaldo weighs every gram of her food and draws her blood every two weeks. The rent is $2,150. Without his pay Heather could not pay it.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Oswaldo is from Champerico on the Pacific coast, where it is hot all year. Her neurologist says that heat makes the weakness worse. There is no neurologist there and her infusions are not given outside the capital. The formula that Lucy lives on is not sold in Guatemala. Heather speaks some Spanish from the shed.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Lucy is 8 and has phenylketonuria. Heather’s mother, Patricia Lund, 66, manages a trailer park in Redding, six hours north, and comes twice a year.',
        moral_character: 'yes',
        additional_details:
          'In 2016 Oswaldo hit a man outside a bar in Salinas after the man had pushed his brother. He pleaded no contest to a misdemeanor battery, finished 16 classes of anger management and 40 hours of community work, and the case was closed in 2018. He has had no trouble since. He has filed taxes with an ITIN since 2010. He leads the safety training of 45 workers and is a sponsor in Alcoholics Anonymous; he stopped drinking on November 2, 2016.',
      },
      sources: [
        document(
          'a1',
          'Declaration of Heather Tecún',
          `DECLARATION OF HEATHER LYNN TECÚN

I, Heather Lynn Tecún, declare:

1. I am a citizen of the United States, born in Watsonville, California, on December 3, 1989. I live in Salinas with my husband Oswaldo and our children Lucy and Henry.

2. In the winter of 2020 my eyelids began to fall by lunchtime. By March 2021 I could not hold Henry's sister on my hip. A doctor at Stanford told me that I have myasthenia gravis. It means that the nerve talks and the muscle does not listen.

3. They took out my thymus in September 2021. I take pyridostigmine every four hours and mycophenolate, and every four weeks I get an infusion of immunoglobulin in Monterey that lasts five hours. Oswaldo takes the day off and holds Henry in the waiting room.

4. On February 8, 2025 I choked on a piece of orange and then I could not get air. Oswaldo had learned what to do. He bent me forward and called and he told the ambulance "myasthenia, no magnesium" because he keeps the list of forbidden drugs in his hat. I was in the hospital for eleven days and on the machine for six.

5. I have about six good hours in a day. I use four at work. After three o'clock I see two of everything and I must not drive. I cannot swallow dinner if I have talked too much. Oswaldo sits across from me until I am finished.

6. Lucy has phenylketonuria. She was found by the heel test when she was four days old. If she eats like other children her brain is poisoned. She may have seven grams of protein a day, which is one egg. Oswaldo weighs it. He pricks her finger every second Sunday and mails the card to Stanford. When I was in the hospital in 2025 his sister-in-law gave her a cheese sandwich and her number was four times what it should be, and for three weeks she cried and could not add.

7. The formula is $1,140 a month. Our insurance from the ranch, which is Oswaldo's, pays it. Mine does not, because I work half days and have none.

8. He earns $4,480 a month and I earn $1,260. The rent is $2,150, food with the special flour $1,050, the car $389, and what insurance leaves to us of my infusions $310.

9. My mother Patricia manages a trailer park in Redding and lives in it for free, and if she leaves she has no house. She comes at Easter and at Christmas. My father is in Oregon and I have not spoken with him since I was twelve. I have no brothers or sisters.

10. I went to Champerico in July 2019, before I was ill. The heat was like a wet blanket. I now have to be out of the sun by ten. I also asked by e-mail the store in the capital for the formula and they said they do not bring it.

11. If Oswaldo is refused I will stay in Salinas with the children, because Lucy's clinic and my infusions are here. I do not know how.

12. I know about the fight in 2016. I was there. The man pushed Oswaldo's little brother and Oswaldo hit him once and broke his tooth. He paid for the tooth. He quit drinking the next morning and I have not seen him raise his voice in ten years.

Signed under penalty of perjury on November 4, 2026, at Salinas, California.
Heather Lynn Tecún`,
        ),
        document(
          'a2',
          'Letter of Anjali Rao, M.D., neuromuscular clinic',
          `NEUROMUSCULAR MEDICINE CLINIC
Palo Alto, California
October 20, 2026

Re: Heather Tecún, DOB 12/03/1989

To Whom It May Concern:

I have treated Ms. Tecún since March 2021. She has generalized myasthenia gravis, antibody positive, class IIIb. Thymectomy was performed on September 14, 2021. She is maintained on pyridostigmine, mycophenolate and immunoglobulin every four weeks.

She was admitted in myasthenic crisis from February 8 to February 19, 2025, with six days of mechanical ventilation. Her forced vital capacity on admission was 38 percent of predicted. It is now 71 percent.

Since the crisis she has been stable. I attribute this to regular infusions and to the fact that a second adult watches her meals and notices a change in her voice, which in her comes about a day before the breathing fails. On two occasions in 2025 her husband's call brought her in before a crisis.

Stress, infection, poor sleep and heat are known triggers. I have advised her not to live in a hot and humid climate.

I would consider it unsafe for Ms. Tecún to live without another adult who can recognize the onset of a crisis. She should not be the only adult in charge of a small child after mid-afternoon.

Anjali Rao, M.D.`,
        ),
        document(
          'a3',
          'Letter of metabolic dietitian',
          `BIOCHEMICAL GENETICS, CHILDREN'S HEALTH
Re: Lucy Tecún, DOB 04/09/2018
October 2, 2026

Lucy has classical phenylketonuria (PKU), identified by newborn screening. She is allowed 7 grams of natural protein per day and takes an amino acid formula three times daily, without which she cannot grow.

Phenylalanine levels, target 120 to 360: 2026 mean 290, 21 of 22 samples in range. February 2025: 1,412.
Her father prepares the diet and the samples. He attended the course for parents in Spanish in 2018 and now teaches a part of it.

Loss of control at this age leads to irreversible loss of intellectual ability. Sapropterin was tried in 2023 without response.

To our knowledge there is no newborn screening program for PKU in Guatemala and the formula is not registered there. It cannot be carried across the border for more than a few weeks because it is heavy and must be kept under 77 degrees.

Megan Whitfield, RD`,
        ),
        document(
          'a4',
          'Section 504 plan of Lucy Tecún',
          `SALINAS CITY ELEMENTARY SCHOOL DISTRICT
SECTION 504 PLAN
Student: Lucy Tecún     Grade 3     Date: September 9, 2026
Disability: phenylketonuria (metabolic)
Accommodations: medical diet only, no shared food; formula at 10:15 in the nurse's office; extra time on tests when level over 600; seat near teacher
Contact in an emergency: father, Oswaldo Tecún, 1st; mother 2nd (before 3 pm)
Teacher's remark: In February and March 2025 Lucy lost the multiplication that she had learned. It came back in May.
Parent present: O. Tecún (father)`,
        ),
        document(
          'a5',
          'Pay records',
          `VALLE VERDE RANCH, PAYROLL
Employee: Oswaldo Tecún Morales, irrigation foreman, since 04/2012
Gross 2025: $61,350.00   Net monthly average 2026: $4,480.00
Medical plan: employee + family, employer pays 80 percent

COUNTY GRANGE SUPPLY, PAYROLL
Employee: Heather Tecún, payroll clerk, 20 hrs/wk
Net monthly average 2026: $1,260.00
Medical plan: not eligible (under 30 hours)`,
        ),
        document(
          'a6',
          'Guatemala health services paper',
          `CENTRAL AMERICAN HEALTH ACCESS PROJECT
Neurological and metabolic care in Guatemala: Notes for families, May 2026

1. The department of Retalhuleu, with about 350,000 inhabitants, has one neurologist, who sees private patients two days a week. Champerico has a health center without a specialist.
2. Immunoglobulin is given in two public hospitals, both in Guatemala City. In 2025 the supply was interrupted for nine weeks. The Roosevelt Hospital has an intensive care unit that treats myasthenic crisis.
3. The mean temperature in Champerico is between 33 and 35 degrees Celsius at midday in every month, with humidity over 75 percent.
4. Amino acid formula for phenylketonuria is not registered. Eleven families known to the project import it through a charity in Mexico, with delays of up to two months.
5. Irrigation and sugar cane workers in Retalhuleu earned between $310 and $390 a month in 2025.`,
        ),
        document(
          'a7',
          'Disposition, Superior Court of Monterey',
          `SUPERIOR COURT OF CALIFORNIA, COUNTY OF MONTEREY
People v. Oswaldo TECUN MORALES   No. MS344817
Count 1: PC 242 battery, misdemeanor. Date of offense 11/01/2016
Plea: nolo contendere 12/19/2016. Probation 18 months, 40 hours community work, 16 sessions anger management (completed 06/2017), restitution $1,150 (paid in full 03/2017)
Terminated 06/19/2018. Dismissed PC 1203.4 on 02/05/2019`,
        ),
        document(
          'a8',
          'Letter of a coworker',
          `November 1, 2026

I am Rubén Ayala. I run the north block of Valle Verde. Oswaldo has been my sponsor for eight years. On the nights when I wanted to drink he drove to my house, four times at least, and sat in the yard with me until it was light. When he has Heather's infusion day he makes up the hours on Saturday and never asked for pay for the drive.
Rubén Ayala`,
        ),
      ],
    },
  },
  {
    name: 'a permanent resident mother with Ménière’s and macular degeneration in Daly City, a son of the Philippines who overstayed, arrears of child support',
    base: 'two_parents',
    needed: [
      'Ménière',
      'macular degeneration',
      'injections',
      '20/200',
      'fell|fallen',
      'hip',
      'March 17, 2026',
      'seven injections|every six weeks',
      'cannot read',
      'bus 120|dialysis|52 stairs|52 steps',
      '\\$3,650',
      '\\$1,018',
      '\\$1,900',
      '\\$6,240',
      '\\$350',
      'stutter',
      'Catbalogan',
      'one ophthalmologist',
      'typhoon',
      'ferry|boat',
      'Rowena',
      'choir',
      'adjustment disorder|afraid of the dark|afraid',
    ],
    changes: {
      client: {
        first_name: 'Jericho',
        middle_name: 'Abad',
        last_name: 'Villaruel',
        date_of_birth: '1984-10-14',
        gender: 'male',
        country_of_birth: 'Philippines',
        country_of_citizenship: 'Philippines',
        last_entry_date: '2011-05-19',
        last_entry_place: 'San Francisco, California',
        marriage_date: '',
        state: 'CA',
        children: [
          { name: 'Bea Villaruel', date_of_birth: '2015-02-27', citizenship: 'United States', gender: 'female' },
        ],
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2011-11-18',
        approval_date: '2016-04-12',
        petitioner_name: 'Corazon Abad Villaruel',
        beneficiary_relationship: 'LPR Parent',
        USCIS_receipt_number: 'WAC1690114437',
        qualifying_relative: ['legal_permanent_resident_mother'],
        father_name: undefined,
        mother_name: 'Corazon Abad Villaruel',
        mother_place_of_birth: 'Catbalogan, Philippines',
        mother_moved_to_US_date: '2008-06-30',
        mother_became_legal_permanent_resident_date: '2008-06-30',
        extreme_hardship_mother_denied_admission:
          'Corazon is 73. She has Ménière’s disease and wet macular degeneration in both eyes. She cannot read any longer and she falls when the room spins. In March 2026 she broke her hip. Jericho takes her to the retina clinic every six weeks for injections in her eyes, reads her mail, lays out her pills by touch, and sleeps in the next room with the door open. He works as a night cook at a hospital and earns $3,650 a month. She receives $1,018. The rent is $1,900. His sister Rowena is in Dubai as a nurse.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          'The house in Catbalogan was taken by the typhoon in 2013. There is one ophthalmologist in the province and no retina clinic; the nearest is in Cebu, a ferry of twelve hours. She would lose Medi-Cal. Her husband is buried in Colma and she visits every Sunday.',
        mother_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Bea, 11, is Corazon’s granddaughter and a citizen. She stutters and lives with them from Friday to Monday; her mother, Kristine, has her the other days.',
        moral_character: 'yes',
        additional_details:
          'Jericho fell behind with child support in 2020 when the restaurant closed. He owed $6,240. He pays $350 a month of arrears beside the current support and has about $1,100 left. He overstayed because his father was dying. He has no arrests. He sings in the choir of his parish and cooks for its shelter on the last Saturday of the month. He has paid taxes since 2013.',
      },
      sources: [
        document(
          'b1',
          'Declaration of Corazon Abad Villaruel',
          `DECLARATION OF CORAZON ABAD VILLARUEL
(interpreted from Waray)

1. I am Corazon Abad Villaruel, 73 years old, born in Catbalogan, Samar, on January 8, 1953. I have been a permanent resident since June 30, 2008. My husband Benedicto petitioned for me. He died of his liver on September 3, 2011, in San Francisco, and he is buried in Colma.

2. My son Jericho came in May 2011 to see his father before he died. After the funeral I could not sleep in the apartment alone and he stayed. I asked him to. That is my fault and not only his.

3. In 2019 the middle of everything became gray. I see the edge of your head and not your face. The doctor puts a needle in each eye every six weeks. Without the needle I would be in the dark by now. I am afraid of the dark like a child.

4. Since 2022 I have the Ménière. The ear rings and then the floor goes up. It lasts one hour or four hours and I vomit. I cannot hear with the left ear. When it comes at night I call and Jericho comes, because his door is open.

5. On March 17, 2026 it came in the shower when he was at work, and I fell and broke my hip. I lay there from five in the morning until he came home at 7:40. They put in a pin. I was in the rehabilitation house for 23 days. Since then he has changed his shift so that my neighbor Mrs. Dizon can sit with me from nine at night until he... until she falls asleep, she is 80.

6. He reads me the letters of the Medi-Cal. He puts rubber bands on the pill bottles, one for morning, two for night. He takes me down the 52 steps on Sundays and to the eye clinic, and up again, and up is forty minutes.

7. I get $1,018 a month. He pays the rent, which is $1,900, and the food. My daughter Rowena is a nurse in Dubai. She sends $200 at Christmas. She has a contract until 2029 and three children.

8. I cannot go back. The sea took the house in 2013 in the typhoon, and my sister Luz with it. I am not able to walk on the boat. And who will put the needle in my eye?

9. I will stay here if they send him. I will go in a home, I suppose. I have seen one. They tied a lady.

10. He was late with the money for Bea because the restaurant closed in the Covid. He did not eat lunch for a year to pay it. I saw his lunch box.

Signed October 9, 2026. I declare under penalty of perjury that this is true and correct.`,
        ),
        document(
          'b2',
          'Letter of Stephen Lau, M.D., retina',
          `PENINSULA RETINA ASSOCIATES
October 15, 2026
RE: Corazon Villaruel, born 01/08/1953

Mrs. Villaruel has neovascular age-related macular degeneration of both eyes. She has been under my care since August 2019. She has had 58 injections of aflibercept. The interval cannot be extended beyond six weeks; an attempt to extend it to ten weeks in 2023 cost her two lines of vision that did not return.

Best corrected vision: right 20/400, left 20/200. She is legally blind. She cannot read, recognize faces or see a stair edge.

She has not missed an appointment. Her son has brought her to every one since 2019. He has asked about every paper that she signs.

If treatment were stopped I would expect the remaining central vision to be lost within three to six months.

Stephen Lau, M.D.`,
        ),
        document(
          'b3',
          'Letter of Denise Okafor, LCSW',
          `SENIOR CONNECTIONS COUNSELING
Denise Okafor, LCSW
October 21, 2026

I have seen Mrs. Villaruel every two weeks since May 2026, with an interpreter of Waray by telephone. I diagnosed adjustment disorder with mixed anxiety and depressed mood. Her score on the Geriatric Depression Scale was 9 of 15.

She does not leave the apartment without her son. She told me that on the morning of her fall she sang so as not to fall asleep. She has been offered a place in an adult day program in San Mateo, which has a van, and has declined because nobody there speaks Waray. I have encouraged her to try it.

In my opinion the loss of her son would very likely turn an adjustment disorder into a major depression, and her capacity to keep the eye treatment would be the first thing to fail.

Denise Okafor, LCSW`,
        ),
        document(
          'b4',
          'Speech plan of Bea Villaruel',
          `JEFFERSON ELEMENTARY SCHOOL DISTRICT
IEP - SPEECH OR LANGUAGE IMPAIRMENT (FLUENCY)
Student: Bea Villaruel   Grade 6   Meeting date 09/16/2026
Speech therapy 2 x 30 min weekly. Severity: moderate, 9 percent of syllables stuttered (14 percent in 2024)
Home practice: reads aloud to grandmother on weekends, Bea reports that "Lola can't see so I have to do the voices"
Present: K. Manalo (mother), J. Villaruel (father)`,
        ),
        document(
          'b5',
          'Pay statement and child support statement',
          `MISSION BAY HOSPITAL, FOOD SERVICE
Jericho A. Villaruel, Cook II, nights. Hired 02/14/2022
Net monthly average 2026: $3,650.00

DEPARTMENT OF CHILD SUPPORT SERVICES, COUNTY OF SAN MATEO
Obligor: Jericho Villaruel    Child: B.V.
Current support $410.00 monthly, paid through 10/31/2026
Arrears established 03/01/2022 $6,240.00. Payment plan $350.00 monthly. Balance 10/31/2026 $1,090.00
No payment missed since 03/2022`,
        ),
        document(
          'b6',
          'Eastern Visayas eye care survey',
          `VISAYAS SIGHT FOUNDATION
Eye care in Samar: survey 2025

1. Samar province has one ophthalmologist for about 800,000 inhabitants. He performs cataract surgery. He does not give injections into the eye.
2. The nearest retina service is in Cebu City. From Catbalogan the journey by bus and ferry takes about fourteen hours. Ferries did not sail on 41 days of 2024 because of storms.
3. One injection of aflibercept cost between 28,000 and 45,000 pesos ($490 to $790). PhilHealth does not pay for it. A cheaper drug, bevacizumab, is available in Cebu for about $70.
4. In the survey no public hospital in Samar had equipment for testing of balance.
5. There is no home for aged persons run by the province in Samar; the aged live with their families.`,
        ),
      ],
    },
  },
  {
    name: 'a citizen husband with acute intermittent porphyria in Akron, a wife of Ghana who overstayed, a boy who does not speak at school, a shoplifting of 2013, notes in haste',
    base: 'F1',
    needed: [
      'porphyria',
      'hemin',
      'fourteen|14 attacks',
      'fasting|skip',
      'paralyzed|paralysis',
      'June 2023',
      'givosiran',
      'selective mutism|mutism',
      '17 words|whisper',
      '\\$2,940',
      '\\$1,720',
      '\\$1,085',
      'malaria|quinine|sulfa|sulfadoxine',
      'Korle Bu|Accra',
      '\\$39,000|39,000',
      'Target|Walmart|shoplift|theft',
      '2013',
      '\\$83',
      'nurse aide|nursing assistant',
      'twelve residents|12 residents',
      'brother',
      '2016',
    ],
    changes: {
      client: {
        first_name: 'Abena',
        middle_name: 'Serwaa',
        last_name: 'Ofori',
        date_of_birth: '1987-03-25',
        gender: 'female',
        country_of_birth: 'Ghana',
        country_of_citizenship: 'Ghana',
        last_entry_date: '2010-08-16',
        last_entry_place: 'New York, New York',
        marriage_date: '2016-05-14',
        state: 'OH',
        children: [{ name: 'Kofi Brandt', date_of_birth: '2019-06-11', citizenship: 'United States', gender: 'male' }],
        spouse: {
          name: 'Timothy Paul Brandt',
          date_of_birth: '1985-09-02',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'F-1 student',
        i94_expire_date: '2012-12-31',
        approval_date: '2024-10-03',
        petitioner_name: 'Timothy Paul Brandt',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0925503381',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Timothy Paul Brandt',
        spouse_place_of_birth: 'Barberton, Ohio',
        applicant_meet_spouse_date: '2014-01-25',
        how_applicant_met_spouse:
          'at church in Akron, he had the flu and sat in the last row, she brought him tea. they met again at the fish fry',
        applicant_relationship_with_spouse:
          'married May 14 2016 in Akron. one son Kofi 7. Tim teaches shop at the high school, takes home 2,940/mo for 10 months of the year. Abena is a nurse aide at Maple Glen, evenings, 1,720/mo. They have never lived apart',
        extreme_hardship_spouse_denied_admission:
          'Tim has acute intermittent porphyria, a liver thing that runs in his family - mother died of it at 44. Attacks come when he skips meals, gets a cold or takes the wrong drug. 14 attacks since 2017. In June 2023 he was paralyzed from the neck for 3 weeks and on a feeding tube. Abena sees it in his urine, it turns dark, and she gets sugar in him and drives him to Cleveland for hemin. Monthly shot of givosiran since 2024. Kofi does not talk at school. rent 1,085, Tims meds copay 260. his brother Mark lives in Akron but drinks',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'no hemin in Ghana. his dr says many malaria pills can set off an attack. family is in Sunyani, 7 hrs from Accra. Tim would lose his teachers pension, 19 years in, 30 needed. he does not speak Twi. Ghana does have english in the schools',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'shoplifting at Target in 2013, $83 of baby clothes for her sisters kid, paid fine and costs 190, diversion? - no plea of guilty. she was a student without money, very ashamed. fell out of status 2012 when tuition went up. worked w/o permission since. volunteers at the food bank and got employee of the year 2024. taxes filed jointly since 2016',
      },
      sources: [
        document(
          'c1',
          'Statement of Timothy Brandt',
          `STATEMENT OF TIMOTHY P. BRANDT

I was born in Barberton, Ohio on September 2, 1985 and I teach wood and metal shop at East High School in Akron. I have done it for nineteen years.

My mother died of porphyria when I was 12. She was 44. They thought she was crazy and gave her barbiturates, which is like poison to us. I found out that I have it when I was 31, the winter after our wedding.

An attack begins with a bad belly and a fear that I can't explain. Then my legs go. In June 2023 it did not stop at the legs. I was on a ventilator at the Cleveland Clinic for nine days and could move only my eyes. Abena read me the baseball scores and I blinked once for yes. I learned to walk again by September. I still drop things with my left hand, which in a shop is not a small thing.

She sets an alarm for 2 a.m. and wakes me to eat. I cannot go more than five hours. If I have a fever she makes me drink sugar. She has a card in three places with the 60 drugs I must not have. An ER doctor in 2021 was about to give me one and she put her hand over the IV.

Kofi is seven. He talks at home all day. At school he has said, by his teacher's count, seventeen words in two years, all in a whisper, all when his mother was in the room. She goes in for twenty minutes each morning before her shift. It is a plan they have, she moves her chair one step toward the door each week. She has got to the door.

I get $2,940 a month but not in July and August. She gets $1,720. Rent is $1,085. We have $2,300 saved.

My brother Mark is in Akron. He has it too and he drinks, which is the worst thing for it, and I can't leave my boy with him. My dad is in a home in Canton since his stroke.

I don't see how I would go to Ghana. I asked Dr. Haddad and she looked at me. I would stay here with Kofi. The district would have to give me a year off without pay if I went and the pension needs thirty years.

Abena told me about the stealing the week after we met. She said I should know before I brought her to meet my dad.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
10/30/2026
Timothy P. Brandt`,
        ),
        document(
          'c2',
          'Haddad letter',
          `Porphyria Clinic, Cleveland
Leila Haddad, MD
October 26, 2026

Mr. Brandt is a patient of this clinic with acute intermittent porphyria (HMBS mutation), first seen in February 2017. Attacks requiring hemin: 2017 1, 2018 2, 2019 2, 2020 1, 2021 3, 2022 2, 2023 2, 2024 1, 2025 0, 2026 0. The attack of June 4, 2023 caused a motor neuropathy with respiratory failure.

He began givosiran in April 2024. He has had one attack since. Givosiran is injected in the clinic each month and its list price is about $39,000 a dose. His plan through the school district covers it.

Prevention depends on regular carbohydrate, on early treatment, and on avoiding unsafe drugs. Several antimalarial regimens contain drugs, in particular sulfadoxine, that are unsafe in porphyria. I advise against prolonged residence in an area where malaria is endemic.

Neither hemin nor givosiran is, to my knowledge, available anywhere in West Africa.

His wife recognizes the prodrome with precision. In nine of fourteen attacks she brought him within six hours. In the two in which she was at work the delay was over twenty hours; the attack of June 2023 was one of these.

L. Haddad`,
        ),
        document(
          'c3',
          'Therapist letter re Kofi',
          `SUMMIT CHILD THERAPY
Rachel Nowak, LPCC-S
10/19/26
Kofi Brandt (DOB 6/11/2019) has been my client since 1/2025. Dx: selective mutism (F94.0), separation anxiety disorder.
Intervention: stimulus fading w/ mother as conversational partner, daily at school, wkly in office. Father has joined 2x (work).
Progress: 0 words at baseline; whispers to teacher w/ mother at door since 9/26. Prognosis good if the intervention continues w/o interruption for 12-18 mos. A loss of the mother at this stage will likely undo the gains.`,
        ),
        document(
          'c4',
          'Teacher support plan',
          `AKRON PUBLIC SCHOOLS - INTERVENTION PLAN
Student Kofi Brandt, Gr 2, Rm 14   9/8/26
Goal: respond in audible voice to 1 familiar adult
Mother in classroom 8:40-9:00 M-F
Reading level: cannot be assessed orally; written work above grade
10/1/26 - mom at doorway, K whispered "blue"`,
        ),
        document(
          'c5',
          'Akron Municipal Court record',
          `AKRON MUNICIPAL COURT
State of Ohio v. Abena S. Ofori   13CRB07714
RC 2913.02 theft M1   offense date 7/20/2013
Plea guilty 8/12/2013. Fine $100, costs $90, paid 8/12/2013. No jail. Restitution none, merchandise recovered ($83.42)`,
        ),
        document(
          'c6',
          'Maple Glen letter',
          `MAPLE GLEN CARE CENTER
Nov 3 2026
Abena Ofori has been a state tested nurse aide with us since 2017. She has twelve residents on the memory unit each evening. In the winter of 2020-21, when nine residents died, she worked 31 days in a row. Families ask for her. She was employee of the year in 2024.
Joyce Petrillo, Director of Nursing`,
        ),
        document(
          'c7',
          'Ghana health notes',
          `WEST AFRICA RARE DISORDERS FORUM
Ghana: metabolic disease, a short survey (2025)
1. Ghana has no porphyria center. Urine tests for porphobilinogen are sent to South Africa; results took 19 to 40 days.
2. Two teaching hospitals, Korle Bu in Accra and Komfo Anokye in Kumasi, have intensive care with ventilators. Sunyani has a regional hospital with four intensive care beds.
3. Malaria is endemic in all regions. Bono Region, where Sunyani lies, reported 291 cases per 1,000 inhabitants in 2024.
4. Public schools teach in English from grade four. Sunyani has no speech or child therapist in public service; Kumasi has two.
5. Nurse aides earned about $110 to $150 a month in 2025.`,
        ),
      ],
    },
  },
]
