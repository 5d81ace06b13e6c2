import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'

const asked: string[] = []

beforeEach(() => {
  vi.resetModules()
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, window.location.origin).pathname)
    return Response.json({}, { status: 404 })
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.each([
  [undefined, '/api/config'],
  ['/drafty/api/', '/drafty/api/config'],
])('the base URL of the calls comes from configuration (%s)', async (base, path) => {
  if (base !== undefined) vi.stubEnv('VITE_API_BASE', base)
  const { call } = await import('./call.ts')
  await call(api.getConfig, {}).catch(() => undefined)
  expect(asked[0]).toBe(path)
})
