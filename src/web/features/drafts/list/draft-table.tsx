import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ClientOutlook } from '#contract/clients.ts'
import { toolIdentities } from '#tools/identities.ts'
import { useOutlooks } from '#web/features/deadlines/use-outlooks.ts'
import { NextDate } from '#web/features/deadlines/next-date.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { FormNumbers } from '#web/ui/form-numbers.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import type { Sort } from '#web/ui/table-rows.ts'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { useChosenDrafts } from './chosen-drafts.ts'
import { DraftRowMenu } from './draft-row-menu.tsx'
import { DraftStateLabel } from './draft-state-label.tsx'
import { awaitsReview, type DraftSummary } from './draft-summary.ts'
import styles from './my-drafts.module.css'

type Props = {
  readonly label: string
  /** Undefined until they are known. */
  readonly drafts: readonly DraftSummary[] | undefined
  readonly isError: boolean
  readonly onRefresh: () => void
  /** What stands in the place of an empty table. */
  readonly whenEmpty: ReactNode
  readonly sort?: Sort
  readonly onSort?: (key: string) => void
  /** Under the rows: the way to those that are not there yet. */
  readonly foot?: ReactNode
}

/** Drafts with their states and what can be done with each: loading, failed, empty and full. */
export function DraftTable({ label, drafts, isError, onRefresh, whenEmpty, sort, onSort, foot }: Props) {
  const now = useNow()
  const { chosen, clear, choice } = useChosenDrafts(drafts ?? [])
  const outlooks = useOutlooks([...new Set(drafts?.map(({ clientId }) => clientId))])
  if (!drafts && isError)
    return (
      <NotLoaded title="The drafts did not load" onRefresh={onRefresh}>
        Nothing is lost. They are all on the server.
      </NotLoaded>
    )
  const columns = draftColumns(now, outlooks)
  if (!drafts) return <TableSkeleton label="Loading drafts" columns={columns} rows={8} tall choosable />
  if (drafts.length === 0) return whenEmpty
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={drafts}
        rowKey={({ id }) => id}
        tall
        foot={foot}
        sort={sort}
        {...(onSort && { onSort })}
        choice={choice}
        renderActions={(draft) => (
          <>
            <OpenDraft draft={draft} />
            <DraftRowMenu draft={draft} />
          </>
        )}
      />
      <ChosenBar drafts={chosen} onClear={clear} />
    </>
  )
}

/** The step that the draft waits for; on a phone the row itself leads there. */
function OpenDraft({ draft }: { draft: DraftSummary }) {
  const word = awaitsReview(draft) ? 'Review' : 'Open'
  return (
    <span className="hide-small">
      <ButtonLink size="s" to={draft.href} aria-label={`${word} ${draft.clientName}, ${draft.title}`}>
        {word}
      </ButtonLink>
    </span>
  )
}

/** What the lists of drafts show, and by what they can be sorted. */
function draftColumns(now: number, outlooks: ReadonlyMap<string, ClientOutlook>): readonly Column<DraftSummary>[] {
  return [
    {
      key: 'draft',
      header: 'Draft',
      sortBy: ({ clientName, title }) => `${clientName} ${title}`,
      cell: (draft) => (
        <Link to={draft.href} className={`plainlink ${styles.draft}`}>
          <ToolPicture type={draft.type} small />
          <span>
            <span className="docname">
              <FormNumbers text={`${draft.clientName} - ${draft.title}`} />
            </span>
            <br />
            <span className="small muted">{aboutDraft(draft)}</span>
          </span>
        </Link>
      ),
    },
    { key: 'state', header: 'State', width: 14, cell: (draft) => <DraftStateLabel draft={draft} /> },
    {
      key: 'due',
      header: 'Due',
      width: 11.5,
      wideOnly: true,
      notMid: true,
      cell: ({ clientId }) => <NextDate outlook={outlooks.get(clientId)} />,
    },
    {
      key: 'credits',
      header: 'Credits',
      width: 5,
      align: 'end',
      wideOnly: true,
      notMid: true,
      cell: ({ type, state }) => <span className="muted num">{creditsOf(type, state)}</span>,
    },
    {
      key: 'changed',
      header: 'Requested',
      width: 8.5,
      align: 'end',
      sortBy: ({ changedAt }) => changedAt,
      cell: ({ changedAt }) => (
        <span className="muted nowrap">
          <Moment at={changedAt} now={now} />
        </span>
      ),
    },
  ]
}

/** The tool, or how long it is where the title says the tool already; the template where there is one. */
function aboutDraft({ type, template, label, title, progress }: DraftSummary): string {
  if (template !== undefined) return `From the template ${template}`
  const tool = toolIdentities.find((identity) => identity.type === type)?.title ?? label
  if (!title.startsWith(tool)) return tool
  return progress.sections === 1 ? '1 section' : `${progress.sections} sections`
}

/** What it cost: nothing when it failed or was stopped. */
function creditsOf(type: DraftSummary['type'], state: DraftSummary['state']): string {
  if (state === 'failed' || state === 'cancelled') return '0'
  return String(toolIdentities.find((identity) => identity.type === type)?.cost ?? 0)
}
