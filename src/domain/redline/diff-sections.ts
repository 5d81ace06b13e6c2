import type { Range } from '#domain/section-content/read.ts'
import { alignLeaves, type AlignedLeaf } from './align.ts'
import { ChangeMaker, type Change } from './change-maker.ts'
import { diffTokens, type RedlinePart } from './diff-tokens.ts'
import type { Leaf, Token } from './leaf.ts'
import { readLeaves } from './read-leaves.ts'
import { commonLength } from './write-leaves.ts'

/** A leaf of either text. `insertedBy` and `deletedBy` name the change that brings or removes it as a whole. */
export type RedlineLeaf = {
  readonly path: readonly string[]
  readonly joins: { readonly old: number; readonly new: number; readonly by?: string }
  readonly parts: readonly RedlinePart[]
  readonly insertedBy?: string
  readonly deletedBy?: string
}

export type Redline = { readonly changes: readonly Change[]; readonly leaves: readonly RedlineLeaf[] }

export type DiffOptions = {
  /** Passages of the old text (offsets into its plain text) that no change may touch. */
  readonly locked?: readonly Range[]
}

/**
 * The differences between two versions of a section, word by word within paragraphs that belong together. Accepting all
 * gives the new text, rejecting all the old one; every other choice gives well-formed section content.
 */
export function diffSections(oldHtml: string, newHtml: string, { locked = [] }: DiffOptions = {}): Redline {
  const maker = new ChangeMaker(locked)
  const aligned = alignLeaves(readLeaves(oldHtml), readLeaves(newHtml))
  const leaves: RedlineLeaf[] = []
  let lastNew: Leaf | undefined
  let whole: string | undefined
  for (const [index, { old, new: fresh }] of aligned.entries()) {
    const edges = edgesOf(aligned, index)
    if (old && fresh) leaves.push(compareLeaves(old, fresh, { maker, lastNew, whole, edges }))
    else if (old) leaves.push(wholeLeaf(old, 'delete', { maker, whole, edges }))
    else if (fresh) leaves.push(wholeLeaf(fresh, 'insert', { maker, whole, edges }))
    whole = leaves.at(-1)?.insertedBy ?? leaves.at(-1)?.deletedBy
    lastNew = fresh ?? lastNew
  }
  return { changes: maker.changes, leaves }
}

/** A leaf that only one version has. Cells of one row and pieces of one element share a change. */
function wholeLeaf(leaf: Leaf, kind: 'insert' | 'delete', { maker, whole, edges }: Around): RedlineLeaf {
  const { path, joins, tokens } = leaf
  const [old, fresh] = kind === 'delete' ? [tokens, []] : [[], tokens]
  const isMore = whole !== undefined && isContinued(leaf) && maker.kindOf(whole) === kind
  const isInside = kind === 'insert' && maker.isInside(edges.before, edges.after)
  const id = isMore ? whole : maker.make(old, fresh, { kind, isInside })
  if (isMore) maker.extend(id, old, fresh)
  const parts: RedlinePart[] = tokens.length === 0 ? [] : [{ kind: 'change', id, old, new: fresh }]
  const by = kind === 'delete' ? { deletedBy: id } : { insertedBy: id }
  return { path, joins: { old: joins, new: joins }, parts, ...by }
}

/** Another cell of the same row, or more text of the same element. */
function isContinued({ path, joins }: Leaf): boolean {
  const row = path.lastIndexOf('tr')
  return joins > 0 && (joins === path.length || (row >= 0 && joins > row))
}

/** The words of the old text on both sides of a leaf. */
type Edges = { readonly before: Token | undefined; readonly after: Token | undefined }

type Around = {
  readonly maker: ChangeMaker
  /** The whole leaf right before, when one version lacks it. */
  readonly whole: string | undefined
  readonly edges: Edges
}

function edgesOf(aligned: readonly AlignedLeaf[], index: number): Edges {
  const before = aligned.slice(0, index).findLast(({ old }) => old && old.tokens.length > 0)
  const after = aligned.slice(index + 1).find(({ old }) => old && old.tokens.length > 0)
  return { before: before?.old?.tokens.at(-1), after: after?.old?.tokens[0] }
}

function compareLeaves(old: Leaf, fresh: Leaf, around: Around & { readonly lastNew: Leaf | undefined }): RedlineLeaf {
  const { maker, lastNew, whole, edges } = around
  const joins = { old: old.joins, new: fresh.joins }
  const asOld = Math.min(old.joins, commonLength(lastNew?.path ?? [], fresh.path))
  const by = asOld === fresh.joins ? undefined : (whole ?? maker.make([], [], { kind: 'structure' }))
  const parts = diffTokens(old.tokens, fresh.tokens, maker, edges)
  return { path: fresh.path, joins: { ...joins, ...(by !== undefined && { by }) }, parts }
}
