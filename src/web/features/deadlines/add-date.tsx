import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { Client } from '#contract/clients.ts'
import { caseFields } from '#domain/deadlines/case-fields.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { clientsKey, datesKey } from '#web/data/query-keys.ts'

type Props = {
  readonly client: Client
  /** The field to begin with; empty for a free choice. */
  readonly start: string
  readonly onClose: () => void
}

const options = caseFields.map(({ name, label, group }) => ({ value: name, label: `${group}: ${label}` }))

/** Puts something on the client's record that dates are counted from; an empty value takes it off. */
export function AddDate({ client, start, onClose }: Props) {
  const valueOf = (name: string) => String(client.client[name]?.value ?? '')
  const [name, setName] = useState(start)
  const [value, setValue] = useState(() => valueOf(start))
  const save = useAction()
  const cache = useQueryClient()
  const field = caseFields.find((one) => one.name === name)

  async function submit() {
    const { [name]: _, ...others } = client.client
    const dataType = field?.kind === 'date' ? ('date' as const) : ('text' as const)
    const fields = value.trim() === '' ? others : { ...others, [name]: { value: value.trim(), dataType } }
    const { first_name, last_name } = client
    const body = { first_name, last_name, client: fields }
    const worked = await save.run(() => call(api.updateClient, { params: { clientId: client.id }, body }))
    if (!worked) return
    await Promise.all([
      cache.invalidateQueries({ queryKey: clientsKey }),
      cache.invalidateQueries({ queryKey: datesKey }),
    ])
    onClose()
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Add a date"
      subtitle="It is kept on the client's record; what follows from it is counted."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" busy={save.busy} disabled={name === ''} onClick={() => void submit()}>
            Save
          </Button>
        </>
      }
    >
      <div className="stack">
        <SelectField
          label="What happened, or is to happen"
          options={options}
          value={name === '' ? null : name}
          onChange={(to) => {
            setName(to ?? '')
            setValue(valueOf(to ?? ''))
          }}
        />
        {field?.kind === 'date' && <DateField label={field.label} value={value} onChange={setValue} />}
        {field?.kind === 'text' && (
          <TextField
            label={field.label}
            value={value}
            onChange={setValue}
            {...(field.help !== undefined && { help: field.help })}
          />
        )}
        {field?.kind === 'choice' && (
          <SelectField
            label={field.label}
            options={field.options ?? []}
            value={value === '' ? null : value}
            onChange={(to) => setValue(to ?? '')}
            clearable
          />
        )}
      </div>
    </Dialog>
  )
}
