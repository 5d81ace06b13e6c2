import { Check, Lock, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { type MarginPlace, useMarginPlaces } from '../paper/use-margin-places.ts'
import type { Decisions, RedlineChange } from './decisions.ts'
import styles from './redline.module.css'

export type Decide = {
  readonly onAccept: (id: string) => void
  readonly onReject: (id: string) => void
  readonly onUndo: (id: string) => void
}

type Props = {
  readonly text: RefObject<HTMLElement | null>
  readonly changes: readonly RedlineChange[]
  readonly decisions: Decisions
  readonly current: string | undefined
  /** Absent where two versions are only compared. */
  readonly decide: Decide | undefined
}

/** Every change has its number on the left of its line, and on the right what can be decided. */
export function RedlineMargins({ text, changes, decisions, current, decide }: Props) {
  const places = useMarginPlaces(text, 'data-change')
  const numbers = stack(places, numberStep)
  const buttons = stack(places, buttonStep)
  return (
    <>
      <div className={styles.numbers} data-aside="">
        {numbers.map(({ id, top }) => (
          <span
            key={id}
            className={styles.number}
            style={{ top }}
            data-decision={decisions[id]}
            data-current={id === current || undefined}
          >
            {changes.findIndex((change) => change.id === id) + 1}
            {decisions[id] === 'accepted' && <Icon icon={Check} size="s" label="accepted" />}
            {decisions[id] === 'rejected' && <Icon icon={X} size="s" label="rejected" />}
          </span>
        ))}
      </div>
      {decide && (
        <div className={styles.buttons} data-aside="">
          {buttons.map(({ id, top }) => (
            <div key={id} className={styles.decide} style={{ top }} data-current={id === current || undefined}>
              <DecideButtons
                id={id}
                number={changes.findIndex((change) => change.id === id) + 1}
                isDecided={decisions[id] !== undefined}
                isLocked={changes.find((change) => change.id === id)?.isLocked === true}
                decide={decide}
              />
            </div>
          ))}
        </div>
      )}
    </>
  )
}

type ButtonProps = {
  readonly id: string
  readonly number: number
  readonly isDecided: boolean
  readonly isLocked: boolean
  readonly decide: Decide
}

function DecideButtons({ id, number, isDecided, isLocked, decide }: ButtonProps) {
  if (isLocked)
    return (
      <span className={styles.locked} title="Locked: no proposal changes these words">
        <Icon icon={Lock} size="s" label={`Change ${number} is locked`} />
      </span>
    )
  if (isDecided)
    return (
      <button
        type="button"
        className={styles.undo}
        aria-label={`Undo change ${number}`}
        onClick={() => decide.onUndo(id)}
      >
        Undo
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={styles.accept}
        aria-label={`Accept change ${number}`}
        title="Accept (A)"
        onClick={() => decide.onAccept(id)}
      >
        <Icon icon={Check} size="s" />
      </button>
      <button
        type="button"
        aria-label={`Reject change ${number}`}
        title="Reject (R)"
        onClick={() => decide.onReject(id)}
      >
        <Icon icon={X} size="s" />
      </button>
    </>
  )
}

const numberStep = 16
const buttonStep = 30

/** Moves what would stand on top of each other down, each below the one before. */
function stack(places: readonly MarginPlace[], step: number): MarginPlace[] {
  let free = Number.NEGATIVE_INFINITY
  return places
    .toSorted((a, b) => a.top - b.top)
    .map(({ id, top }) => {
      const at = Math.max(top, free)
      free = at + step
      return { id, top: at }
    })
}
