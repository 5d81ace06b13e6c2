import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesInFolder } from '#server/gateways/files/data-folder.ts'
import { FileStoreAway } from '#server/gateways/files/port.ts'
import { addJob } from '#server/work/jobs.ts'
import { buildClient, textFile } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

test('what was uploaded waits for a file store that is away, however often it is tried; then it is read, and nobody uploads it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-away-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = filesInFolder(folder)
  let isAway = false
  let tries = 0
  const read = async (key: string) => {
    if (!isAway) return store.read(key)
    tries += 1
    throw new FileStoreAway('The file store does not answer.')
  }
  const drafty = await createTestApp({ services: { files: { ...store, read } } })
  const ana = await drafty.signUp()
  const path = `/clients/${await buildClient(ana)}/documents`
  const { body } = await ana.upload<{ id: string }>(path, { document_title: 'Statement' }, textFile)
  isAway = true
  // As if the server had been stopped between the upload and its reading.
  await drafty.database.updateTable('records').set({ state: 'processing' }).where('id', '=', body.id).execute()
  await addJob(drafty.database, { kind: 'read-record', subjectId: body.id, runAt: drafty.clock.now })
  await expect
    .poll(() => {
      drafty.clock.now += 5000
      return tries
    })
    .toBeGreaterThan(10)
  isAway = false
  const status = async () => {
    drafty.clock.now += 5000
    return (await ana.call<{ id: string; status: string }[]>('GET', path)).body.map(({ status: said }) => said)
  }
  await expect.poll(status).toEqual(['ready'])
  expect(await ana.call('GET', `/records/${body.id}/text`)).toMatchObject({ status: 200 })
})

test('who uploads while the file store is away is told to come again, and nothing is kept of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-away-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const put = async () => {
    throw new FileStoreAway('The file store does not answer.')
  }
  const drafty = await createTestApp({ services: { files: { ...filesInFolder(folder), put } } })
  const ana = await drafty.signUp()
  const path = `/clients/${await buildClient(ana)}/documents`
  const refused = await ana.upload(path, { document_title: 'Statement' }, textFile)
  expect([refused.status, refused.body['code'], refused.headers.get('Retry-After')]).toEqual([503, 'server-busy', '5'])
  expect(await ana.call('GET', path)).toMatchObject({ status: 200, body: [] })
})
