import { choicesOf, type Option } from '#domain/questionnaire/question.ts'
import { ChoiceField, YesNoField } from '#web/ui/choice-field.tsx'
import { CountryField, SelectField } from '#web/ui/select-field.tsx'
import { asText, type FieldProps, textsOf } from '../field-props.ts'
import { useFormContext } from '../form-context.ts'
import styles from './fields.module.css'
import { ChoicesField } from '#web/ui/choices-field.tsx'

export function YesNoAnswer(props: FieldProps<'yes-no'>) {
  return <YesNoField {...textsOf(props)} value={asText(props.answer)} onChange={props.onChange} />
}

/** Few options stand open; many of them, or where the question says so, in a list. */
export function ChoiceAnswer(props: FieldProps<'choice'>) {
  const { options: all, look = all.length > 5 ? 'select' : 'radio' } = props.question
  const likely = useFormContext().sources.likely?.[props.question.name] ?? []
  const options = [...likely.flatMap((value) => all.filter((one) => one.value === value)), ...without(all, likely)]
  const choice = { ...textsOf(props), options }
  if (look === 'radio')
    return (
      <div className={areLong(options) ? styles.long : undefined}>
        <ChoiceField {...choice} likely={likely} value={asText(props.answer)} onChange={props.onChange} />
      </div>
    )
  return (
    <SelectField
      {...choice}
      placeholder="Choose one"
      clearable={!props.required}
      value={asText(props.answer) || null}
      onChange={(value) => props.onChange(value ?? '')}
    />
  )
}

export function ChoicesAnswer(props: FieldProps<'choices'>) {
  const { options, name } = props.question
  return (
    <div className={areLong(options) ? styles.long : undefined}>
      <ChoicesField
        {...textsOf(props)}
        options={options}
        value={choicesOf({ [name]: props.answer ?? [] }, name)}
        onChange={props.onChange}
      />
    </div>
  )
}

export function CountryAnswer(props: FieldProps<'country'>) {
  const { sources } = useFormContext()
  const problem = sources.problems?.countries
  return (
    <CountryField
      {...textsOf({ ...props, error: props.error ?? problem })}
      countries={sources.countries}
      loading={sources.loading?.includes('countries') === true}
      value={asText(props.answer) || null}
      onChange={(value) => props.onChange(value ?? '')}
    />
  )
}

const without = (options: readonly Option[], values: readonly string[]) =>
  options.filter(({ value }) => !values.includes(value))

/** Long or many options stand below each other. */
function areLong(options: readonly Option[]): boolean {
  return options.length > 5 || options.some(({ label }) => label.length > 32)
}
