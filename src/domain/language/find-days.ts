import type { IsoDate } from '#domain/dates/calendar.ts'
import { findDates, type FoundDate } from './find-dates.ts'
import { daysOf } from './partial-date.ts'

/** A date of a text with the first and the last day that it may mean: one day, or a month. */
export type FoundDays = FoundDate & { readonly from: IsoDate; readonly to: IsoDate }

/** Dates with at least a month and a year, in the order of the text; days that the calendar does not have are left out. */
export function findDays(text: string): FoundDays[] {
  return findDates(text).flatMap((found) => {
    const days = daysOf(found.date)
    return days ? [{ ...found, ...days }] : []
  })
}
