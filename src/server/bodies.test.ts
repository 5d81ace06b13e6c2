import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { developmentHeader, type Endpoint } from '#contract/endpoint.ts'
import { createServerHome, type RunningServer } from '#test/running-server.ts'
import { createTestApp, developerKey } from '#test/test-app.ts'

const endpoints = Object.values(api) as readonly Endpoint[]
const taking = endpoints.filter(({ method, path }) => method !== 'GET' && path !== '/auth/logout')

/** Sends to an endpoint as a logged-in attorney, on this machine. */
async function createSender() {
  const { app, signUp } = await createTestApp()
  const { token } = await signUp()
  return async ({ method, path }: Endpoint, type: string, body: string) => {
    const headers = { Authorization: `Bearer ${token}`, [developmentHeader]: developerKey, 'Content-Type': type }
    const address = `http://localhost/api${path.replaceAll(/:\w+/g, 'none')}`
    return (await app.request(address, { method, headers, body })).status
  }
}

test('a body of another media type than the call takes is refused, whatever the call', async () => {
  const send = await createSender()
  for (const endpoint of taking) {
    const multipart = await send(endpoint, 'multipart/form-data; boundary=x', '--x--\r\n')
    if (endpoint.bodyType === 'multipart') expect(multipart, endpoint.path).not.toBe(415)
    else expect(multipart, endpoint.path).toBe(415)
    for (const type of ['text/plain', 'application/xml', 'multipart/mixed; boundary=x', 'x'])
      expect(await send(endpoint, type, '{}'), `${endpoint.path} ${type}`).toBe(415)
  }
})

test('a body over the limit is refused, whatever the call reads', async () => {
  const send = await createSender()
  const long = `{"a":"${'x'.repeat(2_000_000)}"}`
  const reading = taking.filter(({ body, bodyType }) => body && bodyType === undefined)
  for (const endpoint of reading) expect(await send(endpoint, 'application/json', long), endpoint.path).toBe(413)
  const strangers = reading.filter(({ access }) => access === 'public')
  for (const endpoint of strangers)
    expect(await send(endpoint, 'application/json', long.slice(0, 20_001)), endpoint.path).toBe(413)
})

/** Sends bytes; false when the server has answered or closed. */
type Write = (text: string) => Promise<boolean>

/** What the server answers to bytes over a connection, once it has said something or closed. */
async function raw({ address }: RunningServer, head: string, send: (write: Write) => Promise<void>) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let reply = ''
  socket.setEncoding('utf8').on('data', (text: string) => (reply += text))
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))
  await once(socket, 'connect')
  socket.write(head)
  // Who sends listens as well: a block goes out when the one before it has, and none behind a reply.
  await send(async (text) => {
    if (socket.destroyed || reply !== '') return false
    await Promise.race([new Promise((resolve) => socket.write(text, resolve)), closed])
    return true
  })
  await closed
  return reply.split('\r\n')[0]
}

const refused = 'refused'

test('an endless form to a call that takes JSON is refused at its head and the connection is closed', async () => {
  const { start } = await createServerHome()
  const server = await start()
  for (const type of ['multipart/form-data; boundary=x', 'application/json']) {
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`
    const block = `10000\r\n${'A'.repeat(65_536)}\r\n`
    const replies = new Set<string | undefined>()
    // Bytes under way when a server closes may cost the answer (RFC 9112, section 9.6); that it closes is true each time.
    for (let tries = 0; tries < 8 && !replies.has(refused); tries += 1)
      replies.add(
        (
          await raw(server, head, async (write) => {
            let goesOn = true
            for (let sent = 0; goesOn && sent < 100; sent += 1) goesOn = await write(block)
          })
        )?.replace(/^HTTP\/1\.1 41[35] .*$/, refused),
      )
    expect(replies).toContain(refused)
    replies.delete('')
    expect([...replies]).toEqual([refused])
  }
})

test('who sends slower than a telephone line is given up', async () => {
  const { start } = await createServerHome()
  const server = await start()
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n'
  const trickle = async (write: (text: string) => void) => {
    const clock = setInterval(() => write('x'), 200)
    setTimeout(() => clearInterval(clock), 14_000)
  }
  const slowHead = async (write: (text: string) => void) => {
    const clock = setInterval(() => write('X-A: b\r\n'), 500)
    setTimeout(() => clearInterval(clock), 16_000)
  }
  const replies = [raw(server, head, trickle), raw(server, 'GET /api/livez HTTP/1.1\r\nHost: x\r\n', slowHead)]
  expect(await Promise.all(replies)).toEqual(['HTTP/1.1 408 Request Timeout', 'HTTP/1.1 408 Request Timeout'])
})

test('headers beyond reason are refused', async () => {
  const { start } = await createServerHome()
  const server = await start()
  const head = `GET /api/livez HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
  expect(await raw(server, head, async () => undefined)).toMatch(/^HTTP\/1\.1 431 /)
})
