import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written before the letters of them were first read: a plain one, and one in hurried notes. */
export const quayReadings: readonly NaturalizationReading[] = [
  {
    name: 'a baker of Vietnam, a year and a half with a sick father, arrears of support paid',
    filingDate: '2026-11-25',
    client: {
      first_name: 'Quang',
      middle_name: 'Minh',
      last_name: 'Truong',
      state: 'TX',
      gender: 'male',
      date_of_birth: '1981-06-08',
      country_of_citizenship: 'Vietnam',
      a_number: '071-224-518',
    },
    children: [{ name: 'Emily Truong', date_of_birth: '2012-10-02' }],
    answers: {
      permanent_residence_date: '2014-03-19',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'convicted' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'support_arrears'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'dallas_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['employment', 'family_care', 'rehabilitation', 'community'],
    },
    sources: [
      paper(
        'a',
        'Statement of Quang Truong',
        `My name is Quang Minh Truong. I am a baker at Three Doves Bakery in Houston and have worked there since April 2016.

From January 14, 2023 to August 2, 2023 I was in Can Tho, because my father had a stroke and my sister could not lift him. I kept my apartment on Bellaire Boulevard and paid the rent every month. My employer kept my place. My daughter stayed in Houston with her mother.

In 2019 I was convicted of driving while intoxicated. I had been at a wedding. I finished probation and I have not driven after a drink since.

I fell behind with the support for Emily while I was in Vietnam. I paid all of it by March 2024.`,
      ),
      paper(
        'b',
        'Judgment, Harris County',
        `COUNTY CRIMINAL COURT AT LAW NO. 9, HARRIS COUNTY, TEXAS
The State of Texas v. Quang Minh Truong, Cause No. 2284417
Offense: driving while intoxicated, first (Class B misdemeanor). Date of offense: February 9, 2019.
Plea: guilty, June 4, 2019. Sentence: 180 days in the county jail, suspended; community supervision for twelve months; fine $500; DWI education program.
Order of discharge: June 4, 2020. All conditions completed.`,
      ),
      paper(
        'c',
        'Order on support and payment record',
        `In the 246th District Court, Harris County, No. 2017-33418. Quang M. Truong pays Thu Ha Le $640 a month for the support of Emily Truong from July 1, 2017.
Office of the Attorney General, Child Support Division, payment record as of November 10, 2026: arrears of $3,840.00 on August 31, 2023; paid in full March 15, 2024; balance $0.00.`,
      ),
      paper(
        'd',
        'Decree of divorce',
        `In the 246th District Court of Harris County, Texas, No. 2017-33418. Final decree of divorce. Quang Minh Truong and Thu Ha Le, married December 11, 2010 at Can Tho, are divorced. Signed on June 20, 2017.`,
      ),
      paper(
        'e',
        'Letter of Three Doves Bakery',
        `Three Doves Bakery, Houston, November 3, 2026. Quang Truong has worked here since April 2016 and has run the night shift since 2021. We kept his place when he went to his father in 2023. He has trained eleven bakers. He has not been late once. Margaret Oyelaran, owner`,
      ),
      paper(
        'f',
        'Travel of Quang Truong',
        `Can Tho, Vietnam: January 14, 2023 to August 2, 2023
Can Tho, Vietnam (funeral of father): October 20, 2024 to November 9, 2024
Cancun, Mexico: May 3, 2025 to May 8, 2025`,
      ),
      paper(
        'g',
        'Lease and rent ledger',
        `Bellaire Oaks Apartments, tenant Quang M. Truong, unit 214. Lease from September 1, 2020, renewed yearly. Ledger January to August 2023: rent of $985 received on the first of each month.`,
      ),
    ],
  },
  {
    name: 'a nurse aide of Kenya married to a citizen, notes of staff with labels',
    filingDate: '2026-11-27',
    client: {
      first_name: 'Wanjiru',
      middle_name: '',
      last_name: 'Kamau',
      state: 'MN',
      gender: 'female',
      date_of_birth: '1990-11-21',
      country_of_citizenship: 'Kenya',
      a_number: '219-556-087',
    },
    spouse: { name: 'Erik Lindqvist', date_of_birth: '1986-02-02', citizenship: 'United States', gender: 'male' },
    children: [{ name: 'Nora Lindqvist', date_of_birth: '2022-08-16' }],
    answers: {
      permanent_residence_date: '2022-11-02',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'yes',
      spouse_previously_married: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['failed_to_file_taxes', 'prior_denial'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['employment', 'education', 'community', 'taxes'],
    },
    sources: [
      paper(
        'a',
        'intake',
        `W. KAMAU intake 11/4/26 - SB
Hx: LPR 11/2/22 thru Erik (USC b. Duluth), m. 6/5/21 St Paul. CR -> I-751 appr 3/2025.
Prior marr: Peter M., Nairobi, div 2018.
Travel: 12/20/23-1/28/24 Nairobi; 7/2025 2 wks Kenya w/ Nora; Toronto wknd 10/25.
Arrest: 8/2024 Ramsey Co., 5th deg assault, neighbor dispute re parking. Dism 12/2024. Never jailed, cite only.
Tax: did not file 2023, thought Erik's covered. Filed late 6/2025, jointly amended. Owed 412 pd.
N400 before: filed 9/2025, too early, denied 1/2026.
Work: CNA Regions Hosp since 2/2022. LPN school - grad 5/2027.
Church: choir, Kenyan Comm. of MN.
Sources: client, I-797s.`,
      ),
      paper(
        'b',
        'Ramsey docket',
        `STATE OF MINNESOTA, RAMSEY COUNTY  62-CR-24-5519  State v. Wanjiru Kamau
Assault 5th degree 609.224.1 misd  offense 08/17/2024
12/10/2024 Dismissed by prosecutor, interests of justice`,
      ),
      paper(
        'c',
        'USCIS notice',
        `U.S. Citizenship and Immigration Services, January 21, 2026. Form N-400, receipt IOE9120044876. Decision: denied. You filed your application on September 3, 2025, before you had been a permanent resident for the period that section 319(a) requires, less 90 days. You may file a new application when you are eligible.`,
      ),
      paper(
        'd',
        'IRS transcript',
        `Account transcript, Form 1040, tax year 2023. Wanjiru Kamau and Erik Lindqvist. Return filed June 11, 2025 (joint). Balance due $412.00; payment June 11, 2025 $412.00. Account balance $0.00.`,
      ),
      paper(
        'e',
        'HR ltr',
        `Regions Hospital, St. Paul. 11/9/26. Wanjiru Kamau, certified nursing assistant, hired 2/14/2022, 36 hrs/wk. Employee of the quarter spring 2025.`,
      ),
    ],
  },
]
