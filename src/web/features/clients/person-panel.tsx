import { Pencil } from 'lucide-react'
import { type Fields, fieldText } from '#domain/clients/client-record.ts'
import { fieldLabel, type KnownField } from '#domain/clients/record-fields.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './clients.module.css'
import { valueText } from './field-value.ts'

type Props = {
  readonly title: string
  readonly fields: Fields
  readonly known: readonly KnownField[]
  /** Left out where the record may not be changed. */
  readonly onEdit: (() => void) | undefined
}

/** What is on record of one person: the fields that every record has, then those that the attorney added. */
export function PersonPanel({ title, fields, known, onEdit }: Props) {
  const names = [
    ...known.map(({ name }) => name),
    ...Object.keys(fields).filter((name) => !known.some((field) => field.name === name)),
  ]
  return (
    <section className={`panel ${styles.pad}`} aria-label={title}>
      <div className={`row between ${styles.panelHead}`}>
        <h2 className="head">{title}</h2>
        {onEdit && (
          <Button look="quiet" size="s" icon={Pencil} onClick={onEdit} aria-label={`Edit ${title.toLowerCase()}`}>
            Edit
          </Button>
        )}
      </div>
      <dl className={styles.defs}>
        {names.map((name) => (
          <div key={name}>
            <dt>{fieldLabel(name, known)}</dt>
            <dd>{fieldText(fields, name) === undefined ? <NotOnRecord /> : shown(name, fields)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** An A-number in the one form that lists and papers print. */
function shown(name: string, fields: Fields) {
  const text = valueText(fields[name] ?? noField)
  return name === 'a_number' ? <span className="nowrap">{printANumber(text)}</span> : text
}

const noField = { value: null, dataType: 'text' } as const

function NotOnRecord() {
  return <span className="muted">Not on record</span>
}
