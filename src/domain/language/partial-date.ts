import { addDays, daysBetween, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { PartialDate } from './find-dates.ts'

/** Both readings of a date such as `3/4/2024`; one reading of any other. */
function readings(date: PartialDate): PartialDate[] {
  return date.other ? [date, { ...date, ...date.other }] : [date]
}

/** True when every part that `date` gives stands in `known`, in one of the readings of each. */
export function isCovered(date: PartialDate, known: PartialDate): boolean {
  return readings(date).some((one) => readings(known).some((other) => holds(one, other)))
}

function holds(date: PartialDate, known: PartialDate): boolean {
  return (['year', 'month', 'day'] as const).every((part) => date[part] === undefined || date[part] === known[part])
}

/** True when the two can be the same day: no part that both give differs. */
export function isCompatible(one: PartialDate, other: PartialDate): boolean {
  return readings(one).some((first) =>
    readings(other).some((second) =>
      (['year', 'month', 'day'] as const).every(
        (part) => first[part] === undefined || second[part] === undefined || first[part] === second[part],
      ),
    ),
  )
}

/**
 * True when two dates look like a slip of one another: whole dates that agree in two of three parts or have day and
 * month exchanged, or two months of the same year, or the same month of two years.
 */
export function isNear(one: PartialDate, other: PartialDate): boolean {
  const parts = (['year', 'month', 'day'] as const).filter((part) => one[part] !== undefined)
  if (parts.some((part) => other[part] === undefined) || parts.length < 2) return false
  if (parts.length === 2 && other.day !== undefined) return false
  const equal = parts.filter((part) => one[part] === other[part]).length
  return equal === parts.length - 1 || (one.year === other.year && one.month === other.day && one.day === other.month)
}

export function isWhole({ year, month, day }: PartialDate): boolean {
  return year !== undefined && month !== undefined && day !== undefined
}

/** `YYYY-MM-DD` of a whole date; undefined otherwise. */
export function toIso({ year, month, day }: PartialDate): IsoDate | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Whole days between two whole dates, never negative; undefined unless both are whole. */
export function daysApart(one: PartialDate, other: PartialDate): number | undefined {
  const [first, second] = [toIso(one), toIso(other)]
  return first !== undefined && second !== undefined ? Math.abs(daysBetween(first, second)) : undefined
}

/** The first and the last day that a date with at least a month and a year may mean; undefined for others. */
export function daysOf({
  year,
  month,
  day,
}: PartialDate): { readonly from: IsoDate; readonly to: IsoDate } | undefined {
  if (year === undefined || month === undefined) return undefined
  const from = toIso({ year, month, day: day ?? 1 })
  if (!isIsoDate(from)) return undefined
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  return { from, to: day === undefined ? addDays(toIso(next) ?? from, -1) : from }
}
