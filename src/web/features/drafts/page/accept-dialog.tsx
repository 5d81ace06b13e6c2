import { OctagonAlert } from 'lucide-react'
import { useState } from 'react'
import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
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
  /** What the decision is about, for keeping the reason on this device. */
  readonly place: string
  /** `onStored`: to be called when the server has it; until then this device keeps it. */
  readonly onAccept: (reason: string, onStored: () => void) => void
  readonly onCancel: () => void
}

/**
 * Going on over an open red flag wants a reason; an authority that nobody has read wants a tick, once however often it is
 * cited. Both are recorded with name and time.
 */
export function AcceptDialog({ title, question, confirm, checks, place, onAccept, onCancel }: Props) {
  const { email } = useSession()
  const kept = useKeptWords(`${email} reason ${place}`, '', '')
  const reason = kept.text
  const [isMissing, setIsMissing] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const open = checks.filter(({ isTick }) => !isTick)
  const toTick = [...new Set(checks.flatMap(({ isTick, message }) => (isTick ? [message] : [])))]
  const wantsReason = open.length > 0
  const accept = () => {
    const isReady = (!wantsReason || reason.trim() !== '') && toTick.every((one) => ticked.has(one))
    setIsMissing(!isReady)
    if (isReady) onAccept(reason.trim(), () => kept.stored(reason))
  }
  return (
    <Dialog
      opened={checks.length > 0}
      onClose={onCancel}
      title={countOf(open.length + toTick.length)}
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
        {open.map(({ finding, kind, message }) => (
          <li key={`${finding} ${message}`}>
            <Icon icon={kind ? flagLooks[kind].icon : OctagonAlert} className={styles.icon} />
            <span>
              <b>{kind ?? 'Must fix'}.</b> {message}
            </span>
          </li>
        ))}
      </ul>
      {toTick.length > 0 && (
        <Ticks
          messages={toTick}
          ticked={ticked}
          isMissing={isMissing && !toTick.every((one) => ticked.has(one))}
          onTick={(message) => setTicked(new Set(ticked).symmetricDifference(new Set([message])))}
        />
      )}
      {wantsReason && (
        <>
          <KeptNotice words={kept} />
          <TextAreaField
            label={question}
            help="Kept with your name and the time."
            required
            minRows={2}
            maxLength={500}
            value={reason}
            error={isMissing && reason.trim() === '' ? 'Reason must not be empty' : undefined}
            onChange={kept.setText}
          />
        </>
      )}
    </Dialog>
  )
}

const countOf = (count: number) => (count === 1 ? '1 check is open' : `${count} checks are open`)

type TicksProps = {
  readonly messages: readonly string[]
  readonly ticked: ReadonlySet<string>
  readonly isMissing: boolean
  readonly onTick: (message: string) => void
}

/** Authorities of the list that were seen in another list only: each is read and ticked. */
function Ticks({ messages, ticked, isMissing, onTick }: TicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend>I have read each of these in its reporter. Kept with your name and the time.</legend>
      {messages.map((message) => (
        <TickBox key={message} checked={ticked.has(message)} onChange={() => onTick(message)}>
          {message}
        </TickBox>
      ))}
      {isMissing && (
        <p role="alert" className={styles.missing}>
          Tick every authority, or go back and take it out.
        </p>
      )}
    </fieldset>
  )
}
