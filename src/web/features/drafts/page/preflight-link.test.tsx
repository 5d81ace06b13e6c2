import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { PreflightLink } from './preflight-link.tsx'

const draftWith = (...states: ('ready' | 'accepted')[]) =>
  ({
    id: 'd1',
    client: { id: 'c1' },
    packetAt: '/drafty/my-drafts/d1/packet?client=c1',
    sections: states.map((state) => ({ state })),
  }) as Parameters<typeof PreflightLink>[0]['draft']

test('before the export an accepted draft says what the rules of its forum leave open; no other draft asks', async () => {
  const asked: string[] = []
  const preflight = answer(api.getPreflight, ({ params }) => {
    asked.push(params.draftId)
    return {
      forum_name: 'Immigration court',
      summary: { must_fix: 2, to_check: 0, questions: 5, fine: 9 },
      lines: [],
    }
  })
  const { unmount } = renderPage(<PreflightLink draft={draftWith('accepted', 'ready')} />, { calls: [preflight] })
  const link = () => screen.getByRole('link', { name: 'Preflight and packet' }).parentElement
  expect(link()?.textContent).toBe('Preflight and packet')
  unmount()
  expect(asked).toEqual([])
  renderPage(<PreflightLink draft={draftWith('accepted', 'accepted')} />, { calls: [preflight] })
  await waitFor(() => expect(link()?.textContent).toBe('Preflight and packet: 2 must fix, 5 asked'))
})
