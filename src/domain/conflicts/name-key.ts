import anyAscii from 'any-ascii'
import { hear, type Heard, hissOf, kindsOf, type Script } from './heard.ts'
import { foreignScript, inLatin, lettersByName, scriptOf } from './in-latin.ts'
import { formsOfEast, otherForms } from './other-forms.data.ts'
import { readOtherwise } from './read-otherwise.ts'
import { foldSlavic, isSlavic } from './slavic.ts'
import {
  chineseSurnames,
  doubleSurnames,
  koreanSurnames,
  otherNames,
  particles,
  shortNames,
  titles,
} from './spellings.data.ts'
import { spelledTwice } from './spelled-twice.ts'

/** A word of a name as names are compared. */
export type NameWord = Heard & {
  /** In Latin letters; what the Arabic script writes of vowels is capital. */
  readonly latin: string
  /** The same word read in other ways: ض is the d of Ramadan and the z of Ramazan, and Paco is Francisco. */
  readonly also?: readonly NameWord[]
  /** Another form of a name, as Francisco is of Paco; what a language may have spelled otherwise. */
  readonly isForm?: boolean
  /** The same as another language may have spelled it. */
  readonly isSpelled?: boolean
  /** The same as Belarus, Russia and Ukraine write it alike. */
  readonly isFolded?: boolean
  /** Cut short with a full stop, as `Ap.` is for Aparecida. */
  readonly isCut?: boolean
}

/** The words of a name in any script, without titles and particles, where two words are left. */
export function nameWords(name: string): readonly NameWord[] {
  const written = name.slice(0, 200)
  const words = wordsOf(written)
  const isLatin = !foreignScript.test(written)
  const readings = readOtherwise(written)
    .map(wordsOf)
    .filter(({ length }) => length === words.length)
  const fromEast = [words, ...readings].some((one) =>
    one.some(({ latin, from }) => from === 'other' && isFromEast(latin)),
  )
  return words.map((word, index) => {
    const others = readings
      .flatMap((one) => one[index] ?? [])
      .map((one) => (one.from === 'other' && isLatin ? { ...one, isForm: true, isSpelled: true } : one))
    const folded = fromEast ? [word, ...others].flatMap(slavicForms) : []
    return withAlso(word, [...folded, ...others, ...longForms(word)])
  })
}

/** The same word with those other readings in which it is heard otherwise. */
function withAlso(word: NameWord, others: readonly NameWord[]): NameWord {
  const heard = new Map(others.map((other) => [other.heard, other]))
  heard.delete(word.heard)
  return heard.size > 0 ? { ...word, also: [...heard.values()] } : word
}

/** What may be left out of a name: God in those of Nigeria, `Ben` in Benali, the article in Alahmed, Ettounsi, Seifeddine, Shafiqul. */
const apart: readonly RegExp[] = [
  /^(?:oluwa|olu|ade|baba|chukwu)(?=[a-z]{4})/,
  /^(?:b[ei]n|ibn)(?=[a-z]{3})/,
  /^[aeo](?:l|([bcdnrstz])(?=\1))(?=[a-z]{4})/,
  /(?<=[a-z]{3})[aeiou]([dnrstz])(?=\1)/,
  /(?<=[a-z]{4})u[lrsd]$/,
]

let folded: { readonly ofEast: ReadonlySet<string>; readonly forms: ReadonlyMap<string, readonly string[]> } | undefined

/** The names of the East, and the forms of Slavic names by how they are folded; folded at their first use. */
const foldedNames = () =>
  (folded ??= {
    ofEast: new Set([...formsOfEast].map(foldSlavic)),
    forms: new Map(
      [...Map.groupBy(otherForms, ([form]) => foldSlavic(form))].map(([form, entries]) => [
        form,
        entries.flatMap(([, names]) => names.map(foldSlavic)),
      ]),
    ),
  })

const isFromEast = (latin: string): boolean =>
  isSlavic(latin) || formsOfEast.has(latin) || (latin.length > 6 && foldedNames().ofEast.has(foldSlavic(latin)))

/** A word of a name from Belarus, Russia or Ukraine as all three would write it, and the names whose form it may be. */
function slavicForms({ latin }: NameWord): NameWord[] {
  const written = foldSlavic(latin)
  return [written, ...(foldedNames().forms.get(written) ?? [])].map((form) => ({
    ...wordOf(form, 'other'),
    isForm: true,
    isFolded: true,
    // In a short word each vowel tells one surname from another: Belov, Belyaev.
    most: form.length < 8 ? 0.2 : mostOfForm,
  }))
}

/** How far apart two words may be heard of which one is another form of what is written. */
const mostOfForm = 0.46

/** What a word in Latin letters may be besides: `Paco` is short for Francisco, and the x of `Zixuan` is a Chinese one. */
function longForms({ latin, from }: NameWord): NameWord[] {
  const forms = [...(otherForms.get(latin) ?? []), ...(otherNames[latin] ?? [])]
  const parts: string[] = []
  if (from === 'other') {
    for (const [letters, others] of spelledTwice) forms.push(latin.replaceAll(letters, others))
    for (const part of apart) parts.push(latin.replace(part, ''))
  }
  const isOther = (form: string) => form !== latin
  return [
    ...forms.filter(isOther).map((form) => ({ ...wordOf(form, 'other'), isForm: true, most: mostOfForm })),
    ...parts.filter(isOther).map((part) => ({ ...wordOf(part, 'other'), isForm: true })),
  ]
}

/** A word as it is compared. What was heard lately is kept: a firm has the same names again and again. */
export function wordOf(latin: string, from: Script): NameWord {
  const key = `${from} ${latin}`
  const known = lately.get(key)
  if (known) return known
  const heard = hear(latin, from)
  const word = { latin, from, heard, kinds: kindsOf(heard), hiss: hissOf(heard) }
  if (lately.size >= mostKept) lately.clear()
  lately.set(key, word)
  return word
}

const mostKept = 10_000
const lately = new Map<string, NameWord>()

/** Two words written as one, in each of their readings. */
export function joinWords(one: NameWord, other: NameWord): NameWord {
  const joined = wordOf(`${one.latin}${other.latin}`, one.from)
  const [firsts, seconds] = [one, other].map((word) => [word, ...(word.also ?? []).filter(({ isForm }) => !isForm)])
  const readings = (firsts ?? []).flatMap((first) =>
    (seconds ?? []).map((second) => wordOf(`${first.latin}${second.latin}`, one.from)),
  )
  const isSyllable = one.isSyllable === true && other.isSyllable === true
  return { ...withAlso(joined, [...readings, ...longForms(joined)]), isSyllable }
}

/** A.K.M. and A.B.M., as men of Bangladesh write them: the last one is Mohammad. */
const initials = /^[A-Z]{1,3}M$/

function wordsOf(name: string): NameWord[] {
  const parts = name
    .normalize('NFC')
    .split(/[\s,;·•・()/\u200c\u200d]+|(?<=\.)/u)
    .flatMap((part) => (initials.test(part) && /\p{Ll}/u.test(name) ? Array.from(part, (one) => `${one}.`) : [part]))
    .flatMap(surnameFirst)
    .flatMap((part) => {
      const from = scriptOf(part)
      const latin = foreignScript.test(part) ? inLatin(part) : anyAscii(part).toLowerCase()
      const isCut = part.endsWith('.')
      const initial =
        isCut && /^(?:indic|tamil)$/.test(from) ? lettersByName[latin.replaceAll(/[^a-z]/g, '')] : undefined
      if (initial !== undefined) return [{ latin: initial, from, isCut }]
      return hyphened(latin).map((word) => ({ latin: word.replaceAll(/[^a-zAWYHT*]/g, ''), from, isCut }))
    })
    .filter(({ latin }) => latin.length > 0)
  const words = joinServants(parts)
  const named = words.filter(({ latin }) => !titles.has(latin))
  const telling = named.filter(({ latin }) => !particles.has(latin))
  const kept = telling.length > 1 ? telling : named.length > 0 ? named : words
  return kept.map(({ latin, from, isCut }) => {
    const long = shortNames[latin]
    const word = wordOf(long ?? withoutParticle(latin), from)
    return isCut && long === undefined && !otherNames[latin] ? { ...word, isCut } : word
  })
}

/** `Delacruz` is de la Cruz. */
const withoutParticle = (latin: string): string => latin.replace(/^del[ao]s?(?=[bcdfglmnprstv][a-z]{3,}$)/, '')

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
  return parts.length === 2 &&
    parts.every((part) => part.length <= 5 && !particles.has(part) && !(part in shortNames) && part !== 'saint')
    ? [parts.join('')]
    : parts
}

type Part = { readonly latin: string; readonly from: Script; readonly isCut: boolean }

/** عبد الله, Abd Allah and Abdullah are one name. */
function joinServants(words: readonly Part[]) {
  const joined: (Part & { latin: string })[] = []
  for (const { latin, ...part } of words) {
    const last = joined.at(-1)
    if (last && /^[a*]bd(?:[aeu]?l)?$/.test(last.latin) && latin.length > 1) last.latin = servant(latin)
    else joined.push({ ...part, latin: withoutArticle(latin) })
  }
  return joined.map((part) => ({ ...part, latin: withoutArticle(part.latin) }))
}

/** The d of Abd al-Jalil and of Abd al-Hadi is a sound of its own. */
const servant = (latin: string): string => `${/^[jh]/.test(latin) ? 'abT' : 'abd'}${latin}`

/** `Abdulaziz` and `Abdurrahman` have an article in them, `Abdaziz` and `Abdrahman` are what is compared. */
function withoutArticle(latin: string): string {
  const bare = latin.replace(/^[a*]bd(?:[aeiouA]l(?=..)|[aeiou]([rsnzdt])(?=\1))/, 'abd')
  return bare.replace(/^abd(?=[jh])/, 'abT')
}
