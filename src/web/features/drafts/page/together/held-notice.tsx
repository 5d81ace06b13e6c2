import { Hand, PenLine } from 'lucide-react'
import type { SectionHold, Someone } from '#contract/together.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './together.module.css'

type HeldProps = {
  readonly hold: SectionHold
  readonly canWrite: boolean
  readonly onAsk: () => void
  readonly onTake: () => void
}

/** Somebody else edits the section that is read: it can be asked for, and taken over after a silence. */
export function HeldNotice({ hold, canWrite, onAsk, onTake }: HeldProps) {
  const isFree = Date.parse(hold.free_at) <= useNow(2000)
  const isAsked = hold.asked_by !== null
  return (
    <div className={styles.notice} role="status">
      <Icon icon={PenLine} />
      <p>
        {hold.person.name} is editing this section{isFree && ', but has fallen silent'}.
        {isAsked && ` ${hold.asked_by?.is_you ? 'You have' : `${hold.asked_by?.name} has`} asked for it.`}
      </p>
      {canWrite && (isFree || !isAsked) && (
        <Button size="s" onClick={isFree ? onTake : onAsk}>
          {isFree ? 'Take over' : 'Ask for it'}
        </Button>
      )}
    </div>
  )
}

type AskedProps = { readonly by: Someone; readonly onGive: () => void; readonly onRefuse: () => void }

/** Somebody asks for the section that is edited here. */
export function AskedNotice({ by, onGive, onRefuse }: AskedProps) {
  return (
    <div className={`${styles.notice} ${styles.asked}`} role="alert">
      <Icon icon={Hand} />
      <p>{by.name} asks for this section. Handed over, it is saved with what you have typed.</p>
      <Button size="s" onClick={onRefuse}>
        Keep it
      </Button>
      <Button size="s" look="accent" onClick={onGive}>
        Hand over
      </Button>
    </div>
  )
}
