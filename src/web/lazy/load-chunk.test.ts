import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, isChunkLoadError, loadChunk } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/faq-1.js'))

test('a part that arrives at the fourth try is shown', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockImplementation(() => (load.mock.calls.length <= 3 ? missing() : Promise.resolve('page')))
  const loading = loadChunk(load)
  await vi.advanceTimersByTimeAsync(2999)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  await expect(loading).resolves.toBe('page')
  expect(load).toHaveBeenCalledTimes(4)
})

test('after three more tries, a second apart, it is a chunk error', async () => {
  const load = vi.fn<() => Promise<string>>(missing)
  const loading = loadChunk(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3000)
  const error = await loading
  expect(load).toHaveBeenCalledTimes(4)
  expect(error).toMatchObject({ name: 'ChunkLoadError' })
  expect(isChunkLoadError(error)).toBe(true)
})

test('a part that hangs is given up after 120 s each time', async () => {
  const load = vi.fn<() => Promise<string>>(() => new Promise(() => undefined))
  const loading = loadChunk(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1001)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3 * 121_000)
  expect(isChunkLoadError(await loading)).toBe(true)
})

test('an error inside the part is no loading error and is not tried again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')))
  await expect(loadChunk(load)).rejects.toThrow('broken')
  expect(load).toHaveBeenCalledTimes(1)
  expect(isChunkLoadError(new Error('broken'))).toBe(false)
})

test('a missing style sheet has the code of its own', () => {
  const error = new ChunkLoadError('CSS_CHUNK_LOAD_FAILED', null)
  expect(error).toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' })
  expect(isChunkLoadError({ code: 'CSS_CHUNK_LOAD_FAILED' })).toBe(true)
})
