import { useState } from 'react'
import { useParams } from 'react-router'
import type { ReadSource } from '#contract/draft-findings.ts'
import { useKeptForm } from '#web/session/use-kept-form.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './check-pane.module.css'

type Props = {
  /** The finding, for keeping what is typed on this device. */
  readonly place: string
  readonly onVerify: (source: ReadSource) => void
  readonly onCancel: () => void
}

const nothing = { place: '', words: '' }

/** Where the attorney read a decision that is in no source and no list; kept with name and time. */
export function ReadSourceForm({ place: finding, onVerify, onCancel }: Props) {
  const { draftId = '' } = useParams()
  const { values, setValues, kept } = useKeptForm(`read source ${draftId} ${finding}`, nothing)
  const { place, words } = values
  const [isMissing, setIsMissing] = useState(false)
  const error =
    isMissing && place.trim() === '' ? 'Say where you read it: an address or a page of a reporter.' : undefined
  return (
    <form
      className={styles.write}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(true)
        if (place.trim() === '') return
        onVerify({ place: place.trim(), ...(words.trim() !== '' && { words: words.trim() }) })
      }}
    >
      <KeptNotice words={kept} />
      <TextField
        label="Where did you read it?"
        help="An address or a page of a reporter. It is kept with your name and the time."
        value={place}
        onChange={(next) => setValues({ ...values, place: next })}
        error={error}
        maxLength={500}
        required
        // The card was asked for this very field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <TextAreaField
        label="Words you rely on (optional)"
        minRows={2}
        value={words}
        onChange={(next) => setValues({ ...values, words: next })}
        maxLength={5000}
      />
      <div className={styles.actions}>
        <Button size="s" type="submit">
          Record as verified
        </Button>
        <Button
          size="s"
          look="text"
          onClick={() => {
            kept.forget()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
