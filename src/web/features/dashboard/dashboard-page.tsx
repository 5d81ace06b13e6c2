import { useSession } from '#web/session/session.ts'
import { useNow } from '#web/ui/use-now.ts'
import { Dashboard } from './dashboard.tsx'
import { type DashboardData, useDashboardData } from './dashboard-data.ts'
import { ServerDashboard } from './server-dashboard.tsx'

/** The attorney's desk; a sample desk brings data of its own. */
export function DashboardPage() {
  const sample = useDashboardData()
  return sample ? <SampleDashboard data={sample} /> : <ServerDashboard />
}

function SampleDashboard({ data }: { data: DashboardData }) {
  const { firstName } = useSession()
  return <Dashboard {...data} firstName={firstName} now={useNow()} />
}
