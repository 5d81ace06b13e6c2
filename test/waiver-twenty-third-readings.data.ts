import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fictional waiver with tidy answers and papers, written whole before it was run. */
export const twentyThirdWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen husband with a spinal cord injury in Spokane, a wife of Colombia who overstayed, late tax returns',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Luz',
        middle_name: 'Adriana',
        last_name: 'Cárdenas Rueda',
        date_of_birth: '1990-08-08',
        gender: 'female',
        country_of_birth: 'Colombia',
        country_of_citizenship: 'Colombia',
        last_entry_date: '2015-05-30',
        last_entry_place: 'Seattle, Washington',
        marriage_date: '2018-09-01',
        state: 'WA',
        children: [{ name: 'Owen Hartley', date_of_birth: '2019-12-20', citizenship: 'United States', gender: 'male' }],
        spouse: {
          name: 'Brian Thomas Hartley',
          date_of_birth: '1984-06-16',
          citizenship: 'United States',
          gender: 'male',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2015-11-29',
        approval_date: '2025-01-14',
        petitioner_name: 'Brian Thomas Hartley',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0929046613',
        dos_fee_paid: 'yes',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Brian Thomas Hartley',
        spouse_place_of_birth: 'Spokane, Washington',
        applicant_meet_spouse_date: '2016-03-05',
        how_applicant_met_spouse:
          'They met at a Saturday market in Spokane in March 2016, where Luz sold bread and Brian bought a loaf every week.',
        applicant_relationship_with_spouse:
          'They married in Spokane on September 1, 2018, and have a son, Owen, who is 6. Luz manages a bakery and earns about $3,700 a month. Brian receives $2,060 a month in disability insurance and does bookkeeping at home for about $600 a month.',
        extreme_hardship_spouse_denied_admission:
          'Brian fell from a roof in October 2021 and has an incomplete spinal cord injury. He uses a wheelchair and can stand for a few minutes with braces. Luz helps him transfer to the shower, stretches his legs twice a day and looks for pressure sores every night. He was hospitalized for sepsis in March 2024. Owen has type 1 diabetes, diagnosed in 2023, and Luz gives the insulin at night. The mortgage is $1,390 a month.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Brian speaks no Spanish. Luz’s parents live on the third floor of a building without an elevator in Bucaramanga. He would lose Medicare and the spinal clinic in Spokane. His disability insurance would go on, but his bookkeeping clients would not. Owen is in first grade, and the pump that gives him insulin is paid for by his insurance here.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Owen, 6, is a citizen and has type 1 diabetes. Brian’s father, Walter Hartley, 71, lives forty minutes away in Cheney and no longer drives at night.',
        moral_character: 'yes',
        additional_details:
          'Luz did not file tax returns for 2017 to 2019. She filed all three in 2022 with the help of an accountant and paid $4,310. She has filed on time since. She has never been arrested. She bakes bread for the shelter of the Union Mission every week and coaches Owen’s soccer team.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Brian Hartley',
          `DECLARATION OF BRIAN THOMAS HARTLEY

I, Brian Thomas Hartley, declare under penalty of perjury under the laws of the United States:

1. I was born in Spokane, Washington, on June 16, 1984. I live at 1904 East Rowan Avenue with my wife, Luz, and our son, Owen.

2. I met Luz on March 5, 2016, and we were married on September 1, 2018. Owen was born on December 20, 2019.

3. I was a roofer. On October 19, 2021, I fell eighteen feet and broke my back. I was in the hospital and in rehabilitation for eleven weeks. I can drive my van with hand controls and I can work at a desk for about four hours before the pain makes me lie down.

4. Every morning Luz stretches my legs for thirty minutes so that they do not lock, and again at night. She helps me from the chair to the shower bench. I weigh 190 pounds and my arms are strong, but the left shoulder has been torn since last winter and I cannot do that transfer alone.

5. I cannot feel my skin below the waist. Luz looks at it every night with a lamp. In March 2024 she was with her sister in Denver for five days. A sore opened and I did not know it. I was in intensive care for six days with sepsis.

6. Owen's sugar falls at night. His alarm rings two or three times a week. Luz is at his bed in a few seconds. It takes me four minutes to get into the chair when I am quick. In June 2025, when she was at the bakery early, he had a seizure before I got to him.

7. We have my $2,060, her $3,700 and about $600 from my bookkeeping. The mortgage is $1,390, the van is $465, and supplies that insurance does not pay are $240 a month. An aide costs $36 an hour here, and the agency wants a minimum of four hours a day.

8. My father is 71 and lives in Cheney. My mother died in 2015. I have no brothers or sisters.

9. If Luz is refused I will stay in Spokane with Owen. My clinic is here and Owen's doctor is here.

10. I have been low since the accident. Two years ago I told Luz that she should leave me and find somebody who can walk. She said that she had already found one who can bake. We still laugh about it.

Signed at Spokane, Washington, on October 20, 2026.
Brian Thomas Hartley`,
        ),
        document(
          'd2',
          'Letter of Priya Raman, M.D., physical medicine and rehabilitation',
          `INLAND NORTHWEST SPINAL CORD INJURY CLINIC
Spokane, Washington
October 8, 2026

Re: Brian Hartley, DOB 06/16/1984

To Whom It May Concern:

I have treated Mr. Hartley since January 2022. He has an incomplete spinal cord injury at T10 (ASIA C), neurogenic bladder, spasticity and chronic neuropathic pain. He uses a wheelchair for nearly all mobility.

He needs help with transfers to the shower, a stretching program twice a day and inspection of the skin every day. He has had one stage 4 pressure ulcer, in March 2024, which led to sepsis and six days in intensive care. That ulcer arose within days of an interruption of the skin checks that his wife performs.

A full tear of the left rotator cuff was found in January 2026. Surgery is planned for February 2027. For at least twelve weeks after it he will not be able to propel his chair or transfer at all without another person.

Without daily skin checks I would expect a further ulcer, and a second episode of sepsis could be fatal. He also takes duloxetine for pain and depression.

Priya Raman, M.D.`,
        ),
        document(
          'd3',
          'Letter of Karen Ostlund, ARNP, pediatric endocrinology',
          `NORTHWEST PEDIATRIC ENDOCRINOLOGY
Spokane, Washington
September 30, 2026

Patient: Owen Hartley (12/20/2019)

Owen was diagnosed with type 1 diabetes on August 11, 2023. He uses an insulin pump and a continuous glucose monitor. He has hypoglycemia unawareness, which means that he does not wake or complain when his glucose is low. He had a hypoglycemic seizure on June 3, 2025.

A child of his age cannot treat himself. An adult must be able to reach him within one or two minutes at any hour of the night. Both parents have been trained; his mother manages the pump.

Karen Ostlund, ARNP`,
        ),
        document(
          'd4',
          'IRS account transcripts of Luz Cárdenas Rueda',
          `Internal Revenue Service, account transcripts, requested October 1, 2026. Taxpayer: Luz A. Cardenas Rueda.
2017: return filed April 4, 2022; tax and penalties $1,288.00; paid April 4, 2022; balance $0.00.
2018: return filed April 4, 2022; tax and penalties $1,402.00; paid April 4, 2022; balance $0.00.
2019: return filed April 4, 2022; tax and penalties $1,620.00; paid May 16, 2022; balance $0.00.
2020 to 2025: returns filed on time; balance $0.00.`,
        ),
        document(
          'd5',
          'Report on accessibility in Bucaramanga, Colombia',
          `DISABILITY RIGHTS MONITOR
Colombia: Accessibility in Cities (2025), chapter 6, Bucaramanga

Fewer than 12 percent of sidewalks in Bucaramanga have ramps. The city is built on a plateau cut by ravines, and most neighborhoods are reached by stairs. Buses of the Metrolínea system have lifts, but the monitors found that four in ten did not work.

A person who has not paid into the health system must wait at least four months to be enrolled. Foreign nationals need a resident visa first. There is no specialized spinal cord injury unit in the department of Santander; the nearest is in Bogotá, about ten hours away by road.

Of employers surveyed, 71 percent had never hired a person who uses a wheelchair.`,
        ),
      ],
    },
    needed: [
      'T10|incomplete spinal cord',
      'eighteen feet',
      'sepsis',
      'six days',
      'four minutes',
      'seizure',
      'unawareness',
      'rotator cuff|twelve weeks',
      '36 an hour',
      '1,390',
      '3,700',
      'hand controls',
      'elevator',
      '12 percent',
      'four months',
      'Bogotá',
      '4,310|April 4, 2022',
      'Union Mission|shelter',
    ],
  },
]
