import { type Reader, onDay } from './reader.ts'
import { dependentNews } from './dependent-news.ts'

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
