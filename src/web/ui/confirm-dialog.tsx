import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  opened: boolean
  /** The question itself: `Delete Emmanuel Ngwa Tabot?` */
  title: string
  /** What goes with it, with counts where there are any. */
  children: ReactNode
  /** The verb of the question: `Delete client`. */
  confirmLabel: string
  /** On for what cannot be undone. */
  danger?: boolean
  /** While it is being done. */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone or costs something. A click beside it changes nothing. */
export function ConfirmDialog(props: Props) {
  const { opened, title, children, confirmLabel, danger = false, busy = false, onConfirm, onCancel } = props
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus={danger || undefined}>
            Cancel
          </Button>
          <Button look={danger ? 'danger' : 'accent'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
