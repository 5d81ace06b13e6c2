import type { Redline, RedlineLeaf } from './diff-sections.ts'
import type { Token } from './leaf.ts'
import { commonLength, printLeaves, printTokens } from './write-leaves.ts'

/** The section with these changes accepted and all others rejected. A locked change is never accepted. */
export function decideChanges({ changes, leaves }: Redline, accepted: ReadonlySet<string>): string {
  const taken = new Set(changes.filter(({ id, isLocked }) => accepted.has(id) && !isLocked).map(({ id }) => id))
  const kept = leaves.filter(({ insertedBy, deletedBy }) =>
    insertedBy === undefined ? deletedBy === undefined || !taken.has(deletedBy) : taken.has(insertedBy),
  )
  return printLeaves(
    kept.map((leaf, index) => ({
      path: leaf.path,
      joins: joinsOf(leaf, kept[index - 1], taken),
      inner: printTokens(tokensOf(leaf, taken)),
    })),
  )
}

/** Everything that may be accepted. */
export function acceptAll(redline: Redline): string {
  return decideChanges(redline, new Set(redline.changes.map(({ id }) => id)))
}

/** The old text. @internal */
export function rejectAll(redline: Redline): string {
  return decideChanges(redline, new Set())
}

/** Where a leaf of one version stands behind one that only the other has, they become neighbours in one list or table. */
function joinsOf(leaf: RedlineLeaf, before: RedlineLeaf | undefined, taken: ReadonlySet<string>): number {
  const { joins, insertedBy, deletedBy, path } = leaf
  const isMeeting = (insertedBy && before?.deletedBy) || (deletedBy && before?.insertedBy)
  if (isMeeting && before) return Math.max(joins.new, Math.min(commonLength(before.path, path), path.length - 1))
  if (insertedBy !== undefined) return joins.new
  return joins.by !== undefined && taken.has(joins.by) ? joins.new : joins.old
}

function tokensOf({ parts }: RedlineLeaf, taken: ReadonlySet<string>): Token[] {
  return parts.flatMap((part) => {
    if (part.kind === 'same') return part.tokens
    return taken.has(part.id) ? part.new : part.old
  })
}

/**
 * Both texts in one, for the page and for Word: `<del data-change="c1">` before `<ins data-change="c1">`; a paragraph that
 * is new or gone as a whole carries `data-inserted` or `data-deleted` with the change's id.
 */
export function renderRedline({ leaves }: Redline): string {
  return printLeaves(
    leaves.map((leaf) => {
      const { insertedBy, deletedBy } = leaf
      const attributes = insertedBy ? ` data-inserted="${insertedBy}"` : deletedBy ? ` data-deleted="${deletedBy}"` : ''
      return { path: leaf.path, joins: leaf.joins.old, inner: renderParts(leaf), attributes }
    }),
  )
}

function renderParts({ parts }: RedlineLeaf): string {
  return parts
    .map((part) => {
      if (part.kind === 'same') return printTokens(part.tokens)
      const wrap = (element: 'del' | 'ins', tokens: readonly Token[]) =>
        tokens.length === 0 ? '' : `<${element} data-change="${part.id}">${printTokens(tokens)}</${element}>`
      return wrap('del', part.old) + wrap('ins', part.new)
    })
    .join('')
}
