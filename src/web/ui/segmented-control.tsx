import { useId } from 'react'
import styles from './segmented-control.module.css'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** How many there are of it. */
  readonly count?: number
}

type Props<Value extends string> = {
  /** What is chosen here, said by screen readers. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** 40 px instead of 32. */
  large?: boolean
  wide?: boolean
}

/** Views of the same thing, one at a time: Monthly or Yearly, Reading or Page view. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, large = false, wide = false } = props
  const name = useId()
  return (
    <div
      className={`${styles.track} ${large ? styles.large : ''} ${wide ? styles.wide : ''}`}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className={styles.count}> {option.count}</span>}
        </label>
      ))}
    </div>
  )
}
