import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import type { AuditEvent } from '#server/audit-event.ts'
import { foldWhatIsLeft, isIntact, openJournaledTrail, unfoldedEntries } from './index.ts'

const log = pino({ level: 'silent' })

async function newFile() {
  const location = join(mkdtempSync(join(tmpdir(), 'drafty-journal-')), 'drafty.db')
  const database = connect(location)
  await migrate(database)
  const rows = async () =>
    (await database.selectFrom('audit_events').select('subject').orderBy('position').execute()).map(
      ({ subject }) => subject,
    )
  return { location, database, rows }
}

function event(subject: string): AuditEvent {
  const who = { accountId: 'ana', actorId: 'ana', address: '203.0.113.9', device: 'Firefox' }
  return { ...who, at: 1_763_000_000_000, kind: 'client-data-read', subject, detail: 'GET /clients/:clientId' }
}

const names = (count: number, from = 1) => Array.from({ length: count }, (_, index) => `client ${from + index}`)

test('what is recorded is on the disk before it counts as recorded, and a server that ends at once loses none of it', async () => {
  const [{ location, database, rows }, other] = [await newFile(), await newFile()]
  const trail = await openJournaledTrail(database, location, log)
  await Promise.all(names(30).map((name) => trail.record(event(name))))
  // The server is gone before it has put them into the table: another one begins with the files as they lie there.
  copyFileSync(`${location}-trail-a`, `${other.location}-trail-a`)
  copyFileSync(`${location}-trail-b`, `${other.location}-trail-b`)
  const journal = await database.selectFrom('trail_journal').selectAll().executeTakeFirstOrThrow()
  await other.database
    .insertInto('trail_journal')
    .values({ ...journal, folded: 0 })
    .execute()
  const again = await openJournaledTrail(other.database, other.location, log)
  expect(await other.rows()).toEqual(names(30))
  await again.record(event('client 31'))
  await again.close()
  expect(await other.rows()).toEqual(names(31))
  expect(await isIntact(other.database, 'ana')).toBe(true)
  await trail.close()
  expect(await rows()).toEqual(names(30))
})

test('whoever reads the trail finds what was recorded just before; each event stands there once, in its order', async () => {
  const { location, database, rows } = await newFile()
  const trail = await openJournaledTrail(database, location, log)
  const all: string[] = []
  for (let round = 0; round < 12; round += 1) {
    const some = names(100, round * 100 + 1)
    const recorded = some.map((name) => trail.record(event(name)))
    // Others go on recording while somebody reads.
    await recorded[0]
    await trail.settle()
    expect((await rows()).slice(0, all.length + 1)).toEqual([...all, some[0]])
    await Promise.all(recorded)
    all.push(...some)
  }
  await trail.settle()
  expect(await rows()).toEqual(all)
  expect(await isIntact(database, 'ana')).toBe(true)
  await trail.close()
  for (const end of ['a', 'b']) expect(readFileSync(`${location}-trail-${end}`, 'utf8')).not.toContain('client')
  const reopened = await openJournaledTrail(database, location, log)
  await reopened.close()
  expect(await rows()).toEqual(all)
})

test('what a crash has torn is left out, and so is the journal of another database', async () => {
  const { location, database, rows } = await newFile()
  const trail = await openJournaledTrail(database, location, log)
  await Promise.all(names(3).map((name) => trail.record(event(name))))
  const path = `${location}-trail-a`
  const whole = readFileSync(path)
  const end = whole.indexOf(0)
  await trail.close()
  await database.deleteFrom('audit_events').execute()
  await database.updateTable('trail_journal').set({ folded: 0 }).execute()
  // The last line is cut in its middle; behind it lies what an earlier round has left.
  writeFileSync(path, whole)
  truncateSync(path, end - 40)
  appendFileSync(path, whole.subarray(0, end))
  expect((await unfoldedEntries(database, location)).map((entry) => entry.event.subject)).toEqual(names(2))
  await foldWhatIsLeft(database, location)
  await foldWhatIsLeft(database, location)
  expect(await rows()).toEqual(names(2))
  const other = await newFile()
  writeFileSync(`${other.location}-trail-a`, whole)
  await (await openJournaledTrail(other.database, other.location, log)).close()
  expect(await other.rows()).toEqual([])
})
