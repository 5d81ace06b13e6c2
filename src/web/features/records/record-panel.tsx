import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { DeleteRecordDialog } from './delete-record.tsx'
import { FilesButton } from './file-field.tsx'
import type { RecordPlace } from './record-kinds.ts'
import { RecordDialog } from './record-dialog.tsx'
import { RecordViewer } from './record-viewer.tsx'
import { recordWords } from './record-words.ts'
import styles from './records.module.css'
import { useRecordPages, useRefreshRecords } from './records-queries.ts'
import { sendFiles, useUploads } from './uploads.ts'
import { Items, type Open } from './record-table.tsx'
import { Uploads } from './upload-list.tsx'
import { useDrop } from './use-drop.ts'

/** A short list needs no search. */
const searchFrom = 6

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
