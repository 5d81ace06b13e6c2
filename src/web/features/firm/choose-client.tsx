import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { FirmClient } from '#contract/client-access.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useFirmClients } from './firm-queries.ts'
import styles from './walls.module.css'

type Props = {
  readonly title: string
  readonly subtitle: string
  readonly onChoose: (client: FirmClient) => void
  readonly onClose: () => void
}

/** Asks for one of the clients that may be shared here. */
export function ChooseClient({ title, subtitle, onChoose, onClose }: Props) {
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 200)
  const pages = useFirmClients(q)
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <Dialog opened size="lg" title={title} subtitle={subtitle} onClose={onClose}>
      <div className="stack">
        <SearchField label="Find a client" placeholder="Find a client" value={text} onChange={setText} data-autofocus />
        {rows === undefined ? (
          <Missing isError={pages.isError} label="Loading the clients" onRefresh={() => void pages.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState small title={q === '' ? 'No client of the firm is yours to share' : 'No client is called so'} />
        ) : (
          <ul className={styles.choose}>
            {rows.map((row) => (
              <li key={row.id}>
                <button type="button" onClick={() => onChoose(row)}>
                  {row.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {pages.hasNextPage && (
          <div>
            <Button size="s" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
