import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letters of them were first read. */
export const wharfReadings: readonly NaturalizationReading[] = [
  {
    name: 'a truck driver of Ethiopia, two long stays, support in arrears, a reduced charge, no Selective Service',
    filingDate: '2026-12-01',
    client: {
      first_name: 'Dawit',
      last_name: 'Mekonnen',
      state: 'MN',
      gender: 'male',
      date_of_birth: '1990-04-12',
      country_of_citizenship: 'Ethiopia',
      a_number: '061-220-418',
    },
    spouse: {},
    children: [{ name: 'Bethel Mekonnen', date_of_birth: '2016-09-09' }],
    answers: {
      permanent_residence_date: '2014-07-30',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'convicted' }, { outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'selective_service', 'support_arrears', 'overdue_taxes'],
      uscis_mailing_address: 'chicago_lockbox_usps',
      positive_equities: ['community', 'employment', 'taxes'],
    },
    sources: [
      paper(
        'a',
        'Dawit travel + notes',
        `Travel (from passport):
10 Jan 2022 - 2 Aug 2022 Addis (father died, estate, then war roads closed)
14 Dec 2023 to 11 Jan 2024 Addis
3/3/2025-4/1/2025 Addis, wedding of sister
Toronto 1 wk July 2026
--
truck: owner op since 2019, before that Werner. When gone in 2022 the truck was parked at Fridley, paid lot. apt lease kept, roommate Yonas there.
SS#? knows. Selective service: came at 24, thought students only. Turned 26 4/12/2016.`,
      ),
      paper(
        'b',
        'Ramsey County court record',
        `STATE OF MINNESOTA, RAMSEY COUNTY DISTRICT COURT
Case 62-CR-18-5502    State v. Dawit Mekonnen
Offense date: June 16, 2018. Count 1: DWI 3rd degree, 169A.26. Count 2: careless driving, 169.13.
09/05/2018 Plea of guilty to Count 2. Count 1 dismissed. Sentence: 90 days, stayed; fine $300; probation one year, unsupervised.
09/05/2019 Discharged from probation.`,
      ),
      paper(
        'c',
        'Anoka citation 2023',
        `Anoka County. Citation 0223004471. 02/19/2023. Overweight axle, 169.824. Fine $385.00 paid 03/08/2023.`,
      ),
      paper(
        'd',
        'Lease letter, Rice Creek Apartments',
        `Rice Creek Apartments, Fridley, Minnesota. November 3, 2026. Dawit Mekonnen has been the leaseholder of unit 208 without a gap since May 1, 2018. During January to August 2022 the rent was paid every month by automatic withdrawal. His daughter Bethel is listed as an occupant on alternate weekends. Kay Lindstrom, manager`,
      ),
      paper(
        'e',
        'Landstar contractor statement',
        `Landstar, Agent Services. October 27, 2026. Owner-operator Dawit Mekonnen (BCO 88120) has been under lease to us since March 2019. He notified us on January 6, 2022 of a family emergency and was placed on inactive status. He was reactivated August 15, 2022. He has had no reportable accident.`,
      ),
      paper(
        'f',
        'Death certificate, Addis Ababa (translation)',
        `Certificate of death. Mekonnen Tesfaye, born 1948, died January 8, 2022, Addis Ababa. Cause: COVID-19 pneumonia.`,
      ),
      paper(
        'g',
        'MN child support statement',
        `MINNESOTA CHILD SUPPORT    Case 0015229917-01
Obligor: Mekonnen, Dawit. Obligee: Almaz Girma. Child: Bethel, born 09/09/2016.
Ordered amount: $612 a month by order of March 22, 2018, Ramsey County 62-FA-17-2280.
Arrears as of 08/31/2022: $4,284.00. Payments on arrears: $122 monthly. Arrears as of 10/31/2026: $0.00.
Payments received in the last 12 months: 12 of 12.`,
      ),
      paper(
        'h',
        'IRS installment letter',
        `Department of the Treasury, Internal Revenue Service. Notice CP521. October 12, 2026. Tax year 2022. Your installment agreement is active. Monthly payment $210.00. Amount owed $2,730.18. Your last payment was received October 5, 2026.`,
      ),
      paper(
        'i',
        'Status information letter',
        `Selective Service System, Status Information Letter. August 11, 2026. Our records show no registration for DAWIT MEKONNEN, born 04/12/1990. He was required to register. He has passed the age of 26 and may no longer register.`,
      ),
      paper(
        'j',
        'Dawit statement on selective service',
        `I, Dawit Mekonnen, came at 24 in July 2014. Nobody told me and I thought it is for boys who finish high school in America. I got no letter. If I had known I would have registered the same day. I signed this October 2, 2026.`,
      ),
      paper(
        'k',
        'Deacon letter',
        `Debre Selam Medhanealem Church. Dawit drives the van for the elders on Sundays and in the winter of 2025 he delivered groceries with his own truck when the power failed at Cedar. Deacon Abel Worku`,
      ),
      paper(
        'l',
        'Decree of dissolution 62-FA-17-2280',
        `RAMSEY COUNTY DISTRICT COURT, FAMILY DIVISION, 62-FA-17-2280. In re the marriage of Almaz Girma and Dawit Mekonnen. Judgment and decree entered March 22, 2018. The marriage is dissolved. Joint legal custody of Bethel. Father shall pay $612 a month.`,
      ),
    ],
  },
  {
    name: 'a wife of Ukraine, three years, a changed name, a ticket for a protest, a late return',
    filingDate: '2026-12-01',
    client: {
      first_name: 'Olena',
      last_name: 'Marchetti',
      state: 'PA',
      gender: 'female',
      date_of_birth: '1992-12-03',
      country_of_citizenship: 'Ukraine',
      a_number: '219-404-772',
      marriage_date: '2022-08-13',
    },
    spouse: { name: 'Paul Marchetti', citizenship: 'United States' },
    children: [],
    answers: {
      permanent_residence_date: '2023-10-05',
      is_applying_based_on_marriage: 'yes',
      spouse_previously_married: 'yes',
      is_divorced: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['failed_to_file_taxes', 'other'],
      name_changed: 'yes',
      uscis_mailing_address: 'elgin_lockbox_other',
      positive_equities: ['community', 'family_care', 'education'],
    },
    sources: [
      paper(
        'a',
        'Trips',
        `Lviv - left Dec 27, 2023, came back Jan 30, 2024
Warsaw (mother at hospital) 05/04/2024 to 09/29/2024
Cancun, April 2025, five days
Lviv 12/18/2025 - 1/15/2026`,
      ),
      paper(
        'b',
        'Philadelphia Municipal Court docket',
        `PHILADELPHIA MUNICIPAL COURT
Docket MC-51-SU-0009921-2024    Commonwealth v. Kovalchuk, Olena
Citation issued 02/24/2024, disorderly conduct 18 Pa.C.S. 5503, summary offense. Location: 30th Street (bridge).
05/02/2024 Withdrawn by the Commonwealth upon completion of diversion class.`,
      ),
      paper(
        'c',
        'Marriage certificate',
        `COMMONWEALTH OF PENNSYLVANIA, Philadelphia, License 22-30418. Paul Anthony Marchetti and Olena Kovalchuk, married August 13, 2022.`,
      ),
      paper(
        'd',
        'Order, Court of Common Pleas - name',
        `COURT OF COMMON PLEAS OF PHILADELPHIA COUNTY. In re Olena Kovalchuk, No. 240800771. Decree: and now this 14th day of October, 2024, the name of the petitioner is changed to Olena Marchetti.`,
      ),
      paper(
        'e',
        'Divorce decree of Paul',
        `COURT OF COMMON PLEAS OF DELAWARE COUNTY, No. 2018-06620. Paul Anthony Marchetti v. Kristen Leigh Marchetti. Decree in divorce, June 3, 2019.`,
      ),
      paper(
        'f',
        'Tax transcripts',
        `IRS account transcript, Form 1040, Paul A & Olena Marchetti
2023: return filed and processed 04-15-2024. Balance $0.00
2024: return filed 11-09-2026. Tax owed $0.00 (refund 811.00)
2025: return filed and processed 04-12-2026. Balance $0.00`,
      ),
      paper(
        'g',
        'Statement Olena taxes & protest',
        `In 2024 Paul and I each thought the other one sent the return, because I was in Warsaw when he signed it. In November 2026 we ordered transcripts for this application and there was none. We filed it the same week. On February 24, 2024, the second year of the war, about forty of us stood on the bridge with flags and the police gave each a ticket. I was not handcuffed.`,
      ),
      paper(
        'h',
        'Letter Penn Medicine',
        `Olena Marchetti has been a research technician since June 2023. From May 6 to September 27, 2024 she worked remotely for us from Poland by written agreement. She returned to the laboratory on October 1. Yusuf Adeyemi, PhD`,
      ),
      paper(
        'i',
        'Lease and bills',
        `Lease, 1820 Tasker Street, Philadelphia: tenants Paul Marchetti and Olena Kovalchuk, from 9/1/2022, renewed through 8/31/2027.
PECO account, both names, 2023-2026.
Joint checking, Citizens Bank, statements January 2023 to October 2026.`,
      ),
      paper(
        'j',
        'Passport of Paul',
        `UNITED STATES OF AMERICA. Passport. MARCHETTI PAUL ANTHONY. Born 22 Feb 1988, Pennsylvania. Issued 11 Mar 2019.`,
      ),
      paper(
        'k',
        'Red Cross and class',
        `American Red Cross SEPA: Olena K. Marchetti, volunteer translator for 31 families since April 2022. Community College of Philadelphia: certificate, biotechnology, May 2025, GPA 3.8.`,
      ),
    ],
  },
]
