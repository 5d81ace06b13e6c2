import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer, type AnsweredCall } from '#web/dev/in-page-server.ts'
import { PacketPage } from '#web/features/packets/packet-page.tsx'
import { PacketPagesPage } from '#web/features/packets/packet-pages-page.tsx'
import { SignOffPage } from '#web/features/sign-off/sign-off-page.tsx'
import { DraftPage } from '../page/draft-page.tsx'
import { SentPage } from '../page/sent/sent-page.tsx'

const pages: readonly (readonly [path: string, page: ReactNode, heading: string])[] = [
  ['', <DraftPage key="draft" />, 'Draft'],
  ['/sent', <SentPage key="sent" />, 'What was sent'],
  ['/packet', <PacketPage key="packet" />, 'Filing packet'],
  ['/packet/3', <PacketPagesPage key="pages" />, 'Packet page'],
  ['/sign-off', <SignOffPage key="sign" />, 'Sign-off'],
]

function open(path: string, page: ReactNode, calls: readonly AnsweredCall[]) {
  const routes = (
    <Routes>
      <Route path="/drafty/my-drafts/:draftId" element={page} />
      <Route path="/drafty/my-drafts/:draftId/packet/:page" element={page} />
      <Route path="/drafty/my-drafts/:draftId/:part" element={page} />
    </Routes>
  )
  renderPage(routes, { path, calls })
}

const none = answer(api.listDrafts, () => [])

test('every page of a draft that is gone says that it does not exist, and leads back', async () => {
  for (const [part, page, heading] of pages)
    for (const client of ['', '?client=client-1']) {
      open(`/drafty/my-drafts/gone${part}${client}`, page, [none])
      await screen.findByRole('heading', { name: 'This draft does not exist' })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
      expect(screen.getByRole('link', { name: 'Back to My Drafts' }).getAttribute('href')).toBe('/drafty/my-drafts')
      expect(screen.queryByText(/did not load/)).toBeNull()
      cleanup()
    }
})

test('a server that does not answer is told as such, and asked again', async () => {
  for (const [part, page, heading] of pages) {
    let answers = false
    const late = answer(api.listDrafts, () => {
      if (!answers) throw new AppError('unexpected')
      return []
    })
    open(`/drafty/my-drafts/some${part}`, page, [late])
    await screen.findByRole('heading', { name: /did not load$/ })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    answers = true
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('heading', { name: 'This draft does not exist' })
    cleanup()
  }
})
