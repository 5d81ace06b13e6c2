import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = {
  onClose: () => void
  /** Resolves to what is wrong with the code, or undefined. */
  onCode: (code: string) => Promise<string | undefined>
}

/** Asks for the second factor where there is no form that could. */
export function CodeDialog({ onClose, onCode }: Props) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (code.trim() === '') return setError('Please enter the code.')
    setBusy(true)
    setError(await onCode(code))
    setBusy(false)
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Two-step login"
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" type="submit" form="code-form" busy={busy}>
            Log in
          </Button>
        </>
      }
    >
      <form
        id="code-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label="Code from your authenticator app"
          help="Or one of your recovery codes."
          autoComplete="one-time-code"
          data-autofocus
          value={code}
          onChange={setCode}
          error={error}
        />
      </form>
    </Dialog>
  )
}
