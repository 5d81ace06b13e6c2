import { Worker } from 'node:worker_threads'
import { type AiSdkSettings, type AskModel, modelsAskedBy } from './ai-sdk.ts'
import type { AiSdkConnection } from './connection.ts'
import type { Question, ThreadNews, ThreadOrder } from './model-thread.ts'
import { ModelError, type ModelEvent, type ModelPort } from './port.ts'

/**
 * The models of `modelsByAiSdk`, asked in a thread of their own: taking apart hundreds of streams word by word would
 * hold up every other request. The thread starts with the first question of the process, takes those to any provider, and
 * never keeps the process alive by itself; should it die, what it was asked fails as a cut stream does, and the next
 * question starts another.
 */
export function modelsInThread(settings: AiSdkSettings): ModelPort {
  const { today: _today, modelMap: _modelMap, ...connection } = settings
  return modelsAskedBy(askInThread(connection), settings)
}

let asking: AskingThread | undefined

function askInThread(connection: AiSdkConnection): AskModel {
  return (use, { signal, ...request }) => {
    if (asking === undefined || asking.isOver) asking = new AskingThread()
    return asking.ask({ connection, use, request }, signal)
  }
}

class AskingThread {
  readonly #worker: Worker
  readonly #open = new Map<number, (news: Omit<ThreadNews, 'id'>) => void>()
  #last = 0
  isOver = false

  constructor() {
    this.#worker = new Worker(new URL('./model-thread.ts', import.meta.url), {
      // Small words that pass by: little of it is ever alive.
      resourceLimits: { maxYoungGenerationSizeMb: 3 },
    })
    this.#worker.on('message', (all: readonly ThreadNews[]) => {
      for (const news of all) this.#open.get(news.id)?.(news)
    })
    // An error is followed by the exit.
    this.#worker.on('error', () => undefined)
    this.#worker.on('exit', () => {
      this.isOver = true
      const end = { failure: 'cut-off', isRetryable: true, waitMs: undefined } as const
      for (const hear of this.#open.values()) hear({ text: '', end })
    })
    this.#worker.unref()
  }

  async *ask(question: Omit<Question, 'id'>, signal: AbortSignal): AsyncIterable<ModelEvent> {
    if (signal.aborted) throw new ModelError('aborted', false)
    const id = (this.#last += 1)
    const heard: Omit<ThreadNews, 'id'>[] = []
    let wake: () => void = () => undefined
    this.#open.set(id, (news) => {
      heard.push(news)
      wake()
    })
    const stop = () => this.#tell({ id, stop: true })
    signal.addEventListener('abort', stop, { once: true })
    this.#worker.ref()
    this.#tell({ id, ...question })
    try {
      for (;;) {
        for (let news = heard.shift(); news; news = heard.shift()) {
          const { text, end } = news
          if (text !== '') yield { kind: 'text', text }
          if (end && 'failure' in end) throw new ModelError(end.failure, end.isRetryable, end.waitMs)
          if (end) return yield { kind: 'usage', ...end }
        }
        await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      signal.removeEventListener('abort', stop)
      this.#open.delete(id)
      if (this.#open.size === 0) this.#worker.unref()
      stop()
    }
  }

  #tell(order: ThreadOrder): void {
    this.#worker.postMessage(order)
  }
}
