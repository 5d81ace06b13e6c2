import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { Icon } from './icon.tsx'
import styles from './state-label.module.css'

type Props = { icon: LucideIcon; tone?: Tone; spin?: boolean; children: ReactNode }

/** A state as icon and word, without a ground: color never stands alone. */
export function StateLabel({ icon, tone = 'plain', spin = false, children }: Props) {
  return (
    <span className={`${styles.state} ${styles[tone]}`}>
      <Icon icon={icon} spin={spin} />
      {children}
    </span>
  )
}
