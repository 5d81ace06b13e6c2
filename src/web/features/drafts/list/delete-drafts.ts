import { useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { notify } from '#web/ui/notify.tsx'
import { clientsKey } from '#web/data/query-keys.ts'
import type { DraftSummary } from './draft-summary.ts'
import { beingDeleted, draftsKey, hideDraft } from './drafts-queries.ts'

/** Takes drafts from the lists at once and deletes them when the notice with its Undo has gone. */
export function useDeleteWithUndo() {
  const cache = useQueryClient()
  return (drafts: readonly DraftSummary[]) => {
    const [first] = drafts
    if (!first) return
    let isUndone = false
    for (const draft of drafts) hideDraft(cache, draft)
    const restore = (back: readonly DraftSummary[]) => {
      for (const { id } of back) beingDeleted.delete(id)
      void cache.invalidateQueries({ queryKey: draftsKey })
    }
    const what = drafts.length === 1 ? `${first.clientName}, ${first.title} is` : `${drafts.length} drafts are`
    notify('info', `${what} deleted.`, {
      action: {
        label: 'Undo',
        run: () => {
          isUndone = true
          restore(drafts)
        },
      },
      onClose: () => {
        if (!isUndone) void deleteAll(drafts, restore).then((gone) => refresh(gone))
      },
    })
  }

  function refresh(gone: readonly DraftSummary[]) {
    const clients = new Set(gone.map(({ clientId }) => clientId))
    void cache.invalidateQueries({ queryKey: draftsKey })
    for (const id of clients) void cache.invalidateQueries({ queryKey: [...clientsKey, id] })
  }
}

/** One after the other; those that could not be deleted come back, each reason is said once. The others are returned. */
async function deleteAll(drafts: readonly DraftSummary[], restore: (back: readonly DraftSummary[]) => void) {
  const gone: DraftSummary[] = []
  for (const draft of drafts)
    try {
      await call(api.deleteDraft, { params: { clientId: draft.clientId, draftId: draft.id } })
      gone.push(draft)
    } catch (error) {
      notify('error', sentenceOf(error))
      restore([draft])
    }
  return gone
}
