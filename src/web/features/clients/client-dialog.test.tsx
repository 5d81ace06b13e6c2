import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Client } from '#contract/clients.ts'
import type { Firm } from '#contract/firms.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { ClientDialog } from './client-dialog.tsx'

const ana: Client = {
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
const clarke: Firm = {
  name: 'Clarke Law',
  role: 'attorney',
  owner_sees_all: false,
  strict_rules: false,
  may: ['make clients', 'check conflicts'],
  people: [],
  clients: 0,
  can_end: false,
}

const sent: unknown[] = []
beforeEach(() => {
  localStorage.clear()
  sent.length = 0
})

function open(firm: Firm | null, client?: Client) {
  const create = answer(api.createClient, ({ body }) => {
    sent.push(body.belongs_to)
    return ana
  })
  const calls = [create, answer(api.getFirm, () => ({ firm }))]
  renderPage(<ClientDialog opened client={client} onClose={() => undefined} onSaved={() => undefined} />, { calls })
}

async function addAna() {
  fireEvent.change(await screen.findByRole('textbox', { name: /First name/ }), { target: { value: 'Ana' } })
  fireEvent.change(screen.getByRole('textbox', { name: /Last name/ }), { target: { value: 'Reyes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add client' }))
  await expect.poll(() => sent.length).toBe(1)
}

test('whoever adds a client in a firm reads that it will be the firm’s, and who sees it', async () => {
  open(clarke)
  const ofFirm = await screen.findByRole('radio', { name: 'Clarke Law' })
  expect((ofFirm as HTMLInputElement).checked).toBe(true)
  expect(screen.getByRole('dialog').textContent).toContain('Until it is shared, only you see it.')
  await addAna()
  expect(sent).toEqual([undefined])
})

test('whoever adds a client in a firm can keep it', async () => {
  open(clarke)
  fireEvent.click(await screen.findByRole('radio', { name: 'Mine alone' }))
  expect(screen.getByRole('dialog').textContent).toContain('Nobody else in the firm sees anything of it')
  await addAna()
  expect(sent).toEqual(['me'])
})

test('a paralegal reads that the owner sees the client too', async () => {
  open({ ...clarke, role: 'paralegal', may: ['make clients'] })
  await screen.findByRole('radio', { name: 'Clarke Law' })
  expect(screen.getByRole('dialog').textContent).toContain('only you and the owner of the firm see it')
})

test('the owner who sees every client reads nothing of another owner', async () => {
  open({ ...clarke, role: 'owner', owner_sees_all: true })
  await screen.findByRole('radio', { name: 'Clarke Law' })
  expect(screen.getByRole('dialog').textContent).toContain('Until it is shared, only you see it.')
})

test.each([
  { who: 'who works alone', firm: null },
  { who: 'who may add no clients to the firm', firm: { ...clarke, role: 'reviewer', may: [] } satisfies Firm },
])('somebody $who is not asked whose a client is', async ({ firm }) => {
  open(firm)
  await addAna()
  expect(screen.queryByRole('radio', { name: 'Mine alone' })).toBeNull()
  expect(sent).toEqual([undefined])
})

test('whose a client is cannot be changed by editing it', async () => {
  open(clarke, ana)
  await screen.findByRole('textbox', { name: /First name/ })
  expect(screen.queryByRole('radio', { name: 'Mine alone' })).toBeNull()
})
