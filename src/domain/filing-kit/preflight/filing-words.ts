import type { IsoDate } from '#domain/dates/calendar.ts'
import type { Filing } from './filing.ts'

/** What the attorney said about the filing; undefined where nothing was said. */
export const answer = ({ kit }: Filing, name: string): string | undefined => kit.answers[name]?.trim() || undefined

export const hasItem = ({ items }: Filing, title: RegExp): boolean => items.some((item) => title.test(item.title))

/** `1 page is`, `2 pages are`. */
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** A date of the case: the last day, or the first where it opens. */
export function caseDay({ caseDates = [] }: Filing, key: string): IsoDate | undefined {
  const found = caseDates.find((one) => one.key === key)
  return found && (found.due ?? found.date)
}
