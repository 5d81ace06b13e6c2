import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDuplicate } from './connect.ts'
import type { Database } from './schema.ts'

/** The row by which servers take turns: a lock of MySQL itself is known to one node of a cluster only, a row to all. */
export const turnName = '(turn)'
/** Whoever has the turn says so again and again; one that was killed loses it after this long. */
const turnMs = 30_000
const againMs = 250
/** The longest statement of a migration on a large installation, and then some. */
const patienceMs = 600_000

/** Runs `work` while no other server of this database runs its own. */
export async function aloneAtMigrations(database: Database, work: () => Promise<void>): Promise<void> {
  const owner = randomUUID()
  for (const until = Date.now() + patienceMs; !(await takeTurn(database, owner)); await sleep(againMs))
    if (Date.now() > until) throw new Error('Another server has been migrating this database for ten minutes.')
  const renewing = setInterval(() => {
    const renewed = database
      .updateTable('migrations')
      .set({ checksum: heldBy(owner) })
      .where('name', '=', turnName)
    renewed.where('checksum', 'like', `${owner} %`).execute().catch(nothing)
  }, turnMs / 6)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    const own = database.deleteFrom('migrations').where('name', '=', turnName)
    await own.where('checksum', 'like', `${owner} %`).execute()
  }
}

function nothing(): void {}

/** Who has the turn, and until when unless they say so again. */
function heldBy(owner: string): string {
  return `${owner} ${Date.now() + turnMs}`
}

async function takeTurn(database: Database, owner: string): Promise<boolean> {
  const [turn] = await database.selectFrom('migrations').selectAll().where('name', '=', turnName).execute()
  if (turn && Number(turn.checksum.split(' ')[1]) > Date.now()) return false
  if (turn) {
    const taken = database
      .updateTable('migrations')
      .set({ checksum: heldBy(owner) })
      .where('name', '=', turnName)
    const { numUpdatedRows } = await taken.where('checksum', '=', turn.checksum).executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }
  try {
    const row = { name: turnName, step: 0, checksum: heldBy(owner), state: 'started' as const }
    await database.insertInto('migrations').values(row).execute()
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
