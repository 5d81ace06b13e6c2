import { setTimeout as sleep } from 'node:timers/promises'
import { ModelError, type ModelFailure, type ModelPort, type ModelRequest } from '#server/gateways/llm/port.ts'
import { FairTurns } from './fair-turns.ts'

export type ModelText = { readonly text: string; readonly inputTokens: number; readonly outputTokens: number }

/** What is asked, who hears the answer, and who keeps note of it. */
export type Prepared = {
  readonly request: ModelRequest
  readonly onText: (textSoFar: string) => void
  readonly log: AttemptLog
}

/** Told of every attempt before it leaves; what it gives back is told how the attempt ended. */
export type AttemptLog = () => Promise<(outcome: AttemptOutcome) => Promise<void>>
export type AttemptOutcome = { readonly outcome: 'answered' | ModelFailure } & Partial<Omit<ModelText, 'text'>>

const maxTries = 4
const longestPauseMs = 60_000
/** So long a draft waits altogether for a provider that says when it will answer again. */
const patienceMs = 30 * 60_000
const firstPauseMs = 1000

/** Requests under way to a provider, so that many drafts at once do not run into its limits. */
const atOnce = 8

/**
 * Asks a model and gives its text bit by bit. Failures that pass by (too many requests, a cut or stalled stream) are
 * tried again from the start, each time after a longer pause; a wait that the provider announces is no failed try and is waited
 * for, up to the draft's patience. Other failures are thrown. Accounts take turns; `prepare` is called when the turn
 * has come, so that what waits for one holds no request in memory.
 */
export async function askModel(
  models: ModelPort,
  account: string,
  signal: AbortSignal,
  prepare: () => Prepared | Promise<Prepared>,
): Promise<ModelText> {
  let waitedMs = 0
  for (let attempt = 1; ;) {
    try {
      return await deskOf(models).turns.take(account, signal, async () => {
        const { request, onText, log } = await prepare()
        return logged(log, () => askOnce(models, request, onText))
      })
    } catch (error) {
      if (!(error instanceof ModelError) || !error.retryable) throw error
      const { waitMs: announced } = error
      // A provider that says "at once" again and again is not asked in circles: that counts as a failed try.
      const isAnnounced = announced !== undefined && announced >= 1000 && waitedMs + announced <= patienceMs
      if (!isAnnounced && attempt === maxTries) throw error
      const pause = announced ?? (models.firstPauseMs ?? firstPauseMs) * 2 ** (attempt - 1)
      if (isAnnounced) waitedMs += pause
      else attempt += 1
      await pauseFor(models, isAnnounced ? pause : Math.min(longestPauseMs, pause), signal)
    }
  }
}

async function logged(log: AttemptLog, ask: () => Promise<ModelText>): Promise<ModelText> {
  const end = await log()
  try {
    const { text, ...usage } = await ask()
    await end({ outcome: 'answered', ...usage })
    return { text, ...usage }
  } catch (error) {
    await end({ outcome: error instanceof ModelError ? error.failure : 'cut-off' })
    throw error
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

type Desk = { readonly turns: FairTurns; readonly atOnce: number; pausing: number }

const desks = new WeakMap<ModelPort, Desk>()

function deskOf(models: ModelPort): Desk {
  const most = models.atOnce ?? atOnce
  const known = desks.get(models) ?? { turns: new FairTurns(most), atOnce: most, pausing: 0 }
  desks.set(models, known)
  return known
}

async function pauseFor(models: ModelPort, ms: number, signal: AbortSignal): Promise<void> {
  const desk = deskOf(models)
  desk.pausing += 1
  try {
    await sleep(ms, undefined, { signal })
  } finally {
    desk.pausing -= 1
  }
}

/** What is asked of a provider by this server now, and what waits for it. */
export function loadOf(models: ModelPort) {
  const desk = deskOf(models)
  const { underWay, waiting, longestWaitMs } = desk.turns.load()
  return {
    at_once: desk.atOnce,
    under_way: underWay,
    waiting,
    longest_wait_seconds: longestWaitMs / 1000,
    pausing: desk.pausing,
  }
}
