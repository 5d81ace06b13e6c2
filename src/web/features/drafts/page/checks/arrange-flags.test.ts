import { expect, test } from 'vitest'
import type { DraftFlag } from '../draft-flag.ts'
import { arrangeFlags } from './arrange-flags.ts'

const citation = (id: string, sectionId: string, finding: string, start = 0): DraftFlag => ({
  id,
  finding,
  kind: 'Verify or remove',
  topic: 'Citation',
  place: { sectionId, start, end: start + 9 },
  quote: 'Matter of Nobody, 25 I&N Dec. 402 (BIA 2010)',
  message: 'Not in your sources or our list.',
  actions: [],
})
const sections = [{ id: 'S21' }, { id: 'S24' }]

test('one doubtful citation in three places is one card that names all of them, and one decision covers them', () => {
  const flags = [citation('c', 'S24', 'two'), citation('a', 'S21', 'one'), citation('b', 'S21', 'one', 40)]
  const { open } = arrangeFlags(flags, sections)
  expect(open).toHaveLength(1)
  expect(open[0]?.places.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(open[0]?.flag).toMatchObject({ finding: 'one', alsoFindings: ['two'] })
})

test('two doubts about one citation are two cards, and gaps are never gathered', () => {
  const other = { ...citation('b', 'S24', 'two'), message: 'A short form that could stand for several citations.' }
  const gaps = ['d', 'e'].map((id): DraftFlag => ({
    ...citation(id, 'S24', id),
    topic: 'Placeholder',
    kind: 'Fill in',
  }))
  expect(arrangeFlags([citation('a', 'S21', 'one'), other, ...gaps], sections).open).toHaveLength(4)
})

test('a wrong date that stands in two places is one card; other words and another message are cards of their own', () => {
  const fact = (id: string, sectionId: string, quote: string, message: string): DraftFlag => ({
    ...citation(id, sectionId, id),
    kind: 'Conflict',
    topic: 'Facts',
    quote,
    message,
  })
  const said = 'The file says “May 6, 2025”.'
  const flags = [
    fact('a', 'S21', 'May 5, 2025', said),
    fact('b', 'S24', 'May 5, 2025', said),
    fact('c', 'S24', '5 May 2025', said),
    fact('d', 'S24', 'May 5, 2025', 'No answer or document has this date.'),
  ]
  const { open } = arrangeFlags(flags, sections)
  expect(open.map(({ places }) => places.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']])
  expect(open[0]?.flag.alsoFindings).toEqual(['b'])
})
