import { isSlightlyOther, soundDistance } from './heard.ts'
import { joinWords, type NameWord, wordOf } from './name-key.ts'

/** Names that are this alike are told. */
export const nameFloor = 0.81

const leastWord = 0.74

/**
 * How alike two names are, 0 to 1, in whatever script, order and spelling each is written. The words of the shorter name
 * have to be in the longer one: `Juan Pérez` is in `Pérez Gómez, Juan Carlos`. One word alone is no name.
 */
export function compareNames(one: readonly NameWord[], other: readonly NameWord[]): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0) return 0
  if (long.length === 1) return similarity(short[0], long[0]) >= 0.9 ? nameFloor : 0
  if (short.length === 1) return compareWord(short[0], long)
  const plain = assign(short, long)
  // `Min Jun` is one word in the other's hand, and `Saint Fleur, Marie Ange` are two.
  if (plain > 0) return plain
  if (long.length === 2) return compareWhole(short, long)
  const joined = joinings(long, short)
  return Math.max(
    0,
    ...joined.map((one) => assignEither(short, one)),
    ...joined.flatMap((one) => joinings(one, short)).map((one) => assignEither(short, one)),
    ...joinings(short, long).map((one) => assignEither(one, long)),
  )
}

/** Two words each, written together: who takes them apart at another place writes the same letters. */
function compareWhole([a, b]: readonly NameWord[], [c, d]: readonly NameWord[]): number {
  if (!a || !b || !c || !d) return 0
  const alike = similarity(joinWords(a, b), joinWords(c, d))
  return alike >= 0.95 ? alike : 0
}

/** A single word is a name only where it is the whole of another with its parts written together. */
function compareWord(word: NameWord | undefined, [one, other, third]: readonly NameWord[]): number {
  return one && other && !third ? similarity(word, joinWords(one, other)) : 0
}

function assignEither(one: readonly NameWord[], other: readonly NameWord[]): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length < 2 ? 0 : assign(short, long)
}

/** Each word of the shorter name with its best partner that is still free. */
function assign(short: readonly NameWord[], long: readonly NameWord[]): number {
  const free = new Set(long)
  let sum = 0
  for (const word of short) {
    let best = 0
    let partner: NameWord | undefined
    for (const candidate of free) {
      const alike = similarity(word, candidate)
      if (alike > best) [best, partner] = [alike, candidate]
    }
    if (best < leastWord || !partner) return 0
    free.delete(partner)
    sum += best
  }
  return sum / short.length
}

/**
 * The same name with two neighbouring words written as one, in either order, where that may be a word of the other name:
 * `Nwosu Obi` is `Obi-Nwosu` to others.
 */
function joinings(words: readonly NameWord[], others: readonly NameWord[]): NameWord[][] {
  if (words.length < 3) return []
  return words.slice(1).flatMap((word, index) => {
    const before = words[index]
    if (!before) return []
    const kinds = word.kinds | before.kinds
    const isOne = word.also === undefined && before.also === undefined
    if (isOne && !others.some((other) => hasKinds(other, kinds))) return []
    return [joinWords(before, word), joinWords(word, before)].map((joined) => [
      ...words.slice(0, index),
      joined,
      ...words.slice(index + 2),
    ])
  })
}

function hasKinds(word: NameWord, kinds: number): boolean {
  return word.kinds === kinds || (word.also !== undefined && hasKinds(word.also, kinds))
}

/** How alike two words of names are, each in whichever of its readings is nearer. */
function similarity(one: NameWord | undefined, other: NameWord | undefined): number {
  if (!one || !other) return 0
  const plain = compareReadings(one, other)
  if (plain === 1) return 1
  return Math.max(plain, one.also ? similarity(one.also, other) : 0, other.also ? similarity(one, other.also) : 0)
}

/** The letters before a given name or after it stand for any name that begins with them. */
const likeInitial = 0.9

function compareReadings(one: NameWord, other: NameWord): number {
  if (one.latin.length === 1 || other.latin.length === 1) return one.heard[0] === other.heard[0] ? likeInitial : 0
  return Math.max(compareHeard(one, other), withArticle(one, other), withArticle(other, one))
}

function compareHeard(one: NameWord, other: NameWord): number {
  const length = Math.max(one.heard.length, other.heard.length)
  const most = mostApart(one, other, length)
  if (one.kinds !== other.kinds && most < 1 && !isSlightlyOther(one, other)) return 0
  const distance = soundDistance(one, other)
  return distance <= most ? 1 - distance / (length + 1) : 0
}

/** In how much two words may be heard apart and be the same name. What is spelled by one system, as Chinese is, is not. */
function mostApart(one: NameWord, other: NameWord, length: number): number {
  if (one.from === 'han' || other.from === 'han') return 0.09
  return Math.min(1, 0.38 + 0.06 * length)
}

/** `Alahmed` is `Ahmad`, and `Ettounsi` `Tounsi`, with an article. */
function withArticle(one: NameWord, other: NameWord): number {
  if (one.latin.length < 6 || !/^[aeo](?:l|([bcdnrstz])(?=\1))/.test(one.latin)) return 0
  return 0.95 * compareHeard(wordOf(one.latin.slice(2), one.from), other)
}
