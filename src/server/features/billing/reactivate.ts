import { AppError } from '#contract/errors.ts'
import { billingMessages } from '#domain/subscription/billing-messages.ts'
import { reactivationAnswer } from '#domain/subscription/reactivation-answer.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { readerOf } from './read-billing.ts'
import { refreshMirror } from './mirror.ts'
import { providerOf } from './provider.ts'
import { findSubscription } from './subscription-store.ts'

type Reply = { status: string; message: string; detail?: string }

/**
 * Brings a subscription back (specification 1, section 8 'Reactivation'). Throws `payment-needed` (402) when payment
 * information is missing and `nothing-to-reactivate` (404) when there never was a plan.
 */
export async function reactivate(services: Services, account: Account): Promise<Reply> {
  const { facts } = await readerOf(services, account)
  const answer = reactivationAnswer(facts)
  if (answer?.answer === 'not_needed') return { status: 'not_needed', message: answer.message, detail: answer.message }
  const row = await findSubscription(services.database, account.id, services.now())
  if (!row || row.plan_id === null) throw new AppError('nothing-to-reactivate')
  const target = { accountId: account.id, subscription: row.provider_subscription }
  const outcome = await providerOf(services).reactivate(target)
  if (outcome === 'payment-needed') throw new AppError('payment-needed')
  if (outcome === 'not-found') throw new AppError('nothing-to-reactivate')
  if (row.provider_customer !== null) await refreshMirror(services, row.provider_customer)
  if (outcome === 'pending') return { status: 'pending', message: billingMessages.notReactivated }
  return { status: 'success', message: billingMessages.reactivated }
}
