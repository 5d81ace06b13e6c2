import { expect, test } from 'vitest'
import { readSection } from '#domain/section-content/read.ts'
import { firstRound } from '#domain/statements/labelled/round-1.data.ts'
import { fromVerdicts } from './from-verdicts.ts'
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
  const same = { sectionId: 'S', start: 16, end: 20, severity: 'red', source: passage } as const
  expect(fromVerdicts(section, verdicts, [same]).map(({ code }) => code)).toEqual(['read-supported'])
  const changed = { id: 'S', reading: readSection('<p>It is untrue that the police came at once.</p>') }
  expect(fromVerdicts(changed, verdicts, [])).toEqual([])
})
