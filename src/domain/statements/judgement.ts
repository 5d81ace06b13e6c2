import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Evidence } from './evidence.ts'
import { canBeSame } from './whom-pronouns-mean.ts'

/** What the sources say about a statement; `by` is the passage that speaks for or against it. */
export type Judgement = {
  readonly state: 'supported' | 'conflict' | 'not-found'
  /** Why it is one: said otherwise, of somebody else, or another of things that exclude each other. */
  readonly how?: 'denied' | 'asserted' | 'other-person' | 'other-value'
  readonly by?: { readonly from: SourceFacts; readonly at: Range } | undefined
}

/** A writer who says `I` is nobody of the client's family. */
export function canMean(one: readonly string[], other: readonly string[]): boolean {
  const isFamily = (ids: readonly string[]) =>
    ids.length > 0 && ids.every((id) => /^(?:client|spouse|child-\d+)/.test(id))
  if (one.includes('speaker')) return !isFamily(other)
  // Who signs a paper that names its writer nowhere can be anybody outside the family.
  const isUnnamed = (ids: readonly string[]) => ids.some((id) => id.startsWith('author:'))
  if ((isUnnamed(one) && !isFamily(other)) || (isUnnamed(other) && !isFamily(one))) return true
  return canBeSame(one, other)
}

/** The sentence of a piece of evidence. */
export const by = ({ from, statement }: Evidence): Judgement['by'] => ({
  from,
  at: { start: Math.max(0, statement.sentence.start), end: statement.sentence.end },
})
