import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './legal-dialog.module.css'
import { legalTexts } from './legal-texts.data.ts'

/** A text counts as read within so many pixels of its bottom (specification 1, section 9). */
const marginPx = 10

type Props = { kind: 'terms' | 'privacy'; onClose: () => void }

/** The terms of service, or what happens to data, to read. */
export function LegalDialog({ kind, onClose }: Props) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size="2xl"
      title={legalTexts[kind].title}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <LegalBody kind={kind} />
    </Dialog>
  )
}

/** The text in a frame that scrolls by itself; `onRead` runs when its end was seen. */
export function LegalBody({ kind, onRead }: { kind: 'terms' | 'privacy'; onRead?: () => void }): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const { title, parts } = legalTexts[kind]
  const look = () => frame.current && isAtEnd(frame.current) && onRead?.()
  // A short text on a tall screen has been seen as a whole.
  useLayoutEffect(() => {
    const timer = setTimeout(look, 300)
    return () => clearTimeout(timer)
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
    <div ref={frame} className={styles.text} onScroll={look} tabIndex={0} role="region" aria-label={title}>
      {parts.map(({ head, text }) => (
        <section key={head} className="stack">
          <h3 className="sub">{head}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}

export function isAtEnd({
  scrollHeight,
  scrollTop,
  clientHeight,
}: Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= marginPx
}
