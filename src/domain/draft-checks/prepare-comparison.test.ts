import { expect, test } from 'vitest'
import { readSection } from '#domain/section-content/read.ts'
import { firstRound } from '#domain/statements/labelled/round-1.data.ts'
import { fortyFourthRound } from '#domain/statements/labelled/round-44.data.ts'
import type { StatementVerdict } from '#domain/comparison/statement-verdict.ts'
import { checkDraft } from './check-draft.ts'
import { fromVerdicts } from './from-verdicts.ts'
import type { Unnamed } from './from-old-case.ts'
import { findRead, settleDoubts } from './settle-doubts.ts'
import { readLabelledCase } from './measure-statements.ts'
import { prepareComparison } from './prepare-comparison.ts'

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

test('short statements are asked about, and what an agency did; a passage that is short is shown whole', () => {
  const short = ['She voted.', 'Ms. Delgado told the agency of the hospitalizations that very morning.']
  expect(textsIn(`<p>${short.join(' ')}</p>`)).toEqual(short.slice(1))
  const [prepared] = prepare(`<p>${short.join(' ')}</p>`)
  for (const { id, text } of prepared?.part.passages ?? []) {
    const whole = material.facts.find(({ source }) => source.id === id)?.source.text ?? ''
    if (whole.length <= 700) expect(text).toBe(whole)
    else expect(text).toMatch(/[.;!?]$/)
  }
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

const passage = { id: 'D', title: 'Declaration', start: 0, end: 5, text: 'words' }

test('a verdict stands at its sentence as long as that is the same; a grave doubt of software’s is never taken back', () => {
  const verdicts = [
    { statement: 'The police came at once.', verdict: 'supported', model: 'm', passage },
    { statement: 'Her brother was shot in 2021.', verdict: 'contradicted', model: 'm', passage },
  ] as const
  const flags = (html: string, ...doubts: Unnamed[]) => {
    const places = findRead([{ id: 'S', reading: readSection(html) }], verdicts)
    return fromVerdicts(places, settleDoubts(doubts, places))
  }
  const html = '<p>Her brother was shot in 2021. The police came at once.</p>'
  expect(flags(html).map(({ code, place }) => [code, place?.start])).toEqual([
    ['read-contradicted', 0],
    ['read-supported', 30],
  ])
  const doubt: Unnamed = {
    code: 'statement-not-found',
    kind: 'Not found',
    severity: 'amber',
    message: 'No answer says it.',
    place: { sectionId: 'S', start: 34, end: 40 },
    text: 'police',
    passages: [],
  }
  const [, settled] = flags(html, doubt)
  expect([settled?.code, settled?.message.endsWith('Software by itself had a doubt: No answer says it.')]).toEqual([
    'read-supported',
    true,
  ])
  for (const graver of [{ severity: 'red' }, { code: 'fact-not-found' }, { code: 'citation-unknown' }] as const)
    expect(flags(html, { ...doubt, ...graver }).map(({ code }) => code)).toEqual(['read-contradicted'])
  const same = {
    ...doubt,
    severity: 'red',
    place: { sectionId: 'S', start: 16, end: 20 },
    passages: [passage],
  } as const
  expect(flags(html, same).map(({ code }) => code)).toEqual(['read-supported'])
  expect(flags('<p>It is untrue that the police came at once.</p>')).toEqual([])
})

test('in the checks of a draft, a true statement that software doubts by its words is green once a model named the words on file', () => {
  const letter = fortyFourthRound.find(({ name }) => name.startsWith('expert letter'))
  if (!letter) throw new Error('no letter')
  const statement = 'Researchers in two other countries have adopted her code on their own.'
  const sections = [{ id: 'S', html: `<p>${statement}</p>` }]
  const words = 'Two groups, in Nepal and in Slovenia, have taken the code up without our help.'
  const named = { id: 'Letter', title: 'Letter', start: 0, end: words.length, text: words }
  const flags = (verdicts: readonly StatementVerdict[]) =>
    checkDraft({ sections, material: readLabelledCase(letter), filingDate, verdicts })
      .filter(({ code, severity }) => severity === 'amber' || severity === 'red' || code.startsWith('read'))
      .map(({ code, severity }) => [code, severity])
  expect(flags([])).toEqual([['statement-not-found', 'amber']])
  expect(flags([{ statement, verdict: 'supported', model: 'm', passage: named }])).toEqual([
    ['read-supported', 'green'],
  ])
  expect(flags([{ statement, verdict: 'not-found', model: 'm' }])).toEqual([['statement-not-found', 'amber']])
})
