import type { Range } from '#domain/section-content/read.ts'
import { monthNumber, monthPattern } from './months.ts'

/** A day as far as it is written; `March 2024` has no day, `March 14` no year. */
export type PartialDate = {
  readonly year?: number
  readonly month?: number
  readonly day?: number
  /** `3/4/2024` may also be 4 March: the other reading. */
  readonly other?: { readonly month: number; readonly day: number }
}

export type FoundDate = Range & { readonly text: string; readonly date: PartialDate }

const day = String.raw`(\d{1,2})(?:st|nd|rd|th|º|er)?`
const to = String.raw`\s?(?:-|–|to|through|until)\s?`
const and = String.raw`\s(?:and|or|y|al?)\s`
const year = String.raw`((?:19|20)\d{2})(?!\d)`
const month = String.raw`(${monthPattern})\b\.?`

const monthFirst = new RegExp(
  String.raw`(?<![\p{L}\d])${month}\s${day}(?:${to}${day}|${and}${day}(?=,?\s${year}))?(?![\d:/%]|\s?(?:am|pm|a\.m|p\.m))(?:,?\s(?:of\s)?${year})?`,
  'giu',
)
const dayFirst = new RegExp(
  String.raw`(?<![\p{L}\d/$.-])(?:${day}(?:${to}|${and}))?${day}[\s-](?:day\sof\s|of\s|de\s|d[eo]\s)?${month}(?:,?[\s-](?:of\s|de\s|del\s)?${year})?`,
  'giu',
)
const monthYear = new RegExp(String.raw`(?<![\p{L}\d])${month},?\s(?:of\s|de\s|del\s)?${year}`, 'giu')
/** A text without one is searched for no date that is written with a month's name. */
const anyMonth = new RegExp(String.raw`(?<!\p{L})${monthPattern}\b`, 'iu')
const iso = /(?<![\d/-])((?:19|20)\d{2})([-/])(\d{2})\2(\d{2})(?![\d/])/g
/** `05MAY1998`, as on passports and in military papers. */
const military = new RegExp(String.raw`(?<![\p{L}\d])(\d{2})(${monthPattern})${year}`, 'giu')
const numeric = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2}|\d{2})(?![\d/]|[.-]\d)/g
const yearAlone = /(?<![\d/.,$£€#-]|No\. )((?:19[3-9]|20[0-4])\d)(?![\d%]|[.,:/]\d|-\d)/g

/**
 * Every date in a text, in order: written with names of months in four languages, as numbers, with or without year or
 * day, and years alone. Numeric dates are read month first, those with points day first, with the other reading kept where
 * it is possible.
 */
export function findDates(text: string): FoundDate[] {
  // Whatever way a date is written, it has a figure.
  if (!/\d/.test(text)) return []
  const found: FoundDate[] = []
  const add = (dates: readonly FoundDate[]) => {
    for (const date of dates) if (!found.some((other) => overlaps(date, other))) found.push(date)
  }
  if (anyMonth.test(text)) add(readNamed(text))
  add([...text.matchAll(iso)].flatMap((match) => toDate(match, { year: match[1], month: match[3], day: match[4] })))
  add(
    [...text.matchAll(military)].flatMap((match) =>
      toDate(match, { year: match[3], month: String(monthNumber(match[2] ?? '')), day: match[1] }),
    ),
  )
  add([...text.matchAll(numeric)].flatMap(readNumeric))
  add([...text.matchAll(yearAlone)].flatMap((match) => toDate(match, { year: match[1] })))
  return found.filter(({ date }) => isPossible(date)).toSorted((a, b) => a.start - b.start || a.end - b.end)
}

function readNamed(text: string): FoundDate[] {
  const first = [...text.matchAll(monthFirst)].flatMap((match) => {
    const [, name = '', from, last, also, , inYear] = match
    const until = last ?? also
    if (!inYear && isOrdinaryWord(name)) return []
    return range(match, { name, from, until, inYear })
  })
  const second = [...text.matchAll(dayFirst)].flatMap((match) => {
    const [, earlier, later, name = '', inYear] = match
    if (!inYear && isOrdinaryWord(name)) return []
    return range(match, { name, from: earlier ?? later, until: earlier === undefined ? undefined : later, inYear })
  })
  const whole = [...text.matchAll(monthYear)].flatMap((match) =>
    toDate(match, { year: match[2], month: String(monthNumber(match[1] ?? '')) }),
  )
  return dropCovered([...first, ...second, ...whole])
}

/** `may` and `march` in lower case are verbs unless a year follows. */
const isOrdinaryWord = (name: string) => /^(?:may|march|mar|mai|mars|sep|dec|jan|set)$/.test(name)

type Written = { name: string; from: string | undefined; until: string | undefined; inYear: string | undefined }

/** `14 to 19 March 2024` is two dates; both stand at the whole expression. */
function range(match: RegExpMatchArray, { name, from, until, inYear }: Written): FoundDate[] {
  const written = String(monthNumber(name))
  const days = [from, until].filter((part) => part !== undefined)
  return days.flatMap((part) => toDate(match, { month: written, day: part, year: inYear }))
}

function readNumeric(match: RegExpMatchArray): FoundDate[] {
  const [, first = '', mark = '', second = '', written = ''] = match
  const inYear = written.length === 2 ? `${Number(written) > 40 ? 19 : 20}${written}` : written
  const [one, two] = [Number(first), Number(second)]
  if (one > 12) return toDate(match, { year: inYear, month: second, day: first })
  const isTwofold = two <= 12 && one !== two
  // `02.07.2024`: who writes points writes the day first.
  if (mark === '.' && isTwofold)
    return toDate(match, { year: inYear, month: second, day: first }, { other: { month: one, day: two } })
  const other = isTwofold ? { other: { month: two, day: one } } : {}
  return toDate(match, { year: inYear, month: first, day: second }, other)
}

type Parts = { readonly [part in 'year' | 'month' | 'day']?: string | undefined }

function toDate(match: RegExpMatchArray, parts: Parts, more: Pick<PartialDate, 'other'> = {}): FoundDate[] {
  const [written, start] = [match[0].trimEnd(), match.index ?? 0]
  const date = {
    ...(parts.year !== undefined && { year: Number(parts.year) }),
    ...(parts.month !== undefined && { month: Number(parts.month) }),
    ...(parts.day !== undefined && { day: Number(parts.day) }),
    ...more,
  }
  return [{ start, end: start + written.length, text: written, date }]
}

function isPossible({ month: inMonth = 1, day: onDay = 1 }: PartialDate): boolean {
  const longest = inMonth === 2 ? 29 : [4, 6, 9, 11].includes(inMonth) ? 30 : 31
  return inMonth >= 1 && inMonth <= 12 && onDay >= 1 && onDay <= longest
}

function overlaps(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end && !(one.start === other.start && one.end === other.end)
}

/** Of two readings of the same words the longer one stands. */
function dropCovered(found: readonly FoundDate[]): FoundDate[] {
  const longest = found.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  return longest.filter((date, index) => !longest.slice(0, index).some((other) => overlaps(date, other)))
}

/** True when the text names at least a year. */
export function namesYear(text: string): boolean {
  return /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text) || findDates(text).some(({ date }) => date.year !== undefined)
}
