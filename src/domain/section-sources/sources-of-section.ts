import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { filingMarks } from '#domain/section-content/filing-mark.ts'
import { readSection } from '#domain/section-content/read.ts'
import type { MarkedSentence } from './fact-marks.ts'

/**
 * How the facts of a sentence are known: `marked`, its writer named them; `edited`, they were named for a sentence that
 * has been changed since; `words`, software found them by what the sentence says.
 */
export type HowKnown = 'marked' | 'edited' | 'words'

export type SourcedSentence = {
  /** Offsets into the section's plain text (`readSection`). */
  readonly start: number
  readonly end: number
  readonly words: string
  readonly facts: readonly string[]
  readonly known: HowKnown | null
}

/** So much of a changed sentence must be what it was. */
const stillTheSame = 0.6
/** So much of a fact must stand in a sentence that names none, and so many words of it at least. */
const [saidShare, saidLeast] = [0.7, 3]
const mostFound = 4

/**
 * Every sentence of a section with the facts that it rests on. `marks` are those of all versions of the section, the
 * latest first. Sentences of pure law rest on none.
 */
export function sourcesOfSection(html: string, map: CaseMap, marks: readonly MarkedSentence[]): SourcedSentence[] {
  const { text } = readSection(html)
  const live = new Map(map.facts.filter(({ state }) => state !== 'left-out').map((fact) => [fact.id, fact]))
  const byWords = new Map<string, readonly string[]>()
  for (const { words, facts } of marks) if (!byWords.has(keyOf(words))) byWords.set(keyOf(words), facts)
  const findByWords = finder(map, [...live.values()])
  return findSentences(text).map(({ start, end }) => {
    const words = text.slice(start, end)
    const named = byWords.get(keyOf(words))
    const edited = named ? undefined : nearest(words, marks)
    const ids = (named ?? edited ?? []).filter((id) => live.has(id))
    if (ids.length > 0) return { start, end, words, facts: ids, known: named ? 'marked' : 'edited' } as const
    const found = findByWords(words)
    return { start, end, words, facts: found, known: found.length > 0 ? ('words' as const) : null }
  })
}

/** Exhibits may have moved, to another filing too; quotation marks may be another kind. */
const keyOf = (words: string) =>
  words
    .replaceAll(filingMarks, ' ')
    .replaceAll(/\bEx\. [A-Z]{1,3}(?:-\d+)?/g, 'Ex.')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

function nearest(words: string, marks: readonly MarkedSentence[]): readonly string[] | undefined {
  const own = new Set(stemsOf(words))
  if (own.size < 3) return undefined
  let best: { share: number; facts: readonly string[] } | undefined
  for (const mark of marks) {
    const stems = new Set(stemsOf(mark.words))
    const shared = [...own].filter((stem) => stems.has(stem)).length
    const share = shared / Math.max(own.size, stems.size)
    if (share >= stillTheSame && share > (best?.share ?? 0)) best = { share, facts: mark.facts }
  }
  return best?.facts
}

/** Finds facts by their words: the statement or the words that it was read from stand in the sentence. */
function finder(map: CaseMap, facts: readonly CaseFact[]): (words: string) => string[] {
  const read = facts.flatMap((fact) =>
    [fact.statement, ...(fact.asTold === undefined ? [] : [fact.asTold])].map((text) => ({
      fact,
      stems: new Set(stemsOf(text.replaceAll(/[“”]/g, ' '))),
    })),
  )
  const persons = new Set(map.persons.flatMap(({ full, short }) => stemsOf(`${full} ${short}`)))
  return (words) => {
    const own = new Set(stemsOf(words))
    const figures = new Set(words.match(/\d[\d,]*/g))
    return read
      .flatMap(({ fact, stems }) => {
        const telling = [...stems].filter((stem) => !persons.has(stem))
        const shared = telling.filter((stem) => own.has(stem)).length
        const share = shared / Math.max(1, telling.length)
        const hasFigures = (fact.statement.match(/\d[\d,]*/g) ?? []).every((figure) => figures.has(figure))
        return shared >= saidLeast && share >= saidShare && hasFigures ? [{ id: fact.id, share }] : []
      })
      .toSorted((a, b) => b.share - a.share)
      .map(({ id }) => id)
      .filter((id, at, all) => all.indexOf(id) === at)
      .slice(0, mostFound)
  }
}

/** What a fact rests on, for showing: passages first. */
export const restsOn = (map: CaseMap, fact: CaseFact) => ({
  passages: passagesOf(map, fact),
  others: fact.sources.filter(({ type }) => type !== 'passage'),
})
