/** The life of a draft: `answering -> queued -> drafting -> ready`, with `failed` and `cancelled` on the way. */
export const draftStates = ['answering', 'queued', 'drafting', 'ready', 'failed', 'cancelled'] as const
export type DraftState = (typeof draftStates)[number]

/** `stale`: answers changed after it was written. */
export const sectionStates = ['waiting', 'generating', 'ready', 'revising', 'accepted', 'failed', 'stale'] as const
export type SectionState = (typeof sectionStates)[number]

/** Where a version of a section came from. */
export const versionOrigins = ['template', 'generated', 'ai', 'manual', 'restored', 'reimported'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

const next: Readonly<Record<DraftState, readonly DraftState[]>> = {
  answering: ['queued'],
  queued: ['drafting', 'cancelled', 'failed'],
  drafting: ['ready', 'failed', 'cancelled'],
  ready: [],
  failed: ['queued'],
  cancelled: ['queued'],
}

/** True when a draft in `from` may go to `to`; retry leads from `failed` or `cancelled` back to `queued`. */
export function mayBecome(from: DraftState, to: DraftState): boolean {
  return next[from].includes(to)
}

export function isRunning(state: DraftState): boolean {
  return state === 'queued' || state === 'drafting'
}
