import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AppError } from '#contract/errors.ts'
import type { StartedDraft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { documentNotGenerated, sectionsNotGenerated } from '#domain/messages.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { subscriptionKey } from '#web/data/query-keys.ts'
import { watchDraft } from '../watch-draft.ts'
import { downloadWordFile } from '#web/features/drafts/list/download-draft.ts'
import { draftsKey } from '../list/drafts-queries.ts'
import { downloads } from '#web/ui/downloads.ts'
import { notify } from '#web/ui/notify.tsx'

/** After a success message the status is fetched anew (specification 1, section 4). */
const refreshStatusMs = 5000

/** Drafts made from a template are downloaded by themselves when they are finished (specification 2, section 2). */
const downloadsItself: DraftType = 'draft_from_template_sections'

/** Follows a requested draft in the download panel, across all pages, until it is finished. */
export function useFollowDraft() {
  const cache = useQueryClient()
  const email = useSupportEmail()
  return useCallback(
    ({ draft_id: id, client_id: clientId, file_name: fileName, status }: StartedDraft, type: string) => {
      const finish = async () => {
        void cache.invalidateQueries({ queryKey: draftsKey })
        notify('success', 'Your draft is ready.')
        setTimeout(() => void cache.invalidateQueries({ queryKey: subscriptionKey }), refreshStatusMs)
        if (type !== downloadsItself) {
          const bring = () => void downloadWordFile({ clientId, draftId: id }, fileName)
          return downloads.update(id, { status: 'success', saved: false, bring })
        }
        await downloadWordFile({ clientId, draftId: id }, fileName, { failure: documentNotGenerated(email) })
      }
      downloads.add({ id, fileName, stage: status === 'queued' ? 'waiting' : 'content' })
      if (!isRunning(status)) return void finish()
      void cache.invalidateQueries({ queryKey: subscriptionKey })
      const onDraft = (draft: {
        status: typeof status
        reason: string | null
        sections: readonly { version: number }[]
      }) => {
        const done = draft.sections.filter(({ version }) => version > 0).length
        const isWaiting = draft.status === 'queued' && done === 0
        downloads.update(id, {
          stage: isWaiting ? 'waiting' : 'content',
          ...(!isWaiting && { progress: { done, total: draft.sections.length } }),
        })
        if (draft.status === 'ready') void finish()
        if (draft.status === 'failed')
          downloads.update(id, {
            status: 'error',
            message: sectionsNotGenerated(email),
            ...(draft.reason !== null && { reason: draft.reason }),
          })
        if (draft.status === 'cancelled') downloads.dismiss(id)
      }
      void keepWatching({ clientId, draftId: id }, onDraft, () => downloads.dismiss(id))
    },
    [cache, email],
  )
}

type OnDraft = Parameters<typeof watchDraft>[1]['onDraft']

/**
 * Follows the stream to its end; when the connection breaks, it is taken up again until the server answers. `onGone`: it
 * answered that there is nothing to follow, so that no row is left behind.
 */
async function keepWatching(
  path: { clientId: string; draftId: string },
  onDraft: OnDraft,
  onGone: () => void,
): Promise<void> {
  let isOver = false
  const listen: OnDraft = (draft) => {
    isOver = !isRunning(draft.status)
    onDraft(draft)
  }
  for (let pause = 1000; !isOver; pause = Math.min(30_000, pause * 2)) {
    await watchDraft(path, { onDraft: listen, onSection: () => undefined }, new AbortController().signal).catch(
      (error: unknown) => {
        // The server answered, and there is nothing to follow any more: deleted, or the session is over.
        if (!(error instanceof AppError) || error.code === 'server-busy') return
        isOver = true
        onGone()
      },
    )
    if (!isOver) await new Promise((resume) => setTimeout(resume, pause))
  }
}
