import { Link, NavLink } from 'react-router'
import { Logo } from '#web/ui/logo.tsx'
import { CreditsMeter } from './credits-meter.tsx'
import { FindButton } from './find-button.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { mainNavigation } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

/** Logo and places at the left, credits and account at the right (specification 1, section 2 "Header"). */
export function Header() {
  return (
    <header className={styles.header}>
      <MobileMenu />
      <Link to="/" className={styles.brand}>
        <Logo />
      </Link>
      <nav className={`${styles.nav} hide-small`} aria-label="Main">
        {mainNavigation.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            {label}
          </NavLink>
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
