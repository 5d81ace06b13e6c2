import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { inputOf } from '#test/asylum-examples.ts'
import { type AsylumReading, asylumReadings } from '#test/asylum-readings.data.ts'
import { furtherAsylum } from '#test/asylum-further.data.ts'
import { hastyAsylum } from '#test/asylum-hasty.data.ts'
import { secondAsylum } from '#test/asylum-second-readings.data.ts'
import { measureDraft } from '#test/prose-measures.ts'
import { asylumBrief } from '../tool.ts'

function open(reading: AsylumReading) {
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
  return { opened: asylumBrief.open({ ...input, caseMap }), caseMap }
}

function measure(reading: AsylumReading) {
  const { opened, caseMap } = open(reading)
  return measureDraft(opened, {
    exhibits: caseMap.exhibits,
    people: referentsOf(caseMap.persons),
    needed: reading.needed,
  })
}

test('a case stands in its offline brief, with documents or from answers alone: facts, cites, few gaps, nothing twice or pasted', () => {
  for (const one of [...asylumReadings, ...hastyAsylum, ...secondAsylum, ...furtherAsylum]) {
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

test('a late filing is told with what held it up: the arrest of a brother, an illness, the case that was opened', () => {
  const text = further('R12')
  expect(text).toContain('The delay is excused by changed and extraordinary circumstances.')
  expect(text).not.toContain('CHANGED / EXTRAORDINARY CIRCUMSTANCES')
  expect(text).toContain('September 24, 2022: electric shocks and a beating.')
  // Her brother’s arrest is no blemish of hers, and an observer’s complaint of ballots is no report of harm.
  expect(text).not.toContain('That belongs in the balance')
  expect(text).toMatch(/What was read as an opinion\.[^]{0,400}forty ballots/)
})

test('a fall that was told out of fear is explained by the record, without a gap', () => {
  const text = further('R11')
  expect(text).toMatch(/told the doctor that she had fallen because Wilmer Tzoc was in the corridor/)
  expect(text).not.toContain('HOW THE RECORD ANSWERS THIS')
  // Whose father it is follows from the sentence, and pages from the marks above them.
  expect(text).toContain('asked Dr. Silva whether her father can come by airplane')
})

function secondReading(id: string): string {
  const found = secondAsylum.find((one) => one.id === id)
  if (!found) throw new Error('The readings are gone.')
  return measure(found).text
}

test('what the judge wrote is quoted where the ruling is answered, and is nobody’s evidence', () => {
  const text = secondReading('V3')
  expect(text).toContain(
    'The reasons given are these: “The police acted under the state of exception in order to fight crime. The remark of the sergeant shows at most personal anger at the mother. There is no nexus.” Ex. A.',
  )
  expect(text).toContain('the decision itself says: “The Court did not find any other inconsistency.”')
  expect(text.match(/The Court finds the respondent not credible/g)).toHaveLength(1)
  expect(text).toContain('Two documents support the account')
})

test('an answer under oath is told with its question, and nobody is renamed in it', () => {
  expect(secondReading('V3')).toContain(
    'Asked “What did the sergeant say,” Mr. Guardado Lemus answered: “He said, ‘Your mother talks on television. All you Guardado will follow Nelson.’”',
  )
  expect(secondReading('V1')).toContain('Asked “How long were you held,” she answered: “One week.”')
})

test('special forces are the state, and a place to which somebody else moved was not tried by the client', () => {
  expect(secondReading('V1')).toContain('those who act for the state')
  expect(secondReading('V3')).not.toContain('has been tried')
})

test('a note in Spanish is a gap for its translation, and never a sentence of the brief', () => {
  const text = secondReading('V2')
  expect(text).toContain('TRANSLATE THIS NOTE: “La fiscalía archivó en noviembre”')
  expect(text.replaceAll(/TRANSLATE THIS NOTE: “[^”]*”/g, '')).not.toMatch(/archivó|no podía dormir/i)
})

test('points argue with the days and the words of the case', () => {
  const headings = (id: string) => {
    const found = secondAsylum.find((one) => one.id === id)
    if (!found) throw new Error('The readings are gone.')
    return open(found)
      .opened.plan()
      .map(({ title }) => title)
  }
  expect(headings('V1')).toContain(
    'The harm was on account of political opinion: “A teacher who lets children sing for the rebels is a rebel herself”',
  )
  expect(headings('V1')).toContain(
    'The Respondent, asked for as late as September 12, 2026, has a well-founded fear of persecution in Ethiopia',
  )
  expect(headings('V1')).toContain('Relocation within Ethiopia has been tried, and the Respondent was found there')
})
