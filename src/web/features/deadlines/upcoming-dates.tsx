import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { Button } from '#web/ui/button.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { DateRow } from './date-row.tsx'
import { RowSkeleton } from '#web/ui/row-skeleton.tsx'
import { datesRoom } from './dates-room.ts'
import styles from './deadlines.module.css'
import { stillCounted, useUpcomingDates } from './deadlines-queries.ts'

/** Dialogs are no part of the first load. */
const CalendarDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./calendar-dialog.tsx')).CalendarDialog })),
)

/** Heading and padding of the panel, and one of its rows. */
const [headPx, rowPx] = [84, 80]

/** So much room as the dates took the last time: what is under them does not move when they come. */
function Room({ height }: { height: number }) {
  if (height === 0) return null
  return (
    <section className={styles.room} style={{ minHeight: height }} aria-label="Dates">
      <div className={styles.sectionHead}>
        <h2 className="head">Dates</h2>
      </div>
      <div className={`panel ${styles.panel}`}>
        <RowSkeleton tall rows={Math.max(1, Math.floor((height - headPx) / rowPx))} label="Loading the dates" />
      </div>
    </section>
  )
}

/** The next dates of all clients; nothing at all while there is none. */
export function UpcomingDates() {
  const list = useUpcomingDates()
  const [isOpen, setOpen] = useState(false)
  const dates = list.data?.pages.flatMap(({ items }) => items) ?? []
  const left = stillCounted(list.data?.pages)
  const section = useRef<HTMLElement>(null)
  const [room] = useState(datesRoom.read)
  useLayoutEffect(() => {
    if (list.data) datesRoom.keep(section.current?.offsetHeight ?? 0)
  }, [list.data])
  if (list.isPending) return <Room height={room} />
  if (!list.isError && dates.length === 0 && left === 0) return null
  return (
    <section ref={section} aria-labelledby="upcoming-title">
      <div className={styles.sectionHead}>
        <h2 className="head" id="upcoming-title">
          Dates
        </h2>
        <Button look="quiet" size="s" icon={CalendarDays} onClick={() => setOpen(true)}>
          Calendar
        </Button>
      </div>
      <div className={`panel ${styles.panel}`}>
        {list.isError ? (
          <NotLoaded small title="The dates did not load" onRefresh={() => void list.refetch()} />
        ) : (
          <ul className={styles.list}>
            {dates.map((date) => (
              <DateRow key={date.id} date={date} clientName={date.client_name} />
            ))}
          </ul>
        )}
        {left > 0 && (
          <p className={styles.counting} role="status">
            The dates of {left.toLocaleString('en-US')} {left === 1 ? 'client is' : 'clients are'} still being counted.
          </p>
        )}
        {list.hasNextPage && (
          <div className={styles.more}>
            <Button look="quiet" size="s" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
