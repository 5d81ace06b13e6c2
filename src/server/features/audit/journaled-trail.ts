import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#server/database/schema.ts'
import { findOrMakeJournal, foldEntries, foldWhatIsLeft, journalPaths } from './fold-journal.ts'
import { type Entry, openJournalFile } from './journal-files.ts'
import type { AuditEvent } from '#server/audit-event.ts'
import type { AuditTrail } from './trail.ts'

type Waiting = { readonly event: AuditEvent; readonly done: () => void; readonly failed: (error: unknown) => void }

/** So long events may stand in the journal alone. */
const foldAfterMs = 250
const againAfterMs = 1000

/**
 * The audit trail of a server that alone works on a SQLite file. A commit of SQLite holds the event loop until the disk has
 * answered; so events go into a journal first, whose file is written beside the loop, and are put into the table a few
 * times a second, many in one commit. An event is recorded when it is on the disk; what a crash leaves in the journal is
 * put into the table at the next start, each event once.
 */
// oxlint-disable-next-line max-lines-per-function -- one object with one state, each of its actions a few lines
export async function openJournaledTrail(database: Database, location: string, log: Logger): Promise<AuditTrail> {
  const { id } = await findOrMakeJournal(database)
  await foldWhatIsLeft(database, location)
  let last = (await findOrMakeJournal(database)).folded
  const [first, second] = journalPaths(location)
  let [active, other] = [await openJournalFile(first, id), await openJournalFile(second, id)]
  let waiting: Waiting[] = []
  let unfolded: Entry[] = []
  let isWriting = false
  let folding: Promise<void> | undefined
  let wanted: PromiseWithResolvers<void> | undefined

  async function write(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      // Whoever else is served in this turn comes along.
      // oxlint-disable-next-line no-await-in-loop -- one write after the other
      await nextTurn()
      const batch = waiting
      waiting = []
      const entries = batch.map(({ event }, index): Entry => ({ number: last + 1 + index, event }))
      try {
        // oxlint-disable-next-line no-await-in-loop -- one write after the other
        await active.write(entries)
        last += entries.length
        unfolded.push(...entries)
        for (const { done } of batch) done()
        want()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
      foldWhenWanted()
    }
    isWriting = false
    foldWhenWanted()
  }

  let due = false
  let clock: NodeJS.Timeout | undefined
  function want(): void {
    clock ??= setTimeout(() => {
      due = true
      if (!isWriting) foldWhenWanted()
    }, foldAfterMs).unref()
  }

  /** Between two writes only: what is being written belongs to the file that it goes into. */
  function foldWhenWanted(): void {
    if (folding || (!due && !wanted)) return
    clearTimeout(clock)
    clock = undefined
    due = false
    const [entries, emptied, asked] = [unfolded, active, wanted]
    unfolded = []
    wanted = undefined
    ;[active, other] = [other, active]
    folding = fold(entries).then(async () => {
      await emptied.startAgain().catch((error: unknown) => noteUnblotted(log, error))
      folding = undefined
      asked?.resolve()
      if (unfolded.length > 0) want()
      if (wanted && !isWriting) foldWhenWanted()
    })
  }

  async function fold(entries: readonly Entry[]): Promise<void> {
    let left = entries
    for (let attempt = 1; ; attempt += 1)
      try {
        await foldEntries(database, left)
        return
      } catch (error) {
        if (attempt === 1) log.error({ error: String(error) }, 'the journal waits to be put into the audit trail')
        // Still with a number above the one in the database: some of them may stand there by now.
        const { folded } = await findOrMakeJournal(database).catch(() => ({ folded: 0 }))
        left = left.filter(({ number }) => number > folded)
        await pause(againAfterMs, undefined, { ref: false })
      }
  }

  function settle(): Promise<void> {
    wanted ??= Promise.withResolvers<void>()
    const { promise } = wanted
    if (!isWriting) foldWhenWanted()
    return promise
  }

  return {
    record: (event) =>
      new Promise((done, failed) => {
        waiting.push({ event, done, failed })
        if (!isWriting) void write()
      }),
    settle,
    async close() {
      await settle()
      await Promise.all([active.close(), other.close()])
    },
  }
}

/** What could not be blotted out is written over by what comes next. */
function noteUnblotted(log: Logger, error: unknown): void {
  log.warn({ error: String(error) }, 'the journal of the trail could not be emptied')
}
