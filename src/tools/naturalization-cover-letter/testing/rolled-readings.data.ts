import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written before the letter of it was first read. */
export const rolledReadings: readonly NaturalizationReading[] = [
  {
    name: 'a driver of Sudan, on the voter rolls by the counter of the license office, divorced before a sharia court',
    filingDate: '2026-11-24',
    client: {
      first_name: 'Mutasim',
      middle_name: 'Idris',
      last_name: 'Abdelrahim',
      state: 'NE',
      gender: 'male',
      date_of_birth: '1988-01-17',
      country_of_citizenship: 'Sudan',
      a_number: '061-447-930',
    },
    children: [
      { name: 'Rayan Abdelrahim', date_of_birth: '2013-06-30' },
      { name: 'Lina Abdelrahim', date_of_birth: '2021-09-09' },
    ],
    answers: {
      permanent_residence_date: '2022-02-08',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }, { outcome: 'alternative' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['false_claim_or_voting', 'overdue_taxes'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['community', 'taxes', 'employment', 'education'],
    },
    sources: [
      paper(
        'a',
        'letter Douglas County Election Commission',
        `DOUGLAS COUNTY ELECTION COMMISSION, Omaha
August 4, 2026
Re: Mutasim I. Abdelrahim, voter no. 2207714
Our records show that the above was registered on May 19, 2023 through an electronic transfer from the Department of Motor Vehicles. The box "U.S. citizen" was marked NO on the scanned application. The registration was cancelled at his request on July 28, 2026.
Voting history: none. No ballot has been issued or cast.`,
      ),
      paper(
        'b',
        'statement',
        `my name is Mutasim. i drive for airport shuttle since 2022. in may 2023 i renewed my license at the DMV on 108th street and the lady asked many questions fast. i did not ask to vote. in july 2026 a card came about the primary and i took it to my lawyer the next day. i never voted in any country, sudan also no.
about the store: in 2023 i wrote check to Baker's for 211 dollars and the account was short because uber paid late. i paid it.`,
      ),
      paper(
        'c',
        'County Court of Douglas County',
        `COUNTY COURT OF DOUGLAS COUNTY, NEBRASKA
State v. Mutasim Abdelrahim   CR23-18842
Issuing bad check, $211.40 (Class II misdemeanor). Filed 10/12/2023.
Pretrial diversion accepted 11/30/2023; restitution $211.40 paid 11/30/2023; program completed 05/30/2024. DISMISSED 06/06/2024.`,
      ),
      paper(
        'd',
        'Citation Council Bluffs',
        `Council Bluffs Police, Iowa. Citation 77-20118, 9/3/2024, disorderly conduct (argument over parking at airport curb). Dismissed on motion of the City 10/29/2024, costs $60 to defendant, paid.`,
      ),
      paper(
        'e',
        'Divorce (transl.)',
        `REPUBLIC OF THE SUDAN, SHARIA COURT OF OMDURMAN (translation from Arabic)
Certificate of divorce no. 3318/2017. Mutasim Idris Abdelrahim Musa and Hanan Osman Bilal. First revocable divorce May 2, 2017, become final August 9, 2017.
Certified translation, S. Kheir, June 11, 2026`,
      ),
      paper(
        'f',
        'Order child support',
        `DISTRICT COURT OF DOUGLAS COUNTY, Case CI 22-4471. Mutasim Abdelrahim shall pay to Hanan Bilal $385 per month for Rayan from October 1, 2022.
Payment history (Nebraska Child Support Payment Center) as of 11/02/2026: 50 payments, balance $0.00`,
      ),
      paper(
        'g',
        'IRS',
        `Internal Revenue Service, Notice CP521, October 5, 2026. Mutasim I Abdelrahim. Installment agreement, tax year 2023. Balance $2,318.77. Monthly payment $125 due on the 28th.`,
      ),
      paper(
        'h',
        'travel',
        `Cairo 12-18-2022 to 2-11-2023 (mother sick)
Jeddah, Umrah, Mar 28 - Apr 9 2024
Cairo 8/1/25-10/14/25 got engaged, married Sep 12 2025 (wife Amna still in Cairo)`,
      ),
      paper(
        'i',
        'Metro Community College',
        `Transcript, M. Abdelrahim. Associate of Applied Science, Diesel Technology, awarded May 15, 2025. GPA 3.41.`,
      ),
      paper(
        'j',
        'Letter imam',
        `Islamic Center of Omaha
Nov. 1, 2026
Brother Mutasim has driven our elders to dialysis and to prayer every Friday since 2022 and takes no money. In the flood of 2024 he carried 14 families' things in the shuttle.
Imam Yusuf Tahir`,
      ),
      paper(
        'k',
        'green card',
        `PERMANENT RESIDENT  Surname ABDELRAHIM MUSA  Given name MUTASIM IDRIS  Category RE6  Resident since 02/08/22`,
      ),
    ],
  },
]
