import { Check, ChevronDown, ChevronUp, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { RedlineChange, Review, ReviewAction, ReviewCounts } from './decisions.ts'
import styles from './decide-bar.module.css'

type Props = {
  readonly changes: readonly RedlineChange[]
  readonly review: Review
  readonly counts: ReviewCounts
  /** The version that saving makes. */
  readonly nextVersion: number
  readonly isSaving: boolean
  readonly act: (action: ReviewAction) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** Decides the changes of a proposal one by one or together, and saves what was accepted. */
export function DecideBar({ changes, review, counts, nextVersion, isSaving, act, onSave, onDiscard }: Props) {
  const number = changes.findIndex(({ id }) => id === review.current) + 1
  const isOpen = review.current !== undefined && review.decisions[review.current] === undefined
  return (
    <div className={styles.bar}>
      <div className={styles.inner} role="toolbar" aria-label="Decide the changes">
        <span className={styles.move}>
          <IconButton icon={ChevronUp} label="Previous change (K)" onClick={() => act({ do: 'previous' })} />
          <IconButton icon={ChevronDown} label="Next change (J)" onClick={() => act({ do: 'next' })} />
        </span>
        <output className={styles.counts}>
          <b>
            {counts.open} of {counts.total} to decide
          </b>
          <span className={styles.decided}>
            {counts.accepted} accepted, {counts.rejected} rejected
          </span>
        </output>
        <span className={styles.end}>
          {counts.open > 0 ? (
            <>
              <Button look="quiet" size="s" className={styles.wide} onClick={() => act({ do: 'reject the rest' })}>
                Reject the rest
              </Button>
              <Button look="quiet" size="s" className={styles.wide} onClick={() => act({ do: 'accept the rest' })}>
                Accept the rest
              </Button>
            </>
          ) : (
            <Button look="quiet" size="s" className={styles.wide} onClick={onDiscard}>
              Discard the proposal
            </Button>
          )}
          <Button look="accent" busy={isSaving} onClick={onSave}>
            Save version {nextVersion}
          </Button>
        </span>
        <span className={styles.touch}>
          {isOpen ? (
            <>
              <Button icon={X} wide onClick={() => act({ do: 'reject' })}>
                Reject {number}
              </Button>
              <Button icon={Check} wide onClick={() => act({ do: 'accept' })}>
                Accept {number}
              </Button>
            </>
          ) : (
            <Button wide onClick={() => act({ do: 'undo' })}>
              Undo change {number}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}
