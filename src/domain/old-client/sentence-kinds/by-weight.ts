import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'
import { lettersOf } from '../no-sentence.ts'
import type { TellingSentence } from '../sentences.ts'
import type { WeighedSentences } from './weigh-sentences.ts'

/** Below it nothing is surely a story, above it nothing is surely the firm's: between rules and weights the attorney decides. */
const doubtful = -1
/** The same where nothing of the case was found in the sentence: rather a story than not. */
const likely = 0

/** A cell, or an item behind its number or sign. */
const isListed = ({ row, text }: TemplateLine): boolean =>
  row !== undefined || /^\W{0,3}(?:[-–•·*]|\(?(?:\d{1,2}|[A-Za-z])[.)]|\d{1,2}(?= \p{Lu})|(?:Tab|Ex|Exh)\b)/u.test(text)

/** What the record answers is filled in and asked of nobody. */
export const onFile: ReadonlySet<Slot> = new Set<Slot>([
  'birth-date',
  'marriage-date',
  'entry-date',
  'entry-place',
  'citizenship',
  'address',
])

/**
 * What rules found of a line, read again by weight: a told sentence that looks like the firm's is shown as a claim, and so
 * is one of which the rules made nothing that looks like a story.
 */
export function byWeight(
  line: TemplateLine,
  telling: readonly TellingSentence[],
  { weighed, marks }: { readonly weighed: WeighedSentences; readonly marks: readonly FoundMark[] },
): TellingSentence[] {
  const sentences = weighed.get(line) ?? []
  const oddsOf = ({ start, end }: TellingSentence) =>
    Math.max(...sentences.flatMap((one) => (one.start < end && start < one.end ? [one.odds] : [])), -Infinity)
  const told = telling.map((one): TellingSentence => {
    const isSure = one.slot === 'claim' || one.slot === 'procedure' || one.slot === 'department-position'
    return isSure || oddsOf(one) >= doubtful || oddsOf(one) === -Infinity
      ? one
      : { start: one.start, end: one.end, slot: 'claim', kind: one.slot }
  })
  if (line.isHeading === true) return told
  const further = sentences
    .filter(({ start, end, odds }) => {
      const own = marks.filter((mark) => mark.start < end && start < mark.end)
      const words = line.text.slice(start, end)
      if (own.some(({ slot }) => onFile.has(slot) || slot === 'department-position') || lettersOf(words) < 3)
        return false
      // `The finding turns on whether it was asked`: what decides a question is said of any case.
      if (own.length === 0 && /\b(?:turns|depends|hinges) (?:up)?on (?:whether|how|what)\b/iu.test(words)) return false
      // A line without a verb is no sentence, and a question of a form asks anybody.
      if (isListed(line) && (!hasFiniteVerb(words) || /\?\W*$/u.test(words))) return false
      return odds > (own.length > 0 ? doubtful : likely)
    })
    .filter(({ start, end }) => telling.every((one) => one.end <= start || end <= one.start))
    .map(({ start, end }): TellingSentence => ({ start, end, slot: 'claim' }))
  return [...told, ...further].toSorted((a, b) => a.start - b.start)
}
