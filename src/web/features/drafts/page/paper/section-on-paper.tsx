import { shallowEqual } from '@mantine/hooks'
import { Check, CircleX, EyeOff, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { pointsInWords } from '../../points-in-words.ts'
import { countPoints } from '../review-points.ts'
import { type DraftSection, type LockedPassage, printedNumber } from '../draft-section.ts'
import { LockedIcons } from './locked-icons.tsx'
import { MarginIcons } from './margin-icons.tsx'
import { SectionContent } from './section-content.tsx'
import styles from './sheet.module.css'

type Props = {
  readonly section: DraftSection
  readonly flags: readonly DraftFlag[]
  readonly selectedFlag: string | undefined
  readonly onFlag: (flag: DraftFlag, byKeyboard: boolean) => void
  /** Left out for somebody who does not write. */
  readonly onUnlock: ((sectionId: string, lock: LockedPassage) => void) | undefined
  /** Instead of the text: the editor. */
  readonly children?: ReactNode
}

/** One section where it stands in the document, in whatever state it is. Drawn again only when something of its own changed. */
export const SectionOnPaper = memo(function SectionOnPaper(props: Props) {
  const { section, flags, selectedFlag, onFlag, onUnlock, children } = props
  const text = useRef<HTMLDivElement>(null)
  const { id, html, state, title } = section
  return (
    <section
      className={styles.section}
      id={sectionPlaceId(id)}
      data-section={id}
      data-setting={section.setting}
      tabIndex={-1}
      aria-label={title}
    >
      {!beginsWithHeading(html) && section.heading === undefined && html !== '' && (
        <UnprintedLabel section={section} flags={flags} />
      )}
      {!beginsWithHeading(html) && section.heading !== undefined && <PrintedHeading section={section} />}
      {children ?? (
        <div className={styles.text}>
          <div ref={text} data-text={id}>
            {html === '' ? (
              <Unwritten section={section} />
            ) : (
              <SectionContent
                sectionId={id}
                number={printedNumber(section)}
                html={html}
                flags={flags}
                locks={section.locks}
                isArriving={state === 'generating'}
                selectedFlag={selectedFlag}
                onFlag={onFlag}
              />
            )}
          </div>
          <MarginIcons text={text} flags={flags} onFlag={onFlag} />
          {section.locks && onUnlock && (
            <LockedIcons text={text} locks={section.locks} onUnlock={(lock) => onUnlock(id, lock)} />
          )}
        </div>
      )}
    </section>
  )
}, isSameSection)

function isSameSection({ flags, ...a }: Props, { flags: flagsBefore, ...b }: Props): boolean {
  const areFlagsSame = flags.length === flagsBefore.length && flags.every((flag, at) => flag === flagsBefore[at])
  return areFlagsSame && shallowEqual(a, b)
}

/** What the section is called, for the eye alone: the document prints no heading here. */
function UnprintedLabel({ section, flags }: Pick<Props, 'section' | 'flags'>) {
  const open = countPoints({ sections: [section], flags })
  // Lines of a letter speak for themselves.
  if (open === 0 && section.setting !== 'body' && section.setting !== 'caption') return null
  return (
    <p className={styles.unprinted} data-aside="">
      <Icon icon={EyeOff} size="s" />
      <span>{section.title}. Not printed.</span>
      {section.state !== 'generating' && (
        <span className={styles.points} data-open={open > 0 || undefined}>
          <Icon icon={open === 0 ? Check : TriangleAlert} size="s" />
          {pointsInWords(open)}
        </span>
      )}
    </p>
  )
}

function PrintedHeading({ section }: { section: DraftSection }) {
  const number = printedNumber(section)
  return (
    <h2 className={number ? styles.hanging : undefined} data-aside="">
      {number && <span>{number}</span>}
      <span>{section.heading}</span>
    </h2>
  )
}

function Unwritten({ section: { state, title } }: { section: DraftSection }) {
  if (state === 'failed')
    return (
      <div className={styles.failed} data-aside="">
        <Icon icon={CircleX} />
        {title}: could not be written. Retry keeps the finished sections.
      </div>
    )
  return (
    <div className={styles.waiting} data-aside="">
      <p className="sr">
        {title}: {state === 'generating' ? 'being written' : 'waiting'}
      </p>
      <span />
      <span />
      <span />
    </div>
  )
}

function beginsWithHeading(html: string): boolean {
  return /^\s*<h[23][\s>]/.test(html)
}

export function sectionPlaceId(section: string): string {
  return `section-${section}`
}
