import { Check, ChevronDown, ChevronUp, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { describeChange, type RedlineChange, type Review, type ReviewAction, type ReviewCounts } from './decisions.ts'
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
export function DecideBar(props: Props) {
  const { counts, nextVersion, isSaving, act, onSave, onDiscard } = props
  return (
    <div className={styles.bar}>
      <div className={styles.inner} role="toolbar" aria-label="Decide the changes">
        <span className={styles.move}>
          <IconButton icon={ChevronUp} label="Previous change (K)" onClick={() => act({ do: 'previous' })} />
          <IconButton icon={ChevronDown} label="Next change (J)" onClick={() => act({ do: 'next' })} />
        </span>
        <Standing {...props} />
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
        <TouchButtons {...props} />
      </div>
    </div>
  )
}

/** How many are open, and in words the change that the keys act on: spoken whenever one of the two changes. */
function Standing({ changes, review, counts }: Props) {
  const index = changes.findIndex(({ id }) => id === review.current)
  const current = changes[index]
  return (
    <output className={styles.counts}>
      <b>
        {counts.open} of {counts.total} to decide
      </b>
      <span className={styles.decided}>
        {counts.accepted} accepted, {counts.rejected} rejected
      </span>
      {current && (
        <span className="sr">
          . Change {index + 1} {describeChange(current)}
        </span>
      )}
    </output>
  )
}

/** Where the margin has no room for buttons: the current change under the thumb. */
function TouchButtons({ changes, review, act }: Props) {
  const index = changes.findIndex(({ id }) => id === review.current)
  const isDecided = review.current !== undefined && review.decisions[review.current] !== undefined
  if (changes[index]?.isLocked) return <span className={styles.touch}>Change {index + 1} is in a locked passage.</span>
  return (
    <span className={styles.touch}>
      {isDecided ? (
        <Button wide onClick={() => act({ do: 'undo' })}>
          Undo change {index + 1}
        </Button>
      ) : (
        <>
          <Button icon={X} wide onClick={() => act({ do: 'reject' })}>
            Reject {index + 1}
          </Button>
          <Button icon={Check} wide onClick={() => act({ do: 'accept' })}>
            Accept {index + 1}
          </Button>
        </>
      )}
    </span>
  )
}
