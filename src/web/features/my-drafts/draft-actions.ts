import { Download, FileText } from 'lucide-react'
import { api } from '#contract/api.ts'
import type { DraftSummary } from '#web/drafts/draft-summary.ts'
import { send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { downloads } from '#web/ui/downloads.ts'
import type { RowAction } from '#web/ui/row-menu.tsx'

/** What can be done with a draft in a list. */
export function draftActions(draft: DraftSummary): RowAction[] {
  const open = { label: 'Open draft', icon: FileText, to: draft.href }
  if (draft.state !== 'ready') return [open]
  return [open, { label: 'Download', icon: Download, run: () => void downloadDraft(draft) }]
}

/** Fetches the Word file of a draft; the download panel shows how it goes. */
export async function downloadDraft({ id, href, clientName, label }: DraftSummary): Promise<void> {
  const clientId = new URLSearchParams(href.split('?')[1]).get('client') ?? ''
  const fileName = `${clientName} - ${label}.docx`
  downloads.add({ id, fileName, stage: 'document' })
  try {
    const response = await send(api.downloadDraft, { params: { clientId, draftId: id } })
    await saveAsFile(response, fileName)
    downloads.update(id, { status: 'success', saved: true })
  } catch {
    downloads.update(id, { status: 'error' })
  }
}
