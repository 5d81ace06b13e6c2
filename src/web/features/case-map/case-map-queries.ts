import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CaseMapReply, caseMaps } from '#contract/case-maps.ts'
import type { GivenBodyOf } from '#contract/endpoint.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { call } from '#web/data/call.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { showError } from '#web/ui/show-error.ts'

/** Whose map it is: of a client for a tool, by its draft type. */
export type MapPath = { readonly clientId: string; readonly type: string }

const lookEveryMs = 1000

export function caseMapQuery(path: MapPath) {
  return queryOptions({
    queryKey: ['case-map', path.clientId, path.type],
    queryFn: () => call(caseMaps.getCaseMap, { params: path }),
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
    mutationFn: () => call(caseMaps.makeCaseMap, { params: path }),
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
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change }: { change: Change; expect?: (reply: CaseMapReply) => CaseMapReply }) => change(path),
    onMutate: async ({ expect }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<CaseMapReply>(queryKey)
      if (before && expect) cache.setQueryData(queryKey, expect(before))
      return before
    },
    onSuccess: (reply) => cache.setQueryData(queryKey, reply),
    onError: (error, _, before) => {
      if (before) cache.setQueryData(queryKey, before)
      showError(sentenceOf(error))
      void cache.invalidateQueries({ queryKey })
    },
  })
  const decide = (change: Change, expect?: (reply: CaseMapReply) => CaseMapReply) =>
    mutate({ change, ...(expect && { expect }) })
  const at = (params: MapPath, factId: string) => ({ ...params, factId })
  return {
    isSaving: isPending,
    setState: (fact: string, state: State) =>
      decide(
        (params) => call(caseMaps.changeFact, { params: at(params, fact), body: { state } }),
        (reply) => withFact(reply, fact, { state }),
      ),
    correct: (fact: string, statement: string) =>
      decide(
        (params) => call(caseMaps.changeFact, { params: at(params, fact), body: { statement } }),
        (reply) => withFact(reply, fact, { statement, state: 'corrected' }),
      ),
    add: (body: GivenBodyOf<typeof caseMaps.addFact>) => decide((params) => call(caseMaps.addFact, { params, body })),
    link: (body: GivenBodyOf<typeof caseMaps.changeLink>) =>
      decide((params) => call(caseMaps.changeLink, { params, body })),
    settle: (conflictId: string, keep: string | null) =>
      decide((params) => call(caseMaps.settleConflict, { params: { ...params, conflictId }, body: { keep } })),
    setPerson: (personId: string, body: GivenBodyOf<typeof caseMaps.changePerson>) =>
      decide((params) => call(caseMaps.changePerson, { params: { ...params, personId }, body })),
    setTheory: (theory: string) => decide((params) => call(caseMaps.changeTheory, { params, body: { theory } })),
    setExhibits: (body: GivenBodyOf<typeof caseMaps.changeExhibits>) =>
      decide((params) => call(caseMaps.changeExhibits, { params, body })),
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
    queryKey: ['case-map', path.clientId, path.type, 'passage', passageId],
    queryFn: () => call(caseMaps.getPassage, { params: { ...path, passageId: passageId ?? '' } }),
    enabled: passageId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
