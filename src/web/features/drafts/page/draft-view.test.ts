import { replaceEqualDeep } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sampleChecks, sampleDrafts } from '#web/dev/sample-draft.data.ts'
import { viewOf } from './draft-view.ts'

/** As a reply that comes anew: what is equal in it stays the same object. */
const anew = <Reply>(reply: Reply) => JSON.parse(JSON.stringify(reply)) as Reply

test('when a section is accepted, every mark and every other section stays the object that is drawn already', () => {
  const draft = sampleDrafts.find(({ status, sections }) => status === 'ready' && sections.length > 2)
  if (!draft) throw new Error('There is no finished sample.')
  const [first, ...others] = draft.sections
  if (!first) throw new Error('The sample has no section.')
  const accepted = { ...first, state: first.state === 'accepted' ? ('ready' as const) : ('accepted' as const) }
  const later = replaceEqualDeep(draft, anew({ ...draft, sections: [accepted, ...others] }))
  const before = viewOf(draft, false, sampleChecks, null)
  const after = viewOf(later, false, replaceEqualDeep(sampleChecks, anew(sampleChecks)), null)
  expect(before.flags.length).toBeGreaterThan(0)
  expect(after.flags.map((flag, index) => flag === before.flags[index])).not.toContain(false)
  expect(after.sections.map((section, index) => section === before.sections[index])).toEqual(
    before.sections.map((_, index) => index > 0),
  )
})

test('a draft that failed on the way shows the marks of what is written, and nothing of them is decided before the rest is', () => {
  const draft = sampleDrafts.find(({ status, sections }) => status === 'ready' && sections.length > 2)
  if (!draft) throw new Error('There is no finished sample.')
  const flagsWhen = (status: typeof draft.status) => viewOf({ ...draft, status }, false, sampleChecks, null).flags
  const inText = sampleChecks.flags.filter(({ rule, place }) => rule === undefined && place !== undefined)
  expect(inText.length).toBeGreaterThan(0)
  for (const status of ['drafting', 'failed'] as const) {
    expect(flagsWhen(status).map(({ id }) => id)).toEqual(inText.map(({ id }) => id))
    expect(flagsWhen(status).flatMap(({ actions }) => actions.map(({ id }) => id))).not.toContain('fix')
  }
  expect(flagsWhen('cancelled')).toEqual([])
})
