import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/choice-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { dependentsKey } from '#web/data/query-keys.ts'
import { givenRoles, roleMeanings, roleOptions } from './firm-words.ts'

type GivenRole = (typeof givenRoles)[number]

const sights = [
  { value: 'shared', label: 'Clients that are shared with me' },
  { value: 'all', label: 'Every client of the firm' },
]

/** Asks for the name, everybody's role, and whether the owner sees every client. */
export function MakeFirmDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const family = useQuery({ queryKey: dependentsKey, queryFn: () => call(api.listDependents, {}) })
  const members = (family.data ?? []).filter(({ state }) => state === 'member')
  const [name, setName] = useState('')
  const [sees, setSees] = useState<string>('shared')
  const [roles, setRoles] = useState<Readonly<Record<string, GivenRole>>>({})
  const { busy, fields, message, run } = useAction()

  async function make() {
    const given = Object.fromEntries(members.map(({ id }) => [id, roles[id] ?? ('paralegal' as const)]))
    const body = { name, owner_sees_all: sees === 'all', roles: given }
    if (!(await run(() => call(api.makeFirm, { body })))) return
    await cache.invalidateQueries()
    onClose()
  }

  return (
    <Dialog
      opened
      size="2xl"
      title="Make a firm"
      subtitle="Everybody keeps the clients that they have. New ones belong to the firm, unless whoever adds them says otherwise."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" type="submit" form="make-firm" busy={busy}>
            Make the firm
          </Button>
        </>
      }
    >
      <form
        id="make-firm"
        className="stack l"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <TextField
          label="Name of the firm"
          required
          maxLength={120}
          data-autofocus
          value={name}
          error={fields['name']}
          onChange={setName}
        />
        <ChoiceField
          label="What you see as the owner"
          help="This is said once, to everybody in the firm, and stays."
          options={sights}
          value={sees}
          onChange={setSees}
        />
        {members.map(({ id, email }) => {
          const change = (role: GivenRole) => setRoles({ ...roles, [id]: role })
          return <RoleField key={id} email={email} role={roles[id] ?? 'paralegal'} onChange={change} />
        })}
        <FieldError id="make-firm-trouble" error={message} />
      </form>
    </Dialog>
  )
}

type RoleProps = { readonly email: string; readonly role: GivenRole; readonly onChange: (role: GivenRole) => void }

function RoleField({ email, role, onChange }: RoleProps) {
  return (
    <SelectField
      label={`Role of ${email}`}
      help={roleMeanings[role]}
      options={roleOptions}
      value={role}
      onChange={(value) => onChange(value as GivenRole)}
    />
  )
}
