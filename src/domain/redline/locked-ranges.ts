import { parseSection, plainText } from '#domain/section-content/tree.ts'
import type { Range } from '#domain/section-content/read.ts'
import { acceptAll } from './decide.ts'
import { diffSections } from './diff-sections.ts'

export type LockedRange = Range & { readonly words: string }

/** Locked passages are kept as their words; here they get their places in the text as it is now, those still in it. */
export function lockedRanges(html: string, locks: readonly string[]): LockedRange[] {
  if (locks.length === 0) return []
  const text = plainText(parseSection(html)).trim()
  return locks.flatMap((words) => {
    const start = text.indexOf(words)
    return start === -1 ? [] : [{ words, start, end: start + words.length }]
  })
}

/** A proposal without whatever in it would change a locked passage; as it is where nothing is locked. */
export function respectLocks(html: string, proposal: string, locks: readonly string[]): string {
  const locked = lockedRanges(html, locks)
  return locked.length === 0 ? proposal : acceptAll(diffSections(html, proposal, { locked }))
}
