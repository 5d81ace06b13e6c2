import { severities, SeverityIcon } from '#web/ui/severity.tsx'
import type { RuleFinding } from '../draft-view.ts'
import styles from './check-pane.module.css'

const tones = { block: 'danger', warn: 'warning', inform: 'info' } as const

/** What the tool's rules find in the draft as a whole: its length, its order, what it leaves out. */
export function RuleCards({ rules }: { rules: readonly RuleFinding[] }) {
  return severities.flatMap(({ severity, word }) =>
    rules
      .filter((rule) => rule.severity === severity)
      .map(({ code, message }) => (
        <div key={`${code} ${message}`} className={styles.card}>
          <SeverityIcon severity={severity} />
          <div className={styles.head}>
            <span className={`${styles.kind} ${styles[tones[severity]]}`}>{word}</span>
            <span className={styles.where}>Whole draft</span>
          </div>
          <div className={styles.body}>
            <p>{message}</p>
          </div>
        </div>
      )),
  )
}
