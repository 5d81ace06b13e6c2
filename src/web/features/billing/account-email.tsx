import '#web/theme/mantine.css'
import { Tooltip } from '@mantine/core'
import { Mail } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './billing.module.css'

/** Longer addresses do not fit and are shown whole on hover and focus (specification 1, section 9). */
const shownWhole = 17

export function AccountEmail({ email }: { email: string }) {
  const field = (
    <span className={styles.email}>
      <Icon icon={Mail} />
      <input readOnly aria-label="Account email" value={email} onFocus={(event) => event.target.select()} />
    </span>
  )
  if (email.length <= shownWhole) return field
  return (
    <Tooltip label={email} events={{ hover: true, focus: true, touch: true }} position="bottom-start">
      {field}
    </Tooltip>
  )
}
