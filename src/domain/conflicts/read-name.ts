import anyAscii from 'any-ascii'
import { type NameWord, nameWords } from './name-key.ts'
import { readHan } from './syllables/han.ts'
import { isEastAsian } from './syllables/east-asian.ts'
import { hangulOf, readHangul } from './syllables/hangul.ts'
import { fromPalladius } from './syllables/palladius.ts'
import { mandarinSpellings, pinyinOf } from './syllables/pinyin.ts'
import type { Syllables } from './syllables/spells.ts'

/** A name as it is compared. */
export type ReadName = {
  readonly words: readonly NameWord[]
  /** Each of its words as it is written, where it is written in Latin letters. */
  readonly letters: readonly string[]
  /** In how many ways it may be spelled, where it is written syllable by syllable: in Chinese or Korean letters, or in pinyin. */
  readonly syllables: readonly Syllables[]
  /** In Korean letters, where it is written in these. */
  readonly korean?: string | undefined
}

/** Reads a name in any script. */
export function readName(name: string): ReadName {
  const written = name.slice(0, 200).trim()
  const letters = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(written) ? lettersOf(written) : []
  const korean = hangulOf(written)
  const words = nameWords(written)
  if (korean !== undefined) return { words, letters, syllables: [readHangul(korean)], korean }
  const mandarin = /\p{Script=Cyrillic}/u.test(written) ? fromPalladius(written) : undefined
  if (mandarin && isEastAsian(mandarin)) return { words, letters: mandarin, syllables: readPinyin(mandarin) }
  if (letters.length === 0) return { words, letters, syllables: readHan(written) }
  return { words: isEastAsian(letters) ? words.map(asSyllable) : words, letters, syllables: readPinyin(letters) }
}

const asSyllable = (word: NameWord): NameWord => (word.latin.length < 6 ? { ...word, isSyllable: true } : word)

/** Hyphens divide, apostrophes do not. */
function lettersOf(name: string): string[] {
  return anyAscii(name.normalize('NFC').replaceAll(/['‘’ʻʼ`]/g, ''))
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

function readPinyin(words: readonly string[]): Syllables[] {
  const parts = words.length > 1 && words.length < 5 ? pinyinOf(words) : undefined
  if (!parts || parts.length > 4) return []
  return [parts.map((part) => new Set(mandarinSpellings(part)))]
}
