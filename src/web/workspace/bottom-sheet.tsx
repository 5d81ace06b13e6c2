import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useHeldPage } from '#web/ui/hold-page.ts'
import { useFromFirstOpening } from '#web/ui/use-from-first-opening.ts'
import styles from './bottom-sheet.module.css'

type Props = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Beside the title. */
  readonly summary?: ReactNode
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** What a pane holds on wide screens, as a sheet from below on small ones. Keeps the focus and gives it back. */
export function BottomSheet(props: Props) {
  return useFromFirstOpening(props.isOpen) ? <OnceOpened {...props} /> : null
}

function OnceOpened({ title, isOpen, onClose, summary, foot, children }: Props) {
  // Only a sheet that opens after it was mounted knows where the focus has to go back to.
  const mounted = useMounted()
  useHeldPage(isOpen)
  return (
    <Drawer.Root
      opened={isOpen && mounted}
      lockScroll={false}
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ inner: styles.inner ?? '', content: styles.sheet ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={styles.head}>
          <Drawer.Title>{title}</Drawer.Title>
          <span className={styles.summary}>{summary}</span>
          <IconButton icon={X} label="Close" large onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </Drawer.Content>
    </Drawer.Root>
  )
}
