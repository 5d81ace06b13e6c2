import type { NaturalizationReading } from './readings.data.ts'

/** Written before the letter of it was first read. */
export const journeyReadings: readonly NaturalizationReading[] = [
  {
    name: 'a nurse aide of the Philippines on marriage to a citizen, a long trip, a theft as a girl, a tax plan',
    filingDate: '2026-11-20',
    client: {
      first_name: 'Rowena',
      middle_name: 'Dimaculangan',
      last_name: 'Petrie',
      state: 'NV',
      gender: 'female',
      date_of_birth: '1994-04-08',
      country_of_citizenship: 'Philippines',
      a_number: '219-604-118',
      marriage_date: '2021-07-17',
    },
    spouse: { name: 'Curtis Lee Petrie', date_of_birth: '1989-12-01', citizenship: 'United States', gender: 'male' },
    children: [{ name: 'Liam Petrie', date_of_birth: '2023-02-20' }],
    answers: {
      permanent_residence_date: '2023-02-09',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'yes',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['overdue_taxes'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'phoenix_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['community', 'taxes', 'employment', 'education'],
    },
    sources: [
      {
        id: 'a',
        kind: 'client_document',
        title: 'Declaration of the applicant',
        text: `I, Rowena Dimaculangan Petrie, declare:

1. I live at 4410 Ridgecrest Court, Henderson, with my husband Curtis and our son Liam. Curtis and I have lived together without a break since our wedding on July 17, 2021.

2. I traveled to the Philippines from January 12 to February 20, 2024 to show my son to my parents, and from June 3 to December 14, 2025, because my mother had a stroke on May 30. I took unpaid leave from Sunrise Hospital. My husband and my son stayed in Henderson for the first two months and then Curtis brought Liam to me in August and went home again. We kept our apartment and I paid my share of the rent, $725, from there each month. I came back when my brother could take her.

3. In 2019, before I met Curtis, I was stopped at a Target in Las Vegas with a blouse in my bag. I was ashamed. I took the class and the case was dismissed.

4. We owe $1,940 to the IRS for 2024, because my employer took too little. We pay $150 each month.

5. My first marriage, to Jerome Salonga, ended by a decree of nullity in Batangas.

November 2, 2026. Rowena D. Petrie`,
      },
      {
        id: 'b',
        kind: 'client_document',
        title: 'Las Vegas Justice Court, case record',
        text: `JUSTICE COURT, LAS VEGAS TOWNSHIP
State of Nevada v. Rowena Dimaculangan, 19-CR-008841
Petit larceny (misdemeanor), offense date March 16, 2019. Class and 16 hours of community service ordered May 7, 2019. Compliance July 30, 2019. Case dismissed August 6, 2019.`,
      },
      {
        id: 'c',
        kind: 'client_document',
        title: 'IRS installment agreement',
        text: `Department of the Treasury, Internal Revenue Service. Notice CP521. October 19, 2026. Curtis L & Rowena D Petrie. Tax year 2024. Amount due $1,940.16. Monthly payment $150, due on the 15th. Next payment November 15, 2026.`,
      },
      {
        id: 'd',
        kind: 'client_document',
        title: 'Letter of Sunrise Hospital, leave',
        text: `Sunrise Hospital and Medical Center, Human Resources. Rowena Petrie, certified nursing assistant since August 2021. Approved unpaid family leave June 1 to December 20, 2025. Returned to duty December 22, 2025. Position and seniority were kept.`,
      },
      {
        id: 'e',
        kind: 'client_document',
        title: 'Decree of nullity (translation)',
        text: `REPUBLIC OF THE PHILIPPINES, REGIONAL TRIAL COURT, BATANGAS CITY, Branch 8. Civil Case No. 9917. Rowena A. Dimaculangan v. Jerome T. Salonga. Decision of February 11, 2020: the marriage of May 4, 2015 is declared void ab initio. Final March 3, 2020. Certified translation from Filipino.`,
      },
    ],
  },

  {
    name: 'a mason of Cape Verde, five years, two trips, a child support order, a citation, a former name',
    filingDate: '2026-11-21',
    client: {
      first_name: 'Adilson',
      middle_name: 'Tavares',
      last_name: 'Monteiro',
      state: 'MA',
      gender: 'male',
      date_of_birth: '1991-06-17',
      country_of_citizenship: 'Cabo Verde',
      a_number: '214-338-906',
    },
    spouse: {},
    children: [{ name: 'Kayla Monteiro', date_of_birth: '2017-04-04' }],
    answers: {
      permanent_residence_date: '2021-10-29',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'no',
      legal_concerns: [],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['community', 'employment', 'taxes'],
    },
    sources: [
      {
        id: 'a',
        kind: 'client_document',
        title: 'Statement of Adilson Monteiro',
        text: `My name is Adilson Tavares Monteiro. I live in Brockton and I am a mason.
I went to Praia from December 18, 2022 to January 30, 2023 for Christmas, and from July 1 to July 29, 2024 for the funeral of my grandmother. I have no other trips.
I was divorced in 2020 and I pay $140 each week for Kayla. I have never missed.
In August 2018 a man at a soccer game pushed me and we both were taken to the station. The judge dismissed it in October.`,
      },
      {
        id: 'b',
        kind: 'client_document',
        title: 'Brockton District Court docket',
        text: `BROCKTON DISTRICT COURT. Commonwealth v. Adilson T. Monteiro, 1815CR004417. Disorderly conduct, offense date 08/12/2018. Arraigned 08/13/2018. Dismissed on payment of $100 court costs 10/05/2018.`,
      },
      {
        id: 'c',
        kind: 'client_document',
        title: 'Divorce judgment',
        text: `Commonwealth of Massachusetts, Plymouth Probate and Family Court. Judgment of Divorce Nisi, Adilson Monteiro and Carla Andrade, May 12, 2020; absolute August 10, 2020. Adilson shall pay child support of $140 per week for Kayla through the Department of Revenue.`,
      },
      {
        id: 'd',
        kind: 'client_document',
        title: 'DOR payment history',
        text: `Massachusetts Department of Revenue, Child Support Enforcement. Payor: Adilson Monteiro. As of November 9, 2026: 322 of 322 payments received. Arrears: $0.00.`,
      },
      {
        id: 'e',
        kind: 'client_document',
        title: 'Letter, Local 3 Bricklayers',
        text: `Bricklayers and Allied Craftsmen Local 3. November 4, 2026. Adilson Monteiro has been a member in good standing since March 2022. He has taught the Saturday apprentice class without pay since 2024. Frank Doherty, business agent`,
      },
    ],
  },

  {
    name: 'a teacher of Ghana, married to a citizen, one trip, a speeding ticket, former name',
    filingDate: '2026-11-22',
    client: {
      first_name: 'Abena',
      middle_name: 'Serwaa',
      last_name: 'Kowalski',
      state: 'IL',
      gender: 'female',
      date_of_birth: '1992-10-05',
      country_of_citizenship: 'Ghana',
      a_number: '218-771-402',
      marriage_date: '2022-06-11',
    },
    spouse: { name: 'Martin Kowalski', date_of_birth: '1990-01-20', citizenship: 'United States', gender: 'male' },
    children: [],
    answers: {
      permanent_residence_date: '2023-08-30',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'no',
      has_legal_concerns: 'no',
      legal_concerns: [],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['community', 'education', 'employment'],
    },
    sources: [
      {
        id: 'a',
        kind: 'client_document',
        title: 'Travel list',
        text: `Accra, June 20 to August 9, 2024 (wedding of my sister)
Toronto, 12/27/2025 - 12/30/2025`,
      },
      {
        id: 'b',
        kind: 'client_document',
        title: 'Marriage certificate',
        text: `Cook County Clerk. Certificate of marriage. Abena Serwaa Boateng and Martin Kowalski, June 11, 2022, Oak Park, Illinois.`,
      },
      {
        id: 'c',
        kind: 'client_document',
        title: 'Apartment lease',
        text: `Lease, 811 S. Maple Avenue, Unit 2E, Oak Park. Tenants: Martin Kowalski and Abena Kowalski. July 1, 2025 to June 30, 2027. Rent $1,875.`,
      },
      {
        id: 'd',
        kind: 'client_document',
        title: 'Letter of Oak Park Elementary District 97',
        text: `November 10, 2026. Abena Kowalski has taught second grade at Longfellow School since August 2023. She runs the Saturday reading table at the library, which the district does not pay for. Principal Denise Alvarado`,
      },
      {
        id: 'e',
        kind: 'client_document',
        title: 'Traffic record',
        text: `Circuit Court of Cook County, Traffic Division. Abena Kowalski. Speeding 11-14 over, ticket date 03/03/2025. Plea guilty by mail, fine $164 paid 03/28/2025.`,
      },
    ],
  },
]
