import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from './connect.ts'
import { keepQuery } from './keep-query.ts'
import { migrate } from './migrate.ts'

const steps = keepQuery((database, { most }: { most: number }) =>
  database.selectFrom('trail_journal').selectAll().limit(most),
)

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'drafty-reading-'))
  const path = join(folder, 'drafty.db')
  const database = connect(path)
  await migrate(database)
  const other = new DatabaseSync(path)
  onTestFinished(async () => {
    other.close()
    await database.destroy()
    rmSync(folder, { recursive: true })
  })
  return { database, other }
}

test('a read finds what this program wrote just before, and what another one wrote by the next turn', async () => {
  const { database, other } = await openFile()
  expect(await steps(database, { most: 1 })).toEqual([])
  await database.insertInto('trail_journal').values({ id: 'a', folded: 1 }).execute()
  expect(await steps(database, { most: 1 })).toEqual([{ id: 'a', folded: 1 }])
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('trail_journal').set({ folded: 2 }).execute()
  })
  expect(await steps(database, { most: 1 })).toEqual([{ id: 'a', folded: 2 }])
  other.exec('update trail_journal set folded = 3')
  await nextTurn()
  await nextTurn()
  expect(await steps(database, { most: 1 })).toEqual([{ id: 'a', folded: 3 }])
})

test('a read keeps nobody from writing', async () => {
  const { database, other } = await openFile()
  await steps(database, { most: 1 })
  other.exec("insert into trail_journal (id, folded) values ('b', 1)")
  await database.updateTable('trail_journal').set({ folded: 2 }).execute()
  expect(await steps(database, { most: 1 })).toEqual([{ id: 'b', folded: 2 }])
})

test('a limit is bound in no statement by itself, for which SQLite would compile it anew', async () => {
  const { database } = await openFile()
  const listed = database.selectFrom('trail_journal').selectAll()
  expect(listed.limit(3).offset(2).compile().sql).toMatch(/ limit 3 offset 2$/)
  await database
    .insertInto('trail_journal')
    .values([
      { id: 'a', folded: 0 },
      { id: 'b', folded: 0 },
    ])
    .execute()
  const all = await steps(database, { most: 9 })
  expect(all).toHaveLength(2)
  expect(await steps(database, { most: 1 })).toEqual(all.slice(0, 1))
})
