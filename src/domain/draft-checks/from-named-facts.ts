import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { FactItem } from '#domain/provenance/fact.ts'
import type { MarkedSentence } from '#domain/section-sources/fact-marks.ts'
import type { Unnamed } from './from-old-case.ts'
import { figuresOffFacts } from './figures-of-facts.ts'

/** The case map of a draft, and the facts that writers named for its sentences, by section. */
export type NamedFacts = {
  readonly map: CaseMap
  readonly marks: Readonly<Record<string, readonly MarkedSentence[]>>
}

/** Figures that are others in the fact that the sentence's own writer named; `known`: what the look at all facts found. */
export function fromNamedFacts(
  { id, html }: WrittenSection,
  rests: NamedFacts | undefined,
  known: readonly FactItem[],
): Unnamed[] {
  const marks = rests?.marks[id]
  if (rests === undefined || marks === undefined) return []
  const isKnown = (start: number, end: number) =>
    known.some(
      (item) =>
        item.sectionId === id &&
        item.severity === 'red' &&
        item.footnote === undefined &&
        item.start < end &&
        start < item.end,
    )
  const found = figuresOffFacts(html, rests.map, marks).filter(({ start, end }) => !isKnown(start, end))
  return found.map(({ start, end, text, stands, statement, passage }) => ({
    code: 'fact-conflict',
    kind: 'Conflict',
    severity: 'red',
    message: `The draft says "${text}"; the fact that this sentence rests on says "${stands}": ${statement}`,
    place: { sectionId: id, start, end },
    text,
    suggest: stands,
    passages: passage ? [passage] : [],
  }))
}
