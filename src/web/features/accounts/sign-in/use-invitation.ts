import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/data/call.ts'

export type FoundInvitation = ReplyOf<typeof api.getInvitation> | 'invalid'

/** Who invites whom by this token; undefined while it is read. */
export function useInvitation(token: string | null): FoundInvitation | undefined {
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(api.getInvitation, { query: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error instanceof AppError && (error.code === 'token-invalid' || error.code === 'invalid-fields')) return 'invalid'
  return data
}
