import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { StartedDraft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { watchDraft } from '#web/data/watch-draft.ts'
import { downloads } from '#web/ui/downloads.ts'
import { notify } from '#web/ui/notify.tsx'

/** After a success message the status is fetched anew (specification 1, section 4). */
const refreshStatusMs = 5000

/** Follows a requested draft in the download panel, across all pages, until it is finished. */
export function useFollowDraft() {
  const cache = useQueryClient()
  return useCallback(
    ({ draft_id: id, client_id: clientId, file_name: fileName, status }: StartedDraft) => {
      const finish = () => {
        downloads.update(id, { status: 'success', saved: false })
        notify('success', 'Your draft is ready.')
        setTimeout(() => void cache.invalidateQueries({ queryKey: ['subscription'] }), refreshStatusMs)
        void cache.invalidateQueries({ queryKey: ['drafts'] })
      }
      downloads.add({ id, fileName, stage: 'content' })
      if (!isRunning(status)) return finish()
      void cache.invalidateQueries({ queryKey: ['subscription'] })
      const onDraft = (draft: {
        status: typeof status
        reason: string | null
        sections: readonly { version: number }[]
      }) => {
        const done = draft.sections.filter(({ version }) => version > 0).length
        downloads.update(id, { progress: { done, total: draft.sections.length } })
        if (draft.status === 'ready') finish()
        if (draft.status === 'failed')
          downloads.update(id, { status: 'error', ...(draft.reason && { message: draft.reason }) })
        if (draft.status === 'cancelled') downloads.dismiss(id)
      }
      void keepWatching({ clientId, draftId: id }, onDraft)
    },
    [cache],
  )
}

type OnDraft = Parameters<typeof watchDraft>[1]['onDraft']

/** Follows the stream to its end; when the connection breaks, it is taken up again until the server answers. */
async function keepWatching(path: { clientId: string; draftId: string }, onDraft: OnDraft): Promise<void> {
  let isOver = false
  const listen: OnDraft = (draft) => {
    isOver = !isRunning(draft.status)
    onDraft(draft)
  }
  for (let pause = 1000; !isOver; pause = Math.min(30_000, pause * 2)) {
    await watchDraft(path, { onDraft: listen, onSection: () => undefined }, new AbortController().signal).catch(
      () => undefined,
    )
    if (!isOver) await new Promise((resume) => setTimeout(resume, pause))
  }
}
