import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './data-table.module.css'

type Props = {
  from: number
  to: number
  total: number
  /** For example `newest first`. */
  order?: string
  /** There is a page before or after this one when these are given. */
  onPrevious?: () => void
  onNext?: () => void
  /** At the right when there is one page only. */
  note?: ReactNode
}

/** `1–10 of 38` and the way to the other pages. */
export function TableFoot({ from, to, total, order, onPrevious, onNext, note }: Props) {
  const paged = onPrevious !== undefined || onNext !== undefined
  return (
    <div className={styles.foot}>
      <span className="num" role="status">
        {total === 0 ? 'None' : `${from}–${to} of ${total}`}
        {order !== undefined && `, ${order}`}
      </span>
      {paged ? (
        <span className="row">
          <Button look="quiet" size="s" icon={ChevronLeft} disabled={!onPrevious} onClick={onPrevious}>
            Previous
          </Button>
          <Button look="quiet" size="s" iconAfter={ChevronRight} disabled={!onNext} onClick={onNext}>
            Next
          </Button>
        </span>
      ) : (
        note !== undefined && <span>{note}</span>
      )}
    </div>
  )
}
