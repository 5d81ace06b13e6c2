import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import type { Range } from '#domain/section-content/read.ts'
import { factsOf } from '../sentence-facts.ts'
import type { Told } from './finding.ts'
import { sameOnFile } from './misnumbered.ts'
import type { Clause, Weighed } from './weigh.ts'

/** One part of what a clause tells beside its persons: a word, a name of several words, a date, an amount. */
export type Part = Range & {
  readonly text: string
  readonly is: 'thing' | 'act' | 'name' | 'fact'
  /** Where the file says it, and where something more special that implies it. */
  readonly exact: ReadonlySet<number>
  readonly near: ReadonlySet<number>
  readonly words: readonly Weighed[]
  readonly fact?: Fact
}

const isCounted = ({ value }: Fact) =>
  value.type === 'date' || value.type === 'money' || value.type === 'percent' || value.type === 'quantity'
const isVerb = ({ text, meaning: { kind = 0 } }: Weighed) => (kind >= 29 && kind < 44) || /\p{L}{2}ed$/u.test(text)

/** The parts of a clause in order, without its persons and without words that tell nothing by themselves. */
export function partsOf(clause: Clause, told: Told): readonly Part[] {
  const { sentence, evidence, index } = told
  const facts = factsOf(sentence).filter(
    (fact) => isCounted(fact) && fact.start >= clause.start && fact.end <= clause.end,
  )
  const inFact = ({ start, end }: Range) => facts.some((fact) => start < fact.end && fact.start < end)
  const called = sentence.mentions.filter(({ ids }) => ids.length > 0)
  const inMention = ({ start, end }: Range) => called.some((one) => one.start <= start && end <= one.end)
  const words = clause.words.filter((word) => !inFact(word) && !inMention(word) && !word.isPerson && tells(word))
  const parts: Part[] = facts.map((fact) => ({
    start: fact.start,
    end: fact.end,
    text: fact.text,
    is: 'fact',
    exact: new Set(sameOnFile(fact, evidence, index).map(({ place }) => place.at)),
    near: new Set(),
    words: [],
    fact,
  }))
  for (const word of words) {
    const last = parts.at(-1)
    const isJoined =
      last?.is === 'name' &&
      word.isName &&
      /^ (?:(?:of|de|del|la|las|los|al|el) ){0,2}$/u.test(sentence.text.slice(last.end, word.start))
    if (isJoined) parts[parts.length - 1] = join(last, word, sentence.text)
    else parts.push(toPart(word))
  }
  return parts.toSorted((one, other) => one.start - other.start)
}

const titles = /^(?:Mr|Mrs|Ms|Dr|Prof)$/u

const tells = ({ text, weight, isName }: Weighed) =>
  text.length > 2 &&
  !titles.test(text) &&
  !functionWords.has(text.toLowerCase()) &&
  !numberWords.has(text.toLowerCase()) &&
  (weight >= 0.5 || isName)

const toPart = (word: Weighed): Part => ({
  start: word.start,
  end: word.end,
  text: word.text,
  is: word.isName ? 'name' : isVerb(word) ? 'act' : 'thing',
  exact: word.hits.exact,
  near: word.hits.near,
  words: [word],
})

/** A name of several words stands where the rarest of them does. */
function join(part: Part, word: Weighed, text: string): Part {
  const isRarer = word.hits.exact.size <= part.exact.size
  return {
    ...part,
    end: word.end,
    text: text.slice(part.start, word.end),
    exact: isRarer ? word.hits.exact : part.exact,
    near: isRarer ? word.hits.near : part.near,
    words: [...part.words, word],
  }
}

/** What the file has of a clause, place by place: bit `n` of a mask stands for part `n`. */
export type Cover = {
  readonly parts: readonly Part[]
  readonly full: number
  /** The parts that a sentence on file says itself. */
  readonly own: ReadonlyMap<number, number>
  /** The parts that it says or implies, or that a sentence so many steps from it does. */
  readonly around: (at: number, steps: number) => number
}

/** More parts than a number has bits are no clause. */
const mostParts = 30
const kept = new WeakMap<Clause, Cover>()

/** Reads where the parts of a clause stand on file; kept with the clause. */
export function coverOf(clause: Clause, told: Told): Cover {
  const known = kept.get(clause)
  if (known) return known
  const parts = partsOf(clause, told).slice(0, mostParts)
  const own = new Map<number, number>()
  const implied = new Map<number, number>()
  for (const [bit, { exact, near }] of parts.entries()) {
    for (const at of exact) own.set(at, (own.get(at) ?? 0) | (1 << bit))
    for (const at of near) implied.set(at, (implied.get(at) ?? 0) | (1 << bit))
  }
  const around = (at: number, steps: number) => {
    let mask = 0
    for (let near = at - steps; near <= at + steps; near += 1) mask |= (own.get(near) ?? 0) | (implied.get(near) ?? 0)
    return mask
  }
  const cover = { parts, full: (1 << parts.length) - 1, own, around }
  kept.set(clause, cover)
  return cover
}

/** How many parts a mask has. */
export function countIn(mask: number): number {
  let [rest, count] = [mask, 0]
  for (; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** How much a part finds: one that stands in few sentences on file finds more. */
export const tellingOf = ({ exact }: Part, all: number) => Math.log((all + 1) / (1 + exact.size))
