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

/** Why a dependent cannot draft, and whom to ask. */
export function dependentReason(reader: Reader): string {
  const { facts } = reader
  const owner = facts.contact ?? 'your admin'
  if (facts.situation === 'starter-used') return `The starter credits of ${owner} are used up. Please ask ${owner}.`
  const news = dependentNews(reader) ?? 'All credits of the account are used.'
  // Nobody can do more than wait.
  if (facts.situation === 'unconfirmed') return news
  return `${news} Please ask ${owner}.`
}

/** The sentence of a dependent's billing page. */
export function dependentSubscription(reader: Reader): string {
  const { facts } = reader
  const owner = facts.contact ?? 'your admin'
  switch (facts.situation) {
    case 'no-row':
    case 'left-family':
    case 'inactive':
      return `The account of ${owner} has no active subscription.`
    case 'starter':
      return `You use the starter credits of ${owner}, until ${onDay(facts.drafting.endsAt, reader)}.`
    case 'starter-used':
      return `The starter credits of ${owner} are used up.`
    case 'trial':
    case 'trial-ordered':
      return `You use the free trial of ${owner}, until ${onDay(facts.termEnd, reader)}.`
    case 'active':
    case 'active-planned':
      return `You use the subscription of ${owner}. Credits reset on ${onDay(facts.termEnd, reader)}.`
    case 'ending':
      return `The subscription of ${owner} ends on ${onDay(facts.termEnd, reader)}. Drafting stops then.`
    case 'cancelled':
      return `The subscription of ${owner} ended on ${onDay(facts.ended?.at ?? null, reader)}.`
    case 'unpaid':
    case 'paused':
      return `The subscription of ${owner} is not active now.`
    default:
      return (dependentNews(reader) ?? '').replace('Drafting is off: the', 'The')
  }
}
