import type { SourcePassage } from '#domain/findings/flag.ts'

/** What a model may say of a statement that it read beside the file. */
export const verdictKinds = ['supported', 'contradicted', 'not-found'] as const
export type VerdictKind = (typeof verdictKinds)[number]

/**
 * A model's verdict on a statement of a draft. `passage`: the words of the file that it named, looked up there by software;
 * of `not-found` the passage that comes nearest, where there is one.
 */
export type StatementVerdict = {
  readonly statement: string
  readonly verdict: VerdictKind
  readonly passage?: SourcePassage
  /** The provider's own name of the model that read it. */
  readonly model: string
}

/** A verdict with what it was read beside: it counts while the sources are the same. */
export type KeptVerdict = StatementVerdict & { readonly sources: string }
