import styles from './page-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

/**
 * The shape of a page with a title, its matter, and what goes with it beside, while it is fetched; with `tabs` a search
 * field and a row of tabs stand between.
 */
export function PageSkeleton({ label, tabs = false }: { label: string; tabs?: boolean }) {
  return (
    <div className={styles.page}>
      <div className={styles.title} aria-hidden>
        <span />
        <span />
      </div>
      {tabs && (
        <div className={styles.tabs} aria-hidden>
          <span />
          <span />
        </div>
      )}
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
