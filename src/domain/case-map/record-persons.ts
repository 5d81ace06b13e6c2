import { type ClientRecord, fieldText, type Fields, fullName } from '#domain/clients/client-record.ts'
import { isIsoDate } from '#domain/dates/calendar.ts'
import type { Person, Pronoun } from '#domain/persons/person.ts'

/**
 * The persons of the client record: `applicant`, `spouse`, `child-1` ... A relative without a name in the record is left
 * out; a tool adds those whom its answers name. Pronouns only from a gender field.
 */
export function recordPersons(record: ClientRecord): Person[] {
  const full = fullName(record)
  const applicant: Person = {
    id: 'applicant',
    full,
    short: titled(record.last_name, genderOf(record.client)) ?? full,
    first: record.first_name,
    last: record.last_name,
    role: 'applicant',
    roleWord: 'the applicant',
    official: false,
    ...about(record.client),
    passages: [],
  }
  const children = record.children.flatMap((fields, index) => relative(`child-${index + 1}`, 'child', fields))
  return [applicant, ...relative('spouse', 'spouse', record.spouse), ...children]
}

function relative(id: string, role: 'spouse' | 'child', fields: Fields): Person[] {
  const full = fieldText(fields, 'name')
  if (full === undefined) return []
  const words = full.split(/\s+/)
  const first = givenOf(words) ?? full
  // A son of his father's name goes by the word that tells them apart.
  const isJunior = role === 'child' && /,? (?:Jr\.?|Junior)$/u.test(full)
  const short =
    role === 'child' ? (isJunior ? `${first} Jr.` : first) : (titled(words.at(-1) ?? full, genderOf(fields)) ?? first)
  return [{ id, full, short, first, role, official: false, ...about(fields), passages: [] }]
}

/** `Y Samuel`: a letter before the name is no name by itself. */
export const givenOf = ([first, second, ...rest]: readonly string[]): string | undefined =>
  second !== undefined &&
  (first?.length === 1 || (first?.length === 2 && rest.length > 0 && !/^(?:Van|Von|De|Del|La|Le|St)\b/u.test(second)))
    ? `${first} ${second}`
    : first

function about(fields: Fields): Partial<Person> {
  const pronoun = genderOf(fields)
  const born = fieldText(fields, 'date_of_birth')
  const status = fieldText(fields, 'citizenship') ?? fieldText(fields, 'country_of_citizenship')
  return {
    ...(pronoun && { pronoun }),
    ...(isIsoDate(born) && { born }),
    ...(status !== undefined && { status }),
  }
}

/** From the fields `gender` or `sex`; undefined when neither says it plainly. */
function genderOf(fields: Fields): Pronoun | undefined {
  const said = (fieldText(fields, 'gender') ?? fieldText(fields, 'sex'))?.toLowerCase()
  if (said === undefined) return undefined
  if (/^(?:f|female|woman|she)$/.test(said)) return 'she'
  return /^(?:m|male|man|he)$/.test(said) ? 'he' : undefined
}

function titled(lastName: string, pronoun: Pronoun | undefined): string | undefined {
  if (!pronoun || lastName.trim() === '') return undefined
  return `${pronoun === 'she' ? 'Ms.' : 'Mr.'} ${lastName.trim()}`
}
