import type { Answer, Question } from '#domain/questionnaire/question.ts'

export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>

/** What every field gets. Ids tie the control to the label, help and error that the question frame shows. */
export type FieldProps<K extends Question['kind'] = Question['kind']> = {
  readonly question: QuestionOf<K>
  /** Id of the control itself, for `label for`. */
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly required: boolean
  readonly invalid: boolean
  readonly answer: Answer | undefined
  readonly onChange: (answer: Answer) => void
  /** The error of a part of the answer (a cell of a row), by its path after the name. */
  readonly partError?: (path: string) => string | undefined
}

/** A text answer as it stands in its control. */
export function asText(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}

/** The attributes that a single control needs. */
export function controlProps({ id, describedBy, required, invalid }: FieldProps) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
  }
}

/** The attributes that a set of controls under one label needs. */
export function groupProps({ labelId, describedBy, required, invalid }: FieldProps) {
  return {
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
  }
}
