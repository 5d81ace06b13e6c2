import { decideChanges, renderRedline } from '#domain/redline/decide.ts'
import { diffSections, type Redline as SectionRedline } from '#domain/redline/diff-sections.ts'
import { lockedRanges } from '#domain/redline/locked-ranges.ts'
import type { Decisions, Redline } from './decisions.ts'

/** The differences of two texts as the page shows them; a change that a lock forbids can be seen and not accepted. */
export function compareTexts(before: string, after: string, locks: readonly string[] = []): Redline {
  const redline = diff(before, after, locks)
  const changes = redline.changes.filter(isVisible).map(({ id, before: old, after: fresh, isLocked }) => {
    return { id, before: old, after: fresh, ...(isLocked && { isLocked }) }
  })
  return { html: renderRedline(redline), changes }
}

/** The text that the decisions make: what is accepted is in it, all else is as it was. */
export function decidedText(before: string, after: string, decisions: Decisions, locks: readonly string[]): string {
  const redline = diff(before, after, locks)
  const accepted = new Set(redline.changes.filter(({ id }) => decisions[id] === 'accepted').map(({ id }) => id))
  // What shows nothing (a list that goes on as another one) goes with the others, and only with all of them.
  const isWhole = redline.changes.filter(isVisible).every(({ id, isLocked }) => isLocked || accepted.has(id))
  const silent = isWhole ? redline.changes.filter((change) => !isVisible(change)).map(({ id }) => id) : []
  return decideChanges(redline, accepted.union(new Set(silent)))
}

function diff(before: string, after: string, locks: readonly string[]): SectionRedline {
  return diffSections(before, after, { locked: lockedRanges(before, locks) })
}

function isVisible({ beforeHtml, afterHtml }: SectionRedline['changes'][number]): boolean {
  return beforeHtml !== '' || afterHtml !== ''
}
