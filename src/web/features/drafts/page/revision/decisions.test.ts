import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countDecisions,
  describeChange,
  type RedlineChange,
  review,
  type ReviewAction,
  startReview,
} from './decisions.ts'

const changes: RedlineChange[] = ['1', '2', '3'].map((id) => ({ id, before: 'a', after: 'b' }))
const told = (before: string, after: string) => describeChange({ id: '1', before, after })
const play = (...actions: ReviewAction[]) =>
  actions.reduce((state, action) => review(state, action, changes), startReview({ changes }))

test('deciding moves on to the next open change and comes round to those before', () => {
  const state = play({ do: 'next' }, { do: 'accept' }, { do: 'reject' })
  expect(state).toEqual({ decisions: { 2: 'accepted', 3: 'rejected' }, current: '1' })
  expect(countDecisions(changes, state.decisions)).toEqual({ total: 3, open: 1, accepted: 1, rejected: 1 })
})

test('undo opens a change again and stays there', () => {
  const state = play({ do: 'accept' }, { do: 'undo', change: '1' })
  expect(state).toEqual({ decisions: {}, current: '1' })
})

test('the rest is what has no decision yet', () => {
  const { decisions } = play({ do: 'reject', change: '2' }, { do: 'accept the rest' })
  expect(decisions).toEqual({ 1: 'accepted', 2: 'rejected', 3: 'accepted' })
})

test('a change in a locked passage takes no decision and is not counted', () => {
  const locked = changes.map((change) => ({ ...change, isLocked: change.id === '2' }))
  const state = review(
    review(startReview({ changes: locked }), { do: 'accept', change: '2' }, locked),
    { do: 'accept the rest' },
    locked,
  )
  expect(state.decisions).toEqual({ 1: 'accepted', 3: 'accepted' })
  expect(countDecisions(locked, state.decisions)).toEqual({ total: 2, open: 0, accepted: 2, rejected: 0 })
})

test('a change is told in words', () => {
  expect(told('$1,400', '$1,450')).toBe('replaces “$1,400” with “$1,450”')
  expect(told('', 'New.')).toBe('inserts “New.”')
  expect(told('Old.', '')).toBe('deletes “Old.”')
  expect(told('same', 'same')).toBe('changes the form of “same”')
  expect(told('', '')).toBe('moves a paragraph')
})

test('moving stops at both ends', () => {
  expect(play({ do: 'previous' }).current).toBe('1')
  expect(play({ do: 'next' }, { do: 'next' }, { do: 'next' }).current).toBe('3')
})

test('whatever is done, each change is open, accepted or rejected, and the current one is one of them', () => {
  const id = fc.constantFrom('1', '2', '3')
  const action: fc.Arbitrary<ReviewAction> = fc.oneof(
    fc.record({ do: fc.constantFrom('accept', 'reject', 'undo', 'go'), change: id }),
    fc.record({ do: fc.constantFrom('accept', 'reject', 'undo') }),
    fc.record({ do: fc.constantFrom('next', 'previous', 'accept the rest', 'reject the rest') }),
  )
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const state = play(...actions)
      const { total, open, accepted, rejected } = countDecisions(changes, state.decisions)
      expect(open + accepted + rejected).toBe(total)
      expect(changes.map((change) => change.id)).toContain(state.current)
    }),
  )
})
