import { Link, useLocation } from 'react-router'
import { Logo } from '#web/ui/logo.tsx'
import { CreditsMeter } from './credits-meter.tsx'
import { FindButton } from './find-button.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { isHere } from './navigation.ts'
import { usePlaces } from './use-places.ts'
import { UserMenu } from './user-menu.tsx'

/** Logo and places at the left, credits and account at the right (specification 1, section 2 "Header"). */
export function Header() {
  const { pathname } = useLocation()
  const places = usePlaces()
  return (
    <header className={styles.header}>
      <MobileMenu />
      <Link to="/" className={styles.brand}>
        <Logo />
      </Link>
      <nav className={`${styles.nav} hide-small`} aria-label="Main">
        {places.map((item) => (
          <Link key={item.to} to={item.to} aria-current={isHere(item, pathname) ? 'page' : undefined}>
            {item.label}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        <FindButton />
        <div className="hide-small">
          <CreditsMeter />
        </div>
        <UserMenu />
      </div>
    </header>
  )
}
