import { setTimeout as sleep } from 'node:timers/promises'
import { ModelError, type ModelPort, type ModelRequest } from '#server/gateways/llm/port.ts'

export type ModelText = { readonly text: string; readonly inputTokens: number; readonly outputTokens: number }

const maxTries = 4
const longestWaitMs = 60_000

/** Requests under way to a provider, so that many drafts at once do not run into its limits; first come, first served. */
const atOnce = 8

/**
 * Asks a model and gives its text bit by bit. Failures that pass by (too many requests, a cut or stalled stream) are
 * tried again from the start, each time after a longer pause or as long as the provider asks; others are thrown.
 */
export async function askModel(
  models: ModelPort,
  request: ModelRequest,
  onText: (textSoFar: string) => void,
): Promise<ModelText> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await takeTurn(models, request.signal, () => askOnce(models, request, onText))
    } catch (error) {
      if (!(error instanceof ModelError) || !error.retryable || attempt === maxTries) throw error
      const pause = Math.min(longestWaitMs, error.waitMs ?? 500 * 2 ** attempt)
      await sleep(pause, undefined, { signal: request.signal })
    }
  }
}

async function askOnce(models: ModelPort, request: ModelRequest, onText: (text: string) => void): Promise<ModelText> {
  let text = ''
  let usage = { inputTokens: 0, outputTokens: 0 }
  for await (const event of models.write(request)) {
    if (event.kind === 'text') onText((text += event.text))
    else usage = { inputTokens: event.inputTokens, outputTokens: event.outputTokens }
  }
  if (text.trim() === '') throw new ModelError('refusal', true)
  return { text, ...usage }
}

type Turns = { running: number; readonly waiting: (() => void)[] }
const turns = new WeakMap<ModelPort, Turns>()

async function takeTurn<T>(models: ModelPort, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const state = turns.get(models) ?? { running: 0, waiting: [] }
  turns.set(models, state)
  while (state.running >= (models.atOnce ?? atOnce)) await new Promise<void>((resolve) => state.waiting.push(resolve))
  signal.throwIfAborted()
  state.running += 1
  try {
    return await work()
  } finally {
    state.running -= 1
    state.waiting.shift()?.()
  }
}
