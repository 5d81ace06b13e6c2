import anyAscii from 'any-ascii'
import { doubleSurnames, koreanSurnames } from './spellings.data.ts'

/** A word of a name as names are compared: in Latin letters, and what is left of its sound. */
export type NameWord = {
  readonly latin: string
  /** Consonants alone, those that spellings confuse the same: `Mohamed`, `Muhammad` and محمد are all `mhmt`. */
  readonly bones: string
  /** The same word where its letters are read another way: ض is the d of Ramadan and the z of Ramazan. */
  readonly also?: NameWord
}

const foreignScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
/** Words that are part of many names and tell nobody apart. */
const particles = new Set(
  'al el ul il as ad an ar at az bin ben ibn bint abu de del della la las los y e da do dos das di du van von der den le mr mrs ms dr jr sr'.split(
    ' ',
  ),
)

/** The words of a name in any script, without particles; a name that is nothing but particles keeps them. */
export function nameWords(name: string): readonly NameWord[] {
  const written = name.slice(0, 200)
  const words = wordsOf(written)
  const otherwise = readOtherwise(written)
  if (otherwise === written) return words
  const others = wordsOf(otherwise)
  if (others.length !== words.length) return words
  return words.map((word, index) => {
    const also = others[index]
    return also === undefined || also.latin === word.latin ? word : { ...word, also }
  })
}

function wordsOf(name: string): NameWord[] {
  const words = joinServants(latinWords(name))
  const telling = words.filter((word) => !particles.has(word))
  return (telling.length > 0 ? telling : words).map((latin) => ({ latin, bones: bonesOf(latin) }))
}

/** A name with those letters replaced that one language reads otherwise than another: Reza and Rida, Tanvir and Tanbhir. */
function readOtherwise(name: string): string {
  return name.replaceAll('ض', 'ز').replaceAll('ভ', 'ৱ')
}

/** Small Latin letters without marks. Chinese and Korean names are taken apart, the surname first. */
function latinWords(name: string): string[] {
  return name
    .normalize('NFC')
    .split(/[\s,.;·•()/\u200c\u200d]+/u)
    .flatMap(surnameFirst)
    .map((part) => (foreignScript.test(part) ? inLatin(part) : anyAscii(part)))
    .flatMap((part) => hyphened(part.toLowerCase()))
    .map((word) => word.replaceAll(/[^a-z]/g, ''))
    .filter((word) => word.length > 0)
}

/** 王小明 and 김민준: the surname, then the given name as one word. */
function surnameFirst(part: string): string[] {
  const isKorean = /^\p{Script=Hangul}+$/u.test(part)
  const letters = Array.from(part)
  if (!(isKorean || /^\p{Script=Han}+$/u.test(part)) || letters.length < 2 || letters.length > 4) return [part]
  const at = letters.length > 3 || (letters.length > 2 && doubleSurnames.has(letters.slice(0, 2).join(''))) ? 2 : 1
  const [surname, given] = [letters.slice(0, at).join(''), letters.slice(at).join('')]
  return [isKorean ? (koreanSurnames[surname] ?? surname) : surname, given]
}

/** `Min-jun` is one given name, `Smith-Jones` two surnames. */
function hyphened(word: string): string[] {
  const parts = word.split(/[-–]+/)
  return parts.length === 2 && parts.every((part) => part.length <= 5 && !particles.has(part))
    ? [parts.join('')]
    : parts
}

/** A name of another script; the letter that Indic scripts have for `ch` is transliterated as a plain `c`. */
function inLatin(part: string): string {
  const latin = anyAscii(part)
  if (/\p{Script=Arabic}/u.test(part)) return unwritten(part.startsWith('ال') ? latin.replace(/^a?l/i, '') : latin)
  return /[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(part)
    ? latin.replaceAll(/c(?!h)/gi, 'ch').replaceAll(/m(?=[^aeiouymn])/gi, 'n')
    : latin
}

/** A hamza or an ayn stands for a vowel that is not written. */
function unwritten(latin: string): string {
  return latin.replaceAll(/['`]/g, 'a')
}

/** عبد الله, Abd Allah and Abdullah are one name. */
function joinServants(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words)
    if (/^abd(?:[aeu]l)?$/.test(joined.at(-1) ?? '') && word.length > 1) joined.push(`${joined.pop()}${word}`)
    else joined.push(word)
  return joined
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/^x/g, 's'],
  [/x/g, 'ks'],
  [/shch|sch|tch|zh|sh|ch|j/g, 's'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/gh|ck|qu|q|c(?![eiy])|g|k/g, 'k'],
  [/ts|tz|c|z|s/g, 's'],
  [/th|dh|d|t/g, 't'],
  [/b|p/g, 'p'],
  [/l|r/g, 'r'],
]

/** What is left of a word when its vowels and everything that spellings disagree about is gone. */
export function bonesOf(latin: string): string {
  let word = latin
  for (const [pattern, sound] of sounds) word = word.replaceAll(pattern, sound)
  const first = /^[aeiou]/.test(word) ? 'a' : (/^[ywv]/.exec(word)?.[0].replace('w', 'v') ?? '')
  return (
    first +
    word
      .replaceAll(/[aeiouywv]/g, '')
      .replaceAll(/(.)\1+/g, '$1')
      .replace(/(?<=..)h$/, '')
  )
}
