import { AppError } from '#contract/errors.ts'
import { BillingFault, type BillingPort, type HostedBilling } from '#server/gateways/billing/port.ts'
import type { Services } from '#server/services.ts'
import { localBilling } from './local/local-billing.ts'

/** The provider that is set up, its faults turned into the product's errors; without one, local billing. */
export function providerOf(services: Services): BillingPort {
  const port = services.billing ?? localBilling(services)
  const guard = guardOf(services)
  return {
    checkout: guard(port.checkout),
    portal: guard(port.portal),
    reactivate: guard(port.reactivate),
    readCustomer: guard(port.readCustomer),
  }
}

/** What only a provider is asked; undefined for local billing. Its faults are the product's errors, too. */
export function hostedOf(services: Services): Pick<HostedBilling, 'estimateChange' | 'takeBack'> | undefined {
  const { billing } = services
  const guard = guardOf(services)
  return billing && { estimateChange: guard(billing.estimateChange), takeBack: guard(billing.takeBack) }
}

function guardOf(services: Services) {
  return <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      call(...args).catch((error: unknown) => {
        throw asAppError(services, error)
      })
}

function asAppError({ log }: Services, error: unknown): unknown {
  if (!(error instanceof BillingFault)) return error
  log.warn({ kind: error.kind, code: error.code }, 'the billing provider refused')
  if (error.kind === 'payment') return new AppError('payment-needed')
  return new AppError(error.kind === 'missing' ? 'plan-not-sold' : 'billing-unavailable', {}, { cause: error })
}
