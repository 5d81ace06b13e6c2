import type { Person } from '#domain/persons/person.ts'
import type { Alias } from '#domain/persons/forms.ts'

/** The surname by which a person is called: as the texts call him or her, else, of a husband, as the children are. */
export const surnameOfCase = (person: Person, text: string, persons: readonly Person[]): string | undefined =>
  surnameCalled(person, text, persons) ?? surnameWritten(person, text, persons) ?? namedAsChildren(person, persons)

/** The surname behind the title by which the texts call somebody. */
function surnameCalled(person: Person, text: string, persons: readonly Person[]): string | undefined {
  const isShe = person.pronoun === 'she'
  const title = isShe ? 'Ms.' : 'Mr.'
  const words = person.full.replace(/,.*$/, '').split(/\s+/)
  const surnames = words.slice(1).map((_, index) => words.slice(index + 1))
  return [...surnames, ...words.slice(1).map((word) => [word])]
    .map((surname) => surname.join(' '))
    .filter((surname) => !isMothersName(surname, person, persons))
    .find((surname) => text.includes(`${title} ${surname}`) || (isShe && text.includes(`Mrs. ${surname}`)))
}

/** Of two surnames of a witness the first, where papers call her so and no party bears it: `Letter of Reina Pavón` of Reina Isabel Pavón Lara. */
function surnameWritten({ full, role }: Person, text: string, persons: readonly Person[]): string | undefined {
  if (!/^(?:witness|other)$/u.test(role)) return undefined
  const words = full.replace(/,.*$/, '').split(/\s+/)
  const [first = ''] = words
  const paternal = words.length >= 4 ? words.at(-2) : undefined
  const isShared = persons.some((other) => other.full !== full && surnamesIn(other).includes(paternal ?? ''))
  return paternal !== undefined &&
    !isShared &&
    new RegExp(String.raw`(?<!\p{L})${RegExp.escape(first)} ${RegExp.escape(paternal)}(?!\p{L}| \p{Lu})`, 'u').test(
      text,
    )
    ? paternal
    : undefined
}

/** `Ms. Ibarra` of a paper about Elvira Ibarra Soto is not her daughter, whose second surname it is. */
const isMothersName = (surname: string, person: Person, persons: readonly Person[]): boolean =>
  (person.last ?? '').split(/\s+/).slice(1).includes(surname) &&
  persons.some(
    (other) => other.id !== person.id && other.pronoun === person.pronoun && surnamesIn(other)[0] === surname,
  )

/** Of a husband's two surnames the one that the children bear. */
const namedAsChildren = ({ role, full }: Person, persons: readonly Person[]): string | undefined => {
  const [first = '', ...others] = surnamesIn({ full })
  const isBorne = persons.some((child) => child.role === 'child' && surnamesIn(child)[0] === first)
  return role === 'spouse' && others.length === 1 && isBorne ? first : undefined
}

/** `Mrs. Montoya` of a wife, by her husband's surname, where no other woman bears it. */
export function wifesAliases(persons: readonly Person[]): Alias[] {
  const { wife, names } = marriedNames(persons)
  if (wife === undefined) return []
  return names
    .filter((surname) => womenCalled(surname, wife, persons).length === 0)
    .flatMap((surname) => ['Mrs.', 'Mrs', 'Ms.'].map((title) => ({ text: `${title} ${surname}`, person: wife.id })))
}

/** Whether `Mrs. Boone` may be the wife or this woman of the husband's name, so that it names neither. */
export function sharesMarriedName(id: string, persons: readonly Person[]): boolean {
  const { wife, names } = marriedNames(persons)
  return wife !== undefined && names.some((surname) => womenCalled(surname, wife, persons).some((one) => one.id === id))
}

/** A title by which a text may mean either of them. */
export const isSharedTitle = ({ text, person }: Alias, persons: readonly Person[]): boolean =>
  /^(?:Mrs|Miss)\b/u.test(text) && sharesMarriedName(person, persons)

/** The wife of the couple and the surnames of her husband that she may bear. */
function marriedNames(persons: readonly Person[]): { wife: Person | undefined; names: readonly string[] } {
  const couple = ['applicant', 'spouse'].flatMap((id) => persons.find((one) => one.id === id) ?? [])
  const wife = couple.find(({ pronoun }) => pronoun === 'she')
  const husband = couple.find(({ pronoun }) => pronoun === 'he')
  return wife === undefined || husband === undefined
    ? { wife: undefined, names: [] }
    : { wife, names: surnamesIn(husband) }
}

const womenCalled = (surname: string, wife: Person, persons: readonly Person[]): Person[] =>
  persons.filter(
    (one) => one.id !== wife.id && one.pronoun === 'she' && one.role !== 'child' && surnamesIn(one).includes(surname),
  )

const surnamesIn = ({ full }: Pick<Person, 'full'>): string[] =>
  full
    .replace(/,.*$/, '')
    .split(/\s+/)
    .slice(1)
    .filter((word) => word.length > 2)

/** The family name by which somebody goes in a case: the shared one, two where the client has two, else the last word. */
export const familyNameOf = (words: readonly string[], full: string, persons: readonly Person[]): string =>
  sharedSurname(full, persons) ?? twoSurnames(words, persons) ?? words.at(-1) ?? full

/** A family name of several words is one name for all who bear it. */
const sharedSurname = (full: string, persons: readonly Person[]): string | undefined =>
  persons.flatMap(({ last }) => last ?? []).find((last) => full.endsWith(` ${last}`))

/** `Nélida Quispe Roca` beside a client of two family names: hers are two as well. */
function twoSurnames(words: readonly string[], persons: readonly Person[]): string | undefined {
  const own =
    persons
      .find(({ id }) => id === 'applicant')
      ?.last?.trim()
      .split(/\s+/u) ?? []
  const isPlain = (name: readonly string[]) => name.every((word) => /^\p{Lu}/u.test(word))
  return own.length === 2 && isPlain(own) && words.length >= 3 && isPlain(words) ? words.slice(-2).join(' ') : undefined
}
