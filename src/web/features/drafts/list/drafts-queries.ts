import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { DraftListItem } from '#contract/clients.ts'
import type { DraftStanding } from '#contract/draft-lists.ts'
import type { GivenQueryOf, ReplyOf } from '#contract/endpoint.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { call } from '#web/data/call.ts'
import { callPage } from '#web/data/call-page.ts'
import { type DraftSummary, type Standing, standingOf } from './draft-summary.ts'

/** All drafts are fetched at most once in this time (specification 2, section 9). */
const draftsEveryMs = 5000

/** Under which key the page keeps every list of drafts. */
export const draftsKey = ['drafts'] as const

/** Drafts whose deletion can still be undone: lists that are read meanwhile do not show them. */
export const beingDeleted = new Set<string>()

/** What My Drafts can be asked for; the server looks through all drafts of the account. */
export type DraftsAsked = Pick<GivenQueryOf<typeof api.listDrafts>, 'q' | 'type' | 'standing' | 'sort'>

/** The drafts that answer what is asked, page by page; looked at again while one of them is being written. */
export function useDraftPages(asked: DraftsAsked) {
  const query = withoutBlanks(asked)
  const list = useInfiniteQuery({
    queryKey: [...draftsKey, 'pages', query],
    queryFn: ({ pageParam, signal }) =>
      callPage(api.listDrafts, {
        query: { ...query, limit: 100, ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: draftsEveryMs,
    refetchInterval: ({ state }) => (state.data?.pages.some(isAnyUnderWay) ? draftsEveryMs : false),
  })
  const drafts = list.data && shownOf(list.data.pages.flatMap(({ items }) => items))
  return { ...list, drafts }
}

/** How many drafts there are of each standing, among those with these words and of this tool. */
export function useDraftCounts({ q, type }: Pick<DraftsAsked, 'q' | 'type'>) {
  const query = withoutBlanks({ q, type })
  const { data } = useQuery({
    queryKey: [...draftsKey, 'counts', query],
    queryFn: () => call(api.countDrafts, { query }),
    placeholderData: keepPreviousData,
    staleTime: draftsEveryMs,
  })
  return data
}

/** The newest drafts, or the newest that these words find; looked at again while one is being written. */
export function useNewestDrafts(limit: number, q = '') {
  const query = withoutBlanks({ limit, q })
  return useQuery({
    queryKey: [...draftsKey, 'newest', query],
    queryFn: async () => ({ items: await call(api.listDrafts, { query }) }),
    staleTime: draftsEveryMs,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && isAnyUnderWay(state.data) ? draftsEveryMs : false),
    select: ({ items }) => shownOf(items),
  })
}

/** Every draft that a list has loaded so far, each once. */
export function loadedDrafts(cache: QueryClient): DraftSummary[] {
  const lists = cache.getQueriesData({ queryKey: draftsKey }).flatMap(([, data]) => (isLists(data) ? [data] : []))
  const drafts = lists.flatMap((list) => ('pages' in list ? list.pages.flatMap(({ items }) => items) : list.items))
  return shownOf([...new Map(drafts.map((draft) => [draft.id, draft])).values()])
}

/**
 * Whose a draft is, for an address without the client: undefined while it is looked for, null when there is no such draft;
 * `error` when nobody could say.
 */
export function useClientOfDraft(draftId: string, named: string | null) {
  const { data, error, refetch } = useQuery({
    queryKey: [...draftsKey, 'one', draftId],
    queryFn: async () => (await call(api.listDrafts, { query: { draft_id: draftId } }))[0]?.client_id ?? null,
    enabled: named === null,
  })
  return { clientId: named ?? data, error, refetch }
}

/** Takes a draft out of every list on the page, and of the counts that stand over them. */
export function hideDraft(cache: QueryClient, draft: DraftSummary): void {
  const { id } = draft
  beingDeleted.add(id)
  const standing = countedAs[standingOf(draft)]
  cache.setQueriesData<Counts>(
    { queryKey: [...draftsKey, 'counts'], type: 'active' },
    (known) => known && { ...known, all: known.all - 1, [standing]: known[standing] - 1 },
  )
  cache.setQueriesData<Lists>({ queryKey: draftsKey }, (known) => {
    if (!known) return known
    if ('pages' in known) return { ...known, pages: known.pages.map((page) => without(page, id)) }
    return 'items' in known ? without(known, id) : known
  })
}

type Counts = ReplyOf<typeof api.countDrafts>

const countedAs: Readonly<Record<Standing, DraftStanding>> = {
  'to come': 'writing',
  writing: 'writing',
  'to decide': 'review',
  'to review': 'review',
  accepted: 'accepted',
  failed: 'failed',
  cancelled: 'failed',
}

const isLists = (data: unknown): data is Lists =>
  typeof data === 'object' && data !== null && ('pages' in data || 'items' in data)

type Listed = { readonly items: readonly DraftListItem[] }
type Lists = Listed | { readonly pages: readonly Listed[] }

function without<Page extends Listed>(page: Page, id: string): Page {
  return { ...page, items: page.items.filter((draft) => draft.id !== id) }
}

function shownOf(drafts: readonly DraftListItem[]): DraftSummary[] {
  return drafts.filter(({ id }) => !beingDeleted.has(id)).map(toSummary)
}

/** One of them is being written, or its open points are being counted. */
function isAnyUnderWay({ items }: Listed): boolean {
  return items.some(
    ({ status, progress }) => isWritten(status) || (status === 'ready' && progress.open_points === null),
  )
}

/** What says nothing is not asked, so that equal questions have equal keys. */
function withoutBlanks<Query extends object>(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== '')) as Query
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
    isSignedOff: draft.signed_off,
    ...(draft.filed_on !== null && { filedOn: draft.filed_on }),
    changedAt: Date.parse(created_at),
    ...(template && { template: template.title }),
  }
}

/** The page of a draft; template drafts have theirs under the revision workflow. */
export function hrefOf({ id, client_id, type }: Pick<DraftListItem, 'id' | 'client_id' | 'type'>): string {
  const page = type === 'draft_from_template_sections' ? '/drafty/revision-workflow' : '/drafty/my-drafts'
  return `${page}/${id}?client=${client_id}`
}
