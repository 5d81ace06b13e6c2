import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { buildClient, buildFiles, textFile, waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'
import { sweepFiles } from './sweep-files.ts'

const dayMs = 86_400_000

test('a draft takes the texts of the sources that were chosen, and of no others', async () => {
  const { signUp, database } = await createTestApp({ works: false })
  const ana = await signUp()
  const clientId = await buildClient(ana, waiverClient)
  const ids = await buildFiles(ana, clientId)
  const answers = { ...waiverAnswers, client_id: clientId, cited_sources: [ids['citationId']] }
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

test('a file without a record goes a day after it was seen; a record without its file says so and keeps its text', async () => {
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
  expect(await sweepFiles(services)).toEqual({ removed: 0, lost: 0 })
  clock.now += dayMs
  await services.files.remove(made.body.s3_path)
  expect(await sweepFiles(services)).toEqual({ removed: 1, lost: 1 })
  await expect(services.files.read(orphan.key)).rejects.toThrow('ENOENT')
  expect(await services.files.read(kept.key)).toBeDefined()
  expect(await sweepFiles(services)).toEqual({ removed: 0, lost: 0 })
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
