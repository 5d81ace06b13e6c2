import type { Decisions } from './decisions.ts'
import styles from './redline.module.css'

type ChangedProps = {
  readonly name: string
  readonly id: string
  readonly decision: Decisions[string] | undefined
  readonly isCurrent: boolean
  readonly onChange: ((id: string) => void) | undefined
  readonly children: React.ReactNode
}

/** A pointer can choose the change at its words; the keyboard has J and K and the buttons in the margin. */
export function Changed({ name, id, decision, isCurrent, onChange, children }: ChangedProps) {
  const state = { 'data-decision': decision, 'data-current': isCurrent || undefined }
  const Element = name === 'ins' ? 'ins' : 'del'
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <Element className={styles.change} data-change={id} {...state} onClick={() => onChange?.(id)}>
        {children}
      </Element>
      {/* Where the margin looks when nothing of the change is left to see. */}
      <span data-change={id} />
    </>
  )
}
