import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ask, createServerHome } from '#test/running-server.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'

test('the server as it is built for production migrates, serves, drafts and writes the Word file', async () => {
  const { status } = spawnSync(process.execPath, ['scripts/build-server.ts'], { stdio: 'inherit' })
  expect(status).toBe(0)
  const settings = { NODE_ENV: '', WRITER: 'offline', BILLING: 'local', MAIL: 'folder', PUBLIC_URL: 'http://x.example' }
  const { start } = await createServerHome(settings, 'dist/server/main.js')
  const server = await start()
  const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
  const { body: session } = await ask<{ token: string }>(server, ['POST', '/auth/signup'], { body: account })
  const { token } = session
  const client = await ask<{ id: string }>(server, ['POST', '/clients/'], { token, body: waiverClient })
  const answers = { ...waiverAnswers, client_id: client.body.id, filing_date: '2026-11-20' }
  const asked = await ask<{ draft_id: string }>(server, ['POST', '/ai_tool/upw'], { token, body: answers })
  const path = `/clients/${client.body.id}/drafts/${asked.body.draft_id}`
  const draft = () => ask<{ status: string }>(server, ['GET', path], { token })
  await expect.poll(async () => (await draft()).body.status, { timeout: 100_000 }).toBe('ready')
  const headers = { Authorization: `Bearer ${token}` }
  const file = await fetch(`${server.address}/api${path}/download`, { headers })
  const start4 = new Uint8Array(await file.arrayBuffer()).subarray(0, 4)
  expect([file.status, [...start4]]).toEqual([200, [0x50, 0x4b, 3, 4]])
  expect((await ask(server, ['GET', '/readyz'])).status).toBe(200)
})
