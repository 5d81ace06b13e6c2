import { useThrottledValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { call, send } from '#web/data/call.ts'
import { readAsAddress } from '#web/data/picture-address.ts'
import { subscriptionKey } from '#web/data/query-keys.ts'
import { type DraftPath, draftQuery, flagsKey, flagsQuery, versionsOfText } from '../draft-calls.ts'
import { draftsKey } from '../list/drafts-queries.ts'
import { type SectionEvent, watchDraft } from '../watch-draft.ts'
import { hasChecksSoFar } from './draft-view.ts'

export type { DraftPath }

/** Under which keys the page keeps what it read of a draft. */
export const draftKeys = {
  draft: (path: DraftPath) => draftQuery(path).queryKey,
  versions: ({ draftId }: DraftPath, ...of: readonly string[]) => ['versions', draftId, ...of] as const,
  flags: flagsKey,
  /** Everything that a change of the draft touches. */
  ofDraft: (path: DraftPath) => [draftKeys.draft(path), draftKeys.versions(path), draftKeys.flags(path), draftsKey],
}

const firstPauseMs = 1000
const longestPauseMs = 30_000

/** One draft, followed live while it is being written. `isLost`: the page does not hear from the server just now. */
export function useDraft(path: DraftPath) {
  const cache = useQueryClient()
  const [isLost, setLost] = useState(false)
  const query = useQuery(draftQuery(path))
  const isFollowing = query.data !== undefined && isRunning(query.data.status)
  const { clientId, draftId } = path

  useEffect(() => {
    if (!isFollowing) return
    const leaving = new AbortController()
    const key = draftKeys.draft({ clientId, draftId })
    const onDraft = (draft: Draft) => {
      setLost(false)
      cache.setQueryData(key, (before: Draft | undefined) => keepTexts(draft, before))
      if (!isRunning(draft.status)) void cache.invalidateQueries({ queryKey: subscriptionKey })
    }
    const onSection = (event: SectionEvent) =>
      cache.setQueryData(key, (before: Draft | undefined) => before && withSection(before, event))
    void follow({ clientId, draftId }, { onDraft, onSection }, leaving.signal, () => setLost(true))
    return () => leaving.abort()
  }, [cache, clientId, draftId, isFollowing])

  return { ...query, isLost }
}

type Listener = Parameters<typeof watchDraft>[1]

/** Takes the stream up again whenever it breaks, until the draft is finished or the page is left. */
async function follow(path: DraftPath, listener: Listener, signal: AbortSignal, onLost: () => void): Promise<void> {
  let isOver = false
  let pause = firstPauseMs
  const onDraft = (draft: Draft) => {
    pause = firstPauseMs
    isOver = !isRunning(draft.status)
    listener.onDraft(draft)
  }
  while (!isOver && !signal.aborted) {
    await watchDraft(path, { ...listener, onDraft }, signal).catch(() => signal.aborted || onLost())
    if (isOver || signal.aborted) return
    await new Promise((resume) => setTimeout(resume, pause))
    pause = Math.min(longestPauseMs, pause * 2)
  }
}

/** A draft that comes again has no texts of unfinished sections; those that were shown stay. */
function keepTexts(draft: Draft, before: Draft | undefined): Draft {
  if (!before || !isRunning(draft.status)) return draft
  const shown = new Map(before.sections.map((section) => [section.id, section]))
  const sections = draft.sections.map((section) => {
    const known = shown.get(section.id)
    return section.version === 0 && known?.version === 0 ? known : section
  })
  return { ...draft, sections }
}

function withSection(draft: Draft, { id, state, text, section_content }: SectionEvent): Draft {
  const sections = draft.sections.map((section) => {
    if (section.id !== id) return section
    const isDone = section_content !== undefined
    const content = section_content ?? text ?? section.section_content
    const version = isDone ? Math.max(1, section.version) : section.version
    return { ...section, state: state as typeof section.state, section_content: content, version }
  })
  return { ...draft, sections }
}

/** While it is written a draft is checked so often at most. */
const checkedEachMs = 4000
/** While a model reads it beside the file, its verdicts are asked for so often. */
const comparedEachMs = 3000

/** The marks in a draft; looked for anew after each change of its text, and as its sections come while it is written. */
export function useFlags(path: DraftPath, draft: Draft) {
  const now = versionsOfText(draft)
  const slowly = useThrottledValue(now, checkedEachMs)
  const versions = draft.status === 'ready' ? now : slowly
  return useQuery({
    ...flagsQuery(path, versions),
    enabled: draft.status === 'ready' || hasChecksSoFar(draft),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.comparison.state === 'comparing' ? comparedEachMs : false),
  })
}

/** The document that the Word file holds, for the page view; made anew after each change. */
function useDocument(path: DraftPath, draft: Draft, isWanted: boolean) {
  const versions = versionsOfText(draft)
  return useQuery({
    queryKey: ['document', path.draftId, versions],
    queryFn: () => call(api.readDocument, { params: path }),
    enabled: isWanted && draft.status === 'ready',
    placeholderData: (before) => before,
  })
}

/** The Word file of a draft inside a template, page by page as it prints; made anew after each change. */
function usePrinted(path: DraftPath, draft: Draft, isWanted: boolean) {
  const of = versionsOfText(draft)
  const { data, isLoading, isError } = useQuery({
    queryKey: ['printed', path.draftId, of],
    queryFn: () => call(api.readPrinted, { params: path }),
    enabled: isWanted && draft.type === 'draft_from_template_sections' && draft.status === 'ready',
    staleTime: Infinity,
  })
  return { of, pages: data?.pages ?? undefined, isPrinting: isLoading && !isError }
}

/** What the page view shows of the Word file, asked for only while it is looked at. */
export function useFile(path: DraftPath, draft: Draft, isWanted: boolean) {
  return { path, document: useDocument(path, draft, isWanted).data, printed: usePrinted(path, draft, isWanted) }
}

/** One page of a printed file as a picture, counted from 1. */
export function usePrintedPage(path: DraftPath, page: number, of: string) {
  return useQuery({
    queryKey: ['printed-page', path.draftId, of, page],
    queryFn: async ({ signal }) => {
      const response = await send(api.showPrintedPage, { params: { ...path, page: String(page) }, signal })
      return readAsAddress(await response.blob())
    },
    staleTime: Infinity,
  })
}

/** The history of a section, newest first; what is proposed for it is among it. */
export function useVersions(path: DraftPath, sectionId: string | undefined) {
  const { data } = useQuery({
    queryKey: draftKeys.versions(path, sectionId ?? ''),
    queryFn: () => call(api.listVersions, { params: { ...path, sectionId: sectionId ?? '' } }),
    enabled: sectionId !== undefined,
  })
  return data
}
