import { Plus, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Client } from '#contract/clients.ts'
import { AppError } from '#contract/errors.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import { call } from '#web/data/call.ts'
import { BelongsField } from '#web/features/firm/belongs-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useKeptForm } from '#web/session/use-kept-form.ts'
import { FieldError } from '#web/ui/field.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { bodyOf, type ClientForm, type FormPerson, formOf, newRelative, problemsOf } from './client-form.ts'
import styles from './clients.module.css'
import { useRefreshClients } from './clients-queries.ts'
import { PersonFields } from './person-fields.tsx'

type Props = {
  readonly opened: boolean
  /** The client to change; a new one when left out. */
  readonly client?: Client | undefined
  readonly onClose: () => void
  readonly onSaved: (client: Client) => void
}

/** Adds a client or changes one. What was typed is given up only after a question. */
export function ClientDialog({ opened, ...rest }: Props) {
  return opened ? <OpenDialog key={rest.client?.id ?? 'new'} {...rest} /> : null
}

function OpenDialog({ client, onClose, onSaved }: Omit<Props, 'opened'>) {
  const [start] = useState(() => formOf(client))
  const { values: form, setValues: setForm, isChanged, kept } = useKeptForm(`client ${client?.id ?? 'new'}`, start)
  const [asks, setAsks] = useState(false)
  const { save, busy, problems, trouble } = useSave(client, (saved) => {
    kept.forget()
    onSaved(saved)
  })
  const close = () => (isChanged ? setAsks(true) : onClose())
  return (
    <>
      <Dialog
        opened
        size="3xl"
        closeOnBackdrop={false}
        onClose={close}
        title={client ? 'Edit client' : 'Add New Client'}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="accent" busy={busy} type="submit" form="client-form">
              {client ? 'Save changes' : 'Add client'}
            </Button>
          </>
        }
        footNote={client ? undefined : 'Only the name is needed now. The rest can follow.'}
      >
        <form
          id="client-form"
          className="stack l"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            void save(form)
          }}
        >
          <KeptNotice words={kept} />
          <NameFields form={form} problems={problems} onChange={setForm} />
          {!client && (
            <BelongsField value={form.belongs_to} onChange={(belongs_to) => setForm({ ...form, belongs_to })} />
          )}
          <PeopleFields form={form} problems={problems} onChange={setForm} />
          <FieldError id="client-form-trouble" error={trouble} />
        </form>
      </Dialog>
      <ConfirmDialog
        opened={asks}
        title="Leave without saving?"
        confirmLabel="Leave"
        danger
        onConfirm={() => {
          kept.forget()
          onClose()
        }}
        onCancel={() => setAsks(false)}
      >
        <p>What you typed for this client is not saved.</p>
      </ConfirmDialog>
    </>
  )
}

type PartProps = {
  readonly form: ClientForm
  readonly problems: ReadonlyMap<string, string>
  readonly onChange: (form: ClientForm) => void
}

function NameFields({ form, problems, onChange }: PartProps) {
  const field = (name: 'first_name' | 'middle_name' | 'last_name', label: string) => (
    <TextField
      label={label}
      name={name}
      required={name !== 'middle_name'}
      maxLength={255}
      autoComplete="off"
      data-autofocus={name === 'first_name' || undefined}
      value={form[name]}
      error={problems.get(name)}
      onChange={(value) => onChange({ ...form, [name]: value })}
    />
  )
  return (
    <div className={styles.names}>
      {field('first_name', 'First name')}
      {field('middle_name', 'Middle name')}
      {field('last_name', 'Last name')}
    </div>
  )
}

function PeopleFields({ form, problems, onChange }: PartProps) {
  const changeChild = (changed: FormPerson) =>
    onChange({ ...form, children: form.children.map((child) => (child.key === changed.key ? changed : child)) })
  return (
    <>
      <Person
        title="Record"
        person={form.client}
        problems={problems}
        onChange={(client) => onChange({ ...form, client })}
      />
      {form.spouse && (
        <Person
          title="Spouse"
          person={form.spouse}
          problems={problems}
          onChange={(spouse) => onChange({ ...form, spouse })}
          onRemove={() => onChange({ ...form, spouse: undefined })}
        />
      )}
      {form.children.map((child, index) => (
        <Person
          key={child.key}
          title={`Child ${index + 1}`}
          person={child}
          problems={problems}
          onChange={changeChild}
          onRemove={() => onChange({ ...form, children: form.children.filter(({ key }) => key !== child.key) })}
        />
      ))}
      <div className="row wraps">
        {!form.spouse && (
          <Button icon={UserPlus} onClick={() => onChange({ ...form, spouse: newRelative() })}>
            Add spouse
          </Button>
        )}
        <Button icon={Plus} onClick={() => onChange({ ...form, children: [...form.children, newRelative()] })}>
          Add child
        </Button>
      </div>
    </>
  )
}

type PersonProps = {
  readonly title: string
  readonly person: FormPerson
  readonly problems: ReadonlyMap<string, string>
  readonly onChange: (person: FormPerson) => void
  readonly onRemove?: () => void
}

function Person({ title, person, problems, onChange, onRemove }: PersonProps) {
  return (
    <section className={styles.person} aria-label={title}>
      <div className="row between">
        <h3 className="sub">{title}</h3>
        {onRemove && (
          <Button look="quiet" size="s" icon={Trash2} onClick={onRemove}>
            Remove {title.toLowerCase()}
          </Button>
        )}
      </div>
      <PersonFields person={person} problems={problems} onChange={onChange} />
    </section>
  )
}

function useSave(client: Client | undefined, onSaved: (client: Client) => void) {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [trouble, setTrouble] = useState<string>()
  const refresh = useRefreshClients()

  function show(found: readonly FieldProblem[]): void {
    setProblems(found)
    const first = found[0]?.name ?? ''
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#client-form [name="${CSS.escape(first)}"]`)?.focus(),
    )
  }

  async function save(form: ClientForm): Promise<void> {
    setTrouble(undefined)
    const found = problemsOf(form)
    show(found)
    if (found.length > 0) return
    setBusy(true)
    try {
      const body = bodyOf(form, client)
      const saved = client
        ? await call(api.updateClient, { params: { clientId: client.id }, body })
        : await call(api.createClient, { body: { ...body, ...(form.belongs_to && { belongs_to: form.belongs_to }) } })
      await refresh()
      onSaved(saved)
    } catch (error) {
      const fields = error instanceof AppError ? (error.details.fields ?? []) : []
      show(fields)
      setTrouble(sentenceFor(error, fields))
    } finally {
      setBusy(false)
    }
  }

  return { save, busy, trouble, problems: new Map(problems.map(({ name, message }) => [name, message])) }
}

/** What the form shows at no field of its own. */
function sentenceFor(error: unknown, fields: readonly FieldProblem[]): string | undefined {
  const elsewhere = fields.filter(({ name }) => !['first_name', 'middle_name', 'last_name'].includes(name))
  if (elsewhere.length > 0) return elsewhere.map(({ message }) => message).join(' ')
  if (fields.length > 0) return undefined
  return error instanceof Error ? error.message : String(error)
}
