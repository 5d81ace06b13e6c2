import type { LucideIcon } from 'lucide-react'

export type RowAction = {
  readonly label: string
  readonly icon: LucideIcon
  /** A page to go to, or something to do. */
  readonly to?: string
  readonly run?: () => void
  readonly disabled?: boolean
  /** Deletes or stops something: stands last, after a line. */
  readonly danger?: boolean
}
