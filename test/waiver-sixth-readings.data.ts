import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A sixth round of fictional waivers: what must lead the introduction, and notes and asides that are no sentences. */
export const sixthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a school cook with Crohn’s disease, a mother with heart failure, a husband from Ecuador',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Wilmer',
        middle_name: 'Rodrigo',
        last_name: 'Quishpe Lema',
        date_of_birth: '1987-07-09',
        gender: 'male',
        country_of_birth: 'Ecuador',
        country_of_citizenship: 'Ecuador',
        last_entry_date: '2012-02-20',
        last_entry_place: 'Laredo, Texas',
        marriage_date: '2019-05-04',
        state: 'MN',
        children: [{ name: 'Isaac Quishpe', date_of_birth: '2021-01-30', citizenship: 'United States' }],
        spouse: {
          first_name: 'Karen',
          last_name: 'Lindqvist',
          date_of_birth: '1988-10-02',
          citizenship: 'United States',
        },
      },
      answers: {
        approval_date: '2025-09-16',
        petitioner_name: 'Karen Lindqvist',
        USCIS_receipt_number: 'IOE0934455667',
        qualifying_relative: ['us_citizen_spouse'],
        petitioner_relationship: 'spouse',
        spouse_name: 'Karen Lindqvist',
        spouse_place_of_birth: 'Duluth, Minnesota',
        applicant_meet_spouse_date: '2017-04-22',
        how_applicant_met_spouse: 'they met at a soccer field where both their teams played',
        applicant_relationship_with_spouse:
          'Married May 4 2019 in Duluth. One son Isaac, 5. They live with her mother Ingrid, 70.',
        extreme_hardship_spouse_denied_admission:
          'Karen has Crohns disease, infusions every 8 weeks, 2 surgeries. Wilmer earns $4,100 a month, Karen $1,900. rent $1,480. Her mother has heart failure. Wilmer drives both to every appointment',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Karen speaks no Spanish. The village is Guamote, Chimborazo, no gastroenterologist there. Infliximab is not sold in the province.',
        other_relatives: 'yes',
        details_about_other_relatives: 'Ingrid Lindqvist 70 her mother, citizen, heart failure, oxygen at night.',
        moral_character: 'yes',
        additional_details:
          'DWI in June 2015, pleaded guilty, one year probation completed June 2016. No other arrests. taxes since 2013. coaches kids soccer',
      },
      sources: [
        document(
          's1',
          'Declaration of Karen Lindqvist',
          `DECLARATION OF KAREN LINDQVIST

My name is Karen Lindqvist. I was born in Duluth, Minnesota on October 2, 1988.

I met Wilmer on April 22, 2017 at a soccer field. We married on May 4, 2019 in Duluth.

I was diagnosed with Crohn's disease in 2009. I lost 14 inches of bowel in the second operation, in November 2022. Wilmer slept on the floor of my hospital room for eleven nights.

When I have a flare I cannot get up to feed Isaac. Wilmer changes my dressings and gives me the injections.

I bring home $1,900 a month from the school kitchen and Wilmer brings home $4,100. The rent is $1,480.

I declare under penalty of perjury that this is true and correct. August 3, 2026.
Karen Lindqvist
Page 1 of 1
`,
        ),
        document(
          's2',
          'Letter of the gastroenterology clinic',
          `To whom it may concern,

Karen Lindqvist has been my patient since March 2011. She receives infliximab infusions every eight weeks. A missed infusion carries a high risk of obstruction and of a third operation.

Her husband has come to 38 of her 41 infusions.

Sincerely,
Anders Holm, MD
July 9, 2026
`,
        ),
        document(
          's3',
          'Cardiology summary for Ingrid Lindqvist',
          `ST. LUKE'S HEART CENTER
LINDQVIST, INGRID   AGE 70
Heart failure, ejection fraction 25 percent, diagnosed 2021.
Defibrillator 03/2023, implanted.
Lives with daughter and son-in-law.
She fell four times in the last six months.
Home oxygen at night.
`,
        ),
        document(
          's4',
          'Psychological evaluation of Karen Lindqvist',
          `NORTH SHORE COUNSELING
PSYCHOLOGICAL EVALUATION
Name: Karen Lindqvist

FINDINGS
PHQ-9: 18. GAD-7: 16.
Diagnosis: Major Depressive Disorder, single episode, moderate (F32.1).

Ms. Lindqvist reports panic attacks twice a week since January 2026.
Ruth Amundsen, PhD
June 30, 2026
`,
        ),
        document(
          's5',
          'Letter of employer Superior Roofing',
          `Superior Roofing
July 20 2026

Wilmer Quishpe has been on my crew since May 2014 and runs it since 2020. He earns $4,100 a month after taxes.

I knew about the DWI and I gave him a second chance, I am no saint myself and that is how it is.

Gary Olson, owner
`,
        ),
      ],
    },
    needed: ['38 of', '14 inches', 'infliximab|Infliximab', 'four times', 'DWI', '$4,100', '$1,480', 'eleven nights'],
  },
]
