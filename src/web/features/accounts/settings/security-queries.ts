import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'

export const securityQuery = queryOptions({ queryKey: ['security'], queryFn: () => call(api.getSecurity, {}) })

export const passkeysQuery = queryOptions({
  queryKey: ['security', 'passkeys'],
  queryFn: () => call(api.listPasskeys, {}),
})

export const addressQuery = queryOptions({
  queryKey: ['security', 'address'],
  queryFn: () => call(api.getAddressChange, {}),
})

export const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: () => call(api.listSessions, {}),
})
