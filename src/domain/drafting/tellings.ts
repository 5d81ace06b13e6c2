import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { factsToldIn, liveFacts } from '#domain/case-map/read-map.ts'
import type { SectionTelling } from './tool.ts'

/** So many facts told elsewhere a section is shown at most: those on which its argument rests first. */
const mostReferred = 24

/**
 * What each section tells and may refer to: as the tool's writer arranges the facts, else as the map has them. What an
 * attorney or a plan placed stays where they put it; what a section has to meet it neither tells nor refers to.
 */
export function tellingsOf(
  map: CaseMap,
  arranged: ReadonlyMap<string, SectionTelling> | undefined,
): ReadonlyMap<string, SectionTelling> {
  const live = new Map(liveFacts(map).map((fact) => [fact.id, fact]))
  const ids = new Set([...map.sections.map(({ section }) => section), ...(arranged?.keys() ?? [])])
  return new Map([...ids].map((id) => [id, tellingOf(id, map, live, arranged)]))
}

function tellingOf(
  id: string,
  map: CaseMap,
  live: ReadonlyMap<string, CaseFact>,
  arranged: ReadonlyMap<string, SectionTelling> | undefined,
): SectionTelling {
  const own = map.sections.find(({ section }) => section === id)
  const ofMap = factsToldIn(map, id)
  const met = new Set(own?.meets)
  const isArranged = (fact: string) => live.has(fact) && live.get(fact)?.placedBy === undefined && !met.has(fact)
  const placed = arranged ? ofMap.filter(({ placedBy }) => placedBy !== undefined) : ofMap
  const tells = [...new Set([...(arranged?.get(id)?.tells.filter(isArranged) ?? []), ...placed.map((fact) => fact.id)])]
  const refers = [...new Set([...(arranged?.get(id)?.refers ?? []), ...(own?.refers ?? [])])]
  return {
    tells,
    refers: refers.filter((fact) => live.has(fact) && !met.has(fact) && !tells.includes(fact)).slice(0, mostReferred),
  }
}
