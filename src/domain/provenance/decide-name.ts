import type { FactIndex, SourceFacts } from './fact-index.ts'
import type { FactValue } from './fact.ts'
import type { Decision } from './decision.ts'
import { citiesOf } from '#domain/language/cities.data.ts'
import { editDistance } from '#domain/language/edit-distance.ts'

/** A name is supported when each of its words stands in the sources, also as `Iran` for `Iranian`. */
export function decideName(value: Extract<FactValue, { type: 'name' }>, index: FactIndex): Decision {
  const missing = value.words.filter((word) => !isKnown(word, index))
  const [first] = missing
  if (first !== undefined && isWrittenShort(value.words, index)) return { state: 'supported' }
  const city = first === undefined ? undefined : cityOnFile(value.words, index)
  if (city) return { state: 'derived', by: city, how: `${city.fact.text} lies there` }
  if (first === undefined) return { state: 'supported', by: whereNamed(value.words, index) }
  const similar = missing.map((word) => findSimilar(word, index)).find((found) => found !== undefined)
  if (similar) return { state: 'conflict', by: placeOf(similar.word, similar.from) }
  return value.isTentative ? { state: 'supported' } : { state: 'not-found' }
}

/** `Kenya` where the file has Nairobi. */
function cityOnFile(words: readonly string[], { names }: FactIndex): Decision['by'] {
  for (const city of citiesOf(words.join(' ')) ?? []) {
    const from = names.get(city)
    if (from) return placeOf(city, from)
  }
  return undefined
}

/** `Veterans Affairs` where the file has `VA`. */
function isWrittenShort(words: readonly string[], { words: known }: FactIndex): boolean {
  const initials = words.map((word) => word[0] ?? '').join('')
  return words.length >= 2 && (known.has(initials) || (initials.startsWith('d') && known.has(initials.slice(1))))
}

const endings = /^(?:n|s|i|an|ian|ean|nian|ese|ish|ic|ist|ists|ans|ians|er|ers|a|o|na|no|is)$/

function isKnown(word: string, { words, capitalised }: FactIndex): boolean {
  if (words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/, ''))) return true
  if (isCountryOf(word, { capitalised }) || isOfItsPeople(word, capitalised)) return true
  if (word.includes('-')) return word.split('-').every((part) => part === '' || words.has(part))
  for (let length = word.length - 1; length >= Math.max(4, word.length - 4); length -= 1)
    if (capitalised.has(word.slice(0, length)) && endings.test(word.slice(length))) return true
  return (
    word.length >= 4 &&
    [...capitalised.keys()].some((known) => known.startsWith(word.slice(0, -1)) && isDemonym(word, known))
  )
}

/** `Turkey` where the file has `Turkish`. */
const isCountryOf = (word: string, { capitalised }: Pick<FactIndex, 'capitalised'>) =>
  word.length >= 5 &&
  [...capitalised.keys()].some(
    (known) =>
      known.slice(0, 4) === word.slice(0, 4) &&
      /^(?:ish|an|ese|ian|ic|i|o|ean)$/.test(known.slice(4)) &&
      known.length >= 6,
  )

/** `Afghan` for `Afghanistan`, `Ukrainian` for `Ukraine`, `Canadian` for `Canada`. */
function isOfItsPeople(word: string, capitalised: FactIndex['capitalised']): boolean {
  if (word.length < 4) return false
  if (capitalised.has(`${word}istan`)) return true
  const land = /^(.{3,})ish$/.exec(word)?.[1]
  if (land !== undefined && ['land', 'en', 'in', 'ain'].some((ending) => capitalised.has(land + ending))) return true
  const base = /^(.{4,}?)(?:ian|an)$/.exec(word)?.[1]
  return base !== undefined && ['a', 'e', 'o', 'y'].some((ending) => capitalised.has(base + ending))
}

/** `Mexican` for `Mexico`, `Guatemalan` for `Guatemala`. */
function isDemonym(word: string, known: string): boolean {
  let shared = 0
  while (shared < word.length && word[shared] === known[shared]) shared += 1
  return shared >= 4 && known.length - shared <= 2 && endings.test(word.slice(shared))
}

function findSimilar(word: string, { names }: FactIndex): { word: string; from: SourceFacts } | undefined {
  if (word.length < 4) return undefined
  const most = word.length >= 8 ? 2 : 1
  for (const [known, from] of names)
    if (known.length >= 4 && known[0] === word[0] && editDistance(word, known, most) <= most)
      return { word: known, from }
  return undefined
}

/** The source that has all words of the name, preferring one that has them as a name. */
function whereNamed(words: readonly string[], { byType, sources }: FactIndex): Decision['by'] {
  const [first = ''] = words
  const asName = byType.name.find(
    ({ fact }) =>
      fact.value.type === 'name' &&
      words.every((word) => fact.value.type === 'name' && fact.value.words.includes(word)),
  )
  const holding = sources.find((source) => words.every((word) => source.words.has(word)))
  return asName ?? (holding && placeOf(first, holding))
}

function placeOf(word: string, from: SourceFacts): Decision['by'] {
  const start = from.words.get(word) ?? 0
  const text = /^[\p{L}\p{M}\p{N}'’-]*/u.exec(from.source.text.slice(start))?.[0] ?? ''
  return { from, fact: { start, end: start + text.length, text, value: { type: 'name', words: [word] } } }
}
