import type { CaseFact } from '#domain/case-map/case-map.ts'
import { partsOfBrief, type Pen } from './pen.ts'

/** A reader who is sent to more parts than these is sent nowhere. */
const mostParts = 2

/** Where facts are told, the parts that tell most of them: `Part I.D`; sections of this brief only, the writing one left out. */
export function whereTold(pen: Pen, facts: readonly CaseFact[], here: string): string | undefined {
  const sections = facts.flatMap((fact) => {
    const section = pen.told.get(fact.id) ?? fact.toldIn
    return section === undefined || section === here ? [] : [section]
  })
  const counts = [...Map.groupBy(sections, (section) => section)].map(([section, own]) => ({
    section,
    own: own.length,
  }))
  const most = counts
    .toSorted((a, b) => b.own - a.own)
    .slice(0, mostParts)
    .map(({ section }) => section)
  return partsOfBrief(
    pen,
    counts.map(({ section }) => section).filter((section) => most.includes(section)),
  )
}
