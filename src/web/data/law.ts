import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { readLawFrom } from '#law/in-force.ts'
import { call } from './call.ts'

export const lawKey = ['law'] as const

/** The parts of the law that the page itself reads (the addresses and fees of a questionnaire), once they are known. */
let parts: object | undefined
readLawFrom(() => parts)

/** The law in force on the server; while it is not known, the page reads what it came with. */
export function useLaw() {
  return useQuery({
    queryKey: lawKey,
    queryFn: async () => {
      const law = await call(api.getLaw, {})
      if (JSON.stringify(law.parts) !== JSON.stringify(parts ?? {})) parts = law.parts
      return law
    },
    staleTime: 60_000,
  })
}
