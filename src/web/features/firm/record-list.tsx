import { useMemo } from 'react'
import { deedWords, groupAccesses } from '#domain/firm/record-of-access.ts'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Missing } from '#web/ui/missing.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useRecordOfAccess } from './firm-queries.ts'
import styles from './record.module.css'

const dayOf = (at: string) => longDate(Date.parse(at))

/** The record by day and person, the latest first, page by page. */
export function RecordList({ clientId }: { clientId: string }) {
  const now = useNow()
  const pages = useRecordOfAccess(clientId)
  const groups = useMemo(
    () => groupAccesses(pages.data?.pages.flatMap(({ items }) => items) ?? [], dayOf),
    [pages.data],
  )
  return (
    <>
      {pages.data ? (
        <ul className={styles.record}>
          {groups.map(({ at, person, what, part, times }) => (
            <li key={`${at} ${person} ${what} ${part}`}>
              <span>{person}</span>
              <span className="small muted">
                {deedWords[what]} {part}
                {times > 1 && `, ${times} times`}
              </span>
              <span className="small muted">
                <Moment at={Date.parse(at)} now={now} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Missing isError={pages.isError} label="Loading the record of access" onRefresh={() => void pages.refetch()} />
      )}
      {pages.hasNextPage && (
        <div className={styles.more}>
          <Button size="s" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show earlier
          </Button>
        </div>
      )}
    </>
  )
}
