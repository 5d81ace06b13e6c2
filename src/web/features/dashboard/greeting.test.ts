import { expect, test } from 'vitest'
import type { DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { deskSentence, greetingFor } from './greeting.ts'

const draft = (state: DraftSummary['state'], more: Partial<DraftSummary> = {}): DraftSummary => ({
  id: `${state}-${Math.random()}`,
  href: '/drafty/my-drafts/1',
  type: 'upw',
  clientId: 'c1',
  clientName: 'Ana Rivera',
  label: 'I-601A-Waiver draft',
  title: 'Hardship brief',
  fileName: 'x.docx',
  reason: null,
  progress: { sections: 3, written: 3, accepted: 0, to_decide: 0, open_points: 0 },
  state,
  changedAt: 0,
  ...more,
})
const said = (...drafts: DraftSummary[]) =>
  deskSentence(drafts)
    ?.map(({ text }) => text)
    .join('') ?? null

test('the greeting follows the hour and does without a name', () => {
  expect(greetingFor(11, 'Naomi')).toBe('Good morning, Naomi')
  expect(greetingFor(12, null)).toBe('Good afternoon')
  expect(greetingFor(18, '')).toBe('Good evening')
})

test('drafts that are written and drafts that wait are counted in one sentence', () => {
  expect(said(draft('drafting'), draft('ready'), draft('ready'))).toBe(
    'One draft is being written and two are waiting for your review.',
  )
  expect(said(draft('queued'), draft('drafting'), draft('ready'))).toBe(
    'Two drafts are being written and one is waiting for your review.',
  )
  expect(said(draft('ready'))).toBe('One draft is waiting for your review.')
})

test('accepted, failed and cancelled drafts ask for nothing', () => {
  expect(
    said(
      draft('ready', { progress: { sections: 3, written: 3, accepted: 3, to_decide: 0, open_points: 0 } }),
      draft('failed'),
      draft('cancelled'),
    ),
  ).toBeNull()
})

test('a signed draft and one that is accepted while its points are counted ask for nothing', () => {
  const counting = { sections: 3, written: 3, accepted: 3, to_decide: 0, open_points: null }
  expect(said(draft('ready', { progress: counting }), draft('ready', { isSignedOff: true }))).toBeNull()
})

test('where there are more drafts than are shown, all of the account are counted', () => {
  const parts = deskSentence([draft('ready')], { writing: 1, review: 23 })
  expect(parts?.map(({ text }) => text).join('')).toBe('One draft is being written and 23 are waiting for your review.')
})

test('a single draft is one click away, several lead to My Drafts', () => {
  const one = deskSentence([draft('drafting', { href: '/drafty/my-drafts/7' })])
  expect(one?.[1]).toEqual({ text: 'being written', to: '/drafty/my-drafts/7' })
  expect(deskSentence([draft('ready'), draft('ready')])?.[1]?.to).toBe('/drafty/my-drafts')
})
