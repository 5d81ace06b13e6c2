import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'

/** Specification 2, section 4: the manager's state is polled every 5 s. */
const pollMs = 5000

/** Unlike other cached replies these belong to no account. */
export const panelKey = 'developer-panel'

export function useDeveloperSettings() {
  return useQuery({
    queryKey: [panelKey, 'settings'],
    queryFn: () => call(api.readDeveloperSettings, {}),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useLocalDatabase() {
  return useQuery({
    queryKey: [panelKey, 'local'],
    queryFn: () => call(api.readLocalDatabase, {}),
    refetchInterval: pollMs,
    staleTime: 0,
  })
}

export function useCurrentDatabase() {
  return useQuery({
    queryKey: [panelKey, 'current'],
    queryFn: () => call(api.readCurrentDatabase, {}),
    refetchInterval: pollMs,
    staleTime: 0,
  })
}

export function useOutbox() {
  return useQuery({
    queryKey: [panelKey, 'outbox'],
    queryFn: () => call(api.readOutbox, {}),
    refetchInterval: pollMs,
    staleTime: 0,
  })
}
