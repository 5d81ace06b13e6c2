import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { AfterLogin } from '#web/features/accounts/after-login.tsx'
import { Telemetry } from './telemetry.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Header } from './header/header.tsx'
import { returnPlace } from './return-place.ts'
import styles from './shell.module.css'

const dialogAfterMs = 2000

/** Around every page of the logged-in: skip link, header, the page. */
export function Shell() {
  useEffect(() => returnPlace.forget(), [])
  useFetchErrorDialog()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <ConnectionNotice />
      <AfterLogin />
      <Telemetry />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

/** The error dialog has to be here before the connection is gone, but not before the page is. */
function useFetchErrorDialog() {
  useEffect(() => {
    const timer = setTimeout(() => void import('#web/ui/error-dialog.tsx').catch(() => undefined), dialogAfterMs)
    return () => clearTimeout(timer)
  }, [])
}
