import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type RouteObject, RouterProvider } from 'react-router'
import { askAhead } from './ask-ahead.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { redirectFor, routeAt } from './route-table.ts'
import { returnPlace } from './return-place.ts'
import { createRouter, type Router } from './router.tsx'
import { type Session, useSession } from '#web/session/session.ts'
import { linkResult, loginNote } from '#web/session/login-note.ts'
import { useStartUp } from './start-up.ts'
import { StartUpScreen } from './start-up-screen.tsx'

/** The product inside a session: the start-up screen first, then the pages. */
export function App({ extraRoutes = [] }: { extraRoutes?: RouteObject[] }) {
  return (
    <ErrorBoundary>
      <Start extraRoutes={extraRoutes} />
    </ErrorBoundary>
  )
}

function Start({ extraRoutes }: { extraRoutes: RouteObject[] }) {
  const session = useSession()
  const known = session.state !== 'initializing'
  const waiting = useStartUp(known)
  const cache = useQueryClient()
  const [router, setRouter] = useState<Router | null>(null)

  // The first page's code is on its way while the logo still pulses, and only the code of a page that will be shown.
  useEffect(() => {
    if (router || (!known && waiting)) return
    leadIn(session, extraRoutes)
    if (session.state === 'logged-in') void askAhead(cache, window.location)
    // oxlint-disable-next-line react/set-state-in-effect -- the router listens to the address, so it is made once, outside of rendering
    setRouter(createRouter(extraRoutes))
  }, [router, known, waiting, session, extraRoutes, cache])

  if (waiting || !router) return <StartUpScreen />
  return <RouterProvider router={router} />
}

/** Puts the address right before the router reads it. */
function leadIn({ state, permissions }: Session, extraRoutes: readonly RouteObject[]) {
  const { pathname, search, hash } = window.location
  if (extraRoutes.some(({ path }) => path === pathname)) return
  const target = redirectFor(pathname, { loggedIn: state === 'logged-in', permissions, search })
  if (target === null) return
  if (target === '/login') loginNote.set(linkResult(window.location))
  if (target === '/login' && routeAt(pathname)) returnPlace.remember(`${pathname}${search}${hash}`)
  window.history.replaceState(null, '', target)
}
