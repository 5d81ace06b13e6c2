import { findDates } from '#domain/language/find-dates.ts'

/** What an account has said of its time so far: the year that it is in, and the last month that it told. */
export type AccountTime = { year?: number; month?: number; paragraphs: number }

/** So many paragraphs on, a year that was named still is the year of what is told. */
const lasting = 3

/**
 * The day or month of words that give it without a year, `On May 8 he broke my jaw`, where the account has just named the
 * year: that year, or the next where the account went on over its end. Keeps `time` up with what the words say. Undefined
 * where the words have a year, no month, or several days.
 */
export function dayWithoutYear(words: string, time: AccountTime): string | undefined {
  const plain = words.replaceAll(/[“"][^“”"]*[”"]/gu, ' ')
  const dates = findDates(plain)
  const dated = dates.filter(({ date }) => date.year !== undefined)
  const last = dated.at(-1)?.date
  if (last?.year !== undefined) {
    time.year = last.year
    if (last.month === undefined) delete time.month
    else time.month = last.month
    time.paragraphs = 0
    return undefined
  }
  const open = dates.filter(({ date }) => date.month !== undefined)
  const [one] = open
  if (one?.date.month === undefined || time.year === undefined || time.paragraphs > lasting) return undefined
  if (new Set(open.map(({ date }) => `${date.month} ${date.day}`)).size > 1) return undefined
  if (/\b(?:every|each|since|until|till|before)\b[^.;]{0,12}$/iu.test(plain.slice(0, one.start))) return undefined
  // December and then January: the year has turned.
  const year = time.month !== undefined && time.month - one.date.month >= 6 ? time.year + 1 : time.year
  time.year = year
  time.month = one.date.month
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(one.date.month)}${one.date.day === undefined ? '' : `-${two(one.date.day)}`}`
}
