import { Input, Textarea } from '@mantine/core'
import { textareaLimit, textLimit } from '#domain/questionnaire/question.ts'
import { asText, controlProps, type FieldProps } from '../field-props.ts'
import { useFormContext } from '../form-context.ts'
import styles from './fields.module.css'

export function TextField(props: FieldProps<'text'>) {
  const { question, answer, invalid, onChange } = props
  return (
    <Input
      {...controlProps(props)}
      error={invalid}
      value={asText(answer)}
      maxLength={question.maxLength ?? textLimit}
      autoComplete="off"
      {...(question.pattern === 'receipt-number' && { className: styles.narrow, spellCheck: false })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Grows with the answer; says how much room is left once nine tenths are used. */
export function TextareaField(props: FieldProps<'textarea'>) {
  const { question, answer, invalid, onChange } = props
  const text = asText(answer)
  const limit = question.maxLength ?? textareaLimit
  return (
    <>
      <Textarea
        {...controlProps(props)}
        error={invalid}
        withErrorStyles
        autosize
        minRows={4}
        maxRows={24}
        value={text}
        maxLength={limit}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text.length > limit * 0.9 && (
        <span className={styles.counter} role="status">
          {(limit - text.length).toLocaleString('en-US')} characters left
        </span>
      )}
    </>
  )
}

export function DateField(props: FieldProps<'date'>) {
  const { question, answer, invalid, onChange } = props
  const { today } = useFormContext()
  return (
    <Input
      {...controlProps(props)}
      type="date"
      className={styles.narrow}
      error={invalid}
      min="1900-01-01"
      max={question.future === false ? today : '2199-12-31'}
      value={asText(answer)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export function NumberField(props: FieldProps<'number'>) {
  const { question, answer, invalid, onChange } = props
  return (
    <Input
      {...controlProps(props)}
      type="number"
      inputMode="numeric"
      className={styles.narrow}
      error={invalid}
      min={question.min}
      max={question.max}
      value={asText(answer)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
