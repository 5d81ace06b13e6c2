import { createBrowserRouter, type RouteObject } from 'react-router'
import { loadChunk } from '../lazy/load-chunk.ts'
import { pages } from './pages.ts'
import { Root } from './root.tsx'
import { RouteErrorScreen } from './route-error-screen.tsx'
import { type PageRoute, routeTable } from './route-table.ts'
import { StartUpScreen } from './start-up-screen.tsx'

export type Router = ReturnType<typeof createBrowserRouter>

/** The router over the whole table: pages of the logged-in inside the shell, those of settings inside their frame. */
export function createRouter(extraRoutes: RouteObject[] = []): Router {
  const inShell = routeTable.filter(({ who }) => who === 'logged in')
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteErrorScreen,
      HydrateFallback: StartUpScreen,
      children: [
        {
          lazy: () => loadChunk(async () => ({ Component: (await import('./shell.tsx')).Shell })),
          ErrorBoundary: RouteErrorScreen,
          children: [
            ...inShell.filter(({ frame }) => frame !== 'settings').map(pageRoute),
            {
              lazy: () =>
                loadChunk(async () => ({ Component: (await import('../settings/settings-frame.tsx')).SettingsFrame })),
              ErrorBoundary: RouteErrorScreen,
              children: inShell.filter(({ frame }) => frame === 'settings').map(pageRoute),
            },
          ],
        },
        ...routeTable.filter(({ who }) => who === 'logged out').map(pageRoute),
        ...extraRoutes,
        { path: '*', Component: Nothing },
      ],
    },
  ])
}

function pageRoute(route: PageRoute): RouteObject {
  return {
    path: route.path,
    ErrorBoundary: RouteErrorScreen,
    lazy: async () => ({ Component: await loadChunk(pages[route.page]) }),
  }
}

/** `Root` leads away from a path without a page before this would show. */
function Nothing() {
  return null
}
