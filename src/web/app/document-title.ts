import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { documentTitle, routeAt } from './route-table.ts'

/** Sets the title that the route table gives the page; once, above all pages. */
export function useRouteTitle(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const route = routeAt(pathname)
    document.title = route ? documentTitle(route) : 'Drafty'
  }, [pathname])
}
