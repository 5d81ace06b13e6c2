import type { OpenCase } from '#domain/drafting/tool.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { findTool } from '#server/recipes.ts'
import { inputOf } from './store.ts'

/** The case of a draft, opened with its tool: one for as long as this row is in use. */
export function openDraft(draft: DraftRow): OpenCase {
  const known = opened.get(draft)
  if (known) return known
  const made = findTool(draft.type).open(inputOf(draft))
  opened.set(draft, made)
  return made
}

const opened = new WeakMap<DraftRow, OpenCase>()
