import { createAzure } from '@ai-sdk/azure'
import { createOpenAI } from '@ai-sdk/openai'
import type { IsoDate } from '#domain/dates/calendar.ts'
import {
  type ListedModel,
  type ModelInUse,
  type ModelKnowledge,
  modelOn,
  type Retirement,
} from '#domain/drafting/model-retirements.ts'
import type { AiSdkConnection } from './connection.ts'
import { readModelList } from './model-list.ts'
import { ModelError, type ModelEvent, type ModelPort, type ModelRequest } from './port.ts'
import { translate } from './model-failures.ts'

export type AiSdkSettings = AiSdkConnection &
  Pick<ModelPort, 'atOnce' | 'firstPauseMs'> & {
    /** The provider's model or deployment for each of the product's names. */
    readonly modelMap: Readonly<Record<string, string>>
    /** The day, where the vendor's own address is asked and its retirements count. */
    readonly today?: () => IsoDate
    /** What the settings say of models that end. */
    readonly retirements?: Readonly<Record<string, Retirement>>
  }

/** Asks the model that stands behind the request's alias. */
export type AskModel = (use: Pick<ModelInUse, 'id' | 'isReplaced'>, request: ModelRequest) => AsyncIterable<ModelEvent>

/** The product's names whose models think before they write; an Azure deployment's name does not tell. */
const reasoningAliases = new Set(['gpt-5', 'o3-mini', 'o3', 'o1'])
/** Thinking counts against the output limit. */
const thinkingTokens = 12_000

type Model = ReturnType<ReturnType<typeof createOpenAI>['chat']>
type ResponseFormat = NonNullable<Parameters<Model['doStream']>[0]['responseFormat']>
type AnswerSchema = NonNullable<Extract<ResponseFormat, { type: 'json' }>['schema']>

/** OpenAI or Azure OpenAI through the AI SDK; nothing is stored at the provider. @internal */
export function modelsByAiSdk(settings: AiSdkSettings): ModelPort {
  return modelsAskedBy(askByAiSdk(settings), settings)
}

/** The models of these settings, asked in this way. */
export function modelsAskedBy(ask: AskModel, settings: AiSdkSettings): ModelPort {
  const { provider, atOnce, firstPauseMs, retirements } = settings
  const refused = new Set<string>()
  let listed: readonly ListedModel[] | undefined
  const use = (alias: string) =>
    modelFor(alias, settings, { refused, ...(listed && { listed }), ...(retirements && { told: retirements }) })

  async function refresh(): Promise<void> {
    listed = await readModelList(settings)
    // What the list has again was refused by mistake.
    for (const { id } of listed) refused.delete(id)
  }

  /** A model that turns out to be gone is remembered as such, and its successor is asked the same at once. */
  async function* write(request: ModelRequest): AsyncIterable<ModelEvent> {
    for (;;) {
      const model = use(request.model)
      try {
        yield* ask(model, request)
        return
      } catch (error) {
        if (!(error instanceof ModelError) || error.failure !== 'model-gone') throw error
        refused.add(model.id)
        // Nobody is left who could write.
        if (refused.has(use(request.model).id)) throw error
      }
    }
  }

  return {
    provider,
    ...(atOnce !== undefined && { atOnce }),
    ...(firstPauseMs !== undefined && { firstPauseMs }),
    noticeOf: (alias) => use(alias).notice,
    nameOf: (alias) => use(alias).id,
    refresh,
    write,
  }
}

/** Asks the provider from this thread. */
export function askByAiSdk(connection: AiSdkConnection): AskModel {
  const { provider, apiKey, baseUrl, resource, protocol } = connection
  const openai = createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })
  const make: (id: string) => Model =
    provider === 'openai'
      ? protocol === 'chat'
        ? openai.chat
        : openai
      : createAzure({ apiKey, ...(resource && { resourceName: resource }), ...(baseUrl && { baseURL: baseUrl }) })
  return ({ id, isReplaced }, request) => write(make(id), request, { ...connection, isReplaced })
}

/**
 * By the settings, and at OpenAI's own address by the day: the successor of a model that is gone. Elsewhere only what was
 * refused is replaced, by another model that the list has: a deployment's name tells nothing of its end.
 */
function modelFor(alias: string, { provider, modelMap, today }: AiSdkSettings, known: ModelKnowledge): ModelInUse {
  const mapped = modelMap[alias] ?? alias
  if (provider === 'openai' && today) return modelOn(today(), alias, mapped, known)
  const entry = known.listed?.find(({ id }) => id === mapped)
  const isRefused = known.refused?.has(mapped) === true
  if (!isRefused && entry?.goneOn === undefined) return { id: mapped, isReplaced: false }
  const named = modelOn('0000-01-01', alias, mapped, isRefused ? known : {})
  const notice = named.notice?.replace('OpenAI does', 'The AI provider does')
  return { ...named, ...(notice !== undefined && { notice }) }
}

type Writing = AiSdkConnection & { readonly isReplaced: boolean }

/**
 * The model is asked by itself: what the SDK puts around it (steps, tools, tries) costs several times as much for each
 * token as the model's own stream, and none of it is used.
 */
async function* write(model: Model, request: ModelRequest, settings: Writing): AsyncIterable<ModelEvent> {
  const { stallMs = 60_000, firstTextMs = stallMs * 5 } = settings
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), firstTextMs)
  let hasText = false
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: request.system },
        { role: 'user', content: [{ type: 'text', text: request.prompt }] },
      ],
      abortSignal: AbortSignal.any([request.signal, stalled.signal]),
      ...limitsFor(request, settings.isReplaced),
      ...(request.schema !== undefined && {
        responseFormat: { type: 'json' as const, name: 'answer', schema: request.schema as AnswerSchema },
      }),
    })
    let isFinished = false
    for await (const part of stream) {
      timer.refresh()
      if (part.type === 'text-delta') {
        if (!hasText) {
          hasText = true
          clearTimeout(timer)
          timer = setTimeout(() => stalled.abort(), stallMs)
        }
        yield { kind: 'text', text: part.delta }
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        refuseIncomplete(part.finishReason.unified)
        const { inputTokens, outputTokens } = part.usage
        yield {
          kind: 'usage',
          inputTokens: inputTokens.total ?? 0,
          outputTokens: outputTokens.total ?? 0,
          cachedTokens: inputTokens.cacheRead ?? 0,
        }
        isFinished = true
      }
    }
    if (!isFinished) throw new ModelError('cut-off', true)
  } catch (error) {
    throw translate(error, request.signal, stalled.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** A successor may not know the temperature that its predecessor took. */
function limitsFor({ model, maxOutputTokens }: ModelRequest, isReplaced: boolean) {
  const reasons = reasoningAliases.has(model)
  const reasoning = reasons ? { forceReasoning: true, reasoningEffort: 'medium', reasoningSummary: null } : {}
  const options = { store: false, ...reasoning }
  return {
    maxOutputTokens: maxOutputTokens + (reasons ? thinkingTokens : 0),
    ...(!reasons && !isReplaced && { temperature: 0.3 }),
    providerOptions: { openai: options, azure: options },
  }
}

function refuseIncomplete(reason: string): void {
  if (reason === 'length') throw new ModelError('too-long', false)
  if (reason === 'content-filter') throw new ModelError('refusal', false)
  if (reason !== 'stop') throw new ModelError('cut-off', true)
}
