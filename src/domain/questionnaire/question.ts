import type { RecordSource } from './record-kinds.ts'
import type { Answers } from './answers.ts'
import type { Condition } from './condition.ts'

export type { Answer, Answers } from './answers.ts'

/** A tool's questions as data, in groups: the server checks answers against it, the web app renders it. */
export type Questionnaire = { readonly groups: readonly QuestionGroup[] }

export type QuestionGroup = {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type Question = {
  /** The form's field name, as the API takes it. */
  readonly name: string
  readonly label: string
  /** One or two sentences under the label. */
  readonly help?: string
  /** Must be answered whenever it is visible; a condition narrows that further. */
  readonly required?: boolean | Condition
  /** The sentence for a missing answer, where the specification has one of its own. */
  readonly missingMessage?: string
  readonly visibleWhen?: Condition
  /** The answer that the form starts with. */
  readonly initial?: string
  /** Beyond the specification: shown in a collapsed group. */
  readonly advanced?: boolean
  /** The answer is about the paper and about no person: a draft for another client may begin with it. */
  readonly isGeneral?: true
} & QuestionKind

export type QuestionKind =
  | {
      readonly kind: 'text'
      readonly maxLength?: number
      readonly pattern?: 'receipt-number'
      /** Answers that the field offers while typing; any other text is as good. */
      readonly suggestions?: readonly string[]
    }
  | { readonly kind: 'textarea'; readonly maxLength?: number; readonly minLength?: number; readonly tooShort?: string }
  /** Not later than today unless `future`; `tooLate` is the question's own sentence for that. */
  | { readonly kind: 'date'; readonly future?: boolean; readonly tooLate?: string }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly look?: 'radio' | 'select' }
  | { readonly kind: 'choices'; readonly options: readonly Option[] }
  | { readonly kind: 'client' }
  | { readonly kind: 'country' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'record'; readonly source: RecordSource }
  | { readonly kind: 'records'; readonly source: RecordSource }
  | { readonly kind: 'rows'; readonly columns: readonly Question[]; readonly addLabel: string }

/** Text fields hold 255 characters (specification 2, section 5), long ones 10,000. */
export const textLimit = 255
export const textareaLimit = 10_000

export const yesNoOptions: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export function questionsOf(questionnaire: Questionnaire): Question[] {
  return questionnaire.groups.flatMap(({ questions }) => questions)
}

/** A text answer, trimmed; undefined when there is none. */
export function textOf(answers: Answers, name: string): string | undefined {
  const answer = answers[name]
  const text = typeof answer === 'string' ? answer.trim() : ''
  return text === '' ? undefined : text
}

/** The values chosen in a multiple choice or a record list; empty when there are none. */
export function choicesOf(answers: Answers, name: string): string[] {
  const answer = answers[name]
  if (typeof answer === 'string') return answer === '' ? [] : [answer]
  return Array.isArray(answer) ? answer.filter((value) => typeof value === 'string') : []
}

export function rowsOf(answers: Answers, name: string): Readonly<Record<string, string>>[] {
  const answer = answers[name]
  return Array.isArray(answer) ? answer.filter((row) => typeof row === 'object') : []
}

export function isYes(answers: Answers, name: string): boolean {
  return answers[name] === 'yes'
}
