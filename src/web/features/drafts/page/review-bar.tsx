import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { sectionReference } from './draft-section.ts'
import { NextStep } from './next-step.tsx'
import styles from './review-bar.module.css'
import { pointsInWords } from '../points-in-words.ts'
import { openPointsOf, placeAmongPoints, pointBeside } from './review-points.ts'
import type { DraftDesk } from './use-draft-desk.ts'

/** Where the review stands, and the next thing to do: the next open point, then accepting, then the file. */
export function ReviewBar({ desk }: { desk: DraftDesk }) {
  const { view, current, selectedFlag } = desk
  if (view.state !== 'ready') return null
  const points = openPointsOf(view)
  const { count, at, points: causes } = placeAmongPoints(view, selectedFlag)
  const sectionId = points.find(({ id }) => id === selectedFlag)?.place?.sectionId ?? current?.id
  const here = causes.filter((flags) => flags.some(({ place }) => place?.sectionId === sectionId)).length
  const name = sectionId === undefined ? '' : sectionReference(view.sections, sectionId)
  const go = (by: 1 | -1) => {
    const point = pointBeside(points, selectedFlag, by)
    if (point) desk.showWords(point, true)
  }
  const isAllAccepted = view.sections.every(({ state }) => state === 'accepted')
  return (
    <div className={styles.bar}>
      {points.length > 0 && (
        <span className={styles.steps}>
          <IconButton icon={ChevronUp} label="Open point before" onClick={() => go(-1)} />
          <IconButton icon={ChevronDown} label="Open point after" onClick={() => go(1)} />
        </span>
      )}
      <span className={styles.where} role="status">
        <b>{wordsFor(count, at)}</b>
        <span className="small muted">
          {isAllAccepted && count === 0 ? 'What is left is yours to sign.' : hereWords(here, count, name)}
        </span>
      </span>
      <NextStep desk={desk} />
    </div>
  )
}

function wordsFor(count: number, at: number): string {
  return at >= 0 ? `Point ${at + 1} of ${count}` : pointsInWords(count)
}

function hereWords(here: number, all: number, name: string): string {
  if (all === 0) return 'Read each section and accept it.'
  const section = name === '' ? 'This section' : name
  return `${section}: ${pointsInWords(here)}.`
}
