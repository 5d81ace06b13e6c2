import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Severity } from '#domain/questionnaire/check.ts'
import { Icon, type IconSize } from './icon.tsx'
import styles from './severity.module.css'

/** How each severity is said and drawn, always in this order. */
export const severities = [
  { severity: 'block', word: 'Must fix', icon: OctagonAlert },
  { severity: 'warn', word: 'Check', icon: TriangleAlert },
  { severity: 'inform', word: 'Note', icon: Info },
] as const

export function SeverityIcon({ severity, size = 'm' }: { severity: Severity; size?: IconSize }) {
  const { icon } = severities.find((one) => one.severity === severity) ?? severities[2]
  return <Icon icon={icon} size={size} className={styles[severity]} />
}

/** A state as icon and words, in the color of its severity. */
export function SeverityText({ severity, children }: { severity: Severity; children: ReactNode }) {
  return (
    <span className={`${styles.text} ${styles[severity]}`}>
      <SeverityIcon severity={severity} />
      {children}
    </span>
  )
}
