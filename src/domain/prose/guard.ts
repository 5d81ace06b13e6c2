import { foldToWords } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { nameForms, type Referent } from './referent.ts'

/** An answer's words may stand in a draft in runs of at most this many. */
export const longestPastedRun = 15

/** Sentences that stand more than once in a text; short ones (under five words) do not count. */
export function repeatedSentences(text: string): string[] {
  const seen = new Set<string>()
  return sentencesOf(text).filter((sentence) => {
    const folded = foldToWords(sentence)
    if (folded.split(' ').length < 5) return false
    const isRepeated = seen.has(folded)
    seen.add(folded)
    return isRepeated
  })
}

/** The longest runs of an answer's words in a text outside quotation marks: those of more than `longest` words. */
export function pastedRuns(text: string, answers: readonly string[], longest = longestPastedRun): string[] {
  const grams = new Set<string>()
  for (const answer of answers) for (const gram of gramsOf(wordsOf(answer), longest + 1)) grams.add(gram)
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

/** The longest run of words that a text shares with an answer. */
export function longestRun(text: string, answer: string): number {
  const [first, second] = [wordsOf(text), wordsOf(answer)]
  let previous = new Int32Array(second.length + 1)
  let longest = 0
  for (const word of first) {
    const current = new Int32Array(second.length + 1)
    for (let index = 0; index < second.length; index += 1) {
      if (word !== second[index]) continue
      current[index + 1] = (previous[index] ?? 0) + 1
      longest = Math.max(longest, current[index + 1] ?? 0)
    }
    previous = current
  }
  return longest
}

/** Sentences in which a person stands twice by name, quotations aside. */
export function namesTwice(text: string, people: readonly Referent[]): string[] {
  return sentencesOf(text).filter((sentence) => {
    const own = withoutQuotations(sentence)
    return people.some((person) => countNames(own, person) > 1)
  })
}

function countNames(text: string, person: Referent): number {
  const forms = nameForms(person).map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return text.match(new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'gu'))?.length ?? 0
}

/** A text without what stands in double quotation marks. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(/“[^“”]*”|"[^"]*"/gu, ' … ')
}

function wordsOf(text: string): string[] {
  return foldToWords(text)
    .split(' ')
    .filter((word) => word !== '')
}

function gramsOf(words: readonly string[], size: number): string[] {
  return words.length < size
    ? []
    : Array.from({ length: words.length - size + 1 }, (_, index) => words.slice(index, index + size).join(' '))
}
