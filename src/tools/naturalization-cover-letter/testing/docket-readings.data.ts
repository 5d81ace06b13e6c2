import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letters of them were first read. */
export const docketReadings: readonly NaturalizationReading[] = [
  {
    name: 'a nurse of the Philippines, married three years, a shoplifting plea as a student, a long stay with a dying mother',
    filingDate: '2026-11-24',
    client: {
      first_name: 'Maricel',
      middle_name: 'Dizon',
      last_name: 'Ostrander',
      state: 'NV',
      gender: 'female',
      date_of_birth: '1990-03-14',
      country_of_citizenship: 'Philippines',
      marriage_date: '2021-04-10',
      a_number: '216-407-553',
    },
    spouse: { citizenship: 'United States', name: 'Paul Ostrander' },
    children: [{ name: 'Eli Ostrander', date_of_birth: '2023-05-20' }],
    answers: {
      permanent_residence_date: '2023-09-12',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'no',
      spouse_previously_married: 'yes',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'convicted' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months'],
      name_changed: 'yes',
      uscis_mailing_address: 'phoenix_lockbox_usps',
      positive_equities: ['employment', 'community', 'family_care'],
    },
    sources: [
      paper(
        'a',
        'Statement of Maricel Ostrander',
        `My name is Maricel Dizon Ostrander. I was Maricel Dizon until I married.

In March 2017, when I was an exchange student in Reno, I put two lipsticks in my sleeve at a drugstore. I was 27 and I had eleven dollars. I pleaded guilty, paid the fine and did 24 hours of community service at a food bank. I have never taken anything since.

My mother Corazon got pancreatic cancer in January 2025. I flew to Iloilo on February 2, 2025 and stayed until she died on July 25. I came home on August 9, 2025. My husband and our son stayed in our house in Henderson and the hospital kept my job with leave.

Paul and I have lived together at 214 Juniper Crest since May 2021. He was married before. He sends his daughter Hannah, who is 15, $480 each month.

I work nights in the burn unit. On Saturdays I teach Filipino folk dance at the library, no pay.`,
      ),
      paper(
        'c',
        'Reno Municipal Court, certified docket',
        `MUNICIPAL COURT OF THE CITY OF RENO - CERTIFIED DOCKET
City of Reno v. Maricel Dizon, Case 17 CR 04418
Date of offense 03/11/2017. Charge: petit larceny, RMC 8.10.040, misdemeanor.
04/18/2017: Guilty plea. Sentence: fine $305, 24 hours community service, suspended jail 10 days, probation 6 months.
10/20/2017: All conditions met. Case closed.`,
      ),
      paper(
        'm',
        'Certificate of marriage, Clark County',
        `STATE OF NEVADA, COUNTY OF CLARK. Certificate of marriage no. D2104-88213. Paul Gerard Ostrander and Maricel Dizon were joined in marriage on April 10, 2021 at Las Vegas. Name of bride after marriage: Maricel Dizon Ostrander.`,
      ),
      paper(
        'd',
        'Decree of divorce - Ostrander v. Ostrander',
        `DISTRICT COURT, CLARK COUNTY, NEVADA. Case D-18-574120-D. Decree of divorce of Paul G. Ostrander and Kelly Ostrander, filed February 25, 2019. Paul shall pay $480 a month for the minor child Hannah.`,
      ),
      paper(
        'l',
        'Leave letter, Desert Springs Hospital',
        `DESERT SPRINGS MEDICAL CENTER, HUMAN RESOURCES
Re: M. Ostrander, RN
Ms. Ostrander has been employed full time since June 3, 2019. She was on approved family medical and personal leave from February 1, 2025 to August 15, 2025, kept her seniority and her health plan, and returned to the burn unit on August 18, 2025.`,
      ),
      paper(
        't',
        'Travel history',
        `Iloilo 02/02/2025 - 08/09/2025 (mother)
Vancouver 10/11/2025 - 10/14/2025
Iloilo 1/4/2026 - 1/25/2026 (40 days / one yr mass, father)
Cabo 5/22/26-5/27/26`,
      ),
      paper(
        'h',
        'Death certificate, C. Dizon (PSA)',
        `REPUBLIC OF THE PHILIPPINES - CERTIFICATE OF DEATH. Corazon Villareal Dizon, female, 61. Date of death: July 25, 2025. Place: Iloilo City. Immediate cause: carcinoma of the head of the pancreas.`,
      ),
      paper(
        'i',
        'Tax transcripts 2023-2025',
        `Form 1040, tax period December 31, 2023, married filing joint, amount you owe $0.00
Form 1040, tax period December 31, 2024, married filing joint, amount you owe $0.00
Form 1040, tax period December 31, 2025, married filing joint, amount you owe $0.00`,
      ),
      paper(
        'b',
        'Library letter',
        `HENDERSON LIBRARIES, October 30, 2026. Maricel Ostrander has taught tinikling to children here on Saturdays since January 2022. Twenty-six children danced at our Heritage Day. She has never sent us a bill. - Doris Pell, branch manager`,
      ),
      paper(
        'v',
        'Mortgage statement, deed',
        `Deed recorded May 14, 2021: Paul G. Ostrander and Maricel D. Ostrander, husband and wife as joint tenants, 214 Juniper Crest, Henderson. Mortgage statement 11/01/2026 in both names.`,
      ),
      paper(
        'p',
        'Birth certificate Paul Ostrander',
        `STATE OF OREGON. Certificate of live birth. Paul Gerard Ostrander, born September 3, 1984, Bend, Deschutes County.`,
      ),
    ],
  },
  {
    name: 'a butcher of the Congo, a refugee, proceedings against a namesake, support for twins, a union, an untaxed cash job',
    filingDate: '2026-12-07',
    client: {
      first_name: 'Patient',
      middle_name: 'Amisi',
      last_name: 'Bahati',
      state: 'IA',
      gender: 'male',
      date_of_birth: '1985-11-02',
      country_of_citizenship: 'Democratic Republic of the Congo',
      a_number: '212-903-118',
    },
    spouse: { citizenship: 'Democratic Republic of the Congo', name: 'Furaha Nyota' },
    children: [
      { name: 'Samuel Bahati', date_of_birth: '2011-02-19' },
      { name: 'Samira Bahati', date_of_birth: '2011-02-19' },
      { name: 'Joy Bahati', date_of_birth: '2020-10-30' },
    ],
    answers: {
      permanent_residence_date: '2021-05-04',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'no_charges' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['overdue_taxes', 'failed_to_file_taxes', 'removal_proceedings'],
      uscis_mailing_address: 'phoenix_lockbox_usps',
      fee_option: 'standard',
      positive_equities: ['employment', 'community', 'rehabilitation', 'taxes'],
    },
    sources: [
      paper(
        'a',
        'Affidavit of Patient Bahati',
        `1. My name is Patient Amisi Bahati. I was born in Bukavu. I came from Nyarugusu camp on May 4, 2021, as a refugee, with my wife and our daughter Joy.
2. I was married before, to Esperance Mwamini. We divorced in the camp in 2016. Our twins, Samuel and Samira, live with her in Omaha. I send $300 a month and I take them the first weekend.
3. In August 2023 the police of Storm Lake stopped me in front of my own house because a neighbor called. They put me in the car for two hours. No charge was made. The officer said sorry to my wife.
4. In 2022 I butchered goats for people on Sundays for cash and I did not put it on my tax. It was $3,850. A man at church told me it was wrong. I amended it in 2024 and I pay $75 a month and I have not missed.
5. In 2024 a letter of the immigration court came to my house for another Patient Bahati, with another number. My lawyer wrote to the court and the court closed the mistake.
6. I work at the pork plant since July 2021. I train the new people on the knives in Swahili, French and English. I am on the safety committee.`,
      ),
      paper(
        'o',
        'Order, Immigration Court Omaha',
        `UNITED STATES DEPARTMENT OF JUSTICE, EXECUTIVE OFFICE FOR IMMIGRATION REVIEW, IMMIGRATION COURT, OMAHA. In the matter of BAHATI, Patient, A 244-018-665. Order of September 18, 2024: The Notice to Appear was served on a person who is not the respondent. Address corrected. The person at 511 Hyland Drive, Storm Lake (A 212-903-118) is not a party to these proceedings.`,
      ),
      paper(
        'i',
        'IRS letters',
        `IRS account transcript 12-31-2022: Amended return filed 03-11-2024. Additional tax assessed $981.00. Installment agreement established 04-22-2024. Balance $106.00 as of 11-16-2026.
IRS account transcript 12-31-2023: Return filed 02-19-2024. Balance $0.00
IRS account transcript 12-31-2024: Return filed 03-02-2025. Balance $0.00
IRS account transcript 12-31-2025: Return filed 02-27-2026. Balance $0.00`,
      ),
      paper(
        's',
        'District Court for Douglas County, Nebraska - support',
        `DISTRICT COURT OF DOUGLAS COUNTY, NEBRASKA. Esperance Mwamini v. Patient Bahati, CI 22-3391. Order of May 27, 2022: respondent shall pay $300 per month for two minor children, beginning June 1, 2022. Payment record 11/20/2026: due $16,200.00; paid $16,200.00.`,
      ),
      paper(
        'd',
        'Divorce paper, Nyarugusu',
        `UNITED REPUBLIC OF TANZANIA, PRIMARY COURT OF KASULU. Matrimonial cause 41/2016. The marriage of Patient Amisi Bahati and Esperance Mwamini is dissolved. Decree of August 29, 2016.`,
      ),
      paper(
        'p',
        'Storm Lake Police Department',
        `STORM LAKE POLICE DEPARTMENT, RECORDS. November 3, 2026. Re: Patient Bahati, DOB 11/02/1985. One contact: 08/12/2023, 511 Hyland Drive, suspicious person call. Subject detained and released. No arrest report, no charge.`,
      ),
      paper(
        'w',
        'Letter, Lakes Pork',
        `LAKES PORK, INC., Storm Lake, Iowa. November 9, 2026. Patient Bahati was hired on July 19, 2021. He is lead trainer on the second cut floor at $27.35 an hour. He speaks up in the safety committee and the injuries on his line fell from 19 to 6 in a year.`,
      ),
      paper(
        'c',
        'Letter of the church',
        `Iglesia y Comunidad Storm Lake, Nov. 15, 2026: Brother Patient plays the drum and drives the van for the old people on Wednesday. He told the congregation about his taxes himself, which is more than most. Pastor Luis Herrera`,
      ),
      paper(
        'j',
        'Trips',
        `Toronto Canada (sister wedding) July 3 - July 9 2024
Bukavu/Kigali 12/18/2025 to 1/29/2026 - father burial`,
      ),
    ],
  },
]
