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
  TriangleAlert,
} from 'lucide-react'
import { Fragment, memo } from 'react'
import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { type DraftSection, printedNumber } from '../draft-section.ts'
import { isRed } from '../flag-looks.ts'
import styles from './outline.module.css'

type Props = {
  readonly sections: readonly DraftSection[]
  readonly flags: readonly DraftFlag[]
  readonly current: string | undefined
  readonly onSection: (id: string) => void
}

/** One line for each section, with its state as icon and word; the headings of parts stand above their sections. */
export function Outline({ sections, flags, current, onSection }: Props) {
  return (
    <ol className={styles.outline}>
      {sections.map((section) => {
        const look = lookOf(section, flags)
        return (
          <Fragment key={section.id}>
            {section.under?.map(({ number, title }) => (
              <li key={number} className={styles.part}>
                <span className={styles.number}>{number}</span>
                <span>{title}</span>
              </li>
            ))}
            <Line
              section={section}
              look={look}
              isPart={isPart(section, sections)}
              isCurrent={section.id === current}
              onSection={onSection}
            />
          </Fragment>
        )
      })}
    </ol>
  )
}

type LineProps = Pick<Props, 'onSection'> & {
  readonly section: DraftSection
  readonly look: Look
  readonly isPart: boolean
  readonly isCurrent: boolean
}

const Line = memo(function Line({ section, look, isPart: isOfParts, isCurrent, onSection }: LineProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-level={isBelow(section) ? 2 : section.level}
        data-part={isOfParts || undefined}
        data-tone={look.tone}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onSection(section.id)}
      >
        <span className={styles.number}>{printedNumber(section)}</span>
        <span>{section.title}</span>
        <Icon icon={look.icon} label={look.word} spin={look.icon === LoaderCircle} className={styles.state} />
      </button>
    </li>
  )
})

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

const toDecide: Look = { icon: OctagonAlert, word: 'Has points to decide', tone: 'danger' }
const withPoints: Look = { icon: TriangleAlert, word: 'Has open points', tone: 'warning' }
const setByRule: Look = { icon: Check, word: 'Set by rule', tone: 'plain' }

/** An open check shows before the plain "to review"; what is set by rule needs no review. */
function lookOf(section: DraftSection, flags: readonly DraftFlag[]): Look {
  if (section.state !== 'ready') return looks[section.state]
  const own = flags.filter(({ place }) => place?.sectionId === section.id)
  if (own.some(isRed)) return toDecide
  if (own.some(({ kind }) => isOpenKind(kind))) return withPoints
  return section.isSetByRule ? setByRule : looks.ready
}

/** In a document with parts, the numbered parts stand out from what belongs to them. */
function isPart({ level, number }: DraftSection, sections: readonly DraftSection[]): boolean {
  const isOuter = level === 1 && number !== undefined && !isBelow({ number })
  return isOuter && sections.some((section) => section.level === 2 || isBelow(section))
}

/** `I.B`: it stands below a heading that is no section's own. */
function isBelow({ number = '' }: Pick<DraftSection, 'number'>): boolean {
  return number.slice(0, -1).includes('.')
}
