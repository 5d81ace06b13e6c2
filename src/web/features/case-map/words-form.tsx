import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './evidence.module.css'

type Props = {
  readonly label: string
  readonly help?: string
  /** Where the words belong, for keeping them on this device. */
  readonly place: string
  readonly start: string
  readonly save: string
  /** `onStored`: to be called when the server has the words; until then this device keeps them. */
  readonly onSave: (words: string, onStored: () => void) => void
  readonly onCancel: () => void
}

/** A few words of the attorney's own: kept on this device while they are typed. */
export function WordsForm({ label, help, place, start, save, onSave, onCancel }: Props) {
  const { email } = useSession()
  const words = useKeptWords(`${email} ${place}`, start, start)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (words.text.trim() === '') return
        onSave(words.text.trim(), words.forget)
      }}
    >
      <KeptNotice words={words} />
      <TextAreaField
        label={label}
        {...(help !== undefined && { help })}
        minRows={2}
        maxLength={2000}
        value={words.text}
        onChange={words.setText}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the button that it stands in the place of
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className={styles.formActions}>
        <Button size="s" type="submit">
          {save}
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
