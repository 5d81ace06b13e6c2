import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './input.module.css'

type Native = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'>
type Props = Native & {
  /** Not shown, said by screen readers: what is searched. */
  label: string
  value: string
  onChange: (value: string) => void
  /** The key that leads here from anywhere on the page, shown at the end while the field is empty. */
  hint?: string
}

/** A search that works while typing; Escape and the cross clear it. */
export function SearchField({ label, value, onChange, hint, className = '', onKeyDown, ...rest }: Props) {
  return (
    <span className={`${styles.held} ${className}`}>
      <Icon icon={Search} className={styles.start} />
      <input
        {...rest}
        type="search"
        aria-label={label}
        className={`${styles.input} ${styles.withStart} ${styles.withEnd}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') onChange('')
          onKeyDown?.(event)
        }}
      />
      <span className={styles.end}>
        {value === '' ? hint && <Hint hint={hint} /> : <Clear onClear={() => onChange('')} />}
      </span>
    </span>
  )
}

function Hint({ hint }: { hint: string }) {
  return (
    <kbd className={`${styles.hint} hide-small`} aria-hidden="true">
      {hint}
    </kbd>
  )
}

function Clear({ onClear }: { onClear: () => void }) {
  return <IconButton icon={X} label="Clear search" onClick={onClear} />
}
