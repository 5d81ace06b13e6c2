import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letter of it was first read. */
export const ovenReadings: readonly NaturalizationReading[] = [
  {
    name: 'a baker of Tunisia married to a citizen, three years, a trip of 195 days in a hospital, a ticket and an old shoplifting charge, a stepdaughter',
    filingDate: '2026-12-03',
    client: {
      first_name: 'Mehdi',
      middle_name: '',
      last_name: 'Bouazizi',
      state: 'MI',
      gender: 'male',
      date_of_birth: '1990-03-17',
      country_of_citizenship: 'Tunisia',
      a_number: '219-447-802',
      marriage_date: '2021-06-19',
    },
    spouse: { citizenship: 'United States', name: 'Colleen Bouazizi' },
    children: [{ name: 'Amira Bouazizi', date_of_birth: '2023-09-25' }],
    answers: {
      permanent_residence_date: '2023-02-10',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months'],
      name_changed: 'no',
      positive_equities: ['employment', 'community', 'family_care'],
    },
    sources: [
      paper(
        'a',
        'Declaration of Mehdi Bouazizi',
        `I bake at night at Corktown Bread in Detroit, since May 2021, first with a work card. Since 2024 I am the head baker and have four people under me.

Colleen and I married on June 19, 2021, in Ferndale. We have lived at 812 Leroy Street ever since, with her daughter Maeve, who is 11, and with our Amira since 2023.

On February 1, 2025, I flew to Tunis to see my parents for three weeks. On February 16 I fell with a scooter in Sousse and broke the thigh and the pelvis. I was operated twice and could not sit in an airplane. The doctor let me fly on August 10 and I flew on August 15, 2025. Colleen came to me in March for ten days. The bakery held my job and my name stayed on the lease and on the bank account. I did not work in Tunisia.

On October 3, 2019, before I had my green card, I took a charger from a store in Dearborn and put it in my pocket, because I was angry at the line. I was a student. I was charged with retail fraud. I did sixteen hours of service and the judge dismissed it in April 2020.

In 2025, in November, I got a ticket for rolling through a stop sign, $135. I paid it.

I have taught a class in bread for the blind at the center on Woodward since 2022.`,
      ),
      paper(
        'b',
        'Clinique Les Oliviers, Sousse (translation)',
        `Medical certificate. Mr. Mehdi Bouazizi, born 17/03/1990, was admitted on 16/02/2025 for fracture of the left femur and of the pelvis after a road accident. Operations on 18/02/2025 and 06/05/2025. Travel by air was not permitted before 10/08/2025. Dr. Sonia Trabelsi, orthopedics.`,
      ),
      paper(
        'c',
        'Corktown Bread, letter of the owner',
        `November 20, 2026. Mehdi has baked for us since May 2021 and is our head baker at $27.50 an hour. We held his job from February 1 until he came back to work on September 29, 2025. His people ask for his shift. Nora Szymanski, owner`,
      ),
      paper(
        'd',
        '19th District Court, Dearborn, register of actions (certified)',
        `Case 19-4471-SM. People v. Bouazizi, Mehdi. Offense 10/03/2019: retail fraud third degree. 11/14/2019 plea under advisement, 16 hours community service. 04/20/2020 service completed, case dismissed, no conviction entered. Costs $175 paid.`,
      ),
      paper(
        'e',
        'IRS tax return transcripts 2022-2025',
        `Form 1040, tax period December 31, 2022, married filing joint. December 31, 2023, married filing joint. December 31, 2024, married filing joint. December 31, 2025, married filing joint. No balance.`,
      ),
      paper(
        'f',
        'Lease and joint account',
        `Lease of 812 Leroy Street, Ferndale, July 1, 2021, tenants Colleen and Mehdi Bouazizi, renewed each year through June 30, 2027. Statement of joint checking account, Huron Credit Union, January 2022 to October 2026: pay of both deposited.`,
      ),
      paper(
        'g',
        'Colleen Bouazizi, birth certificate and statement',
        `I was born in Flint, Michigan, on May 2, 1989. I am the wife of Mehdi. My first marriage ended by divorce in 2018. In March 2025 I flew to Sousse for ten days. I ran the house alone for six months and he called each night at Maeve's bedtime. Colleen Bouazizi, November 24, 2026`,
      ),
      paper(
        'h',
        'Letter of the Center for the Blind',
        `Woodward Center, November 12, 2026. Mr. Bouazizi has taught bread in our kitchen on the first Sunday of each month since 2022, unpaid, but for the months in which he was in hospital. 60 of our members have baked with him. Alvin Pettway, director`,
      ),
      paper(
        'i',
        'Journeys',
        `Tunis 02/01/2025 - 08/15/2025\nToronto 07/02/2026 - 07/05/2026\nTunis 12/18/2023 - 01/09/2024`,
      ),
    ],
  },
]
