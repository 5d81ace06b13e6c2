import { Check, CircleAlert, Download, Eye, LoaderCircle, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import type { RowAction } from '#web/ui/row-action.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { TableFoot } from '#web/ui/table-foot.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ListEnd } from '#web/ui/list-end.tsx'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { kindCalls, type RecordItem, type RecordPlace } from './record-kinds.ts'
import { aboutFile, download } from './record-viewer.tsx'
import { type RecordWords, recordWords } from './record-words.ts'
import styles from './records.module.css'
import { useRecordPages } from './records-queries.ts'

export type Open =
  | { readonly what: 'new' }
  | { readonly what: 'view' | 'edit' | 'delete'; readonly item: RecordItem }
  | undefined

type ItemsProps = {
  readonly list: ReturnType<typeof useRecordPages>
  readonly items: readonly RecordItem[]
  readonly place: RecordPlace
  readonly query: string
  readonly onOpen: (open: Open) => void
}

/** The records of one kind as a table, or why there are none. */
export function Items({ list, items, place, query, onOpen }: ItemsProps) {
  const now = useNow()
  const mayPrepare = useMay(place.clientId)('prepare')
  const words = recordWords[place.kind]
  if (list.isPending) {
    const columns = columnsOf(words, now, () => undefined)
    return <TableSkeleton label={`Loading ${words.plural.toLowerCase()}`} columns={columns} rows={5} tall />
  }
  if (list.isError)
    return (
      <div className="panel">
        <NotLoaded small title={kindCalls[place.kind].notLoaded} onRefresh={() => void list.refetch()} />
      </div>
    )
  if (items.length === 0) return <Nothing words={words} query={query} mayAdd={mayPrepare} />
  return (
    <DataTable
      label={words.plural}
      tall
      columns={columnsOf(words, now, (item) => onOpen({ what: 'view', item }))}
      rows={items}
      rowKey={({ id }) => id}
      foot={<Foot list={list} count={items.length} isDocuments={place.kind === 'client_document'} />}
      renderActions={(item) => <RowMenu name={item.title} actions={actionsOf(place, item, mayPrepare, onOpen)} />}
    />
  )
}

type FootProps = Pick<ItemsProps, 'list'> & { readonly count: number; readonly isDocuments: boolean }

/** The way to more rows; when all are there, what becomes of the files. */
function Foot({ list, count, isDocuments }: FootProps) {
  if (list.hasNextPage || !isDocuments) return <ListEnd list={list} />
  return <TableFoot from={1} to={count} total={count} note="Original files are kept unchanged" />
}

type NothingProps = { readonly words: RecordWords; readonly query: string; readonly mayAdd: boolean }

function Nothing({ words, query, mayAdd }: NothingProps) {
  const isSearch = query.trim() !== ''
  return (
    <div className="panel">
      <EmptyState small title={isSearch ? `No ${words.noun} found` : `No ${words.plural.toLowerCase()} yet`}>
        {isSearch ? `No title matches “${query.trim()}”.` : mayAdd && words.empty}
      </EmptyState>
    </div>
  )
}

function actionsOf(
  place: RecordPlace,
  item: RecordItem,
  mayPrepare: boolean,
  onOpen: (open: Open) => void,
): RowAction[] {
  const path = kindCalls[place.kind].viewPath(place, item.id)
  const name = item.file_name ?? item.title
  return [
    { label: 'View', icon: Eye, run: () => onOpen({ what: 'view', item }), disabled: item.status === 'failed' },
    ...(mayPrepare ? [{ label: 'Edit', icon: Pencil, run: () => onOpen({ what: 'edit', item }) }] : []),
    { label: 'Download', icon: Download, run: () => void download(path, name), disabled: item.s3_path === null },
    ...(mayPrepare
      ? [{ label: 'Delete', icon: Trash2, run: () => onOpen({ what: 'delete', item }), danger: true }]
      : []),
  ]
}

const useColumn: Column<RecordItem> = {
  key: 'use',
  header: 'Used as',
  wideOnly: true,
  cell: ({ isCv }) => (isCv ? 'CV' : <span className="muted">–</span>),
}

function columnsOf(words: RecordWords, now: number, onView: (item: RecordItem) => void): Column<RecordItem>[] {
  return [
    {
      key: 'title',
      header: words.title.label,
      cell: (item) => (
        <>
          <button
            type="button"
            className={styles.open}
            disabled={item.status === 'failed'}
            onClick={() => onView(item)}
          >
            {item.status === 'processing' ? `${item.title} Processing...` : item.title}
          </button>
          <div className="small muted">{item.file_name === null ? 'Typed' : aboutFile(item)}</div>
        </>
      ),
    },
    ...(words === recordWords.client_document ? [useColumn] : []),
    { key: 'state', header: 'State', cell: (item) => <ReadingState item={item} /> },
    {
      key: 'added',
      header: 'Added',
      cell: ({ created_at }) => (
        <span className="muted nowrap">
          <Moment at={Date.parse(created_at)} now={now} />
        </span>
      ),
    },
  ]
}

function ReadingState({ item: { status, reason, file_name, warnings } }: { item: RecordItem }) {
  if (status === 'processing')
    return (
      <StateLabel icon={LoaderCircle} tone="accent" spin>
        Being read
      </StateLabel>
    )
  if (status === 'failed')
    return (
      <StateLabel icon={CircleAlert} tone="danger">
        {reason ?? 'Could not be read'}
      </StateLabel>
    )
  const [warning] = warnings
  if (warning !== undefined)
    return (
      <StateLabel icon={TriangleAlert} tone="warning">
        {warning}
      </StateLabel>
    )
  return (
    <StateLabel icon={Check} tone="success">
      {file_name === null ? 'On file' : 'Text read'}
    </StateLabel>
  )
}
