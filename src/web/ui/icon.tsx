import type { LucideIcon } from 'lucide-react'
import styles from './icon.module.css'

export type IconSize = 's' | 'm' | 'l'

type Props = {
  icon: LucideIcon
  /** 14 px in badges and margins, 16 px in text, 20 px alone. */
  size?: IconSize
  /** Said by screen readers; without it the icon is decoration beside a word. */
  label?: string
  spin?: boolean
  className?: string | undefined
}

/** A Lucide icon in the color of the text around it. */
export function Icon({ icon: Drawing, size = 'm', label, spin = false, className = '' }: Props) {
  return (
    <Drawing
      className={`${styles.icon} ${styles[size]} ${spin ? styles.spin : ''} ${className}`}
      strokeWidth={size === 'l' ? 1.5 : 1.75}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
