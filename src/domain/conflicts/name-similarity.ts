import { isHissedAlike, isSlightlyOther, soundDistance } from './heard.ts'
import type { NameWord } from './name-key.ts'

const readingsOf = (word: NameWord): readonly NameWord[] => [word, ...(word.also ?? [])]

/** How alike two words of names are, each in whichever of its readings is nearer. */
export function similarity(one: NameWord | undefined, other: NameWord | undefined): number {
  if (!one || !other) return 0
  let best = compareReadings(one, other)
  if (best === 1 || (!one.also && !other.also)) return best
  const [firsts, seconds] = [readingsOf(one), readingsOf(other)]
  for (const first of firsts)
    for (const second of seconds)
      if (first !== one || second !== other) best = Math.max(best, compareOthers(first, second))
  return best
}

/** Of two other forms none is what is written: they are the same, or they are not. */
function compareOthers(one: NameWord, other: NameWord): number {
  const areForms = [one, other].every(({ isForm, isSpelled }) => isForm === true && isSpelled !== true)
  if (!areForms || (one.isFolded && other.isFolded)) return compareReadings(one, other)
  return one.heard === other.heard ? 1 : 0
}

/** The letters before a given name or after it stand for any name that begins with them. */
const likeInitial = 0.9

function compareReadings(one: NameWord, other: NameWord): number {
  if (one.latin.length === 1 || other.latin.length === 1) return one.heard[0] === other.heard[0] ? likeInitial : 0
  if (isCutFrom(one, other) || isCutFrom(other, one)) return likeInitial
  return compareHeard(one, other)
}

/** `Ap.` and `Aparecida`, `Alex.` and `Alexander`. */
function isCutFrom({ latin, isCut }: NameWord, other: NameWord): boolean {
  return isCut === true && other.latin.length > latin.length && other.latin.startsWith(latin)
}

function compareHeard(one: NameWord, other: NameWord): number {
  const length = Math.max(one.heard.length, other.heard.length)
  const most = mostApart(one, other, length)
  if (one.kinds !== other.kinds && most < 1 && !isSlightlyOther(one, other)) return 0
  if (most < 1 && !isHissedAlike(one, other)) return 0
  const distance = soundDistance(one, other, most)
  return distance <= most ? 1 - distance / (length + 1) : 0
}

/** In how much two words may be heard apart and be the same name. What is spelled by one system, as Chinese is, is not. */
function mostApart(one: NameWord, other: NameWord, length: number): number {
  if (one.from === 'han' || other.from === 'han') return 0.09
  // Of two who write the same letters, and both leave the vowels out, the letters count.
  if (one.from === 'arabic' && other.from === 'arabic') return 0.15
  if (one.isSyllable && other.isSyllable) return 0.2
  return Math.min(1, 0.38 + 0.06 * length, one.most ?? 1, other.most ?? 1)
}
