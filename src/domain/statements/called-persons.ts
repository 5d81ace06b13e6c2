import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import { genderOfKin } from '#domain/persons/kin.ts'
import { wordsOf } from './record-persons.ts'
import type { CasePerson, Gender } from './person.ts'
import { authorOf } from './author-of.ts'
import { isOfRecord, known } from './known-person.ts'

/** Whose `my mother Ruth` or `Dana's mother Ruth` is: the writer of the source, or the person named. */
export function ownerOf(
  found: ReadonlyMap<string, CasePerson>,
  written: string | undefined,
  { kind, title, text }: Pick<SourceFacts['source'], 'kind' | 'title' | 'text'>,
): string | undefined {
  if (written === undefined) return undefined
  if (/^(?:His|Her)$/.test(written)) return spouseOrClient(found, written === 'His' ? 'he' : 'she')
  const isWriter = /^(?:my|our)$/i.test(written)
  if (isWriter && kind === 'answer') return 'client'
  const name = isWriter ? authorOf(title, text) : written.replace(/['’]s$/, '')
  return name === undefined ? undefined : known(found, wordsOf(name))?.id
}

/** The one of the two who has this gender, where the record gives both. */
function spouseOrClient(found: ReadonlyMap<string, CasePerson>, gender: Gender): string | undefined {
  const [own, ...others] = ['client', 'spouse'].filter((id) => found.get(id)?.gender === gender)
  return others.length === 0 && found.get('client')?.gender !== undefined ? own : undefined
}

export function addCalled(found: Map<string, CasePerson>, kin: string, name: string, owner?: string): void {
  const words = wordsOf(name)
  const person = known(found, words)
  const gender = genderOfKin(kin)
  if (person && !isOfRecord.test(person.id) && words.size > person.words.size) {
    found.set(person.id, { ...person, words })
    return
  }
  if (person) return addToCalled(found, person, { kin: kin.toLowerCase(), gender, owner })
  if (words.size === 0 || [...words].some((word) => /^(?:the|he|she|they|who|and|in|on|at)$/.test(word))) return
  const id = [...words].join('-')
  found.set(id, {
    id,
    words,
    ...(kin !== '' && { kin: kin.toLowerCase() }),
    ...(gender && { gender }),
    ...(owner !== undefined && kin !== '' && { owner }),
  })
}

/** What a source tells more of somebody on the roster: the gender, and whose relative it is. */
function addToCalled(
  found: Map<string, CasePerson>,
  person: CasePerson,
  {
    kin,
    gender,
    owner,
  }: { readonly kin: string; readonly gender: Gender | undefined; readonly owner: string | undefined },
): void {
  const isOpen = gender && !person.gender && person.id !== 'client'
  const isTheirs = owner !== undefined && person.owner === undefined && person.kin === kin
  if (isOpen || isTheirs) found.set(person.id, { ...person, ...(isOpen && { gender }), ...(isTheirs && { owner }) })
}
