import type { DraftListItem } from '#contract/clients.ts'
import type { DraftState } from '#domain/drafting/draft-state.ts'
import type { DraftType } from '#domain/drafting/tool.ts'

/** What a list shows of a draft. */
export type DraftSummary = {
  readonly id: string
  readonly clientId: string
  /** The page of the draft. */
  readonly href: string
  readonly type: DraftType
  readonly clientName: string
  /** What its file is called, without the client: `Asylum/WOR/CAT draft`. */
  readonly label: string
  readonly title: string
  readonly fileName: string
  readonly state: DraftState
  /** Why it failed, in a sentence. */
  readonly reason: string | null
  readonly progress: DraftListItem['progress']
  /** Text and packet are those that somebody signed off. */
  readonly isSignedOff?: boolean
  /** The day on which it was filed. */
  readonly filedOn?: string
  /** Epoch milliseconds. */
  readonly changedAt: number
  /** The title of the template that it was made from. */
  readonly template?: string
}

/** Where a draft stands for the attorney: one answer, read by every list, filter and greeting. */
export type Standing = 'to come' | 'writing' | 'to decide' | 'to review' | 'accepted' | 'failed' | 'cancelled'

export function standingOf({ state, progress }: Pick<DraftSummary, 'state' | 'progress'>): Standing {
  const { sections, accepted, to_decide, open_points } = progress
  switch (state) {
    case 'answering':
    case 'queued':
      return 'to come'
    case 'drafting':
      return 'writing'
    case 'ready':
      if (to_decide > 0) return 'to decide'
      return sections > 0 && accepted === sections && open_points === 0 ? 'accepted' : 'to review'
    case 'failed':
    case 'cancelled':
      return state
  }
}

/** Written, and not yet accepted by the attorney; one that is accepted as a whole waits for its count, not for her. */
export function awaitsReview(draft: DraftSummary): boolean {
  const { sections, accepted, open_points } = draft.progress
  const isBeingCounted = open_points === null && sections > 0 && accepted === sections
  if (draft.isSignedOff === true || draft.filedOn !== undefined || isBeingCounted) return false
  const standing = standingOf(draft)
  return standing === 'to review' || standing === 'to decide'
}
