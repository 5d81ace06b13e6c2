import { sentencesOf } from '#domain/language/sentences.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { withoutQuotations } from '#domain/prose/guard.ts'
import { countWords, runsOf } from './runs-of-words.ts'

/** A sentence that stands so often, or repeated sentences that make up so much of a text, are no section. */
const mostOften = 3
const mostRepeated = 0.15

/** Sentences of five words and more that stand again; a citation may. */
export function repetitionIn(text: string): 'repetition' | undefined {
  const counts = new Map<string, number>()
  let again = 0
  for (const sentence of sentencesOf(text)) {
    const folded = runsOf(sentence, 1).join(' ')
    const size = countWords(folded)
    if (size < 5 || (/\d/.test(sentence) && /§|C\.F\.R|U\.S\.C|I&N| v\. |USCIS-PM/.test(sentence))) continue
    const often = (counts.get(folded) ?? 0) + 1
    counts.set(folded, often)
    if (often > 1) again += size
    if (often >= mostOften) return 'repetition'
  }
  return again > countWords(text) * mostRepeated && again > 20 ? 'repetition' : undefined
}

/** So many words make a paragraph that can be compared, and so much of it taken over is too much. */
const leastParagraph = 40
const mostBorrowed = 0.6

/** Most of a paragraph stands in another section; what is quoted from a paper or the law may stand in both. */
export function isBorrowed(text: string, others: readonly string[]): boolean {
  if (others.length === 0) return false
  const known = new Set(others.flatMap((html) => runsOf(withoutQuotations(sectionText(html)), 8)))
  return text.split('\n').some((paragraph) => {
    const own = runsOf(withoutQuotations(paragraph), 8)
    return (
      countWords(paragraph) >= leastParagraph && own.filter((run) => known.has(run)).length > own.length * mostBorrowed
    )
  })
}
