import { findSentences } from '#domain/language/sentences.ts'

/** What a place of a template may take its value from. */
export type PlaceMaterial = {
  /** Clauses of the attorney's facts first, then of the documents, as they stand. */
  readonly clauses: readonly string[]
  /** `Motion to continue`, `Response to RFE (I-485)`. */
  readonly title: string
  readonly client: {
    readonly name: string
    readonly pronoun?: 'he' | 'she' | undefined
    /** As a sentence has it: `the Philippines`. */
    readonly country?: string | undefined
    readonly spouse?: string | undefined
    readonly marriage?: string | undefined
  }
  /** The day of the draft, written out. */
  readonly today: string
}

/** The clauses of a text: sentences, lines, and what semicolons divide. */
export function clausesOf(text: string): string[] {
  return findSentences(text, { semicolons: true })
    .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim())
    .filter((clause) => clause !== '')
}
