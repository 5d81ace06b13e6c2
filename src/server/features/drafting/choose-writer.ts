import { AppError } from '#contract/errors.ts'
import { type DraftingTool, type DraftInput, type ModelAlias, modelAliases } from '#domain/drafting/tool.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import type { ModelPort } from '#server/gateways/llm/port.ts'
import type { Services } from '#server/services.ts'

export type ChosenWriter = {
  /** What the draft says of its writer. */
  readonly name: string
  readonly provider: 'openai' | 'azure_openai'
  readonly model?: string
}

/**
 * Who writes a draft: software alone, the offline writer where no model is set up, else the model that was chosen.
 * The page's `provider` counts in development only; anything but the two providers is refused.
 */
export function chooseWriter(services: Services, tool: DraftingTool, input: DraftInput, wanted: unknown): ChosenWriter {
  const { config } = services
  if (wanted !== undefined && wanted !== 'openai' && wanted !== 'azure_openai') {
    const message = 'Please choose OpenAI or Azure OpenAI.'
    throw new AppError('invalid-fields', { fields: [{ name: 'provider', label: 'AI provider', message }] })
  }
  const provider = wanted !== undefined && !config.isProduction ? wanted : config.AI_PROVIDER
  if (tool.identity.models.length === 0) return { name: 'software', provider }
  const models = modelsOf(services, provider)
  if (!models) return { name: 'offline', provider }
  const model = chosenModel(tool, input.answers)
  return { name: models.provider, provider, ...(model && { model }) }
}

/** The model that the answers choose, else the tool's own; undefined for a tool that no model writes. */
export function chosenModel(tool: DraftingTool, answers: Answers): ModelAlias | undefined {
  const chosen = textOf(answers, 'model')
  return modelAliases.find((alias) => alias === chosen) ?? tool.identity.defaultModel
}

/** What the attorney should know of the chosen model, as a part of a reply; empty when there is nothing. */
export function modelNotice({ models }: Services, tool: DraftingTool, answers: Answers): { model_notice?: string } {
  const model = tool.identity.models.length === 0 ? undefined : chosenModel(tool, answers)
  const notice = model && models?.noticeOf?.(model)
  return notice === undefined || notice === '' ? {} : { model_notice: notice }
}

/** The models of a provider or of a draft's writer; undefined where there is no key for it. */
export function modelsOf({ models, otherModels }: Services, name: string): ModelPort | undefined {
  return [models, otherModels].find((known) => known?.provider === name)
}
