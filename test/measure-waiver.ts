import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { waiverCaseRules } from '#tools/i601a-waiver/map/elements.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { inputOf, waiverExample } from './i601a-cases.ts'
import { measureDraft } from './prose-measures.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const measured = new WeakMap<EvidenceCase, ReturnType<typeof measureOpened>>()

/** Writes the offline brief of a fictional waiver on its case map, and measures it: once, however many facts are about it. */
export function measureWaiver(evidence: EvidenceCase) {
  const known = measured.get(evidence) ?? measureOpened(evidence)
  measured.set(evidence, known)
  return known
}

function measureOpened({ base, changes, needed }: EvidenceCase) {
  const input = inputOf(waiverExample(base), changes)
  const documents = input.sources.map(({ id, title, text }) => ({ id, title, text }))
  const rules = waiverCaseRules(input)
  const caseMap = makeCaseMap({ ...input, tool: 'upw', asOf: input.filingDate, rules, documents })
  return measureDraft(i601aTool.open({ ...input, caseMap }), {
    exhibits: caseMap.exhibits,
    people: referentsOf(caseMap.persons),
    needed,
  })
}
