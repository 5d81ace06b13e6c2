import { parentPort } from 'node:worker_threads'
import type { ModelInUse } from '#domain/drafting/model-retirements.ts'
import { askByAiSdk } from './ai-sdk.ts'
import type { AiSdkConnection } from './connection.ts'
import { ModelError, type ModelFailure, type ModelRequest, type Usage } from './port.ts'

/** What the thread is told: to ask, or to stop asking. */
export type ThreadOrder = Question | { readonly id: number; readonly stop: true }

export type Question = {
  readonly id: number
  /** How the provider is reached. */
  readonly connection: AiSdkConnection
  readonly use: Pick<ModelInUse, 'id' | 'isReplaced'>
  readonly request: Omit<ModelRequest, 'signal'>
}

/** What has come since the last news: text of a request, and how it ended. */
export type ThreadNews = {
  readonly id: number
  text: string
  end?: Usage | ThreadFailure
}
export type ThreadFailure = {
  readonly failure: ModelFailure
  readonly isRetryable: boolean
  readonly waitMs: number | undefined
}

/** News of all requests go out together, some thirty times a second. */
const newsEveryMs = 30

const askers = new Map<string, ReturnType<typeof askByAiSdk>>()
const stops = new Map<number, AbortController>()
const news = new Map<number, ThreadNews>()

parentPort?.on('message', (order: ThreadOrder) => {
  if ('stop' in order) stops.get(order.id)?.abort()
  else void perform(order)
})

async function perform({ id, connection, use, request }: Question): Promise<void> {
  const stop = new AbortController()
  stops.set(id, stop)
  try {
    for await (const event of askerFor(connection)(use, { ...request, signal: stop.signal }))
      if (event.kind === 'text') newsOf(id).text += event.text
      else {
        const { kind: _kind, ...usage } = event
        newsOf(id).end = usage
      }
  } catch (error) {
    const { failure, retryable, waitMs } = error instanceof ModelError ? error : new ModelError('cut-off', true)
    newsOf(id).end = { failure, isRetryable: retryable, waitMs }
  } finally {
    stops.delete(id)
  }
}

/** One for each provider, as it was reached before. */
function askerFor(connection: AiSdkConnection): ReturnType<typeof askByAiSdk> {
  const key = JSON.stringify(connection)
  const asker = askers.get(key) ?? askByAiSdk(connection)
  askers.set(key, asker)
  return asker
}

function newsOf(id: number): ThreadNews {
  const known = news.get(id)
  if (known) return known
  if (news.size === 0) setTimeout(tell, newsEveryMs)
  const made: ThreadNews = { id, text: '' }
  news.set(id, made)
  return made
}

function tell(): void {
  parentPort?.postMessage([...news.values()])
  news.clear()
}
