import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { Field, type FieldText } from './field.tsx'
import styles from './input.module.css'

type Native = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'required' | 'id' | 'ref'>
type Props = FieldText & Native & { value: string; onChange: (value: string) => void; minRows?: number }

/** A long answer; the field grows with its text. */
export function TextAreaField({
  label,
  help,
  error,
  note,
  required,
  labelEnd,
  value,
  onChange,
  minRows = 4,
  ...rest
}: Props) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useGrowing(ref, value)
  const text = { label, help, note, error, labelEnd, ...(required !== undefined && { required }) }
  return (
    <Field {...text}>
      {(control) => (
        <textarea
          rows={minRows}
          {...rest}
          {...control}
          ref={ref}
          className={`${styles.input} ${styles.textarea}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Keeps the field as high as its text needs. A field that is not on screen yet has no height to measure. */
function useGrowing(ref: RefObject<HTMLTextAreaElement | null>, value: string) {
  useLayoutEffect(() => {
    const field = ref.current
    if (!field) return
    field.style.height = 'auto'
    const border = field.offsetHeight - field.clientHeight
    if (field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight + border}px`
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the text decides the height
  }, [ref, value])
}
