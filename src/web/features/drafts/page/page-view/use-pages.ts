import { type RefObject, useLayoutEffect, useState } from 'react'

const columnWidth = 624
/** Width of a column and the gap after it, as in the style sheet. */
export const pageStep = columnWidth + 64

type Pages = {
  readonly count: number
  /** Pages before the first one of the body, which is page 1. */
  readonly cover: number
  readonly byHeading: ReadonlyMap<number, number>
}

/** How many pages the text fills, and on which page each heading stands. The browser breaks the pages. */
export function usePages(flow: RefObject<HTMLElement | null>): Pages {
  const [pages, setPages] = useState<Pages>({ count: 1, cover: 0, byHeading: new Map() })
  useLayoutEffect(() => {
    const element = flow.current
    if (!element) return
    const measure = () => {
      const next = measurePages(element)
      setPages((known) => (areSame(known, next) ? known : next))
    }
    const resizes = new ResizeObserver(measure)
    const changes = new MutationObserver(measure)
    resizes.observe(element)
    changes.observe(element, { childList: true, subtree: true, characterData: true })
    // The file's font breaks lines elsewhere than the one that stood in for it, and the flow keeps its size.
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      resizes.disconnect()
      changes.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [flow])
  return pages
}

/** In pixels of the screen, whatever the page is zoomed to. */
function measurePages(flow: HTMLElement): Pages {
  const { left, width } = flow.getBoundingClientRect()
  const step = pageStep * (width / columnWidth) || pageStep
  keepThreeLinesTogether(flow, width / columnWidth || 1)
  const pageAt = (rect: DOMRect | undefined) => (rect ? Math.floor((rect.left - left) / step + 0.01) + 1 : 1)
  const headings = [...flow.querySelectorAll<HTMLElement>('[data-heading]')]
  const body = flow.querySelector('[data-body]')?.nextElementSibling
  return {
    cover: body ? pageAt(body.getClientRects()[0]) - 1 : 0,
    count: Math.max(1, pageAt([...(flow.lastElementChild?.getClientRects() ?? [])].at(-1))),
    byHeading: new Map(
      headings.map((heading) => [Number(heading.dataset['heading']), pageAt(heading.getClientRects()[0])]),
    ),
  }
}

/**
 * No page begins or ends with one line of a paragraph, so that three lines are never divided. The browser divides them all
 * the same, where the file does not.
 */
function keepThreeLinesTogether(flow: HTMLElement, zoom: number): void {
  const paragraphs = [...flow.querySelectorAll<HTMLElement>('p, li, blockquote')].filter(
    (one) => one.querySelector('ul, ol, p') === null,
  )
  const lines = paragraphs.map((one) => {
    const { lineHeight, paddingBottom } = getComputedStyle(one)
    const rects = [...one.getClientRects()]
    const beyond = Number.parseFloat(paddingBottom) * rects.length
    const height = rects.reduce((sum, rect) => sum + rect.height, 0) / zoom - beyond
    return Math.round(height / Number.parseFloat(lineHeight))
  })
  for (const [index, one] of paragraphs.entries()) one.style.breakInside = lines[index] === 3 ? 'avoid' : ''
}

function areSame(a: Pages, b: Pages): boolean {
  return (
    a.count === b.count &&
    a.cover === b.cover &&
    [...b.byHeading].every(([heading, page]) => a.byHeading.get(heading) === page)
  )
}
