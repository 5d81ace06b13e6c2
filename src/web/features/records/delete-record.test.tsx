import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { answer } from '#web/dev/in-page-server.ts'
import { renderPage } from '#test/render-page.tsx'
import { DeleteRecordDialog } from './delete-record.tsx'
import type { RecordItem } from './record-kinds.ts'

const item = { id: 'd1', title: 'Declaration', file_name: 'declaration.pdf' } as RecordItem
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

function remove(reply: () => { message: string }) {
  const onClose = vi.fn<() => void>()
  renderPage(<DeleteRecordDialog place={{ kind: 'client_document', clientId: 'c1' }} item={item} onClose={onClose} />, {
    calls: [answer(api.deleteDocument, reply)],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete document' }))
  return onClose
}

test('a deleted document says so for 0.8 seconds, then the dialog closes', async () => {
  const onClose = remove(() => ({ message: 'The document was deleted.' }))
  expect(await screen.findByText('The document was deleted.')).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
  await pass(800)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a deletion that failed shows the words of the server for 4.5 seconds, and the dialog stays', async () => {
  const onClose = remove(() => {
    throw new AppError('unexpected', {}, { message: 'The store is being moved.' })
  })
  expect(await screen.findByText('The store is being moved.')).toBeDefined()
  await pass(4200)
  expect(screen.queryByText('The store is being moved.')).not.toBeNull()
  await pass(400)
  expect(screen.queryByText('The store is being moved.')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
