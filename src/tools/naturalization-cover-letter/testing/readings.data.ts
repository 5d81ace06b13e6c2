import type { SourceText } from '#domain/drafting/tool.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fictional applicant with papers, and what the letter and its checks have to say of them. */
export type NaturalizationReading = {
  readonly name: string
  readonly filingDate: string
  readonly client: Readonly<Record<string, string>>
  readonly spouse?: Readonly<Record<string, string>>
  readonly children?: readonly Readonly<Record<string, string>>[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly sources: readonly SourceText[]
}

export const naturalizationReadings: readonly NaturalizationReading[] = [
  {
    name: 'a nurse of Ghana, seven months with a dying mother',
    filingDate: '2026-11-20',
    client: { state: 'OH', gender: 'female', date_of_birth: '1984-02-11', country_of_citizenship: 'Ghana' },
    answers: {
      permanent_residence_date: '2020-08-03',
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months'],
      uscis_mailing_address: 'elgin_lockbox_usps',
      positive_equities: ['employment', 'taxes'],
    },
    sources: [
      paper(
        'p',
        'Passport stamps and itinerary',
        `Travel history of the applicant
1. Accra, Ghana: departed 03/04/2023 returned 09/24/2023
2. Accra, Ghana: Dec 19, 2024 - Jan 11, 2025
3. Niagara Falls, Canada: July 2, 2025 (same day)
4. Accra, Ghana: departed 11/28/2020 returned 12/30/2021`,
      ),
      paper(
        'e',
        'Letter of Mercy Regional Hospital',
        `MERCY REGIONAL HOSPITAL, Human Resources
October 5, 2026
To whom it may concern:
Ms. Example has been employed here as a registered nurse since September 14, 2020.
She was on approved unpaid family leave from March 1, 2023 through September 30, 2023 and her position was held for her.
She returned to full-time duty on October 2, 2023.
Our hospital has 412 beds.`,
      ),
      paper(
        'l',
        'Residential lease, 88 Harmon Street',
        `RESIDENTIAL LEASE
Tenants: Ana Maria Example and Kwabena Example
The term of this lease begins on August 1, 2022 and ends on July 31, 2024.
Rent of $1,240 is due on the first of each month.`,
      ),
      paper(
        'd',
        'Statement of the applicant',
        `I went to Accra on March 4, 2023 because my mother had pancreatic cancer and there was nobody else to nurse her. I planned to stay for three months. She died on September 2, 2023 and I came home after the funeral.
My husband Kwabena and our two sons stayed in Columbus the whole time and the boys did not miss a day of school.
I did not work in Ghana.`,
      ),
    ],
  },
  {
    name: 'a sergeant’s wife in Germany',
    filingDate: '2026-11-20',
    client: { state: 'TX', gender: 'female', date_of_birth: '1995-07-30', marriage_date: '2024-05-18' },
    spouse: { citizenship: 'United States' },
    answers: {
      permanent_residence_date: '2025-06-12',
      is_us_military_member: 'regularly_stationed_spouse',
      is_divorced: 'yes',
      spouse_previously_married: 'no',
      name_changed: 'yes',
      reside_within_usa: 'no',
      uscis_mailing_address: 'military_chicago_usps',
    },
    sources: [
      paper(
        'o',
        'Orders, Department of the Army',
        `DEPARTMENT OF THE ARMY
ORDERS 114-07
SSG DANIEL R. WHITFIELD is assigned to 2d Cavalry Regiment, Vilseck, Germany.
Reporting date: August 10, 2026. Tour: 36 months, accompanied.
Command sponsorship approved for dependents.`,
      ),
      paper(
        'm',
        'Marriage certificate',
        `COUNTY OF BELL, TEXAS
Daniel Ross Whitfield and Ana Maria Santos were married on May 18, 2024.
Name after marriage: Ana Maria Example`,
      ),
      paper(
        'v',
        'Divorce decree, Family Court of Recife (translated)',
        `Decree of divorce between Ana Maria Santos Leal and Paulo Leal, entered February 9, 2021, final on March 2, 2021.`,
      ),
    ],
  },
  {
    name: 'a cook with a dismissed arrest and a tax plan, the client’s hurried notes',
    filingDate: '2026-11-20',
    client: { state: 'CA', gender: 'male', date_of_birth: '1979-12-01' },
    spouse: { citizenship: 'Mexico' },
    answers: {
      permanent_residence_date: '2014-02-20',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['overdue_taxes'],
      is_paying_child_support: 'yes',
      uscis_mailing_address: 'phoenix_lockbox_usps',
      fee_option: 'reduced',
      disability_exception: 'no',
    },
    sources: [
      paper(
        'c',
        'Minute order, Superior Court of Fresno County',
        `SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
PEOPLE v. EXAMPLE   Case F19-00412
Charge: PC 243(e)(1), misdemeanor battery. Arrest date: 05/11/2019
12/03/2019: On motion of the People the complaint is dismissed, PC 1385.`,
      ),
      paper(
        'i',
        'IRS notice CP521, installment agreement',
        `Department of the Treasury, Internal Revenue Service
Notice CP521   Tax year: 2023
Installment agreement: your monthly payment of $185.00 is due on the 15th.
Amount you owe: $4,318.77
You have made 14 payments.`,
      ),
      paper(
        'n',
        'notes of client phone call',
        `went to mexico about 4 or 5 times always less than 2 weeks
long one was 2022 jan 10 to jul 6 when my dad had the stroke
never voted, no dui
pays 400 month for daughter thru the county`,
      ),
      paper(
        'd',
        'DCSS payment history',
        `Department of Child Support Services
Monthly order: $400.00   Arrears balance: $0.00
Last payment: 11/01/2026`,
      ),
    ],
  },
  {
    name: 'an engineer married to a citizen, many journeys, late registration',
    filingDate: '2026-11-20',
    client: { state: 'WA', gender: 'male', date_of_birth: '1998-06-14', marriage_date: '2023-01-07' },
    spouse: { citizenship: 'United States' },
    answers: {
      permanent_residence_date: '2023-12-15',
      is_applying_based_on_marriage: 'yes',
      spouse_previously_married: 'yes',
      has_legal_concerns: 'yes',
      legal_concerns: ['selective_service'],
      uscis_mailing_address: 'phoenix_lockbox_other',
    },
    sources: [
      paper(
        't',
        'Travel log of the applicant (employer trips)',
        `Destination | Left U.S. | Returned
Bengaluru | 01/20/2024 | 06/28/2024
Bengaluru | 09/02/2024 | 02/24/2025
Singapore | 05/05/2025 | 06/01/2025
Bengaluru | 10/10/2025 | 02/02/2026
Bengaluru | 10/01/2023 | 01/05/2024`,
      ),
      paper(
        's',
        'Selective Service status information letter',
        `Selective Service System
Our records do not show that you registered. You were required to register if you entered the United States before age 26.
You are now past the age at which you may register.`,
      ),
      paper(
        'w',
        'Letter of Cascadia Robotics',
        `Mr. Example is employed as a controls engineer since April 2022. The company assigned him to its Bengaluru plant for parts of 2024 and 2025.`,
      ),
    ],
  },
  {
    name: 'a roofer of Honduras, a citation and a charge that ended, trips in phone notes',
    filingDate: '2026-11-20',
    client: { state: 'GA', gender: 'male', date_of_birth: '1987-04-02', country_of_citizenship: 'Honduras' },
    answers: {
      permanent_residence_date: '2019-05-30',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      uscis_mailing_address: 'elgin_lockbox_usps',
      positive_equities: ['employment', 'taxes'],
    },
    sources: [
      paper(
        'k',
        'Certified docket, State Court of Gwinnett County',
        `STATE COURT OF GWINNETT COUNTY
Case 22-D-01988   State v. Example
Charge: O.C.G.A. 16-10-24, obstruction of an officer (misdemeanor). Arrest 03/18/2022.
08/09/2022 Nolle prosequi entered on motion of the State. Case closed.`,
      ),
      paper(
        'q',
        'intake call 10/2/26',
        `honduras 12/20/2023 to 1/15/2024 xmas w/ his mom
also guatemala 7/1/2024 - 7/9/2024 brother wedding
moved from 11 Ash St 2/1/2023 to 40 Pine Rd 2/3/2023
pastor says hes there every sunday`,
      ),
      paper(
        'r',
        'Letter of Summit Roofing LLC',
        `Mr. Example has worked for us since June 3, 2019 as a roofer and since January 2024 as crew lead. He was on leave from December 18, 2023 to January 16, 2024.`,
      ),
    ],
  },
]
