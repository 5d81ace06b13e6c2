import { AppError } from '#contract/errors.ts'

/**
 * Whose password is hashed: of somebody who is logged in or has logged in from there before, or of a stranger, who is
 * told apart by where the request came from.
 */
export type Turn = { readonly known: true } | { readonly source: string; readonly mostOfSource: number }

/** Known people and strangers each have a place of their own, so that no flood of the one keeps the other waiting. */
export type Lane = 'known' | 'strangers'

type Waiting = { readonly start: () => void }
/** A stranger waits for no more than these, so that nobody waits for seconds; the rest is refused at once. */
const mostStrangers = 100
const mostKnown = 200

/** Gives turns for hashing, one at a time in each lane; strangers source by source. Throws `server-busy` when too many wait. */
export function createHashQueue() {
  const known: Waiting[] = []
  const strangers = new Map<string, Waiting[]>()
  const running = new Set<Lane>()
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

  function startNext(lane: Lane): void {
    if (running.has(lane)) return
    const next = lane === 'known' ? known.shift() : nextStranger()
    if (!next) return
    running.add(lane)
    next.start()
  }

  return async function inTurn<T>(turn: Turn, work: (lane: Lane) => Promise<T>): Promise<T> {
    const lane = 'known' in turn ? 'known' : 'strangers'
    await new Promise<void>((resolve) => {
      enqueue(turn, { start: resolve })
      startNext(lane)
    })
    try {
      return await work(lane)
    } finally {
      running.delete(lane)
      startNext(lane)
    }
  }
}

function busy(): AppError {
  return new AppError('server-busy', { retryAfter: 3 })
}
