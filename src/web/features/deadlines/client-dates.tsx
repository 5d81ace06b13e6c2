import { CalendarPlus, CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import type { ClientDatesReply } from '#contract/deadlines.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LawNote } from '#web/features/law/law-note.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { AddDate } from './add-date.tsx'
import { DateRow } from './date-row.tsx'
import { clientCode } from './date-words.ts'
import styles from './deadlines.module.css'
import { useClientDates } from './deadlines-queries.ts'
import { Count } from './date-count.tsx'

/** Every date of a client, what is still asked, and what was computed beside them. */
export function ClientDates({ client }: { readonly client: Client }) {
  const dates = useClientDates(client.id)
  const mayPrepare = useMay(client.id)('prepare')
  const [field, setField] = useState<string | null>(null)
  return (
    <div className="stack l">
      <section className={`panel ${styles.panel}`} aria-labelledby="dates-title">
        <div className={`row between ${styles.panelHead}`}>
          <h2 className="head" id="dates-title">
            Dates
          </h2>
          {mayPrepare && (
            <Button look="quiet" size="s" icon={CalendarPlus} onClick={() => setField('')}>
              Add a date
            </Button>
          )}
        </div>
        {dates.data ? (
          <Content {...dates.data} onAdd={mayPrepare ? setField : undefined} />
        ) : dates.isError ? (
          <NotLoaded small title="The dates did not load" onRefresh={() => void dates.refetch()} />
        ) : (
          <Skeleton label="Loading the dates" lines={4} />
        )}
        <LawNote of={['Deadlines']} />
        <p className="small muted">
          In calendars without names: {clientCode(client.id)}. The date shown lies on the safe side; an attorney checks
          every date.
        </p>
      </section>
      {field !== null && <AddDate client={client} start={field} onClose={() => setField(null)} />}
    </div>
  )
}

type Props = ClientDatesReply & { readonly onAdd: ((field: string) => void) | undefined }

function Content({ dates, findings, questions, gone, onAdd }: Props) {
  const open = dates.filter(({ is_done, days_left }) => !is_done && days_left >= 0)
  const late = dates.filter(({ is_done, days_left }) => !is_done && days_left < 0)
  const done = dates.filter(({ is_done }) => is_done)
  if (dates.length + findings.length + questions.length + gone.length === 0)
    return (
      <EmptyState small title="No dates yet">
        Add a hearing, a notice or a decision, and what follows from it is counted.
      </EmptyState>
    )
  return (
    <>
      {questions.length > 0 && (
        <ul className={styles.list} aria-label="Still to be answered">
          {questions.map(({ sentence, field }) => (
            <li key={sentence} className={styles.question}>
              <StateLabel icon={CircleAlert} tone="warning">
                {sentence}
              </StateLabel>
              {onAdd && (
                <Button look="quiet" size="s" onClick={() => onAdd(field)}>
                  Answer
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <List label="Ahead" dates={open} mayMark={onAdd !== undefined} />
      {late.length > 0 && <h3 className="sub">Past and not marked as done</h3>}
      <List label="Past" dates={late.toReversed()} mayMark={onAdd !== undefined} />
      {findings.length > 0 && <h3 className="sub">Computed</h3>}
      {findings.map((finding) => (
        <div key={finding.sentence} className={styles.finding}>
          <StateLabel icon={finding.is_fine ? CircleCheck : CircleAlert} tone={finding.is_fine ? 'success' : 'warning'}>
            {finding.sentence}
          </StateLabel>
          <Count {...finding} />
        </div>
      ))}
      {gone.map(({ what, was, until }) => (
        <p key={`${what}${was}`} className="small muted">
          <s>
            {what}, {formatLongDate(was)}
          </s>{' '}
          No longer counted since {formatLongDate(until)}: what it was counted from is gone.
        </p>
      ))}
      {done.length > 0 && (
        <details className={styles.count}>
          <summary>Done, {done.length}</summary>
          <List label="Done" dates={done} mayMark={onAdd !== undefined} />
        </details>
      )}
    </>
  )
}

type ListProps = { readonly label: string; readonly dates: ClientDatesReply['dates']; readonly mayMark: boolean }

function List({ label, dates, mayMark }: ListProps) {
  if (dates.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {dates.map((date) => (
        <DateRow key={date.id} date={date} mayMark={mayMark} />
      ))}
    </ul>
  )
}
