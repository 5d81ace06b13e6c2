import { Fragment, useEffect, useRef } from 'react'
import type { PassageReply } from '#contract/case-maps.ts'
import styles from './marked-page.module.css'
import { markedPieces } from './marked-pieces.ts'

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
