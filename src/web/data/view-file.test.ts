import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCallsBy } from './call.ts'
import { keepToken } from './token.ts'
import { viewAt } from './view-file.ts'

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:file'
})
afterEach(() => {
  answerCallsBy()
  vi.unstubAllGlobals()
})

const path = '/citations/c1/display'
const file = (type: string) => new Response('words', { headers: { 'Content-Type': type } })

test('what is looked at may come as a signed address, as a text or as the file itself', async () => {
  vi.stubGlobal('fetch', async () => file('application/octet-stream'))
  answerCallsBy(async () => Response.json({ url: '/files/one', mime_type: 'application/pdf' }))
  expect(await viewAt(path)).toMatchObject({ kind: 'file', url: 'blob:file', mimeType: 'application/pdf' })
  answerCallsBy(async () => file('text/plain'))
  expect(await viewAt(path, 'text')).toEqual({ kind: 'text', text: 'words' })
  answerCallsBy(async () => file('image/png'))
  expect(await viewAt(path)).toMatchObject({ kind: 'file', mimeType: 'image/png' })
})

test('an earlier view that is still pending is cancelled when another one starts', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  answerCallsBy((_url, { signal }) => {
    signals.push(signal)
    if (signals.length > 1) return Promise.resolve(file('text/plain'))
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  const cancelled = expect(viewAt(path)).rejects.toThrow()
  await expect.poll(() => signals.length).toBe(1)
  expect(await viewAt(path)).toMatchObject({ kind: 'text' })
  await cancelled
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
})

test('every call bears the token that this browser keeps', async () => {
  const sent: HeadersInit[] = []
  answerCallsBy(async (_url, { headers = {} }) => {
    sent.push(headers)
    return file('text/plain')
  })
  await viewAt(path)
  keepToken('token 1')
  await viewAt(path)
  expect(sent.map((headers) => new Headers(headers).get('Authorization'))).toEqual([null, 'Bearer token 1'])
})
