import type { CaseFact } from '#domain/case-map/case-map.ts'
import { partsOfBrief, type Pen } from './pen.ts'

/** Where facts are told: `Part I.D`; sections of this brief only, the writing one left out. */
export function whereTold(pen: Pen, facts: readonly CaseFact[], here: string): string | undefined {
  const sections = facts.flatMap((fact) => {
    const section = pen.told.get(fact.id) ?? fact.toldIn
    return section === undefined || section === here ? [] : [section]
  })
  return partsOfBrief(pen, [...new Set(sections)])
}
