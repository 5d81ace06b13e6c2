import { Check, Pencil, X } from 'lucide-react'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import type { EvidenceDesk } from './evidence-desk.ts'
import styles from './evidence.module.css'

type StandingProps = {
  readonly desk: EvidenceDesk
  readonly fact: CaseFact
  readonly number: number
  readonly isCurrent: boolean
}

/** What was decided; for a fact that still waits and is not the current one, the three decisions as small buttons. */
export function Standing({ desk, fact, number, isCurrent }: StandingProps) {
  const { decisions } = desk
  if (fact.state === 'left-out')
    return (
      <span className={styles.standing}>
        <Button size="s" look="text" onClick={() => decisions.setState(fact.id, 'confirmed')}>
          Take it back in
        </Button>
      </span>
    )
  if (fact.state !== 'proposed')
    return (
      <span className={styles.standing}>
        <StateLabel icon={fact.state === 'corrected' ? Pencil : Check} tone="success">
          {fact.state === 'corrected' ? 'Corrected' : 'Confirmed'}
        </StateLabel>
      </span>
    )
  if (isCurrent) return <span />
  return (
    <span className={styles.standing}>
      <IconButton
        icon={Check}
        label={`Confirm fact ${number}`}
        onClick={() => decisions.setState(fact.id, 'confirmed')}
      />
      <IconButton
        icon={Pencil}
        label={`Correct fact ${number}`}
        onClick={() => desk.setWriting({ fact: fact.id, what: 'correction' })}
      />
      <IconButton icon={X} label={`Leave out fact ${number}`} onClick={() => decisions.setState(fact.id, 'left-out')} />
    </span>
  )
}
