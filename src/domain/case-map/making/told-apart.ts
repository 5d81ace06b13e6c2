import type { Person } from '#domain/persons/person.ts'

/** Two who would have one short form keep their full names, the applicant and the spouse excepted. */
export function toldApart(persons: readonly Person[]): Person[] {
  const owners = Map.groupBy(persons, ({ short }) => short)
  const client = persons.find(({ id }) => id === 'applicant')
  return persons.map((person) => {
    if (isKinOfSameName(person, client)) return { ...person, short: person.first ?? person.short }
    if ((owners.get(person.short)?.length ?? 0) < 2 || person.id === 'applicant') return person
    // A relative who has the name of the spouse or a parent goes by the first name, and they keep theirs.
    if (isKept(person, owners.get(person.short) ?? [])) return person
    const both = twoSurnames(person)
    if (both !== undefined && !owners.has(both)) return { ...person, short: both }
    const isFirst =
      (/^(?:spouse|child|parent|relative)$/.test(person.role) || sharesSurname(person, persons)) &&
      person.first !== undefined
    return { ...person, short: isFirst ? (person.first ?? person.full) : person.full.replace(/,.*$/, '') }
  })
}

const isKept = ({ role, id }: Person, owners: readonly Person[]): boolean =>
  /^(?:spouse|parent)$/.test(role) &&
  owners.every((other) => other.id === id || (/^(?:child|relative)$/.test(other.role) && other.first !== undefined))

/** `Mr. Quishpe` beside Ms. Quishpe, whose brother he is: by the first name, as the account calls him. */
const isKinOfSameName = ({ id, role, roleWord, short, first }: Person, client: Person | undefined): boolean =>
  id !== 'applicant' &&
  first !== undefined &&
  /^(?:relative|witness|other)$/.test(role) &&
  /^the (?:brother|sister|uncle|aunt|cousin|nephew|niece)$/u.test(roleWord ?? '') &&
  client !== undefined &&
  /^(?:Mr|Ms)\. /u.test(short) &&
  short.replace(/^(?:Mr|Ms)\. /u, '') === client.short.replace(/^(?:Mr|Ms)\. /u, '')

/** `Mr. Villatoro Cruz` beside a son who is Mr. Villatoro. */
function twoSurnames({ short, full, role }: Person): string | undefined {
  const [, title = '', surname = ''] = /^(Mr\.|Ms\.) (\S+)$/u.exec(short) ?? []
  const words = full.replace(/,.*$/, '').split(/\s+/)
  return role !== 'child' && words.length >= 3 && words.at(-2) === surname
    ? `${title} ${surname} ${words.at(-1)}`
    : undefined
}

/** A witness of the applicant's family name. */
function sharesSurname({ role, full }: Person, persons: readonly Person[]): boolean {
  const last = persons.find(({ id }) => id === 'applicant')?.last
  return role === 'witness' && last !== undefined && full.endsWith(` ${last}`)
}
