import { foldToWords } from '#domain/language/fold.ts'
import type { Answer, Answers } from './answers.ts'
import { type Questionnaire, questionsOf } from './question.ts'

/** What of a draft's answers can serve another client. */
export type GeneralAnswers = {
  readonly answers: Answers
  /** The labels of their questions, in the order of the form. */
  readonly taken: readonly string[]
  /** How many answers stay behind, because they are about the client or may be. */
  readonly left: number
}

/**
 * The answers that are about the paper and about no person. Only questions that say so of themselves (`isGeneral`) count,
 * and an answer with a word of these names in it stays behind all the same.
 */
export function generalAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  names: readonly string[],
): GeneralAnswers {
  const words = names.flatMap((name) => foldToWords(name).split(' ')).filter((word) => word.length > 2)
  const asked = questionsOf(questionnaire).filter(({ kind }) => kind !== 'client')
  const given = asked.filter(({ name }) => !isBlank(answers[name]))
  const taken = given.filter(({ name, isGeneral }) => isGeneral === true && !namesAny(answers[name], words))
  return {
    answers: Object.fromEntries(taken.map(({ name }) => [name, answers[name] ?? ''])),
    taken: taken.map(({ label }) => label),
    left: given.length - taken.length,
  }
}

function isBlank(answer: Answer | undefined): boolean {
  return answer === undefined || answer.length === 0
}

function namesAny(answer: Answer | undefined, words: readonly string[]): boolean {
  const text = foldToWords(typeof answer === 'string' ? answer : JSON.stringify(answer ?? '')).split(' ')
  return words.some((word) => text.includes(word))
}
