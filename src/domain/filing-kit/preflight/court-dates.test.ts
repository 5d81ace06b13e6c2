import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates/calendar.ts'
import { callUpDue, evidenceDue, oneYearDue, openDayBack } from '#domain/deadlines/due.ts'
import { runPreflight } from './run-preflight.ts'
import { filing } from './testing/sample-filing.ts'

test('the call-up and evidence dates of the worked examples, and never on a closed day', () => {
  expect(callUpDue('2027-01-14', 'individual')).toBe('2026-12-15')
  expect(callUpDue('2027-01-25', 'individual')).toBe('2026-12-28')
  expect(openDayBack('2026-12-26')).toBe('2026-12-24')
  expect(evidenceDue('2026-12-09')).toBe('2026-11-25')
  expect(evidenceDue('2027-01-11')).toBe('2026-12-28')
  expect(oneYearDue('2024-02-29')).toBe('2025-02-28')
  const day = fc.integer({ min: 0, max: 9000 }).map((offset) => addDays('2020-01-01', offset))
  fc.assert(
    fc.property(day, (hearing) => {
      const due = callUpDue(hearing, 'individual')
      expect(due >= addDays(hearing, -30) && due <= addDays(hearing, -25)).toBe(true)
      expect(evidenceDue(hearing) <= addDays(hearing, -14)).toBe(true)
    }),
  )
})

test('one day is a deadline met, the next one missed', () => {
  const on = (hearing: string) => runPreflight(filing('court', { kit: { hearing } })).find(({ code }) => code === 'E21')
  // Thirty days before December 20 is today; a day less is late.
  expect(on('2026-12-20')).toMatchObject({ state: 'open', severity: 'warn' })
  expect(on('2026-12-19')).toMatchObject({ state: 'open', severity: 'block' })
  expect(on('2027-03-01')?.state).toBe('holds')
})
