import type { DraftState } from '#domain/drafting/draft-state.ts'
import type { DraftType } from '#domain/drafting/tool.ts'

/** What a list shows of a draft. */
export type DraftSummary = {
  readonly id: string
  /** The page of the draft. */
  readonly href: string
  readonly type: DraftType
  readonly clientId: string
  readonly clientName: string
  /** What it is, without the client: `Asylum/WOR/CAT draft`. */
  readonly label: string
  readonly state: DraftState
  /** Sections written of all, while it is written. */
  readonly sections?: { readonly done: number; readonly total: number }
  /** Answers given of all, before it is queued. */
  readonly answers?: { readonly done: number; readonly total: number }
  readonly openChecks?: number
  /** Proposed changes that wait for a decision. */
  readonly changesToDecide?: number
  readonly accepted?: boolean
  /** Epoch milliseconds. */
  readonly changedAt: number
  /** The title of the template that it was made from. */
  readonly template?: string
}

/** Ready, and not yet accepted by the attorney. */
export function awaitsReview({ state, accepted }: DraftSummary): boolean {
  return state === 'ready' && accepted !== true
}
