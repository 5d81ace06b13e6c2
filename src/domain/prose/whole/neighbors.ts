import { dictionaryLine } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { disagrees } from './agreement.ts'
import { lacksArticle } from './articles.ts'
import { clashes } from './chains.ts'
import * as kinds from './kinds.data.ts'
import { isHelper, isSubject, lowAt, tokenAt } from './places.ts'
import type { Token } from './tokens.ts'

/** A fault that two or three words beside each other show, wherever they stand. */
export type FaultOfWords =
  | 'a word twice'
  | 'words that do not go together'
  | 'a verb that does not agree'
  | 'no article'

/** The first such fault of a sentence. */
export function faultOfNeighbors(tokens: readonly Token[]): FaultOfWords | undefined {
  let isInRelative = false
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTwice(tokens, at, isInRelative)) return 'a word twice'
    if (clashes(tokens, at, isInRelative)) return 'words that do not go together'
    if (disagrees(tokens, at)) return 'a verb that does not agree'
    if (lacksArticle(tokens, at)) return 'no article'
    isInRelative ||= opensRelative(tokens, at)
  }
  return undefined
}

/** Behind these a verb may end its clause, so that the next one stands beside it: `what he has is`, `the medicine she has is`. */
function opensRelative(tokens: readonly Token[], at: number): boolean {
  const word = lowAt(tokens, at)
  if (relative.test(word)) return true
  const before = tokens[at - 1]
  if (!isSubject(word) || before === undefined || before.form.isSign) return false
  return !kinds.conjunctions.has(before.low) && !kinds.subordinators.has(before.low) && !isHelper(before.low)
}

const relative = /^(?:who|whom|which|whose|that|what|whatever|whoever|all|how|where|why|when|than|as)$/u

/** `and and`; `had had`, `gave her her` and the word of another language (`boda boda`) are none. */
function isTwice(tokens: readonly Token[], at: number, isInRelative: boolean): boolean {
  const [first, second] = [tokenAt(tokens, at), tokenAt(tokens, at + 1)]
  const { low, form, isOwner } = first
  if (low !== second.low || form.isSign || form.isNumber || isOwner || second.isCapital) return false
  if (/^(?:had|that|her|very|q)$/u.test(low) || isForeign(low)) return false
  return !(low === 'is' && isInRelative && /^(?:it|he|she|that|what)$/u.test(lowAt(tokens, at - 1)))
}

const isForeign = (low: string): boolean => low.length > 3 && dictionaryLine(foldWord(low)) === undefined
