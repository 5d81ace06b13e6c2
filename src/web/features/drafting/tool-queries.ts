import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { RecordEntry } from '#domain/questionnaire/record-entries.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { call } from '#web/data/call.ts'

/** The clients that the picker offers; an attorney without clients has an empty list, which is no error. */
export function useClientEntries() {
  return useQuery({
    queryKey: ['clients', 'entries'],
    queryFn: async (): Promise<RecordEntry[]> => {
      try {
        const clients = await call(api.listClients, {})
        return clients.map((client) => ({ value: client.id, label: fullName(client) }))
      } catch (error) {
        if (error instanceof AppError && error.code === 'no-clients') return []
        throw error
      }
    },
  })
}

/** The record of the chosen client, for conditions and rules. */
export function useClientRecord(clientId: string | undefined) {
  return useQuery({
    queryKey: ['clients', clientId],
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
