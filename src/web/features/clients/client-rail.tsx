import { CircleAlert, GitCompareArrows, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Client } from '#contract/clients.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { clientFields, fieldLabel } from '#domain/clients/record-fields.ts'
import { DateRow } from '#web/features/deadlines/date-row.tsx'
import deadlines from '#web/features/deadlines/deadlines.module.css'
import { useClientDates } from '#web/features/deadlines/deadlines-queries.ts'
import { awaitsReview } from '#web/features/drafts/list/draft-summary.ts'
import { toSummary } from '#web/features/drafts/list/drafts-queries.ts'
import { pointsInWords } from '#web/features/drafts/points-in-words.ts'
import { WhoHasAccess } from '#web/features/firm/who-has-access.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './overview.module.css'

/** `onEdit` is left out where the record may not be changed. */
type Props = { readonly client: Client; readonly onEdit: (() => void) | undefined }

/** Beside the overview: what drafts and record still need, and the next dates. */
export function ClientRail({ client, onEdit }: Props) {
  return (
    <aside className={styles.rail} aria-label="What is next">
      <Needed client={client} onEdit={onEdit} />
      <NextDates clientId={client.id} mayMark={onEdit !== undefined} />
      <WhoHasAccess clientId={client.id} />
    </aside>
  )
}

type Need = {
  readonly key: string
  readonly icon: LucideIcon
  readonly kind: string
  readonly words: string
  readonly to?: string
}

function Needed({ client, onEdit }: Props) {
  const needs = [...needsOfDrafts(client), ...needsOfRecord(client)]
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="needed-title">
      <div className="row between">
        <h2 className="sub" id="needed-title">
          What is still needed
        </h2>
        <span className="small muted num">{needs.length}</span>
      </div>
      {needs.length === 0 ? (
        <p className="muted">Nothing. Drafts and record are complete.</p>
      ) : (
        <ul className={styles.needs}>
          {needs.map(({ key, icon, kind, words, to }) => (
            <li key={key}>
              <div className="row between">
                <StateLabel icon={icon} tone="warning">
                  {kind}
                </StateLabel>
                {to === undefined ? (
                  onEdit && (
                    <button type="button" className={`small ${styles.add}`} onClick={onEdit}>
                      Add<span className="sr"> {words}</span>
                    </button>
                  )
                ) : (
                  <Link to={to} className="small">
                    Open<span className="sr"> {words}</span>
                  </Link>
                )}
              </div>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function needsOfDrafts({ drafts }: Client): Need[] {
  return drafts
    .map(toSummary)
    .filter(awaitsReview)
    .flatMap(({ id, href, title, progress: { to_decide, open_points } }) => [
      ...(to_decide > 0
        ? [{ key: `${id} decide`, icon: GitCompareArrows, kind: 'Changes to decide', words: `${title}.`, to: href }]
        : []),
      ...(open_points !== null && open_points > 0
        ? [
            {
              key: `${id} review`,
              icon: TriangleAlert,
              kind: 'To review',
              words: `${pointsInWords(open_points)} in ${title}.`,
              to: href,
            },
          ]
        : []),
    ])
}

function needsOfRecord({ client }: Client): Need[] {
  const missing = clientFields.filter(({ name }) => fieldText(client, name) === undefined)
  if (missing.length === 0) return []
  const labels = missing.map(({ name }) => fieldLabel(name, clientFields))
  const words = `${labels.slice(0, 3).join(', ')}${labels.length > 3 ? ` and ${labels.length - 3} more` : ''}.`
  return [{ key: 'record', icon: CircleAlert, kind: 'Not on record', words }]
}

const datesShown = 3

function NextDates({ clientId, mayMark }: { clientId: string; mayMark: boolean }) {
  const { data } = useClientDates(clientId)
  const open = data?.dates.filter(({ is_done, days_left }) => !is_done && days_left >= 0) ?? []
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="next-dates-title">
      <div className="row between">
        <h2 className="sub" id="next-dates-title">
          Next dates
        </h2>
        <Link to="?tab=dates" className="small">
          {open.length > datesShown ? `All ${open.length}` : 'All dates'}
        </Link>
      </div>
      {data && open.length === 0 && <p className="muted">None. A hearing or a notice starts the count.</p>}
      <ul className={deadlines.list}>
        {open.slice(0, datesShown).map((date) => (
          <DateRow key={date.id} date={date} mayMark={mayMark} />
        ))}
      </ul>
    </section>
  )
}
