import type { Range } from '#domain/section-content/read.ts'
import type { EvidenceIndex } from '../evidence.ts'
import type { Mention } from '../mention.ts'
import type { ReadSentence } from '../read-statements.ts'
import type { MeaningIndex, Placed } from './told-index.ts'
import type { Clause } from './weigh.ts'

/** One sentence of a draft with all that it is compared with. */
export type Told = {
  readonly sentence: ReadSentence
  readonly clauses: readonly Clause[]
  readonly index: MeaningIndex
  /** What the draft was written from beside the sources. */
  readonly more: MeaningIndex
  readonly evidence: EvidenceIndex
  /** Ranges of the sentence that other checks judge. */
  readonly read: readonly Range[]
}

/** Words of the sentence that the file does not bear out; `by` is the sentence on file that says otherwise. */
export type Finding = {
  readonly word: Range
  readonly message: string
  readonly by?: Placed
  /** The words stand on file, bound to another thing: that they stand there speaks for nothing. */
  readonly isOtherwiseBound?: true
}

export const isRead = ({ read }: Told, word: Range) =>
  read.some(({ start, end }) => start < word.end && word.start < end)

/** The persons that a clause surely speaks of, by its own words or the sentence's; none where a pronoun or a group leaves it open. */
export function personsOf({ start, end }: Range, { sentence: { mentions } }: Told): readonly string[] {
  const own = mentions.filter((mention) => mention.start >= start && mention.start < end)
  return certainPersons(own.length > 0 ? own : mentions)
}

/** Who does or has it: the person named last before the word in its clause, else everybody of the clause. */
export function subjectOf({ start, end }: Range, clause: Range, told: Told): readonly string[] {
  const agent = told.sentence.mentions.find(
    (mention) => mention.start > end && /^ (?:\p{Ll}+ )?by $/u.test(told.sentence.text.slice(end, mention.start)),
  )
  if (agent) return certainPersons([agent])
  const before = told.sentence.mentions.findLast((mention) => mention.end <= start && mention.start >= clause.start)
  return before ? certainPersons([before]) : personsOf(clause, told)
}

/** The persons of these mentions when every one of them is sure. */
export function certainPersons(mentions: readonly Mention[]): readonly string[] {
  if (mentions.length === 0 || mentions.some(({ ids }) => ids.length === 0 || ids.some((id) => id.includes('former-'))))
    return []
  return [...new Set(mentions.flatMap(({ ids }) => ids))]
}

export const shown = ({ sentence }: Placed) => `“${sentence.text.replace(/[.;]$/, '')}” (${sentence.from.source.title})`
