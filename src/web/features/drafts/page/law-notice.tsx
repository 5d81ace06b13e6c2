import { Scale } from 'lucide-react'
import type { Draft } from '#contract/drafting.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './pending-notice.module.css'

type Props = {
  readonly newer: NonNullable<NonNullable<Draft['law']>['newer']>
  readonly isBusy: boolean
  /** Left out for somebody who decides nothing. */
  readonly onTake: (() => void) | undefined
}

const namedAtMost = 3

/** A newer law came into force after the draft was made: what of it the draft uses, and the act that takes it. */
export function LawNotice({ newer: { as_of, changes }, isBusy, onTake }: Props) {
  const named = changes.slice(0, namedAtMost).join('; ')
  const more = changes.length - namedAtMost
  const what =
    changes.length === 0
      ? 'Nothing that this draft cites or prints has changed.'
      : `It changes what this draft uses: ${named}${more > 0 ? ` and ${more} more` : ''}.`
  return (
    <div className={styles.notice} role="status">
      <Icon icon={Scale} />
      <p>
        A newer law is in force, as of {formatLongDate(as_of)}. {what} The checks still go by the earlier one.{' '}
        {onTake && (
          <button type="button" disabled={isBusy} onClick={onTake}>
            Check this draft by the newer law
          </button>
        )}
      </p>
    </div>
  )
}
