import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { scrollsItself } from './use-follow-end.ts'

/** The line at which one reads, below the top of what scrolls: a section that is gone to comes to stand above it. */
const readingLine = 120

/** How long a section that was asked for stays the current one, although the end of the document stopped the scroll. */
const holdMs = 400

/**
 * The section at the top of what is being read, by its `data-section`. Follows the pane where it scrolls by itself, and
 * the page where it does not (small screens).
 */
export function useReadingPlace(pane: RefObject<HTMLElement | null>, start: string | undefined) {
  const [place, setPlace] = useState(start)
  const heldUntil = useRef(0)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const found = pane.current && sectionAt(pane.current)
      if (found && performance.now() > heldUntil.current) setPlace(found)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    const element = pane.current
    element?.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element?.removeEventListener('scroll', onScroll)
      window.removeEventListener('scroll', onScroll)
    }
  }, [pane])
  const goTo = useCallback((section: string) => {
    heldUntil.current = performance.now() + holdMs
    setPlace(section)
  }, [])
  return [place, goTo] as const
}

function sectionAt(pane: HTMLElement): string | undefined {
  const line = topOfText(pane) + readingLine
  const sections = [...pane.querySelectorAll<HTMLElement>('[data-section]')]
  const passed = sections.findLast((section) => section.getBoundingClientRect().top <= line)
  return (passed ?? sections[0])?.dataset['section']
}

/** Where the page scrolls as a whole, what stays at its top lies over the text. */
function topOfText(pane: HTMLElement): number {
  if (scrollsItself(pane)) return Math.max(0, pane.getBoundingClientRect().top)
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
