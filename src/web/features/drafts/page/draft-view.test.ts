import { replaceEqualDeep } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sampleChecks, sampleDrafts } from '#web/dev/sample-draft.data.ts'
import { viewOf } from './draft-view.ts'

test('when a section is accepted, every mark and every other section stays the object that is drawn already', () => {
  const draft = sampleDrafts.find(({ status, sections }) => status === 'ready' && sections.length > 2)
  if (!draft) throw new Error('There is no finished sample.')
  const [first, ...others] = draft.sections
  if (!first) throw new Error('The sample has no section.')
  // As a reply comes anew: what is equal in it stays the same object.
  const accepted = { ...first, state: first.state === 'accepted' ? ('ready' as const) : ('accepted' as const) }
  const later = replaceEqualDeep(draft, structuredClone({ ...draft, sections: [accepted, ...others] }))
  const before = viewOf(draft, false, sampleChecks, null)
  const after = viewOf(later, false, replaceEqualDeep(sampleChecks, structuredClone(sampleChecks)), null)
  expect(before.flags.length).toBeGreaterThan(0)
  expect(after.flags.map((flag, index) => flag === before.flags[index])).not.toContain(false)
  expect(after.sections.map((section, index) => section === before.sections[index])).toEqual(
    before.sections.map((_, index) => index > 0),
  )
})
