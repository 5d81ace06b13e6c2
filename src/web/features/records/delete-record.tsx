import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { deleteAt } from '#web/data/delete-at.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { kindCalls, type RecordItem, type RecordPlace } from './record-kinds.ts'
import { recordWords } from './record-words.ts'
import { useRefreshRecords } from './records-queries.ts'

/** How long a success and a failure are shown (specification 2, sections 4 and 8). */
const successMs = 800
const failureMs = 4500

type Props = { readonly place: RecordPlace; readonly item: RecordItem; readonly onClose: () => void }
type Outcome = { readonly isGood: boolean; readonly message: string }

/** Asks, deletes, says how it went, and closes by itself after a success. */
export function DeleteRecordDialog({ place, item, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const refresh = useRefreshRecords()
  const after = useEffectEvent((isGood: boolean) => {
    if (!isGood) return setOutcome(undefined)
    void refresh(place.kind)
    onClose()
  })
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => after(outcome.isGood), outcome.isGood ? successMs : failureMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function remove(): Promise<void> {
    setBusy(true)
    setOutcome(undefined)
    try {
      setOutcome({ isGood: true, message: await deleteAt(kindCalls[place.kind].recordPath(place, item.id)) })
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'not-found'
      const message = error instanceof Error ? error.message : String(error)
      setOutcome({ isGood: false, message: isGone ? 'This was deleted already.' : message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Delete ${item.title}?`}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button look="danger" busy={busy} disabled={outcome?.isGood} onClick={() => void remove()}>
            Delete {recordWords[place.kind].noun}
          </Button>
        </>
      }
    >
      <p>{whatGoes(place, item)} Drafts made from it stay as they are. This cannot be undone.</p>
      <div role="status">
        {outcome && (
          <StateLabel icon={outcome.isGood ? CircleCheck : CircleAlert} tone={outcome.isGood ? 'success' : 'danger'}>
            {outcome.message}
          </StateLabel>
        )}
      </div>
    </Dialog>
  )
}

function whatGoes({ kind }: RecordPlace, { file_name }: RecordItem): string {
  if (kind === 'expert') return 'The expert goes with the CV and all further information about the expert.'
  return file_name === null ? 'It goes with its text.' : `It goes with its file, ${file_name}.`
}
