import { attorneyName, type Attorney } from '#domain/clients/attorney.ts'
import { fieldText, fullName, type ClientRecord, type Fields } from '#domain/clients/client-record.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { birthsInTexts } from './births-in-texts.ts'
import type { KnownPerson, KnownValue } from './identity.ts'
import { nameWords, personsInTexts } from './persons-in-texts.ts'
import { makeShield, shieldText, type Shield } from './shield.ts'
import { toValues } from './record-values.ts'

export type ShieldInput = {
  readonly client: ClientRecord
  readonly attorney: Attorney
  /** Answers whose fields are names (`petitioner_name`, `first_defendant`) or numbers. */
  readonly answers?: Answers
  /** Others on file: experts, relatives of other records. */
  readonly people?: readonly KnownPerson[]
  /** Texts whose identifiers get their numbers now, in this order: documents, answers, extracts of sources. */
  readonly texts?: readonly string[]
  /** Texts about people: documents of the client, free answers, the firm's template. Who stands in them alone is found too. */
  readonly stories?: readonly string[]
}

/**
 * The shield for one draft: every identifier that the record, the answers and the attorney's profile know, and whatever
 * has the shape of one in the texts. Equal inputs give equal stand-ins. It makes texts pseudonymous, not anonymous: what
 * happened, where and when stays readable.
 */
export function buildShield({
  client,
  attorney,
  answers = {},
  people = [],
  texts = [],
  stories = [],
}: ShieldInput): Shield {
  const persons = [...clientPersons(client), ...attorneyPersons(attorney), ...answerPersons(answers), ...people]
  const values = [
    ...fieldValues('applicant', client.client),
    ...fieldValues('spouse', client.spouse),
    ...client.children.flatMap((child, index) => fieldValues(`child ${index + 1}`, child)),
    ...answerValues(answers),
    ...attorneyValues(attorney),
    ...birthsInTexts(stories),
  ]
  const known = dropEqual(persons.map(withoutCalling))
  const shield = makeShield([...known, ...unknownOf(personsInTexts(stories).map(withoutCalling), known)], values)
  for (const text of texts) shieldText(shield, text)
  for (const identity of shield.identities.values()) identity.counts.fill(0)
  return shield
}

/** `Captain Hossam Farid`: an office is nobody's name, and “the captain” stays a captain. */
const calling =
  /^(?:(?:Captain|Sergeant|Lieutenant|Colonel|Major|General|Commander|Commissioner|Officer|Inspector|Chief|Mayor|Senator|Sheikh|Imam|Bishop|Pastor|Father|Sister|Professor|Doctor) )+(?=\p{Lu})/u

const withoutCalling = (person: KnownPerson): KnownPerson => ({ ...person, name: person.name.replace(calling, '') })

function clientPersons(client: ClientRecord): KnownPerson[] {
  const { first_name, middle_name, last_name } = client
  const given = [first_name, middle_name].filter(Boolean).join(' ')
  return [
    { role: 'applicant', name: fullName(client), parts: { given, family: last_name } },
    ...namesIn('applicant, other name', client.client),
    ...namesIn('spouse', client.spouse),
    ...client.children.flatMap((child, index) => namesIn(`child ${index + 1}`, child)),
  ]
}

function attorneyPersons(attorney: Attorney): KnownPerson[] {
  const name = attorneyName(attorney)
  return name === undefined
    ? []
    : [{ role: 'attorney', name, parts: { given: attorney.first_name ?? '', family: attorney.last_name ?? '' } }]
}

/** Fields of a person that hold a name: `name`, `first_name`, `maiden_name`; those of one person are joined. */
function namesIn(role: string, fields: Fields): KnownPerson[] {
  const parts = ['first_name', 'middle_name', 'last_name'].flatMap((name) => fieldText(fields, name) ?? [])
  const others = Object.keys(fields)
    .filter((name) => /(?:^|_)names?(?:_|$)/.test(name) && !/^(?:first|middle|last)_name$/.test(name))
    .flatMap((name) => fieldText(fields, name) ?? [])
  return [...(parts.length > 0 ? [parts.join(' ')] : []), ...others].map((name) => ({ role, name }))
}

/** Names of offices and fields of study: of nobody whom the shield protects. */
const publicNames = new Set(['judge_name', 'field_name'])

function answerPersons(answers: Answers): KnownPerson[] {
  return Object.entries(answers).flatMap(([field, answer]) => {
    const isName = /(?:^|_)(?:name|defendant)$/.test(field) && !publicNames.has(field) && typeof answer === 'string'
    if (!isName || answer.trim() === '') return []
    return [{ role: field.replaceAll('_', ' '), name: nameAtStart(answer) }]
  })
}

/** The name that an answer begins with: `Nour Sarkis, A200-111-223`, `Muhter Yusup, son, born 2019`, `Sarkis, Nour`. */
function nameAtStart(answer: string): string {
  const [first = '', second = ''] = answer.split(/[,;(]/).map((part) => part.trim())
  const isGiven =
    /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*)*$/u.test(second) && !/^A-?(?:number)?$/i.test(second)
  return isGiven ? `${first}, ${second}` : first.replace(/(?<!\s)\s+A[-#\s]*\d[\d\s-]{6,}.*$/is, '').trim()
}

/** Those whose names are not all in the name of somebody known. */
function unknownOf(found: readonly KnownPerson[], known: readonly KnownPerson[]): KnownPerson[] {
  const words = known.map(({ name }) => new Set(nameWords(name)))
  return found.filter(({ name }) => !words.some((own) => nameWords(name).every((word) => own.has(word))))
}

function dropEqual(people: readonly KnownPerson[]): KnownPerson[] {
  return people.filter(({ name }, index) => people.findIndex((other) => other.name === name) === index)
}

/** A person's fields by what they hold: identifiers by shape or by the field's name, dates of birth, addresses. */
function fieldValues(role: string, fields: Fields): KnownValue[] {
  return Object.keys(fields).flatMap((field) => {
    const value = fieldText(fields, field)
    return value === undefined ? [] : toValues(role, field, value)
  })
}

function answerValues(answers: Answers): KnownValue[] {
  return Object.entries(answers).flatMap(([field, answer]) =>
    typeof answer === 'string' && /number|receipt|birth|dob|address|passport|email|phone/i.test(field)
      ? toValues('answer', field.toLowerCase(), answer.trim())
      : [],
  )
}

function attorneyValues(attorney: Attorney): KnownValue[] {
  const { email, phone, firm_name, license_number, address_1, address_2, zip_code } = attorney
  const all: readonly (readonly [KnownValue['kind'], string, string | null])[] = [
    ['email', 'attorney, e-mail', email],
    ['phone', 'attorney, phone', phone],
    ['firm', 'law firm', firm_name],
    ['number', 'attorney, license number', license_number],
    ['address', 'law firm, address', address_1],
    ['address', 'law firm, address', address_2],
    ['number', 'law firm, postal code', zip_code],
  ]
  return all.flatMap(([kind, role, value]) =>
    value === null || value.trim() === '' ? [] : [{ kind, role, value: value.trim() }],
  )
}
