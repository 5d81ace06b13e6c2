import { type Option, yesNoOptions } from '#domain/questionnaire/question.ts'
import styles from './choice-field.module.css'
import { FieldGroup, type FieldText } from './field.tsx'

type ChoiceProps = FieldText & {
  options: readonly Option[]
  /** Those that are likely here; they say so. */
  likely?: readonly string[]
  value: string | undefined
  onChange: (value: string) => void
}

/** One of a few options, all in view, each in a border of its own. */
export function ChoiceField({ options, likely = [], value, onChange, ...text }: ChoiceProps) {
  return (
    <FieldGroup {...text}>
      {(name) => (
        <div className={styles.options} data-pair={options.length === 2 || undefined}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                disabled={option.disabled}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
              {likely.includes(option.value) && <span className={styles.likely}>Likely for this client</span>}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

/** Yes or no: two bordered options, never a switch. The answer is `yes`, `no` or nothing yet. */
export function YesNoField(props: Omit<ChoiceProps, 'options'>) {
  return <ChoiceField {...props} options={yesNoOptions} />
}
