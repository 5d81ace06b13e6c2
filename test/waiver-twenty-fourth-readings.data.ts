import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional, written whole before it was run. */
export const twentyFourthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with multiple myeloma in Duluth, a boy in a wheelchair, a husband from Bolivia who overstayed and was once convicted of driving drunk',
    base: 'F1',
    needed: [
      'multiple myeloma',
      'April 2025',
      '9\\.1',
      '8,000 feet',
      'T12',
      '48 degrees',
      '31 hours',
      'Eleven agencies',
      '214 calls',
      '0\\.11',
      '\\$5,150',
      '\\$1,390',
      'escitalopram',
      'Kodiak',
      'Freya',
    ],
    changes: {
      client: {
        first_name: 'Wilder',
        middle_name: '',
        last_name: 'Mamani',
        date_of_birth: '1986-01-19',
        gender: 'male',
        country_of_birth: 'Bolivia',
        country_of_citizenship: 'Bolivia',
        last_entry_date: '2009-07-08',
        last_entry_place: 'near Douglas, Arizona',
        marriage_date: '2015-09-12',
        state: 'MN',
        children: [
          { name: 'Anders Mamani', date_of_birth: '2017-03-02', citizenship: 'United States', gender: 'male' },
        ],
        spouse: { name: 'Kirsten Mamani', date_of_birth: '1983-11-30', citizenship: 'United States', gender: 'female' },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-06-18',
        petitioner_name: 'Kirsten Mamani',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0927715503',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Kirsten Mamani',
        spouse_place_of_birth: 'Two Harbors, Minnesota',
        applicant_meet_spouse_date: '2013-02-16',
        how_applicant_met_spouse:
          'Kirsten’s car slid into a ditch on Highway 61 in a snowstorm and Wilder, who drove a plow for a resort, pulled it out.',
        applicant_relationship_with_spouse:
          'They married in Duluth on September 12, 2015. Their son, Anders, 9, has spinal muscular atrophy type 2 and uses a power wheelchair. Kirsten was a court reporter until May 2025 and receives $2,080 a month from Social Security. Wilder installs heating systems and earns $5,150 a month.',
        extreme_hardship_spouse_denied_admission:
          'Kirsten has multiple myeloma, found in April 2025 after a vertebra broke. She had a transplant of her own stem cells in November 2025 and takes lenalidomide. She may not lift more than ten pounds. Wilder lifts Anders from the bed to the chair, to the toilet and to the bath, about fourteen times a day, and turns him twice each night. A hired aide came for three weeks in 2025 and left. The mortgage is $1,390 and the van with its ramp costs $612. Kirsten’s mother, 71, lives in Two Harbors and had a hip replaced in August.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Wilder’s family lives in El Alto at 13,600 feet. Her oncologist says that she is anemic and should not live at that altitude. Anders gets nusinersen by injection in the spine every four months at the university hospital, paid by Medical Assistance. Kirsten speaks no Spanish. Her daughter of her first marriage, Freya, 14, lives with her every other week and the father does not let her move.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'In 2012 Wilder was convicted in Lake County of driving while impaired in the fourth degree, 0.11. He served two days, paid $600 and did one year of probation. He has not drunk since Anders was diagnosed in 2018. He used a number that was not his to work from 2009 to 2014; since 2015 he has filed taxes with an ITIN. He is a volunteer firefighter of his township since 2019.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Kirsten Mamani',
          `DECLARATION OF KIRSTEN MAMANI

I, Kirsten Mamani, declare under penalty of perjury:

1. I was born in Two Harbors, Minnesota, on November 30, 1983. I am a citizen of the United States. I live at the edge of Duluth with my husband, Wilder, and our son, Anders, and every other week with my daughter, Freya.

2. I met Wilder on February 16, 2013. My car was in the ditch and I had Freya, who was one, in the back. He got us out and then drove behind us all the way to my mother's, eleven miles, with his lights on.

3. Anders was born on March 2, 2017. He sat up and never stood. In August 2018 we were told that it is spinal muscular atrophy, type 2. He is a clear, funny boy in fourth grade who wants to be a weatherman. He weighs 61 pounds. He cannot lift his arms over his head or turn over in bed. He has a machine for his breathing at night and the mask comes off.

4. In April 2025 I bent to take a pan from the oven and a bone in my back broke. It was multiple myeloma. I had chemotherapy all summer and my stem cells were given back to me in November 2025. I was in Rochester for five weeks. Wilder drove down each Friday night with Anders and back on Sunday, four hours each way.

5. I take lenalidomide three weeks of four and I get a bone infusion every month. Dr. Sorensen says that it comes back in most people and that he does not know when. I may not lift more than ten pounds for as long as I live. Anders is six times that.

6. Wilder does all the lifting. He gets up at five, stretches Anders, straps him in, makes his breakfast, and puts him on the bus. He comes home at noon in his truck from wherever he is to take him to the toilet, because the school has one aide for three children. At night he turns him at one and at four. I hear him go.

7. We tried an aide in June 2025 through the county. She came for three weeks, dropped Anders once in the bath, and quit. We have 31 hours a week approved and nobody to fill them. There is no one on the list north of Cloquet.

8. Wilder brings home $5,150 a month. I get $2,080. The mortgage is $1,390, the van is $612, gas and electric $340, food about $900, and what I pay of my pills is $415 with the foundation's help. His employer's insurance covers all three of us. If he leaves, that ends at the end of the month.

9. My mother is 71. She had a hip replaced in August 2026 and drives again since October, in daylight. My father drowned when I was nine. I have a brother in the Coast Guard in Kodiak.

10. I was treated for depression after Anders was diagnosed. I have taken escitalopram since 2018. I did all right. Since the letter about the interview abroad I wake at three and do arithmetic: who lifts him if I cannot.

11. I cannot go to El Alto. My blood count is nine. I looked up the hospital in La Paz and it has the transplant that I had, for money, since 2022. But I have Freya. Her father, Todd, and I share her by an order of the St. Louis County court from 2016 and neither of us can take her out of Minnesota without the other. He told me no. And Wilder's mother's house has a ladder.

12. Wilder told me about the drunk driving on our third date. It was in 2012, he had been at a wedding. He stopped for good the day that we came home with Anders' diagnosis. He said: "One of us has to be able to drive at any hour."

Signed on October 28, 2026, at Duluth.
Kirsten Mamani`,
        ),
        document(
          'd2',
          'Letter of Erik Sorensen, M.D., hematology',
          `NORTH SHORE CANCER CENTER
Duluth, Minnesota

October 12, 2026

Re: Kirsten Mamani, born 11/30/1983

Mrs. Mamani has been under my care since April 2025 for IgG kappa multiple myeloma, stage II, with a compression fracture of T12. After induction she underwent autologous stem cell transplantation in Rochester on November 11, 2025. She is in very good partial remission on lenalidomide maintenance with monthly zoledronic acid.

Her bones are fragile. She has a permanent limit of ten pounds. Her hemoglobin was 9.1 on October 5, 2026. I advise against residence above 8,000 feet while she is anemic.

In most patients the disease returns; half of patients in her group relapse within about four to five years after transplant. She is at risk of infection and must be able to reach this center within a day if she has a fever. In 2026 she came twice at night with fever; her husband brought her both times.

Emotional stress does not cause myeloma, and I cannot say that a separation would change the course of the cancer. It would, in practical terms, take away the person who brings her here.

Erik Sorensen, M.D.`,
        ),
        document(
          'd3',
          'Letter of the neuromuscular clinic about Anders',
          `GILLETTE NEUROMUSCULAR PROGRAM
September 30, 2026
Anders Mamani, date of birth 3/2/2017, has spinal muscular atrophy type 2. He has received nusinersen by lumbar puncture since October 2018, every four months, and has kept the use of his hands. Interruption of treatment leads to loss of strength that is usually not regained. He needs full assistance with transfers, toileting, bathing and dressing, turning at night, and noninvasive ventilation during sleep with a trained adult within hearing. Two adults are trained on his ventilator: his father and his mother. He has scoliosis of 48 degrees and is to have spinal surgery in the summer of 2027; recovery takes about three months.
Amy Lindqvist, APRN, CNP`,
        ),
        document(
          'd4',
          'Letter of St. Louis County, Public Health and Human Services',
          `November 2, 2026
Anders Mamani is approved for 31 hours a week of community first services. Since June 27, 2025, the hours have not been filled. Eleven agencies were contacted; none has staff for the township. Mr. Mamani is the caregiver on record. The family's share is zero.
Denise Halvorson, case manager`,
        ),
        document(
          'd5',
          'Judgment and decree, St. Louis County District Court, 2016 (excerpt)',
          `In re the Marriage of Kirsten Aune and Todd Aune. Joint legal and joint physical custody of Freya Aune, born January 9, 2012. Parenting time alternates weekly. Neither party shall move the residence of the child from the State of Minnesota without the written consent of the other party or order of the court. Entered May 4, 2016.`,
        ),
        document(
          'd6',
          'Certified record, Lake County District Court',
          `STATE OF MINNESOTA, COUNTY OF LAKE. State v. Wilder Mamani. Offense date October 6, 2012: DWI, fourth degree, Minn. Stat. 169A.27, alcohol concentration 0.11, misdemeanor. Plea of guilty November 20, 2012. Sentence: 90 days, 88 stayed for one year, fine $600. Discharged from probation November 20, 2013. No violations.`,
        ),
        document(
          'd7',
          'Letter of the fire chief',
          `LAKEWOOD TOWNSHIP VOLUNTEER FIRE DEPARTMENT. Wilder Mamani joined us in March 2019. He has answered 214 calls and teaches the young ones the pump. On January 8, 2024, he went through the ice on a line after a snowmobiler and both came out. I have the man's letter framed in the hall. Chief Ron Tuominen, October 20, 2026.`,
        ),
      ],
    },
  },
]
