import { citiesOf, countryOf, isListedCity } from '#domain/language/cities.data.ts'
import { foldToWords, foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { isCompatible } from '#domain/language/partial-date.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import { countNegations } from '../polarity.ts'
import { certainPersons, personsOf, shown, type Finding, type Told } from './finding.ts'
import { kindOf } from './group-doers.ts'
import { isSame } from './misnumbered.ts'
import { isAbout, isSurelyAbout } from './occurrences.ts'
import { countIn, coverOf, tellingOf, type Part } from './parts.ts'
import type { Placed, Token } from './told-index.ts'
import type { Clause } from './weigh.ts'

/**
 * `In Herat` where the sentence that tells the event has Kabul: all parts of a clause but one stand together on file, the
 * one stands elsewhere on file, and in its place there is another of its kind. Quiet where the file has the whole anywhere.
 */
export function exchanged(told: Told): Finding[] {
  if (countNegations(told.sentence.text) > 0) return []
  return told.clauses.flatMap((clause) => judge(clause, told))
}

function judge(clause: Clause, told: Told): Finding[] {
  const { parts, full, own, around } = coverOf(clause, told)
  if (parts.length < 3) return []
  const { byPlace } = told.index
  const persons = personsOf(clause, told)
  const missing = new Map<number, Placed[]>()
  for (const [at, mask] of own) {
    const rest = full & ~around(at, 1)
    if (rest === 0) return []
    if (countIn(mask) < 2 || countIn(rest) > 1) continue
    const events = (byPlace.get(at) ?? []).filter(
      (place) => isEvent(place, parts, byPlace.size) && isAbout(place, persons),
    )
    missing.set(rest, [...(missing.get(rest) ?? []), ...events])
  }
  return [...missing].flatMap(([bit, events]): Finding[] => {
    const part = parts[31 - Math.clz32(bit)]
    if (!part || part.is === 'act' || (part.exact.size === 0 && part.is !== 'name')) return []
    if (events.some(({ at }) => (around(at, 2) & bit) !== 0)) return []
    const place = events.find((one) => otherIn(one, part, told) !== undefined)
    const other = place && otherIn(place, part, told)
    if (!place || other === undefined) return []
    return [
      { word: part, by: place, message: `The draft says “${part.text}”; the file says “${other}”: ${shown(place)}.` },
    ]
  })
}

/** A sentence of prose that has a part which few others have. */
const isEvent = ({ at, sentence: { from } }: Placed, parts: readonly Part[], all: number) =>
  from.source.kind !== 'record' && parts.some((part) => part.exact.has(at) && tellingOf(part, all) > 1)

/** `Her wife keeps the log` where every sentence that tells it tells it of him: all of a clause is said of another person. */
export function saidOfAnother(told: Told): Finding[] {
  const { sentence, index } = told
  if (countNegations(sentence.text) > 0) return []
  return told.clauses.flatMap((clause): Finding[] => {
    const first = sentence.mentions.find(
      ({ start, ids }) => start >= clause.start && start < clause.end && ids.length > 0,
    )
    const [who, ...others] = first && !first.isPronoun && first.start - clause.start < 6 ? certainPersons([first]) : []
    if (!first || who === undefined || others.length > 0 || /['’]s$/.test(first.text)) return []
    const { parts, full, own, around } = coverOf(clause, told)
    if (parts.length < 2) return []
    const events = [...own]
      .filter(([at, mask]) => countIn(mask) >= 2 && around(at, 1) === full)
      .flatMap(([at]) => index.byPlace.get(at) ?? [])
      .filter((place) => isEvent(place, parts, index.byPlace.size))
    const [by] = events
    if (!by || events.some((place) => isAbout(place, [who]))) return []
    // `Her father` and `my father`: whose is for the readers of persons to say, and not for words that both have.
    const called = foldWord(first.text.split(' ').at(-1) ?? '')
    if (events.some((place) => place.tokens.some(({ text }) => foldWord(text) === called))) return []
    const near = events
      .flatMap(({ at }) => [at - 2, at - 1, at + 1, at + 2])
      .flatMap((at) => index.byPlace.get(at) ?? [])
    if (near.some((place) => isSurelyAbout(place, [who]) || place.sentence.speaker === who)) return []
    return [{ word: first, by, message: `The file says this of somebody else: ${shown(by)}.` }]
  })
}

/** What the sentence has in the place of the part: another name, date, amount or thing of its kind. */
function otherIn(place: Placed, part: Part, told: Told): string | undefined {
  if (part.fact) return otherFact(place, part.fact)
  return part.is === 'name' ? otherName(place, part, told) : otherThing(place, part, told)
}

function otherFact({ sentence }: Placed, fact: Fact): string | undefined {
  const { value } = fact
  return sentence.from.facts.find(
    (known) =>
      known.start >= sentence.start &&
      known.end <= sentence.end &&
      known.value.type === value.type &&
      !isSame(fact, known) &&
      !isSame(known, fact) &&
      !(value.type === 'date' && known.value.type === 'date' && isCompatible(value.date, known.value.date)) &&
      (value.type !== 'quantity' || (known.value.type === 'quantity' && value.unit === known.value.unit)),
  )?.text
}

const lead =
  /(?<!\p{L})(in|at|to|from|near|outside|inside|into|through|by|for|with|of|on|against|about|as)(?: (?:the|an?|his|her|their|my|our|its|some|two|three|four|five|several))*(?: \p{L}+){0,2} $/iu
const places = new Set(['in', 'at', 'to', 'from', 'near', 'outside', 'inside', 'into', 'through', 'on'])

/** By what a word is brought in: `place`, a preposition, or nothing. */
function slotOf(text: string, start: number): string {
  const [, preposition = ''] = lead.exec(text.slice(Math.max(0, start - 40), start)) ?? []
  const word = preposition.toLowerCase()
  return places.has(word) ? 'place' : word
}

function otherName(place: Placed, part: Part, { sentence, evidence }: Told): string | undefined {
  const slot = slotOf(sentence.text, part.start)
  const { text, mentions } = place.sentence
  return place.tokens.find(
    (token) =>
      token.isName &&
      token.text.length > 2 &&
      token.start >= -place.sentence.start &&
      !evidence.roster.byWord.has(foldWord(token.text.replace(/['’]s$/, ''))) &&
      !mentions.some(({ start, end }) => start <= token.start && token.end <= end) &&
      !functionWords.has(token.text.toLowerCase()) &&
      !sentence.text.includes(token.text) &&
      slotOf(text, token.start) === slot &&
      slot !== '' &&
      !canHold(part.text, token.text),
  )?.text
}

/** One lies in the other. */
function canHold(one: string, other: string): boolean {
  const [a, b] = [foldToWords(one), foldToWords(other)]
  // A town that no list has can lie in any country.
  const isIn = (city: string, land: string) =>
    (citiesOf(land) !== undefined && !isListedCity(city) && citiesOf(city) === undefined) ||
    citiesOf(land)?.has(city.split(' ').at(-1) ?? '') === true ||
    countryOf(city.split(' ').at(-1) ?? '') === land
  return isIn(a, b) || isIn(b, a)
}

/** Parts of the body, groups, places and persons: of these a sentence has one in one place. */
const comparable = new Set([8, 14, 15, 18])

function otherThing(place: Placed, { words, start }: Part, { sentence, clauses }: Told): string | undefined {
  const [own] = words
  const kind = own?.meaning.kind
  const group = own && kindOf(own)
  if (!own || kind === undefined || !comparable.has(kind)) return undefined
  const slot = slotOf(sentence.text, start)
  const said = clauses.flatMap((clause) => clause.words)
  const isOther = (token: Token) =>
    (group === undefined ? token.meaning.kind === kind : ![undefined, group].includes(kindOf(token))) &&
    token.text.length > 2 &&
    !token.isName &&
    token.start >= -place.sentence.start &&
    !functionWords.has(token.text.toLowerCase()) &&
    !isRelated(token, own) &&
    !said.some((word) => word.meaning.same.some((key) => token.meaning.same.includes(key))) &&
    slotOf(place.sentence.text, token.start) === slot
  return place.tokens.find(isOther)?.text
}

/** One can say what the other says, or something more general. */
function isRelated({ meaning: one }: Token, { meaning: other }: Token): boolean {
  const keys = new Set([...one.same, ...one.above])
  return other.same.some((key) => keys.has(key)) || other.above.some((key) => keys.has(key))
}
