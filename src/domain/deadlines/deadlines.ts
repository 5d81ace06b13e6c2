import type { IsoDate } from '../dates/calendar.ts'
import type { CaseDate, CaseFinding, CaseQuestion } from './case-date.ts'
import { counting } from './count.ts'
import { asylumRules } from './rules/asylum.ts'
import { childAge } from './rules/child-age.ts'
import { courtRules } from './rules/court.ts'
import { residenceRules } from './rules/residence.ts'
import type { Rule } from './rules/rule-work.ts'
import { statusRules } from './rules/status.ts'
import { uscisRules } from './rules/uscis.ts'
import { type CaseInput, readTold } from './told.ts'

export type { CaseDate, CaseFinding, CaseQuestion, Trigger } from './case-date.ts'
export type { CaseInput } from './told.ts'

/** Goes up when the rules count otherwise; with the numbers of the law it names what a date was counted by. */
export const countingVersion = 2

const rules: readonly Rule[] = [
  ...courtRules,
  ...asylumRules,
  ...uscisRules,
  ...residenceRules,
  ...statusRules,
  childAge,
]

export type CaseDates = {
  /** Earliest first. */
  readonly dates: readonly CaseDate[]
  readonly findings: readonly CaseFinding[]
  readonly questions: readonly CaseQuestion[]
}

/**
 * Every date of a case that the record, its filings and its answers let be counted, with the count in words. `closed` are
 * days on which the offices are closed beside weekends and federal holidays.
 */
export function datesOfCase(input: CaseInput, today: IsoDate, closed: readonly IsoDate[] = []): CaseDates {
  const dates: CaseDate[] = []
  const findings: CaseFinding[] = []
  const questions: CaseQuestion[] = []
  const told = readTold(input, questions)
  for (const rule of rules) rule({ told, count: counting(closed), today, dates, findings, questions })
  return { dates: dates.toSorted((a, b) => a.date.localeCompare(b.date)), findings, questions }
}
