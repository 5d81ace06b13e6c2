import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { CaseMapReply } from '#contract/case-maps.ts'
import type { GivenBodyOf } from '#contract/endpoint.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { call } from '#web/data/call.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { showError } from '#web/ui/show-error.ts'
import { caseMapKey } from '#web/data/query-keys.ts'
import { timeOfDay } from '#web/ui/dates.ts'
import type { Saved } from '#web/ui/saved-state.tsx'

/** Whose map it is: of a client for a tool, by its draft type. */
export type MapPath = { readonly clientId: string; readonly type: string }

const lookEveryMs = 1000

export function caseMapQuery(path: MapPath) {
  return queryOptions({
    queryKey: [...caseMapKey, path.clientId, path.type],
    queryFn: () => call(api.getCaseMap, { params: path }),
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? lookEveryMs : false),
    retry: false,
  })
}

/** The case map, made when there is none yet and brought up to date when something changed: that costs nothing. */
export function useCaseMap(path: MapPath) {
  const query = useQuery(caseMapQuery(path))
  const make = useMake(path)
  const { data } = query
  const isDue = data !== undefined && (data.status === 'none' || (data.status === 'ready' && data.is_stale))
  const { mutate } = make
  useEffect(() => {
    if (isDue) mutate()
  }, [isDue, mutate])
  return { ...query, makeAgain: () => mutate() }
}

function useMake(path: MapPath) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.makeCaseMap, { params: path }),
    onSuccess: (reply) => cache.setQueryData(caseMapQuery(path).queryKey, reply),
    onError: (error) => showError(sentenceOf(error)),
  })
}

type Change = (path: MapPath) => Promise<CaseMapReply>
type State = CaseFact['state']

/** The attorney's decisions. Each shows at once; what the server refuses goes back to what it was, and is told. */
export function useMapDecisions(path: MapPath) {
  const cache = useQueryClient()
  const { queryKey } = caseMapQuery(path)
  const [saved, setSaved] = useState<Saved>({ state: 'none' })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change }: { change: Change; expect?: (reply: CaseMapReply) => CaseMapReply }) => change(path),
    onMutate: async ({ expect }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<CaseMapReply>(queryKey)
      if (before && expect) cache.setQueryData(queryKey, expect(before))
      return before
    },
    onSuccess: (reply) => {
      cache.setQueryData(queryKey, reply)
      setSaved({ state: 'saved', at: timeOfDay(Date.now()) })
    },
    onError: (error, _, before) => {
      setSaved({ state: 'none' })
      if (before) cache.setQueryData(queryKey, before)
      showError(sentenceOf(error))
      void cache.invalidateQueries({ queryKey })
    },
  })
  const decide = (change: Change, expect?: (reply: CaseMapReply) => CaseMapReply, onStored?: () => void) =>
    mutate({ change, ...(expect && { expect }) }, { ...(onStored && { onSuccess: onStored }) })
  const at = (params: MapPath, factId: string) => ({ ...params, factId })
  return {
    isSaving: isPending,
    /** Whether the last decision is on the server; what was refused has said so itself. */
    saved: isPending ? ({ state: 'saving' } satisfies Saved) : saved,
    setState: (fact: string, state: State) =>
      decide(
        (params) => call(api.changeFact, { params: at(params, fact), body: { state } }),
        (reply) => withFact(reply, fact, { state }),
      ),
    correct: (fact: string, statement: string, onStored?: () => void) =>
      decide(
        (params) => call(api.changeFact, { params: at(params, fact), body: { statement } }),
        (reply) => withFact(reply, fact, { statement, state: 'corrected' }),
        onStored,
      ),
    add: (body: GivenBodyOf<typeof api.addFact>, onStored?: () => void) =>
      decide((params) => call(api.addFact, { params, body }), undefined, onStored),
    link: (body: GivenBodyOf<typeof api.changeLink>, onStored?: () => void) =>
      decide((params) => call(api.changeLink, { params, body }), undefined, onStored),
    settle: (conflictId: string, keep: string | null) =>
      decide((params) => call(api.settleConflict, { params: { ...params, conflictId }, body: { keep } })),
    setPerson: (personId: string, body: GivenBodyOf<typeof api.changePerson>) =>
      decide((params) => call(api.changePerson, { params: { ...params, personId }, body })),
    setTheory: (theory: string) => decide((params) => call(api.changeTheory, { params, body: { theory } })),
    setExhibits: (body: GivenBodyOf<typeof api.changeExhibits>, onStored?: () => void) =>
      decide((params) => call(api.changeExhibits, { params, body }), undefined, onStored),
  }
}

export type MapDecisions = ReturnType<typeof useMapDecisions>

function withFact(reply: CaseMapReply, id: string, change: Partial<CaseFact>): CaseMapReply {
  if (!reply.map) return reply
  const facts = reply.map.facts.map((fact) => (fact.id === id ? { ...fact, ...change } : fact))
  return { ...reply, map: { ...reply.map, facts } }
}

/** A passage with its page, for the pane beside the facts. */
export function usePassage(path: MapPath, passageId: string | undefined) {
  return useQuery({
    queryKey: [...caseMapKey, path.clientId, path.type, 'passage', passageId],
    queryFn: () => call(api.getPassage, { params: { ...path, passageId: passageId ?? '' } }),
    enabled: passageId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
