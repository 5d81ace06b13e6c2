import { Link } from 'react-router'
import { toolIdentities } from '#tools/identities.ts'
import { DashboardNotice } from '#web/features/billing/dashboard-notice.tsx'
import { useTermCredits } from '#web/features/billing/usage/term-credits.tsx'
import { UpcomingDates } from '#web/features/deadlines/upcoming-dates.tsx'
import type { DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { useDraftCounts, useNewestDrafts } from '#web/features/drafts/list/drafts-queries.ts'
import { WaitingForMe } from '#web/features/firm/waiting-for-me.tsx'
import { useSession } from '#web/session/session.ts'
import { weekdayDate } from '#web/ui/dates.ts'
import { useNow } from '#web/ui/use-now.ts'
import styles from './dashboard.module.css'
import { deskSentence, type DraftCounts, greetingFor } from './greeting.ts'
import { RecentDrafts } from './recent-drafts.tsx'
import { ToolsSection } from './tools-section.tsx'

const shownDrafts = 6

/** The attorney's desk: greeting, what is due, what can be drafted, what was drafted last. */
export function DashboardPage() {
  const { firstName } = useSession()
  const now = useNow()
  const drafts = useNewestDrafts(shownDrafts)
  const recent = drafts.data
  const credits = useTermCredits()
  return (
    <div className="wrap stack xl">
      <div className={styles.greeting}>
        <div>
          <h1 className="title">{greetingFor(new Date(now).getHours(), firstName)}</h1>
          {recent && recent.length >= shownDrafts ? <WholeDeskLine drafts={recent} /> : <DeskLine drafts={recent} />}
        </div>
        <span className={`muted nowrap ${styles.date}`}>{weekdayDate(now)}</span>
      </div>
      <DashboardNotice />
      <WaitingForMe />
      <UpcomingDates />
      <ToolsSection tools={toolIdentities} />
      <div className={credits === undefined ? undefined : styles.low}>
        <RecentDrafts
          drafts={recent ?? (drafts.isError ? 'failed' : 'loading')}
          onRefresh={() => void drafts.refetch()}
          now={now}
        />
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

/** Where there may be more drafts than are shown. */
function WholeDeskLine({ drafts }: { drafts: readonly DraftSummary[] }) {
  const counts = useDraftCounts({})
  return counts ? <DeskLine drafts={drafts} counts={counts} /> : <DeskLine />
}

type DeskLineProps = { readonly drafts?: readonly DraftSummary[] | undefined; readonly counts?: DraftCounts }

/** One line from the first paint on, so that nothing under it moves when the drafts are there. */
function DeskLine({ drafts, counts }: DeskLineProps) {
  const parts = drafts ? (deskSentence(drafts, counts) ?? [{ text: 'No draft is being written now.' }]) : []
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
