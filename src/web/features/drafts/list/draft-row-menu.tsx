import { useQueryClient } from '@tanstack/react-query'
import { Download, FileText, GitCompareArrows, PenLine, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { notify } from '#web/ui/notify.tsx'
import type { RowAction } from '#web/ui/row-action.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { downloadWordFile } from './download-draft.ts'
import type { DraftSummary } from './draft-summary.ts'
import { beingDeleted, draftsKey, hideDraft } from './drafts-queries.ts'

const RenameDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog })),
)

/** What can be done with a draft in a list. */
export function DraftRowMenu({ draft }: { draft: DraftSummary }) {
  const { clientId, id, fileName, href, state } = draft
  const [isRenaming, setRenaming] = useState(false)
  const remove = useDeleteWithUndo()
  const path = { clientId, draftId: id }
  const files: readonly RowAction[] =
    state === 'ready'
      ? [
          { label: 'Download', icon: Download, run: () => void downloadWordFile(path, fileName) },
          {
            label: 'Word file with tracked changes',
            icon: GitCompareArrows,
            run: () => void downloadWordFile(path, fileName, { form: 'tracked' }),
          },
        ]
      : []
  return (
    <>
      <RowMenu
        name={`${draft.clientName}, ${draft.title}`}
        actions={[
          { label: 'Open draft', icon: FileText, to: href },
          { label: 'Rename', icon: PenLine, run: () => setRenaming(true) },
          ...files,
          { label: 'Delete draft', icon: Trash2, danger: true, run: () => remove(draft) },
        ]}
      />
      {isRenaming && (
        <Suspense>
          <RenameDialog draft={draft} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Takes a draft from the lists at once and deletes it when the notice with its Undo has gone. */
function useDeleteWithUndo() {
  const cache = useQueryClient()
  return ({ id, clientId, clientName, title }: DraftSummary) => {
    let isUndone = false
    hideDraft(cache, id)
    const restore = () => {
      beingDeleted.delete(id)
      void cache.invalidateQueries({ queryKey: draftsKey })
    }
    notify('info', `${clientName}, ${title} is deleted.`, {
      action: {
        label: 'Undo',
        run: () => {
          isUndone = true
          restore()
        },
      },
      onClose: () => {
        if (isUndone) return
        call(api.deleteDraft, { params: { clientId, draftId: id } })
          .then(() =>
            Promise.all([
              cache.invalidateQueries({ queryKey: draftsKey }),
              cache.invalidateQueries({ queryKey: ['clients', clientId] }),
            ]),
          )
          .catch((error: unknown) => {
            notify('error', sentenceOf(error))
            restore()
          })
      },
    })
  }
}
