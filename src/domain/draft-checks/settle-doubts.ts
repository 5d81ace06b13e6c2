import { sentencesOf } from '#domain/comparison/compared-statements.ts'
import type { StatementVerdict } from '#domain/comparison/statement-verdict.ts'
import type { Place } from '#domain/findings/flag.ts'
import { placeOf, textsOf } from '#domain/provenance/passage.ts'
import type { ReadSection } from '#domain/section-content/read.ts'
import type { DraftCheckCode } from './draft-check.ts'
import type { Unnamed } from './from-old-case.ts'

/** A sentence that a model read, where it stands. */
export type ReadPlace = { readonly verdict: StatementVerdict; readonly place: Place; readonly text: string }

/** The sentences of a draft that have a verdict and still stand as they stood then. */
export function findRead(sections: readonly ReadSection[], verdicts: readonly StatementVerdict[]): ReadPlace[] {
  if (verdicts.length === 0) return []
  const byStatement = new Map(verdicts.map((one) => [one.statement, one]))
  return sections.flatMap(textsOf).flatMap((passage) =>
    sentencesOf(passage).flatMap(({ start, end, text }): ReadPlace[] => {
      const verdict = byStatement.get(text)
      return verdict ? [{ verdict, place: placeOf(passage, { start, end }), text }] : []
    }),
  )
}

export const overlap = (one: Place, other: Place) =>
  one.sectionId === other.sectionId && one.footnote === other.footnote && one.start < other.end && other.start < one.end

/** Doubts by words: that nothing says it, or that the file says it of something else. */
const byWords: ReadonlySet<DraftCheckCode> = new Set([
  'statement-not-found',
  'statement-conflict',
  'sentence-without-source',
])
/** Doubts about a day or a number, not a name or a sum: they ask for words on file that have one. */
const byFigures: ReadonlySet<DraftCheckCode> = new Set(['fact-not-found', 'fact-check'])
const figure =
  /\d|(?<!\p{L})(?:once|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand)(?!\p{L})/iu

/** Whether a doubt is one that words on file take back when a reader finds that they bear the sentence out. */
function yields({ code, severity, text = '' }: Unnamed, { verdict }: ReadPlace): boolean {
  if (severity !== 'amber' || verdict.verdict !== 'supported' || !verdict.passage) return false
  if (byWords.has(code)) return true
  return byFigures.has(code) && figure.test(text) && !/[$€£]/.test(text) && figure.test(verdict.passage.text)
}

/** Software's doubts that stand, and those that a model's verdict with words of the file has taken back. */
export function settleDoubts(
  doubts: readonly Unnamed[],
  read: readonly ReadPlace[],
): { readonly open: readonly Unnamed[]; readonly settled: readonly Unnamed[] } {
  const isSettled = (doubt: Unnamed) => {
    const { place } = doubt
    return place !== undefined && read.some((one) => overlap(one.place, place) && yields(doubt, one))
  }
  return { open: doubts.filter((one) => !isSettled(one)), settled: doubts.filter(isSettled) }
}
