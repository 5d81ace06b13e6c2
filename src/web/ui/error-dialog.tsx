import { OctagonAlert } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { asLimitMessage, hintFor } from '#domain/messages.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './error-dialog.module.css'
import { Icon } from './icon.tsx'
import { MessageText } from './message-text.tsx'
import { ProgressBar } from './progress.tsx'
import { closeError, type ErrorEntry, errorOnShow, type ShownError } from './show-error.ts'

const fadeInMs = 10

export const stillPossible = 'Your answers are saved. Naturalization cover pages stay unlimited.'

/** Under a limit of which nothing more is known. */
const upgradeOptions = {
  link: { label: 'Click here to see upgrade options', to: '/settings/billingandsubscriptions' },
  after: null,
  notes: [stillPossible],
}

/**
 * Shows what `showError` was given. Closes by Escape, backdrop and Cancel; the page does not scroll meanwhile; fades in
 * 10 ms after opening (specification 1, sections 2, 5 and 8). Mount it once.
 */
export function ErrorDialogHost() {
  const shown = useSyncExternalStore(errorOnShow.subscribe, errorOnShow.get)
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  return <ErrorDialog opened={shown !== null} shown={shown ?? last} onClose={closeError} />
}

type Props = { opened: boolean; shown: ShownError | null; onClose: () => void }

export function ErrorDialog({ opened, shown, onClose }: Props) {
  const [leaving, setLeaving] = useState(false)
  const close = () => {
    setLeaving(false)
    onClose()
  }
  /** Closes and goes on to what has to be mended, which then keeps the focus. */
  const leave = (go?: () => void) => {
    setLeaving(true)
    onClose()
    go?.()
  }
  const { error, title, action, more, percentLeft = 0 }: ShownError = shown ?? { error: '' }
  const limit = typeof error === 'string' ? asLimitMessage(error) : null
  return (
    <Dialog
      opened={opened}
      onClose={close}
      returnFocus={!leaving}
      enterDelay={fadeInMs}
      title={limit?.title ?? title ?? 'This could not be done'}
      icon={limit ? undefined : <Icon icon={OctagonAlert} size="l" className={styles.icon} />}
      footer={<Buttons action={action} onClose={close} leave={leave} />}
    >
      {limit ? <LimitMessage rest={limit.rest} percentLeft={percentLeft} /> : <Messages error={error} leave={leave} />}
      {(more ?? (limit && upgradeOptions)) && <More more={more ?? upgradeOptions} leave={leave} />}
    </Dialog>
  )
}

type Leave = (go?: () => void) => void

function Buttons({ action, onClose, leave }: { action: ShownError['action']; onClose: () => void; leave: Leave }) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {action && (
        <Button look="accent" onClick={() => leave(action.run)}>
          {action.label}
        </Button>
      )}
    </>
  )
}

function Messages({ error, leave }: { error: string | readonly ErrorEntry[]; leave: Leave }) {
  if (typeof error === 'string')
    return (
      <p className="lead">
        <MessageText message={error} onLeave={() => leave()} />
      </p>
    )
  const entries = error.map((entry) => (typeof entry === 'string' ? { message: entry, place: null } : entry))
  const hint = hintFor(entries.map(({ message }) => message))
  return (
    <>
      <ul className={styles.list}>
        {entries.map(({ message, place }) => (
          <li key={message}>
            <span>
              <MessageText message={message} onLeave={() => leave()} />
            </span>
            {place && (
              <Button look="text" size="s" onClick={() => leave(place.go)}>
                {place.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hint !== null && <p className="ink2">{hint}</p>}
    </>
  )
}

type LimitProps = { rest: string; percentLeft: number }

/** The limit message with what is left (specification 1, section 8). */
function LimitMessage({ rest, percentLeft }: LimitProps) {
  return (
    <>
      <p className="lead">{rest}</p>
      <ProgressBar percent={percentLeft} />
    </>
  )
}

function More({ more: { link, after, notes }, leave }: { more: NonNullable<ShownError['more']>; leave: Leave }) {
  return (
    <>
      {link && (
        <p>
          <LinkAfter {...link} leave={leave} />
        </p>
      )}
      {after !== null && <p>{after}</p>}
      {notes.map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
    </>
  )
}

/** The specification links its first two words alone. */
function LinkAfter({ label, to, leave }: { label: string; to: string; leave: Leave }) {
  const [linked, rest] = label.startsWith('Click here ') ? ['Click here', label.slice(10)] : [label, '']
  return (
    <>
      <Link to={to} onClick={() => leave()}>
        {linked}
      </Link>
      {rest}
    </>
  )
}
