import { Parser } from 'htmlparser2'
import { escapeText } from './write.ts'

const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'tbody', 'tr', 'th', 'td', 'blockquote'])
const inline = new Set(['strong', 'em', 'u', 'sup', 'mark', 'cite', 'span', 'br'])
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }
const droppedWithContent = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'head', 'title'])

/** The attributes that mean something in section content; all others are dropped. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  sup: ['data-fn'],
  mark: ['data-gap'],
  cite: ['data-authority'],
  span: ['data-source'],
}

/**
 * Reduces any HTML to the section subset: unknown elements are unwrapped, dangerous ones dropped with what is in them,
 * every element closed. Never throws; the result is safe to put into a page, and stays as it is when sanitised again.
 */
export function sanitizeSection(html: string): string {
  // What was around an unwrapped element may close differently without it, so it is read again until nothing changes.
  let before = html
  for (let round = 0; round < 5; round += 1) {
    const after = reduce(before)
    if (after === before) return after
    before = after
  }
  return before
}

function reduce(html: string): string {
  let output = ''
  let dropping = 0
  const open: string[] = []
  const parser = new Parser({
    onopentag(given, found) {
      const name = renamed[given] ?? given
      if (droppedWithContent.has(name)) dropping += 1
      if (dropping > 0 || !(blocks.has(name) || inline.has(name))) return
      if (name === 'br') output += '<br>'
      else {
        output += `<${name}${writeAttributes(name, found)}>`
        open.push(name)
      }
    },
    ontext(text) {
      if (dropping === 0) output += escapeContent(text)
    },
    onclosetag(given) {
      const name = renamed[given] ?? given
      if (droppedWithContent.has(name)) dropping = Math.max(0, dropping - 1)
      else if (dropping === 0 && open.includes(name)) output += closeUpTo(open, name)
    },
  })
  parser.write(html)
  parser.end()
  while (open.length > 0) output += `</${open.pop()}>`
  return output
}

/** Closes the innermost open `name` and everything inside it. */
function closeUpTo(open: string[], name: string): string {
  const inside = open.splice(open.lastIndexOf(name))
  return inside
    .toReversed()
    .map((element) => `</${element}>`)
    .join('')
}

function writeAttributes(name: string, found: Readonly<Record<string, string>>): string {
  return (attributes[name] ?? [])
    .filter((attribute) => attribute in found)
    .map((attribute) => ` ${attribute}="${escapeText(found[attribute] ?? '')}"`)
    .join('')
}

/** Tokens stay readable here: the content has been written by us or has passed `escapeText` before. */
function escapeContent(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
