import type { Examined } from '../shorthand/examined.ts'

/** Who is examined, which words are names, and what the answer on the relationship says already. */
export type Reader = {
  readonly person: Examined
  readonly isName: (word: string) => boolean
  readonly answer: string
  /** What counsel keeps out of the letter. */
  readonly isAvoided: (words: string) => boolean
}
