import { expect, test } from 'vitest'
import { readLabelledCase } from '#domain/draft-checks/measure-statements.ts'
import { fromVerdicts } from '#domain/draft-checks/from-verdicts.ts'
import { readSection } from '#domain/section-content/read.ts'
import { firstRound } from '#domain/statements/labelled/round-1.data.ts'
import { prepareComparison } from './prepare-comparison.ts'
import { readVerdicts } from './read-verdicts.ts'

const [record] = firstRound
if (!record) throw new Error('no record')
const material = readLabelledCase(record)
const told = record.statements.filter((one) => one.startsWith('+')).map((one) => one.slice(2))
const filingDate = '2026-11-20'

const prepare = (html: string) =>
  prepareComparison({ sections: [{ id: 'S', html }], material, filingDate, client: 'the client' })
const textsIn = (html: string) => prepare(html).flatMap(({ part }) => part.statements.map(({ text }) => text))

test('statements of the case are asked about, each with passages of the file, word for word', () => {
  const html = `<p>${told.join(' ')}</p>`
  const prepared = prepare(html)
  const passages = prepared.flatMap(({ part }) => part.passages)
  expect(prepared.flatMap(({ part }) => part.statements).length).toBeGreaterThan(told.length / 2)
  for (const { id, start, end, text } of passages) {
    const source = material.facts.find(({ source: one }) => one.id === id)?.source
    expect(source?.text.slice(start, end)).toBe(text)
  }
  for (const { task, part } of prepared) expect(task).toContain(`${part.statements.length}| `)
})

test('headings, placeholders, law, quotations and questions are not asked about', () => {
  const [first = ''] = told
  const html = [
    `<h2>${first}</h2>`,
    '<p>Any alien who fears harm may apply for asylum in the United States.</p>',
    `<p>${first.replace(/\.$/, '')} <mark data-gap="day">[day]</mark>.</p>`,
    `<p>${first.replace(/\.$/, '')}. 8 U.S.C. § 1158(b)(1).</p>`,
    '<p>“She told me that she could not go back to that house again after the fire.”</p>',
    '<p>Who would protect her family there after all these years?</p>',
  ].join('')
  expect(textsIn(html).filter((text) => text !== first)).toEqual([])
})

const text = 'My brother was shot twice in March 2021. The police never came to our house.'
const passage = { id: 'D', title: 'Declaration', start: 100, end: 100 + text.length, text }
const part = {
  statements: [{ text: 'Her brother was shot in 2021.' }, { text: 'The police came at once.' }],
  passages: [passage],
  nearest: [0, 0],
}
const given = { restore: (words: string) => words.replaceAll('Person-2', 'brother'), model: 'm' }
const answer = (...verdicts: object[]) => JSON.stringify({ verdicts })

test('a verdict counts with words that stand in a passage, whose place in the file it keeps', () => {
  const reply = answer(
    { statement: 1, verdict: 'supported', quote: 'My Person-2 was shot twice' },
    { statement: 2, verdict: 'contradicted', quote: 'The police never came to our house.' },
  )
  expect(readVerdicts(reply, part, given).map((one) => one.passage)).toEqual([
    { ...passage, start: 100, end: 125, text: 'My brother was shot twice' },
    { ...passage, start: 141, end: 176, text: 'The police never came to our house.' },
  ])
})

test.each([
  ['made up', { statement: 1, verdict: 'contradicted', quote: 'the brother was never shot at' }],
  ['too short to prove anything', { statement: 1, verdict: 'supported', quote: 'shot twice' }],
  ['about nothing that was asked', { statement: 7, verdict: 'supported', quote: 'My brother was shot twice' }],
  ['of no kind', { statement: 1, verdict: 'likely', quote: 'My brother was shot twice' }],
])('a verdict that is %s is none', (_, verdict) => {
  expect(readVerdicts(answer(verdict), part, given)).toEqual([])
})

test('two verdicts on one statement that differ are none; not found needs no words', () => {
  const both = [
    { statement: 1, verdict: 'supported', quote: 'My brother was shot twice' },
    { statement: 1, verdict: 'not-found', quote: '' },
  ]
  expect(readVerdicts(answer(...both), part, given)).toEqual([])
  const one = readVerdicts(answer({ statement: 2, verdict: 'not_found', quote: '' }), part, given)
  expect(one).toMatchObject([{ verdict: 'not-found', passage }])
})

test('a verdict stands at its sentence as long as that is the same; software’s doubt is never taken back', () => {
  const verdicts = [
    { statement: 'The police came at once.', verdict: 'supported', model: 'm', passage },
    { statement: 'Her brother was shot in 2021.', verdict: 'contradicted', model: 'm', passage },
  ] as const
  const section = { id: 'S', reading: readSection('<p>Her brother was shot in 2021. The police came at once.</p>') }
  const flags = fromVerdicts(section, verdicts, [])
  expect(flags.map(({ code, place }) => [code, place?.start])).toEqual([
    ['read-contradicted', 0],
    ['read-supported', 30],
  ])
  const doubt = { sectionId: 'S', start: 34, end: 40, severity: 'amber' } as const
  expect(fromVerdicts(section, verdicts, [doubt]).map(({ code }) => code)).toEqual(['read-contradicted'])
  const changed = { id: 'S', reading: readSection('<p>It is untrue that the police came at once.</p>') }
  expect(fromVerdicts(changed, verdicts, [])).toEqual([])
})
