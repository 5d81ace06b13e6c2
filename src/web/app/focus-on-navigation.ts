import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After going to another page the focus is on its title (or on the part that the address names), so that the keyboard and
 * a screen reader start there. Not on the first page, and not when only the query changes.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname + hash)
  useEffect(() => {
    if (before.current === pathname + hash) return
    before.current = pathname + hash
    const place =
      (hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))) ??
      document.querySelector<HTMLElement>('main h1') ??
      document.querySelector<HTMLElement>('main')
    if (!place) return
    if (!place.matches('a, button, input, select, textarea')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [pathname, hash])
}
