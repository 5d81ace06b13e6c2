import { expect, test } from 'vitest'
import { withDaysOfWeek } from './days-of-week.ts'

test('several days of the week in a row are written out, and one alone may be another word', () => {
  expect(withDaysOfWeek('on dialysis tues thurs sat since November')).toBe(
    'on dialysis on Tuesdays, Thursdays and Saturdays since November',
  )
  expect(withDaysOfWeek('works on mon/wed')).toBe('works on Mondays and Wednesdays')
  expect(withDaysOfWeek('he sat in the sun')).toBe('he sat in the sun')
})
