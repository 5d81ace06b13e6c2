import { expect, test } from 'vitest'
import { calmLabel } from './calm-label.ts'

test.each([
  ['IMMIGRATION JUDGE', 'Immigration judge'],
  ['A-NUMBER', 'A-number'],
  ['EOIR ID', 'EOIR ID'],
  ['DATE FORM I-589 WAS FILED', 'Date form I-589 was filed'],
  ['NVC CASE NUMBER', 'NVC case number'],
  [
    'CONFIRM CRIMINAL, SECURITY AND PERSECUTOR-BAR SCREENING',
    'Confirm criminal, security and persecutor-bar screening',
  ],
])('the placeholder %s is called %s in lists and on cards', (label, told) => {
  expect(calmLabel(label)).toBe(told)
})

test.each(['confirm current I-601A filing address', 'A-number or “none”', '§ 1208.4', ''])(
  'what has small letters of its own, or none at all, stays: %s',
  (label) => {
    expect(calmLabel(label)).toBe(label)
  },
)
