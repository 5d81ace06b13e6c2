import { findCountry } from '#law/countries.ts'
import { isCompatible, isNear, isWhole } from '#domain/language/partial-date.ts'
import type { SourcePassage } from '#domain/findings/flag.ts'
import { clientName, labelDates, type LabelledDate } from './date-labels.ts'
import { dateOf } from './decision.ts'
import { sharedWords, toPassage, wordsAround, type IndexedFact, type SourceFacts } from './fact-index.ts'
import type { FactType } from './fact.ts'
import { isTime } from './find-quantities.ts'
import { sentenceAt } from '#domain/language/sentences.ts'
import { isStatutoryPeriod } from './statutory-periods.ts'
import { editDistance } from '#domain/language/edit-distance.ts'

type ContradictionCode =
  | 'birth-date'
  | 'marriage-date'
  | 'entry-date'
  | 'filing-date'
  | 'event-date'
  | 'identifier'
  | 'name-spelling'
  | 'count'

/** Two passages that cannot both be right as they stand. It says what differs, never which one is true. */
export type Contradiction = {
  readonly code: ContradictionCode
  readonly message: string
  readonly passages: readonly [SourcePassage, SourcePassage]
}

/**
 * Compares all texts of a case with each other: the record, the answers, the documents, or the sections of one draft.
 * Each pair of values is told once.
 */
export function findContradictions(sources: readonly SourceFacts[]): Contradiction[] {
  const told = new Set<string>()
  return [
    ...compareLabels(sources),
    ...compareEvents(sources),
    ...compareIdentifiers(sources),
    ...compareNames(sources),
    ...compareCounts(sources),
  ].filter(({ passages }) => {
    const pair = passages
      .map(({ text }) => text.toLowerCase())
      .toSorted()
      .join('|')
    return told.has(pair) ? false : Boolean(told.add(pair))
  })
}

const facts = (sources: readonly SourceFacts[], type: FactType): IndexedFact[] =>
  sources.flatMap((from) => from.facts.filter(({ value }) => value.type === type).map((fact) => ({ fact, from })))

function pairs<T>(list: readonly T[]): [T, T][] {
  const all: [T, T][] = []
  for (const [index, one] of list.entries())
    for (let at = index + 1; at < list.length; at += 1) all.push([one, list[at] as T])
  return all
}

function contradiction(code: ContradictionCode, what: string, one: IndexedFact, other: IndexedFact): Contradiction {
  const said = [one, other].map(({ fact, from }) => `"${fact.text}" (${from.source.title})`)
  return {
    code,
    message: `${what}: ${said.join(' and ')}.`,
    passages: [toPassage(one.from, one.fact), toPassage(other.from, other.fact)],
  }
}

const wording: Readonly<Record<LabelledDate['label'], string>> = {
  'birth-date': 'Two dates of birth',
  'marriage-date': 'Two dates of marriage',
  'entry-date': 'Two dates of entry',
  'filing-date': 'Two dates of filing',
}

function compareLabels(sources: readonly SourceFacts[]): Contradiction[] {
  return pairs(labelDates(sources)).flatMap(([one, other]) => {
    if (one.label !== other.label || one.subject !== other.subject) return []
    const [first, second] = [dateOf(one), dateOf(other)]
    const isOnce = one.label === 'birth-date' || one.label === 'marriage-date'
    const differs = !isCompatible(first, second) && (isOnce || isNear(first, second))
    return differs && isWhole(first) && isWhole(second)
      ? [contradiction(one.label, wording[one.label], one, other)]
      : []
  })
}

/** The most dates and counts that are compared in pairs; a case with more is compared by its first ones. */
const most = 250

/** Two accounts of one event with dates that differ by a slip, in texts of which neither knows both dates. */
function compareEvents(sources: readonly SourceFacts[]): Contradiction[] {
  const dates = facts(sources, 'date')
    .filter((date) => date.from.source.kind !== 'computed' && isWhole(dateOf(date)) && !isOfPaper(date))
    .slice(0, most)
  return pairs(dates).flatMap(([one, other]) => {
    if (one.from === other.from || !isNear(dateOf(one), dateOf(other))) return []
    if (isEnd(one) !== isEnd(other)) return []
    if (holdsDate(one.from, other) || holdsDate(other.from, one) || !tellsSame(one, other, 3)) return []
    return [contradiction('event-date', 'One event with two dates', one, other)]
  })
}

/** `The article of May 18, 2023, says`: the day of a paper is not that of what it tells. */
const isOfPaper = ({ fact, from }: IndexedFact): boolean =>
  /\b(?:article|report|letter|issue|edition|newspaper|paper|advisory|statement) (?:of|dated) $/iu.test(
    from.source.text.slice(Math.max(0, fact.start - 24), fact.start),
  )

/** `in status until November 20, 2023`: the end of something is not the day on which it was asked for. */
const isEnd = ({ fact, from }: IndexedFact): boolean =>
  /\b(?:until|till|through|expires?|expired|ended|ends) (?:on )?$/iu.test(
    from.source.text.slice(Math.max(0, fact.start - 16), fact.start),
  )

function holdsDate(from: SourceFacts, { fact }: IndexedFact): boolean {
  const { value } = fact
  return (
    value.type === 'date' &&
    from.facts.some(
      (own) => own.value.type === 'date' && isCompatible(own.value.date, value.date) && isWhole(own.value.date),
    )
  )
}

function tellsSame(one: IndexedFact, other: IndexedFact, least: number): boolean {
  const [first, second] = [wordsAround(one.from, one.fact.start), wordsAround(other.from, other.fact.start)]
  const shared = sharedWords(first, second)
  return shared >= least && shared * 3 >= Math.min(first.size, second.size)
}

/** Three in five words of the shorter sentence: two counts in one story are seldom counts of one thing. */
function agreesMostly(one: IndexedFact, other: IndexedFact): boolean {
  const [first, second] = [wordsAround(one.from, one.fact.start), wordsAround(other.from, other.fact.start)]
  return sharedWords(first, second) * 5 >= Math.min(first.size, second.size) * 3
}

function compareIdentifiers(sources: readonly SourceFacts[]): Contradiction[] {
  return pairs(facts(sources, 'identifier').slice(0, most)).flatMap(([one, other]) => {
    const [first, second] = [one.fact.value, other.fact.value]
    if (first.type !== 'identifier' || second.type !== 'identifier' || first.kind !== second.kind) return []
    if (one.from === other.from || editDistance(first.value, second.value, 1) !== 1) return []
    const isKnownApart = hasIdentifier(one.from, second.value) || hasIdentifier(other.from, first.value)
    return isKnownApart || isOtherPerson(one, other, sources)
      ? []
      : [contradiction('identifier', 'Two numbers that differ in one digit', one, other)]
  })
}

/** Members of a family often have A-numbers in a row: two of different persons do not disagree. */
function isOtherPerson(one: IndexedFact, other: IndexedFact, sources: readonly SourceFacts[]): boolean {
  const client = clientName(sources)
  const [first, second] = [personAround(one) ?? client, personAround(other) ?? client]
  return first !== second
}

/** The first name of the person whom the sentence around a fact names. */
function personAround({ fact, from }: IndexedFact): string | undefined {
  const sentence = from.sentences[sentenceAt(from.sentences, fact.start)]
  const name = from.facts.find(
    ({ value, start }) => value.type === 'name' && sentence && sentence.start <= start && start < sentence.end,
  )
  return name?.value.type === 'name' ? name.value.words[0] : undefined
}

const hasIdentifier = ({ facts: own }: SourceFacts, value: string) =>
  own.some((fact) => fact.value.type === 'identifier' && fact.value.value === value)

/** Names of several words that agree in one and differ by a letter or two in another. */
function compareNames(sources: readonly SourceFacts[]): Contradiction[] {
  const names = new Map<string, IndexedFact>()
  for (const name of facts(sources, 'name')) {
    const words = name.fact.value.type === 'name' ? name.fact.value.words : []
    const key = words.join(' ')
    if (words.length >= 2 && !names.has(key)) names.set(key, name)
  }
  return pairs([...names].slice(0, most)).flatMap(([[first, one], [second, other]]) =>
    isSpeltOtherwise(first.split(' '), second.split(' ')) && !isOfCountry(first, second)
      ? [contradiction('name-spelling', 'A name spelled in two ways', one, other)]
      : [],
  )
}

/** `Sri Lanka` and `Sri Lankan`: a country and who comes from it. */
const isOfCountry = (first: string, second: string): boolean => {
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first]
  return (
    /^(?:n|an|ian|ese|i)$/u.test(longer.slice(shorter.length)) &&
    longer.startsWith(shorter) &&
    findCountry(shorter) !== undefined
  )
}

function isSpeltOtherwise(one: readonly string[], other: readonly string[]): boolean {
  const [rest, others] = [one.filter((word) => !other.includes(word)), other.filter((word) => !one.includes(word))]
  const [first = '', second = ''] = [rest[0], others[0]]
  if (rest.length !== 1 || others.length !== 1 || one.length === rest.length || first.length < 4) return false
  return editDistance(first, second, 2) <= (first.length >= 7 ? 2 : 1)
}

function compareCounts(sources: readonly SourceFacts[]): Contradiction[] {
  const byUnit = Map.groupBy(facts(sources, 'quantity').slice(0, most), unitOf)
  return [...byUnit].flatMap(([unit, counts]) =>
    unit === undefined || unit === 'age' ? [] : compareUnit(unit, counts),
  )
}

const unitOf = ({ fact: { value } }: IndexedFact) => (value.type === 'quantity' ? value.unit : undefined)
const countOf = ({ fact: { value } }: IndexedFact) => (value.type === 'quantity' ? value.count : -1)

function compareUnit(unit: string, counts: readonly IndexedFact[]): Contradiction[] {
  return pairs(counts.filter(isOfTheCase)).flatMap(([one, other]) => {
    if (one.from === other.from || countOf(one) === countOf(other)) return []
    if (!tellsSame(one, other, isTime(unit) ? 5 : 4) || !agreesMostly(one, other)) return []
    return knowsBoth(one, other, counts) ? [] : [contradiction('count', 'Two numbers for one thing', one, other)]
  })
}

/** `Three such visits` counts on, and a period of a statute counts nothing of the case. */
const isOfTheCase = ({ fact: { value, text } }: IndexedFact) =>
  !/(?<!\p{L})such(?!\p{L})/u.test(text) && !(value.type === 'quantity' && isStatutoryPeriod(value))

/** A source that gives both numbers itself tells of two things: `four of the seven arrests`, two stays in a hospital. */
function knowsBoth(one: IndexedFact, other: IndexedFact, counts: readonly IndexedFact[]): boolean {
  const has = (from: SourceFacts, count: number) =>
    counts.some((known) => known.from === from && countOf(known) === count)
  const isPart = [one, other].some(({ fact: { text } }) => / of (?:the|those|these|them|his|her|their) /i.test(text))
  return isPart || has(one.from, countOf(other)) || has(other.from, countOf(one))
}
