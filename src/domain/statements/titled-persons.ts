import { wordsOf } from './record-persons.ts'
import type { CasePerson, Gender } from './person.ts'
import { isOfRecord, known } from './known-person.ts'

export function addTitled(found: Map<string, CasePerson>, title: string, name: string): void {
  const words = wordsOf(name)
  if (words.size === 0) return
  const gender = genderOfTitle(title)
  const person = known(found, words)
  const short = person ? undefined : bySurname(found, title, words)
  if (person) addGender(found, person, words, gender)
  else if (short) found.set(short.id, { ...short, words })
  else if (words.size > 1 || !isPartOfName(found, words)) {
    const kin = isProfessional(title) ? 'doctor' : undefined
    const id = [...words].join('-')
    found.set(id, { id, words, ...(gender && { gender }), ...(kin && { kin }) })
  }
}

const isProfessional = (title: string) => /^(?:Dr|Prof)/.test(title)

/** `Prof. Hale`, and then `Prof. Judith Hale`: the one on the roster who had the last name alone, and the same kind of title. */
function bySurname(
  found: ReadonlyMap<string, CasePerson>,
  title: string,
  words: ReadonlySet<string>,
): CasePerson | undefined {
  const last = [...words].at(-1)
  if (words.size < 2 || last === undefined) return undefined
  const bearers = [...found.values()].filter((person) => person.words.has(last))
  const [only] = bearers
  if (bearers.length !== 1 || only?.words.size !== 1) return undefined
  const gender = genderOfTitle(title)
  const isSame = isProfessional(title) ? only.kin === 'doctor' : gender !== undefined && only.gender === gender
  return isSame && !isOfRecord.test(only.id) ? only : undefined
}

const genderOfTitle = (title: string): Gender | undefined =>
  title === 'Mr' ? 'he' : /^(?:Mrs|Ms|Miss)$/.test(title) ? 'she' : undefined

const isPartOfName = (found: ReadonlyMap<string, CasePerson>, words: ReadonlySet<string>) =>
  [...found.values()].some(({ words: own }) => [...words].some((word) => own.has(word)))

/** `Ms. Medina` beside a Mr. Medina on the record is another person, unless one is on file already. */
function addGender(
  found: Map<string, CasePerson>,
  person: CasePerson,
  words: ReadonlySet<string>,
  gender: Gender | undefined,
): void {
  if (!gender || person.gender === gender) return
  if (!person.gender) {
    found.set(person.id, { ...person, gender })
    return
  }
  const isTaken = [...found.values()].some(
    (other) => other.gender !== person.gender && [...words].every((word) => other.words.has(word)),
  )
  const id = `${[...words].join('-')}-${gender}`
  if (!isTaken) found.set(id, { id, words, gender })
}
