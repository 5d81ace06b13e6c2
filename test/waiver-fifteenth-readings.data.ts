import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fifteenth round of fictional waivers, written whole before the first of them was read. */
export const fifteenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a wife with sickle cell disease, a boy with hearing aids, a husband from Ghana who stayed after school',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Kwabena',
        middle_name: '',
        last_name: 'Asante',
        date_of_birth: '1988-02-14',
        gender: 'male',
        country_of_birth: 'Ghana',
        country_of_citizenship: 'Ghana',
        last_entry_date: '2011-08-20',
        last_entry_place: 'Newark, New Jersey',
        marriage_date: '2018-06-23',
        state: 'OH',
        children: [
          { name: 'Isaiah Asante', date_of_birth: '2019-11-02', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          name: 'Latrice Denise Holloway',
          date_of_birth: '1990-09-17',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'F-1 student',
        i94_expire_date: '2014-05-31',
        approval_date: '2025-01-22',
        petitioner_name: 'Latrice Denise Holloway',
        USCIS_receipt_number: 'IOE0928840165',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Latrice Denise Holloway',
        spouse_place_of_birth: 'Youngstown, Ohio',
        applicant_meet_spouse_date: '2016-10-08',
        how_applicant_met_spouse:
          'They met in the waiting room of a tire shop in Columbus. Her car had a flat and he gave up his place in line.',
        applicant_relationship_with_spouse:
          'Latrice and Kwabena married June 23, 2018 at Mount Olivet Baptist Church in Columbus. They have one son, Isaiah, age 7, and they live with her grandmother Ernestine Holloway, age 81, who raised Latrice. Kwabena is a machinist at Buckeye Valve and brings home about $3,900 a month. Latrice works part time as a unit clerk at a hospital and brings home about $1,350 a month.',
        extreme_hardship_spouse_denied_admission:
          'Latrice has sickle cell disease (Hb SS). She had eleven hospital admissions between 2019 and 2024. When a crisis comes she cannot stand or dress herself, and Kwabena carries her to the car and knows which hospital has her care plan. He gives her the injections of blood thinner since the lung clot of 2022. Isaiah wears two hearing aids and goes to speech therapy on Mondays and Thursdays, and Kwabena takes him. Latrice cannot lose his health insurance: one of her medicines costs $11,400 a month.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Latrice has never been outside the United States. Malaria is dangerous for her. Her medicine crizanlizumab is not sold in Ghana. Her grandmother cannot be moved and nobody else would take care of her. Isaiah would have no speech therapist.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Ernestine Holloway, 81, grandmother, heart failure, oxygen at night. Latrice gives her pills and Kwabena lifts her out of the bath. Latrice’s sister Monique lives in Columbus too, with four children.',
        moral_character: 'yes',
        additional_details:
          'Kwabena stopped going to classes in May 2014 when his father died and the money stopped. He worked at a warehouse from 2014 to 2017 with the Social Security card of a cousin, Yaw Mensah. He has filed joint taxes with Latrice since 2018. He is an usher at Mount Olivet. He was cited in 2016 for riding the bus without a ticket and paid $75.',
      },
      sources: [
        document(
          'a1',
          'Declaration of Latrice Holloway',
          `DECLARATION OF LATRICE DENISE HOLLOWAY

I, Latrice Denise Holloway, declare as follows:

1. I am 36 years old. I was born in Youngstown, Ohio on September 17, 1990, and I am a citizen of the United States. I make this declaration in support of my husband, Kwabena Asante.

2. I have had sickle cell disease all my life. My mother died of it when she was 29 and I was 8. My grandmother Ernestine took me and my sister Monique into her house the same week.

3. A crisis feels like glass in the bones. From 2019 to 2024 I was admitted to the hospital eleven times. In March 2022 I had a clot in my lung and I was on a ventilator for six days. Kwabena slept in a chair. When I woke up he had written the name of every nurse on a card so that I could thank them.

4. Since the clot I take a blood thinner by injection every evening. I cannot make myself do it. Kwabena does it, and he keeps a chart on the refrigerator.

5. When a crisis begins I have about forty minutes before I cannot walk. Kwabena's foreman lets him leave. He has done that nineteen times by his count. He carries me down eleven steps to the car, because the ambulance takes me to the nearest hospital and that hospital does not have my plan.

6. Our son Isaiah was born with hearing loss in both ears. Kwabena changes the batteries, and he learned the exercises from the speech therapist. I take Isaiah when I am well. In the last year I was well for nine of the sixty-one sessions.

7. My sister Monique lives ten minutes away. She has four children and works nights at a distribution center. She loves me and she helps with Isaiah when she can, on Sundays. I could not call her at two in the morning, because at two in the morning she is on a forklift.

8. I have the good medicine now, the infusion, since October 2024. I have had two admissions since then, not five a year. The infusion is paid by Kwabena's plan from Buckeye Valve. When the plan had a gap of seven weeks in 2025 because of a form, I missed two infusions and I was in the hospital for nine days.

9. If Kwabena is not let back in, I will stay in Columbus. I cannot take this blood to a place with malaria, and I will not leave the woman who raised me to die with strangers.

10. I am afraid of being the second mother in my family who does not live to see her child in the fourth grade.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct. Executed on October 30, 2026, at Columbus, Ohio.

Latrice D. Holloway`,
        ),
        document(
          'a2',
          'Letter of Anjali Rao, M.D., hematology',
          `FRANKLIN COUNTY SICKLE CELL CENTER
October 14, 2026

To U.S. Citizenship and Immigration Services:

I am a hematologist and have treated Latrice Holloway since 2015. She has homozygous sickle cell disease (Hb SS), complicated by acute chest syndrome (2019, 2022), pulmonary embolism (March 2022) and avascular necrosis of the left hip.

Before October 2024 Ms. Holloway averaged five crises a year that required a visit to the emergency department. Since she began crizanlizumab, infused every four weeks, she has had two admissions in twenty-four months. I am pleased with this response.

Her survival also depends on what happens in the first hour of a crisis. Mr. Asante recognizes the signs, gives the first dose at home under our protocol and brings her to the infusion unit, where she avoids admission about half of the time. I have trained him myself. In my opinion she could not carry out the protocol alone, since during a crisis she is unable to stand or to measure a dose.

The plan of Mr. Asante's employer has approved crizanlizumab through December 2026. Ohio Medicaid requires a new authorization and has denied it to two of my patients this year.

I advise against residence in any area in which malaria is endemic. Malaria in a patient with Hb SS and a damaged spleen carries a mortality that I estimate at ten times that of the general population.

Anjali Rao, M.D.`,
        ),
        document(
          'a3',
          'Psychological evaluation of Latrice Holloway',
          `PSYCHOLOGICAL EVALUATION
Evaluee: Latrice Denise Holloway
Evaluator: Corinne Albright, Ph.D.
Dates: September 3 and 10, 2026 (three hours in all, by video)
Referral: by her attorney. I have no treating relationship.

Background. Ms. Holloway lost her mother at eight. She describes a close relationship with her grandmother and a loving, at times tense, one with her sister.

Findings. GAD-7: 16 (severe). PHQ-9: 11 (moderate). She has no history of psychiatric treatment and declined a referral, saying that church is enough. She functions well at work.

Diagnosis. Generalized anxiety disorder (F41.1).

The content of her anxiety is specific. She counts the minutes in which her husband could be reached. She told me: "He is my forty minutes."

Opinion. If Mr. Asante were absent for years, I would expect her anxiety to rise to a level at which it would itself provoke crises, as stress is a known trigger. It is more likely than not that she would develop major depressive disorder. She would have the support of her church and of a sister, which would reduce but not remove this risk.

Were the family to move to Ghana, she would lose her treatment team of eleven years and the grandmother who is, in every sense but one, her mother. I would regard that loss as comparable to the loss at eight.`,
        ),
        document(
          'a4',
          'Columbus City Schools - evaluation team report, Isaiah Asante',
          `COLUMBUS CITY SCHOOLS
Evaluation Team Report      Student: Isaiah Asante     Grade 1     DOB 11/02/2019
Date of meeting: 05/14/2026
Participants: K. Asante (father), E. Brandt (speech-language pathologist), P. Nwosu (teacher of the deaf), L. Kim (principal)
Disability category: Hearing impairment, bilateral, moderate to severe.
Present levels: Isaiah's expressive language is at the level of a child of 4 years 8 months. He gained fourteen months of language in the last ten months of school.
Services: speech-language 2 x 30 min weekly at the clinic; teacher of the deaf 3 x weekly.
Parent involvement: Father has attended all meetings. Father practices 20 minutes each evening and keeps a log; the log was reviewed and is complete. Mother attended 1 meeting (health).
Prognosis: Without continued daily practice the team expects the gap to widen by first reading instruction.
Attendance at clinic 8/2025-7/2026: 61 sessions. Brought by father 52, mother 9.`,
        ),
        document(
          'a5',
          'Monthly budget, Asante/Holloway',
          `Household budget, September 2026
Kwabena Asante, net pay, Buckeye Valve: $3,912
Latrice Holloway, net pay, OhioHealth: $1,344
Ernestine Holloway, Social Security: $1,106
Mortgage: $1,085
Utilities: $310
Car payment: $289
Hearing aid batteries, molds: $64
Prescription copays: $220
Groceries: $850
Support to his mother in Kumasi: $150
Aide for crises, quoted by Comfort Hands, on call: $2,600 a month`,
        ),
        document(
          'a6',
          'Ghana: Sickle Cell Care - Health Access Monitor 2026',
          `HEALTH ACCESS MONITOR
Ghana: care for adults with sickle cell disease. Issue of May 2026.

1. Hydroxyurea has been covered by the National Health Insurance Scheme since 2022 and is dispensed at no charge at eleven hospitals, one of them in Kumasi.
2. Crizanlizumab and voxelotor are not registered for sale. No hospital in the survey had given either to an adult.
3. Kumasi has one adult sickle cell clinic, which saw 2,140 patients in 2025 with two hematologists. The clinic is open on Wednesdays.
4. Blood was unavailable on the day of request in 38 percent of emergencies surveyed.
5. Malaria transmission is perennial. The Ashanti Region reported 1.1 million suspected cases in 2025.
6. The survey found four speech therapists in public service outside Accra.
7. English is the language of schools and of medical practice.`,
        ),
        document(
          'a7',
          'Letter of Monique Holloway',
          `October 22, 2026
To whom it may concern,
I am Latrice's sister. I have four kids and I work 10 pm to 6 am at the Amazon in Etna. I want to be honest: I tried. In February 2025 Kwabena was in Cleveland for a training and she had a crisis. She called me three times and my phone was in a locker. Isaiah called 911. He was five. He could not hear the lady on the phone so he just kept saying the address over and over. That is the kind of help I am. I would take a bullet for her but I can't be there.
Monique Holloway`,
        ),
        document(
          'a8',
          'Buckeye Valve HR letter',
          `Buckeye Valve Company, Grove City, Ohio
October 9, 2026
Kwabena Asante has been employed here as a CNC machinist since September 2019. Hourly rate $29.40. He is covered under the family medical plan; coverage ends on the last day of the month in which employment ends. He has used 22 unscheduled absences in two years under FMLA, each documented. He won the safety award in 2023. We'd hire him back any time if he ever came back.
Dawn Petrakis, Human Resources`,
        ),
        document(
          'a9',
          'COTA fare citation',
          `FRANKLIN COUNTY MUNICIPAL COURT   Case 2016 TRM 118204
Defendant: ASANTE, KWABENA
Fare evasion, COTA. Date of offense 04/19/2016. Plea: no contest. Fine $75.00 and costs. Paid in full 05/03/2016.`,
        ),
      ],
    },
    needed: [
      'glass in the bones',
      'eleven times|eleven hospital admissions',
      'six days',
      'name of every nurse',
      'injection',
      'forty minutes',
      'nineteen times',
      'eleven steps',
      'nine of the sixty-one|52',
      'ten minutes away',
      'forklift',
      'October 2024',
      'nine days',
      'malaria',
      'fourth grade',
      'avascular necrosis',
      'two admissions in twenty-four months',
      'first dose at home',
      'half of the time',
      'ten times',
      '16',
      '“He is my forty minutes|forty minutes.”',
      'provoke crises',
      'reduce but not remove',
      'loss at eight',
      '4 years 8 months',
      '20 minutes each evening',
      '3,912',
      '1,344',
      '2,600',
      'Hydroxyurea|hydroxyurea',
      'not registered',
      'open on Wednesdays',
      '38 percent',
      'perennial',
      'four speech therapists',
      'English is the language',
      '911',
      'locker',
      'last day of the month',
      'Yaw Mensah',
      '$75',
      'safety award',
    ],
  },
  {
    name: 'a father with Parkinson’s, a daughter from Honduras, in a hurry',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Mirna',
        middle_name: 'Yolanda',
        last_name: 'Lobo Zelaya',
        date_of_birth: '1986-05-03',
        gender: 'female',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2006-11-12',
        last_entry_place: 'Hidalgo, Texas',
        marriage_date: '',
        state: 'LA',
        children: [
          { name: 'Génesis Lobo', date_of_birth: '2013-01-25', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {},
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2016-02-10',
        petitioner_name: 'Arnulfo Lobo Banegas',
        USCIS_receipt_number: 'SRC1590233871',
        beneficiary_relationship: 'Adult Unmarried Child of a USC',
        qualifying_relative: ['us_citizen_father'],
        father_name: 'Arnulfo Lobo Banegas',
        father_place_of_birth: 'La Ceiba, Honduras',
        spouse_name: undefined,
        spouse_place_of_birth: undefined,
        applicant_meet_spouse_date: undefined,
        how_applicant_met_spouse: undefined,
        applicant_relationship_with_spouse: undefined,
        extreme_hardship_spouse_denied_admission: undefined,
        spouse_unable_to_return_option: undefined,
        extreme_hardship_spouse_return_to_home_country: undefined,
        spouse_intends_to_remain: undefined,
        applicant_relationship_with_father:
          'dad, 74, came 1981 on a boat (shrimper), amnesty, citizen 1996. mom died covid Jan 2021. M lives w/ him since. her girl Génesis 13 calls him Papá Nufo. He gets SS 1,412 + small pension 290. M cleans offices nights, abt 2,100/mo cash+check',
        extreme_hardship_father_denied_admission:
          'Parkinsons since 2017, falls 2-3x/wk, fractured hip June 2025. pills every 3 hrs, 5 am to 11 pm, off by 20 min and he freezes. M does all. hallucinates small dogs at nite. swallowing - thickens everything, choked in April, M did heimlich. she cleans 8pm-1am, Génesis sits w him then. He cries about mom. would stay, he says "aquí está enterrada tu mamá"',
        father_unable_to_return_option: 'yes',
        extreme_hardship_father_return_to_home_country:
          'house in La Ceiba went in Eta. no neurologist, gangs tax every shop on that street, cousin shot 2019. Medicare dont pay there. hes been back once in 30 yrs, 2009',
        father_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Génesis 13, honor roll, sleeps on a cot in his room. Brother Wilmer Lobo 45, USC, Houma, offshore 28/14, 3 kids. he sends 200 sometimes',
        moral_character: 'yes',
        additional_details:
          'M bought a social at a flea mkt 2007, used at shrimp plant til 2012. boss at a hotel said a bracelet went missing 2015, police talked to her, nothing came of it. taxes w ITIN since 2013, not before. teaches catechism, cooked after Ida for whole street',
      },
      sources: [
        document(
          'b1',
          'Arnulfo stmt (translated)',
          `Translated from Spanish by Ruth Okafor's office.

My name is Arnulfo Lobo. I am 74. I fished shrimp out of Dulac for thirty-one years and then the hands began to shake and a man who shakes cannot be near a winch.

My wife was Marina. She died in January 2021 in Chabert hospital and I could not go in. Mirna stood in the parking lot with me and we looked at the window that they told us.

Mirna wakes me at five with the first pill. If it is late my feet are glued to the floor. She knows by how I hold the cup. The pills are at five, eight, eleven, two, five, eight and eleven. She put them in a box with a bell.

In June 2025 I fell in the kitchen and broke my hip. I lay forty minutes because she had gone to the pharmacy. She has not gone to the pharmacy alone since. A neighbor brings it or we go together, I in the truck.

At night I see little dogs. I know they are not there and I see them. She tells me their names so that I am not afraid, she made up names for them.

My son Wilmer is good but he is on the rig twenty-eight days. His wife has a bad back and three little ones. He came for a week in May to try. On the third day he called his sister crying and she came home early from her retreat.

I would not go to Honduras. Marina is in the ground here, and I go on Sundays. I told the social worker I would go in the home if I had to, so that the girl is not tied to an old man. But I said it with my mouth.`,
        ),
        document(
          'b2',
          'Neuro clinic note',
          `OCHSNER NEUROSCIENCE   Movement Disorders
LOBO BANEGAS, ARNULFO   DOB 10/08/1952   DOS 09/24/2026
PD dx 2017, H&Y 4. MoCA 19/30 (22 in 2025). Visual hallucinations, insight retained. Dysphagia, mod; nectar thick.
Falls 9 in last month per caregiver log. Hip fx s/p ORIF 6/2025.
C/L 25/100 7x/day; OFF if >20 min late, observed in clinic today.
Caregiver: daughter Mirna, 24/7 exc evenings. Caregiver strain index 11/13.
Not a DBS candidate (MoCA). Discussed long-term care; pt undecided, dtr wishes home.
Timed dosing is seldom kept in facilities; this pt would decline fast. Expect wheelchair within 12 mo.
RTC 3 mo.   S. Thibodeaux-Ray MD`,
        ),
        document(
          'b3',
          'LCSW psychosocial Delphine Arceneaux',
          `PSYCHOSOCIAL ASSESSMENT
Prepared by Delphine Arceneaux, LCSW, Houma, Louisiana, October 6, 2026
Client: Arnulfo Lobo Banegas. Seen at home on September 29, two hours, in Spanish without an interpreter.

Mr. Lobo was clean, shaved and dressed in a pressed shirt. The home has one bathroom, with grab bars that his son installed.

He meets criteria for major depressive disorder, recurrent, mild, which began after the death of his wife. His score on the Geriatric Depression Scale was 9 of 15. His appetite is good.

He told me that he would go into a nursing home if he had to. Ten minutes later, when his daughter had left the room, he said, "If they put me there I will stop the pills. Tell them I said yes nice."

It is my opinion that Mr. Lobo's remaining wish to live is organized around his daughter and granddaughter. Loss of his daughter within the first years of widowhood would in all likelihood be experienced as a second bereavement, and I would anticipate severe depression and a hastened decline.

Two skilled facilities in Terrebonne Parish accept Medicaid. Neither had a Spanish-speaking aide on the night shift. The waiting time was seven and ten months.`,
        ),
        document(
          'b4',
          'gastos de la casa',
          `Papá seguro social 1,412
Papá pensión 290
Mirna limpieza 2,100
renta 1,050
luz y agua 265
comida 560
espesante (thickener) y pañales 175
medicinas copago 88
gasolina 140
teléfono 95
cuidadora privada nos pidió 18 la hora`,
        ),
        document(
          'b5',
          'Honduras report (excerpt)',
          `CARIBBEAN COAST OBSERVER. Honduras: Atlántida department. August 2026.
2. La Ceiba has one neurologist in private practice, who visits from San Pedro Sula on two days a month; the public hospital has none.
3. Carbidopa-levodopa was found in 3 of 14 pharmacies; a month of seven doses a day costs 5,900 lempiras, about $232.
4. Shopkeepers in Barrio La Isla pay weekly extortion; 61 homicides were recorded in the municipality in 2025, down from 88 in 2023.
6. Returning citizens over 65 may enroll in the public system without charge.
8. Houses destroyed by Hurricane Eta in 2020 in the Barrio La Isla had not been rebuilt: 212 of 240.`,
        ),
        document(
          'b6',
          'Genesis school',
          `Houma Junior High School, Office of the Counselor, 9/30/26
Génesis Lobo, 8th. GPA 3.9. Tardies 17 this year and last, all first period. She told me she sits with her grandfather till 1 when her mom gets in. She is writing an essay titled The Dogs. She asked me whether a 13 year old can sign for a nursing home.
T. Guidry`,
        ),
        document(
          'b7',
          'Wilmer',
          `My name is Wilmer Lobo. I'm on a drillship 28 on 14 off out of Fourchon, I make good money but I'm gone and I got three kids and a wife with two discs out. In May I did a week. I gave him the five o'clock at five forty because the baby was sick and he fell in the hall. Mirna don't ever miss. I can pay some. I can't be her. Wilmer L. 10/11/26`,
        ),
        document(
          'b8',
          'Father Tran letter',
          `Annunziata Church, Houma. Mirna Lobo has taught first communion here for eleven years. After Ida she had no roof and she cooked on a propane burner in the street for about sixty people for nine days. She told me about the false Social Security number before I ever knew her well, and asked if it was a sin. I said that it was a small one and that she had to stop, and she had already stopped. Rev. Peter Tran, October 2026`,
        ),
        document(
          'b9',
          'Houma PD letter',
          `HOUMA POLICE DEPARTMENT, Records. October 1, 2026. Re: LOBO ZELAYA, Mirna, DOB 05/03/1986. One contact: 07/16/2015, report 15-22871, theft (bracelet), Plantation Inn. Interviewed, not arrested. Item located by owner 07/19/2015. Closed unfounded. No arrests on file.`,
        ),
      ],
    },
    needed: [
      'thirty-one years',
      'winch',
      'parking lot',
      'glued to the floor',
      'box with a bell|bell',
      'forty minutes',
      'little dogs|small dogs',
      'names',
      'twenty-eight days',
      'third day',
      'in the ground here',
      'with my mouth',
      'H&Y 4|Hoehn|H&amp;Y',
      'MoCA|19/30',
      '20 min',
      '11/13',
      'wheelchair within 12',
      'seldom kept',
      '9 of 15',
      'stop the pills',
      'second bereavement',
      'seven and ten months',
      '1,412',
      '2,100',
      '1,050',
      '18',
      'two days a month',
      '3 of 14',
      '$232',
      'without charge',
      '212 of 240',
      '17',
      'sign for a nursing home',
      'five forty',
      'eleven years',
      'sixty people',
      'flea',
      'unfounded|located by owner',
      '2013',
      'cot',
    ],
  },
  {
    name: 'a farmer with another’s kidney, a boy with diabetes, a wife of the Philippines who left her ship',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Rosalie',
        middle_name: '',
        last_name: 'Dimaculangan',
        date_of_birth: '1987-07-21',
        gender: 'female',
        country_of_birth: 'Philippines',
        country_of_citizenship: 'Philippines',
        last_entry_date: '2012-04-05',
        last_entry_place: 'Galveston, Texas',
        marriage_date: '2017-09-30',
        state: 'NE',
        children: [],
        spouse: {
          name: 'Curtis Wayne Vosberg',
          date_of_birth: '1979-12-11',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'C-1/D crewman',
        i94_expire_date: '2012-05-04',
        approval_date: '2024-11-18',
        petitioner_name: 'Curtis Wayne Vosberg',
        USCIS_receipt_number: 'IOE0926551904',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Curtis Wayne Vosberg',
        spouse_place_of_birth: 'Broken Bow, Nebraska',
        applicant_meet_spouse_date: '2015-03-14',
        how_applicant_met_spouse: 'She was a home health aide for his father, and he kept coming by at mealtimes.',
        applicant_relationship_with_spouse:
          'Curt and Rosalie married at St. Anselm in Anselmo on September 30, 2017. Curt has joint custody of Levi, age 12, from his first marriage to Jodi; Levi is with them every other week and all summer. Curt farms 640 acres of corn and runs 90 cows with Rosalie. Rosalie also works three nights a week at the nursing home in Broken Bow and brings home $1,950 a month; the farm cleared $21,400 in 2025.',
        extreme_hardship_spouse_denied_admission:
          "Curt's kidneys failed from IgA disease and he had a transplant on May 2, 2023, from his sister Darla. He takes eleven pills in the morning and nine at night. Rosalie sets them up, checks his blood pressure and drives him 190 miles to Omaha every month. He had a rejection in January 2024. Levi has type 1 diabetes; she wakes when his pump alarms. Without her the cows could not be calved. After the 2022 hail Curt sat in the machine shed with the truck running, and Rosalie opened the door.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Curt does not speak Tagalog. His ground has been in the family since 1886. His doctors are in Omaha. The custody decree gives Jodi the other weeks. Heat and infection are dangerous to somebody on tacrolimus.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Levi Vosberg, 12, stepson. LaVonne Vosberg, 77, his mother, lives in the other house on the place and has macular degeneration. Darla Kucera, 50, his sister in Kearney, gave the kidney.',
        moral_character: 'yes',
        additional_details:
          'Rosalie left the cruise ship Carnival Dream in Galveston on April 7, 2012 and did not go back; the cook had been coming into her cabin at night. She has never been arrested. She drove without a license until Curt married her and got one ticket in 2014 in Grand Island. She filed no tax for 2012 to 2014 and filed since 2015. She is an EMT volunteer with the Anselmo rescue squad? (no, she cannot be certified; she cooks for them).',
      },
      sources: [
        document(
          'c1',
          'Letter from Curt Vosberg to USCIS',
          `Dear Officer,

My name is Curt Vosberg and I farm north of Anselmo, Nebraska where my people have been since 1886. I am not much of a writer. My wife says to just say it.

My kidneys quit in 2021. I was on the machine in Broken Bow three days a week for sixteen months, and it was Rosalie who ran the place. She learned to calve. She pulled a backwards calf in a blizzard on February 20, 2023, by a video on her phone, while I was hooked up.

Darla gave me hers on May 2, 2023. It took. Then in January of 2024 I got busy and cocky and took my night pills late for a week, because Rosalie was in Kearney with Darla after Darla's surgery. That was nine days she was gone. They put me in Omaha for eight days with rejection and I lost about a third of what that kidney could do. I have not set up my own pills since. I do not trust me.

I have a bad year in me every so often. After the hail in 2022, I sat in the shed with the pickup running. I hadn't told a soul about it till the doctor asked. She came out to say supper was ready and she opened the big door and didn't say a thing about it, she sat down in the other seat. I went to see somebody because she drove me there.

Levi is my boy. He has the sugar diabetes since he was 6. His pump goes off at night and I sleep like a rock on these pills. She hears it. Last fall he went to 41 and she was at him with the juice before I had my feet on the floor.

Mom is 77 and she is right across the yard and folks will say well there's your help. She can't see the lines on a syringe. She made us a pie with salt last Easter.

I can't go to the Philippines. I have a boy every other week and a judge says so. I have ground that is mortgaged for $412,000 and cattle, and you can't farm it from there. I'd be here. I don't want to tell you what I think would happen, but I guess the doctor did.

Curtis W. Vosberg
Sworn before me October 19, 2026. Notary Public, Custer County`,
        ),
        document(
          'c2',
          'Nebraska transplant center letter',
          `NEBRASKA TRANSPLANT INSTITUTE, Omaha
October 2, 2026
RE: Curtis Vosberg, DOB 12/11/1979

Mr. Vosberg underwent living donor kidney transplantation on May 2, 2023, for IgA nephropathy. In January 2024 he had acute cellular rejection, Banff IIA, after missed doses. Creatinine rose from 1.2 to 1.9 and has been stable at 1.8 since. Estimated function is 44 mL/min.

His regimen is tacrolimus, mycophenolate and prednisone, with twice-daily timing. Our program requires an identified caregiver. His is his wife. She has brought him to 33 of 33 monthly visits. During the nine days in January 2024 in which she was away, his tacrolimus level fell to 2.1.

A second rejection would, in my judgment, probably end in the loss of the graft. He is sensitized, and a second donor is unlikely; his expected wait would exceed six years.

He does chores, drives and is independent in all activities of daily living. He should avoid exposure to tuberculosis and to unpasteurized or untreated water. Tacrolimus levels must be obtained at least monthly.

Tobias Renner, MD`,
        ),
        document(
          'c3',
          'Counseling ctr report',
          `SANDHILLS BEHAVIORAL HEALTH
Summary for immigration purposes, Curtis Vosberg, written by Jolene Hruska, LIMHP, 10/7/2026

I've seen Curt 41 times since September 2022. He drives 48 miles one way. Diagnosis: major depressive disorder, recurrent, in full remission since April 2024.

In August 2022 he made a suicide attempt by carbon monoxide that was interrupted by his wife. He had told nobody. He had a second period of ideation in January 2024 in the hospital. Both came with losses of control over the farm or over his body.

He is well today, PHQ-9 of 3. He takes sertraline 100. What I would point out is that he is well in a structure and she is the structure. She called me herself, both times, and she took the guns to the neighbor, Duane Pflaster, where they still are.

Farmers his age in this county die by suicide at more than twice the rate of other men. If Rosalie were gone for years I'd put his risk as high, and I would ask for weekly visits, which he would not keep in calving and harvest.

He said about the Philippines: "I'd be a big white guy with a bad kidney sitting on a step."`,
        ),
        document(
          'c4',
          'Decree of dissolution, parenting plan',
          `DISTRICT COURT OF CUSTER COUNTY, NEBRASKA     CI 16-204
JODI L. VOSBERG v. CURTIS W. VOSBERG
PARENTING PLAN, approved December 9, 2016
The parties shall have joint legal and physical custody of Levi, born August 3, 2014, in alternating weeks. Neither party shall remove the child from the State of Nebraska to live without the prior permission of this Court.
The father shall pay child support of $240 a month.`,
        ),
        document(
          'c5',
          'Farm and home cash flow 2026',
          `Prepared with Custer Federal State Bank
Rosalie nursing home net   1,950 /mo
Curt farm draw   1,780 /mo
Land payment   2,890 /mo (from farm)
House utilities propane   410
Health insurance, ACA family   688
Copays + travel Omaha   265
Child support to Jodi   240
Food   620
Hired man, calving Feb-Apr, quoted   3,400 /mo + housing`,
        ),
        document(
          'c6',
          'Philippines - renal transplant follow up',
          `PACIFIC CARE REVIEW: The Philippines. After-care of kidney recipients in the provinces. March 2026

1. Transplant centers exist in Manila, Cebu and Davao. Batangas province has none.
2. Tacrolimus levels are run in Manila; the travel from San Juan, Batangas is three to four hours each way.
3. Generic tacrolimus was in stock in 27 of 40 pharmacies surveyed. A month's supply at 8 mg a day costs about 21,000 pesos (US$370). PhilHealth membership is open to resident foreign spouses and pays part of it.
4. Incidence of tuberculosis was 643 per 100,000 in 2025, among the highest in the world.
5. Foreigners may not own land.
6. English is an official language and is spoken by nearly all physicians.`,
        ),
        document(
          'c7',
          'Levi endocrine visit',
          `Children's Nebraska Endocrinology, Kearney outreach   LEVI VOSBERG 12 yo   8/20/26
T1DM x 6 yr. A1c 7.1 (8.9 in 2021). Pump/CGM. Lows <54 at night: 14 in last 90 d, 12 at father's house wks, all treated by stepmother per CGM log. Severe low 41 on 10/28/25.
Stepmom here, dad here. Mom's house: uses alarm too, mom up.
Plan same.`,
        ),
        document(
          'c8',
          'Duane Pflaster',
          `I neighbor Curt on the east. I have his guns in my safe and I don't ask. When he was on dialysis she fed cows off a tractor she had to stand up to drive. In the 2023 grass fire she brought food to five departments, 60 some guys, till three in the morning. Curt can't hire a man for calving, nobody can, I have had an ad out since 2024. D. Pflaster 10/12/2026`,
        ),
        document(
          'c9',
          'Hall County traffic record',
          `HALL COUNTY COURT, NEBRASKA   CR 14-3309   STATE v. ROSALIE DIMACULANGAN
No operator's license, 60-484. Offense 06/28/2014. Plea guilty 07/22/2014. Fine $75 costs $48 paid 07/22/2014.`,
        ),
        document(
          'c10',
          'Rosalie own statement',
          `I was a cabin stewardess. There was a cook, I will call him R. He had the key from the housekeeping. I told the hotel director in Cozumel and he said to lock the door. In Galveston I had a pass for six hours on April 7, 2012 and I walked until I could not see the ship. I know it was not allowed. I was 24 and I did not think about a visa, I thought about the door. I am sorry for how I did it and I am not sorry that I am alive.`,
        ),
      ],
    },
    needed: [
      '1886',
      'sixteen months',
      'backwards calf',
      'nine days',
      'a third of what that kidney',
      'do not trust me',
      'other seat',
      'like a rock',
      '41',
      'lines on a syringe',
      '$412,000',
      'Banff|1.2 to 1.9',
      '44 mL',
      '33 of 33',
      '2.1',
      'loss of the graft',
      'six years',
      'independent in all activities',
      '41 times',
      'full remission|remission since April 2024',
      'carbon monoxide',
      'she is the structure',
      'guns',
      'twice the rate',
      'weekly visits',
      'sitting on a step',
      'alternating weeks',
      '$240',
      '1,950',
      '1,780',
      '3,400',
      'Batangas',
      '27 of 40',
      '$370',
      '643',
      'own land',
      'nearly all physicians',
      '14 in last 90|12 at father',
      'stand up to drive',
      'five departments',
      '$75',
      'until I could not see the ship',
      '2012 to 2014',
      'salt',
    ],
  },
  {
    name: 'a deaf wife with a failing heart, a girl with spina bifida, a roofer from Ecuador',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Segundo',
        middle_name: '',
        last_name: 'Guamán Tenesaca',
        date_of_birth: '1990-01-09',
        gender: 'male',
        country_of_birth: 'Ecuador',
        country_of_citizenship: 'Ecuador',
        last_entry_date: '2009-10-17',
        last_entry_place: 'Sasabe, Arizona',
        marriage_date: '2016-04-30',
        state: 'NY',
        children: [
          { name: 'Wendy Guamán', date_of_birth: '2017-08-08', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Theresa Ann Gallo',
          date_of_birth: '1989-03-03',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-05-06',
        petitioner_name: 'Theresa Ann Gallo',
        USCIS_receipt_number: 'IOE0930662210',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Theresa Ann Gallo',
        spouse_place_of_birth: 'Yonkers, New York',
        applicant_meet_spouse_date: '2014-07-19',
        how_applicant_met_spouse:
          'He was putting a roof on the house next door and she brought water and wrote on a pad: "You sing all day, my mother says. I am sorry I miss it."',
        applicant_relationship_with_spouse:
          'Theresa and Segundo married April 30, 2016 in Yonkers. Their daughter Wendy is 9. Theresa is deaf from birth and Segundo learned American Sign Language in a year. They rent the upper floor of a house that belongs to her mother, Carmela Gallo, 70. Segundo roofs and takes home $4,650 a month from April to November and about $2,000 in the winter. Theresa gets $1,102 a month in disability benefits.',
        extreme_hardship_spouse_denied_admission:
          'Theresa has a weak heart since the birth (peripartum cardiomyopathy), with a defibrillator in her chest since 2018 that has fired twice. She may not lift over 15 pounds. Wendy has spina bifida, is catheterized every four hours and weighs 62 pounds. Segundo lifts her onto and off everything. Segundo is the ears of the house at night: he hears the smoke alarm, the doorbell, Wendy.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Segundo is from a village above Cañar at 10,800 feet. Her cardiologist says that she cannot live at that height. Ecuadorian Sign Language is a different language. The village has no ramp anywhere.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Wendy, 9. Carmela Gallo, 70, mother of Theresa, had a stroke in 2024 and walks with a cane; she signs a little.',
        moral_character: 'yes',
        additional_details:
          'Segundo was in a fight outside a bar in Port Chester in 2012 and the charge was dismissed. Theresa put him out of the house from February to June 2021 for drinking; he went to meetings and has not had a drink since June 6, 2021. He has paid taxes since 2014 with an ITIN. He was caught at the border once, on October 2, 2009, and sent back the same night, and came in two weeks later. He fixed the roof of the deaf church for nothing.',
      },
      sources: [
        document(
          'd1',
          'Affidavit of Theresa Gallo',
          `AFFIDAVIT OF THERESA ANN GALLO
State of New York, County of Westchester

Theresa Ann Gallo, being duly sworn, says:

1. I am deaf. English is my second language and American Sign Language is my first. I wrote this with Deborah Finkel, a certified interpreter.

2. In my mother's house nobody signed. I was at the table and I was not at the table. Segundo is a man who came up from a mountain with two languages already, Kichwa and Spanish, and learned a third one with his hands for me. It took him one year. My brother has had thirty-six.

3. My heart went bad six weeks after Wendy. It pumps at 30 percent. The box in my chest has shocked me two times, in 2019 and on August 3, 2025. The second time I was giving Wendy her bath. I fell and she was in the water and could not climb out. Segundo was on the stairs and he heard her. I would not have heard her.

4. Wendy has spina bifida and no feeling below the waist. Somebody has to put in the catheter at 6, 10, 2, 6 and 10. The school nurse does two. Segundo and I do the rest. I cannot lift her to the table; he lifts, I do the tube.

5. In 2021 I told him to leave because he drank. I want the government to know that I can do that, I am not a weak person. He slept in his truck and he came every morning at 5:30 and lifted Wendy and did not ask to come in. In June he stopped. He has a coin for five years.

6. My mother had a stroke. She is downstairs and her left side does not work well. She loves Wendy and she cannot hold her.

7. I will not move to Cañar. I would be a deaf woman in a place with no one to sign to, on a mountain my heart can't climb. I will stay in Yonkers, and I do not know who will hear my daughter.

Sworn to before me this 14th day of October, 2026.`,
        ),
        document(
          'd2',
          'Letter, Dr. Okonkwo-Hale, cardiology',
          `HUDSON HEART ASSOCIATES
October 1, 2026
Re: Theresa Gallo

I have followed Ms. Gallo since 2018 for peripartum cardiomyopathy. Her ejection fraction was 20 percent at diagnosis and is now 30 to 35 percent. She has an implanted defibrillator, which delivered appropriate shocks on May 11, 2019 and August 3, 2025. She is in NYHA class III.

She must not lift more than 15 pounds. Her daughter weighs more than four times that. I have told her this at every visit, and at every visit she has told me that her husband does the lifting.

Residence above 8,000 feet is contraindicated. At such altitude I would expect decompensation within weeks.

She has been stable enough this year that I reduced her visits from every six weeks to every three months. Transplant evaluation is not indicated at present.

Obiageli Okonkwo-Hale, MD, FACC`,
        ),
        document(
          'd3',
          'Psych eval Gallo',
          `CONFIDENTIAL PSYCHOLOGICAL EVALUATION

Name: Theresa Gallo   Age: 37   Examiner: Marguerite Sloan, Psy.D. (fluent in ASL)
Sessions: 8/27/2026, 9/9/2026

Ms. Gallo was examined at the request of counsel. The interviews were conducted directly in American Sign Language.

She presented as candid, with a dry humor. She does not meet criteria for a depressive disorder at this time. She meets criteria for Other Specified Trauma- and Stressor-Related Disorder, related to the shock of August 3, 2025: she avoids the bathtub, checks her daughter's breathing with a hand six to ten times a night, and sleeps four hours.

She has strengths: a network of deaf friends, a strong marriage since 2021, pride. In the separation of 2021 she managed for four months with visiting nurses and with her husband's daily help.

In my opinion a prolonged absence of Mr. Guamán would remove the only hearing, signing adult in the home, and I would expect, to a reasonable degree of psychological certainty, a full posttraumatic stress disorder and depression within the first year. Her hypervigilance is, today, shared. Alone it would be constant.

Relocation would place her in what I would call language deprivation for the second time in her life.`,
        ),
        document(
          'd4',
          'Spina bifida program, Blythedale',
          `BLYTHEDALE SPINA BIFIDA PROGRAM    Team summary 07/2026    WENDY GUAMAN    9y
L3 myelomeningocele, VP shunt (revised 2020, 2024). Wt 28 kg. Wheelchair full time.
CIC 5x/d. UTIs 2 in 12 mo (6 in 2021).
Transfers: dependent, two-step lift; father performs, instructed. Mother not cleared for lifting (cardiac). Grandmother not cleared.
Hoyer lift trialed 3/26: home stairwell & bath too narrow.
Shunt failure signs reviewed w/ both parents in ASL. Night onset likely to be heard (vomiting, cry), deaf mother: vibrating monitor ordered, denied by insurer x2.
Next spinal MRI 11/26.`,
        ),
        document(
          'd5',
          'Money paper (Theresa)',
          `Segundo average over the year 3,766
My SSDI 1,102
Wendy SSI 410
Rent to Mom 900
Heat electric 280
Catheters not covered 95
Food 700
Van payment (lift) 545
Truck ins + van ins 390
Home attendant for lifting quoted: 4 visits a day x $38 = $4,560 a month`,
        ),
        document(
          'd6',
          'Ecuador - Cañar province, disability and heart care',
          `ANDEAN ACCESS PROJECT
Ecuador: disability services in Cañar Province, 2026 edition

1. The cantons of Cañar lie between 9,200 and 12,100 feet.
2. There is no electrophysiologist in the province; defibrillator checks are done in Quito and Guayaquil, seven and four hours by road.
3. The hospital of Azogues runs a spina bifida clinic on one day a month, free of charge, and 44 children are enrolled.
4. Catheters for single use are not supplied by the public system; families boil and reuse them.
5. Ecuadorian Sign Language is distinct from American Sign Language. The project counted eleven interpreters in the province.
6. Of 31 rural schools visited, one had a ramp.
7. In Guayaquil, at sea level, 3,902 homicides were recorded in 2025.`,
        ),
        document(
          'd7',
          'Port Chester court certificate',
          `VILLAGE OF PORT CHESTER JUSTICE COURT
Certificate of Disposition 12-110388
Defendant: SEGUNDO GUAMAN    DOB 01/09/1990
Charge: Assault 3rd degree PL 120.00. Arrest date 11/10/2012. ACD granted 01/15/2013. Dismissed and sealed 07/15/2013.`,
        ),
        document(
          'd8',
          'Sponsor letter AA',
          `I am Segundo's sponsor. We only use first names. I have watched him get a coin for one, two, three, four and five years. His wife comes to the open meetings and he signs them for her. Ray M., October 2026`,
        ),
        document(
          'd9',
          'Joseph Gallo',
          `I'm her brother. I live in Tampa. I should have learned to sign and I didn't. I can send a check. If he goes I don't know what happens, Mom is no good on stairs now and Theresa will try to lift that kid and it will kill her, the doctor said it in front of me. Joseph Gallo Oct 20 2026`,
        ),
        document(
          'd10',
          'Letter of the pastor of St. Elizabeth Deaf Ministry',
          `St. Elizabeth Deaf Ministry, White Plains
October 9, 2026
Segundo roofed our hall in 2023, eleven days, and would take only lunch. He interprets at funerals for hearing relatives from Ecuador. There are about 70 of us and most are old. We can bring meals. We are deaf too: we could not be the ears of that house.
Deacon Paul Brandoff`,
        ),
      ],
    },
    needed: [
      'not at the table',
      'thirty-six',
      '30 percent',
      'August 3, 2025',
      'would not have heard her',
      'he lifts, I do the tube',
      '5:30',
      'coin',
      'left side|stroke',
      'who will hear my daughter',
      '20 percent',
      'class III',
      '15 pounds',
      '8,000 feet',
      'within weeks',
      'every three months',
      'Stressor',
      'six to ten times',
      'four months',
      'hearing, signing adult',
      'language deprivation',
      'two-step lift',
      'Hoyer',
      'denied by insurer',
      '3,766',
      '1,102',
      '4,560',
      '12,100',
      'seven and four hours',
      'free of charge',
      'boil',
      'eleven interpreters',
      'one had a ramp',
      '3,902',
      'Dismissed',
      'October 2, 2009',
      'June 6, 2021',
      'it will kill her',
      'eleven days',
      'ears of that house',
      '2014',
    ],
  },
]
