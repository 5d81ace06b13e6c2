import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { connect } from './connect.ts'
import type { Database, Tables } from './schema.ts'

/** The database that the server works on now. In development it can be exchanged for another while the server runs. */
export type Databases = {
  /** Stands for the current one wherever it is used; inside `pinned` for the one that was current at its start. */
  readonly database: Database
  /** What `run` starts stays on one database to its end: a request, or a job from its claim on. */
  readonly pinned: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Where the current one is: `mysql://…` or the path of a file. */
  readonly location: () => string
  /** Where it was when the server started. */
  readonly home: string
  /** The database at a location, opened once. */
  readonly at: (location: string) => Kysely<Tables>
  /** No job is claimed while this holds. */
  readonly isSwitching: () => boolean
  /**
   * Moves to the database at a location once `prepare` has found it good; when that throws, everything stays as it was.
   * Throws `database-busy` while another switch is in flight. What has begun finishes on the old one.
   */
  readonly switchTo: (location: string, prepare: (database: Kysely<Tables>) => Promise<void>) => Promise<void>
  /** Closes one that is not current, after what works on it has ended or `ms` have passed. */
  readonly leave: (location: string, ms: number) => Promise<void>
  /** Several databases have named the files of one store, so that none alone can tell which files are orphans. */
  readonly shareFiles: () => boolean
  /** Closes all of them. */
  readonly close: () => Promise<void>
}

// oxlint-disable-next-line max-lines-per-function -- one object with one state, each of its actions a few lines
export function createDatabases(home: string, first: Kysely<Tables>, haveBeenSwitched = false): Databases {
  const pinnedTo = new AsyncLocalStorage<Kysely<Tables>>()
  const open = new Map([[home, first]])
  const users = new Map<Kysely<Tables>, number>()
  let current = first
  let location = home
  let switching = false
  let shareFiles = haveBeenSwitched

  // Bound, because Kysely keeps its parts in private fields, which a proxy has not.
  const database = new Proxy(first, {
    get: (_, name) => {
      const actual = pinnedTo.getStore() ?? current
      const value: unknown = Reflect.get(actual, name, actual)
      return typeof value === 'function' ? (value.bind(actual) as unknown) : value
    },
  })

  async function pinned<Result>(run: () => Promise<Result>): Promise<Result> {
    const mine = pinnedTo.getStore() ?? current
    users.set(mine, (users.get(mine) ?? 0) + 1)
    try {
      return await pinnedTo.run(mine, run)
    } finally {
      users.set(mine, (users.get(mine) ?? 1) - 1)
    }
  }

  function at(place: string): Kysely<Tables> {
    const known = open.get(place) ?? connect(place)
    open.set(place, known)
    return known
  }

  async function switchTo(place: string, prepare: (next: Kysely<Tables>) => Promise<void>): Promise<void> {
    if (switching) throw new AppError('database-busy')
    switching = true
    try {
      const next = at(place)
      await prepare(next)
      shareFiles ||= next !== current
      current = next
      location = place
    } finally {
      switching = false
    }
  }

  async function leave(place: string, ms: number): Promise<void> {
    const left = open.get(place)
    if (!left || left === current || left === first) return
    open.delete(place)
    for (const end = performance.now() + ms; (users.get(left) ?? 0) > 0 && performance.now() < end;) await sleep(50)
    users.delete(left)
    await left.destroy()
  }

  return {
    database,
    pinned,
    location: () => location,
    home,
    at,
    isSwitching: () => switching,
    switchTo,
    leave,
    shareFiles: () => shareFiles,
    close: async () => void (await Promise.all([...open.values()].map((opened) => opened.destroy()))),
  }
}
