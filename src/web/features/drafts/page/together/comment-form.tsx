import type { DraftComments } from '#contract/comments.ts'
import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { mentionOf, mentionsIn } from './mentions.ts'
import styles from './together.module.css'

type Props = {
  readonly label: string
  /** What the words are about, for keeping them on this device. */
  readonly place: string
  readonly button: string
  readonly people: DraftComments['people']
  readonly isBusy: boolean
  /** An answer: a line until it is written in. */
  readonly isSmall?: boolean
  /** `onStored`: to be called when the server has it; until then this device keeps it. */
  readonly onSend: (written: Written & { readonly onStored: () => void }) => void
}

export type Written = { readonly body: string; readonly mentions: string[] }

/** A comment or an answer; an at sign and a name lets it wait for a colleague. */
export function CommentForm({ label, place, button, people, isBusy, isSmall = false, onSend }: Props) {
  const { email } = useSession()
  const words = useKeptWords(`${email} comment ${place}`, '', '')
  const { text: body, setText: setBody } = words
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
        onSend({ body: body.trim(), mentions: mentionsIn(body, people), onStored: () => words.sent(body) })
      }}
    >
      <KeptNotice words={words} />
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
              onClick={() => setBody(`${body.slice(0, body.lastIndexOf('@'))}${mentionOf(name)} `)}
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
