import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Applications with a whole file behind them, read line by line as the one who signs would. */
export const signedReadings: readonly NaturalizationReading[] = [
  {
    name: 'a pharmacist of Nepal, twenty days too early, seven months away, a diverted charge',
    filingDate: '2026-11-30',
    client: {
      state: 'VA',
      gender: 'female',
      date_of_birth: '1986-05-21',
      country_of_citizenship: 'Nepal',
      marriage_date: '2023-11-04',
    },
    spouse: { citizenship: 'United States' },
    answers: {
      permanent_residence_date: '2024-03-20',
      is_applying_based_on_marriage: 'yes',
      spouse_previously_married: 'no',
      is_divorced: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'alternative' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months'],
      uscis_mailing_address: 'elgin_lockbox_other',
      positive_equities: ['community', 'employment', 'family_care'],
    },
    sources: [
      paper(
        't',
        'Travel history with copies of stamps',
        `TRAVEL HISTORY
Kathmandu, Nepal   left 02/08/2025   returned 09/14/2025
Toronto, Canada    left 05/23/2026   returned 05/26/2026
Kathmandu, Nepal   left 12/20/2023   returned 01/18/2024`,
      ),
      paper(
        'h',
        'Letter of Dominion Care Pharmacies',
        `DOMINION CARE PHARMACIES
October 30, 2026
Re: employment of Ana Maria Example
Ms. Example has worked for us as a staff pharmacist since June 10, 2024. From February 10, 2025 to September 15, 2025 she was on an approved leave of absence, and her position was kept open. She returned to our Manassas store on September 16, 2025. Her salary is $118,400 a year.`,
      ),
      paper(
        'w',
        'Declaration of the applicant',
        `1. I went to Kathmandu on February 8, 2025 because my father had fallen from a roof and broke his hip and two vertebrae, and my brother lives in Qatar.
2. I thought that it would take eight weeks. He had a second operation on May 6, 2025, and I stayed until he could walk to the bathroom alone.
3. My husband Robert stayed in our apartment in Manassas the whole time and I called him every evening.
4. I did not work in Nepal and I have no license there.
5. On August 30, 2024 I was stopped on Route 28 and charged with reckless driving, 84 in a 55 zone. I took the course and the charge was reduced to improper driving and I paid $250.`,
      ),
      paper(
        'b',
        'Bank statements 2025 (joint account)',
        `Account holders: Robert Ellison Example and Ana Maria Example
02/01/2025 Rent, Signal Hill Apartments $1,985.00
03/01/2025 Rent, Signal Hill Apartments $1,985.00
09/01/2025 Rent, Signal Hill Apartments $1,985.00`,
      ),
      paper(
        'c',
        'Certified record, Prince William General District Court',
        `COMMONWEALTH OF VIRGINIA, GENERAL DISTRICT COURT, PRINCE WILLIAM COUNTY
Case GT24061177   Commonwealth v. Example
Charge: Va. Code 46.2-862, reckless driving by speed (class 1 misdemeanor). Offense date 08/30/2024.
Plea: nolo contendere. 01/14/2025: driver improvement course completed; amended to 46.2-869, improper driving. Fine $250.00, costs $91.00, paid 01/14/2025. Case closed.`,
      ),
    ],
  },
  {
    name: 'a grandmother of Vietnam, a medical certification, a reduced fee, an expunged charge',
    filingDate: '2026-11-30',
    client: { state: 'CA', gender: 'female', date_of_birth: '1949-09-02', country_of_citizenship: 'Vietnam' },
    spouse: { citizenship: 'Vietnam' },
    children: [
      { name: 'Minh Tran', date_of_birth: '1988-01-15' },
      { name: 'Lan Tran', date_of_birth: '2010-03-03' },
    ],
    answers: {
      permanent_residence_date: '2022-02-14',
      is_divorced: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'expunged' }],
      has_legal_concerns: 'no',
      uscis_mailing_address: 'phoenix_lockbox_usps',
      fee_option: 'reduced',
      disability_exception: 'yes',
      green_card: 'lost',
    },
    sources: [
      paper(
        'n',
        'Form N-648, draft of Dr. Quach',
        `Diagnoses: major neurocognitive disorder due to Alzheimer's disease (G30.1, F02.B0); hearing loss, both ears.
First seen 03/11/2023, last seen 10/19/2026, 14 visits. MoCA 9 of 30 on 10/19/2026.
The patient cannot learn or keep new words in English or the history and civics answers.`,
      ),
      paper(
        'e',
        'Order, Superior Court of Orange County',
        `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ORANGE
Case 23CM04410   People v. Example
Charge: PC 484(a), petty theft, infraction (amended from misdemeanor). Citation 06/02/2023.
07/19/2024: petition under PC 1203.4a granted; plea withdrawn and the accusation dismissed.`,
      ),
      paper(
        'p',
        'Passport copies',
        `Ho Chi Minh City, left 01/10/2024, returned 06/30/2024
Ho Chi Minh City, left 11/02/2021, returned 03/15/2022
Ho Chi Minh City, left 12/28/2025, returned 02/09/2026`,
      ),
      paper(
        'x',
        'IRS account transcript 2023',
        `Form 1040 tax period ending Dec. 31, 2023
Amount you owe: $0.00`,
      ),
    ],
  },
]
