import { isTrial } from './status.ts'

export type BannerState = {
  readonly isDependent: boolean
  /** Undefined: the server knows of no subscription. */
  readonly status: string | undefined
  readonly canGenerate: boolean
}

/** `subscribe`: there is no subscription. `trial`: days of the free trial remain. `expired`: it is over. */
export type Banner = 'subscribe' | 'trial' | 'expired'

/**
 * Which subscription banner is due (specification 1, section 2 'Subscription banner'); null for everybody else and for
 * dependents, whose subscription is the admin's affair.
 */
export function bannerFor({ isDependent, status, canGenerate }: BannerState): Banner | null {
  if (isDependent) return null
  if (status === undefined || status === 'placeholder' || status === 'inactive') return 'subscribe'
  if (!isTrial(status)) return null
  return canGenerate ? 'trial' : 'expired'
}
