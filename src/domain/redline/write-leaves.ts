import type { Leaf, Token } from './leaf.ts'
import { readLeaves } from './read-leaves.ts'

/** A leaf to be printed; `attributes` go on its innermost element. */
export type PrintedLeaf = Pick<Leaf, 'path' | 'joins'> & { readonly inner: string; readonly attributes?: string }

/** Prints leaves as HTML. A leaf joins no more of the elements before it than they have in common. */
export function printLeaves(leaves: readonly PrintedLeaf[]): string {
  let html = ''
  let open: readonly string[] = []
  for (const { path, joins, inner, attributes = '' } of leaves) {
    const shared = Math.min(joins, commonLength(open, path))
    html += closing(open.slice(shared))
    html += path
      .slice(shared)
      .map((name, index) => `<${name}${index === path.length - shared - 1 ? attributes : ''}>`)
      .join('')
    html += inner
    open = path
  }
  return html + closing(open)
}

export function commonLength(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1
  return length
}

const closing = (names: readonly string[]) =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')

/** Prints tokens with their marks; neighbours with the same marks share the elements. */
export function printTokens(tokens: readonly Token[]): string {
  let html = ''
  let open: string[] = []
  for (const { text, marks, atom } of tokens) {
    const names = marks === '' ? [] : marks.split(' ')
    const shared = commonLength(open, names)
    html +=
      closing(open.slice(shared)) +
      names
        .slice(shared)
        .map((name) => `<${name}>`)
        .join('')
    html += atom ?? escapeContent(text)
    open = names
  }
  return html + closing(open)
}

function escapeContent(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Section content in the one form that redlines give: what `acceptAll` and `rejectAll` print. */
export function tidySection(html: string): string {
  return printLeaves(readLeaves(html).map(({ path, joins, tokens }) => ({ path, joins, inner: printTokens(tokens) })))
}
