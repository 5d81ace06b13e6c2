import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useNow } from '#web/ui/use-now.ts'
import type { DraftView } from './draft-view.ts'
import { isDone, timeLeft } from './progress.ts'
import styles from './stop-button.module.css'

type Props = {
  readonly draft: DraftView
  readonly isBusy: boolean
  readonly onStop: (keep: 'finished' | 'nothing') => void
}

/** Stops the writing after a question: keep what is finished and pay for it, or give it up and have the credits back. */
export function StopButton({ draft, isBusy, onStop }: Props) {
  const [isAsking, setAsking] = useState(false)
  const done = draft.sections.filter(isDone).length
  const left = timeLeft(draft, useNow(10_000))
  const stop = (keep: 'finished' | 'nothing') => {
    setAsking(false)
    onStop(keep)
  }
  return (
    <>
      <Button icon={CircleStop} busy={isBusy} onClick={() => setAsking(true)}>
        Stop
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        size="lg"
        title="Stop writing?"
        footer={
          <>
            <Button onClick={() => stop('nothing')}>Discard it</Button>
            {done > 0 && draft.state === 'drafting' && (
              <Button onClick={() => stop('finished')}>
                {done === 1 ? 'Stop and keep 1 section' : `Stop and keep ${done} sections`}
              </Button>
            )}
            <Button look="accent" data-autofocus onClick={() => setAsking(false)}>
              Go on writing
            </Button>
          </>
        }
      >
        <p>
          {draft.state === 'queued'
            ? 'Nothing is written yet.'
            : `${done} of ${draft.sections.length} sections are done.`}
          {left !== undefined && ` ${left.charAt(0).toUpperCase()}${left.slice(1)} left.`}
        </p>
        <dl className={styles.outcomes}>
          <dt>If you discard it</dt>
          <dd>The credits come back. The draft can be started again.</dd>
          {done > 0 && draft.state === 'drafting' && (
            <>
              <dt>If you keep it</dt>
              <dd>The credits are used. Sections that are not written are left as placeholders.</dd>
            </>
          )}
        </dl>
      </Dialog>
    </>
  )
}
