import { toolIdentities } from '#tools/identities.ts'
import { DashboardNotice } from '#web/features/billing/dashboard-notice.tsx'
import { useTermCredits } from '#web/features/billing/usage/term-credits.tsx'
import { draftActions } from '#web/features/drafts/list/draft-actions.ts'
import { useAllDrafts } from '#web/features/drafts/list/drafts-queries.ts'
import { useSession } from '#web/session/session.ts'
import { useNow } from '#web/ui/use-now.ts'
import { Dashboard } from './dashboard.tsx'

const shownDrafts = 6

/** The dashboard with the tools and drafts of the server. */
export function ServerDashboard() {
  const { firstName } = useSession()
  const { data, isError, refetch } = useAllDrafts()
  const credits = useTermCredits()
  const missing = isError ? ('failed' as const) : ('loading' as const)
  return (
    <Dashboard
      notice={<DashboardNotice />}
      tools={toolIdentities}
      credits={credits}
      drafts={data?.slice(0, shownDrafts) ?? missing}
      actions={draftActions}
      onRefresh={() => void refetch()}
      firstName={firstName}
      now={useNow()}
    />
  )
}
