import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letters of them were first read. */
export const windowReadings: readonly NaturalizationReading[] = [
  {
    name: 'a welder of Poland, inside the ninety days, a ticket and a bar fight long ago, a changed name',
    filingDate: '2026-12-01',
    client: {
      first_name: 'Zbigniew',
      last_name: 'Kowal',
      state: 'IL',
      gender: 'male',
      date_of_birth: '1979-06-30',
      country_of_citizenship: 'Poland',
      a_number: '078-114-902',
    },
    children: [{ name: 'Kasia Kowalczyk', date_of_birth: '2005-02-11' }],
    answers: {
      permanent_residence_date: '2022-02-20',
      is_divorced: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'no',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'yes',
    },
    sources: [
      paper(
        'n',
        'Order for change of name, Circuit Court of Cook County',
        `CIRCUIT COURT OF COOK COUNTY, ILLINOIS
In re the name change of Zbigniew Kowalczyk, No. 2024 CONC 001188
It is ordered that the name of the petitioner Zbigniew Kowalczyk is changed to Zbigniew Kowal, effective October 7, 2024.`,
      ),
      paper(
        'c',
        'Certified disposition, Cook County',
        `CLERK OF THE CIRCUIT COURT OF COOK COUNTY - CERTIFIED STATEMENT OF DISPOSITION
People v. Zbigniew Kowalczyk, 13 MC1 204417
Arrest date 09/14/2013. Charge: battery (720 ILCS 5/12-3), class A misdemeanor.
11/20/2013: motion of the State, stricken off with leave to reinstate. 05/21/2014: no demand, case dismissed.`,
      ),
      paper(
        'd',
        'Judgment of divorce, Kraków (translation)',
        `REGIONAL COURT IN KRAKÓW, I C 2210/15. The marriage of Zbigniew Kowalczyk and Dorota Kowalczyk née Wrona, concluded on June 18, 2004, is dissolved by divorce. The judgment became final on March 3, 2016.`,
      ),
      paper(
        't',
        'My trips',
        `Krakow Dec 19 2022 - Jan 8 2023
Krakow, mother's funeral, 6/2/2024 to 6/20/2024
Cancun 2/14/26 - 2/21/26
Windsor Canada, day trip, Aug 2025`,
      ),
      paper(
        'q',
        'Notes of the intake',
        `Came on B-2 2011, GC through brother F41 2022.
speeding ticket Wisconsin I-94 May 2025, 19 over, paid $175 online.
Owes nothing to IRS. Filed 2021-2025.
Works at Lakeshore Fabricators since 2014. Daughter Kasia, 21, in Krakow w/ her mother.`,
      ),
    ],
  },
  {
    name: 'a teacher of Brazil, three years married, five trips, an unfiled return and a payment plan',
    filingDate: '2026-11-23',
    client: {
      first_name: 'Thaís',
      middle_name: 'Regina',
      last_name: 'Furtado Baker',
      state: 'GA',
      gender: 'female',
      date_of_birth: '1991-10-08',
      country_of_citizenship: 'Brazil',
      marriage_date: '2021-05-29',
      a_number: '219-880-415',
    },
    spouse: { citizenship: 'United States', name: 'Jerome Baker' },
    answers: {
      permanent_residence_date: '2023-10-30',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'no',
      spouse_previously_married: 'yes',
      has_past_arrests: 'no',
      has_legal_concerns: 'yes',
      legal_concerns: ['failed_to_file_taxes', 'overdue_taxes'],
      uscis_mailing_address: 'elgin_lockbox_usps',
      positive_equities: ['community', 'employment', 'taxes'],
    },
    sources: [
      paper(
        'i',
        'IRS account transcripts',
        `Account transcript, Form 1040, tax period ending Dec. 31, 2023. Filing status: married filing jointly. Amount you owe: $0.00
Account transcript, Form 1040, tax period ending Dec. 31, 2024. No return filed as of 03/10/2026
Account transcript, Form 1040, tax period ending Dec. 31, 2024 (requested 10/15/2026). Return filed 04/22/2026. Amount you owe: $2,316.40. Installment agreement established 06/08/2026.
Account transcript, Form 1040, tax period ending Dec. 31, 2025. Return filed 04/22/2026. Amount you owe: $0.00`,
      ),
      paper(
        't',
        'Travel list',
        `1. São Paulo: 12/14/2023 to 01/10/2024
2. São Paulo: 06/03/2024 to 08/05/2024 (school vacation)
3. Lisbon, 3/29/2025 - 4/6/2025
4. São Paulo 12/18/2025-01/06/2026
5. Recife: 06/08/2026 - 08/01/2026`,
      ),
      paper(
        'd',
        'Decree of divorce, Fulton County (Jerome Baker)',
        `SUPERIOR COURT OF FULTON COUNTY. Final judgment and decree of divorce, Jerome Baker v. Alicia Grant-Baker, Civil Action 2017CV291144, entered January 23, 2018.`,
      ),
      paper(
        'l',
        'Lease, 1180 Briarwood Court',
        `Residential lease dated July 15, 2022. Tenants: Jerome Baker and Thaís R. Furtado Baker. Term August 1, 2022 to July 31, 2027.`,
      ),
      paper(
        'p',
        'Letter of the Parkside Academy',
        `PARKSIDE ACADEMY, Decatur. Ms. Furtado Baker has taught Portuguese and Spanish since August 7, 2023. Her contract runs from August to June.`,
      ),
      paper(
        'j',
        'Passport of Jerome Baker',
        `United States of America. Passport no. 5XXXXXXX. BAKER, JEROME TYRELL. Place of birth: Macon, Georgia, U.S.A.`,
      ),
    ],
  },
  {
    name: 'a driver of Eritrea, too early by a month, a trip of 181 days, support and arrears, an arrest not answered',
    filingDate: '2026-11-20',
    client: {
      first_name: 'Yonas',
      last_name: 'Tesfamariam',
      state: 'MN',
      gender: 'male',
      date_of_birth: '1988-01-17',
      country_of_citizenship: 'Eritrea',
      a_number: '214-556-077',
    },
    spouse: { citizenship: 'Eritrea', name: 'Selam Ghebre' },
    children: [{ name: 'Abel Tesfamariam', date_of_birth: '2014-09-01' }],
    answers: {
      permanent_residence_date: '2022-03-18',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'no',
      has_legal_concerns: 'yes',
      legal_concerns: ['support_arrears'],
      uscis_mailing_address: 'phoenix_lockbox_other',
      fee_option: 'reduced',
      positive_equities: ['family_care', 'employment'],
    },
    sources: [
      paper(
        't',
        'Passport stamps (list made by us)',
        `Addis Ababa, Ethiopia: out Nov 3, 2024, in May 4, 2025
Addis Ababa, Ethiopia: out Jan 12, 2026, in Feb 20, 2026
Nairobi, Kenya: out Aug 1, 2023, in Aug 29, 2023`,
      ),
      paper(
        's',
        'Order, Hennepin County Family Court',
        `DISTRICT COURT, FOURTH JUDICIAL DISTRICT, HENNEPIN COUNTY. Filed 2021-06-15. Yonas Tesfamariam shall pay to Rahel Kidane for the support of the minor child Abel $385 a month from July 1, 2021.`,
      ),
      paper(
        'a',
        'Child support payment history',
        `Minnesota Child Support - payment history, run date 11/05/2026
Charged 07/2021 to 10/2026: $24,640.00. Paid: $23,485.00. Past due: $1,155.00
Repayment agreement 03/02/2026: $100.00 a month in addition, paid each month since.`,
      ),
      paper(
        'e',
        'Letter of the employer',
        `NORTHLINE TRANSIT, St. Paul
November 2, 2026
Mr. Tesfamariam drives a bus for us since February 2020. He was on unpaid family leave from November 1, 2024 through May 10, 2025 and kept his route number and his health insurance.`,
      ),
      paper(
        'y',
        'Statement of Yonas',
        `I went to Addis because my wife Selam was expecting and had high blood pressure. Our daughter Hana was born on January 22, 2025.
I wanted to come back in March but the baby was in hospital until April 19, 2025.
My apartment on Rice Street I kept and my roommate paid his half and I paid mine.
My son Abel lives with his mother in Minneapolis and I called him on video on Sundays.
In June 2023 I was arrested at Lake Street, they thought I stole a phone, they let me go the next morning and I never went to court.`,
      ),
      paper(
        'r',
        'Rent receipts 2024-2025',
        `Received from Y. Tesfamariam and D. Mekonnen, 1410 Rice Street, apt 6: $1,240 for December 2024
Received from Y. Tesfamariam and D. Mekonnen, 1410 Rice Street, apt 6: $1,240 for March 2025`,
      ),
    ],
  },
]
