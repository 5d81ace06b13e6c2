import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark } from '#domain/template-sections/old-case.ts'

const behind = /, (?:after|because|since|while|although|when) (?=\p{Ll})([^,.;:()“”]{8,120})(?=[,.;]|$)/gu

/**
 * `The Department served a Notice to Appear, after a notary’s filing had been sent on`: where a word of such a clause is
 * unexplained the whole of it is of the case, and the step before it stays.
 */
export function wholeClauses(text: string, unsure: readonly FoundMark[], taken: readonly Range[]): FoundMark[] {
  const clauses = [...text.matchAll(behind)].flatMap(({ 0: whole, 1: words = '', index }): FoundMark[] => {
    const start = index + whole.length - words.length
    const end = index + whole.length
    const has = (one: Range) => start <= one.start && one.end <= end
    const isCut = taken.some((one) => one.start < end && start < one.end)
    return unsure.some(has) && !isCut && hasFiniteVerb(words) ? [{ start, end, slot: 'unsure' }] : []
  })
  return [
    ...unsure.filter((one) => clauses.every(({ start, end }) => one.end <= start || end <= one.start)),
    ...clauses,
  ].toSorted((a, b) => a.start - b.start)
}
