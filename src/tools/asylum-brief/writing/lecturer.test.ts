import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { inputOf } from '#test/asylum-examples.ts'
import { eleventhAsylum } from '#test/asylum-eleventh-readings.data.ts'
import { openAsylum } from '#test/measure-asylum.ts'
import { measureDraft } from '#test/prose-measures.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'

function measured(changed: (text: string) => string = (text) => text) {
  const [reading] = eleventhAsylum
  if (!reading) throw new Error('no reading')
  const input = inputOf(reading)
  const rules = asylumBrief.caseRules?.(input)
  if (!rules) throw new Error('no rules')
  const { answers, client, filingDate: asOf } = input
  const documents = (reading.documents ?? []).map((one) => ({ ...one, text: changed(one.text) }))
  const caseMap = makeCaseMap({ tool: 'draft_generator', asOf, answers, client, rules, documents })
  return measureDraft(asylumBrief.open({ ...input, caseMap }), {
    exhibits: caseMap.exhibits,
    people: referentsOf(caseMap.persons),
    needed: reading.needed ?? [],
  })
}

const { text, ...figures } = measured()

test('every fact that the brief needs stands in it, nothing twice and nothing pasted', () => {
  expect(figures).toMatchObject({ missing: [], repeated: [], pasted: [], namesTwice: [], straightQuotes: 0 })
  expect(figures.gapsPerThousandWords).toBeLessThan(3)
})

test('a given name in short is the client’s own: the account is told and not quoted whole', () => {
  expect(text).toContain('Mr. Talukder was born on September 5, 1987 in Bakerganj')
  expect(text).toContain('He was in Dhaka on that day and has the bus ticket')
  expect(text.match(/The declaration states/gu) ?? []).toEqual([])
})

test('two days of one month are a span', () => {
  const [reading] = eleventhAsylum
  if (!reading) throw new Error('no reading')
  expect(
    openAsylum(reading)
      .caseMap.facts.map(({ statement }) => statement)
      .join(' '),
  ).toContain('November 2 to 5, 2023')
  expect(text).not.toContain('20232023')
})

test('a government that fell is met: the burden, and what is told of the time since; a gap where nothing is', () => {
  expect(text).toMatch(/What has changed there\.[^]{0,60}In August 2024 the government of Sheikh Hasina fell\./)
  expect(text).toContain('A change that rebuts the presumption must be a fundamental one')
  expect(text).toContain('It did not end the danger to Mr. Talukder')
  const { text: unchanged } = measured((words) =>
    words.replace(/In August 2024 the government of Sheikh Hasina fell\. People say that I can go home now\./u, ''),
  )
  expect(unchanged).not.toContain('What has changed there')
})

test('a hiding place where men asked for the client is a place that was tried', () => {
  expect(text).toContain('Mr. Talukder was found there')
  expect(text).not.toContain('Nothing in the record names such a place')
})

test('each step of the proceeding is a sentence', () => {
  expect(text).toContain(
    'the Notice to Appear is dated March 4, 2024. He was released on his own recognizance. A master calendar hearing was held in New York City on September 12, 2024, and the charge was conceded.',
  )
})
