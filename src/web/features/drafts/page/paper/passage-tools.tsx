import { FileSearch, Lock, MessageSquarePlus, MessageSquareText } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { Passage } from '../draft-section.ts'
import styles from './passage-tools.module.css'
import type { SelectedPassage } from './selected-passage.ts'

type Props = {
  readonly passage: SelectedPassage
  readonly canRevise: boolean
  /** False for somebody who reads and does not write. */
  readonly canLock: boolean
  /** Absent where nobody else reads it. */
  readonly onComment?: ((passage: Passage) => void) | undefined
  readonly onRevise: (passage: Passage) => void
  readonly onLock: (passage: Passage) => void
  readonly onSources: (passage: Passage) => void
}

/** Under the selected words: revise them alone, lock them against every proposal, or see where they come from. */
export function PassageTools(props: Props) {
  const { canRevise, canLock, onComment, onRevise, onLock, onSources } = props
  const { at, ...passage } = props.passage
  return (
    <div className={styles.tools} style={{ top: at.top, left: at.left }} role="toolbar" aria-label="Selected passage">
      {canRevise && (
        <Button
          look="quiet"
          size="s"
          icon={MessageSquareText}
          onMouseDown={keepSelection}
          onClick={() => onRevise(passage)}
        >
          Revise passage
        </Button>
      )}
      {onComment && (
        <Button
          look="quiet"
          size="s"
          icon={MessageSquarePlus}
          onMouseDown={keepSelection}
          onClick={() => onComment(passage)}
        >
          Comment
        </Button>
      )}
      {canLock && (
        <Button look="quiet" size="s" icon={Lock} onMouseDown={keepSelection} onClick={() => onLock(passage)}>
          Lock passage
        </Button>
      )}
      <Button look="quiet" size="s" icon={FileSearch} onMouseDown={keepSelection} onClick={() => onSources(passage)}>
        Where from
      </Button>
    </div>
  )
}

function keepSelection(event: React.MouseEvent) {
  event.preventDefault()
}
