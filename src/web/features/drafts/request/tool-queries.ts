import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { clientsKey } from '#web/data/query-keys.ts'

/** The record of the chosen client, for conditions and rules. */
export function useClientRecord(clientId: string | undefined) {
  return useQuery({
    queryKey: [...clientsKey, clientId],
    queryFn: () => call(api.getClient, { params: { clientId: clientId ?? '' } }),
    enabled: clientId !== undefined,
  })
}

/** The answers saved for a client and a tool, fetched anew each time the form opens. */
export function useSavedAnswers(clientId: string | undefined, type: string) {
  return useQuery({
    queryKey: ['answers', clientId, type],
    queryFn: () => call(api.getAnswers, { params: { clientId: clientId ?? '', type } }),
    enabled: clientId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
}
