import { expect, test } from 'vitest'
import { type FoundCheck, flagOfCheck } from './draft-flag.ts'

const place = { sectionId: 'facts', start: 3, end: 19 }
const check = (more: Partial<FoundCheck>): FoundCheck => ({
  id: '1',
  finding: 'one',
  code: 'fact-conflict',
  kind: 'Conflict',
  severity: 'red',
  message: 'On file: October 17, 2024.',
  place,
  passages: [],
  ...more,
})

const labels = (more: Partial<FoundCheck>) =>
  flagOfCheck(check({ code: 'citation-unknown', kind: 'Verify or remove', ...more })).actions.map(({ label }) => label)

test('a conflict shows the words of the draft beside those of the source, and offers both', () => {
  const flag = flagOfCheck(
    check({
      text: 'October 16, 2024',
      suggest: 'October 17, 2024',
      passages: [{ id: 'record', title: 'Declaration of the father', text: 'October 17, 2024', start: 0, end: 16 }],
    }),
  )
  expect(flag.topic).toBe('Facts')
  expect(flag.readings).toEqual([
    { value: 'October 16, 2024', source: 'This draft' },
    { value: 'October 17, 2024', source: 'Declaration of the father' },
  ])
  expect(flag.actions.map(({ label }) => label)).toEqual(['Keep it', 'Use October 17, 2024'])
})

test('an unknown citation can be verified or removed, a misprinted one corrected', () => {
  expect(labels({})).toEqual(['Mark as verified', 'Remove'])
  expect(labels({ suggest: '25 I&N Dec. 193' })).toEqual(['Correct it', 'Mark as verified'])
})

test('a gap is something to write, and what stands nowhere offers nothing to do in the text', () => {
  const gap = flagOfCheck(check({ code: 'gap', kind: 'Fill in', text: '[DATE]', message: 'DATE' }))
  expect([gap.topic, gap.quote, gap.actions[0]?.id]).toEqual(['Placeholder', undefined, 'write'])
  const { place: _, ...nowhere } = check({ code: 'sources-disagree' })
  expect(flagOfCheck(nowhere).actions).toEqual([])
})
