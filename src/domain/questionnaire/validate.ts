import type { IsoDate } from '../dates/calendar.ts'
import type { FieldProblem } from './check.ts'
import { holds, type RecordValues } from './condition.ts'
import { misfitSentence, missingSentence, problemWith } from './judge-answer.ts'
import { type Given, isObject, normalizeAnswer, ownValue } from './normalize.ts'
import { type Answer, type Answers, type Question, type Questionnaire, questionsOf } from './question.ts'
import { effectiveAnswers, visibleQuestions } from './visibility.ts'

export type CheckedAnswers = {
  /** The answers that count: to visible questions, each one acceptable. */
  readonly answers: Answers
  /** All that was sent for questions of this questionnaire, hidden and unacceptable ones too, in normal form. */
  readonly given: Answers
  /** One problem for each visible question that cannot be taken as it is, in the order of the questions. */
  readonly problems: readonly FieldProblem[]
}

/**
 * Judges what a request sends for a questionnaire. Takes any JSON and never throws. A question that is left out has the
 * answer that its form starts with (`initial`). Names that are no question are ignored, and so is everything behind a
 * hidden question. `record` holds the client's own values for conditions; `today` is the last day that a date may name
 * unless its question looks ahead.
 */
export function checkAnswers(
  questionnaire: Questionnaire,
  sent: unknown,
  record: RecordValues,
  today: IsoDate,
): CheckedAnswers {
  const values = isObject(sent) ? sent : {}
  const questions = questionsOf(questionnaire)
  const read = new Map(
    questions.map((question) => [question.name, normalizeAnswer(question, ownValue(values, question.name))]),
  )
  const given = answersFrom(questions, ({ name }) => read.get(name)?.answer)
  const complete = answersFrom(questions, (question) => answerOrInitial(question, read.get(question.name)))
  const effective = effectiveAnswers(questionnaire, complete, record)

  const problems = visibleQuestions(questionnaire, complete, record).flatMap((question): FieldProblem[] => {
    const { name, label } = question
    const message = findProblem(question, read.get(name), effective, record, today)
    return message === undefined ? [] : [{ name, label, message }]
  })
  const refused = new Set(problems.map(({ name }) => name))
  const answers = Object.fromEntries(Object.entries(effective).filter(([name]) => !refused.has(name)))
  return { answers, given, problems }
}

function findProblem(
  question: Question,
  sent: Given | undefined,
  effective: Answers,
  record: RecordValues,
  today: IsoDate,
): string | undefined {
  const answer = effective[question.name]
  if (answer !== undefined) return problemWith(question, answer, today)
  if (isRequired(question, effective, record)) return missingSentence(question)
  return sent?.misfit && misfitSentence
}

function isRequired({ required = false }: Question, answers: Answers, record: RecordValues): boolean {
  return typeof required === 'boolean' ? required : holds(required, answers, record)
}

function answerOrInitial(question: Question, sent: Given | undefined): Answer | undefined {
  return sent?.misfit ? undefined : (sent?.answer ?? normalizeAnswer(question, question.initial).answer)
}

function answersFrom(questions: readonly Question[], read: (question: Question) => Answer | undefined): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = read(question)
      return answer === undefined ? [] : [[question.name, answer]]
    }),
  )
}
