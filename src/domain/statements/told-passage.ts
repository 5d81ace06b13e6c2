import type { FlagKind, FlagSeverity, Place, SourcePassage } from '#domain/findings/flag.ts'
import type { Passage } from '#domain/provenance/passage.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { EvidenceIndex } from './evidence.ts'
import type { ReadSentence } from './read-statements.ts'

/** What the checks say of one statement of a draft. */
export type StatementItem = Place & {
  readonly text: string
  readonly state: 'supported' | 'conflict' | 'not-found'
  readonly flag: FlagKind
  readonly severity: FlagSeverity
  readonly message: string
  readonly source?: SourcePassage
  /** The whole sentence, where the finding is about all of it: another flag in it says enough. */
  readonly sentence?: Range
  /** The words stand on file, bound to another thing. */
  readonly isOtherwiseBound?: true
}

/** A text of a draft with its sentences, and what the sources say. */
export type ToldPassage = {
  readonly passage: Passage
  readonly evidence: EvidenceIndex
  /** The case map's facts and the chosen options: they support, and contradict nothing. */
  readonly told: EvidenceIndex
  /** Sentences that tell something of the case. */
  readonly sentences: readonly ReadSentence[]
  readonly all: readonly ReadSentence[]
  readonly filingDate: string
  /** Where citations, gaps, headings and quotations stand. */
  readonly hidden: readonly Range[]
  /** Where the words of the tool's templates stand. */
  readonly ours: readonly Range[]
}
