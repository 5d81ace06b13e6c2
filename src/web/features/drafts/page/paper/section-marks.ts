import { type DraftFlag, flagKinds } from '../draft-flag.ts'
import type { LockedPassage, Passage } from '../draft-section.ts'
import type { Mark } from './marks.ts'

export type Layer =
  | { readonly is: 'flag'; readonly flag: DraftFlag }
  | { readonly is: 'locked'; readonly lock: LockedPassage }
  | { readonly is: 'chosen' | 'newest' | 'newer' }

/**
 * The flags of a section, or of one of its footnotes, as marks. Where two overlap, the one that wants a decision sooner
 * keeps the words.
 */
export function flagMarks(flags: readonly DraftFlag[], sectionId: string, footnote?: number): Mark<Layer>[] {
  const marks: Mark<Layer>[] = []
  for (const kind of flagKinds)
    for (const flag of flags) {
      const { place } = flag
      if (flag.kind !== kind || place?.sectionId !== sectionId || place.footnote !== footnote) continue
      const isFree = marks.every((mark) => mark.end <= place.start || mark.start >= place.end)
      if (isFree) marks.push({ start: place.start, end: place.end, kind: { is: 'flag', flag } })
    }
  return marks
}

export function lockMarks(locks: readonly LockedPassage[] = []): Mark<Layer>[] {
  return locks.map((lock) => ({ start: lock.start, end: lock.end, kind: { is: 'locked', lock } }))
}

export function passageMarks(passage: Passage | undefined): Mark<Layer>[] {
  return passage ? [{ start: passage.start, end: passage.end, kind: { is: 'chosen' } }] : []
}
