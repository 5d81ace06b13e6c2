import type { IsoDate } from '#domain/dates/calendar.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { wholeDays } from './days-of-trips.ts'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = String.raw`(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.?`
const dayOfYear = new RegExp(String.raw`\b${month} (\d{1,2})(?:(?:,? ((?:19|20)\d\d))|(?!\d|,? (?:19|20)\d))`, 'gu')

/** The paragraph with the year of the day before beside a day that has none: `January 9, 2024 ... I flew on January 12`. */
function withYears(text: string): string {
  let last: { readonly year: number; readonly month: number } | undefined
  return text.replaceAll(dayOfYear, (whole: string, name: string, _: string, year?: string) => {
    const at = names.indexOf(name.toLowerCase())
    if (year !== undefined) last = { year: Number(year), month: at }
    else if (last !== undefined) {
      last = { year: at < last.month ? last.year + 1 : last.year, month: at }
      return `${whole}, ${last.year}`
    }
    return whole
  })
}

const leaves = /\bI (?:then |also )?(?:flew|left|departed|travell?ed|went)\b/u
const comes = /\b(?:I|we) (?:then |only )?(?:came|flew|went|got|travell?ed) (?:back|home)\b|\b(?:I|we) returned\b/u

/**
 * A journey that a paragraph tells of oneself: the day of the sentence that leaves and of a later one that comes back,
 * whatever else happened on other days. Undefined where either has none, or several.
 */
export function journeyTold(paragraph: string): { readonly left: IsoDate; readonly returned: IsoDate } | undefined {
  const sentences = sentencesOf(withYears(paragraph))
  const leaving = sentences.filter((one) => leaves.test(one) && wholeDays(one).length > 0)
  const coming = sentences.filter((one) => comes.test(one) && wholeDays(one).length > 0)
  const [first, ...others] = leaving
  const [back, ...more] = coming
  if (first === undefined || back === undefined || others.length + more.length > 0) return undefined
  const [left, ...second] = wholeDays(first)
  const returned = wholeDays(back).at(-1)
  return left === undefined || returned === undefined || (first !== back && second.length > 0) || returned <= left
    ? undefined
    : { left, returned }
}
