import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

export type ButtonLook = {
  /** `accent` once a view: the next thing to do. `danger` only in a confirmation. */
  look?: 'accent' | 'default' | 'quiet' | 'text' | 'danger'
  /** 32, 40 or 48 px high. */
  size?: 's' | 'm' | 'l'
  icon?: LucideIcon
  /** After the label, for what opens elsewhere. */
  iconAfter?: LucideIcon
  /** Over the whole width of its place. */
  wide?: boolean
  children: ReactNode
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'children'> & { busy?: boolean }

/** A button that is `busy` keeps its place and focus and does nothing until it is free again. */
export function Button({ look, size, icon, iconAfter, wide, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size, wide }, rest.className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? stop : onClick}
    >
      <Label icon={busy ? LoaderCircle : icon} spin={busy} iconAfter={iconAfter}>
        {children}
      </Label>
    </button>
  )
}

/** A link that looks like a button: it goes to a page of the product, or out of it with `href`. */
export function ButtonLink({ look, size, icon, iconAfter, wide, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={classOf({ look, size, wide }, rest.className)}>
      <Label icon={icon} iconAfter={iconAfter}>
        {children}
      </Label>
    </Link>
  )
}

type LabelProps = {
  icon: LucideIcon | undefined
  iconAfter: LucideIcon | undefined
  spin?: boolean
  children: ReactNode
}

function Label({ icon, iconAfter, spin = false, children }: LabelProps) {
  return (
    <>
      {icon && <Icon icon={icon} spin={spin} />}
      {children}
      {iconAfter && <Icon icon={iconAfter} />}
    </>
  )
}

function stop(event: React.MouseEvent) {
  event.preventDefault()
}

type Shape = { look: ButtonLook['look']; size: ButtonLook['size']; wide: boolean | undefined }

function classOf({ look = 'default', size = 'm', wide = false }: Shape, more = '') {
  return [styles.button, styles[look], styles[size], wide && styles.wide, more].filter(Boolean).join(' ')
}
