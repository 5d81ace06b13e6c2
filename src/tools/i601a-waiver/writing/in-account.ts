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
  if (own.length === 0) return words
  const day = own.flatMap((one) => one.day ?? [])[0]
  const quotation = curlyQuotes(trimEndOf(own.map(({ sentence }) => sentence).join(' '), '.;,'))
  return `The account adds${day === undefined ? '' : `, of ${day}`}: “${quotation.replaceAll('“', '‘').replaceAll('”', '’')}”`
}
