/** The names under which the page keeps what several of its features read or touch. A name that one file alone uses stands there, beside its call. */
export const billingKey = ['billing'] as const
export const calendarFeedKey = ['calendar-feed'] as const
export const caseMapKey = ['case-map'] as const
export const clientsKey = ['clients'] as const
export const datesKey = ['dates'] as const
export const dependentsKey = ['dependents'] as const
export const draftKey = ['draft'] as const
export const preflightKey = ['preflight'] as const
export const securityKey = ['security'] as const
export const sentKey = ['sent'] as const
export const subscriptionKey = ['subscription'] as const
export const waitingKey = ['waiting'] as const
