import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import type { DraftFlag } from './draft-flag.ts'
import { checksBeforeFiling, type OpenCheck } from './open-checks.ts'

const unread = (id: string, sectionId: string): DraftFlag => ({
  id,
  finding: id,
  kind: 'Verify or remove',
  topic: 'Citation',
  severity: 'amber',
  wantsTick: true,
  place: { sectionId, start: 0, end: 4 },
  quote: 'Matter of S-P-, 21 I&N Dec. 486 (BIA 1996)',
  message: 'In our list, but not read.',
  actions: [],
})
const accepted = ['cover', 'deadline'].map((id) => ({ id, state: 'accepted' as const }))

function open(checks: readonly OpenCheck[]): string[] {
  const given: string[] = []
  renderPage(
    <AcceptDialog
      title="Brief"
      place="d1 file"
      question="Why is the draft filed as it is?"
      confirm="Download"
      checks={checks}
      onAccept={(reason) => given.push(reason)}
      onCancel={() => {}}
    />,
  )
  return given
}

test('the final export of an accepted draft asks about each authority that nobody has read', () => {
  const flags = [unread('u1', 'cover'), unread('u2', 'deadline')]
  const draft = { flags, rules: [], sections: accepted } as unknown as Parameters<typeof checksBeforeFiling>[0]
  expect(checksBeforeFiling(draft).map(({ finding, isTick }) => [finding, isTick])).toEqual([
    ['u1', true],
    ['u2', true],
  ])
  expect(checksBeforeFiling({ ...draft, sections: [] })).toEqual([])
})

test('an authority is ticked once however often it is cited, and a tick needs no reason', () => {
  const message = 'Matter of S-P-. In our list, but not read.'
  const given = open(['u1', 'u2'].map((finding) => ({ finding, message, isTick: true as const })))
  expect(screen.getByRole('dialog', { name: '1 check is open' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(screen.getByRole('alert').textContent).toContain('Tick every authority')
  expect(given).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: message }))
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(given).toEqual([''])
})

test('an open red check besides still wants its reason', () => {
  const given = open([
    { finding: 'u1', message: 'In our list, but not read.', isTick: true },
    { finding: 'r16', message: 'OVER LIMIT: about 27 pages.' },
  ])
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(given).toEqual([])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Leave was granted.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(given).toEqual(['Leave was granted.'])
})

test('a reason that was typed and not given is there again', () => {
  const checks = [{ finding: 'r16', message: 'OVER LIMIT: about 27 pages.' }]
  open(checks)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Leave was granted on May 5.' } })
  cleanup()
  open(checks)
  expect(screen.getByText(/was kept on this device and is here again/)).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Leave was granted on May 5.')
  localStorage.clear()
})
