import { findDates } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import { ageOn, type IsoDate, isIsoDate } from '#domain/dates/calendar.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { type ClientRecord, fieldText } from '#domain/clients/client-record.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** A co-respondent (court, Board) or dependent applicant (USCIS). */
export type FamilyMember = {
  readonly name: string
  readonly aNumber: string | undefined
  /** As the answer has them beside the name: `son, born 8/9/2012`. */
  readonly relation?: string
  readonly born?: IsoDate
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

/**
 * The spouse and the children of the record who are asked for by the answers (`spouse_applying`, `children_applying`): no citizen of
 * the United States, and no child of 21 or more on the day of filing (INA § 203(h) may still help one; the checks say so).
 */
export function familyOfRecord(answers: Answers, client: ClientRecord, filed: IsoDate | undefined): FamilyMember[] {
  const parts = ['first_name', 'middle_name', 'last_name'].flatMap((part) => fieldText(client.spouse, part) ?? [])
  const spouse =
    textOf(answers, 'spouse_applying') === 'yes' ? (fieldText(client.spouse, 'name') ?? parts.join(' ')) : ''
  const children = textOf(answers, 'children_applying') === 'yes' ? client.children : []
  return [
    ...(spouse === '' ? [] : [{ name: spouse, aNumber: undefined, relation: 'spouse' }]),
    ...children.flatMap((child) => {
      const name = fieldText(child, 'name')
      const given = fieldText(child, 'date_of_birth')
      const born = given !== undefined && isIsoDate(given) ? given : undefined
      const isGrown = born !== undefined && filed !== undefined && ageOn(born, filed) >= 21
      const isCitizen = /^(?:the )?(?:united states(?: of america)?|u\.?s\.?a?\.?)$/i.test(
        fieldText(child, 'country_of_citizenship') ?? '',
      )
      return name === undefined || isGrown || isCitizen
        ? []
        : [{ name, aNumber: undefined, relation: 'child', ...(born !== undefined && { born }) }]
    }),
  ]
}

/** The members that are answered, with what the record knows of each: tie and day of birth. */
export const withRecord = (members: readonly FamilyMember[], record: readonly FamilyMember[]): FamilyMember[] =>
  members.map((member) => {
    const known = record.find((one) => isSameMember(one, member))
    return known === undefined ? member : { ...known, ...member, name: member.name }
  })

/** Every word of the shorter name stands in the other: `Zeynep` and `Zeynep Aydın`. */
export function isSameMember(one: FamilyMember, other: FamilyMember): boolean {
  const [first, second] = [wordsOf(one.name), wordsOf(other.name)]
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first]
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll('’', "'")
    .toLowerCase()
    .match(/[\p{L}\p{M}'-]{2,}/gu) ?? []

function readMember(text: string): FamilyMember {
  const number = printANumber(fileNumber.exec(text)?.[1])
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
