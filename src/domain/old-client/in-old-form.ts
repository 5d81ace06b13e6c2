import { findDates } from '#domain/language/find-dates.ts'
import type { Mark } from '#domain/template-sections/old-case.ts'
import type { NewCase } from './new-case.ts'

/** A year alone, or a month and its year, where the old words were no more than that. */
export function inFormOf(old: string, value: string | undefined): string | undefined {
  const [, month, year] = /^(\p{Lu}\p{L}+) \d{1,2}, (\d{4})$/u.exec(value?.trim() ?? '') ?? []
  if (month === undefined || year === undefined) return value
  if (/^\d{4}$/.test(old)) return year
  return /^\p{Lu}\p{L}+,? \d{4}$/u.test(old) ? `${month} ${year}` : value
}

/** Of `Example City, December 25, 2019`, in a row of a table, the day for a day and the rest for what has none. */
export function partFor({ slot, text, label }: Pick<Mark, 'slot' | 'text' | 'label'>, value: string): string {
  const [day, second] = label === undefined ? [] : findDates(value)
  if (!day || second || day.end - day.start === value.length) return value
  if (slot.endsWith('-date')) return value.slice(day.start, day.end)
  const isBehind = day.end === value.length && /, (?:on |in )?$/u.test(value.slice(0, day.start))
  return isBehind && !/\d/.test(text) ? value.slice(0, day.start).replace(/, (?:on |in )?$/u, '') : value
}

/** `38` and `thirty-eight`, where the old words were `42 years of age`. */
export function inYears(old: string, value: string | undefined): string | undefined {
  const unit = / years (?:old|of age)$/u.exec(old)?.[0]
  return unit !== undefined && value !== undefined && /^[\p{L}\d-]+$/u.test(value) ? value + unit : value
}

/** In capitals where the old words were. */
export function inCase(old: string, value: string | undefined): string | undefined {
  // `JFK` is written so wherever it stands.
  const isCapital = /\p{Lu}{2}/u.test(old) && old === old.toUpperCase() && !/^\p{Lu}{2,3}$/u.test(old)
  return value !== undefined && isCapital ? value.toUpperCase() : value
}

/** How old the client is, in the form of the old words: `44-year-old`, `is 44 years old`; undefined in any other. */
export function printAge(old: string, { age }: NewCase): string | undefined {
  if (age === undefined) return undefined
  if (/^\d{1,3}$/.test(old)) return String(age)
  if (/-year-old/.test(old)) return `${age}-year-old`
  if (/^\d{1,2} year old$/.test(old)) return `${age} year old`
  if (/^[\p{L}\d]{2,9}(?:-\p{L}{3,5})? years old$/u.test(old)) return `${age} years old`
  if (/^(?:am|is|was|turned) \d{1,3}$/u.test(old)) return old.replace(/\d+/, String(age))
  const words =
    /(?<=\b(?:am|is|was|turned|turns) (?:now )?)(?:\d{1,3}|\p{L}{3,8}(?:-\p{L}{3,5})?)(?= years (?:old|of age)$|$)/u
  return words.test(old) ? old.replace(words, String(age)) : undefined
}
