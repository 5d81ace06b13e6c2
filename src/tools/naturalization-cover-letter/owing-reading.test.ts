import { expect, test } from 'vitest'
import type { SourceText } from '#domain/drafting/tool.ts'
import { readLetter } from './testing/read-letter.ts'
import type { NaturalizationReading } from './testing/readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

const owing: readonly NaturalizationReading[] = [
  {
    name: 'a technician of Nigeria, a conviction, a plan with the tax office',
    filingDate: '2026-12-04',
    client: {
      first_name: 'OLUWASEUN',
      last_name: 'ADEBAYO-FALANA',
      state: 'MD',
      gender: 'male',
      date_of_birth: '1981-02-11',
      country_of_citizenship: 'Nigeria',
      marriage_date: '2015-08-22',
    },
    spouse: { citizenship: 'Nigeria' },
    children: [
      { first_name: 'Tomi', date_of_birth: '2012-05-01' },
      { first_name: 'Ife', date_of_birth: '2009-01-15' },
    ],
    answers: {
      permanent_residence_date: '2021-02-18',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'convicted' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['overdue_taxes'],
      name_changed: 'no',
      uscis_mailing_address: 'elgin_lockbox_other',
      positive_equities: ['employment', 'community'],
    },
    sources: [
      paper(
        'd',
        'Divorce decree (first wife)',
        `CIRCUIT COURT FOR PRINCE GEORGE'S COUNTY, MARYLAND
Case CAD14-20931
JUDGMENT OF ABSOLUTE DIVORCE, entered March 9, 2015
Funmi Adebayo v. Oluwaseun Adebayo-Falana
Ordered that the Father pay $640.00 per month as support of the minor children Ife (born January 15, 2009) and Tomi (born May 1, 2012).`,
      ),
      paper(
        'c',
        'Child support payment history',
        `MARYLAND CHILD SUPPORT ADMINISTRATION
Obligor: Adebayo-Falana, O.   Case 330018822
Statement through October 31, 2026. Monthly order $640.00. Arrears as of October 31, 2026: $0.00. Payments received since 04/2015: 139.`,
      ),
      paper(
        'k',
        'Court record DUI',
        `DISTRICT COURT OF MARYLAND FOR HOWARD COUNTY
State v. ADEBAYO-FALANA   Case 0D00418822
Offense date 11/19/2022. Charge: Transp. 21-902(b)(1) driving while impaired by alcohol. Plea: guilty 03/02/2023. Disposition: guilty, 60 days suspended, 12 months unsupervised probation, fine $300. Probation closed satisfactorily 03/02/2024.`,
      ),
      paper(
        'i',
        'IRS installment agreement',
        `Department of the Treasury, Internal Revenue Service. May 6, 2024. We have accepted your installment agreement for tax years 2020 and 2021. Amount owed: $7,412.18. Your monthly payment is $210.00, due on the 15th.
`,
      ),
      paper(
        't',
        'IRS account transcript 10-2026',
        `Account transcript. Tax period 2021. Balance as of Oct. 19, 2026: $1,322.07. Payments: 05/15/2024 to 10/15/2026, 30 payments of $210.00, none missed.`,
      ),
      paper(
        'e',
        'Employer letter',
        `Bay Ridge Dialysis LLC. November 10, 2026. Mr. Adebayo-Falana has been a biomedical equipment technician with us since August 3, 2021, full time, at $36.40 an hour.`,
      ),
      paper(
        'p',
        'Pastor letter',
        `RCCG Jesus House, Columbia MD. Bro. Seun has led our youth ministry since 2019 and drives the food pantry van every second Saturday. After his case in 2022 he told the youth about it himself. Pastor Tunde Olatunji, 11/22/26`,
      ),
      paper(
        'tr',
        'Trips',
        `Trips since 2021: Lagos 12/10/2023 - 01/14/2024 (father's burial); Lagos 07/02/2025-07/30/2025; London 03/28/2026 - 04/02/2026`,
      ),
    ],
  },
]

test('every paper on file is told of, enclosed, or named as left over', () => {
  const { text, checks } = readLetter(owing, 'a technician')
  expect(text).toContain('three trips outside the United States in the five years before this filing, 65 days in all')
  expect(text).toMatch(/The enclosed record “Court record DUI” \(Exhibit [A-Z]\) states: “Offense date 11\/19\/2022\./u)
  expect(text).toMatch(
    /“IRS account transcript 10-2026” \(Exhibit [A-Z]\) states: “Account transcript\. Tax period 2021\. Balance as of/u,
  )
  for (const title of [
    'Court record DUI',
    'IRS account transcript 10-2026',
    'Letter of Bay Ridge Dialysis LLC',
    'Letter of RCCG Jesus House',
  ])
    expect(text.split('\n'), title).toContain(title)
  expect(text.match(/Of the taxes disclosed/g)).toHaveLength(1)
  expect(checks['W31']).toBeUndefined()
  const loose = [...(owing[0]?.sources ?? []), paper('z', 'Lease 2019', 'LEASE of a garage, 2019')]
  const more = owing.map((one) => ({ ...one, sources: loose }))
  expect(readLetter(more, 'a technician').checks['W31']).toContain('“Lease 2019”')
})
