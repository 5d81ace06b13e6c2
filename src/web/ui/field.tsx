import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { curled } from './curled.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export type FieldText = {
  label: ReactNode
  /** One or two sentences between the label and the control. */
  help?: ReactNode
  /** What is wrong with the answer; the control is then marked as invalid. */
  error?: string | undefined
  required?: boolean
  /** Under the control: what the answer amounts to while it is typed. */
  note?: ReactNode
  /** At the right end of the label's line, for example a link. */
  labelEnd?: ReactNode
}

/** What a control needs to belong to its label, help and error. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = FieldText & { className?: string | undefined; children: (control: ControlProps) => ReactNode }

/** A labelled place for one control: label, help, control, error, in this order. */
export function Field({ label, help, note, error, required = false, labelEnd, className = '', children }: Props) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {required && <Asterisk />}
        </label>
        {labelEnd}
      </div>
      {help !== undefined && (
        <div className={styles.help} id={`${id}-help`}>
          {typeof help === 'string' ? curled(help) : help}
        </div>
      )}
      {children(controlProps(id, { help, note, error, required }))}
      {note !== undefined && (
        <div className={styles.note} id={`${id}-note`}>
          {note}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

type GroupProps = FieldText & { children: (name: string) => ReactNode }

/** A question answered by several controls, such as radio buttons: the label is the group's legend. */
export function FieldGroup({ label, help, error, required = false, children }: GroupProps) {
  const id = useId()
  const control = controlProps(id, { help, error, required })
  return (
    <fieldset className={styles.field} aria-describedby={control['aria-describedby']}>
      <legend className={styles.label}>
        {label}
        {required && <Asterisk />}
      </legend>
      {help !== undefined && (
        <div className={styles.help} id={`${id}-help`}>
          {typeof help === 'string' ? curled(help) : help}
        </div>
      )}
      {children(id)}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** The sentence under a control; an icon and words, never color alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined || error === '') return null
  return (
    <p className={styles.error} id={id}>
      <Icon icon={CircleAlert} />
      <span>{error}</span>
    </p>
  )
}

function Asterisk() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  )
}

function controlProps(id: string, { help, note, error, required }: Omit<FieldText, 'label'>): ControlProps {
  const invalid = error !== undefined && error !== ''
  const parts = { help: help !== undefined, note: note !== undefined, error: invalid }
  const described = Object.entries(parts)
    .filter(([, shown]) => shown)
    .map(([part]) => `${id}-${part}`)
    .join(' ')
  return {
    id,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(invalid && { 'aria-invalid': true as const }),
    ...(required === true && { 'aria-required': true as const }),
  }
}
