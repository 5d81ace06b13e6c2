import { textareaLimit, textLimit } from '#domain/questionnaire/question.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { asText, type FieldProps, textsOf } from '../field-props.ts'
import { useFormContext } from '../form-context.ts'
import styles from './fields.module.css'

export function TextAnswer(props: FieldProps<'text'>) {
  const { maxLength = textLimit, pattern } = props.question
  const field = (
    <TextField
      {...textsOf(props)}
      value={asText(props.answer)}
      onChange={props.onChange}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={pattern === undefined}
    />
  )
  return pattern === undefined ? field : <div className={styles.narrow}>{field}</div>
}

/** Grows with the answer; says how much room is left once nine tenths are used. */
export function LongAnswer(props: FieldProps<'textarea'>) {
  const { maxLength = textareaLimit } = props.question
  const text = asText(props.answer)
  const left = maxLength - text.length
  return (
    <div>
      <TextAreaField {...textsOf(props)} value={text} onChange={props.onChange} maxLength={maxLength} />
      {left < maxLength / 10 && (
        <output className={styles.counter}>{left.toLocaleString('en-US')} characters left</output>
      )}
    </div>
  )
}

export function DateAnswer(props: FieldProps<'date'>) {
  const { today } = useFormContext()
  return (
    <div className={styles.narrow}>
      <DateField
        {...textsOf(props)}
        value={asText(props.answer)}
        onChange={props.onChange}
        min="1900-01-01"
        max={props.question.future === false ? today : '2199-12-31'}
      />
    </div>
  )
}

export function NumberAnswer(props: FieldProps<'number'>) {
  const { min, max } = props.question
  return (
    <div className={styles.narrow}>
      <TextField
        {...textsOf(props)}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={asText(props.answer)}
        onChange={props.onChange}
      />
    </div>
  )
}
