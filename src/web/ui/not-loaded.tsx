import { RotateCw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  readonly title: string
  readonly onRefresh: () => void
  /** The small form inside a panel. */
  readonly small?: boolean
  /** Why, or what to try; none where the title says it all. */
  readonly children?: ReactNode
}

/** In the place of what did not load, with the way to ask for it again. */
export function NotLoaded({ title, onRefresh, small = false, children }: Props) {
  return (
    <EmptyState
      small={small}
      icon={WifiOff}
      title={title}
      action={
        <Button size={small ? 's' : 'm'} icon={RotateCw} onClick={onRefresh}>
          Refresh
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
