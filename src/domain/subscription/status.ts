/** Every status that the product knows (specification 1, section 4). */
export const subscriptionStatuses = [
  'placeholder',
  'in_trial',
  'trialing',
  'trial',
  'active',
  'non_renewing',
  'past_due',
  'grace_period',
  'inactive',
  'cancelled',
] as const
export type StatusName = (typeof subscriptionStatuses)[number]

const activeStatuses: readonly string[] = ['active', 'trialing', 'in_trial', 'trial', 'non_renewing', 'past_due']
const trialStatuses: readonly string[] = ['in_trial', 'trialing', 'trial']

/** Statuses that count as active. */
export function countsAsActive(status: string): boolean {
  return activeStatuses.includes(status)
}

export function isTrial(status: string): boolean {
  return trialStatuses.includes(status)
}
