import { monthNumber } from '#domain/language/months.ts'

/** So many months make half a year, and no more than these are one absence. */
const [least, most] = [6, 60]

type Word = { readonly text: string }

/** A month with its year in a sentence, counted in months, and where it ends. */
type Month = { readonly at: number; readonly count: number }

/**
 * Where the second of two months ends that are half a year and more apart: `from November 2020 to August 2021`, `departed
 * January 9, 2021; admitted September 30, 2021`. Neighbors alone are compared.
 */
export function longSpanEnds(tokens: readonly Word[]): ReadonlySet<number> {
  const months = monthsIn(tokens)
  const ends = months.slice(1).flatMap(({ at, count }, index) => {
    const apart = count - (months[index]?.count ?? count)
    return apart >= least && apart <= most ? [at] : []
  })
  return new Set(ends)
}

/** `from February until the middle of November 2022`: a month without its year has that of the next one that has one. */
function monthsIn(tokens: readonly Word[]): Month[] {
  const dated = datedMonths(tokens)
  const opening = tokens.flatMap(({ text }, at): Month[] => {
    const month = /^\p{Lu}\p{Ll}{2}/u.test(text) ? monthNumber(text) : undefined
    const next = dated.find((one) => one.at > at)
    const isOpened = /^(?:from|since|between|in|of)$/u.test(tokens[at - 1]?.text.toLowerCase() ?? '')
    if (month === undefined || next === undefined || !isOpened || next.at - at > 10) return []
    const year = Math.floor((next.count - 1) / 12)
    // The same month, or one after it, would be of another year.
    return dated.some((one) => one.at - at < 4 && one.at > at) || year * 12 + month >= next.count
      ? []
      : [{ at, count: year * 12 + month }]
  })
  return [...dated, ...opening].toSorted((one, other) => one.at - other.at)
}

function datedMonths(tokens: readonly Word[]): Month[] {
  return tokens.flatMap(({ text }, at): Month[] => {
    const digits = /^(\d{1,2})\/(?:\d{1,2}\/)?((?:19|20)\d\d)$/u.exec(text)
    if (digits) return [{ at, count: Number(digits[2]) * 12 + Number(digits[1]) }]
    const month = monthNumber(text)
    if (month === undefined) return []
    // `August 2021`, `January 9, 2021`
    const year = tokens.slice(at + 1, at + 4).findIndex((one) => /^(?:19|20)\d\d$/u.test(one.text))
    return year < 0 ? [] : [{ at: at + 1 + year, count: Number(tokens[at + 1 + year]?.text) * 12 + month }]
  })
}
