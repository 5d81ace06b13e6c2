import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startOpenAiDouble } from '#test/doubles/openai.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { ask, createServerHome, type RunningServer } from '#test/running-server.ts'

const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }

async function logIn(server: RunningServer): Promise<string> {
  const { body } = await ask<{ token: string }>(server, ['POST', '/auth/signup'], { body: account })
  return body.token
}

/** Sends the beginning of a request and then nothing more. */
async function sendHalf({ address }: RunningServer, text: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
}

/** A draft whose sections never come, and the open stream that waits for them. */
async function openStream(server: RunningServer, token: string) {
  const client = await ask<{ id: string }>(server, ['POST', '/clients/'], { token, body: waiverClient })
  const request = { ...waiverAnswers, client_id: client.body.id, filing_date: '2026-11-20' }
  const { body } = await ask<{ draft_id: string }>(server, ['POST', '/ai_tool/upw'], { token, body: request })
  const path = `/api/clients/${client.body.id}/drafts/${body.draft_id}/events`
  const response = await fetch(`${server.address}${path}`, { headers: { Authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  const ended = (async () => {
    // oxlint-disable-next-line no-unused-vars -- only their end counts
    for await (const _ of response.body ?? []) continue
  })().catch(() => undefined)
  return { ended }
}

test('told to stop, the server ends within 20 seconds, whatever its clients do', async () => {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>Late.</p>', firstTokenMs: 120_000 }))
  onTestFinished(() => double.close())
  const { start } = await createServerHome({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: double.baseUrl })
  const server = await start()
  const token = await logIn(server)
  const { ended } = await openStream(server, token)
  const slowBody = `POST /api/clients/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"first_name":`
  await sendHalf(server, slowBody)
  await sendHalf(server, 'GET /api/livez HTTP/1.1\r\nHost: x\r\n')
  await sendHalf(server, '')
  const before = performance.now()
  const exit = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  const seconds = (performance.now() - before) / 1000
  console.log(`SIGTERM with a stream, a slow sender and half a header: ended after ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(20)
  await ended
})

test('a stream ends with the session that opened it', async () => {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>Late.</p>', firstTokenMs: 120_000 }))
  onTestFinished(() => double.close())
  const { start } = await createServerHome({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: double.baseUrl })
  const server = await start()
  const token = await logIn(server)
  const { ended } = await openStream(server, token)
  const before = performance.now()
  expect((await ask(server, ['POST', '/auth/logout'], { token })).status).toBe(204)
  await ended
  const seconds = (performance.now() - before) / 1000
  console.log(`a stream ended ${seconds.toFixed(1)} s after its session`)
  expect(seconds).toBeLessThan(60)
})

/** A small file system of its own; undefined where this user may not mount one. */
function makeSmallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('on a full disk nothing is stored half-way: 507 with a sentence, reading goes on, /readyz says no; with room again all is well', async (context) => {
  const disk = makeSmallDisk(120)
  if (disk === undefined) return context.skip('no file system can be mounted by this user')
  const { start } = await createServerHome({ DRAFTY_DATA_DIR: disk })
  const server = await start()
  const token = await logIn(server)
  const addClient = () => ask<{ code?: string }>(server, ['POST', '/clients/'], { token, body: waiverClient })
  expect((await addClient()).status).toBe(201)
  expect((await ask(server, ['GET', '/readyz'])).status).toBe(200)

  const full = join(disk, 'somebody-elses-file')
  fillUp(full)
  expect((await ask<{ code: string }>(server, ['GET', '/readyz'])).body.code).toBe('storage-full')
  const refused: (string | number | undefined)[] = []
  // What is left of a page or two may hold a first one.
  for (let attempt = 0; attempt < 60 && refused.length < 3; attempt += 1) {
    const { status, body } = await addClient()
    if (status !== 201) refused.push(status, body.code)
  }
  expect(refused.slice(0, 2)).toEqual([507, 'storage-full'])
  const listed = await ask<unknown[]>(server, ['GET', '/clients/'], { token })
  expect([listed.status, listed.body.length > 0]).toEqual([200, true])

  rmSync(full)
  expect((await addClient()).status).toBe(201)
  // What was read meanwhile is on record now, and the chain is whole.
  const trail = async () => (await ask<{ detail: string }[]>(server, ['GET', '/users/me/audit'], { token })).body
  await expect.poll(async () => (await trail()).filter(({ detail }) => detail === 'GET /clients').length).toBe(1)
  expect((await ask(server, ['GET', '/users/me/audit/check'], { token })).body).toEqual({ intact: true })
  expect((await ask(server, ['GET', '/readyz'])).status).toBe(200)
})

/** Writes until the disk takes no byte more. */
function fillUp(path: string): void {
  for (const size of [1_000_000, 10_000, 100])
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
    } catch {
      continue
    }
}
