import type { IsoDate } from '#domain/dates/calendar.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** A co-respondent (court, Board) or dependent applicant (USCIS). */
export type FamilyMember = {
  readonly name: string
  readonly aNumber: string | undefined
  /** As the answer has them beside the name: `son, born 8/9/2012`. */
  readonly relation?: string
  readonly born?: IsoDate
}

/** Nine digits as `200-111-222`, anything else as given without the letter; undefined when there is none. */
export function printedANumber(given: string | undefined): string | undefined {
  const digits = (given ?? '').replaceAll(/\D/g, '')
  if (digits.length === 9) return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
  const text = (given ?? '').replace(/^A[-#\s]*/i, '').trim()
  return text === '' ? undefined : text
}

const fields = ['first_defendant', 'second_defendant', 'third_defendant', 'fourth_defendant', 'fifth_defendant']

const fileNumber = /\b(?:A[-#.\s]{0,6}(?:No\.?|number)?[-#:\s]{0,6})?((?:\d[-\s]?){7,8}\d)\b/i
/** Parts after a comma that describe the person and do not belong to the name. */
const description =
  /\d|\ba-?numbers?\b|\bfile no|\b(?:spouse|wife|husband|sons?|daughters?|child|children|partner|born|age[d]?|derivative|co-respondent|rider)\b/i

/** The family members in order: blanks and repetitions dropped, the list ends at the first gap (R6). */
export function familyMembers(answers: Answers): FamilyMember[] {
  const given = fields.map((field) => textOf(answers, field))
  const gap = given.indexOf(undefined)
  const texts = (gap === -1 ? given : given.slice(0, gap)).filter((text) => text !== undefined)
  const members = texts.map(readMember)
  return members.filter(
    ({ name }, index) => members.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index,
  )
}

function readMember(text: string): FamilyMember {
  const number = printedANumber(fileNumber.exec(text)?.[1])
  const parts = text.split(/[,;(]/).map((part) => part.trim())
  const end = parts.findIndex((part, index) => index > 0 && description.test(part))
  const name = parts
    .slice(0, end === -1 ? undefined : end)
    .join(', ')
    .replace(fileNumber, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<![\s,)])[\s,)]+$/, '')
    .trim()
  const relation = /\b(spouse|wife|husband|son|daughter)\b/i.exec(text)?.[1]?.toLowerCase()
  const [, day = ''] = /\bborn (?:on )?([^,;)]{6,20}(?:, \d{4})?)/i.exec(text) ?? []
  const born = findDates(day).flatMap(({ date }) => toIso(date) ?? [])[0]
  return {
    name: name === '' ? text.trim() : name,
    aNumber: number,
    ...(relation !== undefined && { relation }),
    ...(born !== undefined && { born }),
  }
}
