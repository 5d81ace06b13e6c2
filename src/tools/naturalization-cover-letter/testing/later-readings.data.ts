import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letters of them were first read. */
export const laterReadings: readonly NaturalizationReading[] = [
  {
    name: 'a nurse’s aide of the Philippines, on the first day of the window, name by marriage, half a year with a newborn',
    filingDate: '2026-11-28',
    client: {
      first_name: 'Marisol',
      middle_name: 'Dizon',
      last_name: 'Hartmann',
      state: 'NV',
      gender: 'female',
      date_of_birth: '1993-12-02',
      country_of_citizenship: 'Philippines',
      marriage_date: '2023-09-16',
      a_number: '220-418-665',
    },
    spouse: { citizenship: 'United States', name: 'Greg Hartmann' },
    children: [{ name: 'Leah Hartmann', date_of_birth: '2025-06-20' }],
    answers: {
      permanent_residence_date: '2024-02-26',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'no',
      spouse_previously_married: 'yes',
      has_past_arrests: 'no',
      has_legal_concerns: 'no',
      uscis_mailing_address: 'phoenix_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['employment'],
    },
    sources: [
      paper(
        'm',
        'Marriage certificate, Clark County',
        `CLARK COUNTY, NEVADA. Certificate of marriage. Gregory Alan Hartmann and Marisol Dizon Reyes were joined in marriage on September 16, 2023.
Name of the wife after marriage: Marisol Dizon Hartmann`,
      ),
      paper(
        't',
        'Trips outside the U.S.',
        `Manila: left 03/30/2025, returned 09/25/2025 (birth of Leah, my mother helped)
Tijuana, Mexico: 11/08/2024 - 11/10/2024
Manila: 12/19/2025 - 01/05/2026`,
      ),
      paper(
        'd',
        'Divorce decree of Gregory Hartmann',
        `DISTRICT COURT, FAMILY DIVISION, CLARK COUNTY, NEVADA. Case D-18-577120-D. Gregory Alan Hartmann, plaintiff, and Susan Lynn Hartmann, defendant. Decree of divorce entered April 4, 2019.`,
      ),
      paper(
        'x',
        'Tax return transcripts 2023-2025',
        `Tax return transcript 2023, Form 1040, married filing jointly. Received 04/09/2024
Tax return transcript 2024, Form 1040, married filing jointly. Received 04/14/2025
Tax return transcript 2025, Form 1040, married filing jointly. Received 03/30/2026`,
      ),
      paper(
        'w',
        'Letter of Silver Mesa Care Home',
        `SILVER MESA CARE HOME, Henderson. October 2, 2026. Ms. Hartmann has worked here as a nurse's aide since March 18, 2024. She was on maternity leave from March 28, 2025 to October 1, 2025.`,
      ),
      paper(
        'b',
        'Birth certificate of Greg Hartmann',
        `STATE OF OHIO. Certificate of live birth. Gregory Alan Hartmann, born May 3, 1988 in Dayton, Ohio.`,
      ),
    ],
  },
  {
    name: 'a truck driver of Ethiopia, five years complete, a DUI with probation, late taxes, registration with Selective Service',
    filingDate: '2026-12-03',
    client: {
      first_name: 'Dawit',
      last_name: 'Alemu',
      state: 'TX',
      gender: 'male',
      date_of_birth: '1997-03-21',
      country_of_citizenship: 'Ethiopia',
      a_number: '215-900-348',
    },
    spouse: { citizenship: 'Ethiopia', name: 'Hiwot Tadesse' },
    answers: {
      permanent_residence_date: '2019-08-14',
      is_divorced: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'convicted' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['selective_service', 'overdue_taxes'],
      uscis_mailing_address: 'dallas_lockbox_other',
      positive_equities: ['rehabilitation', 'employment', 'taxes'],
    },
    sources: [
      paper(
        'j',
        'Judgment, County Criminal Court No. 4, Dallas County',
        `COUNTY CRIMINAL COURT NO. 4, DALLAS COUNTY, TEXAS
Cause MB22-41877   The State of Texas v. Dawit Alemu
Offense: driving while intoxicated, Penal Code 49.04, class B misdemeanor. Date of offense: February 19, 2022.
Plea: guilty. Sentence: 120 days in jail, probated for 12 months, fine $600. Imposed August 2, 2022.
Order of July 31, 2023: probation completed, defendant discharged.`,
      ),
      paper(
        's',
        'Selective Service letter',
        `SELECTIVE SERVICE SYSTEM. Status information letter, May 6, 2024. Our records do not show a registration. The man was required to register between September 2019 and March 2023.`,
      ),
      paper(
        'i',
        'IRS notice of payment plan',
        `INTERNAL REVENUE SERVICE. Notice CP521. Tax year 2023. Amount you owe: $6,020.88. Your monthly payment of $210.00 is due on the 28th. You have made 9 payments.`,
      ),
      paper(
        'p',
        'Passport stamps',
        `ADDIS ABABA arrival 05 JAN 2023, departure 27 FEB 2023
ADDIS ABABA arrival 10 JUL 2025, departure 02 SEP 2025`,
      ),
      paper(
        'a',
        'Affidavit of Dawit Alemu',
        `1. I did not register for Selective Service because nobody at my school told me and I thought it was for citizens.
2. I have not had a drink since February 20, 2022. I finished the class of 32 hours on November 12, 2022.
3. I was stopped for speeding near Waco on June 1, 2025 and paid $198.`,
      ),
      paper(
        'r',
        'Certificate, Trinity Alcohol Education Program',
        `This certifies that Dawit Alemu completed the 32-hour DWI intervention program on November 12, 2022.`,
      ),
    ],
  },
]
