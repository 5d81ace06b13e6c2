import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type Answer,
  type Answers,
  choicesOf,
  type Questionnaire,
  questionsOf,
} from '#domain/questionnaire/question.ts'
import { finishedReading } from '#domain/questionnaire/record-entries.ts'
import type { FormSources } from './form-context.ts'

/** Chooses a document by itself once it has been read, at every question whose list it was added to. */
export function useFinishedReading(
  { records }: FormSources,
  questionnaire: Questionnaire,
  answers: Answers,
  onAnswer: (name: string, answer: Answer) => void,
) {
  const before = useRef(records)
  const chooseFinished = useEffectEvent((earlier: FormSources['records'], now: FormSources['records']) => {
    for (const question of questionsOf(questionnaire)) {
      if (question.kind !== 'records' && question.kind !== 'record') continue
      const arrived = finishedReading(earlier[question.source] ?? [], now[question.source] ?? [])
      const [first] = arrived
      if (first === undefined) continue
      const chosen = choicesOf(answers, question.name)
      onAnswer(question.name, question.kind === 'record' ? first : [...new Set([...chosen, ...arrived])])
    }
  })
  useEffect(() => {
    chooseFinished(before.current, records)
    before.current = records
  }, [records])
}
