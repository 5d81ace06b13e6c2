import { useEffect, useLayoutEffect } from 'react'
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

/** A page that knows better, for example the name of its client: ` · Drafty` is added. Nothing while it is undefined. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Drafty`
  }, [title])
}
