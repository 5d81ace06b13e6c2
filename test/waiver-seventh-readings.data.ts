import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A seventh round of fictional waivers: two relatives of different status, one with dementia, papers of many kinds. */
export const seventhWaivers: readonly EvidenceCase[] = [
  {
    name: 'a mother with Alzheimer’s disease and a husband who drives a truck, a daughter from Michoacán',
    base: 'two_parents',
    changes: {
      client: {
        first_name: 'Lorena',
        middle_name: 'Beatriz',
        last_name: 'Cárdenas Ibarra',
        date_of_birth: '1985-03-18',
        gender: 'female',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2007-10-05',
        last_entry_place: 'Nogales, Arizona',
        marriage_date: '2011-08-27',
        state: 'IL',
        children: [
          { name: 'Abril Montoya', date_of_birth: '2013-02-11', citizenship: 'United States', gender: 'female' },
          { name: 'Gael Montoya', date_of_birth: '2017-09-30', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          first_name: 'Efraín',
          last_name: 'Montoya Rubio',
          date_of_birth: '1982-12-01',
          citizenship: 'Mexico',
        },
      },
      answers: {
        approval_date: '2024-02-14',
        petitioner_name: 'Efraín Montoya Rubio',
        USCIS_receipt_number: 'MSC2390155667',
        beneficiary_relationship: 'LPR Spouse',
        qualifying_relative: ['us_citizen_mother', 'legal_permanent_spouse'],
        mother_name: 'Elvira Ibarra Soto',
        mother_place_of_birth: 'Uruapan, Michoacán, Mexico',
        mother_moved_to_US_date: '1998-05-09',
        mother_became_legal_permanent_resident_date: '2004-06-22',
        mother_became_US_citizen_date: '2012-03-15',
        extreme_hardship_mother_denied_admission:
          'Elvira is 72, alzheimers dx 2023, moderate stage. lives w/ Lorena + Efraín in Aurora since 2021 when her husband died. Lorena is w/ her day and night - bathes her, meds, she wanders (police brought her back twice this year). She gets $890 SS a month. memory care quoted $7,150 a month. Her son Rubén is in Texas, works offshore. Day program would take her 3 days a week but only if somebody brings her and picks her up.',
        mother_unable_to_return_option: 'yes',
        extreme_hardship_mother_return_to_home_country:
          'Medicare doesnt pay in Mexico. She has not lived in Uruapan since 1998, house sold. the cartel controls the avocado packing in Uruapan, her nephew Ismael was taken in 2022. no memory clinic there.',
        father_name: undefined,
        father_place_of_birth: undefined,
        father_moved_to_US_date: undefined,
        father_became_legal_permanent_resident_date: undefined,
        extreme_hardship_father_denied_admission: undefined,
        father_unable_to_return_option: undefined,
        spouse_name: 'Efraín Montoya Rubio',
        spouse_place_of_birth: 'Zamora, Michoacán, Mexico',
        spouse_moved_to_US_date: '2000-07-01',
        spouse_became_legal_permanent_resident_date: '2018-11-29',
        applicant_meet_spouse_date: '2009-06-13',
        how_applicant_met_spouse: 'at a quinceañera in Elgin, he was the DJ’s cousin and she was serving the cake',
        applicant_relationship_with_spouse:
          'married Aug 27 2011 at St Rita parish. two kids, Abril 13 and Gael 9. he drives a truck, gone 4 to 5 nights a week',
        extreme_hardship_spouse_denied_admission:
          'type 2 diabetes since 2019, insulin since 2024. lost feeling in both feet. if he goes on the insulin wrong he loses the CDL. Lorena counts his carbs, packs his meals + checks his feet. He makes $5,400 a month, she makes $0 (cares for mom). Mortgage $1,790. He would have to quit the road to be home with the kids and his mother in law. Gael has dyslexia + speech, IEP.',
        spouse_unable_to_return_option: 'no',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Abril 13 – honor roll, anxiety since grandma got sick, sees counselor at school. Gael 9 – dyslexia, IEP, reading specialist 4x/wk.',
        moral_character: 'yes',
        additional_details:
          'One ticket 2016 no license, paid. Arrested Nov 2019 retail theft (a $38 coat for Abril), supervision 12 mos, completed, dismissed. PTA treasurer. ITIN taxes since 2010. Teaches catechism.',
      },
      sources: [
        document(
          's1',
          'Declaration of Efraín Montoya Rubio',
          `DECLARATION OF EFRAÍN MONTOYA RUBIO

1. My name is Efraín Montoya Rubio. I was born in Zamora, Michoacán on December 1, 1982 and I have been a permanent resident since November 29, 2018.

2. I met Lorena on June 13, 2009 at my cousin's goddaughter's quinceañera in Elgin. She was serving the cake and gave me two pieces. We married on August 27, 2011.

3. I drive a truck for Fox Valley Freight. I leave on Sunday night and I come home on Friday. In the cab I have a box with seven compartments that Lorena fills. She calls me at 5 every morning and I read her my number before I start the engine.

4. In March 2025 my sugar fell to 41 at a truck stop in Iowa. I did not know my own name. Lorena heard it in my voice, called the state police and told them which truck. They found me on the floor of the cab.

5. My mother-in-law does not know who I am anymore. She knows Lorena's voice. When a stranger bathes her she screams and bites. In April she got out at 3 in the morning in her nightgown and a policeman found her on Lake Street.

6. I cannot go back to Michoacán. My CDL is worth nothing there, the kids do not read Spanish, and my doctor is here. If Lorena is refused, I stay with the children and with Doña Elvira.

7. I do not know how I would do it. If I am on the road nobody is in the house at night. If I am not on the road there is no house.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct. September 19, 2026.

Efraín Montoya Rubio`,
        ),
        document(
          's2',
          'Neuropsychological evaluation of Elvira Ibarra Soto',
          `MIDWEST MEMORY ASSOCIATES
NEUROPSYCHOLOGICAL EVALUATION

Patient: Elvira Ibarra Soto     DOB: 01/24/1954
Date of evaluation: 07/14/2026
Referred by: Dr. Sandhya Rao, primary care

Background
Ms. Ibarra is a 72-year-old widow who lives with her daughter. She was first seen here in May 2023.

Test results
MoCA: 11/30
MMSE: 15/30
Geriatric Depression Scale: 9 (mild)
Trail Making B: discontinued

Diagnosis: Major neurocognitive disorder due to Alzheimer's disease, moderate, with behavioral disturbance.

Opinion
Ms. Ibarra requires supervision 24 hours a day. She recognizes her daughter's voice and is calmed by it. In my opinion the loss of her daughter as caregiver would more likely than not lead to a rapid decline and to placement in a locked unit. She cannot travel by airplane without sedation.

Marguerite Oyelaran, PsyD
Licensed Clinical Psychologist`,
        ),
        document(
          's3',
          'Letter of Dr. Sandhya Rao on Efraín Montoya',
          `Rush Copley Family Medicine
August 28, 2026

To Whom It May Concern:

I have treated Mr. Efraín Montoya since 2017. He has type 2 diabetes with peripheral neuropathy. His HbA1c was 11.2 in 2023 and is 7.4 now. I attribute the change to his wife, who manages his meals and injections.

The Department of Transportation lets a driver on insulin keep his license only with well-controlled blood sugar for three months. A second severe low would end his certification.

He must inspect his feet daily. He cannot see the sole of his left foot because of a back injury in 2015; his wife does it.

Sincerely,
Sandhya Rao, MD`,
        ),
        document(
          's4',
          'IEP of Gael Montoya',
          `WEST AURORA SCHOOL DISTRICT 129
INDIVIDUALIZED EDUCATION PROGRAM
Student: Gael Montoya     Grade: 3     Date: 03/04/2026

Eligibility: Specific Learning Disability (basic reading); Speech/Language Impairment

Present levels
Gael reads 31 words per minute; the benchmark for grade 3 is 107. He was held back once.

Services
Reading specialist: 4 x 45 min weekly
Speech-language therapy: 2 x 30 min weekly

Parent input
Mrs. Montoya practices the Wilson cards with Gael for 40 minutes each evening. Father is on the road during the week.

Meetings attended by mother: 9
Meetings attended by father: 1`,
        ),
        document(
          's5',
          'Letter of Rubén Cárdenas Ibarra, brother',
          `To the immigration officer:

I am Rubén Cárdenas Ibarra, the brother of Lorena. I live in Port Arthur, Texas and I am on an oil platform 21 days of every 35. I rent one room. I send $250 a month for my mother.

I cannot take her. I tried in June 2024 for nine days. She did not know me, she left the gas on, and on the ninth day she hit me with a pan. I drove her back to Aurora through the night.

My sister has not slept a whole night since 2023. I am ashamed to say that but it is so.

Rubén Cárdenas Ibarra
September 2, 2026`,
        ),
        document(
          's6',
          'Pay stub and 2025 tax summary',
          `FOX VALLEY FREIGHT LLC
Employee: Efrain Montoya Rubio
Pay period ending: 09/05/2026
Gross pay (two weeks): $3,115.00
Net pay (two weeks): $2,490.00
Year to date gross: $56,070.00

2025 FORM 1040 SUMMARY
Filing status: Married filing jointly
Wages: $78,944
Dependents: 3`,
        ),
        document(
          's7',
          'Certificate of disposition, Kane County',
          `CIRCUIT COURT OF THE SIXTEENTH JUDICIAL CIRCUIT
KANE COUNTY, ILLINOIS
People v. Lorena Cardenas
Case No. 19 CM 004471
Charge: Retail theft under $300, class A misdemeanor
Disposition: Court supervision, 12 months, entered January 15, 2020
Supervision terminated satisfactorily and case dismissed January 14, 2021
Fine and costs: $412, paid`,
        ),
        document(
          's8',
          'Mexico Travel Advisory, U.S. Department of State',
          `Mexico Travel Advisory
Issued August 12, 2026

Michoacán state - Do not travel due to crime and kidnapping.

Violent crime, such as homicide and kidnapping, is widespread in Michoacán. U.S. government employees may not travel to Uruapan.`,
        ),
      ],
    },
    needed: [
      '41',
      'Lake Street',
      '$7,150',
      '11 out of 30|11/30',
      '24 hours a day',
      'locked unit',
      '11.2',
      'sole of',
      '31 words per minute',
      '40 minutes',
      'nine days',
      '$250',
      '21 days of every 35',
      '$1,790',
      'Retail theft|retail theft',
      'Do not travel',
      'Ismael',
      '$890',
    ],
  },
]
