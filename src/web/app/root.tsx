import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'
import { DownloadPanel } from '#web/ui/download-panel.tsx'
import { onRegained } from '#web/data/connection.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { ErrorDialogSlot } from './error-dialog-slot.tsx'
import { Toasts } from '#web/ui/toasts.tsx'
import { useRouteTitle } from './document-title.ts'
import { useFocusOnNavigation } from './focus-on-navigation.ts'
import { returnPlace } from './return-place.ts'
import styles from './root.module.css'
import { redirectFor, routeAt } from './route-table.ts'
import { downloads, whenDownloaded } from '#web/ui/downloads.ts'
import { refreshSubscription } from '#web/session/subscription.ts'
import { useSession } from '#web/session/session.ts'

/** Around every page: who may see it, its title, focus and scroll, and what floats over it. */
export function Root() {
  useRouteTitle()
  useFocusOnNavigation()
  useForgetOnLogOut()
  useRecovery()
  useStatusAfterDownload()
  const { state } = useSession()
  return (
    <>
      <Arriving />
      {state !== 'logged-in' && <ConnectionNotice />}
      <Admitted />
      <ScrollRestoration getKey={scrollKey} />
      <ErrorDialogSlot />
      <div className={styles.corner}>
        <Toasts />
        <DownloadPanel />
      </div>
    </>
  )
}

/** A page that was loaded afresh has no key of its own: its scroll belongs to its address, with the section that it names. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key
}

/** The page, or the way to where its visitor belongs. */
function Admitted() {
  const { state, permissions } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const development = import.meta.env.DEV && pathname.startsWith('/dev/')
  const target = development ? null : redirectFor(pathname, { loggedIn: state === 'logged-in', permissions, search })

  useEffect(() => {
    if (target === null) return
    if (target === '/login' && routeAt(pathname)) returnPlace.remember(`${pathname}${search}${hash}`)
    void navigate(target === '/' ? (returnPlace.get() ?? '/') : target, { replace: true })
  }, [target, pathname, search, hash, navigate])

  return target === null ? <Outlet /> : null
}

/** A line at the top when the next page takes more than a moment. */
function Arriving() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className={styles.arriving} role="status">
      <span className="sr">The page is loading</span>
    </div>
  )
}

/** What was read from the server and the names of files do not stay behind for the next person at the desk. */
function useForgetOnLogOut() {
  const { state } = useSession()
  const queryClient = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    const wasIn = before.current === 'logged-in'
    before.current = state
    if (state !== 'logged-out' || !wasIn) return
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' })
    downloads.clear()
  }, [state, queryClient])
}

/** A download may have followed a draft: five seconds later the status is read anew (specification 1, section 4). */
function useStatusAfterDownload() {
  const queryClient = useQueryClient()
  useEffect(() => whenDownloaded(() => void refreshSubscription(queryClient)), [queryClient])
}

/** What could not be read while the server was away is read when it is back. */
function useRecovery() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onRegained(() => {
        void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
      }),
    [queryClient],
  )
}
