import { ChevronDown, ChevronUp } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './page-view.module.css'
import { PrintedBlock } from './printed-block.tsx'
import { pageStep, usePages } from './use-pages.ts'

type Props = {
  readonly document: LegalDocument
  /** Its file keeps type and margins of a template, so that its pages break elsewhere. */
  readonly isFromTemplate: boolean
  /** At the right end of the bar: the way back to reading. */
  readonly lookControl: ReactNode
}

/** The draft as its Word file prints, one page at a time. Keys: Page Up, Page Down, Home, End. */
export function PageView({ document, isFromTemplate, lookControl }: Props) {
  const flow = useRef<HTMLDivElement>(null)
  const { count, cover: coverPages, byHeading } = usePages(flow)
  const [chosen, setChosen] = useState(1)
  const page = Math.min(chosen, count)
  const turnTo = (wanted: number) => setChosen(Math.min(count, Math.max(1, wanted)))
  const { layout, cover = [], blocks } = document
  const before = cover.length > 0 ? [...cover, { kind: 'page-break' } as const] : []
  const printed = [...before, ...blocks]
  const sizes = {
    '--line-spacing': layout.lineSpacing,
    '--paragraph-spacing': `${layout.paragraphSpacing}pt`,
    '--before-quote': layout.paragraphSpacing === 0 ? '8px' : '0px',
  } as CSSProperties
  return (
    // The keys turn the page from anywhere in this view; the buttons are for everyone else.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.desk} onKeyDown={(event) => turnByKey(event, page, count, turnTo)}>
      <div className={styles.bar}>
        <PageTurner page={page} count={count} onPage={turnTo} />
        <span className={`${styles.prints} small muted`}>
          {isFromTemplate
            ? 'In Times New Roman 12; the file keeps the type and margins of the template'
            : 'As it prints: Times New Roman 12, US Letter'}
        </span>
        {lookControl}
      </div>
      <article
        className={styles.page}
        aria-label={`Page ${page} of ${count}${isFromTemplate ? '' : ', as in the Word file'}`}
      >
        {layout.headerText !== undefined && page > coverPages && (
          <div className={styles.header}>{layout.headerText}</div>
        )}
        <div className={styles.window} style={sizes}>
          <div className={styles.flow} ref={flow} style={{ translate: `${-(page - 1) * pageStep}px` }}>
            {printed.map((block, index) => (
              <PrintedBlock
                // oxlint-disable-next-line react/no-array-index-key: a block is its place in the document
                key={index}
                block={block}
                index={index}
                indents={layout.firstLineIndent === true && index >= printed.length - blocks.length}
                blocks={printed}
                startsBody={index === before.length - 1}
                pageOf={(heading) => numberOf(byHeading.get(heading), coverPages)}
              />
            ))}
          </div>
        </div>
        <Footer layout={layout} page={page - coverPages} count={count - coverPages} />
      </article>
    </div>
  )
}

type TurnerProps = { readonly page: number; readonly count: number; readonly onPage: (page: number) => void }

export function PageTurner({ page, count, onPage }: TurnerProps) {
  return (
    <div className={styles.turner}>
      <IconButton icon={ChevronUp} label="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)} />
      <output>
        <span className={styles.word}>Page </span>
        {page} of {count}
      </output>
      <IconButton icon={ChevronDown} label="Next page" disabled={page === count} onClick={() => onPage(page + 1)} />
    </div>
  )
}

function Footer({ layout, page, count }: { layout: LegalDocument['layout']; page: number; count: number }) {
  const { pageNumbers, footerText } = layout
  if (page < 1) return null
  if (pageNumbers === 'page-x-of-y')
    return (
      <div className={styles.footer}>
        <span>{footerText}</span>
        <span>
          Page {page} of {count}
        </span>
      </div>
    )
  const hasNumber = pageNumbers === 'all' || (pageNumbers === 'from-second' && page > 1)
  return (
    <div className={styles.footer} data-alone={footerText === undefined || undefined}>
      {footerText !== undefined && <span>{footerText}</span>}
      {hasNumber && <span>{page}</span>}
    </div>
  )
}

function numberOf(page: number | undefined, coverPages: number): number | undefined {
  return page === undefined || page <= coverPages ? undefined : page - coverPages
}

export function turnByKey(event: React.KeyboardEvent, page: number, count: number, turnTo: (page: number) => void) {
  const pages: Readonly<Record<string, number>> = { PageUp: page - 1, PageDown: page + 1, Home: 1, End: count }
  const wanted = pages[event.key]
  if (wanted === undefined) return
  event.preventDefault()
  turnTo(wanted)
}
