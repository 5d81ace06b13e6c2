import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { RecordEntry } from '#domain/questionnaire/record-entries.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { call } from '#web/data/call.ts'
import { clientsKey } from '#web/data/query-keys.ts'

/** The clients that the picker offers, those that match first; an attorney without clients has an empty list. */
export function useClientEntries(query: string) {
  return useQuery({
    queryKey: [...clientsKey, 'entries', query],
    queryFn: async ({ signal }): Promise<RecordEntry[]> => {
      try {
        const clients = await call(api.listClients, { query: { ...(query !== '' && { q: query }) }, signal })
        return clients.map(toClientEntry)
      } catch (error) {
        if (error instanceof AppError && error.code === 'no-clients') return []
        throw error
      }
    },
    placeholderData: keepPreviousData,
  })
}

export function toClientEntry(client: Parameters<typeof fullName>[0] & { readonly id: string }): RecordEntry {
  return { value: client.id, label: fullName(client) }
}
