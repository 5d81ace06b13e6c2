import { isIsoDate } from '#domain/dates/calendar.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import { findIdentifiers } from '#domain/identifiers/find-identifiers.ts'
import type { KnownValue } from './identity.ts'

/** What a field of the record says of a person, as values that the shield knows: a day, an address, a number, a name. */
export function toValues(role: string, field: string, value: string): KnownValue[] {
  const words = `${role}, ${field.replaceAll('_', ' ')}`
  if (/birth|dob/.test(field) && !/place|country|city|state/.test(field)) return birthValues(words, value)
  if (/address|street|zip|postal/.test(field)) return addressValues(words, value)
  if (/phone|mobile|cell|(?:^|_)(?:tel|fax)(?:_|$)/.test(field) && (value.match(/\d/g) ?? []).length >= 7)
    return [{ kind: 'phone', role: words, value }]
  const shaped = findIdentifiers(value).map(({ kind, text }): KnownValue => {
    const valueKind = kind === 'email' || kind === 'phone' ? kind : 'number'
    return { kind: valueKind, role: words, value: text }
  })
  if (shaped.length > 0) return shaped
  const isNumber =
    /number|passport|ssn|i_?94|receipt|alien|case|license|phone|_id$/.test(field) &&
    /\d{3}/.test(value) &&
    !isIsoDate(value)
  return isNumber ? [{ kind: 'number', role: words, value }] : []
}

function birthValues(role: string, value: string): KnownValue[] {
  const day = isIsoDate(value) ? value : toIso(findDates(value)[0]?.date ?? {})
  return day === undefined ? [] : [{ kind: 'birth-date', role, value: day }]
}

/** An address as a whole, its lines, and its postal code. */
function addressValues(role: string, value: string): KnownValue[] {
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const street = /^\d{1,6}[A-Za-z]? [^,]+/.exec(value)?.[0]
  const zip = /(?<!\d)\d{5}(?:-\d{4})?$/.exec(value)?.[0]
  return [
    ...[...new Set([value, ...lines, ...(street === undefined ? [] : [street])])].map((text): KnownValue => ({
      kind: 'address',
      role,
      value: text,
    })),
    ...(zip === undefined ? [] : [{ kind: 'number', role, value: zip } as const]),
  ]
}
