import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { placeSection } from '#domain/section-content/placed.ts'
import { renderPage } from '#test/render-page.tsx'
import type { DraftPageProps } from './draft-page-props.ts'
import { DraftPage } from './draft-page.tsx'
import type { DraftFlag, DraftSection, DraftView } from './draft-view.ts'

const deadline =
  '<h2>The late filing</h2><p>He filed <strong>late</strong> on May 5, 2025. <em>See Lin v. Holder</em>, 763 F.3d 244. He <mark data-gap="STEPS">[STEPS]</mark>. INA § 208.</p>'

const sections: readonly DraftSection[] = [
  { id: 'cover', title: 'Cover', level: 1, state: 'ready', isSetByRule: true, html: '<p>Cover</p>', version: 1 },
  { id: 'deadline', title: 'One-year deadline', number: 'B.', level: 1, state: 'ready', html: deadline, version: 3 },
]

function at(words: string) {
  const start = placeSection(deadline).text.indexOf(words)
  return { sectionId: 'deadline', start, end: start + words.length }
}

const conflict: DraftFlag = {
  id: 'conflict',
  kind: 'Conflict',
  topic: 'Facts',
  place: at('May 5, 2025'),
  message: 'Two dates are on file.',
  readings: [
    { value: 'May 5', source: 'Your answer' },
    { value: 'May 6', source: 'Exh. D, page 2' },
  ],
  actions: [{ id: 'take', label: 'Use May 6' }],
}
const unknown: DraftFlag = {
  id: 'unknown',
  kind: 'Verify or remove',
  topic: 'Citation',
  place: at('Lin v. Holder, 763 F.3d 244'),
  quote: 'Lin v. Holder, 763 F.3d 244',
  message: 'Not in your sources or our list. Verify or remove.',
  actions: [],
}
const gap: DraftFlag = {
  id: 'gap',
  kind: 'Fill in',
  topic: 'Placeholder',
  place: at('[STEPS]'),
  message: 'What he did.',
  actions: [{ id: 'write', label: 'Write it' }],
}
const verified: DraftFlag = {
  id: 'ok',
  kind: 'Verified',
  topic: 'Citation',
  place: at('INA § 208'),
  quote: 'INA § 208',
  message: '',
  actions: [],
}

const draft: DraftView = {
  id: 'd1',
  title: 'Pre-hearing brief',
  client: { id: 'c1', name: 'Emmanuel Ngwa Tabot' },
  state: 'ready',
  sections,
  flags: [verified, gap, unknown, conflict],
  authoritiesCheckedOn: 'Nov 3, 2026',
}

function renderDraft(view: Partial<DraftView> = {}, props: Partial<DraftPageProps> = {}) {
  const calls = {
    onStop: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    onDownload: vi.fn<DraftPageProps['onDownload']>(),
    onAccept: vi.fn<DraftPageProps['onAccept']>(),
    onKeep: vi.fn<DraftPageProps['onKeep']>(),
    onTakeBack: vi.fn<DraftPageProps['onTakeBack']>(),
    onKeepEdit: vi.fn<DraftPageProps['onKeepEdit']>(),
    onSaveEdit: vi.fn<DraftPageProps['onSaveEdit']>(),
    onCancelEdit: vi.fn<DraftPageProps['onCancelEdit']>(),
    onVersionsWanted: vi.fn<DraftPageProps['onVersionsWanted']>(),
    onRevise: vi.fn<DraftPageProps['onRevise']>(),
    onStopRevision: vi.fn<DraftPageProps['onStopRevision']>(),
    onSaveProposal: vi.fn<DraftPageProps['onSaveProposal']>(),
    onDiscardProposal: vi.fn<DraftPageProps['onDiscardProposal']>(),
    onRestore: vi.fn<DraftPageProps['onRestore']>(),
    onLock: vi.fn<DraftPageProps['onLock']>(),
    onUnlock: vi.fn<DraftPageProps['onUnlock']>(),
    onFlagAction: vi.fn<DraftPageProps['onFlagAction']>(),
    onWriteGap: vi.fn<DraftPageProps['onWriteGap']>(),
  }
  renderPage(
    <DraftPage
      draft={{ ...draft, ...view }}
      models={['gpt-4.1', 'o1']}
      model="gpt-4.1"
      compare={() => ({ html: '', changes: [] })}
      downloadForms={['clean']}
      busy={{}}
      start={{ sectionId: 'deadline' }}
      {...calls}
      {...props}
    />,
  )
  return calls
}

const words = (flag: string) => [...document.querySelectorAll<HTMLElement>(`[data-flag="${flag}"]`)]
/** What an element says; spaces that must not break are spaces. */
const plain = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ')
const focused = () => document.activeElement as HTMLElement
const card = (flag: string) => document.querySelector<HTMLElement>(`[data-card="${flag}"]`)

test('marks lie over exactly their words, also across a name in italics, and change no letter', () => {
  renderDraft()
  expect(words('unknown').map(plain)).toEqual(['Lin v. Holder', ', 763 F.3d 244'])
  expect(words('conflict').map(plain)).toEqual(['May 5, 2025'])
  const [shown] = document.querySelectorAll<HTMLElement>('[data-text="deadline"]')
  expect(shown && plain(shown)).toBe(`B.${placeSection(deadline).text.replaceAll('\n', '')}`)
})

test('only what wants a decision is a stop for the keyboard, once for each flag', () => {
  renderDraft()
  expect(words('unknown').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(words('ok').map(({ tabIndex }) => tabIndex)).toEqual([-1])
  const description = document.getElementById(words('conflict')[0]?.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Conflict')
})

test('a click on words goes to their card, and the card leads back', () => {
  renderDraft()
  const [mark] = words('conflict')
  if (!mark) throw new Error('no mark')
  fireEvent.click(mark)
  expect(focused().dataset).toMatchObject({ card: 'conflict', selected: 'true' })
  const back = card('unknown')?.querySelector('button')
  if (!back) throw new Error('no way back to the text')
  fireEvent.click(back)
  expect(focused()).toBe(words('unknown')[0])
})

test('cards come in the order of what wants a decision, the verified ones together and with their day', () => {
  renderDraft()
  const order = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((one) => one.dataset['card'])
  expect(order).toEqual(['conflict', 'unknown', 'gap', 'verified'])
  expect(card('verified')?.textContent).toContain('1 citation verified')
  expect(card('verified')?.textContent).toContain('as of Nov 3, 2026')
  expect(document.body.textContent).not.toMatch(/good law/i)
  fireEvent.click(screen.getByRole('button', { name: /1\s*placeholder/ }))
  expect(card('conflict')).toBeNull()
  expect(card('gap')).not.toBeNull()
})

test('a placeholder is filled in at its card', () => {
  const { onWriteGap } = renderDraft()
  fireEvent.click(screen.getByRole('button', { name: 'Write it' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Text for this place' }), {
    target: { value: ' hired counsel ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Put into the draft' }))
  expect(onWriteGap).toHaveBeenCalledWith(gap, 'hired counsel')
})

test('nothing in a text can act: unknown elements are unwrapped and no attribute is copied', () => {
  const hostile =
    '<p onclick="alert(1)" style="color:red">a<img src=x onerror="alert(1)"><a href="javascript:alert(1)">b</a><iframe src="x"></iframe></p>'
  renderDraft({ flags: [], sections: sections.map((section) => ({ ...section, html: hostile })) })
  const text = document.querySelector('[data-text="deadline"]')
  expect(text?.innerHTML).toBe('<p>ab</p>')
})

test('while it is written the paper ends where the writing is, with a caret', () => {
  const writing: DraftSection[] = [
    { ...sections[1], state: 'generating', html: '<p>He filed <em>late' } as DraftSection,
    { id: 'end', title: 'Conclusion', level: 1, state: 'waiting', html: '', version: 0 },
  ]
  renderDraft({ state: 'drafting', sections: writing, flags: [], minutesLeft: 6 })
  expect(screen.getByText('Writing, 0 of 2 sections done')).toBeTruthy()
  expect(screen.getByText('about 6 minutes left')).toBeTruthy()
  expect(document.querySelector('[data-text="deadline"]')?.textContent).toBe('He filed late')
  expect(document.querySelector('[data-text="end"]')).toBeNull()
  expect(screen.getAllByRole('img', { name: 'Waiting' }).length).toBeGreaterThan(0)
})

test('accepting a section with a red flag wants a reason, which goes with it', () => {
  const { onAccept } = renderDraft()
  const [accept] = screen.getAllByRole('button', { name: 'Accept section' })
  if (!accept) throw new Error('no accept button')
  fireEvent.click(accept)
  const dialog = within(screen.getByRole('dialog', { name: /2 checks are open/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Accept with this reason' }))
  expect(onAccept).not.toHaveBeenCalled()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Checked against the reporter.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Accept with this reason' }))
  expect(onAccept).toHaveBeenCalledWith('deadline', 'Checked against the reporter.')
})

test('a section without a red flag is accepted at once', () => {
  const { onAccept } = renderDraft({ flags: [gap] })
  const [accept] = screen.getAllByRole('button', { name: 'Accept section' })
  if (!accept) throw new Error('no accept button')
  fireEvent.click(accept)
  expect(onAccept).toHaveBeenCalledWith('deadline')
})

const overLimit = { code: 'R16', severity: 'block', message: 'OVER LIMIT: about 27 pages.', finding: 'r16' } as const
const accepted = sections.map((section) => ({ ...section, state: 'accepted' as const }))

function giveReason(name: string, reason: string) {
  const dialog = within(screen.getByRole('dialog', { name: '1 check is open' }))
  expect(dialog.getByText(/OVER LIMIT/)).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: reason } })
  fireEvent.click(dialog.getByRole('button', { name }))
}

test('the last open section waits for a reason when a check of the whole draft is open, any other does not', () => {
  const acceptFirst = () => fireEvent.click(screen.getAllByRole('button', { name: 'Accept section' })[0] as HTMLElement)
  const early = renderDraft({ flags: [], rules: [overLimit] })
  acceptFirst()
  expect(early.onAccept).toHaveBeenCalledWith('deadline')
  cleanup()
  const allButOne = sections.map((one) => (one.id === 'cover' ? { ...one, state: 'accepted' as const } : one))
  const last = renderDraft({ flags: [], rules: [overLimit], sections: allButOne })
  acceptFirst()
  expect(last.onAccept).not.toHaveBeenCalled()
  giveReason('Accept with this reason', 'Leave to exceed was granted.')
  expect(last.onAccept).toHaveBeenCalledWith('deadline', 'Leave to exceed was granted.')
})

test('the clean copy of a draft that is accepted as a whole waits for a reason while a check is open', () => {
  const { onDownload } = renderDraft(
    { flags: [], rules: [overLimit], sections: accepted },
    { downloadForms: ['clean'] },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(onDownload).not.toHaveBeenCalled()
  giveReason('Download with this reason', 'The motion is filed with it.')
  const decided = { findings: ['r16'], reason: 'The motion is filed with it.' }
  expect(onDownload).toHaveBeenCalledWith('clean', true, decided)
})

test('what was decided stands in one card: on what, by whom, when and why, and can be taken back', () => {
  const decision = { finding: 'f', kind: 'verified', sectionId: 'deadline', by: 'you', at: 'today 9:58 AM' } as const
  const decisions = [{ ...decision, about: 'Lin v. Holder, 763 F.3d 244' }]
  const { onTakeBack } = renderDraft({ flags: [{ ...unknown, finding: 'f', kind: 'Decided' }], decisions })
  expect(card('decided')?.textContent).toContain('Verified by you, today 9:58 AM')
  expect(document.body.textContent).not.toMatch(/good law/i)
  fireEvent.click(within(card('decided') as HTMLElement).getByRole('button', { name: /^Take back/ }))
  expect(onTakeBack).toHaveBeenCalledWith('f')
})

test('keeping words over a conflict wants a reason', () => {
  const { onKeep } = renderDraft({
    flags: [{ ...conflict, finding: 'c', actions: [{ id: 'keep', label: 'Keep it' }] }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  const dialog = within(screen.getByRole('dialog', { name: '1 check is open' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The certificate says so.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Keep with this reason' }))
  expect(onKeep).toHaveBeenCalledWith(['c'], 'The certificate says so.')
})

test('a failed draft says that it cost nothing and can be retried; a stopped one can be started again', () => {
  const failed = renderDraft({ state: 'failed', reason: 'The model did not answer.' })
  expect(screen.getByText('The model did not answer. No credits were used.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(failed.onRetry).toHaveBeenCalledOnce()
  const cancelled = renderDraft({ state: 'cancelled' })
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(cancelled.onRetry).toHaveBeenCalledOnce()
})

test('a draft that waits can be stopped, and cannot be downloaded yet', () => {
  const waiting = sections.map((section) => ({ ...section, state: 'waiting' as const, html: '' }))
  const { onStop, onDownload } = renderDraft({ state: 'queued', sections: waiting, flags: [] })
  expect(screen.getByText('Waiting to start')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(onDownload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})

test('when the connection is lost, the page says so and where to look', () => {
  renderDraft({ state: 'drafting', isConnectionLost: true })
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain(
    'Network connection interrupted. This can happen with longer document generation.',
  )
  expect(within(notice).getByRole('link', { name: 'My Drafts' }).getAttribute('href')).toBe('/drafty/my-drafts')
})

test('no model revises what is set by rule', () => {
  const { onVersionsWanted } = renderDraft({}, { start: { sectionId: 'cover' } })
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  expect(onVersionsWanted).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Revise' }).title).toContain('Set by rule')
})

test('an edited section is saved as section content on the version that was opened', async () => {
  const { onSaveEdit } = renderDraft()
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const editor = await screen.findByRole('textbox', { name: 'Text of One-year deadline' })
  expect(editor.textContent).toContain('[STEPS]')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaveEdit).toHaveBeenCalledWith('deadline', deadline, 3))
})

test('a flag in a footnote lies over the words of the footnote', () => {
  const noted = '<p>He fled.<sup data-fn="Declaration, Exh. D at 2."></sup></p>'
  const inNote: DraftFlag = {
    ...unknown,
    id: 'note',
    place: { sectionId: 'deadline', start: 13, end: 19, footnote: 0 },
  }
  renderDraft({
    flags: [inNote],
    sections: sections.map((section) => ({ ...section, html: section.id === 'deadline' ? noted : '<p></p>' })),
  })
  expect(words('note').map(plain)).toEqual(['Exh. D'])
})

test('an edit that was kept is opened again, and given up only after a question', async () => {
  const { onKeepEdit, onCancelEdit } = renderDraft({}, { unsaved: { deadline: '<p>Typed earlier.</p>' } })
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect((await screen.findByRole('textbox', { name: 'Text of One-year deadline' })).textContent).toBe('Typed earlier.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(onCancelEdit).toHaveBeenCalledWith('deadline')
  expect(onKeepEdit).not.toHaveBeenCalled()
})

test('a locked passage is shown over its words, whatever stands in it', () => {
  const locked = sections.map((section) =>
    section.id === 'deadline' ? { ...section, locks: [{ id: 'l1', ...at('He filed late') }] } : section,
  )
  renderDraft({ sections: locked, flags: [] })
  expect([...document.querySelectorAll('[data-lock="l1"]')].map(({ textContent }) => textContent).join('')).toBe(
    'He filed late',
  )
})

test('the page view prints gaps in brackets and numbers its pages', () => {
  renderDraft({}, { start: { mode: { is: 'page' } } })
  const page = screen.getByRole('article', { name: 'Page 1 of 1, as in the Word file' })
  expect(page.textContent).toContain('[STEPS]')
  fireEvent.click(screen.getByRole('radio', { name: 'Reading' }))
  expect(screen.queryByRole('article', { name: /as in the Word file/ })).toBeNull()
})
