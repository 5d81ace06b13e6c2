import { isIsoDate } from '#domain/dates/calendar.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import type { Filing } from '#domain/filing-kit/preflight/filing.ts'
import { type Answers, isYes, rowsOf, textOf } from '#domain/questionnaire/question.ts'

/** What the record and the answers say that the papers of a filing must agree with. */
export function recordOf({ client, answers, givenAnswers }: DraftInput): Filing['record'] {
  const born = fieldText(client.client, 'date_of_birth')
  const numbers = [client.client, client.spouse, ...client.children].flatMap((fields) =>
    Object.keys(fields)
      .filter((name) => name.includes('a_number'))
      .flatMap((name) => fieldText(fields, name)?.replaceAll(/\D/g, '').padStart(9, '0') ?? []),
  )
  return {
    names: { first: client.first_name, last: client.last_name },
    aNumbers: numbers.filter((number) => /^\d{9}$/.test(number) && number !== '000000000'),
    ...(isIsoDate(born) && { born }),
    arrests: arrestsIn(answers, givenAnswers),
    dependents:
      (isYes(answers, 'spouse_applying') ? 1 : 0) + (isYes(answers, 'children_applying') ? client.children.length : 0),
    ...residenceOf(client, answers),
    hasLateReason: textOf(answers, 'missed_filing_deadline_reason') !== undefined,
  }
}

/** Counted where each has a row; one where only that there were some is known. */
function arrestsIn(...told: readonly Answers[]): number {
  const given = told.find((answers) => isYes(answers, 'has_past_arrests') || isYes(answers, 'arrests'))
  return given ? Math.max(1, rowsOf(given, 'arrests').length) : 0
}

/** Where the client lives, and whether removal proceedings are open: as far as the record and the answers say. */
function residenceOf(client: DraftInput['client'], answers: Answers): Partial<Filing['record']> {
  const state = fieldText(client.client, 'state')
  const livesHere = textOf(answers, 'reside_within_usa')
  const proceedings = textOf(answers, 'in_proceedings')
  const open = isYes(answers, 'admin_closed') ? 'closed' : 'open'
  return {
    ...(state !== undefined && { state }),
    ...(livesHere !== undefined && { isAbroad: livesHere === 'no' }),
    ...(proceedings !== undefined && { proceedings: proceedings === 'yes' ? open : 'none' }),
  }
}
