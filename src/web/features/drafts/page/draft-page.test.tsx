import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Draft, DraftSection } from '#contract/drafting.ts'
import { AppError } from '#contract/errors.ts'
import type { DraftFlagReply } from '#contract/draft-findings.ts'
import { placeSection } from '#domain/section-content/placed.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleChecks } from '#web/dev/sample-draft.data.ts'
import { keptWords } from '#web/data/kept-words.ts'
import { DraftPage } from './draft-page.tsx'

const deadline =
  '<h2>The late filing</h2><p>He filed <strong>late</strong> on May 5, 2025. <em>See Lin v. Holder</em>, 763 F.3d 244. He <mark data-gap="STEPS">[STEPS]</mark>. INA § 208.</p>'

const section = (id: string, title: string, more: Partial<DraftSection>): DraftSection => ({
  id,
  title,
  has_heading: false,
  setting: 'body',
  order: 0,
  level: 1,
  state: 'ready',
  mode: 'model',
  version: 1,
  section_content: '<p></p>',
  origin: 'generated',
  proposal: null,
  locks: [],
  ...more,
})
const cover = section('cover', 'Cover', { mode: 'software', section_content: '<p>Cover</p>' })
const late = section('deadline', 'One-year deadline', { section_content: deadline, version: 3 })

const draft: Draft = {
  id: 'd1',
  draft_id: 'd1',
  client_id: 'c1',
  client_name: 'Emmanuel Ngwa Tabot',
  type: 'draft_generator',
  title: 'Pre-hearing brief',
  status: 'ready',
  reason: null,
  writer: 'offline',
  model: 'gpt-4.1',
  is_shielded: true,
  filing_date: '2026-11-20',
  file_name: 'x.docx',
  created_at: '2026-11-20T10:00:00Z',
  finished_at: null,
  facts: {},
  warnings: [],
  law: { version: '2026-11-22', as_of: '2026-11-22', newer: null },
  sections: [cover, late],
}

function flag(id: string, words: string, more: Partial<DraftFlagReply>): DraftFlagReply {
  const start = placeSection(deadline).text.indexOf(words)
  const place = { sectionId: 'deadline', start, end: start + words.length }
  return {
    id,
    finding: id,
    code: 'fact-conflict',
    kind: 'Conflict',
    severity: 'red',
    message: 'Two dates are on file.',
    text: words,
    place,
    passages: [],
    ...more,
  }
}

const conflict = flag('conflict', 'May 5, 2025', {
  suggest: 'May 6, 2025',
  passages: [{ id: 'e', title: 'Exh. D, page 2', start: 0, end: 5, text: 'May 6, 2025' }],
})
const unknown = flag('unknown', 'Lin v. Holder, 763 F.3d 244', {
  code: 'citation-unknown',
  kind: 'Verify or remove',
  message: 'Not in your sources or our list. Verify or remove.',
})
const gap = flag('gap', '[STEPS]', { code: 'gap', kind: 'Fill in', severity: 'amber', message: 'STEPS' })
const verified = flag('ok', 'INA § 208', { code: 'citation-verified', kind: 'Verified', severity: 'green' })

const checks: typeof sampleChecks = {
  ...sampleChecks,
  checked_on: '2026-11-03',
  flags: [verified, gap, unknown, conflict],
  numbers: { deadline: 'B.' },
  pages: { count: 2 },
}

type Found = Partial<typeof sampleChecks> | Promise<Partial<typeof sampleChecks>>
type Given = Partial<Draft> & { readonly found?: Found; readonly at?: string; readonly refuses?: AppError }

/** Opens the page of a draft as the server describes it, at its deadline; tells what the page asks the server to do. */
async function openDraft({ found, at = 'deadline', refuses, ...more }: Given = {}) {
  const asked: unknown[] = []
  const now: Draft = { ...draft, ...more }
  const done = { section_content: '', version: 4, checks: [] }
  renderPage(
    <Routes>
      <Route path="/drafty/my-drafts/:draftId" element={<DraftPage />} />
    </Routes>,
    {
      path: `/drafty/my-drafts/d1?client=c1&section=${at}`,
      calls: [
        answer(api.getDraft, () => now),
        answer(api.listFlags, async () => ({ ...checks, ...(await found) })),
        answer(api.watchDraft, () => {
          throw new AppError('unexpected')
        }),
        answer(api.acceptSection, ({ params, body }) => {
          asked.push(['accept', params.sectionId, body])
          if (refuses) throw refuses
          return { ...done, state: 'accepted' }
        }),
        answer(api.reopenSection, ({ params }) => {
          asked.push(['reopen', params.sectionId])
          return { state: 'ready' }
        }),
        answer(api.editSection, ({ params, body }) => {
          asked.push(['edit', params.sectionId, body])
          if (refuses) throw refuses
          return done
        }),
        answer(api.decideFlags, ({ body }) => {
          asked.push(['decide', body])
          return { decisions: [] }
        }),
        answer(api.cancelDraft, () => {
          asked.push('stop')
          return { status: 'cancelled' as const }
        }),
        answer(api.retryDraft, () => {
          asked.push('retry')
          return { status: 'queued' as const }
        }),
        answer(api.downloadDraft, ({ query }) => {
          asked.push(['download', query.form])
          return new Response('file')
        }),
        answer(api.readDocument, () => {
          throw new AppError('unexpected')
        }),
      ],
    },
  )
  await screen.findByRole('heading', { level: 1, name: draft.title })
  if (now.status === 'ready' && !(found instanceof Promise)) await screen.findByRole('button', { name: /citation/ })
  return asked
}

const words = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-flag="${id}"]`)]
/** What an element says; spaces that must not break are spaces. */
const plain = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ')
const focused = () => document.activeElement as HTMLElement
const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)
const keptKey = 'section naomi@clarkelaw.example d1 deadline'
const edit = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  return screen.findByRole('textbox', { name: 'Text of One-year deadline' })
}
const toAccept = { name: /^Accept (?:section|with open points…)$/ }
const accept = () => fireEvent.click(screen.getAllByRole('button', toAccept)[0] as HTMLElement)

test('marks lie over exactly their words, also across a name in italics, and change no letter', async () => {
  await openDraft()
  expect(words('unknown').map(plain)).toEqual(['Lin v. Holder', ', 763 F.3d 244'])
  expect(words('conflict').map(plain)).toEqual(['May 5, 2025'])
  const [shown] = document.querySelectorAll<HTMLElement>('[data-text="deadline"]')
  expect(shown && plain(shown)).toBe(`B.${placeSection(deadline).text.replaceAll('\n', '')}`)
})

test('only what wants a decision is a stop for the keyboard, once for each flag', async () => {
  await openDraft()
  expect(words('unknown').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(words('ok').map(({ tabIndex }) => tabIndex)).toEqual([-1])
  const description = document.getElementById(words('conflict')[0]?.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Conflict')
})

test('a click on words goes to their card, and the card leads back', async () => {
  await openDraft()
  const [mark] = words('conflict')
  if (!mark) throw new Error('no mark')
  fireEvent.click(mark)
  expect(focused().dataset).toMatchObject({ card: 'conflict', selected: 'true' })
  const back = card('unknown')?.querySelector('button')
  if (!back) throw new Error('no way back to the text')
  fireEvent.click(back)
  expect(focused()).toBe(words('unknown')[0])
})

test('cards come in the order of what wants a decision, the verified ones together and with their day', async () => {
  await openDraft()
  const order = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((one) => one.dataset['card'])
  expect(order).toEqual(['conflict', 'unknown', 'gap', 'verified'])
  expect(card('verified')?.textContent).toContain('1 citation verified')
  expect(card('verified')?.textContent).toMatch(/as of November \d, 2026/)
  expect(document.body.textContent).not.toMatch(/good law/i)
  fireEvent.click(screen.getByRole('button', { name: /1\s*placeholder/ }))
  expect(card('conflict')).toBeNull()
  expect(card('gap')).not.toBeNull()
})

test('a placeholder is filled in at its card', async () => {
  const asked = await openDraft()
  fireEvent.click(screen.getByRole('button', { name: 'Write it' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Text for this place' }), {
    target: { value: ' hired counsel ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Put into the draft' }))
  const section_content = deadline.replace('<mark data-gap="STEPS">[STEPS]</mark>', 'hired counsel')
  await waitFor(() => expect(asked).toEqual([['edit', 'deadline', { section_content, base_version: 3 }]]))
})

test('nothing in a text can act: unknown elements are unwrapped and no attribute is copied', async () => {
  const hostile =
    '<p onclick="alert(1)" style="color:red">a<img src=x onerror="alert(1)"><a href="javascript:alert(1)">b</a><iframe src="x"></iframe></p>'
  await openDraft({ found: { flags: [], numbers: {} }, sections: [{ ...late, section_content: hostile }] })
  const text = document.querySelector('[data-text="deadline"]')
  expect(text?.innerHTML).toBe('<p>ab</p>')
})

test('while it is written the paper ends where the writing is, with a caret', async () => {
  const writing = { ...late, state: 'generating', version: 0, section_content: '<p>He filed <em>late' } as const
  const end = section('end', 'Conclusion', { state: 'waiting', section_content: '', version: 0 })
  await openDraft({ status: 'drafting', sections: [writing, end] })
  expect(screen.getByText('Writing, 0 of 2 sections done')).toBeTruthy()
  expect(document.querySelector('[data-text="deadline"]')?.textContent).toBe('He filed late')
  expect(document.querySelector('[data-text="end"]')).toBeNull()
  expect(screen.getAllByRole('img', { name: 'Waiting' }).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: /^Follow the writing/ }))
  expect(await screen.findByText(/^Following .*One-year deadline$/)).toBeTruthy()
})

test('while it is written the checks of what is done fill in, and nothing is changed in the text yet', async () => {
  const end = section('end', 'Conclusion', { state: 'waiting', section_content: '', version: 0 })
  await openDraft({ status: 'drafting', sections: [late, end] })
  const soFar = await screen.findByRole('region', { name: 'Checking as it is written' })
  expect(soFar.textContent).toMatch(
    /1 of 2 sections.+list1 of 2 settled.+word for wordnone yet.+file0 of 1 settled.+at the end/,
  )
  expect(words('conflict').map(plain)).toEqual(['May 5, 2025'])
  expect(card('gap')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Write it' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy()
})

test('accepting a section with a red flag wants a reason, which goes with it', async () => {
  const asked = await openDraft()
  accept()
  const dialog = within(screen.getByRole('dialog', { name: /2 checks are open/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Accept with this reason' }))
  expect(asked).toEqual([])
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Checked against the reporter.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Accept with this reason' }))
  const override = 'Checked against the reporter.'
  await waitFor(() => expect(asked).toEqual([['accept', 'deadline', { override }]]))
})

test('a section without open points is accepted at once; a check that the server alone knows is asked about', async () => {
  const code = 'late'
  const refuses = new AppError('open-flags', { checks: [{ code, severity: 'block', message: 'Found meanwhile.' }] })
  const asked = await openDraft({ found: { flags: [verified] }, refuses })
  accept()
  expect(await screen.findByRole('dialog', { name: '1 check is open' })).toBeTruthy()
  expect(screen.getByText(/Found meanwhile/)).toBeTruthy()
  expect(asked).toEqual([['accept', 'deadline', {}]])
})

test('accepting a section with a placeholder asks once, and going back accepts nothing', async () => {
  const asked = await openDraft({ found: { flags: [gap, verified] } })
  accept()
  await screen.findByText(/1 placeholder is not filled in\. Placeholders stand in the Word file/)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(asked).toEqual([])
  accept()
  fireEvent.click(await screen.findByRole('button', { name: 'Accept all the same' }))
  await waitFor(() => expect(asked).toEqual([['accept', 'deadline', {}]]))
})

test('a section is accepted when the checks of its text are there, and what they found is asked about first', async () => {
  const { promise: found, resolve: check } = Promise.withResolvers<Partial<typeof sampleChecks>>()
  const asked = await openDraft({ found })
  accept()
  expect(screen.queryByRole('dialog')).toBeNull()
  check({})
  expect(await screen.findByRole('dialog', { name: /2 checks are open/ })).toBeTruthy()
  expect(asked).toEqual([])
})

test('an acceptance is taken back by the bar or by Ctrl+Z', async () => {
  const asked = await openDraft({ found: { flags: [verified] } })
  accept()
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(asked).toEqual([
      ['accept', 'deadline', {}],
      ['reopen', 'deadline'],
    ]),
  )
  expect(await screen.findByText(/^Taken back: /)).toBeTruthy()
  accept()
  await screen.findByRole('button', { name: 'Undo' })
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(asked).toHaveLength(4))
})

const overLimit = { code: 'R16', severity: 'block', message: 'OVER LIMIT: about 27 pages.', finding: 'r16' } as const
const accepted = [cover, late].map((one) => ({ ...one, state: 'accepted' as const }))
const calm = { flags: [verified], review: [overLimit] }

function giveReason(name: string, reason: string) {
  const dialog = within(screen.getByRole('dialog', { name: '1 check is open' }))
  expect(dialog.getByText(/OVER LIMIT/)).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: reason } })
  fireEvent.click(dialog.getByRole('button', { name }))
}

test('the last open section waits for a reason when a check of the whole draft is open, any other does not', async () => {
  const early = await openDraft({ found: calm })
  accept()
  await waitFor(() => expect(early).toEqual([['accept', 'deadline', {}]]))
  cleanup()
  const last = await openDraft({ found: calm, sections: [{ ...cover, state: 'accepted' }, late] })
  accept()
  expect(last).toEqual([])
  giveReason('Accept with this reason', 'Leave to exceed was granted.')
  await waitFor(() => expect(last).toEqual([['accept', 'deadline', { override: 'Leave to exceed was granted.' }]]))
})

test('the clean copy of a draft that is accepted as a whole waits for a reason while a check is open', async () => {
  const asked = await openDraft({ found: calm, sections: accepted })
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /Clean/ }))
  expect(asked).toEqual([])
  giveReason('Download with this reason', 'The motion is filed with it.')
  const decided = { kind: 'accepted', findings: ['r16'], reason: 'The motion is filed with it.' }
  await waitFor(() =>
    expect(asked).toEqual([
      ['decide', decided],
      ['download', 'clean'],
    ]),
  )
})

test('what was decided stands in one card: on what, by whom, when and why, and can be taken back', async () => {
  const decision: (typeof sampleChecks)['decisions'][number] = {
    finding: 'unknown',
    section_id: 'deadline',
    kind: 'verified',
    code: 'citation-unknown',
    message: '',
    words: 'Lin v. Holder, 763 F.3d 244',
    reason: null,
    source: { place: 'https://courts.example/lin.pdf', words: 'He was not informed of the deadline.' },
    by: 'naomi@clarkelaw.example',
    by_name: 'Naomi Clarke',
    at: new Date().toISOString(),
  }
  const asked = await openDraft({ found: { flags: [unknown, verified], decisions: [decision] } })
  expect(card('decided')?.textContent).toContain('Verified by you, today')
  expect(card('decided')?.textContent).toContain('He was not informed of the deadline.')
  const link = within(card('decided') as HTMLElement).getByRole('link', { name: 'https://courts.example/lin.pdf' })
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(document.body.textContent).not.toMatch(/good law/i)
  fireEvent.click(within(card('decided') as HTMLElement).getByRole('button', { name: /^Take back/ }))
  await waitFor(() => expect(asked).toEqual([['decide', { kind: 'withdrawn', findings: ['unknown'] }]]))
})

test('who verifies a decision that is on no list says where it was read', async () => {
  const asked = await openDraft({ found: { flags: [unknown, verified] } })
  const own = within(card('unknown') as HTMLElement)
  fireEvent.click(own.getByRole('button', { name: 'Mark as verified' }))
  fireEvent.click(own.getByRole('button', { name: 'Record as verified' }))
  expect(asked).toEqual([])
  expect(card('unknown')?.textContent).toContain('Say where you read it')
  fireEvent.change(own.getByLabelText(/Where did you read it/), { target: { value: '763 F.3d 244, 246' } })
  fireEvent.change(own.getByLabelText(/Words you rely on/), { target: { value: 'He was not informed.' } })
  fireEvent.click(own.getByRole('button', { name: 'Record as verified' }))
  const source = { place: '763 F.3d 244, 246', words: 'He was not informed.' }
  await waitFor(() => expect(asked).toEqual([['decide', { kind: 'verified', findings: ['unknown'], source }]]))
})

test('keeping words over a conflict wants a reason, one for all places that have them', async () => {
  const place = { sectionId: 'cover', start: 0, end: 5 }
  const asked = await openDraft({ found: { flags: [conflict, { ...conflict, id: 'b', finding: 'b', place }] } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  const dialog = within(screen.getByRole('dialog', { name: '1 check is open' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Sworn.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Keep with this reason' }))
  await waitFor(() => expect(asked).toMatchObject([['decide', { findings: ['b', 'conflict'], reason: 'Sworn.' }]]))
})

test('a failed draft says that it cost nothing, can be retried and is not accepted before; a stopped one can be started again', async () => {
  const failed = await openDraft({ status: 'failed', reason: 'The model did not answer.' })
  expect(screen.queryByRole('button', toAccept)).toBeNull()
  expect(screen.getByText('The model did not answer. No credits were used.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(failed).toEqual(['retry']))
  cleanup()
  const cancelled = await openDraft({ status: 'cancelled' })
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  await waitFor(() => expect(cancelled).toEqual(['retry']))
})

test('a draft that waits can be stopped, and cannot be downloaded yet', async () => {
  const waiting = [cover, late].map((one) => ({ ...one, state: 'waiting' as const, section_content: '', version: 0 }))
  const asked = await openDraft({ status: 'queued', sections: waiting })
  expect(screen.getByText('Waiting to start')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }))
  await waitFor(() => expect(asked).toEqual(['stop']))
})

test('when the connection is lost, the page says so and where to look', async () => {
  await openDraft({ status: 'drafting' })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(
    /Network connection interrupted\. This can happen with longer document generation\./,
  )
  expect(within(notice).getByRole('link', { name: 'My Drafts' }).getAttribute('href')).toBe('/drafty/my-drafts')
})

test('a section that is set by rule can be revised, and what that means is said before', async () => {
  await openDraft({ at: 'cover', writer: 'openai', model: 'gpt-5' })
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  expect(await screen.findByText('Version history')).toBeDefined()
  expect(screen.getByRole('note').textContent).toMatch(/This section was set by rule/)
})

test('the draft names its writer, and without a model it is said before a revision what a prompt will do', async () => {
  await openDraft()
  expect(screen.getByText('Written by the offline writer, without a model')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  await screen.findByText('Version history')
  expect(screen.getByRole('note').textContent).toMatch(/No model writes here. Your request is put into the text/)
  cleanup()
  await openDraft({ writer: 'openai', model: 'gpt-5' })
  expect(screen.getByText('Written by gpt-5')).toBeDefined()
})

test('an edited section is saved as section content on the version that was opened', async () => {
  const asked = await openDraft()
  expect((await edit()).textContent).toContain('[STEPS]')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked).toEqual([['edit', 'deadline', { section_content: deadline, base_version: 3 }]]))
})

test('a flag in a footnote lies over the words of the footnote', async () => {
  const noted = '<p>He fled.<sup data-fn="Declaration, Exh. D at 2."></sup></p>'
  const flags = [{ ...unknown, id: 'note', place: { sectionId: 'deadline', start: 13, end: 19, footnote: 0 } }]
  await openDraft({ found: { flags }, sections: [cover, { ...late, section_content: noted }] })
  expect(words('note').map(plain)).toEqual(['Exh. D'])
})

test('an edit that was kept is opened again, and given up only after a question', async () => {
  keptWords.keep(keptKey, '<p>Typed earlier.</p>', '3')
  const asked = await openDraft()
  expect((await edit()).textContent).toBe('Typed earlier.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(keptWords.read(keptKey)).toBeUndefined()
  expect(asked).toEqual([])
})

test('words that the server refused to save are kept until it takes them', async () => {
  keptWords.keep(keptKey, '<p>Typed earlier.</p>', '3')
  await openDraft({ refuses: new AppError('version-is-stale') })
  await edit()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(keptWords.read(keptKey)?.text).toBe('<p>Typed earlier.</p>')
  cleanup()
  await openDraft()
  await edit()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(keptWords.read(keptKey)).toBeUndefined())
})

test('a locked passage is shown over its words, whatever stands in it', async () => {
  await openDraft({ sections: [cover, { ...late, locks: ['He filed late'] }], found: { flags: [verified] } })
  const locked = [...document.querySelectorAll('[data-lock]')].map(({ textContent }) => textContent)
  expect(locked.join('')).toBe('He filed late')
})

test('the page view prints gaps in brackets and numbers its pages', async () => {
  await openDraft()
  fireEvent.click(screen.getByRole('radio', { name: 'Page view' }))
  const page = screen.getByRole('article', { name: 'Page 1 of 1, as in the Word file' })
  expect(page.textContent).toContain('[STEPS]')
  fireEvent.click(screen.getByRole('radio', { name: 'Reading' }))
  expect(screen.queryByRole('article', { name: /as in the Word file/ })).toBeNull()
})
