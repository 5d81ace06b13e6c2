import type { Range } from '#domain/section-content/read.ts'
import type { Citation } from './citation.ts'
import { normalizeText } from './normalize.ts'
import { recogniseCases, recogniseDockets, recogniseShortCases } from './recognise-cases.ts'
import { recogniseConstitution } from './recognise-constitution.ts'
import { recogniseOther } from './recognise-other.ts'
import { recogniseParts } from './recognise-parts.ts'
import { recogniseBackReferences } from './recognise-references.ts'
import { recogniseRegulations } from './recognise-regulations.ts'
import { recogniseStateCodes } from './recognise-state-codes.ts'
import { recogniseStatutes } from './recognise-statutes.ts'
import { recogniseNames } from './recognise-names.ts'
import { dropOverlaps } from './drop-overlaps.ts'

export type RecogniseOptions = {
  /** Line breaks in a document's text are wrapped lines; in a draft they end a paragraph. */
  readonly breaks?: 'paragraphs' | 'wrapped'
  /** What stands in italics, for cases that are only named. */
  readonly emphasised?: readonly Range[]
  readonly isKnownName?: (name: string) => boolean
}

/**
 * Every legal citation in a text, in order, without overlaps; offsets are into `text` itself. It says what is written,
 * not whether it is right. A text of any length takes time in proportion to it.
 */
export function recogniseCitations(text: string, options: RecogniseOptions = {}): Citation[] {
  const { breaks = 'paragraphs', emphasised = [], isKnownName = () => false } = options
  const normal = normalizeText(text, breaks)
  const strong = dropOverlaps([
    ...recogniseStatutes(normal.text),
    ...recogniseStateCodes(normal.text),
    ...recogniseRegulations(normal.text),
    ...recogniseOther(normal.text),
    ...recogniseConstitution(normal.text),
    ...recogniseDockets(normal.text),
    ...recogniseCases(normal.text),
    ...recogniseShortCases(normal.text),
    ...recogniseBackReferences(normal.text),
  ])
  const placed = dropOverlaps([...strong, ...recogniseParts(normal.text, strong)]).map((citation) => ({
    ...citation,
    start: normal.at(citation.start),
    end: normal.at(citation.end - 1) + 1,
  }))
  if (breaks === 'wrapped') return placed
  return dropOverlaps([...placed, ...recogniseNames(text, emphasised, isKnownName)])
}
