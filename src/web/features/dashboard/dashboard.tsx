import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { weekdayDate } from '#web/ui/dates.ts'
import styles from './dashboard.module.css'
import { deskSentence, greetingFor } from './greeting.ts'
import { RecentDrafts, type RecentDraftsProps } from './recent-drafts.tsx'
import { ToolsSection } from './tools-section.tsx'

export type DashboardProps = RecentDraftsProps & {
  firstName: string | null
  tools: readonly ToolIdentity[]
  /** The onboarding checklist, the subscription banner or the welcome-back panel, when one is due. */
  notice?: ReactNode
  /** The chart of credits used this term, where there is a term. */
  credits?: ReactNode | undefined
}

/** The attorney's desk: greeting, what is due, what can be drafted, what was drafted last. */
export function Dashboard({ firstName, tools, notice, credits, ...recent }: DashboardProps) {
  const { drafts, now } = recent
  return (
    <div className="wrap stack xl">
      <div className={styles.greeting}>
        <div>
          <h1 className="title">{greetingFor(new Date(now).getHours(), firstName)}</h1>
          {typeof drafts !== 'string' && <DeskLine drafts={drafts} />}
        </div>
        <span className={`muted nowrap ${styles.date}`}>{weekdayDate(now)}</span>
      </div>
      {notice}
      <ToolsSection tools={tools} />
      <div className={credits === undefined ? undefined : styles.low}>
        <RecentDrafts {...recent} />
        {credits !== undefined && (
          <section aria-labelledby="credits-title">
            <div className={styles.sectionHead}>
              <h2 className="head" id="credits-title">
                Credits this term
              </h2>
              <Link to="/settings/billingandsubscriptions">Billing</Link>
            </div>
            {credits}
          </section>
        )}
      </div>
    </div>
  )
}

function DeskLine({ drafts }: { drafts: Exclude<RecentDraftsProps['drafts'], string> }) {
  const parts = deskSentence(drafts)
  if (!parts) return null
  return (
    <p className={`lead ${styles.desk}`}>
      {parts.map(({ text, to }) =>
        to === undefined ? (
          text
        ) : (
          <Link key={text} to={to}>
            {text}
          </Link>
        ),
      )}
    </p>
  )
}
