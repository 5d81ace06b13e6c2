import styles from './page-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

/** The shape of a page with a title, its matter, and what goes with it beside, while it is fetched. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <div className={styles.title} aria-hidden>
        <span />
        <span />
      </div>
      <div className={styles.columns}>
        <div className={`panel ${styles.matter}`}>
          <Skeleton label={label} lines={8} />
        </div>
        <div className={`panel ${styles.matter} ${styles.beside}`} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  )
}
