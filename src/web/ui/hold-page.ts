import { useLayoutEffect } from 'react'

let count = 0

/**
 * The page behind does not scroll while something is open over it. Nothing that its elements inherit changes: a long
 * document would be styled anew as a whole, which is what one waits for when a dialog opens over it.
 */
export function useHeldPage(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    hold(count + 1)
    return () => hold(count - 1)
  }, [opened])
}

function hold(next: number): void {
  const changes = (count === 0) !== (next === 0)
  count = next
  if (!changes) return
  const { style, clientWidth } = document.documentElement
  // The width of the scroll bar that goes, so that nothing moves.
  const bar = next === 0 ? 0 : window.innerWidth - clientWidth
  style.overflow = next === 0 ? '' : 'hidden'
  style.paddingInlineEnd = bar > 0 ? `${bar}px` : ''
}
