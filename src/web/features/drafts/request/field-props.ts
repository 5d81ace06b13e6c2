import type { Answer, Question } from '#domain/questionnaire/question.ts'
import type { FieldText } from '#web/ui/field.tsx'

type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>

/** What every field gets; the field shows label, help, control and error itself. */
export type FieldProps<K extends Question['kind'] = Question['kind']> = {
  readonly question: QuestionOf<K>
  readonly required: boolean
  readonly error: string | undefined
  readonly answer: Answer | undefined
  readonly onChange: (answer: Answer) => void
  /** The error of a part of the answer (a cell of a row), by its path after the name. */
  readonly partError?: (path: string) => string | undefined
}

/** A text answer as it stands in its control. */
export function asText(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}

/** Label, help, error and asterisk as the fields of the design system take them. */
export function textsOf({ question, required, error }: Pick<FieldProps, 'question' | 'required' | 'error'>): FieldText {
  return { label: question.label, help: question.help, error, required }
}
