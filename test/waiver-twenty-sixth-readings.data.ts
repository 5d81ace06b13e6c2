import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional, written whole before it was run, and after the twenty-fifth was mended. */
export const twentySixthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen husband with narcolepsy and cataplexy in Bangor, a boy with celiac disease and a cochlear implant, a wife of Nepal who overstayed, driving without a license twice',
    base: 'F1',
    needed: [
      'cataplexy',
      'October 2016',
      'sodium oxybate',
      'Epworth|21 of 24',
      'collapsed|dropped|fell',
      'stove|kettle|scald',
      'cochlear implant',
      'mapping',
      '\\$3,060',
      '\\$1,480',
      '\\$1,325',
      '38 of 40',
      '62 miles',
      'Dhading',
      'eleven hours|11 hours',
      'not licensed|not registered|no sodium oxybate',
      'earthquake|landslide',
      '2017',
      '2021',
      'license',
      'interpreter|hospital volunteer|Nepali',
      'mother-in-law|Gail',
      'nine seconds|asleep',
      '9,200 feet|2,800 meters',
    ],
    changes: {
      client: {
        first_name: 'Sabina',
        middle_name: '',
        last_name: 'Tamang',
        date_of_birth: '1990-09-28',
        gender: 'female',
        country_of_birth: 'Nepal',
        country_of_citizenship: 'Nepal',
        last_entry_date: '2013-01-06',
        last_entry_place: 'Boston, Massachusetts',
        marriage_date: '2015-10-03',
        state: 'ME',
        children: [
          { name: 'Eliot Pelletier', date_of_birth: '2018-12-02', citizenship: 'United States', gender: 'male' },
          { name: 'Maya Pelletier', date_of_birth: '2023-02-14', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Luc Andrew Pelletier',
          date_of_birth: '1986-06-20',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'F-1 student',
        i94_expire_date: '2014-06-30',
        approval_date: '2025-03-20',
        petitioner_name: 'Luc Andrew Pelletier',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0926118830',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Luc Andrew Pelletier',
        spouse_place_of_birth: 'Old Town, Maine',
        applicant_meet_spouse_date: '2014-03-22',
        how_applicant_met_spouse:
          'They met in the reading room of the public library in Bangor. He had fallen asleep on his book and she woke him because the library was closing.',
        applicant_relationship_with_spouse:
          'They married in Bangor on October 3, 2015. Their children are Eliot, 7, and Maya, 3. Luc restores canoes in a workshop behind the house and earns $1,480 a month. Sabina is a lead cook at the hospital and earns $3,060.',
        extreme_hardship_spouse_denied_admission:
          'Luc has narcolepsy with cataplexy, diagnosed in October 2016. When he laughs or is startled his knees give way and he falls, awake. He sleeps without warning. He may not drive or be alone with a stove. He takes sodium oxybate twice a night, and Sabina has to wake him for the second dose. Eliot is deaf and has a cochlear implant; he has celiac disease too. Sabina drives him to Portland and to school. The mortgage is $1,325. Luc’s mother Gail, 68, works at a bank in Houlton.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Sabina is from a village in Dhading, at 9,200 feet, a day from Kathmandu by bus. His doctor says that he should not live at a great height because it makes the sleep worse. His medicine is not licensed in Nepal. There is nobody to set the implant outside Kathmandu. Luc speaks no Nepali. The house of her parents fell in the earthquake of 2015.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'Sabina was stopped twice for driving without a license, in 2017 and in 2021. She paid both fines. She has had a Maine license since 2022. She has worked at the hospital without authorization since 2016 and tells it openly. She has filed taxes jointly since 2016. She interprets for Nepali families at the clinic without pay.',
      },
      sources: [
        document(
          'e1',
          'Declaration of Luc Pelletier',
          `DECLARATION OF LUC ANDREW PELLETIER

1. My name is Luc Andrew Pelletier. I was born in Old Town, Maine, on June 20, 1986 and I am a citizen of the United States. I live in Bangor with my wife, Sabina, and our children, Eliot and Maya. I build and mend wooden canoes.

2. I have been falling asleep since I was fifteen. I lost three jobs for it and my father called me lazy until he died. In October 2016 a doctor at last gave it a name. I have narcolepsy, and the part where I fall down is cataplexy. If somebody tells a good joke I go down like a puppet. I hear everything and I can't move for a minute or two.

3. On November 19, 2022 I fell with a kettle in my hand. Eliot was three and was standing by the stove. He has the scar on his left shoulder. Since then I do not cook and the kettle is gone.

4. I take sodium oxybate at ten and again at two. It puts me so far under that I don't wake up for an alarm. Sabina gets up at two, sits me up, and puts the cup in my hand. If I miss it the next day is gone. Nobody else can be in charge of the children at night because I could not be woken by a fire.

5. Eliot was born deaf. He got his implant in Portland in January 2020. It has to be set four times a year. He also has celiac disease and he throws up for two days from a crumb. Sabina cooks everything in the house and packs what he eats at school. She went through the kitchen of the school with the cook.

6. I can't drive. Portland is 130 miles. The bus does not let me ride with him alone because I have fallen in it twice. There is nobody else. My mother Gail is in Houlton, two hours north, and works at a bank until she is 70. My sister Renée has four kids of her own in Fort Kent.

7. I made $17,760 last year. Sabina makes $3,060 a month after taxes and our health plan is hers. The medicine would be $15,000 a month without it. I laughed when I read that, and fell down.

8. If she can't come back I stay here with Eliot and Maya. I don't see what else. But I want it to be known that I am not safe with a three-year-old by myself.

9. I have been to Nepal once, for seventeen days in 2017, with my mother-in-law's family. I fell on the stairs in Kathmandu. They carried me down. People thought that I was drunk. I speak no Nepali but thank you and water.

10. Sabina drove without a license because I can't drive at all and Eliot had to get to Portland. That is the truth of it. She paid and she went and got the license as soon as the state let her.

I declare under penalty of perjury that the foregoing is true and correct.
October 22, 2026
Luc A. Pelletier`,
        ),
        document(
          'e2',
          'Letter of Priya Raman, M.D., sleep medicine',
          `PENOBSCOT SLEEP CENTER
Bangor, Maine
October 8, 2026
RE: Luc Pelletier, DOB 6/20/1986

I have followed Mr. Pelletier since 2016. He has narcolepsy type 1 with frequent cataplexy. His multiple sleep latency test showed a mean latency of 1.8 minutes. Untreated, his Epworth score was 21 of 24; on treatment it is 13.

He has between two and five attacks of cataplexy a week. He has had two fractures from falls, of the wrist in 2018 and of two ribs in 2024.

On sodium oxybate he is improved, and he has been able to work with hand tools in his own shop. The second dose must be given between two and four hours after the first. He does not wake for it by himself, and an alarm has failed in three trials.

He should not be the sole caregiver of young children at night. He may not drive.

High altitude disturbs sleep and lowers oxygen, and sodium oxybate depresses breathing. I advise him not to live above 6,500 feet.

If his treatment were interrupted I would expect a return of daily attacks within a week.

Priya Raman, M.D.`,
        ),
        document(
          'e3',
          'Audiology and implant summary',
          `NORTHERN NEW ENGLAND COCHLEAR IMPLANT PROGRAM, PORTLAND
Patient: Eliot Pelletier   DOB 12/02/2018
Summary of 09/30/2026
Profound bilateral sensorineural hearing loss. Right implant activated January 28, 2020.
Mapping every three months. Appointments kept 2023 to 2026: 13 of 13. Accompanied by: mother 13.
Speech perception, words in quiet: 82 percent (2026), 54 percent (2023).
Without regular mapping the benefit of an implant declines. External processor to be replaced every five years, list price $9,400.
Spoken language is English. Change of the language of instruction at this stage is not advised.
Kate Dunning, AuD`,
        ),
        document(
          'e4',
          'IEP of Eliot Pelletier',
          `BANGOR SCHOOL DEPARTMENT
INDIVIDUALIZED EDUCATION PROGRAM
Student: Eliot Pelletier   Grade 2   Date of meeting: 09/15/2026
Disability: Deafness
Services: teacher of the deaf 5 x 45 min weekly; speech and language 3 x 30 min weekly; FM system; gluten-free meals from home
Progress: reads at grade level (one year below in 2024)
Attendance at speech therapy 2025-26: 38 of 40
Team: S. Pelletier (mother), T. Guay (teacher of the deaf), M. Arsenault (principal)`,
        ),
        document(
          'e5',
          'Employer letter and pay stub',
          `EASTERN MAINE COMMUNITY HOSPITAL, NUTRITION SERVICES
October 16, 2026
Sabina Tamang has been with us since August 2016 and has been lead cook since 2020. Her net pay is $3,060.00 a month. She carries the family health plan. In ten years she has called out four times. She wrote our allergen protocol, which we now use for every tray.
Paul Theriault, Director`,
        ),
        document(
          'e6',
          'Household numbers',
          `Per month
Sabina net 3,060
Luc, canoes (average 2025) 1,480
Mortgage 1,325
Heating oil, electric 390
Food (gluten free) 1,010
Car and gas 460
Copays, implant batteries 215
Night aide, quote of 9/2026: $28 an hour, 8 hours, 30 nights = 6,720`,
        ),
        document(
          'e7',
          'Himalayan health access notes 2026',
          `HIMALAYAN HEALTH ACCESS PROJECT
Sleep, hearing and food: notes on Nepal, 2026

1. Sodium oxybate is not licensed in Nepal. Modafinil is sold in Kathmandu.
2. Cochlear implants are mapped in two hospitals, both in Kathmandu. From northern Dhading the bus to Kathmandu takes about eleven hours in the dry season; the road was closed by landslides for 44 days in 2025.
3. Villages of northern Dhading lie between 2,000 and 2,800 meters.
4. Schools for the deaf teach in Nepali Sign Language. There is a private English school in Kathmandu with a resource room.
5. Gluten-free flour is available in shops in Kathmandu at about five times the price of wheat.
6. A hospital cook earned between $140 and $190 a month in 2025.`,
        ),
        document(
          'e8',
          'Maine Judicial Branch, violations',
          `MAINE JUDICIAL BRANCH, VIOLATIONS BUREAU
TAMANG, SABINA
Docket VI-17-22814   Operating without a license, 29-A MRSA 1251   Date of violation 05/12/2017   Adjudicated: committed. Fine $150 paid 06/02/2017
Docket VI-21-09137   Operating without a license, 29-A MRSA 1251   Date of violation 03/30/2021   Adjudicated: committed. Fine $250 paid 04/19/2021`,
        ),
        document(
          'e9',
          'Letter from Rev. Thomas Oduya, chaplain',
          `St. Joseph Clinic, chaplaincy
October 19, 2026

Since 2019 Sabina Tamang has interpreted for the Nepali families who come to our clinic, most Thursdays, without pay. In March 2024 she sat with a dying woman for eleven hours because there was nobody else who could say to her what the doctor said.
Her husband fell asleep in my office while I was talking to him. He was asleep for nine seconds and she had already moved the coffee.
Rev. Thomas Oduya`,
        ),
      ],
    },
  },
]
