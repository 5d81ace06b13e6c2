import { expect, test } from 'vitest'
import { relabelExhibits } from './exhibit-cites.ts'
import { sanitizeSection } from './sanitize.ts'
import { shortCitation } from './short-citation.ts'
import { resolveTokens } from './tokens.ts'

const exhibits = [
  { id: 'doc-1', letter: 'A', pages: 3 },
  { id: 'doc-2', letter: 'B', pages: 4 },
]
const print = (html: string) => resolveTokens(html, { exhibits })

test('an exhibit token prints letter, pages and paragraph, by the document or by its letter', () => {
  expect(print('[[ex:doc-1|p=1,3]]').html).toBe('<span data-source="ex:doc-1|p=1,3">Ex. A at 1, 3</span>')
  expect(print('[[ex:B|p=2-4|n=16]]').html).toBe('<span data-source="ex:doc-2|p=2–4|n=16">Ex. B at 2–4, ¶ 16</span>')
  expect(print('[[ex:doc-2]]').html).toContain('>Ex. B</span>')
  // As models write a list, so that nobody reads a number of it.
  expect(print('[[ex:A|n=8,10]]').html).toContain('>Ex. A ¶¶ 8, 10</span>')
})

test('an exhibit that is not in the list and a page that it does not have are gaps, and reported', () => {
  expect(print('[[ex:doc-9|p=1]]')).toMatchObject({
    html: expect.stringContaining('data-gap="exhibit to be named"'),
    unknown: [{ token: '[[ex:doc-9|p=1]]', why: 'unknown' }],
  })
  expect(print('[[ex:A|p=4]]')).toMatchObject({ unknown: [{ why: 'page' }] })
})

test('a moved exhibit moves in text that is already written, and survives the sanitiser', () => {
  const stored = sanitizeSection(`<p>He fell (${print('[[ex:doc-1|p=2]]').html}).</p>`)
  const moved = relabelExhibits(stored, [{ id: 'doc-1', letter: 'C', pages: 3 }])
  expect(moved).toBe('<p>He fell (<span data-source="ex:doc-1|p=2">Ex. C at 2</span>).</p>')
  expect(relabelExhibits(stored, [])).toContain('data-gap="exhibit to be named"')
})

test('fact tokens print nothing and say which facts a section rests on', () => {
  expect(print('<p>He fell.[[fact:F12]] He rose.[[fact:F13]][[fact:F12]]</p>')).toMatchObject({
    html: '<p>He fell. He rose.</p>',
    facts: ['F12', 'F13'],
  })
})

test('a decision is cited short by its name, with a page by its reporter too', () => {
  expect(resolveTokens('[[cite:C1|short]]').html).toContain('><em>Cervantes-Gonzalez</em></cite>')
  expect(resolveTokens('[[cite:C1|short|pin=566]]').html).toContain(
    '<em>Cervantes-Gonzalez</em>, 22 I&amp;N Dec. at 566',
  )
  expect(shortCitation('INS v. Elias-Zacarias, 502 U.S. 478 (1992)')).toEqual({
    name: 'Elias-Zacarias',
    reporter: '502 U.S.',
  })
  expect(shortCitation('Salcido-Salcido v. INS, 138 F.3d 1292 (9th Cir. 1998)')?.name).toBe('Salcido-Salcido')
  expect(shortCitation('INA § 208(a), 8 U.S.C. § 1158(a)')).toBeUndefined()
})
