import { Check, CircleAlert, Download, Eye, LoaderCircle, Pencil, Plus, Trash2, TriangleAlert, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import type { RowAction } from '#web/ui/row-action.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ListEnd } from '#web/ui/list-end.tsx'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { DeleteRecordDialog } from './delete-record.tsx'
import { FilesButton, useDrop } from './file-field.tsx'
import { kindCalls, type RecordItem, type RecordPlace } from './record-kinds.ts'
import { RecordDialog } from './record-dialog.tsx'
import { aboutFile, download, RecordViewer } from './record-viewer.tsx'
import { type RecordWords, recordWords } from './record-words.ts'
import styles from './records.module.css'
import { useRecordPages, useRefreshRecords } from './records-queries.ts'
import { dismissUpload, sendFiles, type Upload, useUploads } from './uploads.ts'

/** A short list needs no search. */
const searchFrom = 6

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'view' | 'edit' | 'delete'; readonly item: RecordItem }
  | undefined

/** The records of one kind and place: added by dialog or, where a file is enough, by drop; seen, changed, deleted. */
export function RecordPanel({ place }: { place: RecordPlace }) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<Open>()
  const list = useRecordPages(place, useDeferredValue(query.trim()))
  const uploads = useUploads(place)
  const refresh = useRefreshRecords()
  const words = recordWords[place.kind]
  const mayPrepare = useMay(place.clientId)('prepare')
  const takesFiles = words.file.required === true
  const takesDrop = takesFiles && mayPrepare
  const send = (files: readonly File[]) => void sendFiles(place, files, () => refresh(place.kind))
  const drop = useDrop((files) => takesDrop && send(files))
  const items = list.data?.pages.flatMap((one) => one.items) ?? []
  return (
    <div className={styles.panel} data-over={(takesDrop && drop.isOver) || undefined} {...drop.handlers}>
      <div className={styles.tools}>
        {(items.length > searchFrom || query !== '') && (
          <SearchField
            label={`Search ${words.plural.toLowerCase()}`}
            placeholder="Search titles"
            className={styles.search ?? ''}
            value={query}
            onChange={setQuery}
          />
        )}
        <span className={styles.add}>
          {!mayPrepare ? null : takesFiles ? (
            <FilesButton label={words.add} onFiles={send} />
          ) : (
            <Button icon={Plus} onClick={() => setOpen({ what: 'new' })}>
              {words.add}
            </Button>
          )}
        </span>
      </div>
      <Uploads uploads={uploads} />
      <Items list={list} items={items} place={place} query={query} onOpen={setOpen} />
      <OpenDialog place={place} open={open} onClose={() => setOpen(undefined)} />
    </div>
  )
}

type OpenProps = { readonly place: RecordPlace; readonly open: Open; readonly onClose: () => void }

function OpenDialog({ place, open, onClose }: OpenProps) {
  switch (open?.what) {
    case 'new':
      return <RecordDialog place={place} onClose={onClose} onSaved={onClose} />
    case 'edit':
      return <RecordDialog place={place} item={open.item} onClose={onClose} onSaved={onClose} />
    case 'view':
      return <RecordViewer place={place} item={open.item} onClose={onClose} />
    case 'delete':
      return <DeleteRecordDialog place={place} item={open.item} onClose={onClose} />
    default:
      return null
  }
}

/** Files on their way, and those that were refused with the reason. */
function Uploads({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {uploads.map(({ id, title, percent, problem, cancel }) => (
        <li key={id}>
          <span className={styles.uploadName}>{problem === undefined ? `${title} Processing...` : title}</span>
          {problem === undefined ? (
            <span className={styles.sending}>
              <ProgressBar percent={percent} label={`${Math.round(percent)} percent of ${title}`} />
            </span>
          ) : (
            <span role="alert">
              <StateLabel icon={CircleAlert} tone="danger">
                {problem}
              </StateLabel>
            </span>
          )}
          <IconButton
            icon={X}
            label={problem === undefined ? `Cancel ${title}` : `Dismiss ${title}`}
            onClick={problem === undefined ? cancel : () => dismissUpload(id)}
          />
        </li>
      ))}
    </ul>
  )
}

type ItemsProps = {
  readonly list: ReturnType<typeof useRecordPages>
  readonly items: readonly RecordItem[]
  readonly place: RecordPlace
  readonly query: string
  readonly onOpen: (open: Open) => void
}

function Items({ list, items, place, query, onOpen }: ItemsProps) {
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
      foot={<ListEnd list={list} />}
      renderActions={(item) => <RowMenu name={item.title} actions={actionsOf(place, item, mayPrepare, onOpen)} />}
    />
  )
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
