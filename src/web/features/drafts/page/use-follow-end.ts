import { type RefObject, useEffect } from 'react'

/** How near to the end counts as being there (specification 1, section 9). */
const marginPx = 10

/** Keeps the end of arriving text in view, but only while the reader is at the end. */
export function useFollowEnd(pane: RefObject<HTMLElement | null>, isWriting: boolean) {
  useEffect(() => {
    const element = pane.current
    if (!isWriting || !element) return
    let isAtEnd = distanceToEnd(element) <= marginPx
    const onScroll = () => {
      isAtEnd = distanceToEnd(element) <= marginPx
    }
    const changes = new MutationObserver(() => {
      if (isAtEnd) scrollToEnd(element)
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scroll', onScroll, { passive: true })
    changes.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      window.removeEventListener('scroll', onScroll)
      changes.disconnect()
    }
  }, [pane, isWriting])
}

/** The pane scrolls by itself on wide screens; on small ones the page does, and the end is the end of the pane. */
function distanceToEnd(pane: HTMLElement): number {
  if (scrollsItself(pane)) return pane.scrollHeight - pane.scrollTop - pane.clientHeight
  return Math.abs(pane.getBoundingClientRect().bottom - window.innerHeight)
}

function scrollToEnd(pane: HTMLElement) {
  if (scrollsItself(pane)) pane.scrollTop = pane.scrollHeight
  else window.scrollBy(0, pane.getBoundingClientRect().bottom - window.innerHeight)
}

/** On wide screens the pane scrolls by itself; on small ones the page does. */
export function scrollsItself(pane: HTMLElement): boolean {
  return /auto|scroll/.test(getComputedStyle(pane).overflowY)
}
