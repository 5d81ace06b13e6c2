import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import styles from './tick-box.module.css'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  required?: boolean
  error?: string | undefined
}

/** A single statement to agree to. */
export function TickBox({ checked, onChange, children, required = false, error }: Props) {
  const id = useId()
  const invalid = error !== undefined && error !== ''
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...(required && { 'aria-required': true })}
          {...(invalid && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
