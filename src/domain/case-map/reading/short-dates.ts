import { formatLongDate } from '#domain/dates/calendar.ts'

/** `11/19` in an answer that writes whole dates month first. */
export function withShortDates(text: string, isDayFirst: boolean): string {
  if (isDayFirst || !/(?<![\d/])\d{1,2}\/\d{1,2}\/(?:19|20)?\d{2}(?![\d/])/.test(text)) return text
  return text.replaceAll(shortDate, (_, before: string, month: string, day: string) => {
    const name = formatLongDate(`2000-${month.padStart(2, '0')}-01`).split(' ')[0] ?? month
    return `${before}${/ed |sent /u.test(before) ? 'on ' : ''}${name} ${Number(day)}`
  })
}

const shortDate =
  /\b((?:on|discharged|admitted|filed|emailed|called|sent|by|since|until|due|from|to|and) )(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/])/gu
