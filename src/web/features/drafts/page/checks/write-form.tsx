import { useParams } from 'react-router'
import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './check-pane.module.css'

type Props = {
  /** The finding whose gap it is, for keeping the words on this device. */
  readonly place: string
  readonly onWrite: (text: string) => void
  readonly onCancel: () => void
}

/**
 * The words that go into a gap, written at its card. They stay on this device after they were put in, so that a refusal
 * or an undo finds them again.
 */
export function WriteForm({ place, onWrite, onCancel }: Props) {
  const { draftId = '' } = useParams()
  const { email } = useSession()
  const words = useKeptWords(`${email} gap ${draftId} ${place}`, '', '')
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault()
        if (words.text.trim() !== '') onWrite(words.text.trim())
      }}
    >
      <KeptNotice words={words} />
      <TextAreaField
        label="Text for this place"
        minRows={2}
        value={words.text}
        onChange={words.setText}
        // The card was asked for this very field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div className={styles.actions}>
        <Button size="s" type="submit">
          Put into the draft
        </Button>
        <Button
          size="s"
          look="text"
          onClick={() => {
            words.forget()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
