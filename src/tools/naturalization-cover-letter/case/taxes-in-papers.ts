import { findDates } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import type { PapersFacts, Place } from './paper-facts.ts'

const owed =
  /\b(?:balance due|amount (?:you )?owed?|balance owed|unpaid balance|account balance|balance as of [\p{L}. ]{3,12}\d{1,2}, \d{4})\b[^$\d]{0,20}\$ ?([\d,]+(?:\.\d\d)?)/iu
const unfiled =
  /\b(?:no (?:tax )?return (?:was )?(?:filed|on file|found|received)|did not file|return not (?:filed|on file)|no record of return filed)\b/i
const taxYear =
  /\b(?:tax (?:year|period)(?: ending)?:? ?(?:\w+\.? \d{1,2}, )?|for |Form 1040[^\d]{0,20})((?:19|20)\d\d)\b/i

/** `2024: return filed 11-09-2026`: the year of the return and a day after which it was late, with any extension. */
function isFiledLate(line: string): string | undefined {
  const [, year = ''] =
    /^(?:tax (?:year|period) )?((?:19|20)\d\d)\b[^\d]{1,12}\breturn (?:was )?(?:filed|received)\b/iu.exec(line) ?? []
  const [filed] = findDates(line.slice(4)).flatMap(({ date }) => (date.day === undefined ? [] : toIso(date)))
  return year !== '' && filed !== undefined && filed > `${Number(year) + 1}-10-15` ? year : undefined
}

/** The year stands in the line or in the last line above it that names one. */
export function taxesIn(lines: readonly Place[]): PapersFacts['taxes'] {
  let year: string | undefined
  let paper: string | undefined
  return lines.flatMap((place) => {
    if (place.paper !== paper) year = undefined
    paper = place.paper
    const late = isFiledLate(place.line)
    year = late ?? taxYear.exec(place.line)?.[1] ?? year
    const sum = Number(owed.exec(place.line)?.[1]?.replaceAll(',', '') ?? 0)
    const isUnfiled = late !== undefined || unfiled.test(place.line)
    return year === undefined || (sum === 0 && !isUnfiled) ? [] : [{ ...place, year, isUnfiled }]
  })
}
