import { Brackets, Check, OctagonAlert, ShieldQuestionMark } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import type { FlagTopic } from '../draft-flag.ts'
import type { TopicCount } from './arrange-flags.ts'
import styles from './check-pane.module.css'

const amberIcons = { Citation: ShieldQuestionMark, Facts: OctagonAlert, Placeholder: Brackets } as const

/** Nothing found is no green tick: it may be that nothing is written yet. */
export function OpenText({ count: { topic, total, red, amber } }: { count: TopicCount }) {
  if (total === 0) return null
  if (red > 0)
    return (
      <span className={`${styles.open} ${styles.danger}`}>
        <Icon icon={topic === 'Citation' ? ShieldQuestionMark : OctagonAlert} size="s" />
        {openWords(topic, red)}
      </span>
    )
  if (amber > 0)
    return (
      <span className={`${styles.open} ${styles.warning}`}>
        <Icon icon={amberIcons[topic]} size="s" />
        {topic === 'Placeholder' ? `${amber} to fill in` : `${amber} to check`}
      </span>
    )
  return (
    <span className={`${styles.open} ${styles.success}`}>
      <Icon icon={Check} size="s" />
      none open
    </span>
  )
}

function openWords(topic: FlagTopic, count: number): string {
  if (topic === 'Citation') return `${count} to verify`
  return count === 1 ? '1 conflict' : `${count} conflicts`
}
