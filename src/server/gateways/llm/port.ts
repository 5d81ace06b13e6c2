import type { Json } from '#domain/drafting/tool.ts'

/** What is asked of a language model. Everything in it has passed the privacy shield. */
export type ModelRequest = {
  readonly model: string
  readonly system: string
  readonly prompt: string
  readonly maxOutputTokens: number
  readonly signal: AbortSignal
  /** A JSON Schema for the answer; a server that knows none is asked without it. */
  readonly schema?: Json
}

export type ModelEvent = { readonly kind: 'text'; readonly text: string } | ({ readonly kind: 'usage' } & Usage)

/** Tokens as the provider counted them; `cachedTokens` are those of the input that it had in its cache. */
export type Usage = { readonly inputTokens: number; readonly outputTokens: number; readonly cachedTokens: number }

/** One provider of language models. Yields text as it comes and the usage at the end; throws `ModelError`. */
export type ModelPort = {
  readonly provider: 'openai' | 'azure_openai'
  /** Requests that may be under way at a time; 8 when absent. */
  readonly atOnce?: number
  /** Before a request is tried again for the first time; later pauses double. A second when absent. */
  readonly firstPauseMs?: number
  /** What an attorney should know of the model behind an alias: that it is gone or will be. */
  readonly noticeOf?: (alias: string) => string | undefined
  /** The provider's own name of the model or deployment behind an alias; the alias itself when absent. */
  readonly nameOf?: (alias: string) => string
  /** Reads the provider's list of models, for what it says of their end. Throws where it does not answer. */
  readonly refresh?: () => Promise<void>
  readonly write: (request: ModelRequest) => AsyncIterable<ModelEvent>
}

export type ModelFailure =
  | 'rate-limited'
  | 'quota'
  | 'refused-request'
  | 'unauthorised'
  | 'model-gone'
  | 'unavailable'
  | 'cut-off'
  | 'stalled'
  | 'too-long'
  | 'refusal'
  | 'aborted'
  /** Never sent: an identifier would have left. */
  | 'leak'

/** Why a model did not write; never carries what was sent. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly failure: ModelFailure
  readonly retryable: boolean
  /** Milliseconds that the provider asked us to wait. */
  readonly waitMs: number | undefined

  constructor(failure: ModelFailure, retryable: boolean, waitMs?: number) {
    super(failure)
    this.failure = failure
    this.retryable = retryable
    this.waitMs = waitMs
  }
}

/** Never sent: these words (or, where they are not known, what they are) would have left. For the attorney's eyes, not for a log. */
export class LeakError extends ModelError {
  readonly found: readonly string[]

  constructor(found: readonly string[]) {
    super('leak', false)
    this.found = [...new Set(found)]
  }
}
