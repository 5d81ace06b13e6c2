import { foldToWords } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { createMentionFinder } from './mentions.ts'
import type { Referent } from './referent.ts'

/** An answer's words may stand in a draft in runs of at most this many. */
export const longestPastedRun = 15

/** Sentences that stand more than once in a text; short ones (under five words) do not count. @internal */
export function repeatedSentences(text: string): string[] {
  const seen = new Set<string>()
  return sentencesOf(text).filter((sentence) => {
    if (isCitation(sentence) || ofRecord.test(sentence)) return false
    const folded = foldToWords(sentence)
    if (folded.split(' ').length < 5) return false
    const isRepeated = seen.has(folded)
    seen.add(folded)
    return isRepeated
  })
}

/** `Ex. A at 2, ¶ 7; Ex. C at 3.`: the places on which the sentence before rests. */
const ofRecord = /^Ex\. [A-Z](?:-\d+)?\b[^\p{Ll}]*(?:at [^\p{Ll}]*|Ex\. [^\p{Ll}]*)*$/u

/** A sentence that is a citation alone stands wherever it is needed. */
function isCitation(sentence: string): boolean {
  return (
    /^(?:see (?:also )?|compare |cf\. )?(?:INA §|\d+ (?:U\.S\.C|C\.F\.R|USCIS-PM)|Matter of \p{Lu}|\p{Lu}[\p{L}-]+ v\. )/iu.test(
      sentence,
    ) &&
    /\d/u.test(sentence) &&
    !/\b(?:counts|holds|is|are|was|were|must be)\b(?![^(]*\))/u.test(sentence)
  )
}

/** The runs of more than `longest` words that a text has from answers, outside quotation marks. */
export function pastedRuns(text: string, answers: readonly string[], longest = longestPastedRun): string[] {
  return createPasteFinder(answers, longest)(text)
}

/** The same for many texts: the answers are read once. */
export function createPasteFinder(answers: readonly string[], longest = longestPastedRun): (text: string) => string[] {
  const grams = new Set(answers.flatMap((answer) => gramsOf(wordsOf(answer), longest + 1)))
  return (text) => {
    const words = wordsOf(withoutQuotations(text))
    const runs: string[] = []
    let open: string[] = []
    gramsOf(words, longest + 1).forEach((gram, index) => {
      if (!grams.has(gram)) {
        if (open.length > 0) runs.push(open.join(' '))
        open = []
      } else if (open.length === 0) open = words.slice(index, index + longest + 1)
      else open.push(words[index + longest] ?? '')
    })
    return open.length > 0 ? [...runs, open.join(' ')] : runs
  }
}

/** The longest run of words that a text shares with an answer. */
export function longestRun(text: string, answer: string): number {
  const [first, second] = [wordsOf(text), wordsOf(answer)]
  const places = placesIn(second)
  let longest = 0
  for (let at = 0; at < first.length - longest; at += 1) {
    for (const place of places.get(first[at] ?? '') ?? []) {
      // A run is measured from its first word alone.
      if (at > 0 && place > 0 && first[at - 1] === second[place - 1]) continue
      let length = 1
      while (at + length < first.length && first[at + length] === second[place + length]) length += 1
      if (length > longest) longest = length
    }
  }
  return longest
}

const placesOfWords = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>()

/** Where each word of an answer stands in it. */
function placesIn(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const known = placesOfWords.get(words)
  if (known) return known
  const places = Map.groupBy(words.keys(), (place) => words[place] ?? '')
  placesOfWords.set(words, places)
  return places
}

/**
 * Sentences in which a person stands twice by name, quotations aside. A role ("the applicant") is no name.
 * @internal
 */
export function namesTwice(text: string, people: readonly Referent[]): string[] {
  const find = createMentionFinder(
    people.map((person) => (person.short.startsWith('the ') ? { ...person, short: person.full } : person)),
  )
  return sentencesOf(text).filter((sentence) => {
    const named = find(withoutQuotations(sentence)).flatMap((piece) => ('text' in piece ? [] : [piece.person.id]))
    return new Set(named).size < named.length
  })
}

/** A text without what stands in double quotation marks. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(/“[^“”]*”|"[^"]*"/gu, ' … ')
}

const foldedTexts = new Map<string, string[]>()

/** Answers are folded again and again while a brief is written; the newest few hundred texts are kept. */
function wordsOf(text: string): string[] {
  const known = foldedTexts.get(text)
  if (known !== undefined) return known
  if (foldedTexts.size > 400) foldedTexts.clear()
  const words = readWords(text)
  foldedTexts.set(text, words)
  return words
}

function readWords(text: string): string[] {
  return foldToWords(text)
    .split(' ')
    .filter((word) => word !== '')
}

function gramsOf(words: readonly string[], size: number): string[] {
  return words.length < size
    ? []
    : Array.from({ length: words.length - size + 1 }, (_, index) => words.slice(index, index + size).join(' '))
}
