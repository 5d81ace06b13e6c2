import type { Person } from '#domain/persons/person.ts'
import { escapeName } from '#domain/persons/same-name.ts'
import { familyNameOf, surnameOfCase } from './surnames.ts'

/** `Dr. Mendoza` for one who bears the two family names of the client, who is `Mr. Mendoza`. */
function withSharedName(person: Person, persons: readonly Person[]): Person {
  const shared = persons
    .flatMap(({ last }) => last ?? [])
    .find((last) => / /u.test(last) && person.full.endsWith(` ${last}`))
  return shared === undefined ? person : { ...person, short: `Dr. ${shared.split(' ')[0]}` }
}

/** `Mr. Medina` where the texts call him so, else the title with the surname; first names for children. */
export function withShort(person: Person, text: string, persons: readonly Person[]): Person {
  const { pronoun, role, full } = person
  const isPlain = person.short === full || person.short === person.first || /^(?:Mr\. |Ms\. |the )/.test(person.short)
  const byFirstName = calledByFirstName(person, text)
  if (byFirstName) return byFirstName
  if (role === 'doctor') return withSharedName(person, persons)
  if (!pronoun || role === 'child' || role === 'expert' || person.official || !isPlain) return person
  const words = full.replace(/,.*$/, '').split(/\s+/)
  if (words.length < 2) return person
  const title = pronoun === 'she' ? 'Ms.' : 'Mr.'
  const called = surnameOfCase(person, text, persons)
  const surname = familyNameOf(words, full, persons)
  if (called !== undefined) return { ...person, short: `${title} ${called}` }
  return /^(?:Mr|Ms)\. /.test(person.short) ? person : { ...person, short: `${title} ${surname}` }
}

/** Who is feared is called as the account calls him, and a child by the first name. */
function calledByFirstName(person: Person, text: string): Person | undefined {
  if (isCalledByFirstName(person, text)) return person
  const { role, first } = person
  return role === 'other' && first !== undefined && isChildInTexts(first, text)
    ? { ...person, short: first, role: 'child' }
    : undefined
}

/** `a daughter from his first marriage, Hailey`, `the child Hailey`: children go by the first name. */
const isChildInTexts = (first: string, text: string): boolean =>
  new RegExp(
    String.raw`\b(?:daughter|son|child|stepdaughter|stepson|girl|boy|baby)\b(?: from [^.,]{3,40})?,? (?:named |called )?${escapeName(first)}(?!\p{L})|(?<!\p{L})${escapeName(first)}(?: \p{Lu}[\p{L}\p{M}’'-]{1,30}){0,2}(?:, \d{1,2},| is (?:my|our|his|her)) (?:stepdaughter|stepson|son|daughter|boy|girl)\b`,
    'u',
  ).test(text)

/** The texts have the first name alone more often than the whole. */
function isCalledByFirstName({ role, first, full }: Person, text: string): boolean {
  if (role !== 'persecutor' || first === undefined) return false
  if (first === full) return true
  const alone = text.match(new RegExp(String.raw`\b${escapeName(first)}\b(?! \p{Lu})`, 'gu'))?.length ?? 0
  return alone >= 2
}
