import type { FlagKind, Place } from '#domain/findings/flag.ts'

/** The kinds of marks that want something from the attorney; all others only tell. */
const openKinds: ReadonlySet<string> = new Set<FlagKind>([
  'Conflict',
  'Verify or remove',
  'Negative history',
  'Not found',
  'Fill in',
])

/** Whether a mark of this kind wants a decision, a look or words; what was decided has a kind of its own. */
export function isOpenKind(kind: string): boolean {
  return openKinds.has(kind)
}

/**
 * What a mark is about: the words that it stands on, or the label of a placeholder. Marks of one kind about the same are
 * one point, however often they stand in the draft.
 */
export function subjectOf({
  quote,
  message,
}: {
  readonly quote?: string | undefined
  readonly message: string
}): string {
  return quote ?? message.replace(/^(?:Fill in|Missing):? ?/u, '')
}

type Mark = {
  readonly finding: string
  readonly code: string
  readonly kind: FlagKind
  readonly message: string
  readonly place?: Place
  readonly text?: string
}

/** How many open points a draft has: undecided marks that stand somewhere in it, those with one cause counted once. */
export function countOpenPoints(marks: readonly Mark[], decided: ReadonlySet<string>): number {
  const open = marks.filter(({ finding, kind, place }) => isOpenKind(kind) && place && !decided.has(finding))
  const causes = open.map(({ code, kind, text, message }) =>
    JSON.stringify([kind, subjectOf({ quote: code === 'gap' ? undefined : text, message })]),
  )
  return new Set(causes).size
}
