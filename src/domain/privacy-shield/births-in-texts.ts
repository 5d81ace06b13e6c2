import { findDates } from '#domain/language/find-dates.ts'
import { isWhole, toIso } from '#domain/language/partial-date.ts'
import type { KnownValue } from './identity.ts'

/** Words after which a date is somebody's day of birth. */
const birthWords =
  /\b(?:born|birth|d\.?o\.?b\b|nacimiento|nacid[oa]|naci[oó]|n[ée]e? le|naissance|nascid[oa]|nascimento|geboren|nato il|nata il)|родил|рожден|народ(?:ил|ж)|ميلاد|ولد|出生|생년월일|生年月日|जन्म/giu

/** Days of birth that only these texts give: dates within a few words after such a word. */
export function birthsInTexts(texts: readonly string[]): KnownValue[] {
  const days = texts.flatMap((text) =>
    [...text.matchAll(birthWords)].flatMap(({ index, 0: word }) => {
      const after = text.slice(index + word.length, index + word.length + 90).split(/[.;]\s|\n\n/)[0] ?? ''
      const [first] = findDates(after).filter(({ date }) => isWhole(date))
      const day = first && toIso(first.date)
      return day === undefined ? [] : [day]
    }),
  )
  return [...new Set(days)].map((value) => ({ kind: 'birth-date', role: 'date of birth in a document', value }))
}
