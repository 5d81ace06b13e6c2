import type { LetterFacts } from '#tools/expert-letter/case.ts'

/** One issue of the findings: a heading and its sentences. */
export type Issue = {
  readonly id: string
  readonly heading: string
  readonly skeleton: string
  /** The issue belongs to the letter only then. */
  readonly when?: (facts: LetterFacts) => boolean
  /** Nobody misses it where nothing is told of it. */
  readonly isOptional?: true
  /** Told where the file tells it, and not asked for where it does not. */
  readonly isUnasked?: true
  /** The paragraph makes a general claim about a country: it needs a source of the expert's list. */
  readonly needsSource?: true
}
