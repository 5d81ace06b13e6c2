import { findDates } from '#domain/language/find-dates.ts'
import { isCovered, isWhole } from '#domain/language/partial-date.ts'
import { matchesOf } from './bounded-pattern.ts'
import { findDisguisedMail } from './disguised-mail.ts'
import type { KnownValue, Sighting } from './identity.ts'
import { findMachineReadable } from './machine-readable.ts'
import type { PlainView } from './plain-view.ts'
import type { Token } from './tokens.ts'
import { type Pattern, toPatterns } from './value-patterns.ts'
import { type Phrase, findPhrase, toPhrase } from './find-phrases.ts'
import { type Street, findStreets, toStreet } from './find-streets.ts'
import { compactValue } from './compact-value.ts'
import { findShapes } from './find-shapes.ts'

/** What a text is searched for besides names; built once for a draft. */
export type ValueIndex = {
  readonly patterns: readonly Pattern[]
  readonly phrases: readonly Phrase[]
  readonly births: readonly KnownValue[]
  readonly streets: readonly Street[]
}

/** Reads the numbers, addresses, dates of birth and firms of the record. */
export function indexValues(values: readonly KnownValue[]): ValueIndex {
  return {
    patterns: values.flatMap(toPatterns),
    phrases: values.flatMap(toPhrase),
    births: values.filter(({ kind }) => kind === 'birth-date'),
    streets: values.flatMap(toStreet),
  }
}

/** Every place where a known value or something of the shape of an identifier stands. */
export function findValues(view: PlainView, tokens: readonly Token[], index: ValueIndex): Sighting[] {
  return [
    ...index.phrases.flatMap((phrase) => findPhrase(view, tokens, phrase)),
    ...findMachineReadable(view),
    ...findDisguisedMail(view),
    ...findShapes(view),
    ...index.patterns.flatMap(({ identity, word, role, ...bounded }) =>
      matchesOf(view.lower, bounded).map((range) => ({ ...range, identity, word, role })),
    ),
    ...findBirths(view, index.births),
    ...findStreets(view, tokens, index.streets),
  ]
}

function findBirths({ text }: PlainView, births: readonly KnownValue[]): Sighting[] {
  if (births.length === 0) return []
  return findDates(text).flatMap(({ start, end, date }) => {
    const birth = births.find(({ value }) => {
      const [year, month, day] = value.split('-').map(Number)
      const known = { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
      return isWhole(date) && isCovered(known, date)
    })
    return birth
      ? [{ start, end, identity: `value:${compactValue(birth.value)}`, word: 'Date' as const, role: birth.role }]
      : []
  })
}
