import { Brackets, Check, OctagonAlert, ShieldQuestionMark } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import type { FlagTopic } from '../draft-flag.ts'
import type { TopicCount } from './arrange-flags.ts'
import styles from './check-pane.module.css'

type Props = {
  readonly counts: readonly TopicCount[]
  /** The topic whose cards alone show. */
  readonly topic: FlagTopic | undefined
  readonly onTopic: (topic: FlagTopic | undefined) => void
}

const names: Readonly<Record<FlagTopic, readonly [string, string]>> = {
  Citation: ['citation', 'citations'],
  Facts: ['fact', 'facts'],
  Placeholder: ['placeholder', 'placeholders'],
}

/** Citations, facts, placeholders, each with what is open; a click shows the cards of that topic alone. */
export function CheckCounts({ counts, topic, onTopic }: Props) {
  return (
    <div className={styles.counts} role="toolbar" aria-label="Show the checks of one topic">
      {counts.map((count) => (
        <button
          key={count.topic}
          type="button"
          className={styles.count}
          aria-pressed={topic === count.topic}
          onClick={() => onTopic(topic === count.topic ? undefined : count.topic)}
        >
          <b>{count.total}</b>
          <span className="small muted">{names[count.topic][count.total === 1 ? 0 : 1]}</span>
          <OpenText count={count} />
        </button>
      ))}
    </div>
  )
}

const amberIcons = { Citation: ShieldQuestionMark, Facts: OctagonAlert, Placeholder: Brackets } as const

/** Nothing found is no green tick: it may be that nothing is written yet. */
function OpenText({ count: { topic, total, red, amber } }: { count: TopicCount }) {
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
