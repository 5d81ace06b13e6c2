import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SubscriptionStatus, Usage } from '#contract/billing.ts'
import { daysText, daysUntil } from '#domain/subscription/counting-days.ts'
import { useSession } from '#web/session/session.ts'
import { shortDate } from '#web/ui/dates.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import styles from './billing.module.css'
import { usageQuery } from './usage/usage-queries.ts'

type Props = { status: SubscriptionStatus; now: number }

/** What is left of the term, at the side of the page; days counted as everywhere. */
export function TermPanel({ status, now }: Props) {
  const { isDependent } = useSession()
  const { data: usage } = useQuery(usageQuery(undefined))
  const limit = Math.round(100 * status.drafts_limit)
  const used = Math.round(100 * status.drafts_current_count_for_family)
  const left = Math.max(0, limit - used)
  const isOver = !status.can_generate
  const title = isOver ? 'Last term' : 'This term'
  return (
    <aside className={`panel ${styles.term}`} aria-label={title}>
      <div className={`stack m ${styles.termBody}`}>
        <h2 className="sub">{title}</h2>
        <div>
          <p>
            <b className={styles.left}>{(isOver ? used : left).toLocaleString('en-US')}</b>{' '}
            <span className="muted">
              of {limit.toLocaleString('en-US')} credits {isOver ? 'were used' : 'remain'}
            </span>
          </p>
          <ProgressBar percent={limit > 0 ? (100 * (isOver ? used : left)) / limit : 0} />
        </div>
        <dl className={styles.facts}>
          {usage && <UsedFacts usage={usage} limit={limit} isDependent={isDependent} />}
          <TermFacts status={status} now={now} />
        </dl>
      </div>
      {!isDependent && (
        <div className={styles.termFoot}>
          <Link to="/drafty/subscription-signup">Compare plans</Link>
        </div>
      )}
    </aside>
  )
}

function UsedFacts({ usage, limit, isDependent }: { usage: Usage; limit: number; isDependent: boolean }) {
  const { legal_drafts: drafts, expert_letters: letters, held } = usage
  return (
    <>
      <dt>Legal drafts</dt>
      <dd>{isDependent ? drafts : `${drafts} of ${Math.floor(limit / 100)}`}</dd>
      <dt>Expert letters</dt>
      <dd>{isDependent ? letters : `${letters} of ${Math.floor(limit / 25)}`}</dd>
      <dt>Held</dt>
      <dd>{held}</dd>
    </>
  )
}

function TermFacts({ status, now }: Props) {
  const { term_start_date: start, term_end_date: end } = status
  if (start === null || end === null) return null
  const { credits_reset_at: resetAt, drafting } = status.billing
  // Where a payment is missing, drafting ends before the term does.
  const until = resetAt ?? drafting.ends_at ?? end
  const label = resetAt !== null ? 'Resets in' : until === end ? 'Ends in' : 'Drafting ends in'
  return (
    <>
      <dt>Term</dt>
      <dd>
        {shortDate(Date.parse(start), now)} – {shortDate(Date.parse(end), now)}
      </dd>
      {status.can_generate && (
        <>
          <dt>{label}</dt>
          <dd>{daysText(daysUntil(Date.parse(until), now))}</dd>
        </>
      )}
    </>
  )
}
