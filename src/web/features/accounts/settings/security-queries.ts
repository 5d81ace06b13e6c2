import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { securityKey } from '#web/data/query-keys.ts'

export const securityQuery = queryOptions({ queryKey: securityKey, queryFn: () => call(api.getSecurity, {}) })

export const passkeysQuery = queryOptions({
  queryKey: [...securityKey, 'passkeys'],
  queryFn: () => call(api.listPasskeys, {}),
})

export const addressQuery = queryOptions({
  queryKey: [...securityKey, 'address'],
  queryFn: () => call(api.getAddressChange, {}),
})

export const sessionsQuery = queryOptions({
  queryKey: [...securityKey, 'sessions'],
  queryFn: () => call(api.listSessions, {}),
})
