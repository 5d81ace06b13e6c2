import { createAzure } from '@ai-sdk/azure'
import { createOpenAI } from '@ai-sdk/openai'
import type { IsoDate } from '#domain/dates/calendar.ts'
import { type ModelInUse, modelOn } from '#domain/drafting/model-retirements.ts'
import { ModelError, type ModelEvent, type ModelPort, type ModelRequest } from './port.ts'

/** How a provider is reached; plain data, so that a thread can be told. */
export type AiSdkConnection = Pick<ModelPort, 'provider'> & {
  readonly apiKey: string
  /** Another address than the vendor's: any endpoint that speaks the same protocol. */
  readonly baseUrl?: string | undefined
  readonly resource?: string | undefined
  /** `chat`: the older protocol, which local model servers speak. */
  readonly protocol?: 'responses' | 'chat'
  /** Without a sign of life for so long a stream counts as stalled. */
  readonly stallMs?: number
  /** The first words may take longer: the model thinks. */
  readonly firstTextMs?: number
}

export type AiSdkSettings = AiSdkConnection &
  Pick<ModelPort, 'atOnce' | 'firstPauseMs'> & {
    /** The provider's model or deployment for each of the product's names. */
    readonly modelMap: Readonly<Record<string, string>>
    /** The day, where the vendor's own address is asked and its retirements count. */
    readonly today?: () => IsoDate
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
  const { provider, atOnce, firstPauseMs } = settings
  return {
    provider,
    ...(atOnce !== undefined && { atOnce }),
    ...(firstPauseMs !== undefined && { firstPauseMs }),
    noticeOf: (alias) => modelFor(alias, settings).notice,
    nameOf: (alias) => modelFor(alias, settings).id,
    write: (request) => ask(modelFor(request.model, settings), request),
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

/** By the settings, and at OpenAI's own address by the day: the successor of a model that is gone. */
function modelFor(alias: string, { provider, modelMap, today }: AiSdkSettings): ModelInUse {
  const mapped = modelMap[alias] ?? alias
  return provider === 'openai' && today ? modelOn(today(), alias, mapped) : { id: mapped, isReplaced: false }
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
        yield { kind: 'usage', inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 }
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

/** The provider's many errors as the few that the product tells apart. */
function translate(error: unknown, asked: AbortSignal, stalled: AbortSignal): ModelError {
  if (error instanceof ModelError) return error
  if (asked.aborted) return new ModelError('aborted', false)
  if (stalled.aborted) return new ModelError('stalled', true)
  if (!isCallError(error)) return fromStream(error)
  const { statusCode, responseBody = '', responseHeaders } = error
  return fromStatus(statusCode, responseBody, waitOf(responseHeaders))
}

/** An error event in a stream that had begun well; the vendor's code is in it somewhere. */
function fromStream(error: unknown): ModelError {
  const words = JSON.stringify(error, Object.getOwnPropertyNames(error ?? {}))
  if (words.includes('insufficient_quota')) return new ModelError('quota', false)
  return words.includes('rate_limit') ? new ModelError('rate-limited', true) : new ModelError('cut-off', true)
}

type CallError = {
  readonly statusCode?: number
  readonly responseBody?: string
  readonly responseHeaders?: Readonly<Record<string, string>>
}

/** The SDK's error for a call that got an answer it did not want, or none. */
function isCallError(error: unknown): error is CallError {
  return (error as { name?: unknown }).name === 'AI_APICallError'
}

/** What the provider asks for, in milliseconds: of its own header, else seconds or the day and time of `Retry-After`; nothing when it does not say. */
function waitOf(headers: CallError['responseHeaders'] = {}): number | undefined {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  const asked = headers['retry-after']
  const seconds = asked === undefined ? Number.NaN : 1000 * Number(asked)
  const wait = [exact, seconds, Date.parse(asked ?? '') - Date.now()].find(Number.isFinite)
  return wait === undefined ? undefined : Math.max(0, wait)
}

function fromStatus(status: number | undefined, body: string, waitMs: number | undefined): ModelError {
  if (status === undefined || status >= 500) return new ModelError('unavailable', true)
  if (status < 400) return new ModelError('cut-off', true)
  if (status === 429)
    return body.includes('insufficient_quota')
      ? new ModelError('quota', false)
      : new ModelError('rate-limited', true, waitMs)
  if (status === 401 || status === 403) return new ModelError('unauthorised', false)
  return status === 404 ? new ModelError('model-gone', false) : new ModelError('refused-request', false)
}
