import '#web/theme/mantine.css'
import { Menu } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { LogOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { insideMain } from '#web/ui/inside-main.ts'
import { Icon } from '#web/ui/icon.tsx'
import menu from '#web/ui/row-menu.module.css'
import type { MenuControl } from '#web/ui/use-menu-part.ts'
import { displayName, useSession } from '#web/session/session.ts'
import { accountNavigation } from './navigation.ts'
import { useLogOut } from './use-log-out.ts'
import styles from './user-menu.module.css'

type Props = MenuControl & { target: ReactElement }

/** What opens under the initials. */
export function UserMenuDropdown({ opened, onChange, target }: Props) {
  const session = useSession()
  const logOut = useLogOut()
  const name = displayName(session)
  // Only what opens after it was mounted knows where the focus has to go back to.
  const mounted = useMounted()
  return (
    <Menu
      portalProps={insideMain()}
      opened={opened && mounted}
      onChange={onChange}
      classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '', divider: menu.divider ?? '' }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <div className="sub">{name}</div>
          {name !== session.email && <div className="small muted">{session.email}</div>}
        </div>
        <Menu.Divider />
        {accountNavigation.map(({ to, label, icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon icon={icon} />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<Icon icon={LogOut} />} onClick={() => void logOut()}>
          Log Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
