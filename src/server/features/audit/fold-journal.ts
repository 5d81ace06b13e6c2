import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/schema.ts'
import type { Entry } from './journal-files.ts'
import { appendEvents } from './trail.ts'
import { readJournalFile } from './read-journal-file.ts'

/** The two files of the journal beside a SQLite file. */
export function journalPaths(location: string): readonly [string, string] {
  return [`${location}-trail-a`, `${location}-trail-b`]
}

export type JournalState = { readonly id: string; readonly folded: number }

/** Which journal belongs to a database, and the number up to which it stands in the trail; undefined before the first use. */
async function findJournal(database: Database): Promise<JournalState | undefined> {
  try {
    return await database.selectFrom('trail_journal').selectAll().executeTakeFirst()
  } catch (error) {
    // A backup can be made of a database from before there was a journal.
    if (/no such table/.test(String(error))) return undefined
    throw error
  }
}

export async function findOrMakeJournal(database: Database): Promise<JournalState> {
  const known = await findJournal(database)
  if (known) return known
  const made = { id: randomUUID(), folded: 0 }
  await database.insertInto('trail_journal').values(made).execute()
  return made
}

/** What is in the journal beside a SQLite file and not in the trail of this database yet, in order. */
export async function unfoldedEntries(database: Database, location: string): Promise<Entry[]> {
  const journal = await findJournal(database)
  if (!journal) return []
  const files = await Promise.all(journalPaths(location).map((path) => readJournalFile(path, journal.id)))
  const entries = files.flat().filter(({ number }) => number > journal.folded)
  return entries.toSorted((a, b) => a.number - b.number)
}

const atOnce = 250

/** Puts entries into the trail, each once: the number up to which they stand there changes with them. */
export async function foldEntries(database: Database, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += atOnce) {
    const some = entries.slice(from, from + atOnce)
    const events = some.map(({ event }) => event)
    await appendEvents(database, events, (transaction) =>
      transaction
        .updateTable('trail_journal')
        .set({ folded: some.at(-1)?.number ?? 0 })
        .execute(),
    )
  }
}

/** Puts what a server that ended at once has left into the trail of this database, which may be a copy of that server's. */
export async function foldWhatIsLeft(database: Database, location: string): Promise<void> {
  await foldEntries(database, await unfoldedEntries(database, location))
}
