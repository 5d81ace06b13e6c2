import type { CaseFact } from '#domain/case-map/case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import type { SectionTelling } from '#domain/drafting/tool.ts'
import type { WaiverCase } from '../case.ts'
import { placesOf } from './places.ts'

/**
 * What each section tells of the map: paragraphs whole, by what they are about, but for a sentence of another part in
 * them. Papers that are told line by line (a budget, a tax return) and what only software computed stay where the map
 * has them.
 */
export function tellingOf(waiver: WaiverCase): ReadonlyMap<string, SectionTelling> {
  const map = waiver.input.caseMap
  if (!map) return new Map()
  const places = placesOf(waiver, map).flatMap(({ section, cluster }) =>
    cluster.facts.map((fact) => [fact.id, isOfOtherPart(fact, section) ? fact.toldIn : section] as const),
  )
  const placed = new Map(places)
  const live = liveFacts(map)
  const others = live.flatMap(({ id, toldIn }) => (placed.has(id) ? [] : [[id, toldIn] as const]))
  const known = new Set(live.map(({ id }) => id))
  const bySection = Map.groupBy(
    [...placed, ...others].filter(([id]) => known.has(id)),
    ([, section]) => section ?? '',
  )
  return new Map([...bySection].map(([section, told]) => [section, { tells: told.map(([id]) => id), refers: [] }]))
}

/**
 * `I speak English and a little French` among reasons to stay is argued with the move, and a brother who cannot take him in
 * among the family’s dates with the hardship.
 */
const isOfOtherPart = ({ kind, toldIn = '' }: CaseFact, section: string): boolean =>
  (section.startsWith('sep_') && toldIn.startsWith('rel_') && /^(?:ties|country)$/u.test(kind)) ||
  (section === 'statement_of_facts' && toldIn.startsWith('sep_') && /^(?:care|health|money)$/u.test(kind))
