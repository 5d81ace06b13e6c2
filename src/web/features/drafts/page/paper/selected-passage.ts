import { type RefObject, useEffect, useState } from 'react'
import type { Passage } from '../draft-section.ts'
import { offsetOf } from './text-offset.ts'

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
