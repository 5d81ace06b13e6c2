import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { DraftListItem } from '#contract/clients.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { call } from '#web/data/call.ts'
import type { DraftSummary } from './draft-summary.ts'

/** All drafts are fetched at most once in this time (specification 2, section 9). */
const draftsEveryMs = 5000

/** Under which key the page keeps all drafts. */
export const draftsKey = ['drafts'] as const

/** Drafts whose deletion can still be undone: lists that are read meanwhile do not show them. */
export const beingDeleted = new Set<string>()

/** All drafts of the account, newest first; looked at again while one is being written. */
export function useAllDrafts() {
  return useQuery({
    queryKey: draftsKey,
    queryFn: () => call(api.listDrafts, {}),
    staleTime: draftsEveryMs,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => isWritten(status)) ? draftsEveryMs : false),
    select: (drafts) => drafts.filter(({ id }) => !beingDeleted.has(id)).map(toSummary),
  })
}

function isWritten(status: string): boolean {
  return isRunning(status as DraftSummary['state'])
}

export function toSummary(draft: DraftListItem): DraftSummary {
  const { id, client_id, client_name, type, status, file_name, created_at, templates, title, reason, progress } = draft
  const [template] = templates
  return {
    id,
    clientId: client_id,
    href: hrefOf({ id, client_id, type }),
    type: type as DraftType,
    clientName: client_name,
    label: file_name.replace(`${client_name} - `, '').replace(/\.docx$/, ''),
    title,
    fileName: file_name,
    state: status as DraftSummary['state'],
    reason,
    progress,
    changedAt: Date.parse(created_at),
    ...(template && { template: template.title }),
  }
}

/** The page of a draft; template drafts have theirs under the revision workflow. */
export function hrefOf({ id, client_id, type }: Pick<DraftListItem, 'id' | 'client_id' | 'type'>): string {
  const page = type === 'draft_from_template_sections' ? '/drafty/revision-workflow' : '/drafty/my-drafts'
  return `${page}/${id}?client=${client_id}`
}
