import { memo } from 'react'
import { Link } from 'react-router'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftView } from '../draft-view.ts'
import { SentLink } from '../sent-link.tsx'
import styles from './outline.module.css'

/** Who wrote the draft, by which law, and what was sent for it: at the foot of the outline. */
export const WrittenFrom = memo(function WrittenFrom({ draft }: { draft: DraftView }) {
  if (draft.state !== 'ready') return null
  return (
    <div className={`${styles.from} small muted`}>
      <span>{draft.writtenBy}</span>
      {draft.law && <Link to="/settings/law">Law as of {formatLongDate(draft.law.as_of)}</Link>}
      <SentLink draft={draft} />
    </div>
  )
})
