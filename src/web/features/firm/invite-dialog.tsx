import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { notify } from '#web/ui/notify.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { dependentsKey } from '#web/data/query-keys.ts'
import { type givenRoles, roleMeanings, roleOptions } from './firm-words.ts'

type GivenRole = (typeof givenRoles)[number]

/** Invites a colleague into the firm, with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GivenRole>('paralegal')
  const { busy, fields, message, run } = useAction()

  async function invite() {
    if (!(await run(() => call(api.inviteDependent, { body: { email, role } })))) return
    notify('success', `An invitation was sent to ${email.trim()}.`)
    await cache.invalidateQueries({ queryKey: dependentsKey })
    onClose()
  }

  return (
    <Dialog
      opened
      title="Invite a colleague"
      subtitle="They see no client until one is shared with them."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" type="submit" form="invite-colleague" busy={busy}>
            Invite
          </Button>
        </>
      }
    >
      <form
        id="invite-colleague"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <TextField
          label="Email of the colleague"
          type="email"
          autoComplete="off"
          data-autofocus
          value={email}
          error={fields['email']}
          onChange={setEmail}
        />
        <SelectField
          label="Role"
          help={roleMeanings[role]}
          options={roleOptions}
          value={role}
          onChange={(value) => setRole(value as GivenRole)}
        />
        <FieldError id="invite-trouble" error={message} />
      </form>
    </Dialog>
  )
}
