import { Fragment, useEffect, useRef } from 'react'
import type { PassageReply } from '#contract/case-maps.ts'
import styles from './marked-page.module.css'

type Props = {
  readonly reply: PassageReply
  /** Other words of the page that are marked more quietly. */
  readonly others?: readonly string[]
  readonly id?: string
}

/** The page of a document with the words of a passage marked. What scrolls is reached by the keyboard. */
export function MarkedPage({ reply, others = [], id }: Props) {
  const chosen = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen.current) showMark(chosen.current)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className={styles.scroll} id={id} tabIndex={0} role="region" aria-label={`Page of ${reply.title}`}>
      <article className={styles.leaf}>
        {markedPieces(reply, others).map(({ start, text, is }) => (
          <Fragment key={start}>
            {is === 'plain' ? (
              text
            ) : (
              <mark ref={is === 'chosen' ? chosen : undefined} data-is={is}>
                {text}
              </mark>
            )}
          </Fragment>
        ))}
        {reply.page !== null && <span className={styles.folio}>{reply.page}</span>}
      </article>
    </div>
  )
}

/** Brings the words to the middle of what scrolls around them; the page itself, on a telephone, stays where it is read. */
function showMark(mark: HTMLElement): void {
  const region = mark.closest('[role="region"]')
  if (mark.closest('[role="dialog"]')) mark.scrollIntoView({ block: 'center' })
  else if (region && region.scrollHeight > region.clientHeight + 1)
    region.scrollTop += mark.getBoundingClientRect().top - region.getBoundingClientRect().top - region.clientHeight / 2
}

type Piece = { readonly start: number; readonly text: string; readonly is: 'plain' | 'chosen' | 'other' }

/** The page's text, cut where marked words begin and end. */
export function markedPieces(
  reply: Pick<PassageReply, 'page_text' | 'start' | 'end'>,
  others: readonly string[],
): Piece[] {
  const { page_text: text, start, end } = reply
  const found = others.flatMap((words) => {
    const at = text.indexOf(words)
    return at === -1 || (at < end && at + words.length > start)
      ? []
      : [{ start: at, end: at + words.length, is: 'other' as const }]
  })
  const marks = [{ start, end, is: 'chosen' as const }, ...found].toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.start < at) continue
    if (mark.start > at) pieces.push({ start: at, text: text.slice(at, mark.start), is: 'plain' })
    pieces.push({ start: mark.start, text: text.slice(mark.start, mark.end), is: mark.is })
    at = mark.end
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), is: 'plain' })
  return pieces
}
