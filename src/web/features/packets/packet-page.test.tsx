import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { PreflightReply } from '#contract/filing-kit.ts'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { type ClientAct, clientActs } from '#domain/firm/roles.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { moveBefore, step } from './lift.ts'
import { PacketPage } from './packet-page.tsx'

const item = (id: string, letter: string, title: string, more: Partial<PacketItem> = {}): PacketItem => ({
  id,
  letter,
  title,
  detail: '',
  pages: 2,
  first: 2,
  last: 3,
  bytes: 400_000,
  state: 'ready',
  notes: [],
  parent: null,
  is_extra: false,
  ...more,
})

const packet: PacketReply = {
  version: 1,
  status: 'none',
  reason: null,
  forum: 'uscis-paper',
  forums: [
    { id: 'court', name: 'Immigration court' },
    { id: 'uscis-paper', name: 'USCIS, on paper' },
  ],
  forum_line: 'USCIS, on paper, by mail.',
  limit_bytes: null,
  bates: false,
  split: 'exhibits',
  filing: {
    number: null,
    name: null,
    is_given: false,
    last_letter: null,
    last_bates: null,
    filed_on: null,
    earlier: [],
    documents: [],
  },
  client_name: 'Rogelio Medina',
  draft_title: 'I-601A waiver draft',
  items: [item('a', 'A', 'Declaration of Dana'), item('b', 'B', 'Lease'), item('c', 'C', 'Receipts')],
  others: [{ id: 'd', title: 'Letter of the pastor' }],
  questions: [],
  place_questions: [],
  answers: {},
  progress: null,
  made: null,
}

const preflight: PreflightReply = {
  forum_name: 'USCIS, on paper',
  summary: { must_fix: 1, to_check: 0, questions: 1, fine: 0 },
  lines: [
    {
      code: 'X03',
      title: 'Translation',
      place: 'b',
      state: 'open',
      severity: 'block',
      sentence: 'Lease contains Spanish text and has no English translation.',
      source: '8 CFR 1003.33',
      checked_on: '2026-11-22',
      confirmed: true,
      answered: null,
    },
    {
      code: 'U14',
      title: 'Form G-28',
      place: '',
      state: 'ask',
      severity: 'block',
      sentence: 'Is Form G-28 enclosed?',
      source: '8 CFR 292.4',
      checked_on: '2026-11-22',
      confirmed: true,
      answered: null,
    },
  ],
}

function openPacket(start: Partial<PacketReply> = {}, refuses?: AppError, may: readonly ClientAct[] = clientActs) {
  const asked: unknown[] = []
  let reply: PacketReply = { ...packet, ...start }
  renderPage(
    <Routes>
      <Route path="/drafty/my-drafts/:draftId/packet" element={<PacketPage />} />
    </Routes>,
    {
      path: '/drafty/my-drafts/d1/packet?client=c1',
      calls: [
        answer(api.getPacket, () => {
          if (refuses) throw refuses
          return reply
        }),
        answer(api.changePacket, ({ body }) => {
          asked.push(body)
          const order = body.order ?? reply.items.map(({ id }) => id)
          const items = order.flatMap((id, index) => {
            const found = reply.items.find((one) => one.id === id)
            return found ? [{ ...found, letter: 'ABC'.charAt(index) }] : []
          })
          reply = { ...reply, items }
          return reply
        }),
        answer(api.makePacket, () => {
          asked.push('make')
          reply = {
            ...reply,
            status: 'making',
            progress: { done: 1, total: 5, stage: 'exhibits', what: 'Exhibit B: Lease' },
          }
          return reply
        }),
        answer(api.markPacketFiled, ({ body }) => {
          asked.push(body)
          return reply
        }),
        answer(api.cancelPacket, () => {
          asked.push('cancel')
          reply = { ...reply, status: 'cancelled', progress: null }
          return reply
        }),
        answer(api.getPreflight, () => preflight),
        answer(api.answerPreflight, ({ body }) => {
          asked.push(body)
          return preflight
        }),
        answer(api.getClientAccess, () => ({ belongs_to: 'firm' as const, may: [...may], people: [], others: [] })),
        answer(api.listForms, () => []),
        answer(api.listKitDocuments, () => [{ kind: 'cover-page', title: 'Cover page', missing: ['EOIR ID'] }]),
      ],
    },
  )
  return asked
}

const letters = () =>
  screen.getAllByRole('listitem').flatMap((row) =>
    within(row)
      .queryAllByRole('button', { name: /^Move exhibit/ })
      .map((one) => one.getAttribute('aria-label')?.split(':')[0]),
  )

test('an exhibit is lifted, moved and put down by keys alone, and each step is said', async () => {
  const asked = openPacket()
  const grip = await screen.findByRole('button', { name: /^Move exhibit C/ })
  fireEvent.keyDown(grip, { key: ' ' })
  fireEvent.keyDown(grip, { key: 'ArrowUp' })
  expect(screen.getByText('Receipts moved, number 2 of 3.')).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('button', { name: /Receipts/, pressed: true }), { key: ' ' })
  await waitFor(() => expect(asked).toEqual([{ order: ['a', 'c', 'b'] }]))
  await waitFor(() =>
    expect(letters()).toEqual([
      'Move exhibit A, Declaration of Dana',
      'Move exhibit B, Receipts',
      'Move exhibit C, Lease',
    ]),
  )
})

test('a row says what the preflight finds about its document, with its sentence', async () => {
  openPacket()
  const said = await screen.findByText('No translation')
  const row = said.closest('li')
  expect(row?.textContent).toContain('Lease')
  expect(row?.querySelector('[title*="has no English translation"]')).toBeTruthy()
  expect(screen.getByText('must fix').parentElement?.textContent).toContain('1')
})

test('what is typed about a filing and not saved is there again, and gone once it is saved', async () => {
  const questions = [{ name: 'server_name', label: 'Who serves it', help: null, kind: 'text' as const, options: [] }]
  const asked = openPacket({ questions })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Who serves it', hidden: true }), {
    target: { value: 'Ines Bauer' },
  })
  cleanup()
  openPacket({ questions })
  expect(await screen.findByText(/was kept on this device and is here again/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Who serves it' })).toHaveProperty('value', 'Ines Bauer')
  cleanup()

  const again = openPacket({ questions })
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(again).toEqual([{ answers: { server_name: 'Ines Bauer' } }]))
  await waitFor(() => expect(screen.queryByText(/is here again/)).toBeNull())
  expect(asked).toEqual([])
})

test('Escape puts an exhibit back, and nothing is sent', async () => {
  const asked = openPacket()
  const grip = await screen.findByRole('button', { name: /^Move exhibit A/ })
  fireEvent.keyDown(grip, { key: ' ' })
  fireEvent.keyDown(grip, { key: 'ArrowDown' })
  fireEvent.keyDown(screen.getByRole('button', { name: /Declaration/, pressed: true }), { key: 'Escape' })
  expect(screen.getByText('Put back.')).toBeTruthy()
  expect(asked).toEqual([])
})

test('making shows how far it is and can be cancelled', async () => {
  const asked = openPacket()
  fireEvent.click(await screen.findByRole('button', { name: 'Make the packet' }))
  expect(await screen.findByText('Exhibit B: Lease')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/What was made ready is kept/)).toBeTruthy()
  expect(asked).toEqual(['make', 'cancel'])
})

test('a pinpoint that fails is shown with its sentence; a question of the preflight is answered, a finding overridden with a reason', async () => {
  const pinpoint = {
    text: 'Ex. A at 2',
    letter: 'A',
    sentence: 'She weighs “118 pounds.” Ex. A at 2.',
    state: 'elsewhere' as const,
    message: 'Ex. A at 2: the quoted words stand on page 3, not on page 2.',
  }
  const part = {
    number: 1,
    kind: 'exhibits' as const,
    file_name: 'Medina_I-601A_ExhibitA-C.pdf',
    bytes: 1_200_000,
    pages: 12,
    first: 'i',
    last: '10',
  }
  const asked = openPacket({
    status: 'ready',
    made: {
      at: '2026-11-20T17:00:00.000Z',
      is_stale: false,
      pages: 12,
      bytes: 1_200_000,
      brief_pages: 9,
      parts: [part],
      pinpoints: [pinpoint],
      notes: [],
    },
  })
  expect(await screen.findByText(pinpoint.message)).toBeTruthy()
  expect(screen.getByText(pinpoint.sentence)).toBeTruthy()
  expect(screen.getByText('Medina_I-601A_ExhibitA-C.pdf')).toBeTruthy()
  fireEvent.click(await screen.findByText('For you to answer (1)'))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(asked).toEqual([{ code: 'U14', place: '', answer: 'yes' }]))
  fireEvent.click(screen.getByRole('button', { name: 'File it all the same' }))
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It is on its way.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep this reason' }))
  await waitFor(() =>
    expect(asked[1]).toEqual({ code: 'X03', place: 'b', answer: 'override', reason: 'It is on its way.' }),
  )
})

test('a packet without exhibits says where they come from', async () => {
  openPacket({ items: [] })
  expect(await screen.findByText('No exhibits yet')).toBeTruthy()
})

test('a draft that is still being written has no packet yet', async () => {
  openPacket({}, new AppError('not-now'))
  expect(await screen.findByText('The draft is not written yet')).toBeTruthy()
})

test('an order is changed by a step or by a drop, and never loses an entry', () => {
  expect(step(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(step(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moveBefore(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
})

test('a reviewer reads the packet and is offered nothing that the server would refuse', async () => {
  openPacket({}, undefined, ['read', 'read drafts', 'comment'])
  // No line breaks within the number of a form, or before it.
  await screen.findByText((_, element) => element?.textContent === 'Is Form\u00A0G-28 enclosed?')
  expect(screen.getByText('For an attorney to answer (1)')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make the packet' })).toBeNull())
  expect(screen.getByText('Declaration of Dana')).toBeTruthy()
  expect(screen.queryAllByRole('button').map((one) => one.textContent)).toEqual([])
})

test('a paralegal puts the packet together, and the questions wait for an attorney', async () => {
  openPacket({}, undefined, ['read', 'prepare', 'read drafts', 'export'])
  await screen.findByText('For an attorney to answer (1)')
  expect(screen.getByRole('button', { name: 'Make the packet' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Report as PDF' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'File it all the same' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
})

test('a document is put behind the tab of another one, and gets its own again', async () => {
  const asked = openPacket({
    items: [...packet.items, item('t', 'B', 'Lease, English translation', { parent: 'b' })],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Receipts' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Put behind another tab' }))
  fireEvent.click(await screen.findByRole('combobox', { name: 'Tab for Receipts' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Exhibit A, Declaration of Dana' }))
  fireEvent.click(screen.getByRole('button', { name: 'Put there' }))
  await waitFor(() => expect(asked).toEqual([{ add: { id: 'c', parent: 'a' } }]))
  // What has others behind its tab stays with them.
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Lease' }))
  await screen.findByRole('menuitem', { name: 'Move up' })
  expect(screen.queryByRole('menuitem', { name: 'Put behind another tab' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Lease, English translation' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Give it a tab of its own' }))
  await waitFor(() => expect(asked[1]).toEqual({ remove: 't' }))
})

const madeOf = (parts: readonly { first: string; last: string }[]): PacketReply['made'] => ({
  at: '2026-11-20T17:00:00.000Z',
  is_stale: false,
  pages: 12,
  bytes: 1_200_000,
  brief_pages: 9,
  parts: parts.map((part, index) => ({
    number: index + 1,
    kind: 'exhibits' as const,
    file_name: `Part${index + 1}.pdf`,
    bytes: 600_000,
    pages: 6,
    ...part,
  })),
  pinpoints: [],
  notes: [],
})

test('where the next file begins stands in the list, and it can be divided the other way', async () => {
  const asked = openPacket({
    status: 'ready',
    made: madeOf([
      { first: 'i', last: '3' },
      { first: '4', last: '8' },
      { first: '9', last: '12' },
    ]),
    items: [
      item('a', 'A', 'Declaration of Dana', { first: 2, last: 3 }),
      item('b', 'B', 'Lease', { first: 5, last: 10, pages: 6 }),
    ],
  })
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
  await screen.findByText('Part 2 starts here, between exhibits')
  const order = rows().filter((text) => /Part \d starts|^.?[AB](?:Declaration|Lease)/.test(text))
  expect(order.map((text) => /Part \d starts|Declaration|Lease/.exec(text)?.[0])).toEqual([
    'Declaration',
    'Part 2 starts',
    'Lease',
    'Part 3 starts',
  ])
  expect(screen.getByText('Part 3 starts at page 9, inside this exhibit')).toBeTruthy()
  const [instead] = screen.getAllByRole('button', { name: 'Split at a page instead' })
  fireEvent.click(instead ?? document.body)
  await waitFor(() => expect(asked).toEqual([{ split: 'pages' }]))
})

test('a row moves by its menu, and leads to its pages', async () => {
  const asked = openPacket({ status: 'ready', made: madeOf([{ first: 'i', last: '12' }]) })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Lease' }))
  expect(await screen.findByRole('menuitem', { name: 'Look at its pages' })).toBeTruthy()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move down' }))
  await waitFor(() => expect(asked).toEqual([{ order: ['a', 'c', 'b'] }]))
  fireEvent.click(screen.getByRole('button', { name: 'Actions for I-601A waiver draft' }))
  expect(await screen.findByRole('menuitem', { name: 'Open the draft' })).toBeTruthy()
})

const second: PacketReply['filing'] = {
  number: 2,
  name: 'Second Filing',
  is_given: false,
  last_letter: 'F',
  last_bates: 98,
  filed_on: null,
  earlier: [
    { draft_id: 'd0', title: 'First brief', number: 1, name: 'First Filing', filed_on: '2026-11-20', letters: 'A-F' },
  ],
  documents: [{ id: 'x', letter: 'B', title: 'Police report', first: 9, last: 12, filing: 1 }],
}

test('the attorney sees which filing of the case it is, from what, and corrects it', async () => {
  const asked = openPacket({
    forum: 'court',
    filing: second,
    place_questions: [
      {
        name: 'used_letters',
        label: 'Last exhibit letter of earlier filings',
        help: null,
        kind: 'text',
        options: [],
      },
    ],
    answers: { eoir_id: 'X' },
  })
  expect(
    await screen.findByText(
      'Second Filing of the case, after that of November 20, 2026 (tabs A-F). Tabs go on after F; pages are counted from 1 again, and cites say (Second Filing). Bates numbers go on after 98.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Filed before' }).textContent).toContain('Police report')
  fireEvent.click(screen.getByText('Earlier filings made elsewhere'))
  fireEvent.change(screen.getByLabelText('Last exhibit letter of earlier filings'), { target: { value: 'H' } })
  const [save] = screen.getAllByRole('button', { name: 'Save' })
  fireEvent.click(save ?? document.body)
  await waitFor(() => expect(asked).toEqual([{ answers: { used_letters: 'H' } }]))
})

test('what is filed shows its day and offers no change but to take that back', async () => {
  const asked = openPacket({
    status: 'ready',
    forum: 'court',
    made: madeOf([{ first: 'i', last: '12' }]),
    filing: { ...second, number: 1, name: 'First Filing', earlier: [], documents: [], filed_on: '2026-11-20' },
  })
  expect(await screen.findByText('Filed on November 20, 2026')).toBeTruthy()
  for (const name of ['Make the packet again', 'Add an exhibit', /^Move exhibit/, 'Mark as filed'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take that back' }))
  await waitFor(() => expect(asked).toEqual([{ filed_on: null }]))
})
