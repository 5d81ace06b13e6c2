import { createBrowserRouter, type RouteObject } from 'react-router'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { pages } from './pages.ts'
import { Root } from './root.tsx'
import { RouteErrorScreen } from './route-error-screen.tsx'
import { type PageRoute, routeTable } from './route-table.ts'
import { FirstPageLoading } from './first-page-loading.tsx'

export type Router = ReturnType<typeof createBrowserRouter>

/** The router over the whole table: pages of the logged-in inside the shell, those of settings inside their frame. */
export function createRouter(extraRoutes: RouteObject[] = []): Router {
  const inShell = routeTable.filter(({ who }) => who === 'logged in')
  const settings = inShell.filter(({ frame }) => frame === 'settings')
  const others = inShell.filter(({ frame }) => frame !== 'settings')
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteErrorScreen,
      HydrateFallback: FirstPageLoading,
      children: [
        withErrorScreen([
          {
            lazy: () => loadChunk(async () => ({ Component: (await import('./shell.tsx')).Shell })),
            children: [
              withErrorScreen([
                ...others.map(pageRoute),
                { lazy: loadSettingsFrame, children: [withErrorScreen(settings.map(pageRoute))] },
              ]),
            ],
          },
          ...routeTable.filter(({ who }) => who !== 'logged in').map(pageRoute),
          ...extraRoutes,
          { path: '*', Component: Nothing },
        ]),
      ],
    },
  ])
}

/**
 * Shows the error screen in the place of these routes, inside what is around them. The screen stands on a route of its
 * own, because the router does not render a boundary that belongs to a route whose code did not arrive.
 */
function withErrorScreen(children: RouteObject[]): RouteObject {
  return { ErrorBoundary: RouteErrorScreen, children }
}

function loadSettingsFrame() {
  return loadChunk(async () => ({
    Component: (await import('#web/features/accounts/settings/settings-frame.tsx')).SettingsFrame,
  }))
}

function pageRoute({ path, page }: PageRoute): RouteObject {
  return { path, lazy: async () => ({ Component: await loadChunk(pages[page]) }) }
}

/** `Root` leads away from a path without a page before this would show. */
function Nothing() {
  return null
}
