import { Download, FileText, PenLine, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { MemorySession } from '#web/session/memory-session.tsx'
import type { Session } from '#web/session/session.ts'
import { type DashboardData, DashboardDataContext } from '#web/features/dashboard/dashboard-data.ts'
import type { DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { sampleTools } from './sample-tools.ts'

const day = 86_400_000

export const naomi: Partial<Session> = {
  state: 'logged-in',
  email: 'naomi@clarkelaw.example',
  firstName: 'Naomi',
  lastName: 'Clarke',
  isEmailVerified: true,
  isPlaceholder: false,
  permissions: ['user'],
  subscription: {
    subscription_status: 'active',
    drafts_current_count: 4.25,
    drafts_current_count_for_family: 4.25,
    drafts_limit: 15,
    term_end_date: new Date(Date.now() + 7 * day - 60_000).toISOString(),
  },
}

function draft(id: string, more: Omit<DraftSummary, 'id' | 'href'>): DraftSummary {
  return { id, href: '/drafty/my-drafts', ...more }
}

export function sampleDrafts(now: number): DraftSummary[] {
  return [
    draft('1', {
      type: 'draft_generator',
      clientName: 'Emmanuel Ngwa Tabot',
      label: 'Asylum/WOR/CAT draft',
      state: 'drafting',
      sections: { done: 9, total: 24 },
      changedAt: now - 60_000,
    }),
    draft('2', {
      type: 'draft_from_template_sections',
      clientName: 'Rogelio Medina Castañeda',
      label: 'Hardship memorandum draft',
      state: 'ready',
      changesToDecide: 4,
      changedAt: now - day,
    }),
    draft('3', {
      type: 'draft_generator',
      clientName: 'Samuel Kizito Wasswa',
      label: 'Asylum/WOR/CAT draft',
      state: 'ready',
      openChecks: 3,
      changedAt: now - 2 * day,
    }),
    draft('4', {
      type: 'expert_letter',
      clientName: 'Ilse Maartje Verhoeven',
      label: 'Expert Letter',
      state: 'ready',
      accepted: true,
      changedAt: now - 2 * day,
    }),
  ]
}

export const sampleActions = () => [
  { label: 'Open draft', icon: FileText, to: '/drafty/my-drafts' },
  { label: 'Revise', icon: PenLine, to: '/drafty/revision-workflow' },
  { label: 'Download', icon: Download, run: () => undefined },
  { label: 'Delete draft', icon: Trash2, run: () => undefined, danger: true },
]

const data: DashboardData = {
  tools: sampleTools,
  drafts: sampleDrafts(Date.now()),
  actions: sampleActions,
  onRefresh: () => undefined,
}

/** The desk of a fictional attorney, to look at the pages without a server. */
export function SampleDesk({ children }: { children: ReactNode }) {
  return (
    <MemorySession start={naomi}>
      <DashboardDataContext value={data}>{children}</DashboardDataContext>
    </MemorySession>
  )
}
