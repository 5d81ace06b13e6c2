import { countWords } from '#domain/language/sentences.ts'
import { capitalized, withThousands } from './words.ts'

/** One sentence from its clause: capital, cite before the full stop, one full stop. */
export function sentence(clause: string, cite = ''): string {
  // The semicolon of `&quot;` ends no clause.
  const bare = clause.trim().replace(/(?<![.;,]|&\p{Ll}{2,6})[.;,]+$/u, '')
  const ending = /[?!]$/u.test(bare) ? '' : '.'
  if (cite === '') return capitalized(bare) + (/\.(?:”|&quot;)$/u.test(bare) ? '' : ending)
  // The cite closes the sentence: no full stop within the marks before it.
  return `${capitalized(bare.replace(/(?<!\b[ap]\.m)\.(’?(?:”|&quot;))$/u, '$1'))} ${cite}.`
}

/**
 * Two predicates of one subject joined by "and" when both are plain and the sum is short; undefined otherwise.
 * @internal for the tests
 */
export function joinPredicates(first: string, second: string): string | undefined {
  const isPlain = (text: string) => !/\band\b|[,;:]/u.test(text)
  const words = countWords(first) + countWords(second)
  return isPlain(first) && isPlain(second) && words <= 28 ? `${first} and ${second}` : undefined
}

/** `$4,200`. */
export function dollars(value: number): string {
  return `$${withThousands(Math.round(value * 100) / 100)}`
}

/** A share in words where it is near a plain one, else in whole percent: `three quarters`, `71 percent`. */
export function shareInWords(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 100)
  const plain = plainShares.find(([from, to]) => percent >= from && percent <= to)
  return plain?.[2] ?? `${percent} percent`
}

const plainShares: readonly (readonly [from: number, to: number, words: string])[] = [
  [100, 100, 'all'],
  [73, 77, 'three quarters'],
  [65, 68, 'two thirds'],
  [49, 51, 'half'],
  [32, 34, 'one third'],
  [24, 26, 'one quarter'],
]
