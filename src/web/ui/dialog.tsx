import '#web/theme/mantine.css'
import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { useHeldPage } from './hold-page.ts'
import { IconButton } from './icon-button.tsx'
import { useIsTopDialog } from './open-dialogs.ts'
import { useFromFirstOpening } from './use-from-first-opening.ts'

/** The greatest width; on a narrow screen a dialog takes what there is. */
const widths = {
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  full: '100%',
} as const
export type DialogSize = keyof typeof widths

type Words = {
  title: ReactNode
  /** A line under the title. */
  subtitle?: ReactNode
  /** Before the title. */
  icon?: ReactNode
  /** Buttons, the main one last. On small screens they fill the width, the main one on top. */
  footer?: ReactNode
  /** At the left of the footer. */
  footNote?: ReactNode
}

export type DialogProps = Words & {
  opened: boolean
  onClose: () => void
  size?: DialogSize
  /** Off where a stray click would lose something. Escape and the close button still work. */
  closeOnBackdrop?: boolean
  /** The children are all there is: the title is told, not shown, and they bring a way to close it. */
  bare?: boolean
  /** Over the whole screen and as high as it: the billing settings without a subscription. */
  tall?: boolean
  children: ReactNode
  /** Milliseconds until it fades in. */
  enterDelay?: number
  /** Off when closing leads to another place on the page, which takes the focus itself. */
  returnFocus?: boolean
}

/**
 * The one dialog of the product: title, close button, body. Keeps the focus inside, gives it back when it closes, locks
 * the page's scroll; Escape closes the topmost dialog alone (specification 1, section 2 "Generic modal").
 */
export function Dialog(props: DialogProps) {
  return useFromFirstOpening(props.opened) ? <OnceOpened {...props} /> : null
}

function OnceOpened({
  opened,
  onClose,
  size = 'md',
  closeOnBackdrop = true,
  tall = false,
  bare = false,
  ...rest
}: DialogProps) {
  const { children, enterDelay = 0, returnFocus = true, ...words } = rest
  const isTop = useIsTopDialog(opened)
  useHeldPage(opened)
  // Only a dialog that opens after it was mounted knows where the focus has to go back to.
  const mounted = useMounted()
  return (
    <Modal.Root
      opened={opened && mounted}
      onClose={onClose}
      size={widths[size]}
      closeOnClickOutside={closeOnBackdrop}
      closeOnEscape={isTop}
      lockScroll={false}
      fullScreen={tall}
      returnFocus={returnFocus}
      transitionProps={{ transition: 'fade', duration: 200, enterDelay }}
      classNames={{ content: contentClass(size, tall) }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {bare ? <Modal.Title className="sr">{words.title}</Modal.Title> : <Head {...words} onClose={onClose} />}
        <Modal.Body className={(bare ? styles.bare : styles.body) ?? ''}>{children}</Modal.Body>
        <Foot {...words} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Head({ title, subtitle, icon, onClose }: Words & { onClose: () => void }) {
  return (
    <div className={styles.head}>
      {icon}
      <div className={styles.titles}>
        <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
        {subtitle !== undefined && <p className="muted">{subtitle}</p>}
      </div>
      <IconButton icon={X} label="Close" onClick={onClose} />
    </div>
  )
}

function Foot({ footer, footNote }: Words) {
  if (footer === undefined) return null
  return (
    <footer className={styles.foot}>
      {footNote !== undefined && <div className={`${styles.note} small muted`}>{footNote}</div>}
      {footer}
    </footer>
  )
}

function contentClass(size: DialogSize, tall: boolean): string {
  return [styles.dialog, (tall || size === 'full') && styles.whole, tall && styles.tall].filter(Boolean).join(' ')
}
