import { useQuery } from '@tanstack/react-query'
import { AtSign, FileSearch } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '#contract/api.ts'
import type { WaitingForMe as Waiting } from '#contract/comments.ts'
import { call } from '#web/data/call.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useFirm } from './firm-queries.ts'
import styles from './firm.module.css'

/** Mentions and requests to review that wait for somebody in a firm; nothing at all while there is none. */
export function WaitingForMe() {
  const { data: firm } = useFirm()
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => call(api.listWaiting, {}),
    enabled: firm !== undefined && firm !== null,
    refetchInterval: 60_000,
  })
  const now = useNow(60_000)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="waiting-title" className="stack">
      <h2 className="head" id="waiting-title">
        Waiting for you
      </h2>
      <ul className={`panel ${styles.waiting}`}>
        {data.map((one) => (
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
