import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { StartedDraft } from '#contract/drafting.ts'
import { AppError } from '#contract/errors.ts'
import { answer, type AnsweredCall } from '#web/dev/in-page-server.ts'
import { DownloadPanel } from '#web/ui/download-panel.tsx'
import { downloads } from '#web/ui/downloads.ts'
import { renderPage } from '#test/render-page.tsx'
import { useFollowDraft } from './follow-draft.ts'

afterEach(() => act(downloads.clear))

const started: StartedDraft = {
  id: 'd1',
  draft_id: 'd1',
  client_id: 'c1',
  status: 'queued',
  file_name: 'Ana Rivera - Letter.docx',
  warnings: [],
  facts: {},
}

function Follower() {
  const follow = useFollowDraft()
  return (
    <>
      <button onClick={() => follow(started, 'upw')}>Follow</button>
      <DownloadPanel />
    </>
  )
}

function follow(...calls: AnsweredCall[]): void {
  renderPage(<Follower />, { calls })
  act(() => screen.getByRole('button', { name: 'Follow' }).click())
}

const event = (draft: object) => `event: draft\ndata: ${JSON.stringify(draft)}\n\n`
const sections = [{ version: 0 }, { version: 0 }]

test('a draft that waits is loaded, then its sections are counted, and a failure names what to do and why', async () => {
  let say: ((draft: object) => void) | undefined
  follow(
    answer(api.watchDraft, () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          say = (draft) => controller.enqueue(new TextEncoder().encode(event(draft)))
        },
      })
      return new Response(body)
    }),
  )
  expect(screen.getByRole('heading', { name: 'Loading Content...' })).toBeDefined()
  expect(screen.getByText('Processing Ana Rivera - Letter.docx...')).toBeDefined()
  // What is said before the page listens is said to nobody.
  await waitFor(() => expect(say).toBeDefined())
  await act(async () => say?.({ status: 'drafting', reason: null, sections: [{ version: 1 }, { version: 0 }] }))
  expect(await screen.findByText('Generating content sections...')).toBeDefined()
  expect(screen.getByText('1 of 2')).toBeDefined()
  await act(async () => say?.({ status: 'failed', reason: 'The model refused.', sections }))
  expect(
    await screen.findByText(/Error generating content sections. Please try again. Contact our support/),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'support@drafty.example' })).toBeDefined()
  expect(screen.getByText('The model refused.')).toBeDefined()
})

test('a stream that cannot be taken up because the draft is gone leaves no row behind', async () => {
  let isGone = false
  follow(
    answer(api.watchDraft, () => {
      if (isGone) throw new AppError('not-found')
      isGone = true
      // It breaks after the first word.
      return new Response(event({ status: 'drafting', reason: null, sections }))
    }),
  )
  expect(await screen.findByText('Generating content sections...')).toBeDefined()
  await expect.poll(() => downloads.get().length, { timeout: 60_000 }).toBe(0)
})
