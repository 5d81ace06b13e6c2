import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written before the letters of them were first read. */
export const enclosedReadings: readonly NaturalizationReading[] = [
  {
    name: 'an electrician, married to a citizen: an old conviction, a tax plan, half a year with a father',
    filingDate: '2026-11-24',
    client: {
      first_name: 'Rodrigo',
      last_name: 'Valdez Ochoa',
      state: 'AZ',
      gender: 'male',
      date_of_birth: '1981-05-19',
      country_of_citizenship: 'Mexico',
      marriage_date: '2020-09-12',
      a_number: '201-334-556',
    },
    spouse: { citizenship: 'United States', name: 'Megan Valdez' },
    children: [
      { name: 'Luis Valdez', date_of_birth: '2009-03-02' },
      { name: 'Emma Valdez', date_of_birth: '2022-07-15' },
    ],
    answers: {
      permanent_residence_date: '2023-11-08',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'yes',
      spouse_previously_married: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'convicted' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['overdue_taxes'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'phoenix_lockbox_usps',
    },
    sources: [
      paper(
        'a',
        'Record of Mesa Municipal Court',
        `MESA MUNICIPAL COURT
State v. Rodrigo Valdez Ochoa, No. 2012-TR-048812
Date of offense: February 11, 2012
Charge: A.R.S. 28-1381(A)(1), driving under the influence, class 1 misdemeanor
Plea: guilty, April 23, 2012. Sentence: 10 days jail (9 suspended), fine $1,480, screening and 16 hours of education.
All terms completed November 30, 2012. Case closed.`,
      ),
      paper(
        'b',
        'Child support ledger, Maricopa County',
        `FAMILY SUPPORT CENTER, MARICOPA COUNTY
Case ATL 55-20914   Payor: Rodrigo Valdez Ochoa   Child: Luis
Current obligation $412.00 per month
Payments received 2023-11 to 2026-10: 36 of 36. Arrears: $0.00 as of 11/01/2026`,
      ),
      paper(
        'c',
        'IRS letter, installment agreement',
        `Department of the Treasury, Internal Revenue Service
Date: June 3, 2025
Taxpayer: Rodrigo Valdez Ochoa
We approved your installment agreement for tax year 2022. Amount owed: $3,870.15. Monthly payment: $150.00, beginning July 15, 2025.
As long as you pay on time your account is in good standing.`,
      ),
      paper(
        'd',
        'Trips',
        `Hermosillo 12/20/2023-1/4/2024
Hermosillo 7/1/24 to 7/9/24
Guadalajara: left Feb 27 2025, back Sept 2 2025 (father's surgery)`,
      ),
      paper(
        'e',
        'Letter of Desert Valley Electric',
        `November 3, 2026
Rodrigo Valdez Ochoa has worked for us as a journeyman electrician since May 2017. From March 1 to August 31, 2025 he was on unpaid leave; we held his position and he came back on September 8, 2025.
Dana Pruett, owner`,
      ),
      paper(
        'f',
        'Statement of Rodrigo',
        `My father had an operation on his heart on March 5, 2025 in Guadalajara and then a second one in June. I am the only son. My wife and our daughter stayed in our house in Mesa; we paid the mortgage every month. I did not work in Mexico.`,
      ),
    ],
  },
  {
    name: 'the wife of an engineer who is sent to Singapore',
    filingDate: '2026-11-24',
    client: {
      first_name: 'Hae-won',
      last_name: 'Park-Lindgren',
      state: 'WA',
      gender: 'female',
      date_of_birth: '1990-12-01',
      country_of_citizenship: 'South Korea',
      marriage_date: '2025-03-08',
    },
    spouse: { citizenship: 'United States', name: 'Erik Lindgren' },
    answers: {
      permanent_residence_date: '2026-04-14',
      is_us_military_member: 'regularly_stationed_spouse',
      is_divorced: 'no',
      spouse_previously_married: 'yes',
      has_past_arrests: 'no',
      has_legal_concerns: 'no',
      reside_within_usa: 'yes',
      uscis_mailing_address: 'phoenix_lockbox_other',
      name_changed: 'yes',
    },
    sources: [
      paper(
        'o',
        'Letter of Cascade Aerospace Inc.',
        `CASCADE AEROSPACE INC., Seattle
October 19, 2026
Erik Lindgren, a citizen of the United States, has been employed by Cascade Aerospace Inc., an American corporation engaged in the development of the foreign trade and commerce of the United States, since June 2014.
He will be assigned to our office in Singapore from February 1, 2027 for 30 months.`,
      ),
      paper(
        's',
        'Statement of Hae-won',
        `I will live with my husband in Singapore from February 2027. I will take up residence in the United States as soon as his assignment ends. We own our house in Tacoma and will rent it out.`,
      ),
      paper(
        'd',
        'Divorce decree',
        `SUPERIOR COURT OF WASHINGTON, PIERCE COUNTY
In re the Marriage of Erik Lindgren and Paula Moss, No. 19-3-01177-2
Decree of dissolution entered August 30, 2019.`,
      ),
      paper(
        'n',
        'Court order',
        `SUPERIOR COURT, PIERCE COUNTY. Order changing name: Hae-won Park to Hae-won Park-Lindgren, June 2, 2025`,
      ),
    ],
  },
]
