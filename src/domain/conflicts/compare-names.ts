import { joinWords, type NameWord } from './name-key.ts'
import type { ReadName } from './read-name.ts'
import { isSameHangul } from './syllables/hangul.ts'
import { isSameKorean } from './syllables/korean-in-latin.ts'
import { spells } from './syllables/spells.ts'
import { similarity } from './name-similarity.ts'

/** Names that are this alike are told. */
export const nameFloor = 0.81

const leastWord = 0.74

/** A name whose letters are spelled so by one language that writes them may be another one's as well. */
const likeSpelled = 0.96

/**
 * How alike two names are, 0 to 1, in whatever script, order and spelling each is written. The words of the shorter name
 * have to be in the longer one: `Juan Pérez` is in `Pérez Gómez, Juan Carlos`. One word alone is no name.
 */
export function compareNames(one: ReadName, other: ReadName): number {
  if (one.korean !== undefined && other.korean !== undefined) return isSameHangul(one.korean, other.korean) ? 1 : 0
  const bySyllable = isSpelledAs(one, other) || isSpelledAs(other, one) || isSameKorean(one.letters, other.letters)
  // A syllable is spelled so or it is another one, unless there is no more than its first letter.
  const isKorean = one.korean !== undefined || other.korean !== undefined
  if (isKorean && ![...one.letters, ...other.letters].some((word) => /^[^aeiou]$/.test(word)))
    return bySyllable ? likeSpelled : 0
  return Math.max(bySyllable ? likeSpelled : 0, compareWords(one.words, other.words))
}

function isSpelledAs({ letters }: ReadName, { syllables }: ReadName): boolean {
  return letters.length > 0 && syllables.some((one) => spells(letters, one))
}

function compareWords(one: readonly NameWord[], other: readonly NameWord[]): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0) return 0
  if (long.length === 1) return similarity(short[0], long[0]) >= 0.9 ? nameFloor : 0
  if (short.length === 1) return compareWord(short[0], long)
  const plain = assign(short, long)
  // `Min Jun` is one word in the other's hand, and `Saint Fleur, Marie Ange` are two.
  if (plain > 0) return plain
  if (long.length === 2) return compareWhole(short, long)
  const lonely = short.filter((word) => !long.some((other) => similarity(word, other) >= leastWord)).length
  // A word that is joined is one that has no partner as it is.
  if (lonely > (short.length === long.length || long.length > 3 ? 2 : 1)) return 0
  if (short.length === long.length) {
    const others = joinings(short, long)
    return Math.max(0, ...joinings(long, short).flatMap((one) => others.map((other) => assign(one, other))))
  }
  const once = joinings(long, short)
  const twice = long.length - 2 < short.length ? [] : once.flatMap((one) => joinings(one, short))
  return Math.max(0, ...[...once, ...twice].map((one) => assign(short, one)))
}

/** Two words each, written together: who takes them apart at another place writes the same letters. */
function compareWhole([a, b]: readonly NameWord[], [c, d]: readonly NameWord[]): number {
  if (!a || !b || !c || !d) return 0
  const isReadOnce = [a, b, c, d].every((word) => !isReadOtherwise(word))
  if (isReadOnce && (a.kinds | b.kinds) !== (c.kinds | d.kinds)) return 0
  const isApartThere = [similarity(a, c), similarity(b, d), similarity(a, d), similarity(b, c)].some((one) => one > 0.9)
  if (isApartThere) return 0
  const alike = similarity(joinWords(a, b), joinWords(c, d))
  return alike >= 0.98 ? alike : 0
}

/** A single word is a name only where it is the whole of another with its parts written together. */
function compareWord(word: NameWord | undefined, [one, other, third]: readonly NameWord[]): number {
  return one && other && !third ? similarity(word, joinWords(one, other)) : 0
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
    const isOne = !isReadOtherwise(word) && !isReadOtherwise(before)
    if (isOne && !others.some((other) => hasKinds(other, kinds))) return []
    return [joinWords(before, word), joinWords(word, before)].map((joined) => [
      ...words.slice(0, index),
      joined,
      ...words.slice(index + 2),
    ])
  })
}

const isReadOtherwise = ({ also }: NameWord): boolean => also?.some(({ isForm }) => !isForm) === true

function hasKinds(word: NameWord, kinds: number): boolean {
  return word.kinds === kinds || word.also?.some((also) => also.kinds === kinds) === true
}
