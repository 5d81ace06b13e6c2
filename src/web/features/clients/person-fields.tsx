import { Plus, X } from 'lucide-react'
import type { DataType } from '#domain/clients/client-record.ts'
import { countries } from '#law/countries.data.ts'
import { states } from '#law/states.ts'
import { Button } from '#web/ui/button.tsx'
import { YesNoField } from '#web/ui/choice-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CountryField, SelectField } from '#web/ui/select-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { type FormField, type FormPerson, newOwnField } from './client-form.ts'
import styles from './clients.module.css'

const countryOptions = countries.map(({ name }) => ({ value: name, label: name }))
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }))
const kinds: readonly { value: DataType; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'date', label: 'Date' },
  { value: 'number', label: 'Number' },
  { value: 'boolean', label: 'Yes or no' },
  { value: 'country', label: 'Country' },
  { value: 'state', label: 'State' },
]

type Props = {
  readonly person: FormPerson
  readonly problems: ReadonlyMap<string, string>
  readonly onChange: (person: FormPerson) => void
}

/** The fields of one person: those that every record has, then those that the attorney added. */
export function PersonFields({ person, problems, onChange }: Props) {
  const change = (key: string, part: Partial<FormField>) =>
    onChange({ ...person, fields: person.fields.map((field) => (field.key === key ? { ...field, ...part } : field)) })
  const remove = (key: string) => onChange({ ...person, fields: person.fields.filter((field) => field.key !== key) })
  const own = person.fields.filter((field) => field.own)
  return (
    <div className="stack m">
      <div className={styles.fields}>
        {person.fields
          .filter((field) => !field.own)
          .map((field) => (
            <ValueField
              key={field.key}
              field={field}
              label={field.label}
              error={problems.get(field.key)}
              onChange={(text) => change(field.key, { text })}
            />
          ))}
      </div>
      {own.map((field) => (
        <OwnField
          key={field.key}
          field={field}
          error={problems.get(field.key)}
          onChange={(part) => change(field.key, part)}
          onRemove={() => remove(field.key)}
        />
      ))}
      <div>
        <Button
          look="quiet"
          size="s"
          icon={Plus}
          onClick={() => onChange({ ...person, fields: [...person.fields, newOwnField()] })}
        >
          Add a field
        </Button>
      </div>
    </div>
  )
}

type OwnProps = {
  readonly field: FormField
  readonly error: string | undefined
  readonly onChange: (part: Partial<FormField>) => void
  readonly onRemove: () => void
}

function OwnField({ field, error, onChange, onRemove }: OwnProps) {
  const name = field.label.trim() || 'this field'
  return (
    <div className={styles.own} role="group" aria-label={field.label.trim() || 'New field'}>
      <TextField
        label="Field"
        value={field.label}
        maxLength={80}
        error={error}
        onChange={(label) => onChange({ label })}
      />
      <SelectField
        label="Kind"
        options={kinds}
        value={field.dataType}
        onChange={(kind) => kind !== null && onChange({ dataType: kind as DataType, text: '' })}
      />
      <ValueField field={field} label="Value" error={undefined} onChange={(text) => onChange({ text })} />
      <IconButton icon={X} label={`Remove ${name}`} large onClick={onRemove} />
    </div>
  )
}

type ValueProps = {
  readonly field: FormField
  readonly label: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function ValueField({ field, label, error, onChange }: ValueProps) {
  const common = { label, error }
  switch (field.dataType) {
    case 'date':
      return <DateField {...common} value={field.text} onChange={onChange} />
    case 'boolean':
      return <YesNoField {...common} value={field.text} onChange={onChange} />
    case 'country':
      return (
        <CountryField
          {...common}
          countries={withKept(countryOptions, field.text)}
          value={field.text === '' ? null : field.text}
          onChange={(value) => onChange(value ?? '')}
          clearable
        />
      )
    case 'state':
      return (
        <SelectField
          {...common}
          options={withKept(stateOptions, field.text)}
          value={field.text === '' ? null : field.text}
          onChange={(value) => onChange(value ?? '')}
          placeholder="Type to find a state"
          clearable
        />
      )
    default:
      return (
        <TextField
          {...common}
          value={field.text}
          maxLength={10_000}
          {...(field.dataType === 'number' && { inputMode: 'decimal' as const })}
          onChange={onChange}
        />
      )
  }
}

/** A value from elsewhere (an import, the API) that is in no list stays as it is. */
function withKept(options: readonly { value: string; label: string }[], text: string) {
  if (text === '' || options.some(({ value }) => value === text)) return options
  return [{ value: text, label: text }, ...options]
}
