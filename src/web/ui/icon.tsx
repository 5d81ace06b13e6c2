import type { LucideIcon } from 'lucide-react'
import { createElement, type ReactElement } from 'react'
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
export function Icon({ icon, size = 'm', label, spin = false, className = '' }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'l' ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`${styles.icon} ${styles[size]} ${spin ? styles.spin : ''} ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {linesOf(icon)}
    </svg>
  )
}

/** A Lucide icon is a component that hands what it draws on to another one. */
type Drawing = { readonly render: (props: object, ref: null) => ReactElement<Drawn> }
type Drawn = { readonly icon: { readonly node: readonly (readonly [name: string, attributes: object])[] } }

const known = new WeakMap<LucideIcon, readonly ReactElement[]>()

/**
 * What an icon draws, made once: a draft has a hundred icons, and through Lucide's own components each of them would take three
 * components and its attributes put together anew.
 */
function linesOf(icon: LucideIcon): readonly ReactElement[] {
  const before = known.get(icon)
  if (before) return before
  const { node } = (icon as unknown as Drawing).render({}, null).props.icon
  const lines = node.map(([name, attributes]) => createElement(name, attributes))
  known.set(icon, lines)
  return lines
}
