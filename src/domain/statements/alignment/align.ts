import type { EvidenceIndex } from '../evidence.ts'
import { coverOf, type Cover } from '../doubts/cover.ts'
import { light } from '../meaning/doers.ts'
import type { MeaningIndex, Token } from '../meaning/told-index.ts'
import { nounBefore } from '../meaning/occurrences.ts'
import { weak } from '../meaning/unrelated.ts'
import type { Mention } from '../mention.ts'
import type { ReadSentence } from '../read-statements.ts'
import { canBeSame } from '../whom-pronouns-mean.ts'
import { clausesWith } from './near-words.ts'
import { doerOf, isPossessive, toldClausesOf, type ToldClause, type ToldClauses } from './told-clauses.ts'

/** A sentence beside everything that the file tells: how far each clause says each of its words. */
export type Alignment = {
  readonly sentence: Pick<ReadSentence, 'text' | 'mentions'>
  readonly told: ToldClauses
  readonly words: readonly Token[]
  readonly weights: readonly number[]
  /** For every word, by number of the clause, how far the clause says it. */
  readonly degrees: readonly Float32Array[]
  /** By clause the share of the sentence that it says, rare words counting more. */
  readonly shares: Float32Array
  /** Who does it in the sentence. */
  readonly doer: Mention | undefined
  /** The others that it names. */
  readonly others: readonly Mention[]
  /** Clauses in which that one does something, and those in which that one is named at all. */
  readonly isOwn: readonly boolean[]
  readonly isNamed: readonly boolean[]
  /** What is done, by its place among the words, and what stands behind it; -1 where there is none. */
  readonly act: number
  readonly object: number
  readonly isVerb: boolean
}

/** Lays a sentence beside the clauses on file; undefined where it has no word of content. */
export function align(
  sentence: Pick<ReadSentence, 'text' | 'mentions'>,
  index: MeaningIndex,
  evidence: EvidenceIndex,
  cover: Cover = coverOf(sentence, index, evidence),
): Alignment | undefined {
  const words = cover.words.map(({ token }) => token)
  if (words.length === 0) return undefined
  const told = toldClausesOf(index)
  const weights = cover.words.map(({ weight }) => weight)
  const degrees = words.map((word) => degreesOf(word, told))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = new Float32Array(told.all.length)
  for (const [number, row] of degrees.entries())
    for (let at = 0; at < shares.length; at += 1) shares[at]! += (row[at]! * weights[number]!) / whole
  const doer = doerOf(sentence.text, sentence.mentions)
  const ids = doer?.ids ?? []
  const others = sentence.mentions.filter(
    (mention) =>
      mention !== doer &&
      mention.ids.length > 0 &&
      !mention.ids.some((id) => ids.includes(id)) &&
      !isPossessive(mention),
  )
  const isOwn = told.all.map((clause) => isDoneBy(clause, ids))
  const isNamed = told.all.map((clause, at) => isOwn[at] === true || names(clause, ids))
  return {
    sentence,
    told,
    words,
    weights,
    degrees,
    shares,
    doer,
    others,
    isOwn,
    isNamed,
    ...actIn(words, doer, sentence.text),
  }
}

function degreesOf(word: Token, told: ToldClauses): Float32Array {
  const row = new Float32Array(told.all.length)
  for (const [at, degree] of clausesWith(word, told)) row[at] = degree
  return row
}

function isDoneBy({ doer, isOfSeveral }: ToldClause, ids: readonly string[]): boolean {
  if (ids.length === 0) return false
  return doer === undefined || doer.length === 0 ? isOfSeveral : canBeSame(doer, ids)
}

/** The clause names one of these, or one of them wrote it. */
export const names = ({ persons, speaker }: ToldClause, ids: readonly string[]) =>
  ids.includes(speaker) || persons.some((named) => named.some((id) => ids.includes(id)))

function actIn(words: readonly Token[], doer: Mention | undefined, text: string) {
  const from = doer?.end ?? 0
  const verb = words.findIndex((word) => word.start >= from && isAct(word, text) && !isLight(word))
  const act =
    verb >= 0
      ? verb
      : Math.max(
          0,
          words.findIndex((word) => word.start >= from),
        )
  return { act, object: act + 1 < words.length ? act + 1 : -1, isVerb: verb >= 0 }
}

/** Said as an act. */
export const isAct = ({ meaning: { kind = 0 }, text: written, start }: Token, text: string) =>
  ((kind >= 29 && kind < 44) || written.endsWith('ed')) && !nounBefore.test(text.slice(0, start))

const isLight = ({ meaning: { lemmas } }: Token) => lemmas.some((lemma) => weak.has(lemma) || light.has(lemma))
