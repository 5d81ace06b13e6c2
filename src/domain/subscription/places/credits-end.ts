import { type Reader, daysTo, onDay } from './reader.ts'

/** Whether the credits that are used come back, and when: the second sentence wherever too few are left. */
export function whetherTheyReset(reader: Reader): string {
  const { facts } = reader
  const end = facts.drafting.endsAt
  switch (facts.situation) {
    case 'starter':
    case 'starter-used':
      return `They do not reset: your starter credits end in ${daysTo(end, reader)}.`
    case 'trial':
    case 'trial-used':
      if (facts.creditsResetAt === null) return `They do not reset: your free trial ends in ${daysTo(end, reader)}.`
      break
    case 'ending':
      return `Your subscription ends in ${daysTo(end, reader)}.`
    case 'past-due':
    case 'grace':
      return 'They reset when the missing payment has arrived and the next term begins.'
    default:
  }
  return `They reset in ${daysTo(facts.creditsResetAt, reader)}.`
}

/** The last sentence of the limit's dialog, with the date where nothing resets. */
export function limitSentence(reader: Reader): string {
  const { facts } = reader
  const end = facts.drafting.endsAt
  const inDays = `${daysTo(end, reader)}, on ${onDay(end, reader)}`
  switch (facts.situation) {
    case 'starter':
    case 'starter-used':
      return `Starter credits do not reset: they end in ${inDays}.`
    case 'trial':
    case 'trial-used':
      if (facts.creditsResetAt === null) return `These credits do not reset: your free trial ends in ${inDays}.`
      break
    case 'ending':
      return `These credits do not reset: your subscription ends in ${inDays}.`
    case 'past-due':
    case 'grace':
      return `A payment is missing. Drafting ends in ${inDays}, unless it is paid.`
    default:
  }
  // Specification 1, section 8, without a full stop.
  return `The count will reset in ${daysTo(facts.creditsResetAt, reader)}`
}
