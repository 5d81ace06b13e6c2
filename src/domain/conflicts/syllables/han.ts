import anyAscii from 'any-ascii'
import { cantoneseSurnames, chineseSurnames, doubleSurnames } from '../spellings.data.ts'
import { cantonese } from './cantonese.data.ts'
import { hongKongSpellings } from './hong-kong.ts'
import { mandarinSpellings, withOtherNasal } from './pinyin.ts'
import { southernMin, southernMinOfTaiwan } from './southern-min.data.ts'
import type { Syllables } from './spells.ts'

/** How the letter of a name may be spelled where it is read in one language of China. */
type Reading = (letter: string, isSurname: boolean) => readonly string[]

const pinyinOf = (letter: string): string => anyAscii(letter).toLowerCase()

const mandarin: Reading = (letter, isSurname) =>
  mandarinSpellings((isSurname ? chineseSurnames[letter] : undefined) ?? pinyinOf(letter))

const cantoneseOf: Reading = (letter, isSurname) =>
  (lettersOf(cantonese).get(letter) ?? [])
    .flatMap(hongKongSpellings)
    .concat(isSurname ? (cantoneseSurnames[letter]?.split(' ') ?? []) : [])
const southernMinOf: Reading = (letter) => lettersOf(southernMin).get(letter) ?? []
const taiwaneseOf: Reading = (letter) => lettersOf(southernMinOfTaiwan).get(letter) ?? []

const read = new Map<string, ReadonlyMap<string, string[]>>()

/** Read at their first use: most installations never ask for them. */
function lettersOf(data: string): ReadonlyMap<string, string[]> {
  const known = read.get(data) ?? lettersBySpelling(data)
  read.set(data, known)
  return known
}

/** `chan陳 wong黃王` as a map from each letter to its spellings. */
function lettersBySpelling(data: string): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const entry of data.split(/\s+/)) {
    const [spelling = '', letters = ''] = entry.split(/(?<=[a-z])(?=[^a-z])/)
    for (const letter of letters) map.set(letter, [...(map.get(letter) ?? []), spelling])
  }
  return map
}

/** In which language a given name is read, and in which its surname may be: one from the South keeps its own in Mandarin. */
const languages: readonly (readonly [given: Reading, ...surname: Reading[]])[] = [
  [mandarin, mandarin, cantoneseOf, southernMinOf],
  [cantoneseOf, cantoneseOf, southernMinOf],
  [southernMinOf, southernMinOf, cantoneseOf],
  [taiwaneseOf, taiwaneseOf],
]

/** How a name of two to four Chinese letters may be spelled, in each language. Empty for any other name. */
export function readHan(name: string): readonly Syllables[] {
  const letters = Array.from(name.replaceAll(/[\s,·•・]/g, ''))
  if (letters.length < 2 || letters.length > 4 || !letters.every((letter) => /\p{Script=Han}/u.test(letter))) return []
  const isDouble = letters.length > 3 || (letters.length > 2 && doubleSurnames.has(letters.slice(0, 2).join('')))
  const ofSurname = isDouble ? 2 : 1
  const readings = languages.map(([given, ...surname]) =>
    letters.map((letter, index) => {
      const ways = index < ofSurname ? surname : [given]
      return new Set(ways.flatMap((one) => one(letter, index < ofSurname)))
    }),
  )
  return letters.length - ofSurname < 2
    ? readings
    : [...readings, ...withOneNasal(letters, readings[0] ?? [], ofSurname)]
}

/** A given name of two letters of which one is heard with the other nasal: where two are heard so, it is another name. */
function withOneNasal(letters: readonly string[], read: Syllables, ofSurname: number): Syllables[] {
  return letters.flatMap((letter, at) => {
    const other = at < ofSurname ? undefined : withOtherNasal(pinyinOf(letter))
    return other === undefined
      ? []
      : [read.map((one, index) => (index === at ? new Set(mandarinSpellings(other)) : one))]
  })
}
