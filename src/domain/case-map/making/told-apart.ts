import type { Person } from '#domain/persons/person.ts'

/** Two who would have one short form keep their full names, the applicant and the spouse excepted. */
export function toldApart(persons: readonly Person[]): Person[] {
  const owners = Map.groupBy(persons, ({ short }) => short)
  const client = persons.find(({ id }) => id === 'applicant')
  return persons.map((person) => {
    if (isKinOfSameName(person, client) || isKinOfRecord(person, persons))
      return { ...person, short: person.first ?? person.short }
    if ((owners.get(person.short)?.length ?? 0) < 2 || person.id === 'applicant') return person
    // A relative who has the name of the spouse or a parent goes by the first name, and they keep theirs.
    if (isKept(person, owners.get(person.short) ?? [])) return person
    const both = twoSurnames(person)
    return { ...person, short: both !== undefined && !owners.has(both) ? both : firstOrFull(person, persons) }
  })
}

/** Who is of the family goes by the first name, anybody else by the full one. */
function firstOrFull(person: Person, persons: readonly Person[]): string {
  const isFamily = /^(?:spouse|child|parent|relative)$/.test(person.role) || sharesSurname(person, persons)
  return (isFamily ? person.first : undefined) ?? person.full.replace(/,.*$/, '')
}

const isKept = ({ role, id }: Person, owners: readonly Person[]): boolean => {
  const others = owners.filter((other) => other.id !== id)
  // The spouse and the parents of the record go before whom only the papers name: her grandmother, a sister who writes.
  if (ofRecord.test(id)) return others.every((other) => !ofRecord.test(other.id) && other.first !== undefined)
  return (
    /^(?:spouse|parent)$/.test(role) &&
    others.every((other) => /^(?:child|relative)$/.test(other.role) && other.first !== undefined)
  )
}

const ofRecord = /^(?:applicant|spouse|mother|father)$/

/** `Mr. Quishpe` beside Ms. Quishpe, whose brother he is: by the first name, as the account calls him. */
const isKinOfSameName = ({ id, role, roleWord, short, first }: Person, client: Person | undefined): boolean =>
  id !== 'applicant' &&
  first !== undefined &&
  /^(?:relative|witness|other)$/.test(role) &&
  /^the (?:brother|sister|uncle|aunt|cousin|nephew|niece)$/u.test(roleWord ?? '') &&
  client !== undefined &&
  /^(?:Mr|Ms)\. /u.test(short) &&
  short.replace(/^(?:Mr|Ms)\. /u, '') === client.short.replace(/^(?:Mr|Ms)\. /u, '')

/** `Mr. Pettibone` beside Ms. Pettibone, whose brother he is: by the first name. */
const isKinOfRecord = ({ id, role, first, full }: Person, persons: readonly Person[]): boolean =>
  role === 'relative' &&
  first !== undefined &&
  full.includes(' ') &&
  persons.some(
    (one) =>
      one.id !== id &&
      /^(?:spouse|mother|father)$/.test(one.id) &&
      one.full.split(' ').at(-1) === full.split(' ').at(-1),
  )

/** `Mr. Villatoro Cruz` beside a son who is Mr. Villatoro. */
function twoSurnames({ short, full, role }: Person): string | undefined {
  const [, title = '', surname = ''] = /^(Mr\.|Ms\.) (\S+)$/u.exec(short) ?? []
  const words = full.replace(/,.*$/, '').split(/\s+/)
  return role !== 'child' && words.length >= 3 && words.at(-2) === surname
    ? `${title} ${surname} ${words.at(-1)}`
    : undefined
}

/** A witness of the family name of the applicant, or of the spouse or the parent who keeps the title: `Monique Holloway`. */
function sharesSurname({ role, full, short }: Person, persons: readonly Person[]): boolean {
  const last = persons.find(({ id }) => id === 'applicant')?.last
  return (
    /^(?:witness|other)$/.test(role) &&
    ((last !== undefined && full.endsWith(` ${last}`)) ||
      persons.some((one) => /^(?:spouse|parent)$/.test(one.role) && one.short === short))
  )
}
