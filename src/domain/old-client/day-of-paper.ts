import { findDates } from '#domain/language/find-dates.ts'
import type { Mark } from '#domain/template-sections/old-case.ts'
import { bareLabel } from './answers.ts'
import { inCase } from './in-old-form.ts'
import type { NewCase } from './new-case.ts'

const labels: Readonly<Record<'signing-date' | 'service-date' | 'filed', RegExp>> = {
  'signing-date': /^(?:signed|dated|executed|date of signing|signing date)(?: on)?$/,
  'service-date': /^(?:served|date of service|service date)(?: on)?$/,
  filed: /^(?:filed|date filed|date of filing|filing date)(?: on)?$/,
}

/**
 * The day on which a paper itself goes out, for a blank to sign or to serve, where the attorney answered one: `Served on`,
 * `Signed on`, else `Filed on`. That one stands for the paper only while no application of the paper takes it for its own day.
 */
export function dayOfPaper(
  marks: readonly Mark[],
  known: NewCase,
  valueOf: (mark: Mark) => string | undefined,
): (mark: Pick<Mark, 'slot' | 'text'>) => string | undefined {
  const answered = (pattern: RegExp) =>
    known.answers.find(({ label, value }) => pattern.test(bareLabel(label)) && isDay(value))?.value.trim()
  const filed = answered(labels.filed)
  const isOfPaper = filed !== undefined && marks.every((mark) => mark.slot !== 'filing-date' || valueOf(mark) !== filed)
  const ofPaper = isOfPaper ? filed : undefined
  return ({ slot, text }) =>
    slot === 'signing-date' || slot === 'service-date'
      ? inCase(text, asOrdinal(text, answered(labels[slot]) ?? ofPaper))
      : undefined
}

const isDay = (value: string): boolean => {
  const [day, second] = findDates(value)
  return day?.date.day !== undefined && second === undefined && day.end - day.start === value.trim().length
}

/** `20th day of August, 2025`, where the old words were so. */
function asOrdinal(old: string, value: string | undefined): string | undefined {
  const [, month, day, year] = /^(\p{L}+) (\d{1,2}), (\d{4})$/u.exec(value ?? '') ?? []
  if (day === undefined || !/\d(?:st|nd|rd|th) day of /u.test(old)) return value
  const ending = /^1[123]$/.test(day) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(day) % 10] ?? 'th')
  const article = /^the /iu.exec(old)?.[0] ?? ''
  return `${article}${day}${ending} day of ${month}, ${year}`
}
