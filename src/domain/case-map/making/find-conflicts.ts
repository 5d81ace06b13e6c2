import type { CaseFact, CasePassage, Conflict, ConflictSide, Exhibit } from '../case-map.ts'
import { findFacts } from '#domain/provenance/find-facts.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { hashOf, type MadeFact } from './made-fact.ts'

/** What two facts are compared by: a length of time, a frequency, a day. */
type Measure = {
  readonly kind: Conflict['kind']
  readonly unit: string
  readonly value: number
  readonly text: string
  readonly topic: ReadonlySet<string>
}

const daysIn: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30.4, year: 365 }

/** Words that stand in most sentences with a measure and tell nothing of what is measured. */
const empty = new Set(
  'time total about take took last month week day year hour now still make made child famil person'.split(' '),
)

/**
 * Facts of different sources that cannot both be true: the same thing said to last, to happen or to number differently,
 * the same event on two days. Cautious: two measures are compared only when most of what is said about them is the same.
 */
export function findConflicts(
  facts: readonly MadeFact[],
  places: { readonly passages: readonly CasePassage[]; readonly exhibits: readonly Exhibit[] },
): Conflict[] {
  const measured = facts.flatMap((made) => measuresOf(made).map((measure) => ({ made, measure })))
  const byUnit = Map.groupBy(measured, ({ measure }) => `${measure.kind} ${measure.unit}`)
  const found: Conflict[] = []
  for (const group of byUnit.values()) {
    for (const [at, one] of group.slice(0, 300).entries()) {
      for (const other of group.slice(at + 1, 300)) {
        if (found.length < 60 && disagree(one, other)) found.push(conflictOf(one, other, places))
      }
    }
  }
  return found.filter(({ id }, index) => found.findIndex((same) => same.id === id) === index)
}

type Measured = { readonly made: MadeFact; readonly measure: Measure }

function measuresOf({ fact, stems }: MadeFact): Measure[] {
  if (fact.kind === 'country') return []
  const text = fact.asTold ?? fact.statement
  const topic = new Set(stems.filter((stem) => !empty.has(stem) && !daysIn[stem]))
  const quantities = findFacts(text).flatMap(({ value, text: written, end }): Measure[] => {
    if (value.type !== 'quantity' || value.unit === undefined) return []
    const often = /^ (?:sessions |times )?(?:a|per|every|each) (week|month|day|year)\b/.exec(text.slice(end))?.[1]
    if (often !== undefined)
      return [{ kind: 'count', unit: `per ${often}`, value: value.count, text: `${written} a ${often}`, topic }]
    const days = daysIn[value.unit]
    // How long something took, not when it was or how old somebody is.
    if (
      days === undefined ||
      /^(?: ago| old| later| before| earlier| of age|-old)/.test(text.slice(end)) ||
      value.unit === 'year'
    )
      return []
    return [{ kind: 'count', unit: 'length', value: value.count * days, text: written, topic }]
  })
  const days =
    /^\d{4}-\d{2}-\d{2}$/.test(fact.date?.from ?? '') && fact.date?.to === undefined && fact.date
      ? [dayMeasure(fact.date.from, topic)]
      : []
  return [...quantities, ...days]
}

function dayMeasure(iso: string, topic: ReadonlySet<string>): Measure {
  return {
    kind: 'date',
    unit: 'day',
    value: Date.parse(`${iso}T00:00:00Z`) / 86_400_000,
    text: formatLongDate(iso),
    topic,
  }
}

function disagree(one: Measured, other: Measured): boolean {
  const [a, b] = [one.made.fact, other.made.fact]
  if (a.id === b.id || a.negated !== b.negated || sameSource(a, b)) return false
  if (a.persons.length > 0 && b.persons.length > 0 && !a.persons.some((id) => b.persons.includes(id))) return false
  const shared = [...one.measure.topic].filter((stem) => other.measure.topic.has(stem))
  const least = Math.min(one.measure.topic.size, other.measure.topic.size)
  const overlap = least === 0 ? 0 : shared.length / least
  if (one.measure.kind === 'date') {
    const apart = Math.abs(one.measure.value - other.measure.value)
    return (
      apart > 0 &&
      apart <= 400 &&
      isSlip(one.measure.text, other.measure.text, apart) &&
      shared.length >= 3 &&
      overlap >= 0.4
    )
  }
  const ratio = one.measure.value / other.measure.value
  if (ratio > 0.87 && ratio < 1.15) return false
  return shared.length >= 2 && overlap >= 0.5 && longShared(shared)
}

/** A slip of the day, the month or the year, or of a few days: the rest is the same. */
function isSlip(one: string, other: string, apart: number): boolean {
  if (apart <= 3) return true
  const [a, b] = [one.split(/[ ,]+/), other.split(/[ ,]+/)]
  return a.filter((part, at) => part === b[at]).length === 2
}

const longShared = (stems: readonly string[]) => stems.some((stem) => stem.length >= 5)

function sameSource(a: CaseFact, b: CaseFact): boolean {
  const keys = (fact: CaseFact) =>
    fact.sources.map((source) => (source.type === 'passage' ? source.passage : JSON.stringify(source)))
  const others = new Set(keys(b))
  return keys(a).some((key) => others.has(key)) || (isStatedOnly(a) && isStatedOnly(b))
}

const isStatedOnly = (fact: CaseFact) => fact.sources.every(({ type }) => type !== 'passage')

function conflictOf(one: Measured, other: Measured, places: Parameters<typeof findConflicts>[1]): Conflict {
  const side = ({ made, measure }: Measured): ConflictSide => ({ fact: made.fact.id, value: measure.text })
  const shared = [...one.measure.topic].filter((stem) => other.measure.topic.has(stem))
  const topic = topicWords(one.made.fact, shared)
  const what =
    one.measure.kind === 'date'
      ? 'The day differs'
      : one.measure.unit === 'length'
        ? 'How long it was differs'
        : 'How often differs'
  return {
    id: `K${hashOf([one.made.fact.id, other.made.fact.id].toSorted().join(' '))}`,
    about: topic === '' ? what : `${what}: ${topic}`,
    kind: one.measure.kind,
    sides: [side(one), side(other)],
    gap: `${topic === '' ? '' : `${topic}: `}${one.measure.text} by ${placeOf(one.made.fact, places)}, ${other.measure.text} by ${placeOf(other.made.fact, places)}`,
  }
}

/** The words that both have in common, as the first writes them. */
function topicWords({ asTold, statement }: CaseFact, shared: readonly string[]): string {
  const words = (asTold ?? statement).match(/\p{L}[\p{L}’'-]+/gu) ?? []
  const common = words.filter((word) => shared.some((stem) => word.toLowerCase().startsWith(stem.slice(0, 5))))
  return [...new Set(common.map((word) => word.toLowerCase()))].slice(0, 4).join(' ')
}

function placeOf({ sources }: CaseFact, { passages, exhibits }: Parameters<typeof findConflicts>[1]): string {
  const passage = sources.flatMap((source) =>
    source.type === 'passage' ? (passages.find(({ id }) => id === source.passage) ?? []) : [],
  )[0]
  if (!passage) return sources.some(({ type }) => type === 'record') ? 'the client record' : 'the answer'
  const exhibit = exhibits.find(({ id }) => id === passage.document)
  const page = passage.page === undefined ? '' : ` at ${passage.page}`
  return exhibit ? `Ex. ${exhibit.letter}${page}` : 'a document'
}
