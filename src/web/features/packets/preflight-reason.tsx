import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './packet.module.css'

type ReasonProps = {
  /** The line that it is about, for keeping the words on this device. */
  readonly place: string
  readonly onGive: (reason: string, onStored: () => void) => void
  readonly onCancel: () => void
}

/** Why something is filed all the same; the words are kept on this device until they are stored. */
export function Reason({ place, onGive, onCancel }: ReasonProps) {
  const { email } = useSession()
  const kept = useKeptWords(`${email} preflight ${place}`, '', '')
  const reason = kept.text
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() !== '') onGive(reason.trim(), () => kept.stored(reason))
      }}
    >
      <KeptNotice words={kept} />
      <TextField label="Why" value={reason} onChange={kept.setText} maxLength={600} />
      <span className={styles.answers}>
        <Button size="s" type="submit" aria-disabled={reason.trim() === ''}>
          Keep this reason
        </Button>
        <Button
          size="s"
          look="quiet"
          onClick={() => {
            kept.forget()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </span>
    </form>
  )
}
