import { deadlineRules, filingKitCheckedOn, sourceLine } from '#law/filing-kit/filing-kit.ts'
import type { CaseDateReply } from '#contract/deadlines.ts'
import { daysBetween, easternDate } from '#domain/dates/calendar.ts'
import type { CaseDate } from '#domain/deadlines/deadlines.ts'
import type { CaseDateRow } from '#server/database/tables/deadlines.ts'

const dayMs = 86_400_000
/** So long a date says what it was before. */
const saysMovedFor = 60 * dayMs

/** A rule as it is shown beside what it counted. A rule of the product itself counts as confirmed. */
export function presentRule(ruleId: string) {
  const rule = deadlineRules().find(({ id }) => id === ruleId)
  return {
    rule_id: ruleId,
    rule: rule?.title ?? ruleId,
    source: sourceLine(rule?.sources ?? []),
    confirmed: rule?.confirmed !== false,
    checked_on: filingKitCheckedOn(),
  }
}

export const detailsOf = (row: Pick<CaseDateRow, 'details'>) => JSON.parse(row.details) as CaseDate

/** A stored date as it is answered. */
export function presentDate(row: CaseDateRow, now: number): CaseDateReply {
  const { ruleId, what, kind, steps, triggers, notes, reminders } = detailsOf(row)
  const { was, was_until, was_because } = row
  const isRecent = was_until !== null && now - was_until < saysMovedFor
  return {
    id: row.id,
    client_id: row.client_id,
    ...presentRule(ruleId),
    what,
    kind,
    date: row.day,
    due: row.due,
    days_left: daysBetween(easternDate(now), row.day),
    steps: [...steps],
    triggers: [...triggers],
    notes: [...notes],
    reminders: [...reminders],
    moved:
      isRecent && was !== null && was_because !== null
        ? { was, until: easternDate(was_until), because: was_because }
        : null,
    is_done: row.done_at !== null,
  }
}
