import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import type { App } from './strict-headers.ts'

test('a call whose caller has gone away is worked on to its end before the server counts as stopped', async () => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const app: App = new Hono()
  app.get('/slow', async (context) => {
    begun.resolve()
    await mayEnd.promise
    return context.text('done')
  })
  const listening = Promise.withResolvers<number>()
  const { server, answered } = listen(app, { port: 0, hostname: '127.0.0.1' }, listening.resolve)
  const caller = connect(await listening.promise, '127.0.0.1', () =>
    caller.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'),
  )
  await begun.promise
  const closed = once(server, 'close')
  server.close()
  caller.destroy()
  await closed
  const order: string[] = []
  const stopped = answered().then(() => order.push('stopped'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  order.push('the call may end')
  mayEnd.resolve()
  await stopped
  expect(order).toEqual(['the call may end', 'stopped'])
})

test('TRACE sends nothing of a request back', async () => {
  const app: App = new Hono()
  app.all('/page', (context) => context.text('page'))
  const listening = Promise.withResolvers<number>()
  const { server } = listen(app, { port: 0, hostname: '127.0.0.1' }, listening.resolve)
  const caller = connect(await listening.promise, '127.0.0.1')
  caller.end('TRACE /nothing HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n')
  const reply = (await caller.toArray()).join('')
  server.close()
  expect(reply).toMatch(/^HTTP\/1\.1 40[045] /)
  expect(reply).not.toContain('secret')
})

test('a message with two ends is refused', async () => {
  const app: App = new Hono()
  const seen: string[] = []
  app.all('*', (context) => {
    seen.push(context.req.path)
    return context.text('taken')
  })
  const listening = Promise.withResolvers<number>()
  const { server } = listen(app, { port: 0, hostname: '127.0.0.1' }, listening.resolve)
  const caller = connect(await listening.promise, '127.0.0.1')
  const head = 'POST /first HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n'
  caller.end(`${head}0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`)
  const reply = (await caller.toArray()).join('')
  server.close()
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  expect(seen).not.toContain('/smuggled')
})
