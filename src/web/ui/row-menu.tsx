import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import type { RowAction } from './row-action.ts'
import { useMenuPart } from './use-menu-part.ts'

type Props = {
  readonly name: string
  readonly actions: readonly RowAction[]
  /** When somebody is about to open it. */
  readonly onWanted?: () => void
}

/** The actions of a row behind one button. `name` is what the row is about. */
export function RowMenu({ name, actions, onWanted }: Props) {
  const { render, control, button } = useMenuPart(loadDropdown, onWanted)
  const target = <IconButton icon={Ellipsis} label={`Actions for ${name}`} {...button} />
  return render?.({ ...control, actions, target }) ?? target
}

async function loadDropdown() {
  const { RowMenuDropdown } = await import('./row-menu-dropdown.tsx')
  return (props: ComponentProps<typeof RowMenuDropdown>) => <RowMenuDropdown {...props} />
}
