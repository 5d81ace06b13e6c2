import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { documentNotGenerated } from '#domain/messages.ts'
import { answer, type AnsweredCall } from '#web/dev/in-page-server.ts'
import { DownloadPanel } from '#web/ui/download-panel.tsx'
import { downloads, whenDownloaded } from '#web/ui/downloads.ts'
import { renderPage } from '#test/render-page.tsx'
import { downloadWordFile } from './download-draft.ts'

const path = { clientId: 'c1', draftId: 'd1' }
const name = 'Ana Rivera - Letter.docx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
  act(downloads.clear)
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = (...calls: AnsweredCall[]) => renderPage(<DownloadPanel />, { calls })
const serves = (reply: () => Response) => answer(api.downloadDraft, reply)

test('a file that was asked for says so for five seconds, and then the status is read anew', async () => {
  const onDownloaded = vi.fn<() => void>()
  const stop = whenDownloaded(onDownloaded)
  let send: (response: Response) => void = () => undefined
  open(answer(api.downloadDraft, () => new Promise<Response>((resolve) => (send = resolve))))
  const done = downloadWordFile(path, name)
  expect(await screen.findByText(`Processing ${name}...`)).toBeDefined()
  send(new Response('word'))
  await act(() => done)
  expect(screen.getByText('Download completed successfully')).toBeDefined()
  await pass(4000)
  expect(onDownloaded).not.toHaveBeenCalled()
  await pass(1000)
  expect(onDownloaded).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Done & Downloaded' })).toBeDefined()
  stop()
})

test('a failed file says the general sentence for five seconds, then stays with its error and a way to try again', async () => {
  let isBroken = true
  open(serves(() => (isBroken ? new Response('<html>', { status: 502 }) : new Response('word'))))
  await act(() => downloadWordFile(path, name))
  expect(screen.getByText('An error occurred. Please try again.')).toBeDefined()
  await pass(5000)
  const error = screen.getByText(/Error processing Ana Rivera - Letter.docx, please try again/)
  expect(error.textContent).toContain('Contact our support team at support@drafty.example if the issue persists.')
  expect(screen.getByRole('link', { name: 'support@drafty.example' })).toBeDefined()
  await pass(600_000)
  expect(screen.getByRole('heading', { name: '1 Failed Download' })).toBeDefined()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Download completed successfully')).toBeDefined()
})

test('what the server says of a file is shown and stays: its refusal, and an error in plain text', async () => {
  open(
    serves(() => new Response('The store is being moved.', { status: 500, headers: { 'Content-Type': 'text/plain' } })),
  )
  await act(() => downloadWordFile(path, name))
  await pass(60_000)
  expect(screen.getByText('The store is being moved.')).toBeDefined()
  act(downloads.clear)
  open(
    answer(api.downloadDraft, () => {
      throw new AppError('not-now')
    }),
  )
  await act(() => downloadWordFile(path, name))
  expect(screen.getAllByText('This is not possible in the present state of the draft.')).not.toHaveLength(0)
})

test('a file that a finished draft brings has the sentence of its own when it fails', async () => {
  open(serves(() => new Response('', { status: 500 })))
  const failure = documentNotGenerated('support@drafty.example')
  await act(() => downloadWordFile(path, name, { failure }))
  expect(screen.getByText(/Error generating document. Contact our support team at/)).toBeDefined()
})
