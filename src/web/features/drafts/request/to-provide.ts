import type { RecordSource } from '#domain/questionnaire/record-kinds.ts'
import { type Answers, type Questionnaire, questionsOf, textOf } from '#domain/questionnaire/question.ts'
import { showError } from '#web/ui/show-error.ts'

/** What a special entry of a list opens: the form of a new client, or of a new record for a list. */
export type Providing = { readonly client: true } | { readonly source: RecordSource; readonly expertId?: string }

/** What to open for a special entry, or undefined after saying what has to be chosen first. */
export function toProvide(
  entry: string,
  questionName: string,
  questionnaire: Questionnaire,
  answers: Answers,
): Providing | undefined {
  if (entry === 'special:client') return { client: true }
  const question = questionsOf(questionnaire).find(({ name }) => name === questionName)
  if (!question || (question.kind !== 'record' && question.kind !== 'records')) return undefined
  const { source } = question
  if (source !== 'templates' && textOf(answers, 'client_id') === undefined) {
    showError('Please choose a client first. What you add is kept with the client.')
    return undefined
  }
  const expertId = textOf(answers, 'expert_id')
  if (source === 'extra_expert' && expertId === undefined) {
    showError('Please choose an expert first. What you add is kept with the expert.')
    return undefined
  }
  return { source, ...(expertId !== undefined && { expertId }) }
}
