import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { inputOf } from './asylum-examples.ts'
import type { AsylumReading } from './asylum-readings.data.ts'
import { measureDraft } from './prose-measures.ts'

/** A fictional asylum case opened on its case map. */
export function openAsylum(reading: AsylumReading) {
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
  // As in a draft: the papers stand beside the map with their texts.
  const papers = reading.documents.map(({ id, title, text }) => ({ id, kind: 'client_document' as const, title, text }))
  return { opened: asylumBrief.open({ ...input, sources: [...input.sources, ...papers], caseMap }), caseMap }
}

const measured = new WeakMap<AsylumReading, ReturnType<typeof measureOpened>>()

/** Writes its offline brief, and measures it: once, however many facts are about it. */
export function measureAsylum(reading: AsylumReading) {
  const known = measured.get(reading) ?? measureOpened(reading)
  measured.set(reading, known)
  return known
}

function measureOpened(reading: AsylumReading) {
  const { opened, caseMap } = openAsylum(reading)
  return measureDraft(opened, {
    exhibits: caseMap.exhibits,
    people: referentsOf(caseMap.persons),
    needed: reading.needed,
  })
}
