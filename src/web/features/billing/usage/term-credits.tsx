import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '#web/session/session.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { useNow } from '#web/ui/use-now.ts'
import { TermChart } from './term-chart.tsx'
import { usageQuery } from './usage-queries.ts'

/** The chart of credits used this term, for the dashboard of an owner; undefined where no term is under way. */
export function useTermCredits(): ReactNode | undefined {
  const { isDependent } = useSession()
  const status = useSubscription()
  const hasTerm = status !== undefined && status.can_generate && status.term_end_date !== null
  const { data: usage } = useQuery({ ...usageQuery(undefined), enabled: hasTerm && !isDependent })
  const now = useNow()
  return usage && hasTerm && !isDependent ? <TermChart usage={usage} now={now} /> : undefined
}
