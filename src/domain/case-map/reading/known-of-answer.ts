import type { Person } from '#domain/persons/person.ts'

/** What is known of an answer before it is read. */
export type AnswerSetting = {
  /** Whom the answer is about. */
  readonly about?: Person | undefined
  /** It tells of others too: what has no subject is then nobody's for certain. */
  readonly isOfOthers?: boolean
  /** Names and places as other answers and the record write them: `Trenton`. */
  readonly names: ReadonlySet<string>
  /** First names of the persons of the case. */
  readonly persons: ReadonlySet<string>
  /** Names that the papers of the case write, by their plain small letters. */
  readonly proper?: ReadonlyMap<string, string>
  /** A numeric date of the case can only be day first: then one that may be read in two ways stays as it is. */
  readonly isDayFirst: boolean
  /** Sums without a currency are dollars. */
  readonly isInDollars?: boolean
}
