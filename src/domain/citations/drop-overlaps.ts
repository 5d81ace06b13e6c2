import type { Range } from '#domain/section-content/read.ts'
import type { Citation, CitationKind } from './citation.ts'

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
  constitution: 8,
  database: 8,
  unpublished: 8,
  docket: 7,
  case: 7,
  'short-case': 6,
  supra: 2,
  id: 1,
  'name-only': 0,
}

/** Keeps the stronger of two overlapping citations; of equals, the one that begins first, then the longer one. */
export function dropOverlaps(found: readonly Citation[]): Citation[] {
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
