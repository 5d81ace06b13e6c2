import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { openDraft } from './open-draft.ts'
import { toWritten } from './store.ts'

/** The draft as the document that its Word file holds, as it stands. */
export function composeDraft(draft: DraftRow, sections: readonly SectionRow[]): LegalDocument {
  return openDraft(draft).compose(toWritten(sections))
}
