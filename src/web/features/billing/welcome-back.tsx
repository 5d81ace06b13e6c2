import {
  CircleAlert,
  CircleCheck,
  Cpu,
  GitPullRequestArrow,
  LayoutTemplate,
  type LucideIcon,
  ShieldCheck,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lastSeenText } from '#domain/subscription/last-seen.ts'
import type { WelcomeBack as Panel } from '#domain/subscription/places/dashboard-banner.ts'
import type { ReactivationOutcome } from '#domain/subscription/reactivation.ts'
import { useSession } from '#web/session/session.ts'
import { useAccount } from '#web/session/session.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './notices.module.css'
import { SupportLine } from './support-line.tsx'
import { useReactivation } from './use-reactivation.ts'

const BillingSettingsDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./billing-settings-dialog.tsx')).BillingSettingsDialog })),
)

type Feature = { readonly icon: LucideIcon; readonly title: string; readonly what: string }

const features: readonly Feature[] = [
  { icon: Cpu, title: 'Latest AI Models', what: 'gpt-5 is the default, with others for a second reading.' },
  {
    icon: LayoutTemplate,
    title: 'Draft Anything Tool',
    what: 'Bring a Word template. Its sections and style are kept.',
  },
  {
    icon: GitPullRequestArrow,
    title: 'Revision Workflows',
    what: 'Every change as a redline, accepted or rejected one by one.',
  },
  { icon: ShieldCheck, title: 'Enhanced Security', what: 'Identifiers are replaced before text goes to a model.' },
]

/** For those whose subscription was cancelled (specification 1, section 2 'Welcome-back panel'). */
export function WelcomeBack({ panel }: { panel: Panel }) {
  const { isDependent, firstName } = useSession()
  return (
    <section className={`panel ${styles.welcome}`} aria-labelledby="welcome-back">
      <div className={styles.greeting}>
        <div className="stack">
          <h2 className="title" id="welcome-back">
            {firstName ? `Welcome back, ${firstName}` : 'Welcome back'}
          </h2>
          <LastSeen />
        </div>
        {isDependent ? <ForDependents /> : <ForOwners panel={panel} />}
      </div>
      <div>
        <h3 className="sub">New since then</h3>
        <ul className={styles.features}>
          {features.map(({ icon, title, what }) => (
            <li key={title}>
              <Icon icon={icon} size="l" />
              <b className="sub">{title}</b>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function LastSeen() {
  const account = useAccount()
  const status = useSubscription()
  const now = useNow()
  const seen = account?.attorney.last_login_date ?? account?.attorney.created_at
  const end = status?.term_end_date ?? null
  return (
    <>
      {seen !== undefined && (
        <p className="lead">{lastSeenText(Date.parse(seen), now, new Date(now).getTimezoneOffset())}</p>
      )}
      <p className="muted">
        Your clients, their documents and every draft are as you left them.
        {end !== null && ` The subscription ended on ${longDate(Date.parse(end))}.`}
      </p>
    </>
  )
}

function ForDependents() {
  return (
    <div className="stack m">
      <SupportLine />
      <div>
        <ExploreTools look="accent" />
      </div>
    </div>
  )
}

function ForOwners({ panel }: { panel: Panel }) {
  const { busy, outcome, reactivate } = useReactivation()
  const [closed, setClosed] = useState<ReactivationOutcome | null>(null)
  const asksForPayment = outcome?.kind === 'payment'
  return (
    <div className="stack m">
      <div className={styles.actions}>
        {panel.isSold ? (
          <Button look="accent" busy={busy} onClick={() => void reactivate()}>
            Re-activate Your Subscription
          </Button>
        ) : (
          <ButtonLink look="accent" to="/drafty/subscription-signup">
            Choose a plan
          </ButtonLink>
        )}
        <ExploreTools />
      </div>
      <p className="small muted">{panel.effect}</p>
      <div role="status">{outcome && !asksForPayment && <Told outcome={outcome} />}</div>
      {asksForPayment && (
        <Suspense>
          <BillingSettingsDialog
            opened={closed !== outcome}
            message={outcome.message}
            onClose={() => setClosed(outcome)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Told({ outcome: { kind, message } }: { outcome: ReactivationOutcome }) {
  const isGood = kind === 'reactivated' || kind === 'going-on'
  return (
    <StateLabel icon={isGood ? CircleCheck : CircleAlert} tone={isGood ? 'success' : 'danger'}>
      {message}
    </StateLabel>
  )
}

function ExploreTools({ look = 'default' }: { look?: 'default' | 'accent' }) {
  return (
    <ButtonLink look={look} to="/#tools-section" onClick={showTools}>
      Explore Available Tools
    </ButtonLink>
  )
}

/** The address may name the tools already: then following the link alone would not move the page. */
function showTools() {
  document.querySelector('#tools-section')?.scrollIntoView()
}
