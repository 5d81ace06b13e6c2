import { MagicString } from 'magic-string'
import { parseAst } from 'vite'

type Node = { readonly type?: string; readonly start?: number; readonly end?: number }
type Span = readonly [start: number, end: number]

/**
 * The same program in ASCII alone: other characters become escapes. V8 keeps the source of a program for as long as it runs, and with
 * two bytes for each character as soon as one of them lies beyond Latin-1. What was changed is known, for a map of it.
 */
export function asAscii(code: string): MagicString {
  const ascii = new MagicString(code)
  const raw = rawTexts(code)
  let next = 0
  for (const { 0: found, 1: slashes = '', 2: character = '', index } of code.matchAll(beyond)) {
    while (raw[next] && raw[next]![1] <= index) next += 1
    const isRaw = raw[next] !== undefined && raw[next]![0] <= index
    ascii.overwrite(index, index + found.length, (isRaw ? asValue : asEscape)(slashes, character))
  }
  return ascii
}

/** Where `String.raw` says its text as it is written: an escape would stay one there. In order. */
function rawTexts(code: string): Span[] {
  if (!code.includes('.raw`')) return []
  const spans: Span[] = []
  const open: unknown[] = [parseAst(code)]
  while (open.length > 0) {
    const node = open.pop()
    if (typeof node !== 'object' || node === null) continue
    const tagged = node as Node & { tag?: { property?: { name?: string } }; quasi?: { quasis: Required<Node>[] } }
    if (tagged.type === 'TaggedTemplateExpression' && tagged.tag?.property?.name === 'raw')
      for (const { start, end } of tagged.quasi?.quasis ?? []) spans.push([start, end])
    open.push(...Object.values(node))
  }
  return spans.toSorted(([a], [b]) => a - b)
}

const beyond = /(\\*)([^\0-\x7f])/g

/** In strings, templates, patterns and names; a backslash before a character that needs none goes. */
function asEscape(slashes: string, character: string): string {
  return slashes.slice(0, even(slashes)) + escaped(character)
}

/** In the text of a `String.raw`: the character as a value that is put in, with the backslash that stands before it. */
function asValue(slashes: string, character: string): string {
  const before = slashes.slice(0, even(slashes))
  return `${before}\${"${before === slashes ? '' : '\\\\'}${escaped(character)}"}`
}

function even(slashes: string): number {
  return slashes.length - (slashes.length % 2)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
