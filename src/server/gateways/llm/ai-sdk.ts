import { createAzure } from '@ai-sdk/azure'
import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, type LanguageModel, streamText } from 'ai'
import type { IsoDate } from '#domain/dates/calendar.ts'
import { type ModelInUse, modelOn } from '#domain/drafting/model-retirements.ts'
import { ModelError, type ModelEvent, type ModelPort, type ModelRequest } from './port.ts'

export type AiSdkSettings = Pick<ModelPort, 'provider' | 'atOnce' | 'firstPauseMs'> & {
  readonly apiKey: string
  /** Another address than the vendor's: any endpoint that speaks the same protocol. */
  readonly baseUrl?: string | undefined
  readonly resource?: string | undefined
  /** `chat`: the older protocol, which local model servers speak. */
  readonly protocol?: 'responses' | 'chat'
  /** Requests that may be under way at a time. */
  readonly atOnce?: number
  /** The provider's model or deployment for each of the product's names. */
  readonly modelMap: Readonly<Record<string, string>>
  /** The day, where the vendor's own address is asked and its retirements count. */
  readonly today?: () => IsoDate
  /** Without a sign of life for so long a stream counts as stalled. */
  readonly stallMs?: number
  /** The first words may take longer: the model thinks. */
  readonly firstTextMs?: number
}

/** The product's names whose models think before they write; an Azure deployment's name does not tell. */
const reasoningAliases = new Set(['gpt-5', 'o3-mini', 'o3', 'o1'])
/** Thinking counts against the output limit. */
const thinkingTokens = 12_000

Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** OpenAI or Azure OpenAI through the AI SDK; nothing is stored at the provider. */
export function modelsByAiSdk(settings: AiSdkSettings): ModelPort {
  const { provider, apiKey, baseUrl, resource } = settings
  const openai = createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })
  const make: (id: string) => LanguageModel =
    provider === 'openai'
      ? settings.protocol === 'chat'
        ? openai.chat
        : openai
      : createAzure({ apiKey, ...(resource && { resourceName: resource }), ...(baseUrl && { baseURL: baseUrl }) })
  const { atOnce, firstPauseMs } = settings
  return {
    provider,
    ...(atOnce !== undefined && { atOnce }),
    ...(firstPauseMs !== undefined && { firstPauseMs }),
    noticeOf: (alias) => modelFor(alias, settings).notice,
    nameOf: (alias) => modelFor(alias, settings).id,
    write: (request) => {
      const { id, isReplaced } = modelFor(request.model, settings)
      return write(make(id), request, { ...settings, isReplaced })
    },
  }
}

/** By the settings, and at OpenAI's own address by the day: the successor of a model that is gone. */
function modelFor(alias: string, { provider, modelMap, today }: AiSdkSettings): ModelInUse {
  const mapped = modelMap[alias] ?? alias
  return provider === 'openai' && today ? modelOn(today(), alias, mapped) : { id: mapped, isReplaced: false }
}

type Writing = AiSdkSettings & { readonly isReplaced: boolean }

async function* write(model: LanguageModel, request: ModelRequest, settings: Writing): AsyncIterable<ModelEvent> {
  const { stallMs = 60_000, firstTextMs = stallMs * 5 } = settings
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), firstTextMs)
  try {
    const stream = streamText({
      model,
      instructions: request.system,
      prompt: request.prompt,
      // The drafting engine tries again itself: it knows what is worth it and shows that it waits.
      maxRetries: 0,
      abortSignal: AbortSignal.any([request.signal, stalled.signal]),
      ...limitsFor(request, settings.isReplaced),
      onError: () => undefined,
    })
    for await (const part of stream.fullStream) {
      clearTimeout(timer)
      const patience = part.type === 'text-delta' ? stallMs : firstTextMs
      timer = setTimeout(() => stalled.abort(), patience)
      if (part.type === 'text-delta') yield { kind: 'text', text: part.text }
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new DOMException('aborted', 'AbortError')
      else if (part.type === 'finish') {
        refuseIncomplete(part.finishReason)
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
        yield { kind: 'usage', inputTokens, outputTokens }
      }
    }
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
  const cause = (error as { lastError?: unknown }).lastError ?? error
  if (!APICallError.isInstance(cause)) return new ModelError('cut-off', true)
  return fromStatus(cause.statusCode, cause.responseBody ?? '', Number(cause.responseHeaders?.['retry-after'] ?? 1))
}

function fromStatus(status: number | undefined, body: string, retryAfterSeconds: number): ModelError {
  if (status === undefined || status >= 500) return new ModelError('unavailable', true)
  if (status < 400) return new ModelError('cut-off', true)
  if (status === 429)
    return body.includes('insufficient_quota')
      ? new ModelError('quota', false)
      : new ModelError('rate-limited', true, 1000 * retryAfterSeconds)
  if (status === 401 || status === 403) return new ModelError('unauthorised', false)
  return status === 404 ? new ModelError('model-gone', false) : new ModelError('refused-request', false)
}
