import { withReadings } from '#domain/law-changes/policy-words.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { CaseFrame } from './case.ts'
import { policyChecks } from './checks/border-and-policies.ts'
import { eventDateChecks } from './checks/event-dates.ts'
import { familyChecks } from './checks/family.ts'
import { forumChecks } from './checks/forum-and-relief.ts'
import { harmChecks } from './checks/harm.ts'
import { socialGroupChecks } from './checks/social-group.ts'
import { timingChecks } from './checks/timing.ts'

const rules: readonly ((frame: CaseFrame) => Check[])[] = [
  forumChecks,
  timingChecks,
  familyChecks,
  harmChecks,
  socialGroupChecks,
  eventDateChecks,
  policyChecks,
]

/** The rules on answers and record (domain file 4.2); those on a finished draft are in `review.ts`. */
export function checkAnswers(frame: CaseFrame): Check[] {
  return withReadings(
    rules.flatMap((rule) => rule(frame)),
    'asylum-brief',
    frame.input.filingDate,
  )
}
