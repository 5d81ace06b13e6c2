import type { Range } from '#domain/section-content/read.ts'
import type { Citation, CitationKind } from './citation.ts'
import { normalizeText } from './normalize.ts'
import { recogniseCases, recogniseDockets, recogniseShortCases } from './recognise-cases.ts'
import { recogniseOther } from './recognise-other.ts'
import { recogniseParts } from './recognise-parts.ts'
import { recogniseBackReferences, recogniseNames } from './recognise-references.ts'
import { recogniseRegulations } from './recognise-regulations.ts'
import { recogniseStateCodes } from './recognise-state-codes.ts'
import { recogniseStatutes } from './recognise-statutes.ts'

/** Where two readings of the same words overlap, the higher one stands. */
const priority: Readonly<Record<CitationKind, number>> = {
  statute: 9,
  regulation: 9,
  register: 8,
  'public-law': 8,
  'policy-manual': 8,
  'foreign-affairs-manual': 8,
  'executive-order': 8,
  'court-rule': 8,
  database: 8,
  unpublished: 8,
  docket: 7,
  case: 7,
  'short-case': 6,
  supra: 2,
  id: 1,
  'name-only': 0,
}

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

/** Keeps the stronger of two overlapping citations; of equals, the one that begins first, then the longer one. */
function dropOverlaps(found: readonly Citation[]): Citation[] {
  const kept: Citation[] = []
  const byStrength = found.toSorted(
    (a, b) =>
      priority[b.kind] - priority[a.kind] ||
      Number(a.written === 'bare') - Number(b.written === 'bare') ||
      a.start - b.start ||
      b.end - a.end,
  )
  const taken = new Set<number>()
  for (const citation of byStrength) {
    if (rangeIsFree(taken, citation)) {
      for (let index = citation.start; index < citation.end; index += 1) taken.add(index)
      kept.push(citation)
    }
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

function rangeIsFree(taken: ReadonlySet<number>, { start, end }: Range): boolean {
  for (let index = start; index < end; index += 1) if (taken.has(index)) return false
  return true
}
