import type { IsoDate } from '#domain/dates/calendar.ts'
import { findDates, type PartialDate } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'

/** `Toronto 1 wk July 2026`, `Cancun, April 2025, five days`, `5/2025 Toronto 4 days`: how long and in which month, and no day. */
export const isStayOfMonth = (line: string): boolean =>
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|few) ?(?:days?|nights?|wks?|weeks?|months?|weekends?)\b/iu.test(
    line,
  ) &&
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.?,? (?:(?:19|20)\d\d|[’'’]?\d\d)\b|(?<![\d/])(?:1[0-2]|0?[1-9])\/(?:19|20)\d\d(?![\d/])/iu.test(
    line,
  ) &&
  line.split(' ').length <= 12

export const hasDay =
  /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\b|\b\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.? \d{1,2}\b/iu

/** The days of a line; of two days with one year (`2022 Jan 10 to Jul 6`) the other has it too, or the one beside it. */
export function wholeDays(typed: string): IsoDate[] {
  const line = inOneForm(typed).replaceAll(
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6} (?=\d)/gu,
    (month) => month.charAt(0).toUpperCase() + month.slice(1),
  )
  const found = findDates(line)
    .toSorted((a, b) => a.start - b.start)
    .filter(({ date }) => date.day !== undefined)
    .map(({ date, start }): PartialDate => {
      const year = date.year ?? yearBefore(line, start)
      return year === undefined ? date : { ...date, year }
    })
  const [first, second] = found
  const read = (date: PartialDate) => {
    const day = date.year === undefined ? undefined : toIso(date)
    return day === undefined || day.length < 10 ? [] : [day]
  }
  if (!first || !second || found.length > 2 || (first.year === undefined) === (second.year === undefined))
    return found.flatMap(read)
  if (second.year === undefined) {
    const [left] = read(first)
    const [same, next] = [0, 1].flatMap((more) => read({ ...second, year: (first.year ?? 0) + more }))
    return [left, left !== undefined && same !== undefined && same < left ? next : same].flatMap((day) => day ?? [])
  }
  const [returned] = read(second)
  const [same, before] = [0, 1].flatMap((less) => read({ ...first, year: (second.year ?? 0) - less }))
  return [returned !== undefined && same !== undefined && same > returned ? before : same, returned].flatMap(
    (day) => day ?? [],
  )
}

/** `12/20/2023-1/4/2024`: from a day to a day. */
export const inOneForm = (typed: string): string =>
  typed
    .replaceAll(/ (?:thru|through|til|till) (?=\p{L}{0,9} ?\d)/giu, ' to ')
    // `6 Jan 24`, `14 July ’24`
    .replaceAll(
      /\b(\d{1,2}) ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6})\.?,? [’']?(\d\d)(?![\d/:])/giu,
      (_, day: string, month: string, year: string) => `${day} ${month} 20${year}`,
    )
    // `Aug 2-5 2025`: one month for both.
    .replaceAll(
      /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6})\.? (\d{1,2}) ?[-–] ?(\d{1,2}),? ((?:19|20)\d\d)\b/giu,
      (_, month: string, left: string, returned: string, year: string) =>
        `${month} ${left}, ${year} to ${month} ${returned}, ${year}`,
    )
    // `July 2025 (July 3 to July 24)`, `Aug 2024 (8/9 - 8/14)`: the year before the brackets is that of both.
    .replaceAll(
      /\b((?:19|20)\d\d) \((\p{Lu}\p{Ll}{2,8} \d{1,2}) (?:to|-|–|until) (\p{Lu}\p{Ll}{2,8} \d{1,2})\)/gu,
      (_, year: string, left: string, returned: string) => `: ${left}, ${year} to ${returned}, ${year}`,
    )
    .replaceAll(
      /\b((?:19|20)\d\d) \((\d{1,2}\/\d{1,2}) ?(?:to|-|–|until) ?(\d{1,2}\/\d{1,2})\)/gu,
      (_, year: string, left: string, returned: string) => `: ${left}/${year} to ${returned}/${year}`,
    )
    // `6/1-6/8/2024`: one year for both.
    .replaceAll(
      /(?<![\d/])(\d{1,2}\/\d{1,2}) ?[-–—] ?(\d{1,2}\/\d{1,2}\/)(\d{2,4})(?!\d)/gu,
      (_, left: string, day: string, year: string) => `${left}/${year} to ${day}${year}`,
    )
    .replaceAll(/(?<=\/\d{2,4}) ?[-–—] ?(?=\d{1,2}\/)/gu, ' to ')

/** The year that stands directly in front: `2022 Jan 10`. */
function yearBefore(line: string, start: number): number | undefined {
  const [year] = /(?:19|20)\d\d(?=,? $)/.exec(line.slice(Math.max(0, start - 6), start)) ?? []
  return year === undefined ? undefined : Number(year)
}
