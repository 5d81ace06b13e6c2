import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import type { PlacingContext } from './placing.ts'
import type { Unit } from './unit.ts'

/** So many statements of a paragraph that goes on over the arrival are one thing. */
const fewStatements = 6

/**
 * A long paragraph that tells of the flight and, in the same breath, of the border, of work and of a fight in custody: what
 * it tells behind the arrival is placed statement by statement, each with what leans on it.
 */
export function cutAtArrival(unit: Unit, context: Pick<PlacingContext, 'map' | 'frame'>): Unit[] {
  const at = unit.facts.findIndex((fact) => isBehindArrival(fact, context))
  if (at <= 0 || unit.facts.length <= fewStatements) return [unit]
  const parts: CaseFact[][] = [unit.facts.slice(0, at)]
  for (const fact of unit.facts.slice(at)) {
    const open = parts.length > 1 ? parts.at(-1) : undefined
    if (open !== undefined && /^(?:He|She|They|It|That|This|But|And|Then)\b/u.test(fact.asTold ?? fact.statement))
      open.push(fact)
    else parts.push([fact])
  }
  return parts.map((facts) => ({ ...unit, facts, text: facts.map(({ statement }) => statement).join(' ') }))
}
