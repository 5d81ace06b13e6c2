import type { RouteObject } from 'react-router'
import { StartUpScreen } from '#web/app/start-up-screen.tsx'
import { ComponentsPage } from './components-page.tsx'
import { goToChosenBackend } from './panel/backend.ts'

export { DeveloperPanel } from './panel/developer-panel.tsx'

goToChosenBackend()

/** Pages for those who build the product; never part of the production bundle. */
export const devRoutes: RouteObject[] = [
  { path: '/dev/components', Component: ComponentsPage },
  { path: '/dev/start-up', Component: StartUpScreen },
]

/** `?desk=sample` once, and this tab shows the pages with a fictional attorney logged in. */
export function wantsSampleDesk(): boolean {
  if (new URLSearchParams(window.location.search).get('desk') === 'sample') sessionStorage.setItem('desk', 'sample')
  return sessionStorage.getItem('desk') === 'sample'
}
