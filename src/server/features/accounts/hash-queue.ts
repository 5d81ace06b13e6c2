import { availableParallelism } from 'node:os'
import { AppError } from '#contract/errors.ts'

/**
 * Whose password is hashed: of somebody who is logged in or has logged in from there before, or of a stranger, who is
 * told apart by where the request came from.
 */
export type Turn = { readonly known: true } | { readonly source: string; readonly mostOfSource: number }

type Waiting = { readonly start: () => void }

/** Hashing takes a core for a while: never all of them, nor all of the threads that reading files needs too. */
const atOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))
/** A stranger waits for no more than these, so that nobody waits for seconds; the rest is refused at once. */
const mostStrangers = 100
const mostKnown = 200

/** Gives turns for hashing: known people first, strangers source by source. Throws `server-busy` when too many wait. */
export function createHashQueue() {
  const known: Waiting[] = []
  const strangers = new Map<string, Waiting[]>()
  let running = 0
  let strangersWaiting = 0

  function enqueue(turn: Turn, waiting: Waiting): void {
    if ('known' in turn) {
      if (known.length >= mostKnown) throw busy()
      known.push(waiting)
      return
    }
    const ofSource = strangers.get(turn.source) ?? []
    if (ofSource.length >= turn.mostOfSource || strangersWaiting >= mostStrangers) throw busy()
    strangers.set(turn.source, [...ofSource, waiting])
    strangersWaiting += 1
  }

  /** The sources take turns: whoever was served goes to the end of the line. */
  function nextStranger(): Waiting | undefined {
    const [first] = strangers
    if (!first) return undefined
    const [source, [next, ...rest]] = first
    strangers.delete(source)
    if (rest.length > 0) strangers.set(source, rest)
    strangersWaiting -= 1
    return next
  }

  function startNext(): void {
    if (running >= atOnce) return
    const next = known.shift() ?? nextStranger()
    if (!next) return
    running += 1
    next.start()
  }

  return async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      enqueue(turn, { start: resolve })
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}

function busy(): AppError {
  return new AppError('server-busy', { retryAfter: 3 })
}
