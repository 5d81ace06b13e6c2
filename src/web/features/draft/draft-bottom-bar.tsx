import { Flag, ListTree } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BottomSheet } from '#web/workspace/bottom-sheet.tsx'
import styles from './draft-bottom-bar.module.css'

export type OpenSheet = 'outline' | 'checks' | undefined

type Props = {
  readonly sheet: OpenSheet
  readonly onSheet: (sheet: OpenSheet) => void
  /** Open checks; the button says their number. */
  readonly openChecks: number
  readonly checksTitle: string
  readonly outline: ReactNode
  readonly checks: ReactNode
  readonly main: ReactNode
}

/** On small screens: the outline and the checks as sheets, and the next thing to do. */
export function DraftBottomBar({ sheet, onSheet, openChecks, checksTitle, outline, checks, main }: Props) {
  const [shown, setShown] = useState<Exclude<OpenSheet, undefined>>('outline')
  if (sheet !== undefined && sheet !== shown) setShown(sheet)
  return (
    <>
      <IconButton icon={ListTree} label="Outline" large className={styles.icon} onClick={() => onSheet('outline')} />
      <Button icon={Flag} className={openChecks > 0 ? styles.open : styles.calm} onClick={() => onSheet('checks')}>
        {checksLabel(openChecks)}
      </Button>
      <span className={styles.main}>{main}</span>
      <BottomSheet
        title={shown === 'outline' ? 'Outline' : checksTitle}
        isOpen={sheet !== undefined}
        onClose={() => onSheet(undefined)}
      >
        <div className={styles.content} data-sheet={shown}>
          {shown === 'outline' ? outline : checks}
        </div>
      </BottomSheet>
    </>
  )
}

function checksLabel(open: number): string {
  if (open === 0) return 'Checks'
  return open === 1 ? '1 check' : `${open} checks`
}
