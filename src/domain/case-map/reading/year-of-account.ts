import { findDates } from '#domain/language/find-dates.ts'
import type { Range } from '#domain/section-content/read.ts'
import { monthNumber, monthPattern } from '#domain/language/months.ts'

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
    goTo(last.year, last.month, time)
    return undefined
  }
  reachMonth(plain, time)
  const open = dates.filter(({ date }) => date.month !== undefined)
  const [one] = open
  if (one?.date.month === undefined || time.year === undefined || time.paragraphs > lasting) return undefined
  if (new Set(open.map(({ date }) => `${date.month} ${date.day}`)).size > 1 || isOfAnotherYear(plain, one))
    return undefined
  return dayOf(one.date.month, one.date.day, time.year, time)
}

/** The day in the year of the account, which turns behind December. */
function dayOf(month: number, day: number | undefined, inYear: number, time: AccountTime): string {
  const year = time.month !== undefined && time.month - month >= 6 ? inYear + 1 : inYear
  time.year = year
  time.month = month
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}${day === undefined ? '' : `-${two(day)}`}`
}

/** `until October`: the account has come as far as that. */
function reachMonth(plain: string, time: AccountTime): void {
  const [, reached] = untilMonth.exec(plain) ?? []
  if (reached !== undefined) time.month = Math.max(monthNumber(reached) ?? 1, time.month ?? 1)
}

/** The account names a year, and a month or none. */
function goTo(year: number, month: number | undefined, time: AccountTime): void {
  time.year = year
  if (month === undefined) delete time.month
  else time.month = month
  time.paragraphs = 0
}

const untilMonth = new RegExp(String.raw`\b(?:until|till) (${monthPattern})(?!\p{L}| \d)`, 'iu')

/** `On June 3 this year` is of the year of the paper; `every May 8` and `until May 8` date nothing. */
const isOfAnotherYear = (plain: string, { start, end }: Range): boolean =>
  /^[^.;]{0,4}\b(?:this|last|next) year\b/iu.test(plain.slice(end)) ||
  /\b(?:every|each|since|until|till|before)\b[^.;]{0,12}$/iu.test(plain.slice(0, start))
