import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import styles from './workspace.module.css'

export type Crumb = { readonly label: string; readonly to?: string }

type Props = {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  /** At the right end of the bar. */
  readonly actions: ReactNode
  readonly left: ReactNode
  readonly leftLabel: string
  /** About the whole page, above the panes. */
  readonly notice?: ReactNode
  /** Sticks under the header where the left pane has no room. */
  readonly steps?: ReactNode
  readonly middleRef?: Ref<HTMLDivElement>
  /** Absent: the middle takes its room. */
  readonly right: ReactNode | undefined
  readonly rightLabel: string
  /** Below the panes, over their whole width; at the end of the page on small screens. */
  readonly across?: ReactNode
  /** What stays in reach on small screens. */
  readonly bottom: ReactNode
  readonly children: ReactNode
}

/** The three panes in which attorneys work; under 1024 px one column with a bar at the bottom. */
export function Workspace({
  title,
  crumbs,
  actions,
  notice,
  left,
  leftLabel,
  steps,
  right,
  rightLabel,
  middleRef,
  across,
  bottom,
  children,
}: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <div className={styles.who}>
          <Crumbs crumbs={crumbs} />
          <h1 className={styles.title}>{title}</h1>
        </div>
        {actions}
      </div>
      <div className={styles.notice}>{notice}</div>
      {steps !== undefined && <div className={styles.steps}>{steps}</div>}
      <div className={styles.panes} data-two={right === undefined || undefined}>
        <nav className={`${styles.pane} ${styles.left}`} aria-label={leftLabel}>
          {left}
        </nav>
        <div className={`${styles.pane} ${styles.middle}`} ref={middleRef} tabIndex={-1}>
          {children}
        </div>
        {right !== undefined && (
          <section className={`${styles.pane} ${styles.right}`} aria-label={rightLabel}>
            {right}
          </section>
        )}
      </div>
      {across}
      <div className={styles.bottom}>{bottom}</div>
    </div>
  )
}

/** The part of the right pane that scrolls, and the part that stays. */
export function PaneScroll({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      {children}
    </div>
  )
}

export function PaneFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

export function BarEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>
}

/** The way to the page, as links. */
export const Crumbs = memo(function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <Icon icon={ChevronRight} size="s" />}
            {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
})
