import { QueryClient } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer, type AnsweredCall } from '#web/dev/in-page-server.ts'
import { useLocalDatabase } from '#web/dev/panel/panel-queries.ts'
import { useDraftPages } from '#web/features/drafts/list/drafts-queries.ts'
import { useRecords } from '#web/features/records/records-queries.ts'
import type { RecordPlace } from '#web/features/records/record-kinds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let asked = 0
const counted = <T,>(reply: T) => {
  asked += 1
  return reply
}
const cache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Shows a part, lets it come to rest, and takes it away again, as a page that is left. */
async function visit(part: React.ReactNode, calls: readonly AnsweredCall[], kept: QueryClient): Promise<void> {
  renderPage(part, { calls, cache: kept })
  await act(() => vi.advanceTimersByTimeAsync(50))
  cleanup()
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Drafts() {
  useDraftPages({})
  return null
}

function Records({ place }: { place: RecordPlace }) {
  useRecords(place, true)
  return null
}

function Panel() {
  useLocalDatabase()
  return null
}

test('all drafts are fetched at most once in five seconds', async () => {
  asked = 0
  const kept = cache()
  const calls = [answer(api.listDrafts, () => counted([]))]
  for (const after of [0, 2000, 2000]) {
    await passes(after)
    await visit(<Drafts />, calls, kept)
  }
  expect(asked).toBe(1)
  await passes(5000)
  await visit(<Drafts />, calls, kept)
  expect(asked).toBe(2)
})

test.each([
  ['templates', { kind: 'template', clientId: '' }, api.listTemplates],
  ['documents', { kind: 'client_document', clientId: 'c1' }, api.listDocuments],
  ['citations', { kind: 'citation', clientId: 'c1' }, api.listCitations],
] as const)('the list of %s is asked for at most once in three seconds', async (_, place, endpoint) => {
  asked = 0
  const kept = cache()
  const calls = [answer(endpoint, () => counted([]))]
  for (const after of [0, 1000, 1000]) {
    await passes(after)
    await visit(<Records place={place} />, calls, kept)
  }
  expect(asked).toBe(1)
  await passes(3000)
  await visit(<Records place={place} />, calls, kept)
  expect(asked).toBe(2)
})

test('the state of the local database is looked at every five seconds', async () => {
  asked = 0
  const stopped = {
    running: false,
    status: 'stopped',
    message: '',
    detail: null,
    database: 'local',
    url: null,
    db_name: null,
    form: 'process',
    busy: null,
    progress: null,
  } as const
  renderPage(<Panel />, { calls: [answer(api.readLocalDatabase, () => counted({ ...stopped }))] })
  await passes(50)
  expect(asked).toBe(1)
  for (const times of [2, 3]) {
    await passes(4900)
    expect(asked).toBe(times - 1)
    await passes(100)
    expect(asked).toBe(times)
  }
})
