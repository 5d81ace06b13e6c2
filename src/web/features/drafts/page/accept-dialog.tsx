import { OctagonAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './accept-dialog.module.css'
import type { OpenCheck } from './open-checks.ts'
import { flagLooks } from './flag-looks.ts'

type Props = {
  readonly title: string
  /** `Why is the section accepted as it is?` */
  readonly question: string
  readonly confirm: string
  /** What stands in the way; none closes the dialog. */
  readonly checks: readonly OpenCheck[]
  readonly onAccept: (reason: string) => void
  readonly onCancel: () => void
}

/** Going on over an open red flag wants a reason, which is recorded with name and time. */
export function AcceptDialog({ title, question, confirm, checks, onAccept, onCancel }: Props) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const accept = () => {
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') onAccept(reason.trim())
  }
  return (
    <Dialog
      opened={checks.length > 0}
      onClose={onCancel}
      title={checks.length === 1 ? '1 check is open' : `${checks.length} checks are open`}
      subtitle={title}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onCancel}>Back to the checks</Button>
          <Button look="accent" onClick={accept}>
            {confirm}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {checks.map(({ finding, kind, message }) => (
          <li key={`${finding} ${message}`}>
            <Icon icon={kind ? flagLooks[kind].icon : OctagonAlert} className={styles.icon} />
            <span>
              <b>{kind ?? 'Must fix'}.</b> {message}
            </span>
          </li>
        ))}
      </ul>
      <TextAreaField
        label={question}
        help="Kept with your name and the time."
        required
        minRows={2}
        maxLength={500}
        value={reason}
        error={isMissing ? 'Reason must not be empty' : undefined}
        onChange={setReason}
      />
    </Dialog>
  )
}
