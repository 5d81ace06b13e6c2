import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Two applicants, written whole before either letter was read; the second was kept sealed until the end of its round. */
export const ferryReadings: readonly NaturalizationReading[] = [
  {
    name: 'a deckhand of Peru, an assault charge dismissed, arrears that were paid, a trip of eight months',
    filingDate: '2026-11-24',
    client: {
      first_name: 'Wilder',
      middle_name: 'Augusto',
      last_name: 'Quispe Rojas',
      state: 'WA',
      gender: 'male',
      date_of_birth: '1986-05-21',
      country_of_citizenship: 'Peru',
      a_number: '058-771-204',
    },
    children: [{ name: 'Camila Quispe', date_of_birth: '2014-02-09' }],
    answers: {
      permanent_residence_date: '2019-06-03',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'support_arrears'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['employment', 'community', 'family_care'],
    },
    sources: [
      paper(
        'a',
        'green card front',
        `UNITED STATES OF AMERICA PERMANENT RESIDENT
Surname QUISPE ROJAS
Given Name WILDER AUGUSTO
USCIS# 058-771-204  Category IR6
Country of Birth Peru  Date of Birth 21 MAY 1986
Card Expires 06/03/29  Resident Since 06/03/19`,
      ),
      paper(
        'b',
        'SCLJ dismissal order',
        `SKAGIT COUNTY DISTRICT COURT, STATE OF WASHINGTON
STATE OF WASHINGTON, Plaintiff, v. QUISPE ROJAS, WILDER A., Defendant.
No. 3A0114562
ORDER OF DISMISSAL
The defendant was arrested on July 15, 2023 and charged with assault in the fourth degree, RCW 9A.36.041. On the motion of the prosecuting attorney, the alleged victim having stated that no assault occurred, the matter is DISMISSED WITH PREJUDICE.
Dated November 2, 2023.
Judge L. Engstrom`,
      ),
      paper(
        'c',
        'statement Wilder',
        `I, Wilder Augusto Quispe Rojas, state:
In July 2023 there was a fight in the parking lot of a tavern in Anacortes. I stepped between my cousin and another man. The police took both of us. I was held for one night and I was released without bail. The other man told the prosecutor that I had not touched him.
In 2022 my mother had a stroke in Arequipa. I went on January 10, 2022 and came back on September 14, 2022. My brother was in the mines and there was nobody else. I kept my room in Anacortes and paid the rent of $650 every month, and the ferry company held my place as leave without pay. My daughter stayed here with her mother.
While I was in Peru I could not pay support. I owed $3,120 when I returned. I paid it in fourteen months.
I declare under penalty of perjury that this is true. November 10, 2026. Wilder Quispe`,
      ),
      paper(
        'd',
        'DCS ledger',
        `STATE OF WASHINGTON, DIVISION OF CHILD SUPPORT
Case 2118804. Obligor: Wilder Quispe Rojas. Obligee: Lorena Paredes. Child: Camila Quispe.
Order of support: $390 per month from March 1, 2018.
Arrears as of September 30, 2022: $3,120.00. Arrears as of November 30, 2023: $0.00.
Balance as of November 3, 2026: $0.00. Payments current since December 1, 2023.`,
      ),
      paper(
        'e',
        'decree',
        `SUPERIOR COURT OF WASHINGTON, SKAGIT COUNTY. In re the Marriage of Lorena Paredes and Wilder A. Quispe Rojas. No. 17-3-00418-29. FINAL DIVORCE ORDER. The marriage is dissolved on February 8, 2018.`,
      ),
      paper(
        'f',
        'letter of leave',
        `San Juan Passenger Ferries, Anacortes, WA. October 30, 2026. Mr. Quispe has been a deckhand with us since June 2020. From January 10 to September 20, 2022 he was on unpaid family leave; his position was held for him. He is now bosun. In the storm of December 2025 he went over the rail for a passenger's child. P. Lindahl, port captain`,
      ),
      paper(
        'g',
        'trips list',
        `Trips outside the United States since June 3, 2019
Arequipa, Peru   December 18, 2019 to January 9, 2020
Arequipa, Peru   January 10, 2022 to September 14, 2022
Lima, Peru   July 20, 2024 to August 10, 2024
Victoria, Canada   May 24, 2025 (day trip)`,
      ),
      paper(
        'h',
        'Tax transcripts',
        `Internal Revenue Service. Tax Return Transcripts, Wilder A Quispe Rojas. 2021: filed, balance 0.00. 2022: filed, balance 0.00. 2023: filed, balance 0.00. 2024: filed, balance 0.00. 2025: filed, balance 0.00.`,
      ),
      paper(
        'i',
        'letter Camila mother',
        `To whom: Wilder sees Camila every weekend. When I had surgery in spring 2025 she lived with him for six weeks and he took her to school each day before his boat. Lorena Paredes, Oct 2026`,
      ),
    ],
  },
  {
    name: 'a seamstress of Vietnam, married to a citizen who died, an instalment agreement, many short trips',
    filingDate: '2026-11-24',
    client: {
      first_name: 'Thu',
      middle_name: 'Hien',
      last_name: 'Dang',
      state: 'GA',
      gender: 'female',
      date_of_birth: '1979-10-13',
      country_of_citizenship: 'Vietnam',
      a_number: '064-210-889',
    },
    children: [{ name: 'Minh Dang', date_of_birth: '2005-07-22' }],
    answers: {
      permanent_residence_date: '2021-09-14',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'no_charges' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['overdue_taxes', 'removal_proceedings'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['employment', 'taxes', 'community', 'education'],
    },
    sources: [
      paper(
        'a',
        'LPR card',
        `PERMANENT RESIDENT CARD  Surname DANG  Given Name THU HIEN  USCIS# 064-210-889  Category IR1  Resident Since 09/14/21  Card Expires 09/14/31`,
      ),
      paper(
        'b',
        'IJ order',
        `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT, ATLANTA, GEORGIA
In the Matter of: DANG, Thu Hien   A064-210-889
ORDER OF THE IMMIGRATION JUDGE
Upon the unopposed motion of the Department of Homeland Security, these proceedings are TERMINATED without prejudice.
Date: April 8, 2024
J. R. Castillo, Immigration Judge`,
      ),
      paper(
        'c',
        'death cert',
        `GEORGIA DEATH CERTIFICATE. Decedent: Harold James Whitfield. Date of death: December 2, 2023. Place: Gwinnett County. Surviving spouse: Thu Hien Dang. Cause: pancreatic carcinoma.`,
      ),
      paper(
        'd',
        'marriage',
        `Gwinnett County Probate Court. Certificate of marriage: Harold James Whitfield and Thu Hien Dang, married November 23, 2019 at Lawrenceville, Georgia.`,
      ),
      paper(
        'e',
        'police letter',
        `GWINNETT COUNTY POLICE DEPARTMENT, Records. September 22, 2026. Re: Thu H. Dang, incident 22-061180, June 4, 2022, shoplifting complaint, Mall of Georgia. Subject detained and released the same day. No charges were filed; store reported error of its register.`,
      ),
      paper(
        'f',
        'IRS letter',
        `Department of the Treasury, Internal Revenue Service. October 12, 2026. Thu H Dang. Form 1040, tax year 2024. Your installment agreement was approved on March 3, 2026. Amount owed: $4,186.20. Monthly payment: $150, due on the 15th. Our records show eight payments received; your account is in good standing.`,
      ),
      paper(
        'g',
        'travel dates from passport',
        `Ho Chi Minh City  Jan 20 2022 - Feb 12 2022 (Tet)
Ho Chi Minh City  1/5/2023 - 1/30/2023
Ho Chi Minh City  Feb 2 2024 to May 30 2024 (ashes of husband's wish / mother's house)
Cancun Mexico  June 9-14, 2025
Ho Chi Minh City  12/20/2025 - 1/14/2026`,
      ),
      paper(
        'h',
        'employer',
        `Peachtree Bridal Alterations, Duluth, Georgia. October 20, 2026. Thu Dang has worked here as a seamstress since January 2022, full time, $19.75 an hour. She trains our apprentices. Linda Kwon, owner`,
      ),
      paper(
        'i',
        'temple',
        `Chua Quang Minh, Lithonia. Ms. Dang sews the robes and cooks on the first Sunday for about 120 people. During the ice storm of January 2025 she opened her house to two families. Ven. Thich Minh Tri, Nov 1, 2026`,
      ),
      paper(
        'j',
        'my statement',
        `I did not know I had court. After Harold passed the green card office sent a paper that the condition was not removed, but my card is ten years, it was their mistake. My lawyer then showed them and the judge closed it.
For 2024 I sold Harold's truck and took money from his retirement and I did not know it was taxed. When the letter came I called the same week.
I say this under penalty of perjury. Thu Hien Dang, November 4, 2026`,
      ),
      paper(
        'k',
        'GED and class',
        `Gwinnett Technical College. Certificate: English as a Second Language, Level 5, completed May 9, 2025. Thu Hien Dang.`,
      ),
    ],
  },
]
