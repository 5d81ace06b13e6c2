import { Pencil } from 'lucide-react'
import type { Client } from '#contract/clients.ts'
import { type Fields, fieldText } from '#domain/clients/client-record.ts'
import { clientFields, fieldLabel, type KnownField, relativeFields } from '#domain/clients/record-fields.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './clients.module.css'
import { valueText } from './field-value.ts'

type Props = { readonly client: Client; readonly onEdit: () => void }

/** The record as the tools read it: the client, the spouse, the children. */
export function RecordTab({ client, onEdit }: Props) {
  return (
    <div className="stack l">
      <Person title="Applicant" fields={client.client} known={clientFields} onEdit={onEdit} />
      {Object.keys(client.spouse).length > 0 && (
        <Person title="Spouse" fields={client.spouse} known={relativeFields} onEdit={onEdit} />
      )}
      {client.children.map((child, index) => (
        <Person
          // oxlint-disable-next-line react/no-array-index-key -- a child has no id, its place is what it is
          key={index}
          title={`Child ${index + 1}`}
          fields={child}
          known={relativeFields}
          onEdit={onEdit}
        />
      ))}
    </div>
  )
}

type PersonProps = {
  readonly title: string
  readonly fields: Fields
  readonly known: readonly KnownField[]
  readonly onEdit: () => void
}

function Person({ title, fields, known, onEdit }: PersonProps) {
  const names = [
    ...known.map(({ name }) => name),
    ...Object.keys(fields).filter((name) => !known.some((field) => field.name === name)),
  ]
  return (
    <section className={`panel ${styles.pad}`} aria-label={title}>
      <div className="row between">
        <h2 className="head">{title}</h2>
        <Button look="quiet" size="s" icon={Pencil} onClick={onEdit} aria-label={`Edit ${title.toLowerCase()}`}>
          Edit
        </Button>
      </div>
      <dl className={styles.defs}>
        {names.map((name) => (
          <div key={name}>
            <dt>{fieldLabel(name, known)}</dt>
            <dd>{fieldText(fields, name) === undefined ? <NotOnRecord /> : valueText(fields[name] ?? noField)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const noField = { value: null, dataType: 'text' } as const

function NotOnRecord() {
  return <span className="muted">Not on record</span>
}
