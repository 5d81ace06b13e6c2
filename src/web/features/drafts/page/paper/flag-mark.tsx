import type { MouseEvent, ReactNode } from 'react'
import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import type { DraftFlag } from '../draft-flag.ts'
import { lookOf } from '../flag-looks.ts'
import styles from './marks.module.css'

type Props = {
  readonly flag: DraftFlag
  /** The first piece of a mark that runs over several: the one that the keyboard stops at. */
  readonly isFirst: boolean
  readonly isSelected: boolean
  readonly onSelect: (flag: DraftFlag, byKeyboard: boolean) => void
  readonly children: ReactNode
}

/** Words with a flag: a link to its card. Only what wants a decision is a stop for the keyboard. */
export function FlagMark({ flag, isFirst, isSelected, onSelect, children }: Props) {
  const { line } = lookOf(flag)
  return (
    <a
      href={`#${flagCardId(flag.id)}`}
      className={`${styles.mark} ${styles[line]}`}
      data-flag={flag.id}
      data-first={isFirst || undefined}
      data-selected={isSelected || undefined}
      aria-describedby={kindDescriptionId(flag.kind)}
      tabIndex={isFirst && isOpenKind(flag.kind) ? 0 : -1}
      onClick={(event) => select(event, flag, onSelect)}
    >
      {children}
    </a>
  )
}

function select(event: MouseEvent, flag: DraftFlag, onSelect: Props['onSelect']) {
  event.preventDefault()
  onSelect(flag, event.detail === 0)
}

export function flagCardId(flag: string): string {
  return `flag-${flag}`
}

/** The hidden words that say a mark's kind; they stand once on the page. */
export function kindDescriptionId(kind: DraftFlag['kind']): string {
  return `flag-kind-${kind.replaceAll(' ', '-').toLowerCase()}`
}
