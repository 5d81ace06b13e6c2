import { memo, useMemo } from 'react'
import { type PlacedElement, placeSection } from '#domain/section-content/placed.ts'
import { draw } from '../paper/draw.tsx'
import type { Decisions, Redline } from './decisions.ts'
import styles from './redline.module.css'
import { Changed } from './changed-text.tsx'

type Props = {
  readonly redline: Redline
  readonly number: string | undefined
  readonly decisions: Decisions
  readonly current: string | undefined
  /** The text as it would be saved now: what is accepted in, all other changes out. */
  readonly isClean: boolean
  readonly onChange?: (id: string) => void
}

/** Two versions in one text. A decided change is plain text with a thin line. */
export const RedlineText = memo(function RedlineText({
  redline,
  number,
  decisions,
  current,
  isClean,
  onChange,
}: Props) {
  const { nodes } = useMemo(() => placeSection(redline.html), [redline.html])
  const change = (element: PlacedElement, children: React.ReactNode) => {
    const id = element.attributes['data-change'] ?? ''
    return (
      <Changed name={element.name} id={id} decision={decisions[id]} isCurrent={id === current} onChange={onChange}>
        {children}
      </Changed>
    )
  }
  const goneClass = ({ attributes }: PlacedElement) =>
    isGone(attributes, decisions, isClean) ? styles.gone : undefined
  const drawing = {
    marks: [],
    selectedFlag: undefined,
    number,
    caretAt: undefined,
    onFlag: () => {},
    change,
    goneClass,
  }
  return (
    <div className={styles.text} data-clean={isClean || undefined}>
      {nodes.map((node, index) => draw(node, drawing, index))}
    </div>
  )
})

/** True for an element that is new and not taken, or old and taken out. */
function isGone(attributes: PlacedElement['attributes'], decisions: Decisions, isClean: boolean): boolean {
  const inserted = attributes['data-inserted']
  const deleted = attributes['data-deleted']
  if (deleted !== undefined) return decisions[deleted] === 'accepted'
  if (inserted === undefined) return false
  return isClean ? decisions[inserted] !== 'accepted' : decisions[inserted] === 'rejected'
}
