import { type Reader, daysTo, onDay } from './reader.ts'

/** What is wrong with the owner's subscription, in one sentence; null while all is well. */
export function dependentNews(reader: Reader): string | null {
  const { facts } = reader
  const owner = facts.contact ?? 'your admin'
  switch (facts.situation) {
    case 'no-row':
    case 'left-family':
    case 'inactive':
      return `Drafting is off: the account of ${owner} has no active subscription.`
    case 'starter-over':
      return `Drafting is off: the starter credits of ${owner} have expired.`
    case 'trial-used':
      return `The credits of ${owner}’s free trial are used up.`
    case 'trial-over':
      return `Drafting is off: the free trial of ${owner} is over.`
    case 'active-used':
      return `All credits of the account are used. They reset in ${daysTo(facts.creditsResetAt, reader)}.`
    case 'unconfirmed':
      return `The new term of ${owner}’s subscription is being confirmed.`
    case 'ending':
      return `The subscription of ${owner} ends on ${onDay(facts.termEnd, reader)}.`
    case 'past-due':
    case 'grace':
      return `Drafting may end on ${onDay(facts.due?.draftingEndsAt ?? null, reader)}. Please ask ${owner}.`
    case 'unpaid':
    case 'paused':
    case 'cancelled':
      return `Drafting is off: the subscription of ${owner} is not active now.`
    default:
      return null
  }
}
