import type { Person } from './person.ts'

/** A way in which texts name a person. */
export type Alias = { readonly text: string; readonly person: string }

const surnameParticle = /^(?:de|del|la|las|los|da|dos|van|von|bin|al|el)$/i

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
