import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { inputOf } from '#test/asylum-examples.ts'
import { type AsylumReading, asylumReadings } from '#test/asylum-readings.data.ts'
import { furtherAsylum } from '#test/asylum-further.data.ts'
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
  for (const one of [...asylumReadings, ...hastyAsylum, ...furtherAsylum]) {
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

const further = (id: string) => {
  const found = furtherAsylum.find((one) => one.id === id)
  if (!found) throw new Error('The reading is gone.')
  return measure(found).text
}

test('what was done is listed by its times, each harm by name and with its paragraphs', () => {
  const text = further('R10')
  expect(text).toContain(
    'May 17, 2023: the killing of Mr. Ngwa’s brother, the burning of the house, detention for nineteen days, a whipping, a bag over the head and lost teeth.',
  )
  expect(text).toContain('and would suffer such harm again')
  // Shots at her stall are no wound of hers.
  expect(further('R11')).toContain('November 14, 2024: an armed attack.')
  expect(further('R11')).not.toMatch(/gunshot wound/)
})

test('a warrant is danger and nothing against the client, and a paper that speaks for itself is quoted', () => {
  const text = further('R10')
  expect(text).toMatch(/What bears on the danger now\. In July 2023 a warrant was left/)
  expect(text).not.toMatch(/Against a grant|What may be said to raise a bar/)
  expect(text).toContain('The document reads: “We, the examining magistrate,')
})

test('a fall that was told out of fear is explained by the record, without a gap', () => {
  const text = further('R11')
  expect(text).toMatch(/told the doctor that she had fallen because Wilmer Tzoc was in the corridor/)
  expect(text).not.toContain('HOW THE RECORD ANSWERS THIS')
  // Whose father it is follows from the sentence, and pages from the marks above them.
  expect(text).toContain('asked Dr. Silva whether her father can come by airplane')
})
