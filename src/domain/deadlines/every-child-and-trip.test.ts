import { expect, test } from 'vitest'
import { type CaseInput, datesOfCase } from './deadlines.ts'
import { absence, daysAbroad } from './rules/residence.ts'

const dayMs = 86_400_000
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs
const text = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)
const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => text(day(from) + at))
/** The same day of another year, or of other months; February 29 becomes the 28th. */
const later = (from: string, years: number, months = 0) => {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year + years, month + months, 0)).getUTCDate()
  return text(Date.UTC(year + years, month - 1 + months, Math.min(date, last)) / dayMs)
}

const field = (value: string) => ({ value, dataType: 'text' as const })
const fields = (told: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(told).map(([name, value]) => [name, field(value)]))
const caseOf = (told: Readonly<Record<string, string>>, born: readonly string[] = []): CaseInput => ({
  client: fields(told),
  children: born.map((one) => fields({ date_of_birth: one })),
  filings: [],
  answers: [],
})

test('a child is protected up to the day whose counted age is under 21, and has a year from the day of the visa', () => {
  const told = (approved: string) => ({
    petition_filed_date: '2018-05-01',
    petition_approved_date: approved,
    final_action_current_date: '2023-06-15',
  })
  // Each approval is the day of the visa here, for the dates had been current for long.
  const wrong = days('2024-01-15', 500).flatMap((approved) => {
    const pending = day(approved) - day('2018-05-01')
    const turns21 = day(approved) - pending
    const births = [1, 0, -1].map((more) => later(text(turns21 + more), -21))
    const { dates, findings } = datesOfCase(caseOf(told(approved), births), '2023-12-01')
    const fine = findings.filter(({ ruleId }) => ruleId === 'D-CSPA').map(({ isFine }) => isFine)
    const act = dates.filter(({ key }) => key.startsWith('D-CSPA')).map(({ date }) => date)
    const isRight =
      JSON.stringify(fine) === JSON.stringify([true, false, false]) &&
      JSON.stringify(act) === JSON.stringify([later(approved, 1)])
    return isRight ? [] : [{ approved, births, fine, act }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
  // A year from February 29 ends on the 28th.
  const leap = datesOfCase(caseOf(told('2024-02-29'), ['2010-01-01']), '2023-12-01')
  expect(leap.dates.find(({ key }) => key === 'D-CSPA.1')?.date).toBe('2025-02-28')
})

test('the day of the visa is the approval, or the first of the month in which the date was current where that is later', () => {
  const wrong = days('2026-01-01', 400).flatMap((current) => {
    const told = {
      petition_filed_date: '2024-01-10',
      petition_approved_date: '2026-03-17',
      final_action_current_date: current,
    }
    const { dates } = datesOfCase(caseOf(told, ['2015-01-01']), '2025-12-01')
    const month = `${current.slice(0, 7)}-01`
    const visa = month > '2026-03-17' ? month : '2026-03-17'
    const act = dates.find(({ key }) => key === 'D-CSPA.1')?.date
    return act === later(visa, 1) ? [] : [{ current, act }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test('an absence breaks residence from a year on and raises a presumption beyond six months, by days or by the calendar', () => {
  const wrong = days('2023-11-01', 200).flatMap((from) =>
    Array.from({ length: 220 }, (_, at) => day(from) + 165 + at).flatMap((end) => {
      const to = text(end)
      const whole = end - day(from) - 1
      const isYear = whole >= 365 || to >= later(from, 1)
      const isHalf = whole > 180 || to > later(from, 0, 6)
      const effect = isYear ? 'broken' : isHalf ? 'presumption' : 'none'
      const found = absence({ from, to })
      return found.effect === effect && found.days === whole ? [] : [{ from, to, found, effect }]
    }),
  )
  expect(wrong.slice(0, 5)).toEqual([])
})

test('days abroad are those between leaving and returning, within the window, and no day counts twice', () => {
  const trips = [
    { from: '2024-02-01', to: '2024-03-05' },
    { from: '2024-02-20', to: '2024-04-10' },
    { from: '2025-06-30', to: '2025-07-01' },
    { from: '2025-12-20', to: '2026-01-15' },
  ]
  const wrong = days('2023-12-01', 500).flatMap((start) => {
    const end = text(day(start) + 365)
    const abroad = Array.from({ length: 365 }, (_, at) => text(day(start) + at)).filter((one) =>
      trips.some(({ from, to }) => one > from && one < to),
    )
    const found = daysAbroad(trips, start, end)
    return found === abroad.length ? [] : [{ start, found, abroad: abroad.length }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test('a diversity visa ends with September of its fiscal year, whatever day that is', () => {
  for (let year = 2024; year <= 2040; year += 1) {
    const { dates } = datesOfCase(caseOf({ dv_fiscal_year: String(year) }), '2023-12-01')
    expect(dates.find(({ key }) => key === 'D-DV')).toMatchObject({ date: `${year}-09-30` })
  }
})
