import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, type RefObject, useCallback, useState } from 'react'
import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { calmLabel } from '../calm-label.ts'
import { type FlagActions, FlagCard } from '../checks/flag-card.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { lookOf } from '../flag-looks.ts'
import { useMarginPlaces } from '../paper/use-margin-places.ts'
import { pointBeside } from '../review-points.ts'
import { layNotes } from './lay-notes.ts'
import styles from './note-lane.module.css'

type Props = FlagActions & {
  /** What the notes stand beside; its top is the top of the lane. */
  readonly text: RefObject<HTMLElement | null>
  readonly flags: readonly DraftFlag[]
  /** The open ones in the order of the document, for the way to the next. */
  readonly points: readonly DraftFlag[]
  readonly selectedFlag: string | undefined
  readonly where: (flag: DraftFlag) => string
  readonly claimOf: (flag: DraftFlag) => string | undefined
}

const lineHeightPx = 24
/** The card's heading stands on the line of the mark. */
const cardLiftPx = 10

/** Notes at the height of their lines: what is open in a few words each, what is chosen as a card tied to its mark. */
export const NoteLane = memo(function NoteLane(props: Props) {
  const { text, flags, points, selectedFlag, where, claimOf, ...actions } = props
  const places = useMarginPlaces(text, 'data-flag')
  const [cardHeight, setCardHeight] = useState(0)
  const topOf = new Map(places.map(({ id, top }) => [id, top]))
  const shown = flags.filter(({ id, kind }) => topOf.has(id) && (id === selectedFlag || hasNote(kind)))
  const laid = layNotes(
    shown.map(({ id }) => {
      const isCard = id === selectedFlag
      const top = Math.max(0, (topOf.get(id) ?? 0) - (isCard ? cardLiftPx : 0))
      return { id, top, height: isCard ? cardHeight : lineHeightPx, isCard }
    }),
  )
  // The notes below the card keep clear of it, however high it becomes.
  const measured = useCallback((card: HTMLDivElement) => {
    const resizes = new ResizeObserver(() => setCardHeight(card.offsetHeight))
    setCardHeight(card.offsetHeight)
    resizes.observe(card)
    return () => resizes.disconnect()
  }, [])
  const go = (by: 1 | -1) => {
    const next = pointBeside(points, selectedFlag, by)
    if (next) actions.onPlace(next, false)
  }
  return (
    <aside className={styles.lane} aria-label="Notes">
      {laid.map(({ id, top }) => {
        const flag = shown.find((one) => one.id === id)
        if (!flag) return null
        if (id !== selectedFlag) return <NoteLine key={id} flag={flag} top={top} onPlace={actions.onPlace} />
        return (
          <div key={id} ref={measured} className={styles.card} style={{ top }}>
            {points.length > 1 && (
              <span className={styles.steps}>
                <IconButton icon={ChevronUp} label="Note before" onClick={() => go(-1)} />
                <IconButton icon={ChevronDown} label="Note after" onClick={() => go(1)} />
              </span>
            )}
            <FlagCard {...actions} flag={flag} where={where(flag)} claim={claimOf(flag)} isSelected hasKeys />
          </div>
        )
      })}
    </aside>
  )
})

type LineProps = Pick<Props, 'onPlace'> & { readonly flag: DraftFlag; readonly top: number }

const NoteLine = memo(function NoteLine({ flag, top, onPlace }: LineProps) {
  const { icon, tone } = lookOf(flag)
  return (
    <button
      type="button"
      className={styles.line}
      style={{ top }}
      // The mark itself is the stop for the keyboard.
      tabIndex={-1}
      onClick={() => onPlace(flag, false)}
    >
      <Icon icon={icon} size="s" className={styles[tone]} />
      <b className={styles[tone]}>{flag.kind}</b>
      <span className={styles.words}>
        {flag.cited ?? flag.quote ?? (flag.topic === 'Placeholder' ? calmLabel(flag.message) : flag.message)}
      </span>
    </button>
  )
})

function hasNote(kind: DraftFlag['kind']): boolean {
  return kind === 'Decided' || isOpenKind(kind)
}
