import { expect, test } from 'vitest'
import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { figuresOffFacts } from './figures-of-facts.ts'

const fact = (id: string, statement: string): CaseFact => ({
  id,
  statement,
  wording: statement,
  kind: 'health',
  persons: [],
  amounts: [],
  sources: [],
  state: 'proposed',
})
const map = {
  facts: [
    fact('a', 'Dr. Ibarra recorded a PHQ-9 score of 21, in the severe range, on July 22, 2024.'),
    fact('b', 'Ms. Medina brings home about $1,450 a month, and works 24 hours a week.'),
  ],
  passages: [],
  exhibits: [],
  persons: [],
} as unknown as CaseMap

const found = (sentence: string, facts: readonly string[]) =>
  figuresOffFacts(`<p>${sentence}</p>`, map, [{ words: sentence, facts }]).map(
    ({ text, stands }) => `${text}/${stands}`,
  )

test('a figure that is another one in the fact named for its sentence is found, though it stands elsewhere on file', () => {
  expect(found('Dr. Ibarra recorded a PHQ-9 score of 24, in the severe range.', ['a'])).toEqual(['24/21'])
  expect(found('She brings home about $1,540 a month.', ['b'])).toEqual(['$1,540/$1,450'])
})

test('what agrees, counts another thing, is a date, a page or a law, or rests on no named fact is left alone', () => {
  for (const sentence of [
    'Dr. Ibarra recorded a PHQ-9 score of 21 (Ex. B at 24, ¶ 9).',
    'On July 24, 2024 Dr. Ibarra recorded a PHQ-9 score in the severe range.',
    'Of 30 visits this was the worst.',
    'The severe range of scores weighs under 8 C.F.R. § 212.7(e)(2).',
  ])
    expect([sentence, found(sentence, ['a'])]).toEqual([sentence, []])
  expect(found('Dr. Ibarra recorded a PHQ-9 score of 24, in the severe range.', [])).toEqual([])
})
