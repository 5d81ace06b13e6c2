import type { Subscription } from '#domain/subscription/entitlement.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'

type Columns = Pick<
  SubscriptionRow,
  | 'status'
  | 'plan_id'
  | 'period'
  | 'term_start'
  | 'term_end'
  | 'due_since'
  | 'anchor'
  | 'planned_plan_id'
  | 'planned_period'
>

/** A subscription as its row has it. */
export function toColumns(subscription: Subscription): Columns {
  return {
    status: subscription.status,
    plan_id: subscription.planId,
    period: subscription.period,
    term_start: subscription.termStart,
    term_end: subscription.termEnd,
    due_since: subscription.dueSince,
    anchor: subscription.anchor,
    planned_plan_id: subscription.planned?.planId ?? null,
    planned_period: subscription.planned?.period ?? null,
  }
}
