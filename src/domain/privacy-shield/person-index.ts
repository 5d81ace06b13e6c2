import { brokenNames, type BrokenName } from './broken-names.ts'
import { nameParticles } from './common-words.data.ts'
import type { KnownPerson } from './identity.ts'
import { viewPlainly } from './plain-view.ts'
import { wordsOf } from './tokens.ts'

export type Person = {
  readonly key: string
  readonly role: string
  /** Words that name this person: parts of the name, parts written together. */
  readonly words: ReadonlySet<string>
  readonly initials: ReadonlySet<string>
  /** Small words of the name: taken along at its edges too. */
  readonly particles: ReadonlySet<string>
  /** The first letters in the order of the name. */
  readonly letters: string
  /** How the first letters are written for the name. */
  readonly forms: readonly RegExp[]
}

/** What a text is searched for; built once for a draft. */
export type PersonIndex = {
  readonly persons: readonly Person[]
  readonly byWord: ReadonlyMap<string, readonly Person[]>
  /** Names in scripts without spaces between words, searched as they stand. */
  readonly unspaced: readonly { readonly text: string; readonly person: Person }[]
  /** Names with something between their letters. */
  readonly broken: readonly BrokenName[]
  /** The first two letters of every word: a token that begins otherwise is no joined name. */
  readonly beginnings: ReadonlySet<string>
}

/** Reads the names of all persons of the record. Two persons may share words; a shared word alone names the family. */
export function indexPersons(people: readonly KnownPerson[]): PersonIndex {
  const persons = people.flatMap(toPerson)
  const byWord = new Map<string, Person[]>()
  for (const person of persons) for (const word of person.words) byWord.set(word, [...(byWord.get(word) ?? []), person])
  const unspaced = persons.flatMap((person) => [...person.words].filter(isUnspaced).map((text) => ({ text, person })))
  const broken = people.flatMap(({ role, name }) =>
    toPerson({ role, name }).flatMap(({ key }) => brokenNames(name, `person:${key}`, role)),
  )
  const beginnings = new Set([...byWord.keys()].map((word) => word.slice(0, 2)))
  return { persons, byWord, unspaced, broken, beginnings }
}

const isUnspaced = (word: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u.test(word)

const isCased = (word: string) => word.toUpperCase() !== word

/** Never a name of their own, wherever they stand. */
const titles = new Set('jr sr ii iii iv mr mrs ms dr'.split(' '))

function toPerson({ role, name }: KnownPerson): Person[] {
  const parts = wordsOf(viewPlainly(name).lower).filter((word) => /\p{L}/u.test(word))
  const isOwn = (word: string, at: number) =>
    !nameParticles.has(word) || ((at === 0 || at === parts.length - 1) && !titles.has(word))
  const own = parts.filter((word, at) => isOwn(word, at) && (word.length > 1 || isUnspaced(word)))
  if (own.length === 0) return []
  const together = pairs(parts)
    .concat(own.length > 2 ? [own.join('')] : [])
    .filter((word) => word.length >= 6)
  const initialsOf = (words: readonly string[]) => words.filter(isCased).map((word) => word.charAt(0))
  const letters = initialsOf(parts.filter((word) => !nameParticles.has(word)))
  return [
    {
      key: parts.join(' '),
      role,
      words: new Set([...own, ...together]),
      initials: new Set(letters),
      particles: new Set(parts.filter((word) => nameParticles.has(word) && !titles.has(word))),
      letters: initialsOf(parts.filter((word) => !titles.has(word))).join(''),
      forms: initialForms(letters.join('')),
    },
  ]
}

/** Two parts written as one word, in both orders: `medinacastaneda`, `rogeliomedina`, `obrien`. */
function pairs(parts: readonly string[]): string[] {
  return parts.flatMap((one, at) => parts.filter((_, other) => other !== at).map((other) => one + other))
}

/** Two initials and more in the Board's way (`M-C-`) that are no case's name. */
function initialForms(letters: string): RegExp[] {
  const forms = [letters, letters.charAt(0) + letters.slice(2), letters.slice(1)]
  return [...new Set(forms)]
    .filter((form) => form.length >= 2)
    .map((form) => {
      const dashes = Array.from(form.toUpperCase(), (letter) => `${letter}-`).join('')
      return new RegExp(`(?<!(?:Matter of|In re) )(?<![\\p{L}\\p{N}.-])${dashes}(?![\\p{L}\\p{N}])`, 'gu')
    })
}
