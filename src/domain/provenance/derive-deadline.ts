import { addYears } from '#domain/dates/calendar.ts'
import { isWhole, toIso } from '#domain/language/partial-date.ts'
import { dateOf, type Decision, type DraftFact } from './decision.ts'
import type { FactIndex } from './fact-index.ts'
import type { FactValue } from './fact.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

const ofArrival =
  /^ (?:of|after|from|since) (?:his|her|my|their|the) (?:(?:last|most recent|only|latest) )?(?:arrival|entry|admission|coming)(?!\p{L})/iu
const filed = /(?<!\p{L})(?:fil(?:ed|es|ing)|appl(?:ied|ies|ying))(?: \p{L}+)? within (?:the )?$/iu

/** `He is filing within one year of his arrival`, by the last entry on record and the day of filing. */
export function deriveDeadline(
  { count, unit }: Quantity,
  { lead, tail }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  if (unit !== 'year' || count !== 1 || !/within (?:the )?$/iu.test(lead) || !ofArrival.test(tail)) return undefined
  const entry = byType.date.find(
    ({ from, fact }) =>
      from.source.kind === 'record' &&
      from.source.text.slice(0, fact.start).endsWith('Last entry date: ') &&
      isWhole(dateOf({ from, fact })),
  )
  const filing = byType.date.find(({ from }) => from.source.id === 'filing_date')
  const [from, to] = [entry && toIso(dateOf(entry)), filing && toIso(dateOf(filing))]
  if (!entry || from === undefined || to === undefined) return undefined
  if (to <= addYears(from, 1)) return { state: 'derived', by: entry, how: `entered ${from}, filed ${to}` }
  return filed.test(lead) && !/not /u.test(lead) ? { state: 'conflict', by: entry } : undefined
}
