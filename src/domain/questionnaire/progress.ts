import type { RecordValues } from './condition.ts'
import type { Answers, Question, Questionnaire } from './question.ts'
import { isChosen } from './initial.ts'
import { isAnswered, isRequired } from './required.ts'
import { visibleQuestions } from './visibility.ts'

/** One group of questions as it stands: what shows, what has to be answered, what is. */
export type GroupProgress = {
  readonly id: string
  readonly title: string
  /** `A`, `B`, `C` ... in the order of the groups that show. */
  readonly letter: string
  readonly questions: readonly Question[]
  readonly required: number
  /** Required questions that have an answer. */
  readonly answered: number
  /** Something here was answered otherwise than the form starts. */
  readonly touched: boolean
}

/** Progress group by group. Groups whose questions are all hidden are left out; optional questions do not count. */
export function groupProgress(questionnaire: Questionnaire, answers: Answers, record: RecordValues): GroupProgress[] {
  const visible = new Set(visibleQuestions(questionnaire, answers, record).map(({ name }) => name))
  return questionnaire.groups
    .map((group) => ({ ...group, questions: group.questions.filter(({ name }) => visible.has(name)) }))
    .filter(({ questions }) => questions.length > 0)
    .map(({ id, title, questions }, index) => {
      const required = questions.filter((question) => isRequired(question, answers, record))
      return {
        id,
        title,
        letter: groupLetter(index),
        questions,
        required: required.length,
        answered: required.filter((question) => isAnswered(question, answers)).length,
        touched: questions.some((question) => isChosen(question, answers)),
      }
    })
}

/** Required questions of all groups together, and how many of them are answered. */
export function totalProgress(groups: readonly GroupProgress[]): { required: number; answered: number } {
  return {
    required: groups.reduce((sum, group) => sum + group.required, 0),
    answered: groups.reduce((sum, group) => sum + group.answered, 0),
  }
}

/** `A` to `Z`, then `AA`, `AB`. */
export function groupLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : groupLetter(Math.floor(index / 26) - 1) + last
}
