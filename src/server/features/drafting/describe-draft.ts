import { fullName } from '#domain/clients/client-record.ts'
import type { DraftingTool, OpenCase } from '#domain/drafting/tool.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { lawHere } from '#server/law/law-here.ts'
import type { ChosenWriter } from '#server/asking/choose-writer.ts'

type Made = {
  readonly checks: readonly Check[]
  readonly writer: ChosenWriter
  readonly now: number
  readonly isShielded: boolean
}

/** The row of a draft that begins, with what was checked and who is to write it. */
export function describeDraft(ownerId: string, tool: DraftingTool, opened: OpenCase, made: Made): DraftRow {
  const { input } = opened
  const { checks, writer, now } = made
  const name = fullName(input.client)
  const { title, fileLabel } = opened.describe()
  return {
    id: input.draftId,
    owner_id: ownerId,
    client_id: input.client.id,
    client_name: name,
    type: tool.identity.type,
    title,
    state: tool.identity.models.length === 0 ? 'ready' : 'queued',
    reason: null,
    writer: writer.name,
    provider: writer.provider,
    model: writer.model ?? null,
    file_name: `${name} - ${fileLabel}.docx`,
    input: JSON.stringify(input),
    facts: JSON.stringify(opened.facts()),
    warnings: JSON.stringify(checks),
    created_at: now,
    finished_at: tool.identity.models.length === 0 ? now : null,
    is_shielded: made.isShielded ? 1 : 0,
    search_key: null,
    law_version: lawHere().version,
    open_points: null,
    standing: null,
    words_kept: null,
  }
}
