import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { Together } from '#contract/together.ts'
import { call } from '#web/data/call.ts'
import { useClientAccess } from '#web/features/firm/firm-queries.ts'
import { type DraftPath, draftKeys } from '../draft-queries.ts'
import { keepReading } from './keep-reading.ts'

const beatMs = 20_000
const settledMs = 400
export const commentsKey = ({ draftId }: DraftPath) => ['comments', draftId] as const

/**
 * The colleagues in a draft of the firm: who is there, who edits what, and every change of theirs as it comes, once the
 * server has answered. `isShared`: somebody else can be here; never in a private client or a draft that is being written.
 */
export function useTogether(path: DraftPath, draft: Draft, sectionId: string | undefined) {
  const cache = useQueryClient()
  const access = useClientAccess(path.clientId).data
  const isOn = access?.belongs_to === 'firm' && draft.status === 'ready'
  const [heard, setTogether] = useState<Together>()
  const together = isOn ? heard : undefined
  const { clientId, draftId } = path

  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    const params = { clientId, draftId }
    const onEvent = (event: string, data: string) => {
      if (event === 'together') setTogether(JSON.parse(data) as Together)
      if (event === 'draft') cache.setQueryData(draftKeys.draft(params), JSON.parse(data) as Draft)
    }
    void keepReading(params, onEvent, leaving.signal)
    return () => {
      leaving.abort()
      void call(api.endPresence, { params }).catch(() => undefined)
    }
  }, [cache, clientId, draftId, isOn])

  useEffect(() => {
    if (!isOn) return
    const body = { section_id: sectionId ?? null }
    const beat = () => void call(api.showPresence, { params: { clientId, draftId }, body }).catch(() => undefined)
    // Who leafs through the sections stands in none of them.
    const settled = setTimeout(beat, settledMs)
    const timer = setInterval(beat, beatMs)
    return () => {
      clearTimeout(settled)
      clearInterval(timer)
    }
  }, [clientId, draftId, isOn, sectionId])

  const stamp = together?.stamp
  useEffect(() => {
    if (stamp !== undefined) void cache.invalidateQueries({ queryKey: ['comments', draftId] })
  }, [cache, draftId, stamp])

  return { together, isShared: isOn }
}
