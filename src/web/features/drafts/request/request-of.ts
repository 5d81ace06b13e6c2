import type { ModelAlias, ToolIdentity } from '#domain/drafting/tool.ts'
import { type Answers, type Questionnaire, textOf } from '#domain/questionnaire/question.ts'

/** What a request holds beside the answers. */
export function requestOf(answers: Answers, model: ModelAlias | undefined, isShielded: boolean): Answers {
  return { ...answers, ...(model && { model }), ...(!isShielded && { privacy_shield: 'no' }) }
}

/** The questions of the form: the model is chosen beside the request, once. */
export function questionsOfForm({ groups }: Questionnaire): Questionnaire {
  const left = groups.map((group) => ({ ...group, questions: group.questions.filter(({ name }) => name !== 'model') }))
  return { groups: left.filter(({ questions }) => questions.length > 0) }
}

export function chosenModel({ models, defaultModel }: ToolIdentity, answers: Answers): ModelAlias | undefined {
  return models.find((alias) => alias === textOf(answers, 'model')) ?? defaultModel
}
