import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'

type Refused = { details: { fields: { name: string; message: string }[] } }

test('what a body lacks is said in the words of the product, not of a library', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const said = async (method: string, path: string, body: unknown) => {
    const reply = await ana.call<Refused>(method, path, body)
    expect(reply.status).toBe(422)
    return Object.fromEntries(reply.body.details.fields.map(({ name, message }) => [name, message]))
  }
  expect(await said('POST', '/dev/switch-db', { useLocal: 'yes' })).toEqual({ useLocal: 'Please say true or false.' })
  expect(await said('POST', '/clients/', { first_name: 'A', last_name: 'B', children: 'none' })).toEqual({
    children: 'Please send a list.',
  })
  expect(await said('PUT', '/clients/x/answers/upw', { answers: [] })).toEqual({
    answers: 'Please send an object with fields.',
  })
  expect(await said('POST', '/clients/', { first_name: 'A', last_name: 'B', client: { a_number: [] } })).toEqual({
    'client.a_number': 'This does not have the form that is expected here.',
  })
})

test('in development a page of this machine may call this server, any other page may not', async () => {
  const { app } = await createTestApp()
  const ask = async (origin: string, path = '/api/clients') => {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    }
    return (await app.request(path, { method: 'OPTIONS', headers })).headers.get('Access-Control-Allow-Origin')
  }
  expect(await ask('http://127.0.0.1:5173')).toBe('http://127.0.0.1:5173')
  expect(await ask('http://localhost:4001')).toBe('http://localhost:4001')
  expect(await ask('https://evil.example')).toBeNull()
  expect(await ask('http://127.0.0.1.evil.example')).toBeNull()
  expect(await ask('http://127.0.0.1:5173', '/api/dev/db/status')).toBeNull()
})

test('in production no other page may call this server', async () => {
  const environment = { NODE_ENV: 'production', WRITER: 'offline', BILLING: 'local', MAIL: 'folder' }
  const { app } = await createTestApp({ environment })
  const headers = { Origin: 'http://127.0.0.1:5173', 'Access-Control-Request-Method': 'GET' }
  const reply = await app.request('/api/clients', { method: 'OPTIONS', headers })
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull()
})
