/** The sentences of subscription and billing, each in one place (specification 1, sections 2, 4 and 8). */
export const billingMessages = {
  subscribeBanner:
    'Unlock more drafts and start saving 60% of your time with advanced AI drafting features. Subscribe now!',
  trialExpired: 'Your free trial has expired',
  mustBeThisEmail: 'You must use this email when asked to enter email to manage your subscription.',
  paymentAdded: 'Payment method added. Your subscription is being re-activated.',
  emailNotRead: 'Error getting user email, please refresh page!',
  scriptFailed: 'Chargebee failed to load',
  reactivated: 'Subscription successfully reactivated! Redirecting...',
  notReactivated: 'Failed to reactivate subscription',
  notReactivatedNow: 'Failed to reactivate subscription. Please try again.',
  paymentNeeded: 'Payment information required. Please update your payment method.',
  nothingToReactivate: 'No subscription found. Please contact support.',
} as const

export const subscriptionInactiveTitle = 'Drafting is off'

/** How many drafts are left of how many (specification 1, section 8), at most two decimals. */
export function subscriptionLimit(left: number, limit: number): string {
  return `You have ${left} out of ${limit} 💎 Premium Document drafts left.`
}
