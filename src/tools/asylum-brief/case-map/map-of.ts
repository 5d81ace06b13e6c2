import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { CaseFrame } from '../case.ts'

/** The case map of the draft; without one an empty map, so that the brief is drafted from the answers alone. */
export function mapOf({ input }: CaseFrame): CaseMap {
  return input.caseMap ?? emptyMap(input.filingDate)
}

function emptyMap(asOf: string): CaseMap {
  return {
    version: 1,
    tool: 'draft_generator',
    asOf,
    persons: [],
    passages: [],
    facts: [],
    elements: [],
    links: [],
    conflicts: [],
    exhibits: [],
    chronology: [],
    sections: [],
    gaps: [],
    wanted: [],
  }
}
