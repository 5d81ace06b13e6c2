import { addDays, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'

/** A date found in free text: the days that it may mean, which are one day unless only its month is given. */
export type FoundDate = { readonly text: string; readonly at: number; readonly from: IsoDate; readonly to: IsoDate }

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const day = '(\\d{1,2})(?:st|nd|rd|th)?'
const year = '((?:19|20)\\d{2})'

type Parts = { readonly year: string; readonly month: number; readonly day?: string }

const forms: readonly { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => Parts }[] = [
  { pattern: /\b((?:19|20)\d{2})-(\d{2})-(\d{2})\b/g, read: ([, y, m, d]) => parts(y, Number(m), d) },
  {
    pattern: new RegExp(`\\b${day} (?:of )?(${month})\\.?,? ${year}\\b`, 'gi'),
    read: ([, d, m, y]) => parts(y, monthNumber(m), d),
  },
  {
    pattern: new RegExp(`\\b(${month})\\.? ${day},? ${year}\\b`, 'gi'),
    read: ([, m, d, y]) => parts(y, monthNumber(m), d),
  },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})\b/g, read: ([, m, d, y]) => parts(y, Number(m), d) },
  { pattern: new RegExp(`\\b(${month})\\.?,? ${year}\\b`, 'gi'), read: ([, m, y]) => parts(y, monthNumber(m)) },
]

/** Dates with at least a month and a year, in the order of the text; days that the calendar does not have are left out. */
export function findDates(text: string): FoundDate[] {
  let rest = text.replaceAll(/\s/g, ' ')
  const found: FoundDate[] = []
  for (const { pattern, read } of forms) {
    for (const match of rest.matchAll(pattern)) {
      const span = spanOf(read(match))
      if (span) found.push({ text: match[0], at: match.index, ...span })
    }
    rest = rest.replaceAll(pattern, (whole) => ' '.repeat(whole.length))
  }
  return found.toSorted((a, b) => a.at - b.at)
}

/** True when the text names at least a year. */
export function namesADate(text: string): boolean {
  return /\b(?:19|20)\d{2}\b/.test(text) || findDates(text).length > 0
}

function parts(yearText = '', monthOfYear: number, dayText?: string): Parts {
  return { year: yearText, month: monthOfYear, ...(dayText !== undefined && { day: dayText }) }
}

function monthNumber(name = ''): number {
  return monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function spanOf({ year: y, month: m, day: d }: Parts): { from: IsoDate; to: IsoDate } | undefined {
  const prefix = `${y}-${String(m).padStart(2, '0')}-`
  const from = `${prefix}${(d ?? '1').padStart(2, '0')}`
  if (!isIsoDate(from)) return undefined
  return { from, to: d === undefined ? lastDayOfMonth(y, m) : from }
}

function lastDayOfMonth(y: string, m: number): IsoDate {
  const next = m === 12 ? `${Number(y) + 1}-01-01` : `${y}-${String(m + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}
