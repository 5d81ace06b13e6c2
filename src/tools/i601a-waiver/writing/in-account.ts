import type { CaseFact } from '#domain/case-map/case-map.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { monthPattern } from '#domain/language/months.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { trimEndOf } from '#domain/text/trim.ts'

const addedDay = new RegExp(String.raw` on (${monthPattern} \d{1,2}, \d{4})`, 'iu')

/**
 * An account that cannot be told in other words stands in its own: the sentences that an answer has, to the word. A day that
 * another answer gave stands before the quotation, never in it.
 */
export function inAccount({ asTold, statement }: CaseFact, answers: readonly string[]): string {
  const words = trimEndOf(asTold ?? statement, '.;,')
  const folded = answers.map(foldToWords)
  const isAnswered = (sentence: string) => folded.some((answer) => answer.includes(foldToWords(sentence)))
  const read = sentencesOf(words).map((sentence) => {
    const plain = sentence.replace(addedDay, '')
    return isAnswered(sentence) || !isAnswered(plain)
      ? { sentence, isOwn: isAnswered(sentence) }
      : { sentence: plain, isOwn: true, day: addedDay.exec(sentence)?.[1] }
  })
  const own = read.filter(({ isOwn }) => isOwn)
  if (own.length === 0) {
    const typed = quotedNote(words, answers)
    return typed.startsWith('“') ? `The account adds: ${typed}` : words
  }
  const day = own.flatMap((one) => one.day ?? [])[0]
  const quotation = curlyQuotes(trimEndOf(own.map(({ sentence }) => sentence).join(' '), '.;,'))
  return `The account adds${day === undefined ? '' : `, of ${day}`}: “${asTyped(quotation, answers).replaceAll('“', '‘').replaceAll('”', '’')}.”`
}

/** The same words as the answer has them, with its small letters. */
function asTyped(quotation: string, answers: readonly string[]): string {
  const at = answers
    .map((answer) => curlyQuotes(answer))
    .find((answer) => answer.toLowerCase().includes(quotation.toLowerCase()))
  const start = at?.toLowerCase().indexOf(quotation.toLowerCase()) ?? -1
  return at === undefined || at.toLowerCase().length !== at.length
    ? quotation
    : at.slice(start, start + quotation.length)
}

/**
 * A note whose words an answer has in a long run, in quotation marks: the answer's own sentence, to the word, where the note
 * says the same with names; the note without marks where no sentence is near.
 */
export function quotedNote(note: string, answers: readonly string[]): string {
  const words = new Set(foldToWords(note).split(' '))
  const shared = (sentence: string) => {
    const own = foldToWords(sentence).split(' ')
    return own.filter((word) => words.has(word)).length / Math.max(own.length, words.size)
  }
  const [best] = answers
    .flatMap((answer) => answer.split('\n'))
    .flatMap((line) => [...sentencesOf(line), ...line.split(/;\s+/u)])
    .map((sentence) => ({ sentence, share: shared(sentence) }))
    .toSorted((one, other) => other.share - one.share)
  if (best === undefined || best.share < 0.6) return note
  return `“${curlyQuotes(trimEndOf(best.sentence.trim(), '.;,')).replaceAll('“', '‘').replaceAll('”', '’')}”`
}
