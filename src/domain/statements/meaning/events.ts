import { functionWords } from '#domain/language/word-lists.data.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { factsOf } from '../sentence-facts.ts'
import type { Told } from './finding.ts'
import { isSame, sameOnFile } from './misnumbered.ts'
import type { Placed } from './told-index.ts'
import type { Weighed } from './weigh.ts'

/** A sentence on file that tells of what a clause tells, with the share of the clause that it has. */
export type Event = { readonly place: Placed; readonly share: number; readonly found: number }

/** With less of a clause a sentence tells of something else. */
const leastShare = 0.5

const isTelling = ({ value }: Fact) =>
  value.type === 'date' || value.type === 'money' || (value.type === 'quantity' && value.unit !== undefined)

/**
 * The sentences on file that tell of the same event as a clause, best first: by the words that few sentences have and by the
 * numbers and dates. `except` are words that are compared otherwise (who did it). A sentence with another date tells of
 * another event.
 */
export function eventsOf(clause: Range, told: Told, except: (word: Weighed) => boolean): readonly Event[] {
  const { byPlace } = told.index
  const words = told.clauses
    .flatMap((one) => one.words)
    .filter(
      (word) =>
        word.start >= clause.start &&
        word.end <= clause.end &&
        !word.isPerson &&
        !functionWords.has(word.text.toLowerCase()) &&
        !except(word),
    )
  const facts = factsOf(told.sentence).filter(
    (fact) => isTelling(fact) && fact.start >= clause.start && fact.end <= clause.end,
  )
  const scores = new Map<number, { score: number; found: number }>()
  let whole = 0
  const add = (places: Iterable<number>, weight: number) => {
    whole += weight
    for (const at of new Set(places)) {
      const known = scores.get(at)
      scores.set(at, { score: (known?.score ?? 0) + weight, found: (known?.found ?? 0) + 1 })
    }
  }
  for (const { hits, start } of words)
    if (!facts.some((fact) => fact.start <= start && start < fact.end))
      add(hits.exact, Math.log((byPlace.size + 1) / (1 + hits.exact.size)))
  for (const fact of facts) add(placesWith(fact, told.evidence, told), Math.log(byPlace.size + 1))
  if (whole === 0) return []
  const dates = facts.filter(({ value }) => value.type === 'date')
  return [...scores]
    .filter(([, { score }]) => score >= whole * leastShare)
    .flatMap(([at, { score, found }]) =>
      (byPlace.get(at) ?? []).map((place) => ({ place, share: score / whole, found })),
    )
    .filter(({ place }) => place.sentence.from.source.kind !== 'record' && !isOfOtherDate(dates, place))
    .toSorted((one, other) => other.share - one.share)
}

const placesWith = (fact: Fact, evidence: EvidenceIndex, { index }: Told): number[] =>
  sameOnFile(fact, evidence, index).map(({ place }) => place.at)

/** The sentence has dates, and none of them is the clause's. */
function isOfOtherDate(dates: readonly Fact[], { sentence }: Placed): boolean {
  if (dates.length === 0) return false
  const own = datesIn(sentence)
  return own.length > 0 && !dates.some((date) => own.some((other) => isSame(date, other) || isSame(other, date)))
}

const dated = new WeakMap<Placed['sentence'], readonly Fact[]>()

/** The dates of a sentence on file; looked up once, since each event of a draft asks for them. */
function datesIn(sentence: Placed['sentence']): readonly Fact[] {
  const known =
    dated.get(sentence) ??
    sentence.from.facts.filter(
      ({ start, end, value }) => value.type === 'date' && start >= sentence.start && end <= sentence.end,
    )
  dated.set(sentence, known)
  return known
}
