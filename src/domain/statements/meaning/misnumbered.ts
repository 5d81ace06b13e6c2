import { functionWords } from '#domain/language/word-lists.data.ts'
import { isTime } from '#domain/provenance/find-quantities.ts'
import { factsOf } from '../sentence-facts.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import { isCompatible, isCovered } from '#domain/language/partial-date.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout, isSurelyAbout } from './occurrences.ts'
import type { MeaningIndex, Placed } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

/** A typed fact and the sentence on file that gives it. */
export type Located = { readonly fact: Fact; readonly place: Placed }
const kept = new WeakMap<EvidenceIndex, readonly Located[]>()

/** Every typed fact of the file with the sentence that it stands in; kept with the evidence. */
export function located(evidence: EvidenceIndex, { byPlace }: MeaningIndex): readonly Located[] {
  const known = kept.get(evidence)
  if (known) return known
  const places = [...byPlace.values()].flat()
  const made = places.flatMap((place) => {
    const { start, end, from } = place.sentence
    return from.facts.filter((fact) => fact.start >= start && fact.end <= end).map((fact) => ({ fact, place }))
  })
  kept.set(evidence, made)
  return made
}

const sameOnes = new WeakMap<EvidenceIndex, WeakMap<Fact, readonly Located[]>>()

/** Where the file gives the same value as a fact of the draft, or less or more exactly the same; kept with the fact. */
export function sameOnFile(fact: Fact, evidence: EvidenceIndex, index: MeaningIndex): readonly Located[] {
  const own = sameOnes.get(evidence) ?? new WeakMap<Fact, readonly Located[]>()
  sameOnes.set(evidence, own)
  const known =
    own.get(fact) ??
    located(evidence, index).filter(
      (other) => other.fact.value.type === fact.value.type && (isSame(fact, other.fact) || isSame(other.fact, fact)),
    )
  own.set(fact, known)
  return known
}

/** The same date, sum, share, or count of the same thing. */
export function isSame({ value }: Fact, { value: other }: Fact): boolean {
  if (value.type === 'date' && other.type === 'date')
    return isCovered(value.date, other.date) || (other.date.year === undefined && isCompatible(value.date, other.date))
  if (value.type === 'money' && other.type === 'money') return value.amount === other.amount
  if (value.type === 'percent' && other.type === 'percent') return value.share === other.share
  return (
    value.type === 'quantity' && other.type === 'quantity' && value.count === other.count && value.unit === other.unit
  )
}

const numbers = /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})/iu

/** A number or a date that stands on file for something else, or for somebody else. */
export function misnumbered(told: Told): Finding[] {
  if (!numbers.test(told.sentence.text)) return []
  return factsOf(told.sentence).flatMap((fact) => (isJudged(fact) && !isMeasure(fact, told) ? judge(fact, told) : []))
}

const denies = /(?<!\p{L})(?:no(?!\. ?\d)|not|never|nobody|nothing|without)(?!\p{L})/iu

const isJudged = ({ value, text }: Fact) =>
  value.type !== 'name' &&
  value.type !== 'identifier' &&
  // `Two thirds` is a writer's own sum.
  (value.type !== 'percent' || /\d/.test(text)) &&
  (value.type !== 'quantity' || (value.unit !== undefined && value.unit !== 'time'))

/** `Shorter than six months`: a measure that the writer takes, and nothing that the file has to give. */
const measured =
  /(?<!\p{L})(?:(?:shorter|longer|less|more|fewer|earlier|later) than|near|close to|short of|exceed(?:s|ed|ing)?|approach(?:es|ed|ing)?) $/iu
const isMeasure = ({ value, start }: Fact, { sentence: { text } }: Told) =>
  value.type === 'quantity' && isTime(value.unit ?? '') && measured.test(text.slice(0, start))

function judge(fact: Fact, told: Told): Finding[] {
  const clause = told.clauses.find(({ start, end }) => start <= fact.start && fact.start < end)
  const content = clause ? wordsBeside(fact, clause) : []
  const same = sameOnFile(fact, told.evidence, told.index).filter((other) => isSame(fact, other.fact))
  const [first] = same
  if (!first || !clause || content.length === 0) return []
  const others = factsOf(told.sentence).filter((other) => other.start !== fact.start && other.value.type !== 'name')
  const persons = personsOf(clause, told)
  const who = persons.filter((id) => id !== 'client')
  const beside = same.filter(
    ({ place }) =>
      place.sentence.from.source.kind === 'record' ||
      standsBeside(place, others) ||
      content.some(({ hits }) => [place.at - 1, place.at, place.at + 1].some((at) => hits.around.has(at))) ||
      (who.length > 0 && isSurelyAbout(place, who)),
  )
  const [by] = beside
  if (!by)
    return isExplained(fact, clause, same, told)
      ? []
      : [toFinding(fact, first.place, `The file gives “${fact.text}” for something else`)]
  const fitting = beside.some((one) => areBothSince(fact, one, told))
    ? undefined
    : betterDated(fact, content, clause.words, told)
  if (fitting) return [toFinding(fact, fitting.place, `The file gives “${fitting.fact.text}” for this`)]
  // How many children there are the record tells of the couple.
  const isOfHousehold =
    fact.value.type === 'quantity' && beside.some(({ place }) => place.sentence.from.source.kind === 'record')
  // A year alone is the year of many things: whose it is, a sentence seldom tells.
  const isYear = fact.value.type === 'date' && fact.value.date.month === undefined
  const isOthers =
    persons.length > 0 &&
    !isOfHousehold &&
    !isYear &&
    !beside.some(({ place }) => isAbout(place, persons) || isToldByWriter(place))
  return isOthers ? [toFinding(fact, by.place, `The file gives “${fact.text}” for somebody else`)] : []
}

const since = /(?<!\p{L})since (?:early |late |mid-|the (?:beginning|end) of )?(?:\p{Lu}\p{Ll}+ )?(?:\d{1,2}, )?$/u

/** `Waiting since early 2026` for `on the list since January 2026`: what lasts since then is the same. */
const areBothSince = (fact: Fact, { fact: known, place }: Located, { sentence }: Told) =>
  since.test(sentence.text.slice(0, fact.start)) &&
  since.test(place.sentence.text.slice(0, known.start - place.sentence.start))

/** What stands on file nowhere beside these words, and is still no slip. */
function isExplained(fact: Fact, clause: Clause, same: readonly Located[], told: Told): boolean {
  return (
    isOfMonth(fact, clause, wordsBeside(fact, clause)) ||
    // `No contact since April` for `we spoke last in April`: what is not so is told in other words.
    denies.test(told.sentence.text) ||
    isToldPlainly(fact, clause, same) ||
    liesBetweenDates(fact, clause, told)
  )
}

/** `Has known her since 2020` beside `I have known Linh since 2020`: a plain verb says what the date is of. */
const isToldPlainly = (fact: Fact, { words }: Clause, same: readonly Located[]) =>
  fact.value.type === 'date' &&
  words.some(({ text, hits }) => /^kn(?:own?s?|ew)$/iu.test(text) && same.some(({ place }) => hits.exact.has(place.at)))

/** `Divorced for two years when they married`: so long lie two dates apart that are told with words of the clause. */
function liesBetweenDates({ value }: Fact, { words }: Clause, { evidence, index }: Told): boolean {
  if (value.type !== 'quantity' || value.unit !== 'year') return false
  const isNear = (at: number) =>
    words.some(({ isPerson, text, hits }) => !isPerson && text.length > 4 && hits.exact.has(at))
  const months = located(evidence, index).flatMap(({ fact: { value: other }, place }) =>
    other.type === 'date' && other.date.year !== undefined && isNear(place.at)
      ? [other.date.year * 12 + (other.date.month ?? 6)]
      : [],
  )
  const step = 12
  return months.some((one) =>
    months.some(
      (other) => Math.floor((other - one) / step) === value.count || Math.round((other - one) / step) === value.count,
    ),
  )
}

/** `I landed on April 5`: who that is the document does not always say. */
const isToldByWriter = ({ sentence: { text, speaker } }: Placed) =>
  /(?<!\p{L})(?:I(?!-\d)|we|my|our|me|us)(?!\p{L})/u.test(text) &&
  (speaker === 'client' || speaker.startsWith('author:'))

/** Another number of the sentence stands in the same sentence on file. */
const standsBeside = ({ sentence }: Placed, others: readonly Fact[]) =>
  sentence.from.facts.some(
    (known) =>
      known.start >= sentence.start && known.end <= sentence.end && others.some((other) => isSame(other, known)),
  )

/** `Until January` beside these words, without its year. */
function isOfMonth(fact: Fact, { words }: Clause, content: readonly Weighed[]): boolean {
  if (fact.value.type !== 'date' || fact.value.date.month === undefined) return false
  const month = words.find(({ start, end, text }) => start >= fact.start && end <= fact.end && /^\p{Lu}/u.test(text))
  return month !== undefined && [...month.hits.exact].some((at) => content.some(({ hits }) => hits.around.has(at)))
}

const toFinding = (word: Fact, by: Placed, message: string): Finding => ({
  word,
  by,
  message: `${message}: ${shown(by)}.`,
})

/** The words of a clause that tell what a number is of. */
const wordsBeside = (fact: Fact, { words }: Clause) =>
  words.filter(
    ({ weight, isName, start, end }) =>
      (weight > 0 || isName) && (end <= fact.start || start >= fact.end || fact.value.type === 'quantity'),
  )

function overlap(content: readonly Weighed[], place: Placed, index?: MeaningIndex): number {
  const places = index ? [place.at, ...partsOf(place, index)] : [place.at]
  return new Set(
    content.filter(({ hits }) => places.some((at) => hits.exact.has(at) || hits.near.has(at))).map(({ text }) => text),
  ).size
}

/** The clauses beside this one that are of the same sentence on file. */
function partsOf({ at, sentence: { start, end, from } }: Placed, { byPlace }: MeaningIndex): number[] {
  const isPart = (other: Placed) =>
    other.sentence.from === from && (other.sentence.end === start || other.sentence.start === end)
  return [at - 1, at + 1].filter((near) => byPlace.get(near)?.some(isPart) === true)
}

/** Another date in a sentence that tells this, where no sentence with the date of the draft tells any of it. */
function betterDated(
  fact: Fact,
  content: readonly Weighed[],
  all: readonly Weighed[],
  { evidence, index }: Told,
): Located | undefined {
  const own = all.filter(({ text, isPerson }) => !isPerson && !functionWords.has(text.toLowerCase()))
  if (content.length < 2 || fact.value.type !== 'date' || fact.value.date.year === undefined) return undefined
  const dated = located(evidence, index).filter(
    (other) =>
      other.fact.value.type === 'date' && (other.fact.value.date.year !== undefined || isSame(fact, other.fact)),
  )
  // One sentence on file can be several clauses, one beside another.
  const best = (list: readonly Located[], words: readonly Weighed[]) =>
    Math.max(0, ...list.map(({ place }) => overlap(words, place, index)))
  const mine = best(
    dated.filter((other) => isSame(fact, other.fact)),
    own,
  )
  return dated.find(
    (other) =>
      !isSame(fact, other.fact) &&
      overlap(content, other.place) >= Math.max(2, content.length * 0.6) &&
      (mine === 0 || overlap(content, other.place) >= mine + 3),
  )
}
