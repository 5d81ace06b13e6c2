import { GitCompareArrows } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftSection } from './draft-section.ts'
import styles from './pending-notice.module.css'

type Props = {
  /** Those that wait for a decision, in the order of the draft. */
  readonly sections: readonly DraftSection[]
  readonly onReview: (sectionId: string) => void
}

/** Proposals that wait: nothing of them is in the text before it is accepted. */
export function PendingNotice({ sections, onReview }: Props) {
  const [first, ...others] = sections
  if (!first) return null
  return (
    <div className={styles.notice} role="status">
      <Icon icon={GitCompareArrows} />
      <p>
        Changes wait for your decision in{' '}
        <button type="button" onClick={() => onReview(first.id)}>
          {first.title}
        </button>
        {others.length > 0 && ` and ${others.length === 1 ? '1 more section' : `${others.length} more sections`}`}.
      </p>
    </div>
  )
}
