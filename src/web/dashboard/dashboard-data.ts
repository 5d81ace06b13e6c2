import { createContext, use } from 'react'
import type { DashboardProps } from './dashboard.tsx'

export type DashboardData = Omit<DashboardProps, 'firstName' | 'now'>

const nothingYet: DashboardData = { tools: [], drafts: 'loading', actions: () => [], onRefresh: () => undefined }

/** Where the dashboard's tools, drafts and panels come from. */
export const DashboardDataContext = createContext<DashboardData>(nothingYet)

export function useDashboardData(): DashboardData {
  return use(DashboardDataContext)
}
