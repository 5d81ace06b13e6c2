import { textAfter } from '#domain/section-content/tree.ts'

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
