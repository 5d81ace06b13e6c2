import { findDates } from '#domain/language/find-dates.ts'
import { findIdentifiers } from '#domain/identifiers/find-identifiers.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Fact } from './fact.ts'
import { findNames, type NameOptions } from './find-names.ts'
import { findQuantities } from './find-quantities.ts'
import { findFormalRanges, maskRanges } from './mask.ts'

/**
 * Every typed fact of a text, in order: identifiers, dates, sums, shares, counted things, names. `hidden` are passages
 * that state no facts (citations, gaps, boilerplate); form numbers and references to exhibits are hidden always.
 */
export function findFacts(text: string, hidden: readonly Range[] = [], names: NameOptions = {}): Fact[] {
  const open = maskRanges(text, [...hidden, ...findFormalRanges(text)])
  const identifiers = findIdentifiers(open).map(({ start, end, text: written, kind, value }): Fact => ({
    start,
    end,
    text: written,
    value: { type: 'identifier', kind, value },
  }))
  const withoutIdentifiers = maskRanges(open, identifiers)
  const dates = findDates(withoutIdentifiers).map(({ start, end, text: written, date }): Fact => ({
    start,
    end,
    text: written,
    value: { type: 'date', date },
  }))
  const rest = maskRanges(withoutIdentifiers, dates)
  const quantities = findQuantities(rest)
  return [...identifiers, ...dates, ...quantities, ...findNames(rest, names)].toSorted((a, b) => a.start - b.start)
}
