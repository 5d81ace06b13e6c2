import type { Range } from '#domain/section-content/read.ts'
import type { Roster } from './persons.ts'

/** Words that stand for a person, with the ids of those who can be meant; none where nobody on the roster can. */
export type Mention = Range & {
  readonly ids: readonly string[]
  readonly text: string
  readonly isPronoun: boolean
  /** Named with what he is to somebody: `his colleague Hasan Demirel`. */
  readonly isPeer?: boolean
}

/** Who speaks and who was spoken of last: what pronouns are read by. */
export type Context = {
  readonly roster: Roster
  /** Whom `I` means, by id. */
  readonly speaker: string
  readonly before: readonly Mention[]
  /** The text is told by its speaker: `he` and `she` are others. */
  readonly isOwnWords?: boolean
}

/** What a pattern found, as a mention of these persons. */
export function toMention(match: RegExpMatchArray, ids: readonly string[]): Mention {
  const start = match.index ?? 0
  return { start, end: start + match[0].length, ids, text: match[0], isPronoun: false }
}
