import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/data/call.ts'

/** Who invites whom by this token; undefined while it is read, and for a token that is not good any more. */
export function useInvitation(token: string | null): ReplyOf<typeof api.getInvitation> | undefined {
  const { data } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(api.getInvitation, { query: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
