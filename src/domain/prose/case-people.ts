import type { Person, PersonRole } from '#domain/persons/person.ts'
import { sharesMarriedName } from '#domain/case-map/making/surnames.ts'
import type { Referent } from './referent.ts'

const roleWords: Readonly<Partial<Record<PersonRole, string>>> = {
  applicant: 'the applicant',
  spouse: 'the spouse',
  parent: 'the parent',
  child: 'the child',
  relative: 'the relative',
  persecutor: 'the persecutor',
  official: 'the official',
  doctor: 'the physician',
  expert: 'the expert',
}

/** The people of a case map as a narrator calls them; children go by their short form from the start. */
export function referentsOf(persons: readonly Person[]): Referent[] {
  return persons.map(({ id, full, short, first, role, roleWord, pronoun }) => ({
    id,
    ...(sharesMarriedName(id, persons) && { isNotMrs: true }),
    full: curled(titled(withoutCapitals(full), short, role)),
    short: curled(withoutCapitals(short)),
    first: first === undefined ? undefined : curled(first),
    roleWord: roleWord ?? (role === 'witness' ? surnameOf({ full, short }) : roleWords[role]),
    pronoun,
    fullOnFirstMention: role !== 'child',
  }))
}

/** `H'Lan` of a record as a brief prints it. */
const curled = (name: string): string => name.replaceAll("'", '’')

/** A witness goes by the name again, for `the witness’s car` is nobody’s English: `Mr. Mirzoev`, or without a title `Ridgeway`. */
function surnameOf({ full, short }: Pick<Person, 'full' | 'short'>): string {
  const called = withoutCapitals(short)
  return short === full ? (called.replace(/,.*$/u, '').split(' ').at(-1) ?? called) : called
}

/** A doctor whose degree does not stand behind the name has the title before it, and so has who is called by a calling. */
function titled(full: string, short: string, role: PersonRole): string {
  const isDoctor = (role === 'doctor' || role === 'expert') && short.startsWith('Dr. ')
  if (isDoctor && !full.includes(',') && !full.startsWith('Dr. ')) return `Dr. ${full}`
  const [calling] =
    /^(?:Father|Sister|Pastor|Imam|Rabbi|Bishop|Deacon|Captain|Sergeant|Lieutenant|Professor|Deputy|Senator|Mayor|Reverend|Elder|Sheikh|Councilman|Councilwoman)(?= )/u.exec(
      short,
    ) ?? []
  return calling === undefined || full.startsWith(`${calling} `) ? full : `${calling} ${full}`
}

/** `PRIYA RAMAN` as a letterhead prints it: `Priya Raman`. Initials and degrees stay. */
function withoutCapitals(name: string): string {
  return name.replaceAll(
    /(?<![\p{L}.])\p{Lu}{3,}(?![\p{L}.])/gu,
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
  )
}
