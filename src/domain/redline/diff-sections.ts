import type { Range } from '#domain/section-content/read.ts'
import { alignLeaves } from './align.ts'
import { ChangeMaker, type Change } from './change-maker.ts'
import { diffTokens, type RedlinePart } from './diff-tokens.ts'
import type { Leaf } from './leaf.ts'
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
  for (const { old, new: fresh } of aligned) {
    if (old && fresh) leaves.push(compareLeaves(old, fresh, { maker, lastNew, whole }))
    else if (old) leaves.push(wholeLeaf(old, 'delete', maker, whole))
    else if (fresh) leaves.push(wholeLeaf(fresh, 'insert', maker, whole))
    whole = leaves.at(-1)?.insertedBy ?? leaves.at(-1)?.deletedBy
    lastNew = fresh ?? lastNew
  }
  return { changes: maker.changes, leaves }
}

/** A leaf that only one version has. Cells of one row and pieces of one element share a change. */
function wholeLeaf(leaf: Leaf, kind: 'insert' | 'delete', maker: ChangeMaker, before: string | undefined): RedlineLeaf {
  const { path, joins, tokens } = leaf
  const [old, fresh] = kind === 'delete' ? [tokens, []] : [[], tokens]
  const isMore = before !== undefined && isContinued(leaf) && maker.kindOf(before) === kind
  const id = isMore ? before : maker.make(old, fresh, { kind })
  if (isMore) maker.extend(id, old, fresh)
  const parts: RedlinePart[] = tokens.length === 0 ? [] : [{ kind: 'change', id, old, new: fresh }]
  return {
    path,
    joins: { old: joins, new: joins },
    parts,
    ...(kind === 'delete' ? { deletedBy: id } : { insertedBy: id }),
  }
}

/** Another cell of the same row, or more text of the same element. */
function isContinued({ path, joins }: Leaf): boolean {
  const row = path.lastIndexOf('tr')
  return joins > 0 && (joins === path.length || (row >= 0 && joins > row))
}

type Around = { readonly maker: ChangeMaker; readonly lastNew: Leaf | undefined; readonly whole: string | undefined }

function compareLeaves(old: Leaf, fresh: Leaf, { maker, lastNew, whole }: Around): RedlineLeaf {
  const joins = { old: old.joins, new: fresh.joins }
  const asOld = Math.min(old.joins, commonLength(lastNew?.path ?? [], fresh.path))
  const by = asOld === fresh.joins ? undefined : (whole ?? maker.make([], [], { kind: 'structure' }))
  const parts = diffTokens(old.tokens, fresh.tokens, maker)
  return { path: fresh.path, joins: { ...joins, ...(by !== undefined && { by }) }, parts }
}
