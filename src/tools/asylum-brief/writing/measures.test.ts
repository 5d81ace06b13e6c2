import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { inputOf } from '#test/asylum-examples.ts'
import { type AsylumReading, asylumReadings } from '#test/asylum-readings.data.ts'
import { hastyAsylum } from '#test/asylum-hasty.data.ts'
import { measureDraft } from '#test/prose-measures.ts'
import { asylumBrief } from '../tool.ts'

function measure(reading: AsylumReading) {
  const input = inputOf(reading)
  const rules = asylumBrief.caseRules?.(input)
  if (!rules) throw new Error('The tool states no elements.')
  const { answers, client, filingDate: asOf } = input
  const caseMap = makeCaseMap({
    tool: 'draft_generator',
    asOf,
    answers,
    client,
    rules,
    documents: reading.documents,
  })
  return measureDraft(asylumBrief.open({ ...input, caseMap }), {
    exhibits: caseMap.exhibits,
    people: referentsOf(caseMap.persons),
    needed: reading.needed,
  })
}

test('a case stands in its offline brief, with documents or from answers alone: facts, cites, few gaps, nothing twice or pasted', () => {
  for (const one of [...asylumReadings, ...hastyAsylum]) {
    const { text, missing, words, gapsPerThousandWords, ...found } = measure(one)
    const share = 1 - missing.length / one.needed.length
    console.info(
      `${one.title}: ${words} words, ${Math.round(share * 100)} % of ${one.needed.length} facts, ${gapsPerThousandWords.toFixed(1)} gaps per 1,000 words; not there: ${missing.join('; ')}`,
    )
    expect(share, `${one.title}: ${missing.join('; ')}`).toBeGreaterThanOrEqual(0.8)
    expect(gapsPerThousandWords, one.title).toBeLessThanOrEqual(3)
    expect({ title: one.title, ...found }).toEqual({
      title: one.title,
      repeated: [],
      pasted: [],
      straightQuotes: 0,
      namesTwice: [],
      unresolved: [],
    })
    expect(text).not.toMatch(/\bundefined\b|\{|\}|to be confirmed|\bTBC\b|\bNB\b/)
  }
})

test('what happened after the arrival is no harm of the past, and a place that failed is no place to go', () => {
  const journalist = asylumReadings.find(({ id }) => id === 'R3')
  const appeal = asylumReadings.find(({ id }) => id === 'R4')
  if (!journalist || !appeal) throw new Error('The readings are gone.')
  expect(measure(journalist).text).not.toMatch(/the (?:detention|events) of November 2, 2025/)
  expect(measure(appeal).text).toContain('Another place in the country has been tried, in 2020')
})
