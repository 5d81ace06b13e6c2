import { Check, OctagonAlert } from 'lucide-react'
import type { GroupProgress } from '#domain/questionnaire/progress.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './group-nav.module.css'

type Props = {
  readonly groups: readonly GroupProgress[]
  readonly current: string | undefined
  readonly toFix: (group: GroupProgress) => number
  readonly onGroup: (group: string) => void
}

/** The groups of questions with where each stands. */
export function GroupList({ groups, current, toFix, onGroup }: Props) {
  return (
    <ol className={styles.groups}>
      {groups.map((group) => (
        <li key={group.id}>
          <button
            type="button"
            className={styles.group}
            aria-current={group.id === current ? 'step' : undefined}
            onClick={() => onGroup(group.id)}
          >
            <span className={styles.letter}>{group.letter}</span>
            <span>{group.title}</span>
            <GroupState group={group} toFix={toFix(group)} />
          </button>
        </li>
      ))}
    </ol>
  )
}

function GroupState({ group: { required, answered, touched }, toFix }: { group: GroupProgress; toFix: number }) {
  if (toFix > 0)
    return (
      <span className={styles.state} data-kind="fix">
        <Icon icon={OctagonAlert} size="s" />
        {toFix}
        <span className="sr"> to fix</span>
      </span>
    )
  if (answered < required)
    return (
      <span className={styles.state}>
        <span aria-hidden>
          {answered}/{required}
        </span>
        <span className="sr">
          {answered} of {required} answered
        </span>
      </span>
    )
  if (!touched) return <span className="sr">Optional</span>
  return (
    <span className={styles.state} data-kind="done">
      <Icon icon={Check} size="s" />
      <span className="sr">All answered</span>
    </span>
  )
}
