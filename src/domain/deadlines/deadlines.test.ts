import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlineRules } from '#law/filing-kit/filing-kit.ts'
import { addDays, daysBetween } from '../dates/calendar.ts'
import { isFederalHoliday, weekday } from '../dates/federal-holidays.ts'
import { caseFields } from './case-fields.ts'
import { counting } from './count.ts'
import { type CaseInput, datesOfCase } from './deadlines.ts'
import { absence, daysAbroad } from './rules/residence.ts'
import { cspaAge } from './rules/child-age.ts'

const today = '2026-11-22'
type Told = Readonly<Record<string, string>>
const caseOf = (told: Told, more: Partial<CaseInput> = {}): CaseInput => ({
  client: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, { value, dataType: 'text' as const }])),
  children: [],
  filings: [],
  answers: [],
  ...more,
})
const found = (key: string, told: Told) => datesOfCase(caseOf(told), today).dates.find((one) => one.key === key)
const asylum = { type: 'draft_generator', answers: {} }

/** What is told, the key, the day to meet, and the legal reading where it is another day. */
const worked: [Told, string, string, string?][] = [
  [{ last_arrival_date: '2025-11-23' }, 'D-1YR', '2026-11-20', '2026-11-23'],
  [{ last_arrival_date: '2025-11-28' }, 'D-1YR', '2026-11-27', '2026-11-30'],
  [{ last_arrival_date: '2025-12-25' }, 'D-1YR', '2026-12-24', '2026-12-28'],
  [{ last_arrival_date: '2026-01-16' }, 'D-1YR', '2027-01-15', '2027-01-19'],
  [{ last_arrival_date: '2024-02-29' }, 'D-1YR', '2025-02-27', '2025-02-28'],
  [{ i589_received_date: '2026-06-01' }, 'D-EAD150', '2026-10-29'],
  [{ i589_received_date: '2026-06-01', applicant_delays: '2026-07-10 to 2026-08-09' }, 'D-EAD150', '2026-11-28'],
  [{ i589_received_date: '2026-06-01' }, 'D-EAD180', '2026-11-28'],
  [{ i589_received_date: '2026-06-01', applicant_delays: '2026-07-10 to 2026-08-09' }, 'D-EAD180', '2026-12-28'],
  [{ aaf_notice_date: '2026-11-12' }, 'D-AAF', '2026-12-11', '2026-12-12'],
  [{ asylum_interview_date: '2026-12-09' }, 'D-ASYEV14', '2026-11-25'],
  [{ asylum_interview_date: '2027-01-11' }, 'D-ASYEV14', '2026-12-28'],
  [{ hearing_date: '2027-01-14', hearing_type: 'individual' }, 'D-CALL30', '2026-12-15'],
  [{ hearing_date: '2027-01-25', hearing_type: 'individual' }, 'D-CALL30', '2026-12-24', '2026-12-28'],
  [{ hearing_date: '2026-12-16', hearing_type: 'master' }, 'D-CALL15', '2026-12-01'],
  [{ hearing_date: '2027-01-04', hearing_type: 'master' }, 'D-CALL15', '2026-12-18', '2026-12-21'],
  [{ opponent_filing_received_date: '2026-11-16' }, 'D-RESP10', '2026-11-25', '2026-11-27'],
  [{ ij_decision_date: '2026-10-23' }, 'D-BIA30', '2026-11-20', '2026-11-23'],
  [{ ij_decision_date: '2026-10-27' }, 'D-BIA30', '2026-11-25', '2026-11-27'],
  [{ briefing_schedule_date: '2026-11-16' }, 'D-BRIEF', '2026-12-04', '2026-12-07'],
  [{ briefing_schedule_date: '2026-11-16', briefing_due_date: '2026-12-09' }, 'D-BRIEF', '2026-12-09'],
  [{ briefing_schedule_date: '2026-03-06' }, 'D-BRIEF', '2026-03-27'],
  [{ board_motion_served_date: '2026-11-16' }, 'D-RESP21', '2026-12-07'],
  [{ fee_waiver_rejected_date: '2026-11-16' }, 'D-CURE15', '2026-12-01'],
  [{ final_order_date: '2026-09-01' }, 'D-MTR90', '2026-11-30'],
  [{ final_order_date: '2026-08-30' }, 'D-MTR90', '2026-11-27', '2026-11-30'],
  [{ in_absentia_order_date: '2026-06-01' }, 'D-MTR180', '2026-11-27', '2026-11-30'],
  [{ final_order_date: '2026-10-27' }, 'D-RECON30', '2026-11-25', '2026-11-27'],
  [{ uscis_decision_date: '2026-11-02', uscis_decision_mailed: 'yes' }, 'D-290B', '2026-12-02', '2026-12-07'],
  [{ final_order_date: '2026-11-25' }, 'D-PFR30', '2026-12-24', '2026-12-25'],
  [{ final_order_date: '2026-11-16' }, 'D-PFR30', '2026-12-16'],
  [{ notice_date: '2026-09-01', notice_days: '84', notice_mailed: 'yes' }, 'D-RFE', '2026-11-24', '2026-11-27'],
  [{ notice_date: '2026-09-01', notice_days: '120' }, 'D-RFE', '2026-11-24'],
  [{ notice_date: '2026-09-01', notice_days: '33', notice_kind: 'noid' }, 'D-RFE', '2026-10-01'],
  [{ permanent_residence_date: '2006-07-04' }, 'D-N400', '2011-04-05'],
  [{ permanent_residence_date: '2022-02-28' }, 'D-N400', '2026-11-30'],
  [{ permanent_residence_date: '2024-03-01', naturalization_years: '3' }, 'D-N400', '2026-12-01'],
  [{ permanent_residence_date: '2024-02-29', naturalization_years: '3' }, 'D-N400', '2026-12-01'],
  [{ conditional_residence_date: '2024-12-15' }, 'D-751.opens', '2026-09-16'],
  [{ conditional_residence_date: '2024-12-15' }, 'D-751.last', '2026-12-14'],
  [{ conditional_residence_date: '2024-12-15' }, 'D-751.ends', '2026-12-15'],
  [{ conditional_residence_date: '2024-02-29' }, 'D-751.opens', '2025-12-01'],
  [{ conditional_residence_date: '2024-02-29' }, 'D-751.last', '2026-02-27'],
  [{ biometrics_photo_date: '2023-12-05' }, 'D-BIOM.photo', '2026-12-05'],
  [{ biometrics_photo_date: '2024-02-29' }, 'D-BIOM.photo', '2027-02-28'],
  [{ parole_end_date: '2027-02-10' }, 'D-I94.parole', '2027-02-10'],
  [{ student_class: 'f1', program_end_date: '2026-12-18' }, 'D-FJ', '2027-01-17', '2027-02-16'],
  [{ tps_opens_date: '2026-10-05' }, 'D-TPS.opens', '2026-10-05'],
  [{ tps_closes_date: '2026-12-04' }, 'D-TPS.closes', '2026-12-04'],
  [{ passport_expires_date: '2027-12-30' }, 'D-PASS', '2027-12-30'],
  [{ address_changed_date: '2026-11-23' }, 'D-ADDR.court', '2026-11-27', '2026-11-28'],
  [{ address_changed_date: '2026-11-23' }, 'D-ADDR.board', '2026-12-01'],
  [{ address_changed_date: '2026-11-23' }, 'D-ADDR.uscis', '2026-12-03'],
  [{ oath_date: '2026-12-20' }, 'D-HEAR.oath', '2026-12-20'],
  [{ dv_fiscal_year: 'DV-2027' }, 'D-DV', '2027-09-30'],
]

test.each(worked)('%o: %s is met on %s', (told, key, date, due) => {
  const one = found(key, told)
  expect(one).toMatchObject({ date, due: due ?? null })
  expect(one?.steps.length).toBeGreaterThan(0)
  expect(one?.triggers.length).toBeGreaterThan(0)
})

test.each([
  [{}, 'Change of address to the court if a case is there (EOIR-33)', 'D-ADDR.court'],
  [{}, 'Change of address to the Board if a case is there (EOIR-33)', 'D-ADDR.board'],
  [{ hearing_date: '2027-01-25' }, 'Change of address to the court (EOIR-33)', 'D-ADDR.court'],
  [{ appeal_filed_date: '2026-11-02' }, 'Change of address to the Board (EOIR-33)', 'D-ADDR.board'],
])('a move with %o on file: %s', (told, what, key) => {
  expect(found(key, { ...told, address_changed_date: '2026-11-23' })?.what).toBe(what)
})

test('every rule of the domain file counts something, and every date names a rule of it', () => {
  const known = new Set(deadlineRules().map(({ id }) => id))
  const all = datesOfCase(
    caseOf(
      {
        ...Object.assign({}, ...worked.map(([told]) => told)),
        trips: '2024-03-01 to 2025-03-01',
        n400_filing_date: '2026-12-01',
        petition_filed_date: '2018-05-01',
        petition_approved_date: '2021-02-15',
        final_action_current_date: '2026-09-01',
      } as Told,
      { children: [{ date_of_birth: { value: '2005-03-10', dataType: 'date' } }] },
    ),
    today,
  )
  const individual = datesOfCase(caseOf({ hearing_date: '2027-01-14', hearing_type: 'individual' }), today)
  const used = [...all.dates, ...all.findings, ...individual.dates].map(({ ruleId }) => ruleId)
  expect([...known].filter((id) => !used.includes(id)).toSorted()).toEqual([])
  expect(used.filter((id) => !known.has(id))).toEqual([])
})

test('a filed appeal, a paid fee and a received application take their dates off the list', () => {
  expect(found('D-BIA30', { ij_decision_date: '2026-10-23', appeal_filed_date: '2026-11-02' })).toBeUndefined()
  expect(found('D-AAF', { aaf_notice_date: '2026-11-12', aaf_paid_date: '2026-11-20' })).toBeUndefined()
  const late = { last_arrival_date: '2025-11-28', i589_received_date: '2026-12-01' }
  const { dates, findings } = datesOfCase(caseOf(late), today)
  expect(dates.some(({ ruleId }) => ruleId === 'D-1YR')).toBe(false)
  expect(findings[0]).toMatchObject({ ruleId: 'D-1YR', isFine: false })
  expect(findings[0]?.sentence).toContain('came 1 day after the year, which ended November 30, 2026')
})

test('the last entry counts for the year only where asylum is asked for', () => {
  const entry = { last_entry_date: '2025-12-25' }
  expect(found('D-1YR', entry)).toBeUndefined()
  expect(datesOfCase(caseOf(entry, { answers: [asylum] }), today).dates[0]).toMatchObject({ date: '2026-12-24' })
})

test('what is missing, told twice or no whole day is asked, and nothing is counted from it', () => {
  const asked = (told: Told, more?: Partial<CaseInput>) => datesOfCase(caseOf(told, more), today)
  expect(asked({ hearing_date: '2027-01-14' }).questions[0]?.field).toBe('hearing_type')
  expect(asked({ hearing_date: '2027-01-14', hearing_type: 'individual', detained: 'yes' }).questions[0]?.field).toBe(
    'ordered_due_date',
  )
  const vague = asked({ ij_decision_date: '2026-10' })
  expect(vague.dates).toEqual([])
  expect(vague.questions[0]?.sentence).toContain('is not a whole day (2026-10)')
  const twice = asked({ ij_decision_date: '2026-10-23' }, { filings: [{ decision_date: '2026-10-27' }] })
  expect(twice.dates[0]?.due).toBe('2026-11-23')
  expect(twice.questions[0]?.sentence).toContain('the record says 2026-10-23, the filing says 2026-10-27')
})

test('presence and absences are counted, and the worse reading of an absence is shown', () => {
  expect(absence({ from: '2025-01-10', to: '2025-07-12' })).toEqual({ days: 182, effect: 'presumption' })
  expect(absence({ from: '2024-03-01', to: '2025-03-01' })).toEqual({ days: 364, effect: 'broken' })
  expect(absence({ from: '2025-01-10', to: '2025-07-10' })).toEqual({ days: 180, effect: 'none' })
  const window = ['2021-12-01', '2026-12-01'] as const
  expect(daysBetween(...window)).toBe(1826)
  const trip = (days: number) => [{ from: '2022-01-01', to: addDays('2022-01-01', days + 1) }]
  expect(daysAbroad(trip(900), ...window)).toBe(900)
  const told = (days: number) => ({
    permanent_residence_date: '2021-12-01',
    n400_filing_date: '2026-12-01',
    trips: `2022-01-01 to ${addDays('2022-01-01', days + 1)}`,
  })
  const presence = (days: number) =>
    datesOfCase(caseOf(told(days)), today).findings.find(({ ruleId }) => ruleId === 'D-PP')
  expect(presence(913)).toMatchObject({ isFine: true })
  expect(presence(914)?.sentence).toContain('912 of 1826 days, 1 short of the 913 needed')
})

test('a child is protected until the counted day reaches the 21st birthday', () => {
  const days = { filed: '2018-05-01', approved: '2021-02-15', currentOn: '2026-09-01' }
  expect(cspaAge('2005-03-10', days)).toMatchObject({
    counted: '2023-11-15',
    age: 18,
    pending: 1021,
    isProtected: true,
  })
  const pending = (count: number) => ({ ...days, filed: addDays(days.approved, -count) })
  expect(cspaAge('2005-03-10', pending(176))).toMatchObject({ counted: '2026-03-09', age: 20, isProtected: true })
  expect(cspaAge('2005-03-10', pending(175))).toMatchObject({ counted: '2026-03-10', age: 21, isProtected: false })
})

test('reminders stand where the rule puts them', () => {
  expect(found('D-I94.parole', { parole_end_date: '2027-02-10' })?.reminders).toEqual([
    '2026-08-14',
    '2026-11-12',
    '2027-01-11',
    '2027-02-03',
  ])
  expect(found('D-TPS.closes', { tps_closes_date: '2026-12-04' })?.reminders).toEqual(['2026-11-04', '2026-11-27'])
  expect(found('D-AAF.expect', { i589_received_date: '2025-11-10' })?.date).toBe('2027-11-10')
  const early = datesOfCase(caseOf({ i589_received_date: '2025-11-10' }), '2026-11-10').dates
  expect(early.find(({ key }) => key === 'D-AAF.expect')?.date).toBe('2026-11-10')
})

test('the ten-day rule has to be read again after thirty days', () => {
  const notes = (on: string) => datesOfCase(caseOf({ ij_decision_date: '2026-10-23' }), on).dates[0]?.notes.length
  expect([notes('2026-12-22'), notes('2026-12-23')]).toEqual([1, 2])
})

test('a day that the offices are closed by order counts as a holiday', () => {
  const told = caseOf({ board_motion_served_date: '2026-12-03' })
  expect(datesOfCase(told, today).dates[0]).toMatchObject({ date: '2026-12-24', due: null })
  expect(datesOfCase(told, today, ['2026-12-24']).dates[0]).toMatchObject({ date: '2026-12-23', due: '2026-12-28' })
})

const anyDay = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays('1950-01-01', days))
const open = (day: string) => weekday(day) !== 0 && weekday(day) !== 6 && !isFederalHoliday(day)

test('whatever the day: a date to meet is open, never after the legal one, and nothing open lies between', () => {
  const rolling = ['D-BIA30', 'D-RESP10', 'D-RESP21', 'D-CURE15', 'D-MTR90', 'D-MTR180', 'D-RECON30']
  fc.assert(
    fc.property(anyDay, (day) => {
      const told = Object.fromEntries(caseFields.filter(({ kind }) => kind === 'date').map(({ name }) => [name, day]))
      const { appeal_filed_date: _, ...rest } = told
      const { dates } = datesOfCase(caseOf(rest), today)
      const back = counting()
      for (const one of dates) {
        if (one.kind === 'deadline' && !/^D-(751|CSPA|1YR)/.test(one.key)) expect(open(one.date), one.key).toBe(true)
        if (one.due !== null && one.kind === 'deadline') expect(one.date < one.due, one.key).toBe(true)
        if (rolling.includes(one.key) && one.due !== null) {
          expect(open(one.due)).toBe(true)
          expect(back.forward(addDays(one.date, 1))).toBe(one.due)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('no text on the record breaks the count', () => {
  const names = caseFields.map(({ name }) => name)
  const odd = fc.oneof(fc.string(), anyDay, fc.constantFrom('2024-02-29', '0000-01-01', '9999-12-31', '2026-02-30'))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), odd), (told) => {
      for (const one of datesOfCase(caseOf(told), today).dates) expect(one.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
    { numRuns: 500 },
  )
})
