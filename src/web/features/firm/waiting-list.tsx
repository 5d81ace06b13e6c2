import { AtSign, FileSearch } from 'lucide-react'
import { Link } from 'react-router'
import type { WaitingForMe as Waiting } from '#contract/comments.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './firm.module.css'

/** What waits for somebody, the newest as the server has it first. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const now = useNow(60_000)
  return (
    <section aria-labelledby="waiting-title" className="stack">
      <h2 className="head" id="waiting-title">
        Waiting for you
      </h2>
      <ul className={`panel ${styles.waiting}`}>
        {waiting.map((one) => (
          <li key={one.id}>
            <Icon icon={one.kind === 'review' ? FileSearch : AtSign} size="s" />
            <span>
              {one.asked_by} {one.kind === 'review' ? 'asks you to review' : 'mentioned you in'}{' '}
              <Link to={placeOf(one)}>{one.draft_title}</Link> <span className="muted">for {one.client_name}</span>
            </span>
            <Moment at={Date.parse(one.at)} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf({ client_id, draft_id, section_id }: Waiting): string {
  const section = section_id === null ? '' : `&section=${encodeURIComponent(section_id)}`
  return `/drafty/my-drafts/${draft_id}?client=${client_id}${section}`
}
