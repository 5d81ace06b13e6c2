import { createContext, use } from 'react'
import type { DashboardProps } from './dashboard.tsx'

export type DashboardData = Omit<DashboardProps, 'firstName' | 'now'>

/** Where a sample desk's tools, drafts and panels come from; null for the server's. */
export const DashboardDataContext = createContext<DashboardData | null>(null)

export function useDashboardData(): DashboardData | null {
  return use(DashboardDataContext)
}
