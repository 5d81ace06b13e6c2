import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './step-path.module.css'

type Step = { readonly label: string; readonly to?: string }

/** Where one is on a way of several steps; earlier ones are links. */
export function StepPath({ steps, current }: { steps: readonly Step[]; current: number }) {
  return (
    <ol className={styles.path} aria-label="Steps">
      {steps.map(({ label, to }, index) => (
        <li key={label} data-done={index < current || undefined} aria-current={index === current ? 'step' : undefined}>
          <span className={styles.mark}>
            {index < current ? <Icon icon={Check} size="s" label="Done" /> : index + 1}
          </span>
          {to === undefined || index === current ? label : <Link to={to}>{label}</Link>}
        </li>
      ))}
    </ol>
  )
}
