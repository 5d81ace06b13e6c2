import type { FlagTopic } from '../draft-flag.ts'
import type { TopicCount } from './arrange-flags.ts'
import styles from './check-pane.module.css'
import { OpenText } from './open-text.tsx'

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
