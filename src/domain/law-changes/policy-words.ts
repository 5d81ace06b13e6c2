import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import { policies, policiesOf } from '#law/policies/list.ts'
import type { Policy } from '#law/policies/policy.ts'
import { isOverdue, type ReviewedKind } from '#law/review-periods.ts'

/**
 * A message that rests on a policy. `told` is what the tool says of the policy as it came with the product; where the law in
 * force says something else of it, that is said instead. Then whether it is confirmed, when it was read, and whether it has
 * to be read again before this day.
 */
export function sayPolicy(policy: Policy, told: string, asOf: IsoDate): string {
  return `${isAsBuiltIn(policy) ? told : `${policy.says} ${policy.status}`} ${readingOf(policy, asOf)}`
}

/** `Last checked on November 22, 2026.`, with what an attorney has to know of that reading. */
export function readingOf(policy: Policy, asOf: IsoDate): string {
  return [
    ...(policy.confirmed ? [] : ['Not confirmed: check before relying on it.']),
    `Last checked on ${formatLongDate(policy.checkedOn)}.`,
    ...(isOverdue(kindOf(policy), policy.checkedOn, asOf) ? ['Review overdue.'] : []),
  ].join(' ')
}

/**
 * The checks of a tool, each that rests on a policy with when that was last read. Policies of single countries are named by
 * the check itself, which knows the country.
 */
export function withReadings(checks: readonly Check[], tool: string, asOf: IsoDate): Check[] {
  return checks.map((check) => {
    const [policy] = policiesOf(tool, check.code)
      .filter(({ countries }) => countries.length === 0)
      .toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn))
    const isTold = policy === undefined || check.code.startsWith('R') || check.message.includes('Last checked on')
    return isTold ? check : { ...check, message: `${check.message} ${readingOf(policy, asOf)}` }
  })
}

/** The law in force says of the policy what the product came with. */
export function isAsBuiltIn({ id, says, status, effectiveTo }: Policy): boolean {
  const own = policies.builtIn.find((policy) => policy.id === id)
  return own?.says === says && own.status === status && own.effectiveTo === effectiveTo
}

/** Lists of countries, temporary protection, and what a court may stay any day are read again every week. */
function kindOf({ id, countries, status }: Policy): ReviewedKind {
  return countries.length > 0 || id.startsWith('tps') || /\b(?:appeal|appealed|stay)\b/i.test(status)
    ? 'country-lists'
    : 'memoranda'
}
