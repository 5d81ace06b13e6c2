import { findDates } from '#domain/language/find-dates.ts'
import { findIdentifiers } from '#domain/identifiers/find-identifiers.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Fact } from './fact.ts'
import { findNames, type NameOptions } from './find-names.ts'
import { findQuantities } from './find-quantities.ts'
import { findFormalRanges, maskRanges } from './mask.ts'

type Typed = {
  readonly facts: readonly Fact[]
  /** The text with all of them hidden: what is left can be names. */
  readonly rest: string
}

/**
 * Every typed fact of a text, in order: identifiers, dates, sums, shares, counted things, names. `hidden` are passages
 * that state no facts (citations, gaps, boilerplate); form numbers and references to exhibits are hidden always.
 */
export function findFacts(text: string, hidden: readonly Range[] = [], names: NameOptions = {}): Fact[] {
  return withNames(readTyped(maskRanges(text, hidden)), names)
}

const kept = new Map<string, Typed>()
const most = 120

/** The same for a passage of a draft, which several checks read: what is no name is found once for the same words. */
function readPassage(text: string, hidden: readonly Range[]): Typed {
  const open = maskRanges(text, hidden)
  const known = kept.get(open) ?? readTyped(open)
  if (kept.size >= most) kept.clear()
  kept.set(open, known)
  return known
}

/**
 * The facts of a passage of a draft. `hidden` are its citations and gaps, the same in every check; `ours` are more
 * passages that state nothing: a fact that reaches into one is left out.
 */
export function findPassageFacts(
  text: string,
  hidden: readonly Range[],
  { ours = [], ...names }: NameOptions & { readonly ours?: readonly Range[] } = {},
): Fact[] {
  const { facts, rest } = readPassage(text, hidden)
  return withNames({ facts: facts.filter((fact) => !isWithin(fact, ours)), rest: maskRanges(rest, ours) }, names)
}

/** The same without the names. */
export function findTypedFacts(text: string, hidden: readonly Range[], ours: readonly Range[]): Fact[] {
  return readPassage(text, hidden).facts.filter((fact) => !isWithin(fact, ours))
}

const isWithin = ({ start, end }: Range, ranges: readonly Range[]) =>
  ranges.some((range) => range.start < end && start < range.end)

const withNames = ({ facts, rest }: Typed, names: NameOptions): Fact[] =>
  [...facts, ...findNames(rest, names)].toSorted((a, b) => a.start - b.start)

function readTyped(text: string): Typed {
  const open = maskRanges(text, findFormalRanges(text))
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
  const facts = [...identifiers, ...dates, ...findQuantities(rest)].toSorted((a, b) => a.start - b.start)
  return { facts, rest }
}
