import * as z from 'zod'
import { AppError } from '#contract/errors.ts'
import { isDuplicate } from '#server/database/connect.ts'
import { newId } from '#server/database/new-id.ts'
import type { BillingEvent } from '#server/database/tables/credits.ts'
import type { Services } from '#server/services.ts'
import { addJob } from '#server/work/jobs.ts'

const subscriptionKinds = /^(subscription|customer|payment|invoice|card|payment_source|unbilled_charges)_/

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  occurred_at: z.number().int().nonnegative(),
  content: z.looseObject({
    customer: z.looseObject({ id: z.string().max(64) }).optional(),
    subscription: z.looseObject({ customer_id: z.string().max(64) }).optional(),
    invoice: z.looseObject({ customer_id: z.string().max(64) }).optional(),
  }),
})

/**
 * Stores an event by its id before anything else is done with it; one that is known already is only acknowledged. What
 * belongs to no customer is kept and ignored. Throws `malformed-body` for what is no event.
 */
export async function storeEvent({ database, now, nudge }: Services, text: string): Promise<void> {
  const { success, data } = eventSchema.safeParse(parse(text))
  if (!success) throw new AppError('malformed-body')
  const { customer, subscription, invoice } = data.content
  const customerId = customer?.id ?? subscription?.customer_id ?? invoice?.customer_id ?? null
  const concernsUs = customerId !== null && subscriptionKinds.test(data.event_type)
  const row: BillingEvent = {
    id: newId(),
    event_id: data.id,
    kind: data.event_type,
    customer: customerId,
    occurred_at: 1000 * data.occurred_at,
    received_at: now(),
    outcome: concernsUs ? 'waiting' : 'ignored',
  }
  try {
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('billing_events').values(row).execute()
      if (concernsUs)
        await addJob(transaction, { kind: 'apply-billing-event', subjectId: row.id, runAt: row.received_at })
    })
    nudge.wake()
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
