import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  GitCompare,
  LoaderCircle,
  type LucideIcon,
  PenLine,
  TriangleAlert,
} from 'lucide-react'
import type { Tone } from '#web/ui/badge.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import type { DraftSummary } from './draft-summary.ts'

type Shown = { icon: LucideIcon; tone: Tone; text: string; spin?: boolean }

/** Where a draft stands, as icon and words. */
export function DraftStateLabel({ draft }: { draft: DraftSummary }) {
  const { icon, tone, text, spin = false } = show(draft)
  return (
    <StateLabel icon={icon} tone={tone} spin={spin}>
      {text}
    </StateLabel>
  )
}

function show(draft: DraftSummary): Shown {
  const { sections, answers } = draft
  switch (draft.state) {
    case 'answering':
      return { icon: PenLine, tone: 'plain', text: answers ? `${answers.done} of ${answers.total} answers` : 'Answers' }
    case 'queued':
      return { icon: CircleDashed, tone: 'plain', text: 'Waiting to start' }
    case 'drafting':
      return {
        icon: LoaderCircle,
        tone: 'accent',
        spin: true,
        text: sections ? `Writing ${sections.done} of ${sections.total} sections` : 'Writing',
      }
    case 'ready':
      return showReady(draft)
    case 'failed':
      return { icon: CircleX, tone: 'danger', text: 'Failed, no credits used' }
    case 'cancelled':
      return { icon: CircleSlash, tone: 'plain', text: 'Cancelled' }
  }
}

function showReady({ changesToDecide = 0, openChecks = 0, accepted = false }: DraftSummary): Shown {
  if (changesToDecide > 0)
    return { icon: GitCompare, tone: 'info', text: `${counted(changesToDecide, 'change')} to decide` }
  if (accepted) return { icon: CircleCheck, tone: 'success', text: 'Accepted' }
  if (openChecks > 0)
    return { icon: TriangleAlert, tone: 'warning', text: `Ready, ${counted(openChecks, 'check')} open` }
  return { icon: CircleCheck, tone: 'success', text: 'Ready' }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
