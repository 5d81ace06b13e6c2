import { expect, test } from 'vitest'
import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { turnedFacts } from './turned-facts.ts'

const fact = (id: string, statement: string, persons: readonly string[] = []): CaseFact => ({
  id,
  statement,
  wording: statement,
  kind: 'harm',
  persons,
  amounts: [],
  sources: [],
  state: 'proposed',
})
const map = {
  facts: [
    fact('a', 'Captain Farid was told of the plan to burn the pharmacy.', ['captain']),
    fact('b', 'Ashraf Tolba cut across the cross on Mr. Habib’s wrist.', ['tolba', 'applicant']),
    fact('c', 'Attacks in Minya fell from 19 in 2021 to 7 in 2025.'),
    fact('d', 'Mr. Habib did not say that he was afraid.', ['applicant']),
  ],
  passages: [],
  exhibits: [],
  persons: [
    { id: 'applicant', full: 'Mina Habib', short: 'Mr. Habib', first: 'Mina' },
    { id: 'captain', full: 'Captain Hossam Farid', short: 'Captain Farid', first: 'Hossam' },
    { id: 'tolba', full: 'Ashraf Tolba', short: 'Ashraf', first: 'Ashraf' },
    { id: 'cousin', full: 'Bishoy Nabil', short: 'Bishoy', first: 'Bishoy' },
  ],
} as unknown as CaseMap

const found = (sentence: string, facts: readonly string[]) =>
  turnedFacts(`<p>${sentence}</p>`, map, [{ words: sentence, facts }]).map(({ how, text }) => `${how}: ${text}`)

test('a sentence that denies what its fact affirms is found', () => {
  expect(found('Captain Farid was never told of the plan to burn the pharmacy.', ['a'])).toEqual(['denied: never'])
  expect(found('Captain Farid was told of the plan to burn the pharmacy.', ['a'])).toEqual([])
  // Another thing is denied, or the fact is a denial itself.
  expect(found('He does not dispute that attacks in Minya fell from 19 in 2021 to 7 in 2025.', ['c'])).toEqual([])
  expect(found('Mr. Habib did not say that he was afraid.', ['d'])).toEqual([])
  expect(found('Captain Farid was not only told of the plan to burn the pharmacy; he helped.', ['a'])).toEqual([])
})

test('somebody who does what another does in the facts is found', () => {
  expect(found('Bishoy cut across the cross on Mr. Habib’s wrist.', ['b'])).toEqual(['person: Bishoy'])
  expect(found('Ashraf cut across the cross on Mr. Habib’s wrist.', ['b'])).toEqual([])
  expect(found('Before Bishoy’s eyes Ashraf cut across the cross on his wrist.', ['b'])).toEqual([])
  // Whom the sentence means by a pronoun it need not name.
  expect(found('Bishoy saw how he cut across the cross on Mr. Habib’s wrist.', ['b'])).toEqual([])
  expect(found('The men cut across the cross on Mr. Habib’s wrist.', ['b'])).toEqual([])
})
