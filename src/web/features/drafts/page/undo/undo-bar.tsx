import { Check, X } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './undo-bar.module.css'
import type { useUndo } from './use-undo.ts'

/** What was just decided, with the way back. It is read out, and goes by itself once nobody points at it or is in it. */
export function UndoBar({ undo }: { undo: ReturnType<typeof useUndo> }) {
  const { shown, hold } = undo
  return (
    <div className={styles.place} role="status">
      {shown && (
        <div
          className={styles.bar}
          onMouseEnter={() => hold(true)}
          onMouseLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <Icon icon={Check} />
          <span className={styles.words}>{shown.words}</span>
          {shown.canUndo && (
            <button type="button" className={styles.undo} onClick={() => void undo.undo()}>
              Undo <kbd aria-hidden>Ctrl Z</kbd>
            </button>
          )}
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={undo.dismiss}>
            <Icon icon={X} />
          </button>
        </div>
      )}
    </div>
  )
}
