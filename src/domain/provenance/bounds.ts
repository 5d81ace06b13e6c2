import type { DraftFact } from './decision.ts'

/** How exactly a number is meant: `more than`, `less than`, `nearly`; `exact` without such words. */
export type Bound = 'least' | 'most' | 'about' | 'exact'

const leads: readonly (readonly [Bound, RegExp])[] = [
  [
    'about',
    /(?<!\p{L})(?:nearly|almost|about|around|approximately|roughly|some|close to|just (?:over|under)|a little (?:over|under|more than|less than))(?: (?:the|a))? $/iu,
  ],
  [
    'least',
    /(?<!\p{L})(?:more than|over|at least|in excess of|longer than|no fewer than|well over|beyond|the last|the past)(?: (?:the|a))? $/iu,
  ],
  [
    'most',
    /(?<!\p{L})(?:less than|fewer than|under|no more than|at most|within|not even|barely|only)(?: (?:the|a))? $/iu,
  ],
]

/** How the words before a number bound it. */
export const boundOf = (lead: string): Bound => leads.find(([, pattern]) => pattern.test(lead))?.[0] ?? 'exact'

const noneOf = /(?<!\p{L})(?:none of|no|neither of|never|not one of)(?!\p{L})/iu

/** Who counts in dozens or decades rounds. */
const round = /(?<!\p{L})(?:dozens?|decades?)(?!\p{L})/iu

/** `None of his trips lasted longer than two weeks` bounds them from above. */
export function boundIn({ lead, sentence, fact }: DraftFact): Bound {
  const written = boundOf(lead)
  const bound = written === 'exact' && round.test(fact.text) ? 'about' : written
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(fact.text)))
  return bound === 'least' && noneOf.test(before) ? 'most' : bound
}

/** True when `known` is what a writer can call `count`, so bounded; `step` is the smallest difference that counts. */
export function isWithin(bound: Bound, count: number, known: number, step = 0): boolean {
  switch (bound) {
    case 'least':
      return known >= count && known <= count * 2
    case 'most':
      return known <= count && known >= count / 2
    case 'about':
      return Math.abs(known - count) <= Math.max(count * 0.2, step / 2)
    case 'exact':
      return known >= count - step / 4 && known < count + step
  }
}
