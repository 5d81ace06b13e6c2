import { ordinalWords } from '#domain/text/ordinals.ts'

/** So many filings of one case are told apart. */
export const mostFilings = 99

/** `Second Filing`, `21st Filing`: which filing of a case it is, counted from 1. */
export function filingOrdinal(number: number): string {
  return `${ordinalWords[number - 1] ?? `${number}${endOf(number)}`} Filing`
}

/** What a pinpoint says of the filing whose pages it counts: ` (Second Filing)`. The first filing says nothing. */
export function filingMark(number = 1): string {
  return number > 1 ? ` (${filingOrdinal(number)})` : ''
}

/** The number behind the first word of a mark, as `filingOrdinal` prints it or an attorney writes it: `second`, `2nd`, `2d`. */
export function readFilingWord(word: string): number | undefined {
  const at = ordinalWords.findIndex((known) => known.toLowerCase() === word.toLowerCase())
  if (at >= 0) return at + 1
  const number = Number(/^(\d{1,2})(?:st|nd|rd|th|d)$/i.exec(word)?.[1])
  return number >= 1 ? number : undefined
}

/** The marks in a text: they name no person and no fact. */
export const filingMarks = /\((?:[A-Z][a-z]{4,10}|\d{1,2}(?:st|nd|rd|th)) Filing\)/g

function endOf(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'
}
