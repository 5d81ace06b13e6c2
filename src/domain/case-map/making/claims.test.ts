import { expect, test } from 'vitest'
import { caseOf, clientCalled, everything } from '#test/case-map-cases.ts'
import { makeCaseMap } from './make-case-map.ts'

const base = caseOf(clientCalled('Tomas', 'Berg', 'Ida Berg'), {})

/** The map of a case in which these sentences are answers about the wife. */
function mapOf(story: string, argues = '{spouse.subj} cannot manage here without {applicant}') {
  return makeCaseMap({
    ...base,
    client: {
      ...base.client,
      client: { gender: { value: 'male', dataType: 'text' } },
      spouse: { ...base.client.spouse, gender: { value: 'female', dataType: 'text' } },
    },
    answers: { story },
    rules: {
      ...base.rules,
      persons: base.rules.persons.map((person) => ({
        ...person,
        ...(person.id === 'spouse'
          ? { pronoun: 'she' as const, short: 'Ms. Berg' }
          : { pronoun: 'he' as const, short: 'Mr. Berg' }),
      })),
      elements: [{ ...everything, argues }],
      questions: [{ question: 'story', about: 'spouse', kind: 'health', serves: [{ element: 'all' }] }],
      theory: { argues, elements: ['all'] },
    },
  })
}

test('software proposes a theory and theses from what the facts say, and names nobody twice', () => {
  const map = mapOf('Has severe asthma. Tomas Berg carries her upstairs at night. Has severe asthma since childhood.')
  expect(map).toMatchObject({ theoryBy: 'software' })
  expect(map.theory).toMatch(/^Ms\. Berg cannot manage here without Mr\. Berg: she has severe asthma\b/)
  expect(map.theory?.match(/Ms\. Berg|Mr\. Berg/g)).toHaveLength(2)
  expect(map.theory?.match(/asthma/g)).toHaveLength(1)
  expect(map.sections.find(({ section }) => section === 'facts')?.thesis).toBe(map.theory)
})

test('what is denied, cannot be told or is not there carries no claim', () => {
  for (const story of ['She has never had asthma.', 'She is not ill.', 'Rent and gas.'])
    expect([story, mapOf(story).theory]).toEqual([story, undefined])
})

test('an attorney who takes the theory away has none, and one who writes it has that', () => {
  const input = { ...base, answers: {}, rules: { ...base.rules } }
  const theory = (text: string) => makeCaseMap(input, { theory: { text, by: 'a@firm.example', at: 1 } })
  expect(theory('').theory).toBeUndefined()
  expect(theory(' She needs him. ')).toMatchObject({ theory: 'She needs him.', theoryBy: 'attorney' })
})
