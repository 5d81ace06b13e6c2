import { CircleX, GitCompareArrows, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Client, DraftListItem } from '#contract/clients.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { clientFields, fieldLabel } from '#domain/clients/record-fields.ts'
import { needsOfDraft } from '#domain/drafting/needs.ts'
import { DateRow } from '#web/features/deadlines/date-row.tsx'
import deadlines from '#web/features/deadlines/deadlines.module.css'
import { useClientDates } from '#web/features/deadlines/deadlines-queries.ts'
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
  readonly to: string
}

/** What drafts wait for, as the filter of the clients counts it; below, and not counted, what the record leaves out. */
function Needed({ client, onEdit }: Props) {
  const needs = client.drafts.flatMap(needsOf)
  const missing = missingInWords(client)
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="needed-title">
      <div className="row between">
        <h2 className="sub" id="needed-title">
          What the drafts still need
        </h2>
        <span className="small muted num">{needs.length}</span>
      </div>
      {needs.length === 0 ? (
        <p className="muted">{client.drafts.length === 0 ? 'No draft yet.' : 'Nothing. No draft waits for you.'}</p>
      ) : (
        <ul className={styles.needs}>
          {needs.map(({ key, icon, kind, words, to }) => (
            <li key={key}>
              <div className="row between">
                <StateLabel icon={icon} tone={icon === CircleX ? 'danger' : 'warning'}>
                  {kind}
                </StateLabel>
                <Link to={to} className="small">
                  Open<span className="sr"> {words}</span>
                </Link>
              </div>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      )}
      {missing !== undefined && (
        <div className={styles.missing}>
          <p className="small muted">Not on record: {missing}.</p>
          {onEdit && (
            <button type="button" className={`small ${styles.add}`} onClick={onEdit}>
              Add<span className="sr"> {missing}</span>
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function needsOf(draft: DraftListItem): Need[] {
  const { id, href, title, state, progress, reason } = toSummary(draft)
  const { sections, accepted, to_decide: toDecide, open_points: openPoints } = progress
  const isFiled = draft.filed_on !== null
  return needsOfDraft({ state, sections, accepted, toDecide, openPoints, isFiled }).map((need) => {
    const about = { key: `${id} ${need}`, to: href }
    switch (need) {
      case 'decide':
        return { ...about, icon: GitCompareArrows, kind: 'Changes to decide', words: `${title}.` }
      case 'review': {
        const open = openPoints === null || openPoints === 0 ? '' : `${pointsInWords(openPoints)} in `
        return { ...about, icon: TriangleAlert, kind: 'To review', words: `${open}${title}.` }
      }
      case 'begin again':
        return { ...about, icon: CircleX, kind: 'Failed', words: `${title}.${reason === null ? '' : ` ${reason}`}` }
    }
  })
}

/** `A-number, Date of birth and 3 more`; nothing where the record is complete. */
function missingInWords({ client }: Client): string | undefined {
  const missing = clientFields.filter(({ name }) => fieldText(client, name) === undefined)
  if (missing.length === 0) return undefined
  const labels = missing.map(({ name }) => fieldLabel(name, clientFields))
  return `${labels.slice(0, 3).join(', ')}${labels.length > 3 ? ` and ${labels.length - 3} more` : ''}`
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
