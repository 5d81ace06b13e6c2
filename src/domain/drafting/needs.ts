import type { DraftState } from './draft-state.ts'

/** What a draft waits for: proposed changes to be decided, the attorney's review, or that it is begun again. */
export type DraftNeed = 'decide' | 'review' | 'begin again'

type Judged = {
  readonly state: DraftState
  readonly sections: number
  readonly accepted: number
  /** Proposals that wait. */
  readonly toDecide: number
  /** Null until they are counted. */
  readonly openPoints: number | null
  readonly isFiled: boolean
}

/**
 * What somebody has to do about a draft, for the client's page and for the filter of the clients alike. What was filed has left
 * the desk, what was stopped waits for nobody, and what the record leaves out is asked for by the draft that needs it.
 */
export function needsOfDraft({ state, sections, accepted, toDecide, openPoints, isFiled }: Judged): DraftNeed[] {
  if (isFiled) return []
  if (state === 'failed') return ['begin again']
  if (state !== 'ready') return []
  const isOpen = openPoints !== 0 || accepted < sections || sections === 0
  return [...(toDecide > 0 ? ['decide' as const] : []), ...(isOpen ? ['review' as const] : [])]
}
