import { Check, Clock } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Checklist, onboardingChecklist, type Step } from '#domain/subscription/places/checklist.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import { useAccount } from '#web/session/session.ts'
import { usePortal } from '../use-hosted-page.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './onboarding.module.css'

const ProfileDialog = lazy(() =>
  loadChunk(async () => ({
    default: (await import('#web/features/accounts/profile/profile-dialog.tsx')).ProfileDialog,
  })),
)

/** The onboarding panel of the dashboard, while it is due. Across on a wide screen, down on a narrow one. */
export function OnboardingNotice({ reader }: { reader: Reader }) {
  const account = useAccount()
  const checklist =
    account &&
    onboardingChecklist(reader, {
      createdAt: Date.parse(account.attorney.created_at),
      isEmailVerified: account.is_email_verified,
      hasProfile: !account.attorney.is_placeholder,
    })
  return checklist && <OnboardingChecklist checklist={checklist} />
}

export function OnboardingChecklist({ checklist }: { checklist: Checklist }) {
  const [profileOpen, setProfileOpen] = useState(false)
  const { steps, done, olderBeta } = checklist
  const next = steps.find((step) => !step.done)?.id
  return (
    <section className="stack" aria-labelledby="onboarding-title">
      <div className={`panel ${styles.checklist}`}>
        <div className={styles.summary}>
          <div>
            <h2 className="sub" id="onboarding-title">
              Set up your account
            </h2>
            <p className="small muted">
              {done} of {steps.length} steps done
            </p>
          </div>
          <ProgressBar percent={(100 * done) / steps.length} />
        </div>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <StepItem key={step.id} step={step} number={index + 1} isNext={step.id === next}>
              <StepAction step={step} isNext={step.id === next} onProfile={() => setProfileOpen(true)} />
            </StepItem>
          ))}
        </ol>
      </div>
      {olderBeta && (
        <p className="small muted">
          You took part in the beta: your free trial is extended by 30 days. Thank you for your patience with us.
        </p>
      )}
      {profileOpen && (
        <Suspense>
          <ProfileDialog onClose={() => setProfileOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

type ItemProps = { step: Step; number: number; isNext: boolean; children: ReactNode }

function StepItem({ step, number, isNext, children }: ItemProps) {
  return (
    <li className={`${styles.step} ${isNext ? styles.next : ''}`}>
      <span className={`${styles.mark} ${step.done ? styles.done : ''}`}>
        {step.done ? <Icon icon={Check} size="s" /> : <span aria-hidden="true">{number}</span>}
        <span className="sr">{step.done ? 'Done:' : 'To do:'}</span>
      </span>
      <div className={styles.words}>
        <h3 className="sub">{step.title}</h3>
        <p className="small">
          {step.urgent && !step.done ? (
            <StateLabel icon={Clock} tone="warning">
              {step.note}
            </StateLabel>
          ) : (
            <span className="muted">{step.note}</span>
          )}
        </p>
        {children}
      </div>
    </li>
  )
}

type ActionProps = { step: Step; isNext: boolean; onProfile: () => void }

function StepAction({ step, isNext, onProfile }: ActionProps) {
  const { opening, manage } = usePortal()
  const look = isNext ? 'accent' : 'default'
  if (step.button === null) return null
  const { label, to } = step.button
  if (to === 'profile' || to === 'portal')
    return (
      <Button
        size="s"
        look={look}
        busy={to === 'portal' && opening}
        onClick={() => (to === 'profile' ? onProfile() : void manage())}
      >
        {label}
      </Button>
    )
  return (
    <ButtonLink size="s" look={look} to={to === 'draft' ? '/#tools-section' : to}>
      {label}
    </ButtonLink>
  )
}
