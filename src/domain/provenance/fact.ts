import type { FlagKind, FlagSeverity, Place, SourcePassage } from '#domain/findings/flag.ts'
import type { PartialDate } from '#domain/language/find-dates.ts'
import type { IdentifierKind } from '#domain/identifiers/find-identifiers.ts'
import type { Range } from '#domain/section-content/read.ts'

/** Something that a text states and that can be compared with another text. */
export type FactValue =
  | { readonly type: 'date'; readonly date: PartialDate }
  | { readonly type: 'money'; readonly amount: number }
  | { readonly type: 'percent'; readonly share: number }
  | { readonly type: 'identifier'; readonly kind: IdentifierKind; readonly value: string }
  /** `unit` is the noun that is counted, in the singular; absent for a bare number. */
  | { readonly type: 'quantity'; readonly count: number; readonly unit?: string }
  /** The words of a name, folded, without connecting words. `isTentative`: it may be any word. */
  | { readonly type: 'name'; readonly words: readonly string[]; readonly isTentative?: true }

export type FactType = FactValue['type']
export type Fact = Range & { readonly text: string; readonly value: FactValue }

/** Where a text comes from, for the sentence that the attorney reads. `computed`: software worked it out. */
type FactSourceKind = 'record' | 'answer' | 'document' | 'computed' | 'attorney'

/** A text that may support what a draft says. */
export type FactSource = {
  readonly id: string
  readonly kind: FactSourceKind
  readonly title: string
  readonly text: string
  /** How many characters of `text` stand before the source's own words: a question's label. Passages leave them out. */
  readonly lead?: number
}

/**
 * `supported`: stands in a source; `derived`: follows from sources by arithmetic; `check`: stands in a source, but
 * another passage fits the sentence better or says it less exactly; `conflict`: a source says otherwise; `not-found`.
 */
export type FactState = 'supported' | 'derived' | 'check' | 'conflict' | 'not-found'

export type FactItem = Place & {
  readonly text: string
  readonly type: FactType | 'relation' | 'sentence'
  readonly state: FactState
  readonly flag: FlagKind
  readonly severity: FlagSeverity
  readonly message: string
  readonly source?: SourcePassage
}
