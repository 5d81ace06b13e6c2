import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letter of it was first read. */
export const berthReadings: readonly NaturalizationReading[] = [
  {
    name: 'a ship’s cook of Cape Verde, five years, a trip of seven months for his mother, tax arrears on a plan, an arrest of 2016 dismissed',
    filingDate: '2026-12-01',
    client: {
      first_name: 'Adilson',
      middle_name: '',
      last_name: 'Tavares',
      state: 'MA',
      gender: 'male',
      date_of_birth: '1982-04-27',
      country_of_citizenship: 'Cape Verde',
      a_number: '208-655-914',
      marriage_date: '2014-08-02',
    },
    spouse: { citizenship: 'Cape Verde', name: 'Ivete Tavares' },
    children: [
      { name: 'Nilton Tavares', date_of_birth: '2015-10-11' },
      { name: 'Kelly Tavares', date_of_birth: '2019-02-03' },
    ],
    answers: {
      permanent_residence_date: '2017-05-16',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'overdue_taxes'],
      name_changed: 'no',
      positive_equities: ['employment', 'community', 'family_care'],
    },
    sources: [
      paper(
        'a',
        'Statement of Adilson Tavares',
        `I have been a cook on the fishing boat Lady Ernestina out of New Bedford since 2017. A trip is eight to eleven days.

On January 9, 2024, my brother called that our mother had a stroke in Mindelo. I flew on January 12. She could not speak or use her right side. I found a woman to live with her, but the first one left and the second one had to be trained, and I came back on August 14, 2024. Ivete and the children stayed in our apartment at 31 Acushnet Avenue. The captain kept my berth and I paid my share of the rent every month from what I had saved.

In 2016, before I had my residence, I was arrested in Brockton because my cousin and I were shouting in the street after a wedding. It was disorderly conduct. The case was dismissed the next month when I paid $100 of court costs.

For 2022 the boat paid us as contractors and I did not put anything aside. I owed $6,412. I signed a plan with the IRS in September 2023 and pay $150 on the 20th of each month. I have not missed one.

I coach the under-12 boys at Our Lady of the Assumption on the Saturdays when I am on land.`,
      ),
      paper(
        'b',
        'Letter of the captain',
        `F/V LADY ERNESTINA, New Bedford. November 9, 2026. Adilson Tavares has cooked for my crew since June 2017. He had leave without pay from January 12 to August 20, 2024, to care for his mother, and I used a relief cook and kept his place. He is the first man up and he has never brought drink aboard. - Capt. Joaquim Rezendes`,
      ),
      paper(
        'c',
        'Brockton District Court, docket sheet (certified)',
        `TRIAL COURT OF MASSACHUSETTS, BROCKTON DIVISION. Docket 1615CR003377. Commonwealth v. Adilson Tavares. Offense date 07/16/2016. Count 1: disorderly conduct, G.L. c. 272 s. 53. 08/19/2016: Dismissed upon payment of court costs $100 before arraignment at request of Commonwealth. Paid 08/19/2016.`,
      ),
      paper(
        'd',
        'IRS, installment agreement and account transcript 2022',
        `Internal Revenue Service. Installment agreement, September 14, 2023. Tax period December 31, 2022. Monthly payment $150.00 due on the 20th.
Account transcript requested November 3, 2026: 37 payments received; account balance plus accruals $1,506.22. No default.`,
      ),
      paper(
        'e',
        'Tax return transcripts 2021-2025',
        `Form 1040, tax period December 31, 2021, married filing joint. Form 1040, December 31, 2022, married filing joint, amount owed $6,412.00. Form 1040, December 31, 2023, amount owed $0. Form 1040, December 31, 2024, refund $811. Form 1040, December 31, 2025, refund $1,240.`,
      ),
      paper(
        'f',
        'Hospital Baptista de Sousa, Mindelo (translation)',
        `January 30, 2024. Maria da Luz Tavares, 68, was admitted on January 9, 2024 with an ischemic stroke of the left hemisphere, with aphasia and paralysis of the right side. Discharged January 29 to the care of her son Adilson. Needs help with all activities. Dr. Elsa Monteiro`,
      ),
      paper(
        'g',
        'Lease and rent ledger, 31 Acushnet Avenue',
        `Lease of August 1, 2020: Adilson and Ivete Tavares. Rent ledger January to December 2024: $1,325 received each month on or before the 5th, no month missing.`,
      ),
      paper(
        'h',
        'School letter',
        `Carlos Pacheco School, November 12, 2026. Nilton Tavares has been a pupil here since 2020 and Kelly since 2024. In the spring of 2024 Mrs. Tavares came to all conferences; both children attended without a break.`,
      ),
      paper(
        'i',
        'Parish letter',
        `Our Lady of the Assumption, November 15, 2026. Adilson has coached our boys since 2019 and cooks the Saint's feast for 300 people. Fr. Jack Oliveira`,
      ),
      paper(
        'j',
        'Trips',
        `Praia/Mindelo 12/10/2022 - 1/6/2023
Mindelo 1/12/2024 - 8/14/2024
Mindelo 7/1/2025 - 7/22/2025`,
      ),
    ],
  },
]
