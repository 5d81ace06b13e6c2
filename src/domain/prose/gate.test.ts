import { expect, test } from 'vitest'
import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { caseOf, clientCalled } from '#test/case-map-cases.ts'
import { isUnlikeItsPapers } from './gate.ts'

const text =
  'DECLARATION OF MARTA DIAZ\n\nMy name is Marta Diaz. My brother Luis Diaz drove a bus. On May 3, 2023 Chucho burned me with his cigarette. They asked for 600 pesos and I did not pay.'
const base = caseOf(clientCalled('Marta', 'Diaz'), {})
const map = makeCaseMap({ ...base, documents: [{ id: 'd', title: 'Declaration of Marta Diaz', text }] })
const textOf = () => text

/** The fact that the sentence with these words was read as, told in another wording. */
function told(words: string, wording: string): { fact: CaseFact; map: CaseMap } {
  const fact = map.facts.find(({ sources }) =>
    sources.some(
      (source) =>
        source.type === 'passage' && map.passages.find(({ id }) => id === source.passage)?.words.includes(words),
    ),
  )
  if (!fact) throw new Error('The sentence was not read.')
  return { fact: { ...fact, wording }, map }
}

test('a figure, a denial or a person that the paper does not have is seen', () => {
  const luis = map.persons.find(({ full }) => full.startsWith('Luis'))?.id ?? ''
  const isUnlike = ({ fact }: ReturnType<typeof told>) => isUnlikeItsPapers(fact, { map, textOf })
  expect(isUnlike(told('600 pesos', 'They asked for 600 pesos and {applicant.subj} did not pay'))).toBe(false)
  expect(isUnlike(told('600 pesos', 'They asked for 6,000 pesos and {applicant.subj} did not pay'))).toBe(true)
  expect(isUnlike(told('600 pesos', 'They asked for 600 pesos and {applicant.subj} paid'))).toBe(true)
  // Whose cigarette it was is he who burned her, and not the brother of the sentence before.
  expect(luis).not.toBe('')
  expect(isUnlike(told('cigarette', `On May 3, 2023 Chucho burned {applicant} with {${luis}.poss} cigarette`))).toBe(
    true,
  )
})

test('what an attorney corrected passes as it stands', () => {
  const { fact } = told('600 pesos', 'They asked for 700 pesos')
  expect(isUnlikeItsPapers({ ...fact, state: 'corrected' }, { map, textOf })).toBe(false)
})
