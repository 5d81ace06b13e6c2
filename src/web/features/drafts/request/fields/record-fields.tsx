import { choicesOf } from '#domain/questionnaire/question.ts'
import {
  addClientEntry,
  distinctEntries,
  type ListedEntry,
  listedEntries,
  type RecordEntry,
} from '#domain/questionnaire/record-entries.ts'
import { Field } from '#web/ui/field.tsx'
import { asText, type FieldProps, textsOf } from '../field-props.ts'
import { type SourceName, useFormContext } from '../form-context.ts'
import { ChosenRecords } from './chosen-records.tsx'
import { EntryPicker } from '../../entry-picker.tsx'

/** The attorney's clients by name, `Add New Client` first. */
export function ClientAnswer(props: FieldProps<'client'>) {
  const { sources } = useFormContext()
  return (
    <OneRecord
      {...props}
      source="clients"
      entries={clientEntries(sources.clients)}
      placeholder="Choose a client"
      searchLabel="Search clients"
      withInitial
      only={sources.hasNoClients ? addClientEntry.value : undefined}
      onSearch={sources.onSearchClients}
    />
  )
}

export function RecordAnswer(props: FieldProps<'record'>) {
  const { source } = props.question
  const { sources } = useFormContext()
  const entries = listedEntries(source, sources.records[source] ?? [])
  return <OneRecord {...props} source={source} entries={entries} placeholder="Choose one" searchLabel="Search" />
}

/** Several records: ticked in the list, shown below with a way to take each one out again. */
export function RecordsAnswer(props: FieldProps<'records'>) {
  const { name, source } = props.question
  const { sources, onProvide } = useFormContext()
  const entries = listedEntries(source, sources.records[source] ?? [])
  const chosen = choicesOf({ [name]: props.answer ?? [] }, name)
  const choose = (value: string) => {
    if (isSpecial(entries, value)) onProvide(value, name)
    else props.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  return (
    <div>
      <Field {...useSourceTexts(props, source)}>
        {(control) => (
          <EntryPicker
            control={control}
            entries={entries}
            chosen={chosen}
            placeholder="Choose from your files"
            searchLabel="Search"
            onChoose={choose}
          />
        )}
      </Field>
      <ChosenRecords entries={entries} chosen={chosen} onRemove={choose} />
    </div>
  )
}

type OneProps = FieldProps & {
  readonly source: SourceName
  readonly entries: readonly ListedEntry[]
  readonly placeholder: string
  readonly searchLabel: string
  readonly withInitial?: boolean
  readonly only?: string | undefined
  readonly onSearch?: ((query: string) => void) | undefined
}

function OneRecord({
  source,
  entries,
  placeholder,
  searchLabel,
  withInitial = false,
  only,
  onSearch,
  ...props
}: OneProps) {
  const { onProvide } = useFormContext()
  const choose = (value: string) => {
    if (isSpecial(entries, value)) onProvide(value, props.question.name)
    else props.onChange(value)
  }
  return (
    <Field {...useSourceTexts(props, source)}>
      {(control) => (
        <EntryPicker
          {...{ control, entries, placeholder, searchLabel, withInitial, only }}
          chosen={asText(props.answer)}
          onChoose={choose}
          onSearch={onSearch}
        />
      )}
    </Field>
  )
}

/** The question's texts, with what is wrong with the list itself where nothing is wrong with the answer. */
function useSourceTexts(props: FieldProps<'record'> | FieldProps<'records'> | FieldProps, source: SourceName) {
  const { sources } = useFormContext()
  return textsOf({ ...props, error: props.error ?? sources.problems?.[source] })
}

export function isSpecial(entries: readonly ListedEntry[], value: string): boolean {
  return entries.find((entry) => entry.value === value)?.special === true
}

export function clientEntries(clients: readonly RecordEntry[]): ListedEntry[] {
  return [addClientEntry, ...distinctEntries(clients).map(({ value, label }) => ({ value, label }))]
}
