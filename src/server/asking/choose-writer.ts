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

/**
 * A request as the tool can take it: a model that is not offered any more, in answers that were saved when it was, gives
 * way to the tool's own. What is no name of a model is left for the rules to refuse.
 */
export function withKnownModel(tool: DraftingTool, given: Given): Given {
  return lostModel(tool, given) === undefined ? given : { ...given, model: tool.identity.defaultModel }
}

type Given = Readonly<Record<string, unknown>>

/** The model that answers name although the tool does not offer it any more. */
function lostModel({ identity }: DraftingTool, given: Given): string | undefined {
  const named = typeof given['model'] === 'string' ? given['model'].trim() : ''
  const isName = /^(?:gpt|o)-?\d[\w.-]{0,40}$/.test(named)
  const isOffered = identity.models.some((alias) => alias === named)
  return identity.models.length > 0 && isName && !isOffered ? named : undefined
}

/** What the attorney should know of the chosen model, as a part of a reply; empty when there is nothing. */
export function modelNotice(
  { models }: Services,
  tool: DraftingTool,
  answers: Answers,
  given: Given = answers,
): { model_notice?: string } {
  const model = tool.identity.models.length === 0 ? undefined : chosenModel(tool, answers)
  if (model === undefined) return {}
  const lost = lostModel(tool, given)
  const instead = lost === undefined ? '' : `${lost} is not offered here any more. ${model} was chosen instead.`
  const notice = [instead, models?.noticeOf?.(model) ?? ''].filter((one) => one !== '').join(' ')
  return notice === '' ? {} : { model_notice: notice }
}

/** The models of a provider or of a draft's writer; undefined where there is no key for it. */
export function modelsOf({ models, otherModels }: Services, name: string): ModelPort | undefined {
  return [models, otherModels].find((known) => known?.provider === name)
}
