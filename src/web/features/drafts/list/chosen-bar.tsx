import { Download, Trash2, X } from 'lucide-react'
import { useMayTo } from '#web/features/firm/firm-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './chosen-bar.module.css'
import { useDeleteWithUndo } from './delete-drafts.ts'
import { downloadWordFile } from './download-draft.ts'
import type { DraftSummary } from './draft-summary.ts'

/** What can be done with the chosen drafts together; at the foot of the window while there are any. */
export function ChosenBar({ drafts, onClear }: { drafts: readonly DraftSummary[]; onClear: () => void }) {
  const remove = useDeleteWithUndo()
  const mayTo = useMayTo(drafts.map(({ clientId }) => clientId))
  const files = drafts.filter(({ state, clientId }) => state === 'ready' && mayTo(clientId, 'export'))
  const mayDelete = drafts.every(({ clientId }) => mayTo(clientId, 'delete'))
  async function downloadAll() {
    for (const { clientId, id, fileName } of files) await downloadWordFile({ clientId, draftId: id }, fileName)
  }
  return (
    <>
      <output className="sr">{drafts.length === 0 ? '' : said(drafts.length)}</output>
      {drafts.length > 0 && (
        <section className={styles.bar} aria-label="Chosen drafts">
          <b>{said(drafts.length)}</b>
          <Button icon={Download} disabled={files.length === 0} onClick={() => void downloadAll()}>
            {files.length === 1 || files.length === drafts.length ? 'Download' : `Download ${files.length}`}
          </Button>
          {mayDelete && (
            <Button
              look="danger"
              icon={Trash2}
              onClick={() => {
                remove(drafts)
                onClear()
              }}
            >
              Delete
            </Button>
          )}
          <IconButton icon={X} label="Choose none" onClick={onClear} />
        </section>
      )}
    </>
  )
}

const said = (count: number) => `${count} ${count === 1 ? 'draft' : 'drafts'} chosen`
