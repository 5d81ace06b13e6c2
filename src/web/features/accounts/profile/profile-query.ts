import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'

export const profileQuery = queryOptions({
  queryKey: ['attorney-profile'],
  queryFn: () => call(api.getProfile, {}),
  retry: false,
})
