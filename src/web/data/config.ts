import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from './call.ts'
import { supportEmail } from './support-email.ts'

export type Config = ReplyOf<typeof api.getConfig>

/** What the installation says of itself before anybody logs in; undefined until it is read. */
export function useConfig(): Config | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: async () => {
      const config = await call(api.getConfig, {})
      supportEmail.remember(config.support_email)
      return config
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 3,
  })
  return data
}

/** The address that the installation gives for help; until its configuration is read, the default one. */
export function useSupportEmail(): string {
  return useConfig()?.support_email ?? supportEmail.get()
}
