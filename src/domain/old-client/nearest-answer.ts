import { foldToWords } from '#domain/language/fold.ts'
import type { Answer } from './answer.ts'

/**
 * Of answers that fit a day, the one whose label is told nearest before it: in `The decision was issued on May 1, 2024, and
 * the petition was filed on`, what was filed. What another day stands behind already is told of that day. `left`: the
 * folded words before the place.
 */
export function nearestOfDay(fitting: readonly Answer[], left: string): Answer | undefined {
  const words = left.trim().split(' ')
  const placed = fitting.flatMap((answer) => {
    const own = new Set(foldToWords(answer.label).split(' '))
    const at = words.findLastIndex((word) => own.has(word) && !small.test(word))
    const isOfOther = at !== -1 && words.slice(at + 1).some((word) => /^(?:19|20)\d\d$/.test(word))
    return isOfOther && !lasting.test(answer.label.trim()) ? [] : [{ answer, at }]
  })
  return placed.toSorted((a, b) => b.at - a.at)[0]?.answer
}

const small = /^(?:on|of|in|at|by|to|from|until|since|the|an?|is|was|and|for|with)$/
/** `Lived together until`, behind the day from which they did. */
const lasting = / (?:until|since|from|to|through)$/iu
