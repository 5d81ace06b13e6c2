import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { answer } from '#web/dev/in-page-server.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { renderPage } from '#test/render-page.tsx'
import { DeleteClientDialog } from './delete-client.tsx'

const ana = {
  id: 'c1',
  first_name: 'Ana',
  middle_name: null,
  last_name: 'Example',
  drafts_count: 1,
  documents_count: 2,
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['a client who was deleted is told of for 5 seconds', 'The client was deleted.', 5000],
  ['that a client could not be deleted is told for 15 seconds', 'The store is being moved.', 15_000],
])('%s', async (_, message, ms) => {
  const reply = answer(api.deleteClient, () => {
    if (ms === 5000) return { message }
    throw new AppError('unexpected', {}, { message })
  })
  const nothing = () => undefined
  renderPage(
    <>
      <DeleteClientDialog client={ana} onCancel={nothing} onDeleted={nothing} />
      <Toasts />
    </>,
    { calls: [reply] },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete client' }))
  expect(await screen.findByText(message)).toBeDefined()
  await pass(ms - 1000)
  expect(screen.queryByText(message)).not.toBeNull()
  await pass(2000)
  expect(screen.queryByText(message)).toBeNull()
})
