import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { ClientAct } from '#domain/firm/roles.ts'
import { call } from '#web/data/call.ts'
import { callPage } from '#web/data/call-page.ts'

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
  return useQuery({
    queryKey: ['clients', clientId, 'access'],
    queryFn: () => call(api.getClientAccess, { params: { clientId } }),
    enabled: clientId !== '',
    retry: unlessRefused,
  })
}

/**
 * Whether somebody may do something to a client: what they may not do is not offered. Until it is known everything is, so
 * that nothing jumps for those who work alone; the server refuses in any case. No client (`''`): what is one's own, such as
 * templates.
 */
export function useMay(clientId: string): (act: ClientAct) => boolean {
  const { data } = useClientAccess(clientId)
  return (act) => data === undefined || data.may.includes(act)
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

export function useRecordOfAccess(clientId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['clients', clientId, 'record-of-access'],
    queryFn: () => call(api.getRecordOfAccess, { params: { clientId }, query: {} }),
    enabled,
  })
}

function unlessRefused(count: number, error: Error): boolean {
  return !(error instanceof AppError) && count < 1
}
