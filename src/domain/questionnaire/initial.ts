import { type Answers, type Question, type Questionnaire, questionsOf } from './question.ts'
import { isAnswered } from './required.ts'

/** The answers as their form starts: a question that was not answered has its `initial`, as in every request. */
export function withInitial(questionnaire: Questionnaire, answers: Answers): Answers {
  const started = questionsOf(questionnaire).flatMap((question) =>
    question.initial === undefined || isAnswered(question, answers) ? [] : [[question.name, question.initial]],
  )
  return { ...answers, ...Object.fromEntries(started) }
}

/** Answered by the attorney, and not only with what its form starts with. */
export function isChosen(question: Question, answers: Answers): boolean {
  return isAnswered(question, answers) && answers[question.name] !== question.initial
}
