import { CalendarClock, CircleCheck } from 'lucide-react'
import type { LawInForce, LawReading } from '#contract/law.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { useLaw } from '#web/data/law.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Missing } from '#web/ui/missing.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { ImportLaw } from './import-law.tsx'
import styles from './law-page.module.css'

/** Which law drafts are made under, when each part of it was last read, and where a newer one is imported. */
export function LawPage() {
  const { data, isError, refetch } = useLaw()
  return (
    <div className="stack xl">
      <div className="stack">
        <h1 className="title">Law</h1>
        <p className="lead muted">
          What drafts cite, print and are checked by. It is the same for everybody who uses this installation.
        </p>
      </div>
      {data ? (
        <Content law={data} />
      ) : (
        <Missing isError={isError} label="Loading the law" onRefresh={() => void refetch()} />
      )}
    </div>
  )
}

function Content({ law }: { law: LawInForce }) {
  const earlier = law.packs.filter(({ version }) => version !== law.version)
  return (
    <>
      <section className="stack" aria-labelledby="in-force">
        <h2 className="head" id="in-force">
          In force: {formatLongDate(law.as_of)}
        </h2>
        <p className="muted">
          {law.says} Version {law.version}.
        </p>
        <DataTable
          label="When each part was last read"
          columns={columns}
          rows={law.readings}
          rowKey={(row) => row.name}
        />
        <p className="small muted">
          What is not confirmed rests on one source or on none that was read. It is marked wherever it is shown, and
          never printed as certain. An attorney checks every authority before filing.
        </p>
      </section>
      {law.may_import && <ImportLaw />}
      {earlier.length > 0 && (
        <section className="stack" aria-labelledby="earlier">
          <h2 className="head" id="earlier">
            Earlier
          </h2>
          <ul className={styles.packs}>
            {earlier.map(({ version, says, imported_at }) => (
              <li key={version}>
                <strong>{version}</strong> {says}
                <span className="small muted">
                  {' '}
                  {imported_at === null ? 'Came with the product.' : `Imported ${longDate(Date.parse(imported_at))}.`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const columns: readonly Column<LawReading>[] = [
  { key: 'name', header: 'What', cell: ({ name }) => name },
  {
    key: 'read',
    header: 'Last read',
    cell: ({ checked_on }) => (
      <>
        <span className="only-small muted">Last read </span>
        {formatLongDate(checked_on)}
      </>
    ),
  },
  { key: 'review', header: 'Review', cell: (row) => <Review {...row} /> },
  { key: 'entries', header: 'Entries', align: 'end', wideOnly: true, cell: ({ entries }) => entries },
  {
    key: 'unconfirmed',
    header: 'Not confirmed',
    align: 'end',
    cell: ({ unconfirmed }) => (unconfirmed === 0 ? 'none' : `${unconfirmed} not confirmed`),
  },
]

function Review({ is_overdue, review_by }: LawReading) {
  const day = formatLongDate(review_by)
  return is_overdue ? (
    <StateLabel icon={CalendarClock} tone="warning">
      Overdue since {day}
    </StateLabel>
  ) : (
    <StateLabel icon={CircleCheck}>
      <span>
        <span className="only-small">Review by</span>
        <span className="hide-small">By</span> {day}
      </span>
    </StateLabel>
  )
}
