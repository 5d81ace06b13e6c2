import '#web/theme/mantine.css'
import { MultiSelect, Select } from '@mantine/core'
import type { Option } from '#domain/questionnaire/question.ts'
import { Field, type FieldText } from './field.tsx'
import styles from './select-field.module.css'

type Common = FieldText & {
  options: readonly Option[]
  placeholder?: string
  disabled?: boolean
  /** While the options are on their way. */
  loading?: boolean
  nothingFound?: string
  maxLength?: number
}

type SelectProps = Common & {
  value: string | null
  /** Null when the choice is cleared. */
  onChange: (value: string | null) => void
  /** Typing narrows the list. On for more than seven options unless said otherwise. */
  searchable?: boolean
  clearable?: boolean
}

/** One of many options, in a list that opens. Options that may not be chosen stay in view, with their reason as label. */
export function SelectField({ value, onChange, searchable, clearable = false, ...rest }: SelectProps) {
  const { options, placeholder, disabled, loading, nothingFound, maxLength, ...text } = rest
  return (
    <Field {...text}>
      {(control) => (
        <Select
          {...control}
          {...common({ options, placeholder, disabled, loading, nothingFound, maxLength, error: text.error })}
          value={value}
          onChange={onChange}
          searchable={searchable ?? options.length > 7}
          clearable={clearable}
          allowDeselect={false}
        />
      )}
    </Field>
  )
}

type MultiSelectProps = Common & { value: readonly string[]; onChange: (value: string[]) => void }

/**
 * Several of many options; the chosen ones show as tags that the backspace key and a button remove.
 * @internal in the gallery alone so far
 */
export function MultiSelectField({ value, onChange, ...rest }: MultiSelectProps) {
  const { options, placeholder, disabled, loading, nothingFound, maxLength, ...text } = rest
  return (
    <Field {...text}>
      {(control) => (
        <MultiSelect
          {...control}
          {...common({ options, placeholder, disabled, loading, nothingFound, maxLength, error: text.error })}
          value={[...value]}
          onChange={onChange}
          searchable
          hidePickedOptions={false}
        />
      )}
    </Field>
  )
}

type CountryProps = Omit<SelectProps, 'options' | 'searchable'> & { countries: readonly Option[] }

/** A country by name; typing its first letters finds it. */
export function CountryField({ countries, placeholder = 'Type to find a country', ...rest }: CountryProps) {
  return (
    <SelectField {...rest} options={countries} searchable placeholder={placeholder} nothingFound="No such country" />
  )
}

type CommonParts = { [Name in Exclude<keyof Common, keyof FieldText | 'options'>]: Common[Name] | undefined } & {
  options: readonly Option[]
  error: string | undefined
}

function common({ options, placeholder, disabled, loading, nothingFound, maxLength, error }: CommonParts) {
  return {
    data: options.map((option) => ({ ...option })),
    disabled: disabled === true,
    loading: loading === true,
    error: error !== undefined && error !== '',
    nothingFoundMessage: nothingFound ?? 'Nothing found',
    comboboxProps: { classNames: { dropdown: styles.dropdown ?? '' } },
    classNames: {
      input: styles.input ?? '',
      option: styles.option ?? '',
      pill: styles.pill ?? '',
      pillsList: styles.pills ?? '',
    },
    ...(placeholder !== undefined && { placeholder }),
    ...(maxLength !== undefined && { maxLength }),
  }
}
