import { useSession } from '../app/session.ts'
import { useNow } from '../ui/use-now.ts'
import { Dashboard } from './dashboard.tsx'
import { useDashboardData } from './dashboard-data.ts'

export function DashboardPage() {
  const { firstName } = useSession()
  return <Dashboard {...useDashboardData()} firstName={firstName} now={useNow()} />
}
