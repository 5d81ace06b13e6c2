/** The life of a draft: `answering -> queued -> drafting -> ready`, with `failed` and `cancelled` on the way. */
export const draftStates = ['answering', 'queued', 'drafting', 'ready', 'failed', 'cancelled'] as const
export type DraftState = (typeof draftStates)[number]

/** `stale`: answers changed after it was written. */
export const sectionStates = ['waiting', 'generating', 'ready', 'revising', 'accepted', 'failed', 'stale'] as const
export type SectionState = (typeof sectionStates)[number]

/** Where a version of a section came from. */
export const versionOrigins = ['template', 'generated', 'ai', 'manual', 'restored', 'reimported'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

export function isRunning(state: DraftState): boolean {
  return state === 'queued' || state === 'drafting'
}

/** A draft is final when all of its sections are accepted; a change of any of them opens it again. */
export function isFinal(sections: readonly { readonly state: SectionState }[]): boolean {
  return sections.length > 0 && sections.every(({ state }) => state === 'accepted')
}
