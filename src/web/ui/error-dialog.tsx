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
  const { error, title, action, percentLeft = 0 }: ShownError = shown ?? { error: '' }
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
      {limit ? (
        <LimitMessage rest={limit.rest} percentLeft={percentLeft} leave={leave} />
      ) : (
        <Messages error={error} leave={leave} />
      )}
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

type LimitProps = { rest: string; percentLeft: number; leave: Leave }

/** The limit message, with the way to the plans (specification 1, section 8). */
function LimitMessage({ rest, percentLeft, leave }: LimitProps) {
  return (
    <>
      <p className="lead">{rest}</p>
      <ProgressBar percent={percentLeft} />
      <p>
        <Link to="/settings/billingandsubscriptions" onClick={() => leave()}>
          Click here
        </Link>
        {' to see upgrade options'}
      </p>
      <p className="small muted">Your answers are saved. Naturalization cover pages stay unlimited.</p>
    </>
  )
}
