import anyAscii from 'any-ascii'
import { hear, type Heard, kindsOf, type Script } from './heard.ts'
import { readOtherwise } from './read-otherwise.ts'
import {
  chineseSurnames,
  doubleSurnames,
  ownSpellings,
  koreanSurnames,
  otherNames,
  particles,
  shortNames,
  titles,
} from './spellings.data.ts'

/** A word of a name as names are compared. */
export type NameWord = Heard & {
  /** In Latin letters; what the Arabic script writes of vowels is capital. */
  readonly latin: string
  /** The same word where its letters are read another way: ض is the d of Ramadan and the z of Ramazan. */
  readonly also?: NameWord
}

const foreignScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** The words of a name in any script, without titles and particles, where two words are left. */
export function nameWords(name: string): readonly NameWord[] {
  const written = name.slice(0, 200)
  const words = wordsOf(written)
  const readings = readOtherwise(written)
    .map(wordsOf)
    .filter(({ length }) => length === words.length)
  return words.map((word, index) => {
    const others = [...readings.flatMap((one) => one[index] ?? []), ...longForm(word)]
    return others.filter(({ heard }) => heard !== word.heard).reduce((first, also) => withAlso(first, also), word)
  })
}

/** The same word with one more reading. */
function withAlso(word: NameWord, also: NameWord): NameWord {
  return { ...word, also: word.also ? withAlso(word.also, also) : also }
}

/** What a word in Latin letters may be besides: `Ma` may be short for Maria, and the x of `Zixuan` is a Chinese one. */
function longForm({ latin, from }: NameWord): NameWord[] {
  const long = otherNames[latin] ?? (from === 'other' && /.x[iu]/.test(latin) ? latin.replaceAll('x', 'sh') : undefined)
  return long === undefined ? [] : [wordOf(long, 'other')]
}

/** A word as it is compared. */
export function wordOf(latin: string, from: Script): NameWord {
  const heard = hear(latin, from)
  return { latin, from, heard, kinds: kindsOf(heard) }
}

/** Two words written as one, in each of their readings. */
export function joinWords(one: NameWord, other: NameWord): NameWord {
  const joined = wordOf(`${one.latin}${other.latin}`, one.from)
  const readings = longForm(joined)
  if (one.also || other.also) readings.push(joinWords(one.also ?? one, other.also ?? other))
  return readings.reduce((first, also) => withAlso(first, also), joined)
}

function wordsOf(name: string): NameWord[] {
  const parts = name
    .normalize('NFC')
    .split(/[\s,.;·•・()/\u200c\u200d]+/u)
    .flatMap(surnameFirst)
    .flatMap((part) => {
      const from = scriptOf(part)
      const latin = foreignScript.test(part) ? inLatin(part) : anyAscii(part).toLowerCase()
      return hyphened(latin).map((word) => ({ latin: word.replaceAll(/[^a-zAWY*]/g, ''), from }))
    })
    .filter(({ latin }) => latin.length > 0)
  const words = joinServants(parts)
  const named = words.filter(({ latin }) => !titles.has(latin))
  const telling = named.filter(({ latin }) => !particles.has(latin))
  const kept = telling.length > 1 ? telling : named.length > 0 ? named : words
  return kept.map(({ latin, from }) => wordOf(shortNames[latin] ?? withoutParticle(latin), from))
}

/** `Delacruz` is de la Cruz. */
const withoutParticle = (latin: string): string => latin.replace(/^del[ao]s?(?=[bcdfglmnprstv][a-z]{3,}$)/, '')

function scriptOf(part: string): Script {
  if (/\p{Script=Arabic}/u.test(part)) return 'arabic'
  if (/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}]/u.test(part)) return 'indic'
  if (/\p{Script=Ethiopic}/u.test(part)) return 'ethiopic'
  return /\p{Script=Han}/u.test(part) ? 'han' : 'other'
}

/** 王小明 and 김민준: the surname, then the given name as one word. */
function surnameFirst(part: string): string[] {
  const isKorean = /^\p{Script=Hangul}+$/u.test(part)
  const letters = Array.from(part)
  if (!(isKorean || /^\p{Script=Han}+$/u.test(part)) || letters.length < 2 || letters.length > 4) return [part]
  const at = letters.length > 3 || (letters.length > 2 && doubleSurnames.has(letters.slice(0, 2).join(''))) ? 2 : 1
  const [surname, given] = [letters.slice(0, at).join(''), letters.slice(at).join('')]
  return [(isKorean ? koreanSurnames : chineseSurnames)[surname] ?? surname, given]
}

/** `Min-jun` is one given name, `Smith-Jones` two surnames. */
function hyphened(word: string): string[] {
  const parts = word.split(/[-–]+/)
  return parts.length === 2 && parts.every((part) => part.length <= 5 && !particles.has(part))
    ? [parts.join('')]
    : parts
}

/** A name of another script in Latin letters. */
function inLatin(part: string): string {
  if (/\p{Script=Arabic}/u.test(part)) return fromArabic(part)
  const marked = ownSpellings.reduce((text, [letters, latin]) => text.replaceAll(letters, latin), part.toLowerCase())
  const latin = anyAscii(marked).toLowerCase()
  if (scriptOf(part) === 'han') return latin.replaceAll('x', 'sh')
  if (/\p{Script=Hangul}/u.test(part)) return latin.replaceAll('ui', 'i')
  // The letter that Indic scripts have for `ch` is transliterated as a plain `c`.
  return scriptOf(part) === 'indic' ? latin.replaceAll(/c(?!h)/g, 'ch') : latin
}

/** Without its article; long vowels, which are written, are capital; a hamza or an ayn stands for some vowel. */
function fromArabic(part: string): string {
  const word = /^ال.{2}/u.test(part) ? part.slice(2) : part
  const marked = word
    .replace(/^[اآأإٱ]/u, '*')
    .replaceAll(/[ءؤئع]/gu, '*')
    .replaceAll(/[اآأإىٱ]/gu, 'A')
    .replaceAll('ة', 'a')
    .replaceAll('و', 'W')
    .replaceAll(/[يی]/gu, 'Y')
  return anyAscii(marked).replaceAll(/[^a-zAWY*]/g, '')
}

/** عبد الله, Abd Allah and Abdullah are one name. */
function joinServants(words: readonly { readonly latin: string; readonly from: Script }[]) {
  const joined: { latin: string; from: Script }[] = []
  for (const { latin, from } of words) {
    const last = joined.at(-1)
    if (last && /^[a*]bd(?:[aeu]l)?$/.test(last.latin) && latin.length > 1) last.latin = `abd${latin}`
    else joined.push({ latin: withoutArticle(latin), from })
  }
  return joined.map(({ latin, from }) => ({ latin: withoutArticle(latin), from }))
}

/** `Abdulaziz` and `Abdurrahman` have an article in them, `Abdaziz` and `Abdrahman` are what is compared. */
function withoutArticle(latin: string): string {
  return latin.replace(/^[a*]bd(?:[aeiouA]l(?=..)|[aeiou]([rsnzdt])(?=\1))/, 'abd')
}
