import styles from './logo.module.css'

/** A D whose stem is a text cursor. */
export function LogoMark({ className = '' }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.mark} ${className}`} viewBox="0 0 22 24" aria-hidden="true">
      <path d="M3 2.5h5M3 21.5h5M5.5 2.5v19" />
      <path d="M5.5 6.25h5.25a5.75 5.75 0 0 1 0 11.5H5.5" />
    </svg>
  )
}

/** The mark with the name; wrap it in a link where it leads home. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      Drafty
    </span>
  )
}
