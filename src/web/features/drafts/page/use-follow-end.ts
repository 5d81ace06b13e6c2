import { type RefObject, useEffect, useRef, useState } from 'react'

/** How near to the end counts as being there (specification 1, section 9). */
const marginPx = 10

export type Following = {
  /** The end of the text is kept in view. */
  readonly isOn: boolean
  /** Goes to the end, and on with it. */
  readonly follow: () => void
  /** Stays where the reader is, until they go to the end themselves. */
  readonly stay: () => void
}

/** Keeps the end of arriving text in view, but only while the reader is at the end. */
export function useFollowEnd(pane: RefObject<HTMLElement | null>, isWriting: boolean): Following {
  const [isOn, setOn] = useState(true)
  const isAtEnd = useRef(true)
  const turn = (on: boolean) => {
    isAtEnd.current = on
    setOn(on)
  }
  useEffect(() => {
    const element = pane.current
    if (!isWriting || !element) return
    const look = () => {
      isAtEnd.current = distanceToEnd(element) <= marginPx
      setOn(isAtEnd.current)
    }
    look()
    const changes = new MutationObserver(() => {
      if (isAtEnd.current) scrollToEnd(element)
    })
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('scroll', look, { passive: true })
    changes.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('scroll', look)
      changes.disconnect()
    }
  }, [pane, isWriting])
  const follow = () => {
    turn(true)
    if (pane.current) scrollToEnd(pane.current)
  }
  return { isOn, follow, stay: () => turn(false) }
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
