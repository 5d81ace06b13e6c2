import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { sentenceEnds, trimEndOf } from '#domain/text/trim.ts'
import { achievementTypes, letterTypeOf } from './letter-type.ts'

const asked =
  /^(?:please )?address(?:ed)?(?: (?:it|this|the letter))?(?: to)?:? (?!(?:the )?(?:question|issue|point|fact|concern|argument|matter)s?\b)(.+)$/iu

/**
 * Whom the letter speaks to: the box of the fact sheet, else "Address to ..." in the instructions, else what is usual
 * for this kind of letter.
 */
export function addresseeOf({ answers }: DraftInput): string {
  const given = textOf(answers, 'addressee')
  if (given !== undefined) return given
  const prompt = textOf(answers, 'additional_prompt') ?? ''
  const found = sentencesOf(prompt).flatMap((sentence) => asked.exec(sentence)?.[1] ?? [])[0]
  if (found !== undefined) return trimEndOf(found, sentenceEnds)
  const type = letterTypeOf(answers)
  if (achievementTypes.includes(type) || type === 'HARD') return 'U.S. Citizenship and Immigration Services'
  const speaksOfCourt = /\b(?:immigration (?:court|judge)|eoir|removal)\b/i.test(
    `${textOf(answers, 'case_type')} ${prompt}`,
  )
  return (type === 'CC' || type === 'MED') && speaksOfCourt ? 'Immigration Court' : 'To the adjudicating officer'
}
