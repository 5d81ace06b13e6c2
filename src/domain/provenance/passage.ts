import type { Place } from '#domain/findings/flag.ts'
import type { Range, ReadSection } from '#domain/section-content/read.ts'
import type { FactIndex } from './fact-index.ts'
import type { Fact } from './fact.ts'

/** The body of a section or one of its footnotes. */
export type Passage = {
  readonly sectionId: string
  readonly footnote?: number
  readonly text: string
  readonly headings: readonly Range[]
  readonly gaps: readonly Range[]
}

/** The texts of a section that can state facts. */
export function textsOf({ id, reading }: ReadSection): Passage[] {
  const notes = reading.footnotes.map(({ text }, footnote) => ({
    sectionId: id,
    footnote,
    text,
    headings: [],
    gaps: [],
  }))
  return [{ sectionId: id, text: reading.text, headings: reading.headings, gaps: reading.gaps }, ...notes]
}

/** One text of a draft with the facts found in it. */
export type DraftPassage = {
  readonly passage: Passage
  readonly facts: readonly Fact[]
  readonly hidden: readonly Range[]
  readonly index: FactIndex
}

/** A range of a passage as a place in the draft. */
export const placeOf = ({ sectionId, footnote }: Passage, { start, end }: Range): Place => ({
  sectionId,
  start,
  end,
  ...(footnote !== undefined && { footnote }),
})
