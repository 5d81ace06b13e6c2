import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon, type IconSize } from './icon.tsx'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  /** What it does, in words: shown on hover and said by screen readers. */
  label: string
  iconSize?: IconSize
  /** 40 px instead of 32. */
  large?: boolean
}

/** A square button that shows an icon alone. */
export function IconButton({ icon, label, iconSize = 'm', large = false, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${styles.button} ${large ? styles.large : ''} ${className}`}
    >
      <Icon icon={icon} size={iconSize} />
    </button>
  )
}
