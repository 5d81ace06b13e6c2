import type { ReactNode } from 'react'
import styles from './dev.module.css'

/** A group of the component page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className="head">{title}</h2>
      {children}
    </section>
  )
}

/** States of one component side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** Fields and panels in columns that wrap. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
