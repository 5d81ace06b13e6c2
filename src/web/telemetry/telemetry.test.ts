import { afterEach, expect, test, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'
import { createErrorReporter, reportOf } from './error-reports.ts'

const sent: { url: string; body: string }[] = []

function catchRequests() {
  sent.length = 0
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    sent.push({ url, body: init.body })
    return Promise.resolve(new Response())
  })
}

afterEach(() => vi.unstubAllGlobals())

test('an error report carries the kind of error and places in the program, never its message or an address', () => {
  const error = new TypeError('Ana Example, A-number 123456789')
  error.stack = `TypeError: Ana Example
    at save (https://drafty.example/assets/a.js?client=ana:1:2)
    at https://drafty.example/assets/b.js:3:4`
  const [save, nameless] = reportOf(error).frames
  expect(reportOf(error).name).toBe('TypeError')
  expect(save).toEqual({ function: 'save', filename: 'https://drafty.example/assets/a.js', lineno: 1, colno: 2 })
  expect(nameless).toMatchObject({ function: '?', lineno: 3 })
  catchRequests()
  createErrorReporter('https://key@errors.example/sub/42')(error)
  expect(sent[0]?.url).toBe('https://errors.example/sub/api/42/envelope/?sentry_key=key&sentry_version=7')
  expect(sent[0]?.body).not.toMatch(/Ana|123456789|client=/)
  expect(sent[0]?.body).toContain('"infer_ip":"never"')
})

test('the places of an error are read as Firefox and Safari write them', () => {
  const error = new Error('no')
  error.stack = 'save@https://drafty.example/assets/a.js:1:2\n@https://drafty.example/assets/b.js:3:4\nnot a place'
  expect(reportOf(error).frames.map((frame) => `${frame.function} ${frame.lineno}:${frame.colno}`)).toEqual([
    'save 1:2',
    '? 3:4',
  ])
})

test('a page is counted by its pattern alone', () => {
  catchRequests()
  createAnalytics({ key: 'k', host: 'https://counts.example/' }).countPage('/drafty/clients/:id')
  expect(sent[0]?.url).toBe('https://counts.example/i/v0/e/')
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    properties: { $current_url: '/drafty/clients/:id', $ip: null },
  })
})
