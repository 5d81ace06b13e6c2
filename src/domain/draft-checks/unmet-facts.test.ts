import { expect, test } from 'vitest'
import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { readSection } from '#domain/section-content/read.ts'
import { fromUnmetFacts } from './unmet-facts.ts'

const fact = (id: string, statement: string, state: CaseFact['state'] = 'proposed'): CaseFact => ({
  id,
  statement,
  wording: statement,
  kind: 'record',
  persons: [],
  amounts: [],
  sources: [{ type: 'answer', question: 'additional_details' }],
  state,
})
const map = {
  facts: [
    fact('a', 'In 2018 Ms. Domingo was cited for driving without a license and paid $158.'),
    fact('b', 'Private clinics in the capital offer diabetic foot care of good quality.'),
    fact('c', 'A brother lives in Knoxville.', 'left-out'),
  ],
  links: ['a', 'b', 'c'].map((id) => ({ fact: id, element: 'x', direction: 'against', weight: 1 })),
  sections: [
    { section: 'discretion', tells: [], refers: [], meets: ['a', 'c'] },
    { section: 'rel_spouse', tells: [], refers: [], meets: ['b'] },
  ],
  passages: [],
  exhibits: [],
  persons: [{ id: 'applicant', full: 'Marta Domingo', short: 'Ms. Domingo' }],
} as unknown as CaseMap

/** The sections with a flag, for a draft of these texts; `marks` are what writers named. */
function flagged(texts: Readonly<Record<string, string>>, marks: Readonly<Record<string, string>> = {}) {
  const sections = Object.entries(texts).map(([id, html]) => ({ id, reading: readSection(html) }))
  const named = Object.fromEntries(Object.entries(marks).map(([words, id]) => ['discretion', [{ words, facts: [id] }]]))
  return fromUnmetFacts(sections, { map, marks: named }).map(({ place, message }) => [place?.sectionId, message])
}

test('a fact against the client that no section states is flagged at the section that was to meet it', () => {
  const silent = { discretion: '<p>She sings in the choir.</p>', rel_spouse: '<p>There is no care.</p>' }
  expect(flagged(silent)).toEqual([
    ['discretion', expect.stringContaining('was cited for driving without a license')],
    ['rel_spouse', expect.stringContaining('Private clinics in the capital')],
  ])
})

test('what is stated anywhere, in other words or by the fact that its writer named, is met', () => {
  const told = {
    discretion: '<p>She was cited once, in 2018, for driving without a license.</p>',
    rel_spouse:
      '<p>Clinics in the capital that are private have good care for a diabetic foot; he cannot pay them.</p>',
  }
  expect(flagged(told)).toEqual([])
  const marked = { ...told, discretion: '<p>One ticket, long paid, is all that there is.</p>' }
  expect(flagged(marked)).toHaveLength(1)
  expect(flagged(marked, { 'One ticket, long paid, is all that there is.': 'a' })).toEqual([])
  // What was named for words that have gone says nothing.
  expect(flagged(marked, { 'She had a ticket and paid it.': 'a' })).toHaveLength(1)
})

test('a draft without the section, or without a map, is asked for nothing', () => {
  expect(flagged({ S15: '<p>He left.</p>' })).toEqual([])
  expect(fromUnmetFacts([], undefined)).toEqual([])
})
