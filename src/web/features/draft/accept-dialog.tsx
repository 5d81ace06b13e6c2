import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './accept-dialog.module.css'
import type { DraftFlag } from './draft-view.ts'
import { flagLooks } from './flag-looks.ts'

type Props = {
  readonly title: string
  /** The red flags of the section; none closes the dialog. */
  readonly flags: readonly DraftFlag[]
  readonly onAccept: (reason: string) => void
  readonly onCancel: () => void
}

/** Accepting with an open red flag wants a reason, which is recorded with the section. */
export function AcceptDialog({ title, flags, onAccept, onCancel }: Props) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const accept = () => {
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') onAccept(reason.trim())
  }
  return (
    <Dialog
      opened={flags.length > 0}
      onClose={onCancel}
      title={flags.length === 1 ? '1 check is open' : `${flags.length} checks are open`}
      subtitle={title}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onCancel}>Back to the checks</Button>
          <Button look="accent" onClick={accept}>
            Accept with this reason
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {flags.map((flag) => (
          <li key={flag.id}>
            <Icon icon={flagLooks[flag.kind].icon} className={styles.icon} />
            <span>
              <b>{flag.kind}.</b> {flag.quote === undefined ? flag.message : `${flag.quote}. ${flag.message}`}
            </span>
          </li>
        ))}
      </ul>
      <TextAreaField
        label="Why is the section accepted as it is?"
        help="Kept with your name and the time."
        required
        minRows={2}
        maxLength={1000}
        value={reason}
        error={isMissing ? 'Reason must not be empty' : undefined}
        onChange={setReason}
      />
    </Dialog>
  )
}
