import { holds, type RecordValues } from './condition.ts'
import { type Answers, type Question, type Questionnaire, questionsOf } from './question.ts'

/**
 * The questions that show for these answers, in order. A question that depends on a hidden one is judged as if that
 * one had no answer, so an answer left behind in a hidden question opens nothing.
 */
export function visibleQuestions(questionnaire: Questionnaire, answers: Answers, record: RecordValues): Question[] {
  const hidden = new Set<string>()
  const visible: Question[] = []
  for (const question of questionsOf(questionnaire)) {
    const seen =
      hidden.size === 0 ? answers : Object.fromEntries(Object.entries(answers).filter(([n]) => !hidden.has(n)))
    if (!question.visibleWhen || holds(question.visibleWhen, seen, record)) visible.push(question)
    else hidden.add(question.name)
  }
  return visible
}

/** The answers that count: those of visible questions. What hides keeps its stored answer but never reaches a draft. */
export function effectiveAnswers(questionnaire: Questionnaire, answers: Answers, record: RecordValues): Answers {
  const names = new Set(visibleQuestions(questionnaire, answers, record).map(({ name }) => name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)))
}
