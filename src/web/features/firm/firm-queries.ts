import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { ClientAct } from '#domain/firm/roles.ts'
import { call } from '#web/data/call.ts'
import { callPage } from '#web/data/call-page.ts'
import { clientsKey } from '#web/data/query-keys.ts'

export const firmKey = ['firm']

/** The firm of this account; null in `data` for an account without one. */
export function useFirm() {
  return useQuery({
    queryKey: firmKey,
    queryFn: async () => (await call(api.getFirm, {})).firm,
    staleTime: 60_000,
    retry: unlessRefused,
  })
}

/** Who has access to a client, and what may be done here; read anew with the client. */
export function useClientAccess(clientId: string) {
  return useQuery({ ...accessOf(clientId), enabled: clientId !== '' })
}

/** Who has a client, as every page about it asks. */
export function accessOf(clientId: string) {
  return {
    queryKey: [...clientsKey, clientId, 'access'],
    queryFn: () => call(api.getClientAccess, { params: { clientId } }),
    retry: unlessRefused,
  }
}

/**
 * Whether somebody may do something to a client: what they may not do is not offered. Until it is known everything is, so
 * that nothing jumps for those who work alone; the server refuses in any case. No client (`''`): what is one's own, such as
 * templates.
 */
export function useMay(clientId: string): (act: ClientAct) => boolean {
  const { data } = useClientAccess(clientId)
  return useCallback((act) => data === undefined || data.may.includes(act), [data])
}

/**
 * What may be done to the clients of a list, asked for those that somebody is about to do something to. Where there is no
 * firm everything may; in one, what is not known yet is not offered.
 */
export function useMayTo(clientIds: readonly string[]): (clientId: string, act: ClientAct) => boolean {
  const firm = useFirm().data
  const wanted = firm ? [...new Set(clientIds)] : []
  const known = useQueries({ queries: wanted.map(accessOf) })
  return (clientId, act) => !firm || known[wanted.indexOf(clientId)]?.data?.may.includes(act) === true
}

/** Who sees which client, of those that may be shared here, page by page. */
export function useFirmClients(q: string) {
  return useInfiniteQuery({
    queryKey: [...firmKey, 'clients', q],
    queryFn: ({ pageParam, signal }) =>
      callPage(api.listFirmClients, {
        query: { limit: 20, ...(q !== '' && { q }), ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** The walls around the clients that may be shared here, the latest first, page by page. */
export function useWalls() {
  return useInfiniteQuery({
    queryKey: [...firmKey, 'walls'],
    queryFn: ({ pageParam, signal }) =>
      callPage(api.listWalls, { query: { limit: 20, ...(pageParam !== '' && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** Who used a client, the latest first, page by page. */
export function useRecordOfAccess(clientId: string) {
  return useInfiniteQuery({
    queryKey: [...clientsKey, clientId, 'record-of-access'],
    queryFn: ({ pageParam, signal }) =>
      callPage(api.getRecordOfAccess, {
        params: { clientId },
        query: pageParam === '' ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

function unlessRefused(count: number, error: Error): boolean {
  return !(error instanceof AppError) && count < 1
}
