import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A labelled sheet of an office, written whole before the letter of it was first read. */
export const labelledReadings: readonly NaturalizationReading[] = [
  {
    name: 'a truck driver of Ghana, intake sheet with labels and bullets',
    filingDate: '2026-11-27',
    client: {
      first_name: 'Kwabena',
      middle_name: '',
      last_name: 'Ofori-Atta',
      state: 'OH',
      gender: 'male',
      date_of_birth: '1984-07-19',
      country_of_citizenship: 'Ghana',
      a_number: '214-880-316',
    },
    children: [{ name: 'Abena Ofori-Atta', date_of_birth: '2016-01-25' }],
    answers: {
      permanent_residence_date: '2019-05-14',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'failed_to_file_taxes'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['employment', 'family_care', 'community', 'taxes'],
    },
    sources: [
      paper(
        'a',
        'N-400 intake sheet',
        `N-400 INTAKE - Kwabena Ofori-Atta - 11/10/26

GREEN CARD: 5/14/19 (DV)
ADDRESS: 2260 Cleveland Ave #4, Columbus since 6/2019
• Job: OTR driver, Buckeye Freight, since 3/2020, $1,450/wk
• Before: warehouse (Amazon) 2019-20
MARRIED: Esi Boateng 2012 Kumasi, div. 3/2022 Franklin Co.
CHILD: Abena b. 1/25/16, lives w/ mom in Reynoldsburg
SUPPORT - $520/mo thru CSEA, current
TRIPS:
- 12/10/20 - 7/2/21 Ghana (mother stroke; flights also covid)
- 8/3/23 - 8/29/23 Ghana, funeral
- 5/2025 Toronto 4 days
Kept during long trip: apt (rent pd by cousin Kofi), job held, bank acct
ARRESTS: 1. 10/2/22 Columbus, disorderly conduct (argument at gas station). Dismissed 12/2022, court costs. Jail: no
TICKETS: 2 speeding (CDL), paid
TAXES: 2021 filed late 9/2023 - thought no US income. owed $0
SEL. SERVICE: n/a (came at 34)
MEMBERSHIP: Ghana Assn of Columbus, treasurer
Church: Ebenezer Presby., usher
Vote/reg: never
Mil: none
Lang: English`,
      ),
      paper(
        'b',
        'Franklin County docket',
        `FRANKLIN COUNTY MUNICIPAL COURT  2022 CRB 014406  State of Ohio v. Kwabena Ofori-Atta
Disorderly conduct R.C. 2917.11 minor misdemeanor, offense 10/02/2022
12/08/2022 Dismissed at request of prosecutor. Costs $95 paid.`,
      ),
      paper(
        'c',
        'IRS transcript 2021',
        `Account transcript, Form 1040, tax year 2021. Kwabena Ofori-Atta. Return filed September 18, 2023. Account balance $0.00.`,
      ),
      paper(
        'd',
        'CSEA printout',
        `Franklin County Child Support Enforcement Agency. Obligor: Kwabena Ofori-Atta. Child: Abena. Monthly order: $520.00. Arrears as of 11/03/2026: $0.00.`,
      ),
      paper(
        'e',
        'letter employer',
        `Buckeye Freight LLC, Columbus, November 5, 2026. Kwabena Ofori-Atta has driven for us since March 2020. We held his position from December 2020 to July 2021. He has 610,000 miles without an accident. Dana Whitlock, safety manager`,
      ),
    ],
  },
]
