import { Link } from 'react-router'
import type { Client } from '#contract/clients.ts'
import { DraftStateLabel } from '#web/features/drafts/list/draft-state-label.tsx'
import { toSummary } from '#web/features/drafts/list/drafts-queries.ts'
import { Moment } from '#web/ui/moment.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './overview.module.css'

const shown = 3

/** The newest drafts of a client as small documents with their states; nothing while there is none. */
export function DraftCards({ client }: { client: Client }) {
  const now = useNow()
  const drafts = client.drafts.slice(0, shown).map(toSummary)
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="client-drafts-title">
      <div className={styles.head}>
        <h2 className="head" id="client-drafts-title">
          Drafts
        </h2>
        {client.drafts.length > shown && <Link to="?tab=drafts">All {client.drafts.length}</Link>}
      </div>
      <ul className={`panel ${styles.drafts}`}>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles.draft}>
            <ToolPicture type={draft.type} />
            <div>
              <Link to={draft.href} className="plainlink docname">
                {draft.title}
              </Link>
              <p className="small muted">
                <Moment at={draft.changedAt} now={now} />
              </p>
              <DraftStateLabel draft={draft} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
