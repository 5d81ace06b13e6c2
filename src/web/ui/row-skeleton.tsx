import styles from './row-skeleton.module.css'

type Props = {
  readonly rows: number
  /** Each row has a line below its name, and a square before it. */
  readonly tall?: boolean
  /** Said by screen readers; left out where what is beside says it already. */
  readonly label?: string
}

/** The shape of rows that are loading, in the height of the rows that come. */
export function RowSkeleton({ rows, tall = false, label }: Props) {
  return (
    <div
      className={`${styles.rows} ${tall ? styles.tall : ''}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <span />
          {tall && <span />}
        </div>
      ))}
    </div>
  )
}
