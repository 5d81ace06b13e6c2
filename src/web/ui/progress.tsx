import styles from './progress.module.css'

type BarProps = {
  /** 0 to 100; what is outside is cut. */
  percent: number
  /** What the bar says to those who do not see it; leave out where a text beside it says the same. */
  label?: string
  className?: string | undefined
}

/** A thin line of progress. */
export function ProgressBar({ percent, label, className = '' }: BarProps) {
  const width = Math.min(100, Math.max(0, percent))
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={`${styles.bar} ${className}`} {...said}>
      <span style={{ width: `${width}%` }} />
    </span>
  )
}

export type Tick = 'done' | 'set' | 'now' | 'waiting'

/** One tick for each section, in the order of the outline. `set`: written by rule, not by a model. */
export function ProgressTicks({ ticks, label }: { ticks: readonly Tick[]; label: string }) {
  return (
    <span className={styles.ticks} role="img" aria-label={label}>
      {ticks.map((tick, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tick is its place in the outline
        <span key={index} className={styles[tick]} />
      ))}
    </span>
  )
}
