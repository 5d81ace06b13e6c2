import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMenuPart } from '#web/ui/use-menu-part.ts'
import { displayName, useSession } from '#web/session/session.ts'
import styles from './user-menu.module.css'

/** Settings, FAQ and Log Out behind the initials. */
export function UserMenu() {
  const session = useSession()
  const { render, control, button } = useMenuPart(loadDropdown)
  const target = (
    <button type="button" className={styles.user} {...button}>
      <span className="sr">Account menu: Settings, FAQ, Log Out</span>
      <Avatar name={displayName(session)} />
      <Icon icon={ChevronDown} className="hide-small" />
    </button>
  )
  return render?.({ ...control, target }) ?? target
}

async function loadDropdown() {
  const { UserMenuDropdown } = await import('./user-menu-dropdown.tsx')
  return (props: ComponentProps<typeof UserMenuDropdown>) => <UserMenuDropdown {...props} />
}
