import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Trouble } from './settings-section.tsx'
import { useAction } from '#web/data/use-action.ts'
import { Confirmation } from './deletion-confirmation.tsx'

export const privacyKey = ['privacy']

type Props = { hasPassword: boolean; onClose: () => void }

/** Asks for the address and the password before the seven days begin. */
export function DeletionDialog({ hasPassword, onClose }: Props) {
  const cache = useQueryClient()
  const [given, setGiven] = useState({ email: '', password: '' })
  const { busy, fields, message, run } = useAction()

  async function submit() {
    const body = { email: given.email, ...(hasPassword && { password: given.password }) }
    if (!(await run(() => call(api.requestDeletion, { body })))) return
    await cache.invalidateQueries({ queryKey: privacyKey })
    onClose()
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnBackdrop={false}
      title="Delete this account?"
      subtitle="Dependent users keep their data and become inactive."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" type="submit" form="deletion-form" busy={busy}>
            Delete in seven days
          </Button>
        </>
      }
    >
      <form
        id="deletion-form"
        className="stack m"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Confirmation hasPassword={hasPassword} given={given} fields={fields} onChange={setGiven} />
        <Trouble message={message} />
      </form>
    </Dialog>
  )
}
