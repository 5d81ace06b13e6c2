import { readFileSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { developmentHeader } from '#contract/endpoint.ts'
import { sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'
import { ask, createServerHome, killHard } from '#test/running-server.ts'
import { waiverClient, waiverAnswers } from '#test/records.ts'
import { connectForTest } from '#test/test-app.ts'

test('told to stop, the server closes open streams and ends without an error', async () => {
  // The one start on either engine that finds no table.
  const { start } = await createServerHome({}, { isNew: true })
  const server = await start()
  const ended = once(server.process, 'exit')
  const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
  expect((await ask(server, ['POST', '/auth/signup'], { body: account })).status).toBe(201)
  server.process.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a server told to stop the moment it listens ends in order', async () => {
  const { start } = await createServerHome()
  const server = await start()
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a server killed in mid-draft goes on when it is started again, writes no finished section twice and charges once', async () => {
  const written: string[] = []
  const double = await startOpenAiDouble((call) => {
    const { id } = sectionAsked(call)
    written.push(id)
    // The first sections come at once; the others keep writing until the server is killed.
    return { kind: 'text', text: `<p>The text of ${id}.</p>`, firstTokenMs: written.length <= 2 ? 0 : 400 }
  })
  onTestFinished(() => double.close())
  const { start } = await createServerHome({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: double.baseUrl })

  const first = await start()
  const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
  const { body: session } = await ask<{ token: string }>(first, ['POST', '/auth/signup'], { body: account })
  const { token } = session
  const client = await ask<{ id: string }>(first, ['POST', '/clients/'], { token, body: waiverClient })
  const request = { ...waiverAnswers, client_id: client.body.id, filing_date: '2026-11-20' }
  const started = await ask<{ draft_id: string }>(first, ['POST', '/ai_tool/upw'], { token, body: request })
  expect(started.status).toBe(202)
  const path = ['GET', `/clients/${client.body.id}/drafts/${started.body.draft_id}`] as const
  type Draft = { status: string; sections: { id: string; state: string; version: number }[] }
  const finished = (draft: Draft) => draft.sections.filter(({ version }) => version > 0)
  await expect.poll(async () => finished((await ask<Draft>(first, path, { token })).body).length).toBeGreaterThan(2)
  await killHard(first)

  const before = written.length
  const second = await start()
  const { body: resumed } = await ask<Draft>(second, path, { token })
  expect(resumed.status).toBe('drafting')
  const kept = finished(resumed).map(({ id }) => id)
  await expect
    .poll(async () => (await ask<Draft>(second, path, { token })).body.status, { timeout: 120_000 })
    .toBe('ready')
  expect(written.slice(before).filter((id) => kept.includes(id))).toEqual([])
  const { body: draft } = await ask<Draft>(second, path, { token })
  expect(draft.sections.every(({ version }) => version === 1)).toBe(true)
  const status = await ask(second, ['GET', '/chargebee/status'], { token })
  expect(status.body).toMatchObject({ drafts_current_count: 1, drafts_limit: 2.5 })
})

test('a first start in production makes its secrets for itself alone, and a second one reads them', async () => {
  const production = {
    NODE_ENV: '',
    WRITER: 'offline',
    BILLING: 'local',
    MAIL: 'folder',
    PUBLIC_URL: 'http://x.example',
  }
  const secrets = { APP_SECRET: '', FILE_ENCRYPTION_KEY: '' }
  const { folder, database, start } = await createServerHome({ ...production, ...secrets }, { isNew: true })
  // Servers that share a database are given theirs.
  if ('DATABASE_URL' in database) return
  const first = await start()
  const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
  const { body } = await ask<{ token: string }>(first, ['POST', '/auth/signup'], { body: account })
  for (const name of ['secret', 'file-key', 'drafty.db', 'server-lock'])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
  const headers = { [developmentHeader]: readFileSync(join(folder, 'file-key'), 'utf8') }
  expect((await fetch(`${first.address}/api/dev/outbox`, { headers })).status).toBe(404)
  // Tests in one process hash lightly; a server that listens never does.
  const accounts = connectForTest(join(folder, 'drafty.db')).selectFrom('accounts').select('password_hash')
  expect((await accounts.executeTakeFirstOrThrow()).password_hash).toMatch(/^argon2id\$19456\$2\$1\$/)
  await killHard(first)
  const second = await start()
  expect((await ask(second, ['GET', '/attorneys/refresh'], { token: body.token })).status).toBe(200)
})
