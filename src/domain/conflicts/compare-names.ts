import { bonesOf, type NameWord, nameWords } from './name-key.ts'

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
  // `Min Jun` is one word in the other's hand.
  return Math.max(
    plain,
    ...joinings(long).map((joined) => assignEither(short, joined)),
    ...joinings(short).map((joined) => assignEither(joined, long)),
  )
}

/** A single word is a name only where it is the whole of another with its parts written together. */
function compareWord(word: NameWord | undefined, long: readonly NameWord[]): number {
  return long.length === 2 ? similarity(word, joinWords(long[0], long[1])) : 0
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

/** The same name with two neighbouring words written as one, in either order: `Nwosu Obi` is `Obi-Nwosu` to others. */
function joinings(words: readonly NameWord[]): NameWord[][] {
  if (words.length < 3) return []
  return words.slice(1).flatMap((word, index) => {
    const before = words[index]
    return [joinWords(before, word), joinWords(word, before)].map((joined) => [
      ...words.slice(0, index),
      joined,
      ...words.slice(index + 2),
    ])
  })
}

function joinWords(one: NameWord | undefined, other: NameWord | undefined): NameWord {
  return nameWords(`${one?.latin ?? ''}${other?.latin ?? ''}`)[0] ?? { latin: '', bones: '' }
}

/** How alike two words of names are, each in whichever of its readings is nearer. */
function similarity(one: NameWord | undefined, other: NameWord | undefined): number {
  if (!one || !other) return 0
  if (one.also) return Math.max(compareReadings(one, other), similarity(one.also, other))
  return other.also ? Math.max(compareReadings(one, other), similarity(one, other.also)) : compareReadings(one, other)
}

function compareReadings(one: NameWord, other: NameWord): number {
  if (one.latin === other.latin) return 1
  const byBones = one.bones === other.bones ? soundAlike(one, other) : 0
  if (byBones > 0) return byBones
  if (isWithArticle(one, other) || isWithArticle(other, one)) return 0.9
  const near = alike(one.latin, other.latin)
  return near >= 0.75 && one.latin.length > 4 && other.latin.length > 4 ? near : 0
}

/** Of two words with the same consonants. */
function soundAlike(one: NameWord, other: NameWord): number {
  const { length } = one.bones
  const isWritten = !hasNoVowels(one) && !hasNoVowels(other)
  // Few consonants tell little: then the vowels have to be near each other too.
  if (length > 3 || (length === 3 && !isWritten)) return 0.92
  return length > 1 && (!isWritten || alike(heard(one.latin), heard(other.latin)) > 0.55) ? 0.88 : 0
}

function alike(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length)
}

/** Vowels as they are heard rather than written: `Hyunwoo` and `Hyeonu`, `Soo` and `Su`. */
function heard(latin: string): string {
  return latin
    .replaceAll(/oo|ou|w/g, 'u')
    .replaceAll(/ee|ie|y/g, 'i')
    .replaceAll('eo', 'o')
    .replaceAll(/(.)\1+/g, '$1')
}

/** `Alahmed` is `Ahmad` with its article. */
function isWithArticle({ latin }: NameWord, { bones }: NameWord): boolean {
  return latin.length > 5 && /^[ae]l/.test(latin) && bones.length > 2 && bonesOf(latin.slice(2)) === bones
}

function hasNoVowels({ latin }: NameWord): boolean {
  return !/[aeiou]/.test(latin)
}

/** Letters to change, leave out or put in. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = (before[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1])
      row.push(Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = row
  }
  return before[other.length] ?? 0
}
