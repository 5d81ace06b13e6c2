import type { Decision, DraftFact } from './decision.ts'
import type { FactIndex } from './fact-index.ts'
import type { FactValue } from './fact.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

const clock = /(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:])/g

/** `Forty-two minutes before`: so far two times of the clock lie apart in one source. */
export function deriveClock(
  { count, unit }: Quantity,
  _draft: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  const minutes = unit === 'minute' ? count : unit === 'hour' ? count * 60 : 0
  if (minutes === 0 || minutes > 720) return undefined
  for (const from of sources) {
    const times = [...from.source.text.matchAll(clock)]
    for (const [at, one] of times.entries()) {
      const other = times.slice(at + 1).find((later) => Math.abs(minuteOf(later) - minuteOf(one)) === minutes)
      if (!other) continue
      const end = one.index + one[0].length
      const by = { from, fact: { start: one.index, end, text: one[0], value: { type: 'quantity' as const, count } } }
      return { state: 'derived', by, how: `${one[0]} and ${other[0]} on file` }
    }
  }
  return undefined
}

const minuteOf = ([, hour, minute]: RegExpMatchArray) => Number(hour) * 60 + Number(minute)
