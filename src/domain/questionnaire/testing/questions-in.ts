import { type Condition, partsOf } from '../condition.ts'

/** The questions that a condition looks at, each once. */
export function questionsIn(condition: Condition): string[] {
  return [...new Set(partsOf(condition).map((part) => part.condition.question))]
}
