import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below the top of the text each marked element begins, in the order of the text. */
export type MarginPlace = { readonly id: string; readonly top: number }

/**
 * Follows where the elements with `attribute` stand, so that the margin can say something on the same line. Measured
 * again whenever the text or its width changes.
 */
export function useMarginPlaces(text: RefObject<HTMLElement | null>, attribute: string): readonly MarginPlace[] {
  const [places, setPlaces] = useState<readonly MarginPlace[]>([])
  useLayoutEffect(() => {
    const element = text.current
    if (!element) return
    const measure = () => {
      const next = measurePlaces(element, attribute)
      setPlaces((known) => (areSame(known, next) ? known : next))
    }
    const resizes = new ResizeObserver(measure)
    const changes = new MutationObserver((records) => !records.every(movesNoMark) && measure())
    resizes.observe(element)
    // The mark of a gap may stay where it is and get the name of its finding later.
    const what = { childList: true, subtree: true, characterData: true, attributeFilter: [attribute] }
    changes.observe(element, what)
    return () => {
      resizes.disconnect()
      changes.disconnect()
    }
  }, [text, attribute])
  return places
}

/**
 * What is typed in the editor moves other lines by its height alone, which the resize tells; what stands in the margin moves
 * none, and is put there because the places are known.
 */
function movesNoMark({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement
  return element?.closest('[contenteditable], [data-margin]') !== null
}

function measurePlaces(element: HTMLElement, attribute: string): MarginPlace[] {
  const top = element.getBoundingClientRect().top
  const seen = new Set<string>()
  return [...element.querySelectorAll<HTMLElement>(`[${attribute}]`)].flatMap((marked) => {
    const id = marked.getAttribute(attribute) ?? ''
    const rect = marked.getClientRects()[0]
    if (!rect || seen.has(id)) return []
    seen.add(id)
    return [{ id, top: Math.round(rect.top - top) }]
  })
}

function areSame(a: readonly MarginPlace[], b: readonly MarginPlace[]): boolean {
  return a.length === b.length && a.every((place, index) => place.id === b[index]?.id && place.top === b[index]?.top)
}

/** What stands on one line, counted from the text outwards: 0 for the first, 1 for the second. */
export function rankOnLine(places: readonly MarginPlace[], index: number): number {
  const place = places[index]
  if (!place) return 0
  return places.slice(0, index).filter(({ top }) => Math.abs(top - place.top) < lineTolerance).length
}

const lineTolerance = 8
