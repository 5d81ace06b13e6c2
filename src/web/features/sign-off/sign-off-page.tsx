import { BookOpen, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { AppError } from '#contract/errors.ts'
import type { SignOffReply } from '#contract/sign-offs.ts'
import { DraftOfPage, DraftTrouble } from '#web/features/drafts/list/draft-of-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { longDate, timeOfDay } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Decisions } from './decisions.tsx'
import { Gates } from './gates.tsx'
import { RecordPanel } from './record-panel.tsx'
import styles from './sign-off.module.css'
import { SignBox } from './sign-box.tsx'
import { type PageCount, type SignOffPath, useChecksOfText, useSignOff, useSignOffActs } from './sign-off-queries.ts'
import { crumbsOfDraft, PlainPage } from '#web/workspace/plain-page.tsx'

/** Who takes responsibility for which text: what was decided, what it is, and a signed record of it. */
export function SignOffPage() {
  return (
    <DraftOfPage {...named} loading={<Loading />}>
      {(path) => <SignOffOf path={path} />}
    </DraftOfPage>
  )
}

const named = { page: 'Sign-off', what: 'The sign-off' }

const draftHref = ({ clientId, draftId }: SignOffPath) => `/drafty/my-drafts/${draftId}?client=${clientId}`

function SignOffOf({ path }: { path: SignOffPath }) {
  const signOff = useSignOff(path)
  if (signOff.data) return <SignOff path={path} signOff={signOff.data} />
  if (signOff.isPending) return <Loading />
  if (signOff.error instanceof AppError && signOff.error.code === 'not-now')
    return (
      <PlainPage title="Sign-off" crumbs={crumbsOfDraft('Sign-off')}>
        <EmptyState
          title="The draft is not written yet"
          action={
            <ButtonLink look="accent" to={draftHref(path)}>
              To the draft
            </ButtonLink>
          }
        >
          A draft is signed off once it is written and accepted.
        </EmptyState>
      </PlainPage>
    )
  return <DraftTrouble {...named} error={signOff.error} onRefresh={() => void signOff.refetch()} />
}

function SignOff({ path, signOff }: { path: SignOffPath; signOff: SignOffReply }) {
  const acts = useSignOffActs(path)
  const checks = useChecksOfText(path, signOff.text_changed_at)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <nav className={`small ${styles.crumbs}`} aria-label="Breadcrumb">
          <Link to="/drafty/my-drafts">My Drafts</Link>
          <Icon icon={ChevronRight} size="s" />
          <Link to={draftHref(path)}>{signOff.title}</Link>
          <Icon icon={ChevronRight} size="s" />
          <span>Sign-off</span>
        </nav>
        <div className={styles.headline}>
          <div>
            <h1 className="title">Sign-off</h1>
            <p className="muted">
              {signOff.title}. {signOff.client_name}. {sayWhich(signOff.text_changed_at, checks.data?.pages)}
            </p>
          </div>
          <ButtonLink icon={BookOpen} to={draftHref(path)}>
            Read once more
          </ButtonLink>
        </div>
      </header>
      <div className={styles.columns}>
        <div className="stack m">
          <Gates gates={signOff.gates} path={path} />
          <Decisions decisions={signOff.decisions} standing={signOff.standing} />
        </div>
        <aside className="stack m">
          <SignBox signOff={signOff} path={path} acts={acts} />
          <RecordPanel signOff={signOff} acts={acts} />
        </aside>
      </div>
    </div>
  )
}

/** `Text of November 19, 2026, 2:14 PM, about 23 of 25 pages.` */
function sayWhich(changed: string | null, pages: PageCount | undefined): string {
  const at = changed === null ? undefined : Date.parse(changed)
  const of = pages?.limit === undefined ? '' : ` of ${pages.limit}`
  const parts = [
    ...(at === undefined ? [] : [`Text of ${longDate(at)}, ${timeOfDay(at)}`]),
    ...(pages ? [`about ${pages.count}${of} ${pages.count === 1 && of === '' ? 'page' : 'pages'}`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}

function Loading() {
  return (
    <div className="wrap">
      <h1 className="sr">Sign-off</h1>
      <PageSkeleton label="Loading the sign-off" />
    </div>
  )
}
