import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { Icon } from './icon.tsx'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'plain'

type Props = { tone?: Tone; icon?: LucideIcon; children: ReactNode }

/** For what is true of the whole thing: ACTIVE, CANCELLED, Recommended. The state of a row is a `StateLabel`. */
export function Badge({ tone = 'plain', icon, children }: Props) {
  return (
    <span className={`${styles.badge} ${styles[tone]} ${icon ? '' : styles.wordOnly}`}>
      {icon && <Icon icon={icon} size="s" />}
      {children}
    </span>
  )
}
