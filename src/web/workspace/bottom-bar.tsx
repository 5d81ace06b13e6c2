import { ListTree } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import styles from './bottom-bar.module.css'

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
export function BottomBar({ sheet, onSheet, paneTitle, paneButton, outline, pane, main }: Props) {
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
