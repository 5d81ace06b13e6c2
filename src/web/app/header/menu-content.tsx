import { LogOut, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { displayName, useSession } from '#web/session/session.ts'
import { CreditsMeter } from './credits-meter.tsx'
import styles from './mobile-menu.module.css'
import { accountNavigation, type NavigationItem } from './navigation.ts'
import { useLogOut } from './use-log-out.ts'
import { usePlaces } from './use-places.ts'

/** What the drawer shows: the credits, the places, the account. */
export function MenuContent({ close }: { close: () => void }) {
  const session = useSession()
  const logOut = useLogOut()
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <Link to="/" onClick={close} className="plainlink">
          <Logo />
        </Link>
        <IconButton icon={X} iconSize="l" large label="Close menu" onClick={close} />
      </div>
      <div className={styles.strip}>
        <CreditsMeter onLeave={close} />
      </div>
      <Links label="Main" items={usePlaces()} close={close} />
      <hr className={`rule ${styles.rule}`} />
      <Links label="Account" items={accountNavigation} close={close}>
        <button type="button" onClick={() => void logOut()}>
          <Icon icon={LogOut} size="l" />
          Log Out
        </button>
      </Links>
      <div className={styles.who}>
        <Avatar name={displayName(session)} />
        <div>
          <div className="sub">{displayName(session)}</div>
          {displayName(session) !== session.email && <div className="small muted">{session.email}</div>}
        </div>
      </div>
    </div>
  )
}

type LinksProps = {
  label: string
  items: readonly NavigationItem[]
  close: () => void
  children?: ReactNode
}

function Links({ label, items, close, children }: LinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      {items.map(({ to, label: name, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} onClick={close}>
          <Icon icon={icon} size="l" />
          {name}
        </NavLink>
      ))}
      {children}
    </nav>
  )
}
