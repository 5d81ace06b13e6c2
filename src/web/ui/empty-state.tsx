import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'

type Props = {
  /** What is missing, as a title. */
  title: string
  /** One or two lines on why it is useful, or what to try. */
  children?: ReactNode
  /** One button, the thing to do next. */
  action?: ReactNode
  /** The small form inside a panel, without the page; with `icon` for a list that failed. */
  small?: boolean
  icon?: LucideIcon
}

/** Nothing here yet: says what to do next. Also for a search without a result and a list that could not load. */
export function EmptyState({ title, children, action, small = false, icon }: Props) {
  return (
    <div className={`${styles.empty} ${small ? styles.small : ''}`}>
      {icon ? <Icon icon={icon} size="l" className={styles.failed} /> : !small && <BlankPage />}
      <h2 className="head">{title}</h2>
      {children !== undefined && <div className={small ? 'muted' : `lead ${styles.why}`}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

function BlankPage() {
  return (
    <svg className={styles.page} viewBox="0 0 48 62" aria-hidden="true">
      <path className={styles.sheet} d="M1 1h46v60H1z" />
      <path className={styles.line} d="M9 12h16" />
      <path className={styles.cursor} d="M9 20v8M7 20h4M7 28h4" />
    </svg>
  )
}
