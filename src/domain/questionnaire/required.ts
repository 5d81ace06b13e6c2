import type { FieldProblem } from './check.ts'
import { holds, type RecordValues } from './condition.ts'
import { type Answers, type Question, type Questionnaire, rowsOf } from './question.ts'
import { visibleQuestions } from './visibility.ts'

/** Whether a visible question must be answered now; a condition is judged on the answers given so far. */
export function isRequired(question: Question, answers: Answers, record: RecordValues): boolean {
  const { required = false } = question
  return typeof required === 'boolean' ? required : holds(required, answers, record)
}

/** True for text that is more than spaces, at least one chosen value, or at least one row with something in it. */
export function isAnswered(question: Pick<Question, 'name' | 'kind'>, answers: Answers): boolean {
  const answer = answers[question.name]
  if (typeof answer === 'string') return answer.trim() !== ''
  if (question.kind === 'rows') return rowsOf(answers, question.name).some(hasText)
  return answer !== undefined && answer.length > 0
}

/** The required, visible questions that have no answer yet, in the order of the form. */
export function missingAnswers(questionnaire: Questionnaire, answers: Answers, record: RecordValues): FieldProblem[] {
  return visibleQuestions(questionnaire, answers, record)
    .filter((question) => isRequired(question, answers, record) && !isAnswered(question, answers))
    .map((question) => ({
      name: question.name,
      label: question.label,
      message: question.missingMessage ?? `${plainLabel(question.label)} must not be empty`,
    }))
}

/** A label inside a sentence: without the mark at its end. */
export function plainLabel(label: string): string {
  return label.replace(/[?.!:*]$/, '')
}

function hasText(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((value) => value.trim() !== '')
}
