import { Flag, ListTree } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BottomSheet } from '#web/workspace/bottom-sheet.tsx'
import styles from './draft-bottom-bar.module.css'

export type OpenSheet = 'outline' | 'pane' | undefined

type Props = {
  readonly sheet: OpenSheet
  readonly onSheet: (sheet: OpenSheet) => void
  /** What the right pane holds on wide screens: its title as a sheet, and the button that opens it. */
  readonly paneTitle: string
  readonly paneButton: ReactNode
  readonly outline: ReactNode
  readonly pane: ReactNode
  readonly main: ReactNode
}

/** On small screens: the outline and the checks as sheets, and the next thing to do. */
export function DraftBottomBar({ sheet, onSheet, paneTitle, paneButton, outline, pane, main }: Props) {
  const [shown, setShown] = useState<Exclude<OpenSheet, undefined>>('outline')
  if (sheet !== undefined && sheet !== shown) setShown(sheet)
  return (
    <>
      <IconButton icon={ListTree} label="Outline" large className={styles.icon} onClick={() => onSheet('outline')} />
      {paneButton}
      <span className={styles.main}>{main}</span>
      <BottomSheet
        title={shown === 'outline' ? 'Outline' : paneTitle}
        isOpen={sheet !== undefined}
        onClose={() => onSheet(undefined)}
      >
        <div className={styles.content} data-sheet={shown}>
          {shown === 'outline' ? outline : pane}
        </div>
      </BottomSheet>
    </>
  )
}

/** Opens the checks; says how many are open. */
export function ChecksButton({ open, onOpen }: { open: number; onOpen: () => void }) {
  return (
    <Button icon={Flag} className={open > 0 ? styles.open : styles.calm} aria-haspopup="dialog" onClick={onOpen}>
      {open === 0 ? 'Checks' : open === 1 ? '1 check' : `${open} checks`}
    </Button>
  )
}
