import {
  Check,
  Circle,
  CircleCheck,
  CircleDashed,
  CircleX,
  GitCompareArrows,
  LoaderCircle,
  type LucideIcon,
  OctagonAlert,
  RefreshCw,
} from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftFlag, DraftSection } from '../draft-view.ts'
import { isRed } from '../flag-looks.ts'
import styles from './outline.module.css'

type Props = {
  readonly sections: readonly DraftSection[]
  readonly flags: readonly DraftFlag[]
  readonly current: string | undefined
  readonly onSection: (id: string) => void
}

/** One line for each section, with its state as icon and word. */
export function Outline({ sections, flags, current, onSection }: Props) {
  return (
    <ol className={styles.outline}>
      {sections.map((section) => {
        const look = lookOf(section, hasRedFlag(flags, section.id))
        return (
          <li key={section.id}>
            <button
              type="button"
              className={styles.line}
              data-level={section.level}
              data-has-parts={hasParts(sections, section) || undefined}
              data-tone={look.tone}
              aria-current={section.id === current ? 'true' : undefined}
              onClick={() => onSection(section.id)}
            >
              <span className={styles.number}>{section.number}</span>
              <span>{section.title}</span>
              <Icon icon={look.icon} label={look.word} spin={look.icon === LoaderCircle} className={styles.state} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

type Look = { readonly icon: LucideIcon; readonly word: string; readonly tone: string }

const looks: Readonly<Record<DraftSection['state'], Look>> = {
  waiting: { icon: CircleDashed, word: 'Waiting', tone: 'waiting' },
  generating: { icon: LoaderCircle, word: 'Writing', tone: 'accent' },
  ready: { icon: Circle, word: 'To review', tone: 'plain' },
  revising: { icon: GitCompareArrows, word: 'Changes to decide', tone: 'accent' },
  accepted: { icon: CircleCheck, word: 'Accepted', tone: 'success' },
  failed: { icon: CircleX, word: 'Failed', tone: 'danger' },
  stale: { icon: RefreshCw, word: 'Out of date', tone: 'warning' },
}

/** An open check shows before the plain "to review"; what is set by rule needs no review. */
export function lookOf(section: DraftSection, isFlagged: boolean): Look {
  if (section.state !== 'ready') return looks[section.state]
  if (isFlagged) return { icon: OctagonAlert, word: 'Has checks to decide', tone: 'danger' }
  return section.isSetByRule ? { icon: Check, word: 'Set by rule', tone: 'plain' } : looks.ready
}

function hasRedFlag(flags: readonly DraftFlag[], sectionId: string): boolean {
  return flags.some((flag) => isRed(flag) && flag.place?.sectionId === sectionId)
}

function hasParts(sections: readonly DraftSection[], section: DraftSection): boolean {
  return section.level === 1 && (sections[sections.indexOf(section) + 1]?.level === 2 || section.number !== undefined)
}
