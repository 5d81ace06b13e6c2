import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { buildClient, buildFiles, textFile, waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'
import { sweepFiles } from './sweep-files.ts'

const dayMs = 86_400_000

test('a draft takes the texts of the documents and of the sources that were chosen, and of no others', async () => {
  const { signUp, database } = await createTestApp({ works: false })
  const ana = await signUp()
  const clientId = await buildClient(ana, waiverClient)
  const ids = await buildFiles(ana, clientId)
  const chosen = { cited_sources: [ids['citationId']], documents: [] }
  const answers = { ...waiverAnswers, client_id: clientId, ...chosen }
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', answers)
  expect(started.status).toBe(202)
  const row = await database
    .selectFrom('drafts')
    .select('input')
    .where('id', '=', started.body.draft_id)
    .executeTakeFirstOrThrow()
  expect((JSON.parse(row.input) as DraftInput).sources).toEqual([
    { id: ids['citationId'], kind: 'citation', title: 'Report', text: 'It is so.' },
  ])
})

test("another attorney's or another client's source is not found", async () => {
  const { signUp } = await createTestApp({ works: false })
  const ana = await signUp()
  const eve = await signUp()
  const clientId = await buildClient(ana, waiverClient)
  const ids = await buildFiles(ana, await buildClient(ana))
  const request = (id: string | undefined) => ({ ...waiverAnswers, client_id: clientId, cited_sources: [id] })
  expect((await ana.call('POST', '/ai_tool/upw', request(ids['citationId']))).status).toBe(404)
  expect((await ana.call('POST', '/ai_tool/upw', request(ids['documentId']))).status).toBe(404)
  const eves = await buildClient(eve, waiverClient)
  const stolen = { ...request(ids['citationId']), client_id: eves }
  expect((await eve.call('POST', '/ai_tool/upw', stolen)).status).toBe(404)
})

test('a source that is still being read is a problem of its question, in one sentence', async () => {
  const { signUp, database } = await createTestApp({ works: false })
  const ana = await signUp()
  const clientId = await buildClient(ana, waiverClient)
  const { citationId = '' } = await buildFiles(ana, clientId)
  await database.updateTable('records').set({ state: 'processing' }).where('id', '=', citationId).execute()
  const request = { ...waiverAnswers, client_id: clientId, cited_sources: [citationId] }
  expect(await ana.call('POST', '/ai_tool/upw', request)).toMatchObject({
    status: 422,
    body: {
      details: {
        fields: [
          { name: 'cited_sources', message: '“Report” is still being read. Please wait a moment and try again.' },
        ],
      },
    },
  })
})

test('a file without a record is set aside a day after it was seen and goes after thirty; a record without its file says so and keeps its text', async () => {
  const { signUp, services, database, clock, call } = await createTestApp({ works: false })
  const ana = await signUp()
  const clientId = await buildClient(ana)
  const made = await ana.upload<{ id: string; s3_path: string }>(`/clients/${clientId}/documents`, {}, textFile)
  const orphan = await services.files.put(Readable.from([Buffer.from('left over')]), 100)
  const kept = await services.files.put(Readable.from([Buffer.from('an export of the account')]), 100)
  const { owner_id } = await database.selectFrom('records').select('owner_id').executeTakeFirstOrThrow()
  const packed = { id: 'e', account_id: owner_id, state: 'ready', requested_at: 0, finished_at: 0, bytes: 22 } as const
  await database
    .insertInto('account_exports')
    .values({ ...packed, file_key: kept.key })
    .execute()
  expect(await sweepFiles(services)).toEqual({ setAside: 0, removed: 0, lost: 0 })
  clock.now += dayMs
  await services.files.remove(made.body.s3_path)
  expect(await sweepFiles(services)).toEqual({ setAside: 1, removed: 0, lost: 1 })
  await expect(services.files.read(orphan.key)).rejects.toThrow('ENOENT')
  expect(await services.files.read(kept.key)).toBeDefined()
  await services.files.takeBack(orphan.key)
  expect(await text(await services.files.read(orphan.key))).toBe('left over')
  expect(await sweepFiles(services)).toEqual({ setAside: 1, removed: 0, lost: 0 })
  expect(await sweepFiles(services)).toEqual({ setAside: 0, removed: 0, lost: 0 })
  const path = `/clients/${clientId}/documents/${made.body.id}/display`
  // Her session is over after a day.
  const password = 'a long pass phrase'
  const { body } = await call<{ token: string }>('POST', '/auth/login', { email: ana.email, password })
  expect((await call<string>('GET', path, undefined, body.token)).body).toContain('Douala')
  expect(await call('GET', `${path}?form=original`, undefined, body.token)).toMatchObject({
    status: 404,
    body: { message: 'Error loading the file. Please try again.' },
  })
})

test('a store full of files that no record names is left alone, and so is the store of another installation', async () => {
  const { services, clock } = await createTestApp({ works: false })
  const left: string[] = []
  for (let count = 0; count < 30; count += 1)
    left.push((await services.files.put(Readable.from([Buffer.from(`file ${count}`)]), 100)).key)
  await sweepFiles(services)
  clock.now += dayMs
  expect(await sweepFiles(services)).toMatchObject({ refused: 'too many', setAside: 0 })
  for (const key of left) await services.files.remove(key)

  // A second server, with a database of its own, is given the same store by mistake.
  const other = await createTestApp({ works: false, services: { files: services.files } })
  const { key } = await services.files.put(Readable.from([Buffer.from('the first server’s')]), 100)
  for (let day = 0; day < 3; day += 1) {
    other.clock.now += dayMs
    expect(await sweepFiles(other.services)).toMatchObject({ refused: 'another installation' })
  }
  expect(await text(await services.files.read(key))).toContain('first')
})

test('what was set aside is removed after thirty days', async () => {
  const { services, clock, database } = await createTestApp({ works: false })
  const { key } = await services.files.put(Readable.from([Buffer.from('left over')]), 100)
  await sweepFiles(services)
  clock.now += dayMs
  expect(await sweepFiles(services)).toMatchObject({ setAside: 1 })
  clock.now += 29 * dayMs
  expect(await sweepFiles(services)).toMatchObject({ removed: 0 })
  clock.now += dayMs
  expect(await sweepFiles(services)).toMatchObject({ removed: 1 })
  await expect(services.files.takeBack(key)).rejects.toThrow('ENOENT')
  expect(await database.selectFrom('orphan_files').selectAll().execute()).toEqual([])
})
