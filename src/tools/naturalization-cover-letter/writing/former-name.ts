import { isYes } from '#domain/questionnaire/question.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { isOfOffice } from '../case/enclosed-papers.ts'
import { readPapers } from '../case/papers.ts'

/**
 * The name under which older papers know the Applicant: said only where the answers have a change of name and a paper
 * says which name became the one on record.
 */
export function formerNameText({ input, answers, client }: NaturalizationCase): string | undefined {
  if (!isYes(answers, 'name_changed')) return undefined
  const now = (fullName(client) ?? '').toLowerCase()
  const order = readPapers(input).otherNames.find(
    ({ became, paper }) => became !== undefined && became.toLowerCase() === now && !isOfOffice(paper),
  )
  if (order === undefined) return undefined
  return `Papers dated before the change of name know the Applicant as ${escapeText(order.name)} (“${escapeText(order.paper)}”).`
}
