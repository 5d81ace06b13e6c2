import { FileText, X } from 'lucide-react'
import { choicesOf } from '#domain/questionnaire/question.ts'
import { addClientEntry, distinctEntries, type ListedEntry, listedEntries } from '#domain/questionnaire/record-entries.ts'
import { asText, type FieldProps } from '../field-props.ts'
import { useFormContext, type SourceName } from '../form-context.ts'
import { EntryPicker } from './entry-picker.tsx'
import pickerStyles from './entry-picker.module.css'
import { SourceNotice } from './source-notice.tsx'

/** The attorney's clients by name, `Add New Client` first. */
export function ClientField(props: FieldProps<'client'>) {
  const { sources } = useFormContext()
  return (
    <OneOf {...props} source="clients" placeholder="Choose a client" searchLabel="Search clients" entries={clientEntries(sources.clients)} picture={Initial} />
  )
}

export function CountryField(props: FieldProps<'country'>) {
  const { sources } = useFormContext()
  return (
    <OneOf {...props} source="countries" placeholder="Choose a country" searchLabel="Search countries" entries={sources.countries} />
  )
}

export function RecordField(props: FieldProps<'record'>) {
  const { source } = props.question
  const { sources } = useFormContext()
  const entries = listedEntries(source, sources.records[source] ?? [])
  return <OneOf {...props} source={source} placeholder="Choose one" searchLabel="Search" entries={entries} />
}

/** Several records: ticked in the list, shown below with a way to take each one out again. */
export function RecordsField(props: FieldProps<'records'>) {
  const { question, answer, onChange } = props
  const { sources, onProvide } = useFormContext()
  const entries = listedEntries(question.source, sources.records[question.source] ?? [])
  const chosen = choicesOf({ [question.name]: answer ?? [] }, question.name)
  const choose = (value: string) => {
    if (entries.find((entry) => entry.value === value)?.special) onProvide(value, question.name)
    else onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  return (
    <>
      <EntryPicker {...props} entries={entries} chosen={chosen} placeholder="Choose from your files" searchLabel="Search" onChoose={choose} />
      <SourceNotice source={question.source} />
      <ChosenRecords entries={entries} chosen={chosen} onRemove={choose} />
    </>
  )
}

type OneOfProps = FieldProps & {
  readonly source: SourceName
  readonly entries: readonly ListedEntry[]
  readonly placeholder: string
  readonly searchLabel: string
  readonly picture?: (label: string) => React.ReactNode
}

function OneOf({ source, entries, ...props }: OneOfProps) {
  const { onProvide } = useFormContext()
  const choose = (value: string) => {
    if (entries.find((entry) => entry.value === value)?.special) onProvide(value, props.question.name)
    else props.onChange(value)
  }
  return (
    <>
      <EntryPicker {...props} entries={entries} chosen={asText(props.answer)} onChoose={choose} />
      <SourceNotice source={source} />
    </>
  )
}

type ChosenProps = {
  readonly entries: readonly ListedEntry[]
  readonly chosen: readonly string[]
  readonly onRemove: (value: string) => void
}

function ChosenRecords({ entries, chosen, onRemove }: ChosenProps) {
  const records = entries.filter(({ value }) => chosen.includes(value))
  if (records.length === 0) return null
  return (
    <ul className={pickerStyles.chosen}>
      {records.map(({ value, label }) => (
        <li key={value}>
          <FileText size={16} aria-hidden />
          <span>{label}</span>
          <button type="button" className={pickerStyles.remove} aria-label={`Remove ${label}`} onClick={() => onRemove(value)}>
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function clientEntries(clients: Parameters<typeof distinctEntries>[0]): ListedEntry[] {
  return [addClientEntry, ...distinctEntries(clients).map(({ value, label }) => ({ value, label }))]
}

export function Initial(label: string) {
  return (
    <span className={pickerStyles.person} aria-hidden>
      {label.trim().split(/\s+/).at(-1)?.charAt(0).toUpperCase()}
    </span>
  )
}
