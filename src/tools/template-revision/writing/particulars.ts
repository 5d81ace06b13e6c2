import type { CaseFact } from '#domain/case-map/case-map.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'

/** `Receipt IOE0928817734`, `Affiant: Pastor Edwidge Charles, 61`: particulars for the places of the form, and no story. */
export function isStanding({ statement, sources }: CaseFact, { answers }: DraftInput): boolean {
  const words = statement.replace(/^[^“”]{3,60}: “(.*)”\.?$/su, '$1')
  const isAnswer = sources.some(({ type }) => type === 'answer')
  if (
    isAnswer &&
    /^(?:affiant|declarant|judge|receipt|rfe|hearing|a-?number|form|court|deadline|due|individual hearing|master hearing)\b[^.]{0,10}(?::|\d|[A-Z]{3}\d| dated)/iu.test(
      words,
    )
  )
    return true
  // The notice of the hearing speaks to the client, and the caption says what it says.
  if (/^Your\b/u.test(words)) return true
  return (textOf(answers, 'multipurpose_document_title') ?? '').includes(words)
}
