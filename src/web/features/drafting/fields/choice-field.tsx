import { choicesOf, type Option, yesNoOptions } from '#domain/questionnaire/question.ts'
import { asText, type FieldProps, groupProps } from '../field-props.ts'
import { EntryPicker } from './entry-picker.tsx'
import styles from './fields.module.css'

/** Two bordered options with a radio circle, never a switch. */
export function YesNoField(props: FieldProps<'yes-no'>) {
  return <RadioOptions {...props} options={yesNoOptions} />
}

/** Few options stand open; many of them, or where the question says so, in a list. */
export function ChoiceField(props: FieldProps<'choice'>) {
  const { options, look = options.length > 5 ? 'select' : 'radio' } = props.question
  if (look === 'radio') return <RadioOptions {...props} options={options} />
  return (
    <EntryPicker
      {...props}
      entries={options}
      chosen={asText(props.answer)}
      placeholder="Choose one"
      onChoose={props.onChange}
    />
  )
}

export function ChoicesField(props: FieldProps<'choices'>) {
  const { question, id, answer, onChange } = props
  const chosen = choicesOf({ [question.name]: answer ?? [] }, question.name)
  const toggle = (value: string, isOn: boolean) =>
    onChange(
      question.options
        .map((option) => option.value)
        .filter((known) => (known === value ? isOn : chosen.includes(known))),
    )
  return (
    <div className={styles.choice} role="group" {...layout(question.options)} {...groupProps(props)}>
      {question.options.map((option, index) => (
        <label className={styles.option} key={option.value}>
          <input
            type="checkbox"
            className={styles.tick}
            id={index === 0 ? id : undefined}
            checked={chosen.includes(option.value)}
            disabled={option.disabled}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

function RadioOptions({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const { question, id, answer, onChange } = props
  return (
    <div className={styles.choice} role="radiogroup" {...layout(options)} {...groupProps(props)}>
      {options.map((option, index) => (
        <label className={styles.option} key={option.value}>
          <input
            type="radio"
            className={styles.dot}
            name={id}
            id={index === 0 ? id : undefined}
            value={option.value}
            checked={answer === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

/** Long or many options stand below each other; two short ones share the width on small screens. */
function layout(options: readonly Option[]): Record<string, true | undefined> {
  const isLong = options.length > 4 || options.some(({ label }) => label.length > 28)
  return { 'data-column': isLong || undefined, 'data-pair': options.length === 2 || undefined }
}
