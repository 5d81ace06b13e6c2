import { expect, test } from 'vitest'
import { type CaseInput, datesOfCase } from './deadlines.ts'

/** Days without offices in 2026, 2027 and the beginning of 2028, by hand; weekends are reckoned. */
const holidays = new Set(
  `2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25
   2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24
   2027-12-31 2028-01-17 2028-02-21`.split(/\s+/),
)
const dayMs = 86_400_000
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs
const text = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)
// January 1, 1970 was a Thursday.
const isOpen = (number: number) => ![2, 3].includes(((number % 7) + 7) % 7) && !holidays.has(text(number))
const onward = (number: number): number => (isOpen(number) ? number : onward(number + 1))
const backward = (number: number): number => (isOpen(number) ? number : backward(number - 1))

type Rule = {
  readonly key: string
  readonly told: (trigger: string) => Readonly<Record<string, string>>
  /** How many days after the trigger (before it, where negative) the period ends. */
  readonly days: number
  /** Whether the last day, where it is closed, runs to the next open one. */
  readonly rolls: boolean
}
const rules: readonly Rule[] = [
  { key: 'D-BIA30', told: (one) => ({ ij_decision_date: one }), days: 30, rolls: true },
  { key: 'D-RESP10', told: (one) => ({ opponent_filing_received_date: one }), days: 10, rolls: true },
  { key: 'D-RESP21', told: (one) => ({ board_motion_served_date: one }), days: 21, rolls: true },
  { key: 'D-CURE15', told: (one) => ({ fee_waiver_rejected_date: one }), days: 15, rolls: true },
  { key: 'D-MTR90', told: (one) => ({ final_order_date: one }), days: 90, rolls: true },
  { key: 'D-MTR180', told: (one) => ({ in_absentia_order_date: one }), days: 180, rolls: true },
  { key: 'D-RECON30', told: (one) => ({ final_order_date: one }), days: 30, rolls: true },
  { key: 'D-BRIEF', told: (one) => ({ briefing_schedule_date: one }), days: 20, rolls: true },
  { key: 'D-CALL30', told: (one) => ({ hearing_date: one, hearing_type: 'individual' }), days: -30, rolls: true },
  { key: 'D-CALL15', told: (one) => ({ hearing_date: one, hearing_type: 'master' }), days: -15, rolls: true },
  { key: 'D-AAF', told: (one) => ({ aaf_notice_date: one }), days: 30, rolls: false },
  { key: 'D-PFR30', told: (one) => ({ final_order_date: one }), days: 30, rolls: false },
  { key: 'D-ADDR.court', told: (one) => ({ address_changed_date: one }), days: 5, rolls: false },
  { key: 'D-ADDR.uscis', told: (one) => ({ address_changed_date: one }), days: 10, rolls: false },
]

const caseOf = (told: Readonly<Record<string, string>>): CaseInput => ({
  client: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, { value, dataType: 'text' as const }])),
  children: [],
  filings: [],
  answers: [],
})
// From the rule of twenty days on; a schedule of before is counted by the older one.
const first = day('2026-03-10')
const triggers = Array.from({ length: day('2027-06-30') - first }, (_, index) => text(first + index))

test.each(rules)('$key ends on the right day, whatever day it is counted from', ({ key, told, days, rolls }) => {
  const wrong = triggers.flatMap((trigger) => {
    const end = day(trigger) + days
    const legal = rolls ? onward(end) : end
    const safe = backward(end)
    const found = datesOfCase(caseOf(told(trigger)), '2026-03-01').dates.find((one) => one.key === key)
    const [date, due] = [found?.date, found?.due ?? found?.date]
    return date === text(safe) && due === text(legal)
      ? []
      : [{ trigger, date, due, safe: text(safe), legal: text(legal) }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test('periods that never run on: evidence for an interview, working days, months and years', () => {
  const found = (told: Readonly<Record<string, string>>, key: string) =>
    datesOfCase(caseOf(told), '2026-03-01').dates.find((one) => one.key === key)
  const sameDay = (trigger: string, years: number, months = 0) => {
    const [year = 0, month = 1, date = 1] = trigger.split('-').map(Number)
    const last = new Date(Date.UTC(year + years, month + months, 0)).getUTCDate()
    return Date.UTC(year + years, month - 1 + months, Math.min(date, last)) / dayMs
  }
  const nextWorking = (from: number, count: number): number =>
    count === 0 ? from : nextWorking(onward(from + 1), count - 1)
  const wrong = triggers.flatMap((trigger) => {
    const start = day(trigger)
    const evidence = found({ asylum_interview_date: trigger }, 'D-ASYEV14')
    const board = found({ address_changed_date: trigger }, 'D-ADDR.board')
    const permit = found({ i589_received_date: trigger }, 'D-EAD150')
    const photo = found({ biometrics_photo_date: trigger }, 'D-BIOM.photo')
    const opens = found({ conditional_residence_date: trigger }, 'D-751.opens')
    return [
      evidence?.date === text(backward(start - 14)),
      board?.date === text(nextWorking(start, 5)),
      permit?.date === text(start + 150),
      photo?.date === text(sameDay(trigger, 3)),
      opens?.date === text(sameDay(trigger, 2) - 90),
    ].flatMap((isRight, index) => (isRight ? [] : [`${trigger}: ${index}`]))
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test('anniversaries, over leap years too: the one-year limit, permits, naturalization, the conditions of residence', () => {
  const found = (told: Readonly<Record<string, string>>, key: string) =>
    datesOfCase(caseOf(told), '2023-06-01').dates.find((one) => one.key === key)
  const anniversary = (trigger: string, years: number, leap: 'february' | 'march') => {
    const [year = 0, month = 1, date = 1] = trigger.split('-').map(Number)
    const moved = Date.UTC(year + years, month - 1, date) / dayMs
    // Date.UTC runs February 29 on to March 1 where the year has none.
    return leap === 'february' && text(moved).slice(5) === '03-01' && date === 29 ? moved - 1 : moved
  }
  // A year later the days without offices are known from 2026 on; the first of these triggers is a leap year's.
  const starts = [...Array.from({ length: 400 }, (_, index) => text(day('2025-02-01') + index)), '2024-02-29']
  const wrong = starts.flatMap((trigger) => {
    const year = anniversary(trigger, 1, 'february')
    const limit = found({ last_arrival_date: trigger }, 'D-1YR')
    const permit = found({ i589_received_date: trigger }, 'D-EAD180')
    const five = found({ permanent_residence_date: trigger }, 'D-N400')
    const three = found({ permanent_residence_date: trigger, naturalization_years: '3' }, 'D-N400')
    const joint = (part: string) => found({ conditional_residence_date: trigger }, `D-751.${part}`)?.date
    const second = anniversary(trigger, 2, 'february')
    return Object.entries({
      limit: year < day('2026-01-01') || limit?.due === text(onward(year)),
      safe: year < day('2026-01-03') || limit?.date === text(backward(year - 1)),
      permit: permit?.date === text(day(trigger) + 180),
      five: five?.date === text(anniversary(trigger, 5, 'march') - 90),
      three: three?.date === text(anniversary(trigger, 3, 'march') - 90),
      last: joint('last') === text(second - 1),
      ends: joint('ends') === text(second),
    }).flatMap(([name, isRight]) => (isRight ? [] : [`${trigger}: ${name}`]))
  })
  expect(wrong.slice(0, 8)).toEqual([])
})

test('what an office mails: its days, the three for mail, and the safe day without them', () => {
  const found = (told: Readonly<Record<string, string>>, key: string) =>
    datesOfCase(caseOf(told), '2026-03-01').dates.find((one) => one.key === key)
  const wrong = triggers.flatMap((trigger) => {
    const start = day(trigger)
    const motion = found({ uscis_decision_date: trigger, uscis_decision_mailed: 'yes' }, 'D-290B')
    const evidence = found({ notice_date: trigger, notice_days: '84', notice_mailed: 'yes' }, 'D-RFE')
    return Object.entries({
      motion: motion?.due === text(onward(start + 33)),
      safeMotion: motion?.date === text(backward(start + 30)),
      evidence: evidence?.due === text(start + 87),
      safeEvidence: evidence?.date === text(backward(start + 84)),
    }).flatMap(([name, isRight]) => (isRight ? [] : [`${trigger}: ${name}`]))
  })
  expect(wrong.slice(0, 8)).toEqual([])
})

test('what a paper prints is its own day and runs on over no weekend; a stay without a day has two readings', () => {
  const found = (told: Readonly<Record<string, string>>, key: string) =>
    datesOfCase(caseOf(told), '2026-03-01').dates.find((one) => one.key === key)
  const wrong = triggers.flatMap((trigger) => {
    const closes = found({ tps_closes_date: trigger }, 'D-TPS.closes')
    const study = found({ student_class: 'f1', program_end_date: trigger }, 'D-FJ')
    return Object.entries({
      stay: study?.date === text(day(trigger) + 30) && study.due === text(day(trigger) + 60),
      parole: found({ parole_end_date: trigger }, 'D-I94.parole')?.date === trigger,
      passport: found({ passport_expires_date: trigger }, 'D-PASS')?.date === trigger,
      window: (closes?.due ?? closes?.date) === trigger && closes?.date === text(backward(day(trigger))),
      oath: found({ oath_date: trigger }, 'D-HEAR.oath')?.date === trigger,
    }).flatMap(([name, isRight]) => (isRight ? [] : [`${trigger}: ${name}`]))
  })
  expect(wrong.slice(0, 8)).toEqual([])
})
