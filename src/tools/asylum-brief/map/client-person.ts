import type { Person, Pronoun } from '#domain/persons/person.ts'
import { isSameName } from '#domain/persons/same-name.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { givenOf, recordPersons } from '#domain/case-map/record-persons.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'
import { namedPersecutors } from './named-persecutors.ts'

/** Answers that speak of the client: the pronoun with which their first sentences begin is the client's. */
const ofTheClient = [
  'race_details',
  'religion_details',
  'nationality_details',
  'political_opinion_details',
  'benefits_details',
  'missed_filing_deadline_reason',
  'yes_client_reported_details',
  'no_client_reported_details',
]

/**
 * The persons whom the record and the answers name: the client with the role word of the forum and the pronoun that the
 * record gives or all answers about the client agree on, spouse and children, and further family members by name.
 */
export function namedPersons(frame: CaseFrame): Person[] {
  const { input } = frame
  const persons = recordPersons(input.client).map((person) =>
    person.id === 'applicant' ? client(person, frame) : person,
  )
  const known = [...persons, ...familyMembers(persons, frame)]
  const own = known.find(({ id }) => id === 'applicant')?.pronoun
  const feared = namedPersecutors(input.answers, own)
  return [...known, ...feared.filter(({ full }) => !known.some((person) => isSameName(person.full, full)))]
}

function client(person: Person, { input, role }: CaseFrame): Person {
  const { answers, client: record } = input
  const pronoun = person.pronoun ?? pronounInAnswers(answers)
  const last = record.last_name.trim()
  const short = pronoun && last !== '' ? `${pronoun === 'she' ? 'Ms.' : 'Mr.'} ${last}` : `the ${role}`
  return { ...person, short, roleWord: `the ${role}`, ...(pronoun && { pronoun }) }
}

/** The pronoun with which the answers that speak of the client begin, when all that begin with one agree. */
export function pronounInAnswers(answers: Answers): Pronoun | undefined {
  const begins = ofTheClient.flatMap((name) => {
    const [, word] = /\b(he|she)\b/i.exec((textOf(answers, name) ?? '').split(/[.!?]\s/)[0] ?? '') ?? []
    return word === undefined ? [] : [word.toLowerCase()]
  })
  const found = new Set([...begins, ...pronounInHarm(answers)])
  if (found.size !== 1) return undefined
  return found.has('she') ? 'she' : 'he'
}

/** `He was held for six days …`: of the client where the harm was done to the client and nobody else has a pronoun. */
function pronounInHarm(answers: Answers): string[] {
  if (textOf(answers, 'past_harm_self') !== 'yes') return []
  const what = textOf(answers, 'what') ?? ''
  const [, word] = /^(he|she) was \p{L}+/iu.exec(what.trim()) ?? []
  const all = new Set((what.match(/\b(?:he|she)\b/giu) ?? []).map((one) => one.toLowerCase()))
  return word === undefined || all.size > 1 ? [] : [word.toLowerCase()]
}

function familyMembers(persons: readonly Person[], { family }: CaseFrame): Person[] {
  const known = new Set(persons.map(({ full }) => full.toLowerCase()))
  return family.members
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, relation, born }, index): Person => {
      const first = givenOf(name.split(/\s+/)) ?? name
      const pronoun = relation === undefined ? undefined : nounPronoun(relation)
      const isChild = relation === 'son' || relation === 'daughter'
      return {
        id: `family-${index + 1}`,
        full: name,
        short: first,
        first,
        role: isChild ? 'child' : 'relative',
        official: false,
        passages: [],
        ...(pronoun !== undefined && { pronoun }),
        ...(born !== undefined && { born }),
      }
    })
}
