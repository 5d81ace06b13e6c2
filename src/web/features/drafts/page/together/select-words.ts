import { goToPlace } from '../go-to-place.ts'
import { offsetOf } from '../paper/text-offset.ts'

/** Shows a passage by selecting its words on the paper; the section alone where they are not drawn. */
export function selectWords(pane: HTMLElement | null, sectionId: string, place: { start: number; end: number } | null) {
  const text = pane?.querySelector<HTMLElement>(`[data-text="${CSS.escape(sectionId)}"]`)
  const from = text && place && pointAt(text, place.start)
  const to = text && place && pointAt(text, place.end)
  if (!from || !to) return goToPlace(sectionId, true)
  const range = document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  from.node.parentElement?.scrollIntoView({ block: 'center' })
}

/** The place in the drawing for an offset in the plain text. */
function pointAt(text: HTMLElement, offset: number): { node: Node; offset: number } | undefined {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-aside]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    const end = offsetOf(text, node, length)
    if (end < offset) continue
    const start = offsetOf(text, node, 0)
    // White space before the first word is drawn and does not count.
    return { node, offset: Math.max(0, Math.min(length, length - (end - Math.max(offset, start)))) }
  }
  return undefined
}
