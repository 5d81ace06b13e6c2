import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { clientsKey } from '#web/data/query-keys.ts'
import type { DraftSummary } from './draft-summary.ts'
import { draftsKey } from './drafts-queries.ts'

/** Another title for a draft, in the attorney's lists. */
export function RenameDialog({ draft, onClose }: { draft: DraftSummary; onClose: () => void }) {
  const cache = useQueryClient()
  const [title, setTitle] = useState(draft.title)
  const { busy, fields, message, run } = useAction()

  async function save(): Promise<void> {
    const params = { clientId: draft.clientId, draftId: draft.id }
    if (!(await run(() => call(api.renameDraft, { params, body: { title } })))) return
    onClose()
    await Promise.all([
      cache.invalidateQueries({ queryKey: draftsKey }),
      cache.invalidateQueries({ queryKey: [...clientsKey, draft.clientId] }),
    ])
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Rename the draft"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" busy={busy} type="submit" form="rename-draft">
            Rename
          </Button>
        </>
      }
    >
      <form
        id="rename-draft"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Title"
          help="For your lists. The title inside the document stays as it is."
          maxLength={200}
          data-autofocus
          value={title}
          error={fields['title'] ?? message}
          onChange={setTitle}
        />
      </form>
    </Dialog>
  )
}
