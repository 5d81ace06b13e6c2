import { Drawer } from '@mantine/core'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
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
export function BottomSheet({ title, isOpen, onClose, summary, foot, children }: Props) {
  const titleId = useId()
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ inner: styles.inner ?? '', content: styles.sheet ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <span className={styles.summary}>{summary}</span>
          <IconButton icon={X} label="Close" large onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </Drawer.Content>
    </Drawer.Root>
  )
}
