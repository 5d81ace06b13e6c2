import type { Conflict } from '../case-map.ts'
import type { MapDecisions } from './decisions.ts'
import type { MadeFact } from './made-fact.ts'

/** Conflicts as the attorney decided them: by a choice, or by leaving one side out or correcting it. */
export function settle(
  conflicts: readonly Conflict[],
  { conflicts: decided = {} }: MapDecisions,
  facts: readonly MadeFact[],
): Conflict[] {
  const states = new Map(facts.map(({ fact }) => [fact.id, fact.state]))
  return conflicts.map((conflict) => {
    const choice = decided[conflict.id]
    if (choice)
      return {
        ...conflict,
        settled: { keep: choice.keep, by: 'attorney' as const, ...(choice.why !== undefined && { why: choice.why }) },
      }
    // One side left out or corrected settles it as well.
    const [one, other] = conflict.sides
    if (states.get(one.fact) === 'left-out' || states.get(other.fact) === 'corrected')
      return { ...conflict, settled: { keep: other.fact, by: 'attorney' as const } }
    if (states.get(other.fact) === 'left-out' || states.get(one.fact) === 'corrected')
      return { ...conflict, settled: { keep: one.fact, by: 'attorney' as const } }
    return conflict
  })
}
