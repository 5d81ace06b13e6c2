import { type RefObject, useEffect, useState } from 'react'
import { textAfter } from '#domain/section-content/tree.ts'
import type { Passage } from '../draft-section.ts'

export type SelectedPassage = Passage & {
  /** Where the selection ends, in pixels from the top left corner of the pane's content. */
  readonly at: { readonly top: number; readonly left: number }
}

/** The words that are selected within one section of the paper; undefined while there are none. */
export function useSelectedPassage(pane: RefObject<HTMLElement | null>): SelectedPassage | undefined {
  const [passage, setPassage] = useState<SelectedPassage>()
  useEffect(() => {
    const look = () => setPassage(pane.current ? readSelection(pane.current) : undefined)
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [pane])
  return passage
}

function readSelection(pane: HTMLElement): SelectedPassage | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const text = textElementOf(range.startContainer)
  if (!text || !pane.contains(text) || textElementOf(range.endContainer) !== text) return undefined
  const start = offsetOf(text, range.startContainer, range.startOffset)
  const end = offsetOf(text, range.endContainer, range.endOffset)
  const words = selection.toString().trim()
  if (words === '' || end <= start) return undefined
  const rect = range.getBoundingClientRect()
  const origin = pane.getBoundingClientRect()
  return {
    sectionId: text.dataset['text'] ?? '',
    start,
    end,
    text: words,
    at: { top: rect.bottom - origin.top + pane.scrollTop, left: rect.left - origin.left + rect.width / 2 },
  }
}

function textElementOf(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest<HTMLElement>('[data-text]') ?? null
}

/** The offset in the plain text of the section for a place in its drawing; what is drawn aside does not count. */
export function offsetOf(text: HTMLElement, container: Node, offset: number): number {
  const place = container.nodeType === Node.TEXT_NODE ? container : (container.childNodes[offset] ?? null)
  let count = 0
  let isThere = false

  function walk(node: Node) {
    if (node === place) {
      isThere = true
      count += place === container ? lengthAt(count, node, offset) : 0
    } else if (node.nodeType === Node.TEXT_NODE) count += lengthAt(count, node)
    else if (node instanceof HTMLElement && !('aside' in node.dataset)) walkInto(node)
  }

  function walkInto(element: HTMLElement) {
    for (const child of element.childNodes) {
      walk(child)
      if (isThere) return
    }
    isThere = element === container
    if (!isThere) count += element.localName === 'br' ? 1 : textAfter(element.localName).length
  }

  walkInto(text)
  return count
}

/** How much a text node adds up to `end`; white space before the first word is no part of the plain text. */
function lengthAt(count: number, node: Node, end = node.textContent?.length ?? 0): number {
  const before = (node.textContent ?? '').slice(0, end)
  return count === 0 ? before.trimStart().length : before.length
}
