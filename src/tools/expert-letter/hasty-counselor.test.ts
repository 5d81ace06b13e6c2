import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import type { SourceKind } from '#domain/questionnaire/record-kinds.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'

const frame = readLetterCase('eb1a-independent-expert')
const s = (id: string, kind: SourceKind, title: string, text: string) => ({ id, kind, title, text })

/** A country expert and a school's counselor, with notes in haste. */
const cases = [
  {
    client: { first_name: 'Lwin', last_name: 'Htet', country_of_citizenship: 'Burma', gender: 'male' },
    answers: {
      case_type: 'Asylum, country conditions expert, immigration court',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'never met mr Htet, read his declaration only. 2000 dollars flat, same whatever the judge decides',
      additional_prompt:
        'Cover the conscription law, treatment of CDM teachers, relocation to Yangon. Address to Immigration Judge P. Marlowe, Aurora.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Lwin Htet',
        `DECLARATION OF LWIN HTET
1. I was a teacher of mathematics in Monywa until I joined the Civil Disobedience Movement on February 8, 2021.
2. On May 19, 2022 soldiers of the army burned my house. My mother got out with my grandmother.
3. I crossed to Mae Sot on June 30, 2022.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Katharina Vogt',
        'Senior lecturer in Southeast Asian studies, University of Leeds. PhD 2009 SOAS. fieldwork in Sagaing and Magway 2006-2019, 14 months in all. testified 11 times.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Vogt',
        `KATHARINA VOGT
Senior Lecturer, University of Leeds, 2013-present
Ph.D., SOAS, University of London, 2009
Author, The Long Dry Season: Villages of Central Burma (2018)`,
      ),
      s(
        'E2',
        'extra_expert',
        'Notes of the expert',
        `Opinions approved:
In my opinion a teacher who joined the CDM and is returned would be recognized at Yangon airport, because the names of striking teachers were published by the ministry in 2021 and are in the PSMS database.
People's Military Service Law activated February 10, 2024: men 18-35, professionals to 45.
Of 31 returned CDM teachers whom I traced between 2022 and 2025, 22 were detained within a month.
Yangon is no refuge: every household must register overnight guests under the Ward or Village Tract Law.
I do not know whether a warrant exists for Mr. Htet.
Some teachers signed a pledge and were let back to work in 2023.`,
      ),
    ],
  },
  {
    client: { first_name: 'Beatriz', last_name: 'Salgado', country_of_citizenship: 'Mexico', gender: 'female' },
    answers: {
      case_type: 'I-601A hardship, letter of the school counselor',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'She is the counselor at Noah’s school since 2023 and sees Noah every week. Noah is the son of Beatriz. Not paid.',
      additional_prompt: '',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'IEP of Noah Salgado',
        `INDIVIDUALIZED EDUCATION PROGRAM
Student: Noah Salgado, grade 3
Eligibility: specific learning disability (reading), anxiety
Goals: reading fluency from 41 to 75 words per minute by June 2027`,
      ),
      s(
        'E0',
        'expert',
        'Marcy Dunleavy',
        'School counselor, Fremont Elementary, Boise. M.Ed. Boise State 2011, licensed 2012.',
      ),
      s(
        'E1',
        'extra_expert',
        'Notes of the counselor',
        `Weekly since September 2023.
Noah missed 4 days in the spring of 2025 and 17 since August 2026, when his mother told him that she may have to leave.
He asked me on October 6, 2026 whether the school can adopt him.
His teacher reports that he hides under the table when the intercom rings.
In my opinion the absences are tied to the fear that his mother will leave.
I am not a psychologist and have made no diagnosis.
Mother comes to each IEP meeting; father works nights.`,
      ),
    ],
  },
]

const [country, school] = cases.map(({ client, answers, sources }) =>
  draftLetter(letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources }))
    .map(({ html }) => sectionText(html))
    .join('\n'),
)

test('a school’s name is no subject of study, and the year of a license is not that of the degree', () => {
  expect(country).toContain('I hold a Ph.D. from SOAS, University of London (2009).')
  expect(school).toContain('I hold an M.Ed. from Boise State (2011).')
})

test('a flat sum is the fee', () => {
  expect(country).toContain('My fee is $2,000; it does not depend on the outcome.')
})

test('the letter of a school’s counselor is no psychological evaluation', () => {
  expect(school).toContain('Form I-601A, supporting letter')
  expect(school).not.toMatch(/psychological evaluation/)
})

test('the answer on how they stand is told, and what bars a refuge is in the letter', () => {
  expect(school).toContain('I have been the counselor at Noah’s school since 2023 and see Noah every week.')
  expect(school).not.toContain('NEEDS: relationship')
  expect(country).toMatch(/Internal relocation\nYangon is no refuge/)
})
