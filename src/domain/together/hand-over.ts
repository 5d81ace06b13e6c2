/** Without typing for so long, a section may be taken over. */
export const silentAfterMs = 120_000

/** Asked for it, whoever edits a section has so long to answer or to go on typing. */
export const answerWithinMs = 30_000

/** Since its last beat, so long a page counts as open. */
export const hereForMs = 45_000

/** How a section is held: when something was typed last, and when somebody asked for it (epoch milliseconds). */
export type Hold = { readonly typedAt: number; readonly askedAt: number | null }

/** From when on somebody else may take a held section over; typing on moves it. */
export function freeAt({ typedAt, askedAt }: Hold): number {
  const silent = typedAt + silentAfterMs
  return askedAt === null ? silent : Math.min(silent, Math.max(typedAt, askedAt) + answerWithinMs)
}
