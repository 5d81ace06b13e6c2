import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { frameOf, streamEvents } from './event-stream.ts'
import { listen } from './listen.ts'
import type { App } from './strict-headers.ts'

const frame = frameOf('news', JSON.stringify({ text: 'x'.repeat(60_000) }))

/** A server with one stream that sends until it is over; tells how many frames left, and when it heard the end. */
async function listenWithStream() {
  const app: App = new Hono()
  const stop = new AbortController()
  const over = Promise.withResolvers<number>()
  let sent = 0
  app.get('/events', async (context) => {
    context.header('X-Request-Id', 'one')
    await Promise.resolve()
    return streamEvents(context, { stopping: stop.signal, log: pino({ level: 'silent' }) }, async (stream, onOver) => {
      onOver(() => over.resolve(sent))
      while (!stream.isOver()) {
        // oxlint-disable-next-line no-await-in-loop -- one event after the other, as there is room
        await stream.send(frame)
        sent += 1
      }
    })
  })
  const port = Promise.withResolvers<number>()
  const { server } = listen(app, { port: 0, hostname: '127.0.0.1' }, port.resolve)
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${await port.promise}/events`
  return { address, stop, over: over.promise, sent: () => sent }
}

async function openStream(address: string): Promise<{ request: ClientRequest; reply: IncomingMessage }> {
  const request = get(address, { agent: false })
  request.on('error', () => undefined)
  const reply = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
  return { request, reply }
}

test('an event stream leaves with the headers of its call, and waits for a reader who is slow', async () => {
  const { address, stop, sent } = await listenWithStream()
  const { reply } = await openStream(address)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-request-id': 'one' })
  // Nobody reads: what the sockets of both sides hold is all that leaves.
  let before = -1
  await expect
    .poll(() => [before, (before = sent())], { interval: 250, timeout: 60_000 })
    .toSatisfy(([earlier, now]: number[]) => earlier === now)
  const held = sent()
  reply.resume()
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(held + 100)
  stop.abort()
  await new Promise((resolve) => reply.on('end', resolve))
})

test('a reader who leaves ends the stream', async () => {
  const { address, over, sent } = await listenWithStream()
  const { request, reply } = await openStream(address)
  reply.resume()
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(3)
  request.destroy()
  await over
})

test('a server that stops ends its streams, so that a page asks another one', async () => {
  const { address, stop, over } = await listenWithStream()
  const { reply } = await openStream(address)
  reply.resume()
  stop.abort()
  await over
  await new Promise((resolve) => reply.on('end', resolve))
  expect(reply.complete).toBe(true)
})
