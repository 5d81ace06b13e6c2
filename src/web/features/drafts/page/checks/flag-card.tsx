import type { ReadSource } from '#contract/revising.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { lookOf } from '../flag-looks.ts'
import { flagCardId } from '../paper/flag-mark.tsx'
import styles from './check-pane.module.css'
import { CitedWords } from './cited-words.tsx'
import { ReadSourceForm } from './read-source-form.tsx'

export type FlagActions = {
  /** To the words in the text; `byKeyboard` moves the focus there. */
  readonly onPlace: (flag: DraftFlag, byKeyboard: boolean) => void
  readonly onAction: (flag: DraftFlag, action: string) => void
  /** What the attorney wrote into a gap. */
  readonly onWrite: (flag: DraftFlag, text: string) => void
  /** Where the attorney read a decision that is in no source and no list. */
  readonly onVerify: (flag: DraftFlag, source: ReadSource) => void
}

type Props = FlagActions & { readonly flag: DraftFlag; readonly where: string; readonly isSelected: boolean }

/** One finding: what it is, what speaks for and against it, at most two things to do. */
export function FlagCard({ flag, where, isSelected, onPlace, onAction, onWrite, onVerify }: Props) {
  const [asked, setAsked] = useState<'text' | 'source'>()
  const run = (action: string) => {
    if (action === 'write') setAsked('text')
    else if (action === 'verify' && flag.asksWhereRead) setAsked('source')
    else onAction(flag, action)
  }
  const close = () => setAsked(undefined)
  return (
    <CardFrame flag={flag} where={where} isSelected={isSelected} onPlace={onPlace}>
      {flag.quote !== undefined && (
        <p className={styles.quote}>
          <CitedWords text={flag.quote} />
        </p>
      )}
      <p>{flag.message}</p>
      {flag.readings && <Readings readings={flag.readings} />}
      {asked === undefined && <CardActions actions={flag.actions} onAction={run} />}
      {asked === 'text' && (
        <WriteForm
          onCancel={close}
          onWrite={(text) => {
            close()
            onWrite(flag, text)
          }}
        />
      )}
      {asked === 'source' && <ReadSourceForm onCancel={close} onVerify={(source) => onVerify(flag, source)} />}
    </CardFrame>
  )
}

type FrameProps = Pick<Props, 'flag' | 'where' | 'isSelected' | 'onPlace'> & { readonly children: ReactNode }

function CardFrame({ flag, where, isSelected, onPlace, children }: FrameProps) {
  const { icon, tone } = lookOf(flag)
  return (
    <div
      className={styles.card}
      id={flagCardId(flag.id)}
      data-card={flag.id}
      data-selected={isSelected || undefined}
      tabIndex={-1}
    >
      <Icon icon={icon} className={styles[tone]} />
      <div className={styles.head}>
        {flag.place ? (
          <button
            type="button"
            className={`${styles.kind} ${styles[tone]}`}
            onClick={(event) => onPlace(flag, event.detail === 0)}
          >
            {flag.kind}
            <span className="sr">, show in the text</span>
          </button>
        ) : (
          <span className={`${styles.kind} ${styles[tone]}`}>{flag.kind}</span>
        )}
        <span className={styles.where}>{where}</span>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

function Readings({ readings }: { readings: NonNullable<DraftFlag['readings']> }) {
  return (
    <div className={styles.readings}>
      {readings.map(({ value, source, to }) => (
        <div key={`${value} ${source}`}>
          <b>{value}</b>
          {to === undefined ? source : <Link to={to}>{source}</Link>}
        </div>
      ))}
    </div>
  )
}

function CardActions({ actions, onAction }: { actions: DraftFlag['actions']; onAction: (action: string) => void }) {
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, quiet }) => (
        <Button key={id} size="s" look={quiet ? 'text' : 'default'} onClick={() => onAction(id)}>
          {label}
        </Button>
      ))}
    </div>
  )
}

/** The words that go into a gap, written at its card. */
function WriteForm({ onWrite, onCancel }: { onWrite: (text: string) => void; onCancel: () => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onWrite(text.trim())
      }}
    >
      {/* The card was asked for this very field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextAreaField label="Text for this place" minRows={2} value={text} onChange={setText} autoFocus />
      <div className={styles.actions}>
        <Button size="s" type="submit">
          Put into the draft
        </Button>
        <Button size="s" look="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
