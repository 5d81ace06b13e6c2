import { parseAst } from 'vite'

type Node = { readonly type?: string; readonly start?: number; readonly end?: number }
type Span = readonly [start: number, end: number]

/**
 * The same program in ASCII alone: other characters become escapes. V8 keeps the source of a program for as long as it runs, and with
 * two bytes for each character as soon as one of them lies beyond Latin-1.
 */
export function asAscii(code: string): string {
  const raw = rawTexts(code)
  let at = 0
  let written = ''
  for (const [start, end] of raw) {
    written += escape(code.slice(at, start)) + substitute(code.slice(start, end))
    at = end
  }
  return written + escape(code.slice(at))
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
function escape(code: string): string {
  return code.replace(
    beyond,
    (_, slashes: string, character: string) => slashes.slice(0, even(slashes)) + escaped(character),
  )
}

/** In the text of a `String.raw`: the character as a value that is put in, with the backslash that stands before it. */
function substitute(text: string): string {
  return text.replace(beyond, (_, slashes: string, character: string) => {
    const before = slashes.slice(0, even(slashes))
    return `${before}\${"${before === slashes ? '' : '\\\\'}${escaped(character)}"}`
  })
}

function even(slashes: string): number {
  return slashes.length - (slashes.length % 2)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
