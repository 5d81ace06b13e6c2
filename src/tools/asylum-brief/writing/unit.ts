import type { CaseFact } from '#domain/case-map/case-map.ts'

/** Statements of one paragraph of one source: they are told together, because they lean on each other. */
export type Unit = {
  readonly facts: readonly CaseFact[]
  /** The document, or the question answered. */
  readonly source: string
  readonly isDocument: boolean
  /** All its statements. */
  readonly text: string
}
