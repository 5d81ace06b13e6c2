import { editDistance } from '#domain/language/edit-distance.ts'
import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import { contrastsOf } from '../meaning/contrasts.data.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import type { Difference, Written } from './compare.ts'

/** Small words that turn what a sentence says; any two of a line exclude each other. */
const turning = `
before after until since during
more less fewer
left right
always never often sometimes rarely
all some none no few most
with without
above below
only also
both neither
first last
inside outside
`
const lineOf = new Map(
  turning
    .trim()
    .split('\n')
    .flatMap((line, at) => line.split(' ').map((word) => [word, at] as const)),
)
const negation = /^(?:no|not|never|none|nobody|without)$/iu

/**
 * Whether the one word by which a sentence differs from one on file makes it say something else: surely where the two
 * words exclude each other, likely where they have nothing in common.
 */
export function tellingOf({ own, other }: Difference): 'surely' | 'likely' | undefined {
  if (!own || !other) return negation.test((own ?? other)?.text ?? '') ? 'surely' : undefined
  const [line, known] = [lineOf.get(own.text.toLowerCase()), lineOf.get(other.text.toLowerCase())]
  if (line !== undefined && line === known) return 'surely'
  if (negation.test(own.text) !== negation.test(other.text)) return 'surely'
  if (excludes(own, other)) return 'surely'
  if (isSpelling(own.as, other.as)) return undefined
  return isThing(own) && isThing(other) && !isRelated(own, other) ? 'likely' : undefined
}

/** `Programme` and `program`, `labour` and `labor`. */
const isSpelling = (one: string, other: string) => one.length > 4 && editDistance(one, other, 2) <= 2

/** Two of a class of which one place holds one alone. */
function excludes(own: Written, other: Written): boolean {
  const known = contrastsOf.get(other.text.toLowerCase()) ?? []
  return (contrastsOf.get(own.text.toLowerCase()) ?? []).some(
    ([group, member]) =>
      known.some(([one, at]) => one === group && at !== member) &&
      !known.some(([one, at]) => one === group && at === member),
  )
}

/** A word that names or describes; two acts can be told of one event (`tore out`, `pulled out`). */
const isThing = ({ text, as }: Written) =>
  text.length > 2 &&
  !/\d|(?:ed|ing)$/.test(text) &&
  !as.startsWith('who') &&
  !functionWords.has(text.toLowerCase()) &&
  !numberWords.has(text.toLowerCase()) &&
  (meaningOf(text.toLowerCase()).kind ?? 0) < 29

/** One can say what the other says, or something more general. */
function isRelated(own: Written, other: Written): boolean {
  const [one, known] = [meaningOf(own.text.toLowerCase()), meaningOf(other.text.toLowerCase())]
  const keys = new Set([...one.same, ...one.above])
  return known.same.some((key) => keys.has(key)) || known.above.some((key) => keys.has(key))
}
