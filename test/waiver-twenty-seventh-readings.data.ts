import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional, written whole before it was run, and after the twenty-sixth was mended. */
export const twentySeventhWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with osteogenesis imperfecta in Duluth, a daughter of her first marriage under an order of custody, a husband of Georgia who overstayed, a trespass of 2017',
    base: 'F1',
    needed: [
      'osteogenesis imperfecta',
      '41 fractures|forty-one',
      'zoledronic',
      'wheelchair',
      'transfers|lifts',
      'March 3, 2025',
      'rib',
      '\\$3,720',
      '\\$1,130',
      '\\$1,240',
      '\\$5,580',
      'Nora',
      'custody|Ramsey County|St. Louis County',
      'anxiety|panic',
      'Chiatura|Imereti',
      'minus|freezing|cold|ice',
      'ramp',
      '\\$210|210',
      'trespass',
      '2017',
      'fire department|volunteer',
      'six weeks|rod',
    ],
    changes: {
      client: {
        first_name: 'Levan',
        middle_name: '',
        last_name: 'Kvaratskhelia',
        date_of_birth: '1985-04-04',
        gender: 'male',
        country_of_birth: 'Georgia',
        country_of_citizenship: 'Georgia',
        last_entry_date: '2014-10-11',
        last_entry_place: 'New York, New York',
        marriage_date: '2018-06-09',
        state: 'MN',
        children: [
          { name: 'Iva Kvaratskhelia', date_of_birth: '2020-08-25', citizenship: 'United States', gender: 'female' },
        ],
        spouse: {
          name: 'Beth Ann Halvorsen',
          date_of_birth: '1988-02-11',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-2 visitor',
        i94_expire_date: '2015-04-10',
        approval_date: '2025-07-15',
        petitioner_name: 'Beth Ann Halvorsen',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0928003417',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Beth Ann Halvorsen',
        spouse_place_of_birth: 'Cloquet, Minnesota',
        applicant_meet_spouse_date: '2016-12-03',
        how_applicant_met_spouse:
          'They met at a community chorus in Duluth where both sang alto and bass, and he carried her chair down the steps of the church.',
        applicant_relationship_with_spouse:
          'They married in Duluth on June 9, 2018. They have a daughter, Iva, 6. Nora, 13, is Beth’s daughter of her first marriage and lives with them on school days. Levan welds at a shipyard in Superior and earns $3,720 a month. Beth transcribes court hearings at home and earns $1,130.',
        extreme_hardship_spouse_denied_admission:
          'Beth has osteogenesis imperfecta and has broken 41 bones. She is three feet eleven inches tall and uses a wheelchair. Levan lifts her from the bed, into the shower and into the van, and has learned where he may put his hands. On March 3, 2025 an aide lifted her under the arms and broke two ribs. Levan does all of the driving and the cooking that is above her reach. The rent is $1,240. An agency asks $31 an hour. Beth’s parents are dead.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Levan is from Chiatura, a mining town in Imereti of stairs and cable cars, with ice from December to March. The doctor has said that she must not live where the ground is icy. There is nobody there who treats her illness. Nora may not be taken out of Minnesota by the order of the court. Beth speaks no Georgian.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Nora, 13, is a citizen. She has panic attacks and sees a counselor at school. Her father, Craig, has her on weekends.',
        moral_character: 'yes',
        additional_details:
          'In 2017 Levan slept in a closed warehouse because he had no room, and pleaded guilty to trespass. He paid $135. He has worked without authorization since 2015. He has filed taxes with an ITIN since 2016. He is a volunteer of the fire department of his township.',
      },
      sources: [
        document(
          'f1',
          'Declaration of Beth Halvorsen',
          `DECLARATION OF BETH ANN HALVORSEN

1. I was born in Cloquet, Minnesota, on February 11, 1988, with four broken bones. I am a citizen of the United States. I live in Duluth with my husband, Levan Kvaratskhelia, our daughter Iva, and my daughter Nora.

2. I have osteogenesis imperfecta, type III. People call it brittle bones. I have had 41 fractures that were counted and 17 operations. I am three foot eleven and I weigh 68 pounds. I have not stood since I was nine.

3. I can do a great deal. I type 110 words a minute and I raised Nora alone for four years. What I cannot do is get from one surface to another. Somebody has to carry me as if I were made of glass, and I am.

4. Levan learned it from my physical therapist, in eleven lessons. One arm under my thighs, one behind my shoulders, never under the arms. He does it fourteen times on an ordinary day. In eight years he has not broken one bone of mine.

5. On March 3, 2025 Levan was at work and the agency sent a new aide. She lifted me under the arms. I heard it. It was two ribs, and I had pneumonia for three weeks after that, because I could not cough.

6. I have an infusion of zoledronic acid in St. Paul every six months, 150 miles away. In January 2027 they will put a new rod in my left thigh and I may not be moved by anyone untrained for six weeks.

7. Nora's father is Craig Lindgren. We share her under an order of the St. Louis County District Court of 2016. Her home is with me on school days. Neither of us may take her out of Minnesota without the other's consent or the court's. Craig has said no. He said it kindly.

8. Nora has had panic attacks since she saw me on the floor in 2022. She counts my breaths at night. Levan is the one who tells her to go to bed, that he will do the counting.

9. Iva may have it too, in a mild way. She broke her wrist in the spring from a fall off a step. They test her in December.

10. I make $1,130 a month. Levan makes $3,720. The rent is $1,240, the van with the lift $545, food $820, and what the plan does not pay of my care $360. The plan comes with his job at the yard.

11. My mother died in 2019 and my father in 2021. I have no brothers or sisters. My friend Carol comes on Wednesdays. She is 74 and cannot lift me.

12. If Levan is kept out I will stay here, because of Nora and because of my bones. I have never been to Georgia. He has shown me the pictures of the stairs of Chiatura and we both laughed.

13. He told me about the warehouse before he asked me to marry him. He was sleeping in it in January because the man who rented him a room had sold the house. He swept it before he left, and that is how they found out that somebody had been there.

I declare under penalty of perjury that the foregoing is true and correct.
November 6, 2026
Beth Halvorsen`,
        ),
        document(
          'f2',
          'Letter of Ingrid Moe, M.D.',
          `METABOLIC BONE CLINIC
St. Paul, Minnesota
October 28, 2026
RE: Beth Halvorsen, DOB 2/11/1988

To whom it may concern:

Ms. Halvorsen has been my patient since 2011. She has osteogenesis imperfecta type III with severe kyphoscoliosis. Her vital capacity is 44 percent of predicted.

She is fully dependent for transfers. The rate of fracture has fallen from three a year before 2017 to one in the years 2018 to 2026. I attribute this in part to zoledronic acid and in large part to the skill of the one person who lifts her.

The fracture of two ribs in March 2025 occurred in a transfer by an aide. With her lungs a further rib fracture could be fatal.

She should not be lifted by anyone who has not been trained with her. She should not live where snow and ice are not cleared or where a wheelchair cannot be used.

Revision of the left femoral rod is planned for January 2027. I would expect a delay of this operation to result in a fracture of the femur.

She drives her own power chair, works, and is in good spirits. She manages her medication herself.

Ingrid Moe, M.D.`,
        ),
        document(
          'f3',
          'School counselor summary, Nora Lindgren',
          `DULUTH PUBLIC SCHOOLS
Counseling summary: Nora Lindgren, Grade 8
October 30, 2026
Seen weekly since February 2023. Panic attacks, about two a month; six in the month after her mother's injury in March 2025.
Nora reports that she sleeps when "Levan has the watch."
Stepfather has attended 9 of 9 meetings; mother by video; father 4.
She is in the orchestra (viola) and has a B average.
Tessa Lund, M.Ed., school counselor`,
        ),
        document(
          'f4',
          'Order, St. Louis County District Court, 2016',
          `STATE OF MINNESOTA, COUNTY OF ST. LOUIS, DISTRICT COURT
In re the Marriage of Beth Ann Lindgren and Craig Alan Lindgren, 69DU-FA-16-403
ORDER (excerpt), August 19, 2016
4. The parties have joint legal custody of Nora Lindgren, born May 30, 2013. Her primary residence is with the mother on school days.
5. Neither party shall move the residence of the child out of the State of Minnesota without the written consent of the other or an order of this Court.`,
        ),
        document(
          'f5',
          'Superior Shipyard letter',
          `SUPERIOR LAKES SHIPYARD
October 20, 2026
Levan Kvaratskhelia has welded here since May 2019. Net pay averages $3,720.00 a month. He is enrolled in our family health plan, which ends on the last day of work. He has never refused a winter shift, but he goes home at noon for twenty minutes each day, and I allow it.
Dale Hautala, yard superintendent`,
        ),
        document(
          'f6',
          'Agency quote',
          `NORTH STAR HOME CARE
Quote for B. Halvorsen, 9/22/2026
Personal care attendant, $31.00 an hour, 6 hours a day, 30 days: $5,580.00 a month
We cannot guarantee the same attendant. We do not staff before 7:00 a.m. or after 9:00 p.m.`,
        ),
        document(
          'f7',
          'South Caucasus disability access report 2026',
          `SOUTH CAUCASUS DISABILITY ACCESS NETWORK
Georgia: access and care for persons with disabilities. 2026

1. No clinic in Georgia treats adults with osteogenesis imperfecta. Zoledronic acid is available in Tbilisi and Kutaisi for osteoporosis.
2. In Chiatura 3 of 61 public buildings had a ramp that met the standard. The cable cars cannot take a wheelchair.
3. In Imereti the ground was icy on 52 days of the winter of 2025-26; the town does not clear side streets.
4. A personal assistant paid by the state is available in four cities, up to four hours a day. Chiatura is not one of them.
5. A welder in Imereti earned about $380 to $450 a month in 2025.`,
        ),
        document(
          'f8',
          'Douglas County Circuit Court',
          `DOUGLAS COUNTY CIRCUIT COURT, WISCONSIN
State v. Levan Kvaratskhelia   2017CM000118
943.13 trespass to land, offense date 01/22/2017. Plea of guilty 02/27/2017. Forfeiture $135, paid 03/01/2017. Closed.`,
        ),
        document(
          'f9',
          'Letter of Chief Arne Bakke',
          `Lakewood Township Volunteer Fire Department
October 26, 2026

Levan has been on our roster since 2020. He is a quiet man who checks the hoses twice. In the flood of June 2024 he carried an old couple out of their kitchen one after the other, and he knew how to carry them. I asked him where he had learned that and he said, at home.
Arne Bakke, Chief`,
        ),
      ],
    },
  },
]
