import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  Fingerprint,
  GitCompareArrows,
  LoaderCircle,
  type LucideIcon,
  Send,
  TriangleAlert,
} from 'lucide-react'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { pointsInWords } from '../points-in-words.ts'
import { type DraftSummary, standingOf } from './draft-summary.ts'
import styles from './draft-state-label.module.css'

type Shown = { icon: LucideIcon; tone: Tone; text: string; about?: string; spin?: boolean }
type Drafted = Pick<DraftSummary, 'state' | 'progress' | 'reason' | 'isSignedOff' | 'filedOn'>

/** Where a draft stands, as icon and words, with what that means in a line below. */
export function DraftStateLabel({ draft }: { draft: Drafted }) {
  const { icon, tone, text, about, spin = false } = show(draft)
  return (
    <span className={styles.state}>
      <StateLabel icon={icon} tone={tone} spin={spin}>
        {text}
      </StateLabel>
      {about !== undefined && <small>{about}</small>}
    </span>
  )
}

/** The same on one line, in a few words. */
export function DraftStateWords({ draft }: { draft: Drafted }) {
  const { icon, tone, spin = false } = show(draft)
  return (
    <StateLabel icon={icon} tone={tone} spin={spin}>
      {stateInWords(draft)}
    </StateLabel>
  )
}

function stateInWords(draft: Drafted): string {
  const { open_points } = draft.progress
  return standingOf(draft) === 'to review' && draft.filedOn === undefined && open_points !== null
    ? pointsInWords(open_points)
    : show(draft).text
}

function show(draft: Drafted): Shown {
  const { progress, reason } = draft
  const { sections, written, accepted, to_decide, open_points } = progress
  const done = `${accepted} of ${sections} accepted`
  // It has left the desk: what is open in it is history.
  if (draft.filedOn !== undefined)
    return { icon: Send, tone: 'plain', text: 'Filed', about: formatLongDate(draft.filedOn) }
  // Somebody took responsibility for every point of the text as it stands.
  if (draft.isSignedOff === true)
    return { icon: Fingerprint, tone: 'success', text: 'Signed off', about: 'Nothing changed since' }
  switch (standingOf(draft)) {
    case 'to come':
      return { icon: CircleDashed, tone: 'plain', text: 'Waiting to start' }
    case 'writing':
      return { icon: LoaderCircle, tone: 'accent', spin: true, text: `Writing ${written} of ${sections}` }
    case 'to decide':
      return {
        icon: GitCompareArrows,
        tone: 'info',
        text: to_decide === 1 ? '1 change to decide' : `${to_decide} changes to decide`,
        ...(open_points !== null && open_points > 0 && { about: pointsInWords(open_points) }),
      }
    case 'to review':
      return {
        icon: TriangleAlert,
        tone: 'warning',
        text: 'Ready to review',
        about: open_points === null ? `Counting open points, ${done}` : `${pointsInWords(open_points)}, ${done}`,
      }
    case 'accepted':
      return { icon: CircleCheck, tone: 'success', text: 'Accepted', about: 'No open points' }
    case 'failed':
      return {
        icon: CircleX,
        tone: 'danger',
        text: 'Failed, no credits used',
        ...(reason !== null && { about: reason }),
      }
    case 'cancelled':
      return { icon: CircleSlash, tone: 'plain', text: 'Cancelled' }
  }
}
