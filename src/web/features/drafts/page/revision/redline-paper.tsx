import { useRef } from 'react'
import type { DraftSection, Passage } from '../draft-section.ts'
import { SectionContent } from '../paper/section-content.tsx'
import sheet from '../paper/sheet.module.css'
import type { Redline, Review } from './decisions.ts'
import { type Decide, RedlineMargins } from './redline-margins.tsx'
import { RedlineText } from './redline-text.tsx'

type Props = {
  readonly section: DraftSection
  readonly passage: Passage | undefined
  /** Nothing to compare: the section as it is. */
  readonly redline: Redline | undefined
  readonly review: Review
  readonly isClean: boolean
  readonly hasIndents: boolean
  readonly decide: Decide | undefined
  readonly onChange: (id: string) => void
}

/** One section on its sheet, with the differences of two versions. */
export function RedlinePaper({ section, hasIndents, passage, redline, review, isClean, decide, onChange }: Props) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <div className={sheet.desk}>
      <article className={sheet.sheet} aria-label={section.title}>
        <div className={sheet.document} data-indents={hasIndents || undefined}>
          <section className={sheet.section} data-setting={section.setting}>
            <div ref={text} data-compared="">
              {redline ? (
                <RedlineText
                  redline={redline}
                  number={section.number}
                  decisions={review.decisions}
                  current={review.current}
                  isClean={isClean}
                  onChange={onChange}
                />
              ) : (
                <SectionContent
                  sectionId={section.id}
                  number={section.number}
                  html={section.html}
                  locks={section.locks}
                  passage={passage}
                />
              )}
            </div>
            {redline && !isClean && (
              <RedlineMargins
                text={text}
                changes={redline.changes}
                decisions={review.decisions}
                current={review.current}
                decide={decide}
              />
            )}
          </section>
        </div>
      </article>
    </div>
  )
}
