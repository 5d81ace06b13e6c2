import { expect, test } from 'vitest'
import { underLaw } from '#law/in-force.ts'
import { builtInLaw } from '#law/pack/built-in.ts'
import { changesBetween } from '#law/pack/changes.ts'
import { policyWithId } from '#law/policies/list.ts'
import { readingOf, sayPolicy } from './policy-words.ts'
import { changesOfClient, changesOfDraft } from './touched.ts'

const before = builtInLaw.parts
const after = {
  ...before,
  authorities: before.authorities.map((one) => (one.id === 'acosta' ? { ...one, history: 'Doubted.' } : one)),
  policies: before.policies.map((one) =>
    one.id === 'dos-iv-pause-75' ? { ...one, status: 'Ended by court order.' } : one,
  ),
  deadlineNumbers: { ...before.deadlineNumbers, courtResponse: 14 },
}
const changes = changesBetween(before, after)
const tool = { type: 'draft_generator', folder: 'asylum-brief', form: 'I-589' } as const
const nobody = { citizenship: undefined, birthCountry: undefined, answers: {} }

test('what was only read again is no change; what says something else is named once', () => {
  const read = { ...before, policies: before.policies.map((one) => ({ ...one, checkedOn: '2026-12-01' })) }
  expect(changesBetween(before, read)).toEqual([])
  expect(changes.map(({ kind, id, how }) => `${kind} ${id} ${how}`)).toEqual([
    'authority acosta changed',
    'policy dos-iv-pause-75 changed',
    'numbers courtResponse changed',
  ])
})

test('a draft is reached by what it cites, in whatever spelling, and never by another page of the same volume', () => {
  const reached = (html: string) => changesOfDraft(changes, after, { ...nobody, tool, html }).map(({ id }) => id)
  expect(reached('<p><cite data-authority="acosta">Acosta</cite></p>')).toEqual(['acosta'])
  expect(reached('<p>See Acosta, 19 I. &amp; N. Dec. 211 (BIA 1985).</p>')).toEqual(['acosta'])
  expect(reached('<p>19 I&amp;N Dec. 2110; 119 I&amp;N Dec. 211.</p>')).toEqual([])
})

test('a policy reaches the nationals of its countries, and a number whoever has dates to count', () => {
  const client = (citizenship: string, dateRules: string[]) =>
    changesOfClient(changes, after, { citizenship, birthCountry: undefined, dateRules }).map(({ id }) => id)
  expect(client('Nigeria', [])).toEqual(['dos-iv-pause-75'])
  expect(client('Germany', [])).toEqual([])
  expect(client('Germany', ['D-RESP10'])).toEqual(['courtResponse'])
})

test('a message says what the law in force says of its policy, whether that is confirmed, and when it is to be read again', () => {
  const policy = policyWithId('dos-iv-pause-75')
  expect(sayPolicy(policy, 'No visas are issued.', '2026-11-25')).toBe(
    'No visas are issued. Last checked on November 22, 2026.',
  )
  expect(readingOf(policy, '2026-12-01')).toBe('Last checked on November 22, 2026. Review overdue.')
  expect(readingOf({ ...policy, confirmed: false }, '2026-11-25')).toBe(
    'Not confirmed: check before relying on it. Last checked on November 22, 2026.',
  )
  const said = underLaw(after, () => sayPolicy(policyWithId('dos-iv-pause-75'), 'No visas are issued.', '2026-11-25'))
  expect(said).toContain('Ended by court order.')
  expect(said).not.toContain('No visas are issued.')
})
