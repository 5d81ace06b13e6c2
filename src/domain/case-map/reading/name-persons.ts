import type { Person } from '../case-map.ts'
import { outsideQuotations } from './clean-wording.ts'

/** A way in which texts name a person. */
export type Alias = { readonly text: string; readonly person: string }

const surnameParticle = /^(?:de|del|la|las|los|da|dos|van|von|bin|al|el)$/i
const degrees = String.raw`(?:, (?:M\.?D|Ph\.?D|Psy\.?D|D\.?O|R\.?N|LCSW|L\.?C\.?S\.?W|M\.?Ed|M\.?A|M\.?S|Esq)\.?)*`

/**
 * The forms by which texts name these persons: full names, titles with surnames, first names. A form that two of them
 * share names none; a title decides between two of different sex.
 */
export function aliasesOf(persons: readonly Person[]): Alias[] {
  // Papers of offices drop the accents of a name: `Byron Aju` is Byron Ajú.
  const all = persons.flatMap((person) =>
    (isJunior(person) ? formsOfJunior(person) : formsOf(person)).flatMap((text) => {
      const plain = text.normalize('NFD').replaceAll(/\p{M}+/gu, '')
      return (plain === text ? [text] : [text, plain]).map((form) => ({ text: form, person: person.id }))
    }),
  )
  const owners = Map.groupBy(all, ({ text }) => text)
  return all
    .filter(({ text }, index) => {
      const ids = new Set(owners.get(text)?.map(({ person }) => person))
      return ids.size === 1 && all.findIndex((other) => other.text === text) === index
    })
    .toSorted((a, b) => b.text.length - a.text.length)
}

const junior = /,? (?:Jr\.?|Junior|II|III)$/u

/** `Efraín Zaragoza Jr.`: the plain first name is his father's. */
export const isJunior = ({ full }: Person): boolean => junior.test(full)

function formsOfJunior({ full, first = '' }: Person): string[] {
  const whole = full.replace(junior, '')
  return [
    full,
    `${whole} Jr.`,
    `${whole} Jr`,
    `${whole}, Jr.`,
    `${first} Jr.`,
    `${first} Jr`,
    `${first}, Jr.`,
    `Little ${first}`,
  ]
}

function formsOf(person: Person): string[] {
  const full = person.full.replace(/,.*$/, '').replace(/^(?:Dr|Mr|Mrs|Ms|Prof)\. /, '')
  const words = full.split(/\s+/)
  if (words.length === 1) return [full]
  const first = words[0] ?? ''
  const isFamily = /^(?:applicant|spouse|child|parent|relative|other|witness|persecutor)$/.test(person.role)
  const surnames = [...new Set([...surnamesOf(words, isFamily), ...paternalOf(person, full)])]
  // `José Luis`: two given names by which the texts call somebody.
  const given = isFamily && person.first?.includes(' ') && full.startsWith(`${person.first} `) ? [person.first] : []
  return [
    full,
    ...given,
    ...given.flatMap((name) =>
      surnames.filter((surname) => full.endsWith(surname)).map((surname) => `${name} ${surname}`),
    ),
    ...surnames.map((surname) => `${first} ${surname}`),
    // The family name first, as courts and records write it.
    ...(isFamily && first.length > 2 ? surnames.map((surname) => `${surname} ${first}`) : []),
    ...surnames.flatMap((surname) => titlesOf(person).map((title) => `${title} ${surname}`)),
    ...titlesOf(person).flatMap((title) =>
      [full, ...surnames.map((surname) => `${first} ${surname}`)].map((form) => `${title} ${form}`),
    ),
    ...byTitle(person, [full, ...surnames, ...surnames.map((surname) => `${first} ${surname}`)]),
    ...(isFamily && first.length > 2 ? [first, ...titlesOf(person).map((title) => `${title} ${first}`)] : []),
    ...(person.short.includes('.') && person.short.includes(' ') ? [person.short] : []),
  ]
}

/** `Pastor Ruth Hollander` for whom the papers call Pastor Hollander. */
function byTitle({ short, first }: Person, names: readonly string[]): string[] {
  const title = /^(\p{Lu}\p{Ll}{3,}) \S+$/u.exec(short)?.[1]
  return title === undefined || title === first ? [] : names.map((name) => `${title} ${name}`)
}

/** Of two surnames in the record papers often give the first alone: `Rogelio Ibarra` for Rogelio Ibarra Montes. */
function paternalOf({ last = '' }: Person, full: string): string[] {
  const [paternal = '', ...maternal] = last.split(/\s+/)
  return maternal.length > 0 && !surnameParticle.test(paternal) && full.endsWith(last) ? [paternal] : []
}

/** What may follow a title: everything after the first name, and each shorter ending. */
function surnamesOf(words: readonly string[], isFamily: boolean): string[] {
  return words
    .slice(1)
    .map((_, index) => words.slice(index + 1).join(' '))
    .filter((surname) => !surnameParticle.test(surname))
    .concat(words.length > (isFamily ? 2 : 3) ? [words.slice(1, -1).join(' '), words[words.length - 2] ?? ''] : [])
    .filter((surname) => surname.length > 1 && !/^[A-Z]\.?$/.test(surname))
}

function titlesOf({ role, pronoun, short }: Person): string[] {
  if (role === 'child') return []
  // A paper knows the title where the record has no pronoun; the short form then has it too.
  const own = /^(?:Mr|Ms|Mrs)\./.exec(short)?.[0]
  if (pronoun === undefined && own !== undefined)
    return own === 'Mr.' ? ['Mr.', 'Mr'] : ['Ms.', 'Mrs.', 'Miss', 'Ms', 'Mrs']
  const doctor = role === 'doctor' || role === 'expert' || short.startsWith('Dr.') ? ['Dr.', 'Professor'] : []
  if (pronoun === 'he') return ['Mr.', 'Mr', ...doctor]
  if (pronoun === 'she') return ['Ms.', 'Mrs.', 'Miss', 'Ms', 'Mrs', ...doctor]
  return doctor
}

const isCalling = /, (?:alias|aka|a\.k\.a\.|nicknamed|whom (?:they|people|all|everybody|everyone|others) calls?) $/u

/** Replaces persons' names by their tokens, outside quotations. `roleWords`: `the patient` for this document's person. */
export function nameTokens(text: string, aliases: readonly Alias[]): string {
  const { find, byText } = matcherOf(aliases)
  const lower = text.toLowerCase()
  let isNamed = false
  for (const alias of byText.keys()) {
    isNamed = lower.includes(alias)
    if (isNamed) break
  }
  if (!isNamed) return text
  return outsideQuotations(text, (part) =>
    withoutMoreNames(part, aliases).replaceAll(
      find,
      (whole, alias: string, possessive: string | undefined, at: number) => {
        const person = byText.get(alias.toLowerCase())
        // `Wilmer Pineda, whom they call El Tuerto`: the name by which somebody is called is told as it is.
        if (person === undefined || isCalling.test(part.slice(Math.max(0, at - 24), at))) return whole
        return possessive ? `{${person}.poss}` : `{${person}}`
      },
    ),
  )
}

/** `Wilmer Estuardo Tzoc Ixcoy` for Wilmer Tzoc: what stands between and behind the known names is his too. */
function withoutMoreNames(text: string, aliases: readonly Alias[]): string {
  const firsts = new Map(
    aliases
      .filter(({ text: form }) => /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(form))
      .map((alias) => [alias.text, alias.person]),
  )
  return withFamilyNameBehind(text, aliases).replaceAll(
    /(?<![\p{L}\p{M}’'-])(\p{Lu}[\p{L}\p{M}’'-]{1,40})((?: \p{Lu}[\p{L}\p{M}’'-]{1,40}){2,4})(?![\p{L}\p{M}])/gu,
    (whole, first: string, more: string) => {
      const person = firsts.get(first)
      if (person === undefined) return whole
      const own = aliases.filter((alias) => alias.person === person && alias.text.startsWith(`${first} `))
      const surnames = new Set(own.flatMap(({ text: form }) => form.split(' ').slice(1)))
      const words = more.trim().split(' ')
      const isKnown = own.some(({ text: form }) => form === whole)
      return !isKnown && words.some((word) => surnames.has(word)) ? first : whole
    },
  )
}

/** `SOKOLOVA Daria Igorevna`, as offices write it, for Daria Sokolova. */
function withFamilyNameBehind(text: string, aliases: readonly Alias[]): string {
  if (!/\p{Lu}{3}/u.test(text)) return text
  const firsts = aliases.filter(({ text: form }) => /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(form))
  return text.replaceAll(
    /(?<![\p{L}\p{M}’'-])(\p{Lu}[\p{Lu}\p{M}’'-]{2,30}),? (\p{Lu}[\p{L}\p{M}’'-]{1,30})(?: \p{Lu}[\p{L}\p{M}’'-]{1,30}){0,2}(?![\p{L}\p{M}])/gu,
    (whole, last: string, first: string) => {
      const named = firsts.find(({ text: form }) => form.toUpperCase() === first.toUpperCase())
      const isOwn = aliases.some(
        ({ person, text: form }) =>
          person === named?.person && form.toUpperCase().split(' ').slice(1).includes(last.toUpperCase()),
      )
      return named !== undefined && isOwn ? named.text : whole
    },
  )
}

/** The pattern of all aliases, and whom each names, by small letters. */
type Matcher = { readonly find: RegExp; readonly byText: ReadonlyMap<string, string> }
const matchers = new WeakMap<readonly Alias[], Matcher>()

function matcherOf(aliases: readonly Alias[]): Matcher {
  const known = matchers.get(aliases)
  if (known) return known
  const forms = aliases.map(({ text }) => {
    const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    // `who is the applicant` says what somebody is; it names nobody.
    const role = /^(the|my|our) /i.exec(text)?.[1]
    return role === undefined
      ? escaped
      : `(?<!\\b(?:is|was|am|as|being|been|be|become|became) )[${role.charAt(0).toUpperCase()}${role.charAt(0).toLowerCase()}]${escaped.slice(1)}`
  })
  const find = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}{-])(${forms.join('|')})${degrees}(’s|'s|’(?=\s))?(?![\p{L}\p{M}\p{N}-])(?!’)`,
    'gu',
  )
  const made = { find, byText: new Map(aliases.map(({ text, person }) => [text.toLowerCase(), person])) }
  matchers.set(aliases, made)
  return made
}
