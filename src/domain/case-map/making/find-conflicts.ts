import type { CaseFact, CasePassage, Conflict, ConflictSide, Exhibit } from '../case-map.ts'
import { stemsOf } from '../reading/stems.ts'
import { hashOf, type MadeFact } from './made-fact.ts'
import { type Measure, type MeasureKind, measuresOf } from './measures.ts'
import { topicWords } from './topic-words.ts'

type Measured = { readonly made: MadeFact; readonly measure: Measure; readonly topic: ReadonlySet<string> }

type Places = { readonly passages: readonly CasePassage[]; readonly exhibits: readonly Exhibit[] }

/** Words that stand beside most measures and tell nothing of what is measured. */
const empty = new Set([
  ...'time total about take took tak last month week day year hour now still mad child famil person begin began session visit appointment'.split(
    ' ',
  ),
  ...stemsOf('one two three four five six seven eight nine ten eleven twelve times'),
  ...stemsOf('twice once go goes went need needs get got attend attends receive receives see sees saw have has'),
])

/**
 * Facts of different sources that cannot both be true: the same thing said to last or to happen differently, the same
 * event on two days. Cautious: two are compared only when most of what is said about them is the same.
 */
export function findConflicts(facts: readonly MadeFact[], places: Places): Conflict[] {
  const measured = facts.flatMap((made) =>
    measuresOf(made).map((measure): Measured => ({ made, measure, topic: topicOf(made) })),
  )
  const groups = Map.groupBy(measured, ({ measure: { kind, per = '' } }) => `${kind} ${per}`)
  const pairs = [...groups.values()].flatMap((group) => pairsOf(group.slice(0, 300)))
  return gathered(pairs, measured, places).slice(0, 40)
}

type Pair = readonly [Measured, Measured]

function pairsOf(group: readonly Measured[]): Pair[] {
  return group.flatMap((one, at) =>
    group
      .slice(at + 1)
      .flatMap((other): Pair[] =>
        canBeCompared(one.made, other.made) && !isOfOthers(one.made) && !isOfOthers(other.made) && disagree(one, other)
          ? [[one, other]]
          : [],
      ),
  )
}

/** A paper about nobody of the case (a report on the country) says nothing that the account of a person could contradict. */
const isOfOthers = ({ document, about, fact }: MadeFact): boolean =>
  (document !== undefined && about.length === 0 && fact.persons.length === 0) || tellsOfKin(fact)

/** `They took {applicant.poss} father and held him for four months`: how long he was held is not how long the client was. */
const tellsOfKin = ({ wording }: CaseFact): boolean =>
  /\b(?:took|held|arrested|detained|beat|killed|threatened) \{[a-z0-9-]+\.(?:poss|his)\} (?:\p{Ll}+ )?(?:father|mother|brother|sister|son|daughter|wife|husband|uncle|aunt|cousin|friend)\b/iu.test(
    wording,
  )

/**
 * One conflict for each two values, however many papers repeat them. Two that a source tells apart (nine days the first
 * time, one night the second) are no conflict with another source that tells both.
 */
function gathered(pairs: readonly Pair[], measured: readonly Measured[], places: Places): Conflict[] {
  const found = new Map<string, Conflict>()
  const owned = measured.filter(({ made }) => owns(made.fact))
  for (const pair of pairs) {
    const [one, other] = pair
    if (pair.some((side) => owned.some(({ measure }) => isOwned(side, measure)))) continue
    if (isMeasured(one.measure.kind) && isToldApart(one, other, measured)) continue
    const key = `${one.measure.kind} ${isMeasured(one.measure.kind) ? '' : (one.measure.per ?? '')} ${[one.measure.value, other.measure.value].toSorted((a, b) => a - b).join(' ')}`
    const known = found.get(key)
    if (known) found.set(key, withAlso(known, pair))
    else found.set(key, conflictOf(one, other, places))
  }
  return [...found.values()]
}

/** What was said in an interview, where the client's own account tells that it was said so. */
const isOwned = ({ made, measure }: Measured, { kind, value }: Measure): boolean =>
  made.fact.wording.startsWith('Asked “') && measure.kind === kind && isNear(measure.value, value)

const isMeasured = (kind: MeasureKind) => kind === 'often' || kind === 'long'
const sourceOf = ({ made }: Measured) => made.document ?? (isSaid(made.fact) ? 'answers' : 'record')
const isNear = (one: number, other: number) => one / other > 0.87 && one / other < 1.15

/** One of the two sources has the other's value too, for the same kind of thing. */
function isToldApart(one: Measured, other: Measured, measured: readonly Measured[]): boolean {
  const hasToo = (source: string, { measure, topic }: Measured) =>
    measured.some(
      (third) =>
        sourceOf(third) === source &&
        third.measure.kind === measure.kind &&
        isNear(third.measure.value, measure.value) &&
        [...topic].some((stem) => third.topic.has(stem)),
    )
  return hasToo(sourceOf(one), other) || hasToo(sourceOf(other), one) || isAgain(one) !== isAgain(other)
}

const isAgain = ({ made: { fact } }: Measured) =>
  /\b(?:again|(?:second|third|last|next|other|another) time)\b/i.test(fact.asTold ?? fact.statement)

/** Another fact that says what one side says goes with that side. */
function withAlso(conflict: Conflict, pair: Pair): Conflict {
  const sides = conflict.sides.map((side) => {
    const same = pair.filter(({ measure }) => measure.text === side.value).map(({ made }) => made.fact.id)
    const also = [...new Set([...(side.also ?? []), ...same])].filter((id) => id !== side.fact)
    return also.length > 0 ? { ...side, also } : side
  })
  const [first, second] = sides
  return first && second ? { ...conflict, sides: [first, second] } : conflict
}

const topicOf = ({ stems }: MadeFact) => new Set(stems.filter((stem) => !empty.has(stem)))

/** Of two sources, about the same people, and not one denied by the other. */
function canBeCompared(one: MadeFact, other: MadeFact): boolean {
  const [a, b] = [one.fact, other.fact]
  if (a.id === b.id || a.negated !== b.negated || owns(a) || owns(b)) return false
  if (one.document === other.document && (one.document !== undefined || isSaid(a) === isSaid(b))) return false
  return a.persons.length === 0 || b.persons.length === 0 || a.persons.some((id) => b.persons.includes(id))
}

/** `I said that I was held for one week`: an account that tells itself what was said otherwise before. */
const owns = ({ asTold = '' }: CaseFact): boolean =>
  /\bI (?:said|told (?:him|her|them|the \p{L}+)|stated|answered|wrote) that\b/iu.test(asTold)

const isSaid = (fact: CaseFact) => fact.sources.every(({ type }) => type === 'answer')

function disagree(one: Measured, other: Measured): boolean {
  const shared = [...one.topic].filter((stem) => other.topic.has(stem))
  const overlap = shared.length / Math.max(1, Math.min(one.topic.size, other.topic.size))
  const { kind, value } = one.measure
  if (kind === 'day') return disagreeInDay(one, other, shared.length, overlap)
  // Compared by person alone: the group is one person's.
  if (!isMeasured(kind)) return value !== other.measure.value
  if (isNear(value, other.measure.value)) return false
  if (kind === 'long' && isOneCustody(one.made.fact, other.made.fact)) return true
  if (kind === 'long') return disagreeInLength(one, other, shared, overlap)
  const isAllOfIt = shared.length > 0 && one.topic.size === other.topic.size && overlap === 1
  return isAllOfIt || around(one, other) >= 3 || (shared.length >= 2 && overlap >= 0.5)
}

/** Two stays in a hospital, one of them with its year, are one only by what else is said alike; one time in custody is one. */
function disagreeInLength(one: Measured, other: Measured, shared: readonly string[], overlap: number): boolean {
  const [from, to] = [one, other].map(({ made }) => made.fact.date?.from.slice(0, 4))
  const events = shared.filter((stem) => isOneEvent([stem]))
  const isStay = events.length > 0 && events.every((stem) => stem.startsWith('hospital'))
  const isOne = events.length > 0 && (!isStay || from === to || shared.length >= 2)
  return isOne || (shared.length >= 3 && overlap >= 0.6)
}

function disagreeInDay(one: Measured, other: Measured, shared: number, overlap: number): boolean {
  const apart = Math.abs(one.measure.value - other.measure.value)
  const [least, share] = apart <= 3 ? [3, 0.5] : [4, 0.6]
  return apart > 0 && isSlip(one.measure.text, other.measure.text, apart) && shared >= least && overlap >= share
}

/** How long a recovery took: one noun says it, however much else the sentences say. */
const events = new Set([
  'recover',
  'recovery',
  'recov',
  'hospital',
  'held',
  'jail',
  'prison',
  'imprison',
  'hospitaliz',
  'detain',
  'detention',
  'detent',
  'custody',
  'coma',
  'unconscious',
  'pregnanc',
  'separat',
  'unemploy',
])
const isOneEvent = (shared: readonly string[]) => shared.some((stem) => events.has(stem))

/** `They took me two days`, said in an interview, and an account of three days of captivity: the time itself is what was told. */
const isOneCustody = (one: CaseFact, other: CaseFact): boolean =>
  one.wording.startsWith('Asked “') !== other.wording.startsWith('Asked “') &&
  [one, other].every((fact) => taken.test(answerOf(fact)) && fact.persons.includes('applicant'))

const taken = /\b(?:took|taken|held|kept|kidnapp?ed|abducted|detained|captive|locked|jailed|imprisoned)\b/i
/** What is asked says nothing of what is answered. */
const answerOf = ({ wording }: CaseFact): string => wording.replace(/^Asked “[^”]*”[^“]*/u, '')

/** What both have in common when the words around a row of a record count as its own. */
function around(one: Measured, other: Measured): number {
  const wide = ({ made, topic }: Measured) => (made.context ? new Set([...topic, ...made.context]) : topic)
  const [a, b] = [wide(one), wide(other)]
  return Math.min(
    [...one.topic].filter((stem) => b.has(stem)).length,
    [...other.topic].filter((stem) => a.has(stem)).length + (other.topic.size < 4 ? 3 : 0),
  )
}

/** A slip of the month or the year, or of a few days: the rest is the same. */
function isSlip(one: string, other: string, apart: number): boolean {
  if (apart <= 3) return true
  const [a, b] = [one.split(/[ ,]+/), other.split(/[ ,]+/)]
  return apart <= 400 && a[1] === b[1] && (a[0] === b[0] || a[2] === b[2])
}

const titles: Readonly<Record<MeasureKind, string>> = {
  day: 'The day differs',
  long: 'How long it was differs',
  often: 'How often differs',
  status: 'The status differs',
  children: 'The number of children differs',
}

function conflictOf(one: Measured, other: Measured, places: Places): Conflict {
  const side = ({ made, measure }: Measured): ConflictSide => ({ fact: made.fact.id, value: measure.text })
  const topic = topicWords(
    one.made.fact,
    [...one.topic].filter((stem) => other.topic.has(stem) || other.made.context?.has(stem) === true),
  )
  const { kind } = one.measure
  return {
    id: `K${hashOf([one.made.fact.id, other.made.fact.id].toSorted().join(' '))}`,
    about: topic === '' ? titles[kind] : `${titles[kind]}: ${topic}`,
    kind: kind === 'day' ? 'date' : kind === 'status' ? 'status' : 'count',
    sides: [side(one), side(other)],
    gap: `${topic === '' ? '' : `${topic}: `}${one.measure.text} by ${placeOf(one.made.fact, places)}, ${other.measure.text} by ${placeOf(other.made.fact, places)}`,
  }
}

function placeOf({ sources }: CaseFact, { passages, exhibits }: Places): string {
  const ids = sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : []))
  const passage = passages.find(({ id }) => ids.includes(id))
  if (!passage) return sources.some(({ type }) => type === 'record') ? 'the client record' : 'the answer'
  const exhibit = exhibits.find(({ id }) => id === passage.document)
  const page = passage.page === undefined ? '' : ` at ${passage.page}`
  return exhibit ? `Ex. ${exhibit.letter}${page}` : 'a document'
}
