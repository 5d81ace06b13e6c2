import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Client } from '#contract/clients.ts'
import type { ClientAct } from '#domain/firm/roles.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleDates } from '#web/dev/sample-dates.ts'
import { ClientDates } from './client-dates.tsx'

const client: Client = {
  id: 'c1',
  first_name: 'Ana',
  middle_name: null,
  last_name: 'Reyes',
  client: {},
  spouse: {},
  children: [],
  drafts: [],
  counts: {},
  created_at: '2026-11-20T17:00:00.000Z',
  updated_at: '2026-11-20T17:00:00.000Z',
}

const buttonsFor = async (may: ClientAct[]) => {
  const dates = { today: '2026-12-08', dates: [...sampleDates], findings: [], questions: [], gone: [] }
  renderPage(<ClientDates client={client} />, {
    calls: [
      answer(api.listClientDates, () => dates),
      answer(api.getClientAccess, () => ({ belongs_to: 'firm' as const, may, people: [], others: [] })),
    ],
  })
  await screen.findByText('Annual asylum fee has to be paid')
  return () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
}

test('who may only read a client sees the dates, and nothing to add or to mark', async () => {
  const buttons = await buttonsFor(['read', 'read drafts', 'comment'])
  await expect.poll(buttons).toEqual([])
})

test('who prepares a client adds dates and marks them as done', async () => {
  const buttons = await buttonsFor(['read', 'prepare'])
  expect(buttons()).toContain('Add a date')
  expect(buttons()).toContain('Done: Annual asylum fee has to be paid')
})
