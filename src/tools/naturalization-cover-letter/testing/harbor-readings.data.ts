import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letters of them were first read. */
export const harborReadings: readonly NaturalizationReading[] = [
  {
    name: 'a widow of Cambodia, five years complete, arrears that were not hers, a fishing citation, a dismissed charge of 1999, two long stays',
    filingDate: '2026-12-03',
    client: {
      first_name: 'Sophea',
      last_name: 'Keo',
      state: 'MA',
      gender: 'female',
      date_of_birth: '1971-08-08',
      country_of_citizenship: 'Cambodia',
      a_number: '047-118-330',
    },
    spouse: {},
    children: [{ name: 'Dara Keo', date_of_birth: '1996-01-04' }],
    answers: {
      permanent_residence_date: '1995-03-22',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }, { outcome: 'no_charges' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'failed_to_file_taxes'],
      green_card: 'lost',
      fee_option: 'reduced',
      uscis_mailing_address: 'elgin_lockbox_other',
      positive_equities: ['community', 'family_care', 'employment'],
    },
    sources: [
      paper(
        'a',
        'sophea notes (by phone w/ Dara translating)',
        `trips last five yrs:
Phnom Penh 1/5/2023 to 8/14/2023 (mother's stroke)
Phnom Penh 2/1/2025 - 3/2/2025 (mother's funeral, 100 days)
She says she kept her room at Dara's in Lowell & her job let her back. Did not work there.

1999: fight with ex husband Vuthy, BOTH arrested, dropped at court.
2021: Dept of Fish & Game or env. police gave her a ticket for too many scup at the pier in Fall River. $100? paid. No arrest.

taxes - 2022 not filed, she thought cleaning cash is no tax. filed it this year, owed $611 paid.

Divorce 2001 Lowell. Vuthy died 2015.
Green card - purse stolen on the T, applied for new one in July.
she feeds monks at the temple on N. Chelmsford every Sunday, takes care of Dara's boy (autistic, 5).`,
      ),
      paper(
        'b',
        'Lowell District Court letter',
        `TRIAL COURT OF MASSACHUSETTS, LOWELL DISTRICT COURT
Certified copy of docket 9911CR004417
Commonwealth v. Sophea Keo
Assault and battery G.L. c.265 s.13A. Arraigned 11/29/1999. 
01/18/2000 Dismissed for want of prosecution. Complainant Vuthy Keo asserted marital privilege.`,
      ),
      paper(
        'c',
        'Environmental Police citation',
        `MASSACHUSETTS ENVIRONMENTAL POLICE Non-criminal citation M 088213. 06/12/2021 Fall River. Possession of scup over limit (41; limit 30). Fine $110.00. PAID 06/30/2021`,
      ),
      paper(
        'd',
        'Calmette Hospital, translation',
        `(Translated from Khmer.) Calmette Hospital, Phnom Penh. Patient KEO SAREN, female, born 1944. Admitted 02 January 2023, cerebral infarction, right side. Discharged home 19 February 2023 with total care. Rehabilitation as outpatient until August 2023. Accompanied by daughter from America.`,
      ),
      paper(
        'e',
        'Merrimack Cleaning LLC',
        `To whom it may concern. Sophea Keo has cleaned offices for us since 2014. In January 2023 she asked for leave for her mother and we gave it. She came back on August 21, 2023 to the same route. W-2 wages since October 2022; before then she was paid as 1099. Rosa Medeiros, owner`,
      ),
      paper(
        'f',
        'IRS record of account',
        `Record of Account 1040
2022 - return filed 04-20-2026, tax 611.00, paid 04-20-2026, balance 0.00
2021, 2023, 2024, 2025 - return filed, balance 0.00`,
      ),
      paper(
        'g',
        'I-90 receipt',
        `Form I-797C, Notice of Action. I-90, IOE0933018840. Received July 21, 2026. Applicant KEO, SOPHEA. Reason: previously issued card lost, stolen or destroyed.`,
      ),
      paper(
        'h',
        'Dara letter',
        `I am Dara Keo, I am a respiratory therapist at Lowell General. My mother has lived with me at 61 Branch Street since 2016. When she was in Cambodia in 2023 I kept her room and her phone and I paid her share of the electric from her own account at Enterprise Bank. My son Kiri is autistic and 5, and she is the only one he lets wash his hair.`,
      ),
      paper(
        'i',
        'Decree - Middlesex Probate',
        `MIDDLESEX PROBATE AND FAMILY COURT, No. 01D-2217. Judgment of divorce nisi, Sophea Keo v. Vuthy Keo, September 10, 2001; absolute December 10, 2001. No order of support.`,
      ),
      paper(
        'j',
        'Wat letter',
        `Glory Buddhist Temple. Yeay Sophea cooks for the monks each Sunday since 2009. In the pandemic she brought food to 22 houses. She never talks about the Pol Pot time but the old people know she carried her brother. Ven. Sao Khon`,
      ),
      paper(
        'k',
        'Household income sheet for reduced fee',
        `Household: Sophea Keo, Dara Keo, Kiri Keo. 2025 AGI: Sophea 24,118; Dara 71,402.`,
      ),
    ],
  },
]
