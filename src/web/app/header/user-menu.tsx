import '../../theme/mantine.css'
import { Menu } from '@mantine/core'
import { ChevronDown, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import menu from '../../ui/row-menu.module.css'
import { displayName, useSession } from '../session.ts'
import { accountNavigation } from './navigation.ts'
import { useLogOut } from './use-log-out.ts'
import styles from './user-menu.module.css'

/** Settings, FAQ and Log Out behind the initials. */
export function UserMenu() {
  const session = useSession()
  const logOut = useLogOut()
  return (
    <Menu classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '', divider: menu.divider ?? '' }}>
      <Menu.Target>
        <button type="button" className={styles.user}>
          <span className="sr">Account menu: Settings, FAQ, Log Out</span>
          <Avatar name={displayName(session)} />
          <Icon icon={ChevronDown} className="hide-small" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <div className="sub">{displayName(session)}</div>
          {displayName(session) !== session.email && <div className="small muted">{session.email}</div>}
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
