import { once } from 'node:events'
import { connect } from 'node:net'
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
