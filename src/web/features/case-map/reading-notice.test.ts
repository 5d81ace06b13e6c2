import { expect, test } from 'vitest'
import { wordsOf } from './reading-notice.tsx'

const read = { document: 'd1', title: 'Declaration', state: 'read', kept: 12, dropped: 1, reason: null } as const
const extraction = { model: 'gpt-4.1', kept: 12, dropped: 1, documents: [read], planned: true, plan_reason: null }

test('the attorney is told what a model read, what stands nowhere, and what it did not read and why', () => {
  expect(wordsOf(extraction)).toEqual([
    'gpt-4.1 read one document and found 12 statements, each looked up word for word.',
    'One quotation that it gave stands in no document and was dropped.',
  ])
  const missed = {
    ...read,
    title: 'Letter',
    state: 'not-read',
    kept: 0,
    dropped: 0,
    reason: 'the answer broke off',
  } as const
  expect(
    wordsOf({
      ...extraction,
      kept: 0,
      dropped: 0,
      documents: [missed],
      planned: false,
      plan_reason: 'the answer broke off',
    }),
  ).toEqual([
    'Letter was read by software alone: the answer broke off.',
    'The plan is software’s: the answer broke off.',
  ])
})
