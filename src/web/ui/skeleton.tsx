import styles from './skeleton.module.css'

type Props = {
  /** How many lines of text stand there soon. */
  lines?: number
  /** Said by screen readers, for example `Loading clients`. */
  label: string
}

/** The shape of what is loading. */
export function Skeleton({ lines = 3, label }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={line === lines - 1 ? styles.short : undefined} />
      ))}
    </div>
  )
}
