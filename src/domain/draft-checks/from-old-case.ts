import type { FlagSeverity, Place, SourcePassage } from '#domain/findings/flag.ts'
import { findKeptClaims, type KeptClaim } from '#domain/old-client/kept-claims.ts'
import { findLeftovers, type OldWords } from '#domain/old-client/leftovers.ts'
import type { ReadSection } from '#domain/section-content/read.ts'
import type { DraftCheck } from './draft-check.ts'

/** A flag before it is named. */
export type Unnamed = Omit<DraftCheck, 'id' | 'finding'>

/** Where another check has something to say, and how gravely. */
export type Flagged = Place & {
  readonly severity: FlagSeverity
  readonly sentence?: unknown
  readonly source?: SourcePassage
}

/** What the template's last client left, wherever it stands. */
export function fromOldCase(
  { id, reading }: ReadSection,
  { oldWords }: { readonly oldWords?: OldWords | undefined },
): Unnamed[] {
  if (!oldWords) return []
  const notes = reading.footnotes.map(({ text }, footnote) => ({ text, place: { footnote } }))
  return [{ text: reading.text, place: {} }, ...notes].flatMap(({ text: whole, place }) =>
    findLeftovers(whole, oldWords).map(({ start, end, text }): Unnamed => ({
      code: 'other-client',
      kind: 'Conflict',
      severity: 'red',
      message: `“${text}” stood in the template and belongs to the case that it was made for.`,
      place: { sectionId: id, start, end, ...place },
      text,
      passages: [],
    })),
  )
}

/** What the template says of whoever the client is, where no other doubt stands already. */
export function fromKeptClaims(
  { id, reading }: ReadSection,
  { keptClaims = [] }: { readonly keptClaims?: readonly KeptClaim[] | undefined },
  others: readonly Flagged[],
): Unnamed[] {
  const isDoubted = (start: number, end: number) =>
    others.some(
      (other) =>
        (other.severity === 'red' || other.severity === 'amber') &&
        other.sectionId === id &&
        other.footnote === undefined &&
        other.start < end &&
        start < other.end,
    )
  return findKeptClaims(reading.text, keptClaims)
    .filter(({ start, end }) => !isDoubted(start, end))
    .map(({ start, end, text }) => ({
      code: 'template-claim',
      kind: 'Verify or remove',
      severity: 'amber',
      message: 'Looks like a claim about the client, kept from the template. Check that it is true of this client.',
      place: { sectionId: id, start, end },
      text,
      passages: [],
    }))
}
