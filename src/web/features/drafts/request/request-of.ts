import type { ModelAlias, ToolIdentity } from '#domain/drafting/tool.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** What a request holds beside the answers. */
export function requestOf(answers: Answers, model: ModelAlias | undefined, isShielded: boolean): Answers {
  return { ...answers, ...(model && { model }), ...(!isShielded && { privacy_shield: 'no' }) }
}

export function chosenModel({ models, defaultModel }: ToolIdentity, answers: Answers): ModelAlias | undefined {
  return models.find((alias) => alias === textOf(answers, 'model')) ?? defaultModel
}
