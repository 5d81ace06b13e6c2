import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldText } from './field.tsx'
import styles from './input.module.css'

type Native = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'required' | 'id'>
export type TextFieldProps = FieldText & Native & { value: string; onChange: (value: string) => void; end?: ReactNode }

/** One line of text. `readOnly` stands on the sunken ground and can still be selected and copied. */
export function TextField({
  label,
  help,
  note,
  error,
  required,
  labelEnd,
  value,
  onChange,
  end,
  ...rest
}: TextFieldProps) {
  const text = { label, help, note, error, labelEnd, ...(required !== undefined && { required }) }
  return (
    <Field {...text}>
      {(control) => (
        <span className={styles.held}>
          <input
            type="text"
            {...rest}
            {...control}
            className={`${styles.input} ${end === undefined ? '' : styles.withEnd}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

/** A calendar day as `YYYY-MM-DD`, empty while there is none; the browser's own picker and keys. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  return <TextField {...props} type="date" />
}
