import { ShieldOff } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import styles from './draft-header.module.css'
import type { DraftView } from './draft-view.ts'

/** To what left for a model, with a word when the shield is off. */
export function SentLink({ draft: { sentAt, isShieldOff } }: { draft: DraftView }) {
  if (sentAt === undefined) return null
  return (
    <span className="small">
      {isShieldOff && (
        <span className={styles.shieldOff}>
          <Icon icon={ShieldOff} size="s" /> Shield off.{' '}
        </span>
      )}
      <Link to={sentAt}>What was sent</Link>
    </span>
  )
}
