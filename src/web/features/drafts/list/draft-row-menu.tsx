import { Copy, Download, FileText, Fingerprint, GitCompareArrows, Package, PenLine, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ClientAct } from '#domain/firm/roles.ts'
import { useMayTo } from '#web/features/firm/firm-queries.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import type { RowAction } from '#web/ui/row-action.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { useDeleteWithUndo } from './delete-drafts.ts'
import { downloadWordFile } from './download-draft.ts'
import type { DraftSummary } from './draft-summary.ts'

const RenameDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog })),
)

const DuplicateDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./duplicate-dialog.tsx')).DuplicateDialog })),
)

/** What can be done with a draft in a list. */
export function DraftRowMenu({ draft }: { draft: DraftSummary }) {
  const { clientId, id, fileName, href, state } = draft
  const [isWanted, setWanted] = useState(false)
  const mayTo = useMayTo(isWanted ? [clientId] : [])
  const may = (act: ClientAct) => mayTo(clientId, act)
  const [isRenaming, setRenaming] = useState(false)
  const [isDuplicating, setDuplicating] = useState(false)
  const remove = useDeleteWithUndo()
  const path = { clientId, draftId: id }
  const pageOf = (page: string) => `/drafty/my-drafts/${id}/${page}?client=${clientId}`
  const files: readonly RowAction[] =
    state === 'ready' && may('export')
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
        onWanted={() => setWanted(true)}
        actions={[
          { label: 'Open draft', icon: FileText, to: href },
          ...(may('write') ? [{ label: 'Rename', icon: PenLine, run: () => setRenaming(true) }] : []),
          { label: 'Duplicate for another client', icon: Copy, run: () => setDuplicating(true) },
          ...files,
          ...(state === 'ready'
            ? [
                { label: 'Filing packet', icon: Package, to: pageOf('packet') },
                { label: 'Sign-off', icon: Fingerprint, to: pageOf('sign-off') },
              ]
            : []),
          ...(may('delete') ? [{ label: 'Delete draft', icon: Trash2, danger: true, run: () => remove([draft]) }] : []),
        ]}
      />
      {isRenaming && (
        <Suspense>
          <RenameDialog draft={draft} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
      {isDuplicating && (
        <Suspense>
          <DuplicateDialog draft={draft} onClose={() => setDuplicating(false)} />
        </Suspense>
      )}
    </>
  )
}
