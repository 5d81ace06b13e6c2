import { useState } from 'react'
import type { DraftComments } from '#contract/comments.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { mentionOf, mentionsIn } from './mentions.ts'
import styles from './together.module.css'

type Props = {
  readonly label: string
  readonly button: string
  readonly people: DraftComments['people']
  readonly isBusy: boolean
  /** An answer: a line until it is written in. */
  readonly isSmall?: boolean
  readonly onSend: (written: { body: string; mentions: string[] }) => void
}

/** A comment or an answer; an at sign and a name lets it wait for a colleague. */
export function CommentForm({ label, button, people, isBusy, isSmall = false, onSend }: Props) {
  const [body, setBody] = useState('')
  const others = people.filter(({ is_you }) => !is_you)
  const typed = /@(\S*)$/.exec(body)?.[1]?.toLowerCase()
  const offered = typed === undefined ? [] : others.filter(({ name }) => name.toLowerCase().startsWith(typed))
  const isWritten = body.trim() !== ''
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWritten) return
        onSend({ body: body.trim(), mentions: mentionsIn(body, people) })
        setBody('')
      }}
    >
      <TextAreaField
        label={label}
        {...(!isSmall && others.length > 0 && { help: 'An at sign and a name mentions a colleague.' })}
        value={body}
        onChange={setBody}
        minRows={isSmall ? 1 : 2}
        maxLength={5000}
      />
      {offered.length > 0 && (
        <div className={styles.actions} role="group" aria-label="Mention">
          {offered.map(({ id, name }) => (
            <Button
              key={id}
              size="s"
              onClick={() => setBody((text) => `${text.slice(0, text.lastIndexOf('@'))}${mentionOf(name)} `)}
            >
              {mentionOf(name)}
            </Button>
          ))}
        </div>
      )}
      {isWritten && (
        <div className={styles.actions}>
          <Button type="submit" size="s" look={isSmall ? 'default' : 'accent'} busy={isBusy}>
            {button}
          </Button>
        </div>
      )}
    </form>
  )
}
