import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letter of it was first read. */
export const chairReadings: readonly NaturalizationReading[] = [
  {
    name: 'a dental hygienist of the Philippines, spouse basis, a trip of 190 days, a careless driving citation, a arrest of 2015 with diversion',
    filingDate: '2026-12-07',
    client: {
      first_name: 'Maricel',
      middle_name: 'Dizon',
      last_name: 'Hathaway',
      state: 'OR',
      gender: 'female',
      date_of_birth: '1988-11-30',
      country_of_citizenship: 'Philippines',
      a_number: '216-404-377',
      marriage_date: '2021-06-19',
    },
    spouse: { citizenship: 'United States', name: 'Owen Hathaway' },
    children: [{ name: 'Rosalie Hathaway', date_of_birth: '2022-08-14' }],
    answers: {
      permanent_residence_date: '2022-11-21',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'yes',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'alternative' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months'],
      name_changed: 'yes',
      spouse_previously_married: 'no',
      positive_equities: ['employment', 'community', 'family_care'],
    },
    sources: [
      paper(
        'a',
        'Intake sheet (paralegal)',
        `CLIENT: Maricel Dizon Hathaway (maiden Dizon Aquino)
LPR: 11/21/2022 (CR1, conditions removed 4/9/2025, approval in file)
Marriage: Owen Hathaway, USC by birth (Eugene), 6/19/2021, Lane County. His first.
Prior marriage: hers, to Joel Reyes, Cebu 2010. Annulled RTC Cebu City 3/8/2019, final 6/14/2019
Trips: Cebu 1/10/2024 - 7/18/2024 (father dying, then estate). Cebu 12/20/2025 - 1/5/2026. Vancouver BC 5/23-5/26/2025
Arrests: DUII 9/5/2015 Springfield OR (on F-1). Diversion, completed, dismissed 10/11/2016
Tickets: careless driving 3/2/2025, fine 265 paid
Job: Dental hygienist, Willamette Smiles, since 2/2019
Taxes: joint 2022-2025, all filed
Volunteer: free dental van 2x/mo since 2020`,
      ),
      paper(
        'b',
        'Declaration of Maricel Hathaway',
        `1. In January 2024 my father was told that he had weeks. I am his only child who is a nurse or near to one. I flew to Cebu on January 10, 2024, with our daughter, who was one year old.
2. He did not die in weeks. He died on May 28, 2024. I stayed to bury him and to settle with my aunts who owns the house, and we flew home on July 18, 2024.
3. Owen stayed in our house in Eugene and came for three weeks in April. I did not work in the Philippines. Willamette Smiles held my chair with a temporary hygienist and I was back at work on July 22.
4. In 2015 I drove home from a birthday after three glasses of wine and was stopped for a broken light. I blew 0.09. I did the diversion: classes, a victim panel, an ignition lock for a year. I have not had a drink before driving since.
5. On March 2, 2025 I slid on ice into a mailbox. Nobody was hurt. I paid the ticket and the mailbox.`,
      ),
      paper(
        'c',
        'Letter of Willamette Smiles',
        `Willamette Smiles Dental, Eugene, October 30, 2026. Maricel has been our hygienist since February 2019, full time. She was on unpaid family leave from January 9 to July 19, 2024. Her position was held for her. - Dr. Priya Raman, DMD`,
      ),
      paper(
        'd',
        'Springfield Municipal Court, register and dismissal',
        `State of Oregon v. Maricel Dizon Reyes, Case 15-TR-08841. DUII (ORS 813.010), date of offense 09/05/2015. 10/08/2015 petition for diversion granted, 12 months. 10/11/2016 diversion agreement completed; charge dismissed with prejudice.`,
      ),
      paper(
        'e',
        'Citation, Lane County',
        `Uniform citation 20250302-118. Careless driving, ORS 811.135, class B violation. Accident: yes, property. Presumptive fine $265. Paid 03/19/2025. Closed.`,
      ),
      paper(
        'f',
        'Decision of Regional Trial Court, Cebu City',
        `Republic of the Philippines, Regional Trial Court, Branch 9, Cebu City. Civil Case CEB-41122. Maricel D. Aquino-Reyes v. Joel B. Reyes. Decision of March 8, 2019: the marriage of February 20, 2010 is declared void ab initio. Certificate of finality June 14, 2019.`,
      ),
      paper(
        'g',
        'Mortgage statements and lease of the truck',
        `Oregon Trail Credit Union. Mortgage of Owen J. Hathaway and Maricel D. Hathaway, 2281 Alder Street, Eugene, originated 08/02/2021. Payments January to July 2024: seven of seven, $1,884.16 each, from joint account ending 4410.`,
      ),
      paper(
        'h',
        'Tax transcripts',
        `2022 Form 1040 MFJ filed 04/02/2023. 2023 Form 1040 MFJ filed 03/30/2024. 2024 Form 1040 MFJ filed 04/11/2025, refund $2,105. 2025 Form 1040 MFJ filed 03/21/2026.`,
      ),
      paper(
        'i',
        'Letter of the preschool',
        `Fern Ridge Preschool, November 9, 2026. Rosalie Hathaway has attended since September 2025. Both parents bring her; Mrs. Hathaway reads to the class on Fridays. - T. Nakagawa, director`,
      ),
      paper(
        'j',
        'Letter of the dental van',
        `Cascadia Free Dental Van, November 2, 2026. Ms. Hathaway has given two Saturdays a month since May 2020, about 110 in all, except for the first half of 2024. She has treated over 900 patients. - Ruben Ocampo, coordinator`,
      ),
      paper(
        'k',
        'Death certificate of Ernesto Aquino (PSA)',
        `Philippine Statistics Authority. Certificate of death: Ernesto L. Aquino, age 71, Cebu City, date of death 28 May 2024. Cause: pancreatic carcinoma. Informant: Maricel D. Hathaway, daughter.`,
      ),
    ],
  },
]
