import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A third round of fictional waivers: a mother alone, whose son would have to leave. */
export const thirdWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen mother after a stroke, a son who drives her to dialysis, four documents, hurried answers',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Rodrigo',
        last_name: 'Paredes Luna',
        date_of_birth: '1996-09-03',
        gender: 'male',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2014-06-02',
        last_entry_place: 'McAllen, Texas',
        marriage_date: undefined,
        state: 'NC',
        children: [],
        spouse: {},
      },
      answers: {
        approval_date: '2025-11-17',
        petitioner_name: 'Elvira Luna Choc',
        USCIS_receipt_number: 'IOE0931112233',
        qualifying_relative: ['us_citizen_mother'],
        petitioner_relationship: 'parent',
        spouse_name: undefined,
        spouse_place_of_birth: undefined,
        applicant_meet_spouse_date: undefined,
        how_applicant_met_spouse: undefined,
        applicant_relationship_with_spouse: undefined,
        extreme_hardship_spouse_denied_admission: undefined,
        spouse_unable_to_return_option: undefined,
        extreme_hardship_spouse_return_to_home_country: undefined,
        mother_name: 'Elvira Luna Choc',
        mother_place_of_birth: 'Cobán, Guatemala',
        mother_moved_to_US_date: '2004-03-01',
        mother_naturalization_date: '2021-07-02',
        extreme_hardship_mother_denied_admission:
          'mom is 61, had a stroke in april 2025, left side is weak, and shes on dialysis tues thurs sat since november. I drive her, wait, drive home, cook the kidney diet. she can not do her own pills, the pharmasist fills a box and I give them. sister Dalia lives in Tampa with 3 kids and has no room. I pay the rent 1,150, mom gets SSDI 1,040.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          'Nearest dialysis is in Guatemala City, 5 hours by bus from Coban, and the public hospital there has a waiting list. Her brother was killed in Coban in 2016 by extorsionists. she speaks Qeqchi and spanish but has nobody there anymore',
        other_relatives: 'no',
        additional_details:
          'no arrests. works at a sawmill since 2016, taxes with ITIN 2017 to now. Coaches kids soccer at St. Joseph church. got a voluntary return at the border once, may 28 2014, before he came in again june 2.',
      },
      sources: [
        document(
          'm1',
          'Declaration of Elvira Luna Choc (translated)',
          `DECLARATION OF ELVIRA LUNA CHOC
1. I am a citizen of the United States since July 2, 2021. I was born in Cobán on January 19, 1965.
2. On April 14, 2025 I fell in the kitchen. Rodrigo found me and called the ambulance. The doctors said it was a stroke.
3. I cannot hold a spoon in my left hand. I cannot read the labels on my pills because my eyes see double since then.
4. Since November 4, 2025 I go to dialysis on Tuesdays, Thursdays and Saturdays. Each time is four hours. Rodrigo takes me at five in the morning and then goes to the sawmill for the second shift.
5. My daughter Dalia came for two weeks in May 2025. She has three small children and works at night. She cannot come again.
6. My brother Hilario was killed on August 9, 2016 in Cobán because he did not pay.
7. If Rodrigo goes away I do not know who would take me. Without dialysis I would die in some days. The nurse told me so.
Executed on October 2, 2026.
Page 1 of 1
`,
        ),
        document(
          'm2',
          'Letter of Dr. Sunita Rao, nephrologist',
          `PIEDMONT KIDNEY CARE
September 21, 2026
Re: Elvira Luna Choc, DOB 01/19/1965
Ms. Luna has end-stage renal disease and has received hemodialysis three times a week, four hours each, since November 4, 2025. She has residual left hemiparesis and diplopia after an ischemic stroke on April 14, 2025.
She missed one session in January 2026 when the roads were iced and was admitted for two days with potassium of 6.9.
She is not a candidate for transplantation because of her heart (ejection fraction 30 percent).
Her son brings her to every session and has been trained in her diet and medicines. She qualifies for county van transport, which has a waiting list.
Travel by road of more than two hours after dialysis is medically inadvisable.
Sunita Rao, M.D.
Page 1 of 1
`,
        ),
        document(
          'm3',
          'Bank and benefit statements',
          `SOCIAL SECURITY ADMINISTRATION
Benefit verification, January 2026. Elvira Luna Choc receives $1,040.00 a month in disability benefits.
Lease, 212 Mill Street, Siler City. Rent $1,150 a month. Tenant: Rodrigo Paredes Luna.
Pay statement, Chatham Lumber, September 2026. Rodrigo Paredes Luna. Gross monthly pay $3,120.00.
Page 1 of 1
`,
        ),
        document(
          'm4',
          'Country report on dialysis in Guatemala',
          `HEALTH ACCESS REVIEW: GUATEMALA (2025)
The national unit for chronic kidney disease treats about 5,600 patients. 41 percent of patients live more than three hours from a dialysis chair.
There is no public hemodialysis unit in Alta Verapaz. Patients travel to Guatemala City.
The waiting time for a public hemodialysis chair was four months on average in 2024.
Page 4 of 12
`,
        ),
      ],
    },
    needed: [
      'April 14, 2025|April 2025',
      'November 4, 2025',
      'four hours',
      '6.9',
      'transplant',
      '$1,150',
      '$1,040',
      'Dalia + Tampa|Dalia + three small children',
      'August 9, 2016|2016',
      'more than two hours',
      'four months',
      'Alta Verapaz',
      'sawmill',
      'soccer',
      'May 28, 2014',
      '$3,120',
      'spoon',
      'waiting list',
    ],
  },
]
