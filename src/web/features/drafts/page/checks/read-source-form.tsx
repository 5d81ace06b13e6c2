import { useState } from 'react'
import type { ReadSource } from '#contract/revising.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './check-pane.module.css'

type Props = { readonly onVerify: (source: ReadSource) => void; readonly onCancel: () => void }

/** Where the attorney read a decision that is in no source and no list; kept with name and time. */
export function ReadSourceForm({ onVerify, onCancel }: Props) {
  const [place, setPlace] = useState('')
  const [words, setWords] = useState('')
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
      <TextField
        label="Where did you read it?"
        help="An address or a page of a reporter. It is kept with your name and the time."
        value={place}
        onChange={setPlace}
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
        onChange={setWords}
        maxLength={5000}
      />
      <div className={styles.actions}>
        <Button size="s" type="submit">
          Record as verified
        </Button>
        <Button size="s" look="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
