import { daysApart, isWhole } from '#domain/language/partial-date.ts'
import type { Decision, DraftFact } from './decision.ts'
import type { FactIndex } from './fact-index.ts'
import type { FactValue } from './fact.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44 }

/** `July 1 to September 9, 2023`: ten weeks, told as a range of two days on file, the first of them without its year. */
export function deriveRange(
  { count, unit = '' }: Quantity,
  _draft: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  const length = daysIn[unit]
  if (length === undefined) return undefined
  for (const from of sources)
    for (const [at, fact] of from.facts.entries()) {
      const next = from.facts[at + 1]
      if (fact.value.type !== 'date' || next?.value.type !== 'date' || fact.value.date.year !== undefined) continue
      if (!/^,? (?:to|until|through) $|^ ?[-–] ?$/u.test(from.source.text.slice(fact.end, next.start))) continue
      const { year } = next.value.date
      const begun = { ...fact.value.date, ...(year !== undefined && { year }) }
      const days = isWhole(begun) && isWhole(next.value.date) ? daysApart(begun, next.value.date) : undefined
      if (days !== undefined && [Math.floor(days / length), Math.round(days / length)].includes(count))
        return { state: 'derived', by: { fact: next, from }, how: `from ${fact.text} to ${next.text}` }
    }
  return undefined
}
