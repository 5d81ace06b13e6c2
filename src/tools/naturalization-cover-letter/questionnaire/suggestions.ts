import type { RecordValues } from '#domain/questionnaire/condition.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import type { Suggestion } from '#domain/questionnaire/suggestion.ts'
import type { Lockbox } from '#law/filing-addresses/n400-addresses.ts'
import { findFilingAddress, lockboxForState, n400Filing, type N400Filing } from '#law/n400-filing.ts'

/**
 * Which mailing addresses to offer first. Military filings: the military pair; otherwise the pair for the client's state
 * of residence. The carrier is the attorney's choice, so an address is selected only when one of either carrier has been
 * chosen already. Nothing is suggested for the spouse of a citizen stationed abroad, for a residence abroad, or when the
 * state is not known.
 */
export function suggestAnswers(
  answers: Answers,
  record: RecordValues,
  filing: N400Filing = n400Filing(),
): Suggestion[] {
  const lockbox = suggestLockbox(answers, record['state'] ?? undefined, filing)
  if (!lockbox) return []
  const pair = filing.addresses.filter((address) => address.lockbox === lockbox)
  const carrier = findFilingAddress(filing, textOf(answers, 'uscis_mailing_address'))?.carrier
  const value = pair.find((address) => address.carrier === carrier)?.id
  return [{ question: 'uscis_mailing_address', first: pair.map(({ id }) => id), ...(value && { value }) }]
}

/** The lockbox that the answers and the state of residence point to; undefined when the chart has no row for them. */
export function suggestLockbox(answers: Answers, state: string | undefined, filing: N400Filing): Lockbox | undefined {
  const military = textOf(answers, 'is_us_military_member') ?? 'null'
  if (military === 'active_military' || military === 'past_military') return 'military_chicago'
  if (military !== 'null' || textOf(answers, 'reside_within_usa') === 'no') return undefined
  return lockboxForState(filing, state)
}
