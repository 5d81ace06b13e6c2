import type { Option } from '#domain/questionnaire/question.ts'
import styles from './choice-field.module.css'
import { FieldGroup, type FieldText } from './field.tsx'

type ChoicesProps = FieldText & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Any of a few options, all in view; the answer keeps the order of the options. */
export function ChoicesField({ options, value, onChange, ...text }: ChoicesProps) {
  const toggle = (chosen: string) => {
    const now = value.includes(chosen) ? value.filter((other) => other !== chosen) : [...value, chosen]
    onChange(options.map((option) => option.value).filter((other) => now.includes(other)))
  }
  return (
    <FieldGroup {...text}>
      {(name) => (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                disabled={option.disabled}
                checked={value.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
