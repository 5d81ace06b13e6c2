import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'

/** `2017-01-23`, `2019-09` or `2021` as it stands in a sentence. */
export function dateInWords(from: string): string {
  if (from === '') return 'As told in the account'
  const day = from.length === 7 ? `${from}-01` : from
  if (!isIsoDate(day)) return from
  return from.length === 7 ? formatLongDate(day).replace(' 1,', '') : formatLongDate(day)
}
