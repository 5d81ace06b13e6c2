import type { Answer, Answers } from './answers.ts'
import { classifyText, type TextClasses } from './text-classes.ts'

/** When a question shows or must be answered. Data, so that the page can say why and a test can read it. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly question: string; readonly is: string }
  | { readonly question: string; readonly in: readonly string[] }
  | { readonly question: string; readonly has: string }
  | { readonly question: string; readonly answered: true }
  | { readonly record: string }
  | { readonly question: string; readonly readsAs: readonly string[]; readonly classes: TextClasses }

/** The client record's own values (of the client, not of relatives) that conditions may look at. */
export type RecordValues = Readonly<Record<string, string | null | undefined>>

export const is = (question: string, value: string): Condition => ({ question, is: value })
export const isOneOf = (question: string, values: readonly string[]): Condition => ({ question, in: values })
/** A multiple choice contains the value. */
export const has = (question: string, value: string): Condition => ({ question, has: value })
export const answered = (question: string): Condition => ({ question, answered: true })
/** The client record has a value under this name. */
export const recordHas = (record: string): Condition => ({ record })
/** The free text of a question falls into one of these classes. */
export const readsAs = (question: string, values: readonly string[], classes: TextClasses): Condition => ({
  question,
  readsAs: values,
  classes,
})
export const not = (condition: Condition): Condition => ({ not: condition })
export const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions })
export const any = (...conditions: readonly Condition[]): Condition => ({ any: conditions })

export function holds(condition: Condition, answers: Answers, record: RecordValues): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, answers, record))
  if ('any' in condition) return condition.any.some((part) => holds(part, answers, record))
  if ('not' in condition) return !holds(condition.not, answers, record)
  if ('record' in condition) return (record[condition.record] ?? '') !== ''
  return fits(answers[condition.question], condition)
}

type OneQuestion = Extract<Condition, { readonly question: string }>

function fits(answer: Answer | undefined, condition: OneQuestion): boolean {
  if ('is' in condition) return answer === condition.is
  if ('in' in condition) return typeof answer === 'string' && condition.in.includes(answer)
  if ('has' in condition) return Array.isArray(answer) && answer.includes(condition.has)
  if ('answered' in condition) return answer !== undefined && answer.length > 0
  const read = typeof answer === 'string' ? classifyText(answer, condition.classes) : undefined
  return read !== undefined && condition.readsAs.includes(read)
}

/** What a condition wants of one question, or, under a `not`, does not want of it. */
export type ConditionPart = { readonly condition: OneQuestion; readonly isWanted: boolean }

/** What a condition says of each question, with every `not` carried down to it; what it says of records is left out. */
export function partsOf(condition: Condition, isWanted = true): ConditionPart[] {
  if ('all' in condition) return condition.all.flatMap((part) => partsOf(part, isWanted))
  if ('any' in condition) return condition.any.flatMap((part) => partsOf(part, isWanted))
  if ('not' in condition) return partsOf(condition.not, !isWanted)
  return 'record' in condition ? [] : [{ condition, isWanted }]
}
