import type { Person } from '#domain/persons/person.ts'
import { recordPersons } from '#domain/case-map/record-persons.ts'
import type { LetterFacts } from '../case.ts'

/** The client as the letter calls the client, the relatives of the record, and the expert who signs. */
export function letterPersons({ input, values, parties, subject }: LetterFacts): Person[] {
  const people = recordPersons(input.client).map((person): Person => {
    // The person of whom the whole letter speaks was introduced at its beginning.
    if (subject && person.full === subject.name)
      return { ...person, short: subject.short, ...(subject.pronoun && { pronoun: subject.pronoun }) }
    if (person.id !== 'applicant') return person
    const short = values['client.short']?.value
    return { ...person, ...(short !== undefined && { short }), roleWord: 'the client' }
  })
  const name = values['expert.name']?.value
  if (name === undefined) return people
  const bare = name.replace(/,.*$/u, '').replace(/^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.? )+/u, '')
  return [
    ...people,
    {
      id: 'expert',
      full: bare,
      short: name.replace(/,.*$/u, ''),
      role: 'expert',
      roleWord: 'the expert',
      official: false,
      ...(parties.expert && { pronoun: parties.expert }),
      passages: [],
    },
  ]
}
