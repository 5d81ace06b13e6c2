import { createAzure } from '@ai-sdk/azure'
import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, type LanguageModel, streamText } from 'ai'
import { ModelError, type ModelEvent, type ModelPort, type ModelRequest } from './port.ts'

type Settings = {
  readonly provider: ModelPort['provider']
  readonly apiKey: string
  readonly baseUrl?: string | undefined
  readonly resource?: string | undefined
  /** The provider's model or deployment for each of the product's names. */
  readonly modelMap: Readonly<Record<string, string>>
}

/** Without a sign of life for so long a stream counts as stalled. */
const stallMs = 90_000

/** OpenAI or Azure OpenAI through the AI SDK; nothing is stored at the provider. */
export function modelsByAiSdk({ provider, apiKey, baseUrl, resource, modelMap }: Settings): ModelPort {
  const make: (id: string) => LanguageModel =
    provider === 'openai'
      ? createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })
      : createAzure({ apiKey, ...(resource && { resourceName: resource }), ...(baseUrl && { baseURL: baseUrl }) })
  return { provider, write: (request) => write(make(modelMap[request.model] ?? request.model), request) }
}

async function* write(model: LanguageModel, request: ModelRequest): AsyncIterable<ModelEvent> {
  const stalled = new AbortController()
  const abortSignal = AbortSignal.any([request.signal, stalled.signal])
  let timer = setTimeout(() => stalled.abort(), stallMs)
  try {
    const { system, prompt, maxOutputTokens } = request
    const stream = streamText({
      model,
      system,
      prompt,
      maxOutputTokens,
      maxRetries: 2,
      abortSignal,
      providerOptions: { openai: { store: false }, azure: { store: false } },
      onError: () => undefined,
    })
    for await (const part of stream.fullStream) {
      clearTimeout(timer)
      timer = setTimeout(() => stalled.abort(), stallMs)
      if (part.type === 'text-delta') yield { kind: 'text', text: part.text }
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort')
        throw new ModelError(stalled.signal.aborted ? 'stalled' : 'aborted', stalled.signal.aborted)
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

function refuseIncomplete(reason: string): void {
  if (reason === 'length') throw new ModelError('too-long', false)
  if (reason === 'content-filter') throw new ModelError('refusal', false)
  if (reason !== 'stop' && reason !== 'tool-calls') throw new ModelError('cut-off', true)
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
  if (status === 429)
    return body.includes('insufficient_quota')
      ? new ModelError('quota', false)
      : new ModelError('rate-limited', true, 1000 * retryAfterSeconds)
  if (status === 401 || status === 403) return new ModelError('unauthorised', false)
  return status === 404 ? new ModelError('model-gone', false) : new ModelError('refused-request', false)
}
