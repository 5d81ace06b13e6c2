import type { Person, Pronoun } from '#domain/case-map/case-map.ts'
import { recordPersons } from '#domain/case-map/record-persons.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'

/** Answers whose sentences begin with the client where they begin with a pronoun. */
const aboutTheClient = [
  'missed_filing_deadline_reason',
  'what',
  'political_opinion_details',
  'religion_details',
  'race_details',
  'nationality_details',
  'benefits_details',
  'yes_client_reported_details',
  'no_client_reported_details',
  'convention_against_torture_details',
]

/**
 * The persons whom the record and the answers name: the client with the role word of the forum and the pronoun that the
 * record gives or all answers about the client agree on, spouse and children, and further family members by name.
 */
export function namedPersons(input: DraftInput, frame: CaseFrame): Person[] {
  const persons = recordPersons(input.client).map((person) =>
    person.id === 'applicant' ? client(person, input, frame) : person,
  )
  return [...persons, ...familyMembers(persons, frame)]
}

function client(person: Person, { answers, client: record }: DraftInput, { role }: CaseFrame): Person {
  const pronoun = person.pronoun ?? pronounInAnswers(answers)
  const last = record.last_name.trim()
  const short = pronoun && last !== '' ? `${pronoun === 'she' ? 'Ms.' : 'Mr.'} ${last}` : person.short
  return { ...person, short, roleWord: `the ${role}`, ...(pronoun && { pronoun }) }
}

/** The pronoun with which sentences about the client begin, when all that begin with one agree. */
export function pronounInAnswers(answers: Answers): Pronoun | undefined {
  const begins = aboutTheClient.flatMap((name) =>
    [...(textOf(answers, name) ?? '').matchAll(/(?:^|[.!?]\s+)(He|She)\b/g)].map(([, word]) => word?.toLowerCase()),
  )
  const found = new Set(begins)
  if (found.size !== 1) return undefined
  return found.has('she') ? 'she' : 'he'
}

function familyMembers(persons: readonly Person[], { family }: CaseFrame): Person[] {
  const known = new Set(persons.map(({ full }) => full.toLowerCase()))
  return family.members
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name }, index): Person => {
      const first = name.split(/\s+/)[0] ?? name
      return {
        id: `family-${index + 1}`,
        full: name,
        short: first,
        first,
        role: 'relative',
        official: false,
        passages: [],
      }
    })
}
