import { Parser } from 'htmlparser2'
import { escapeText, gap } from './write.ts'

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

/** No more elements are kept inside each other: a list in a list in a table is a third of it. What is deeper is unwrapped. */
const mostLevels = 24
/** What is open at once in what is read; beyond it reading starts anew, so that its time grows with the length alone. */
const mostOpen = 200
/** Further elements are unwrapped; further text is replaced by a gap that says so. */
const mostElements = 30_000
const mostCharacters = 1_000_000

/**
 * Reduces any HTML to the section subset: unknown elements are unwrapped, dangerous ones dropped with what is in them,
 * every element closed, depth, number of elements and length limited. Never throws, takes time in proportion to the
 * length; the result is safe to put into a page, and stays as it is when sanitised again.
 */
export function sanitizeSection(html: string): string {
  // What was around an unwrapped element may close differently without it, so it is read again until nothing changes.
  let before = html
  for (let round = 0; round < 5; round += 1) {
    const after = new Reducer().reduce(before)
    if (after === before) return after
    before = after
  }
  return before
}

/** One pass over a text. */
class Reducer {
  readonly #output: string[] = []
  readonly #open: string[] = []
  #length = 0
  #elements = 0
  #dropping = 0
  /** Elements that the parser has open, known ones or not. */
  #depth = 0

  reduce(html: string): string {
    for (let from = 0; from < html.length && !this.#isFull;) from += this.#read(html.slice(from))
    if (this.#isFull) this.#output.push(gap(`the rest, beyond ${mostCharacters} characters, was left out`))
    this.#output.push(this.#closing(0))
    return this.#output.join('')
  }

  /** Reads until the end, or until more is open than the parser can hold quickly; returns how far it came. */
  #read(html: string): number {
    let stoppedAt: number | undefined
    const parser = new Parser({
      onopentag: (name, found) => {
        if (stoppedAt !== undefined) return
        this.#depth += 1
        this.#start(renamed[name] ?? name, found)
        if (this.#depth > mostOpen || this.#isFull) stop()
      },
      ontext: (text) => {
        if (stoppedAt === undefined && this.#dropping === 0) this.#writeText(text)
      },
      onclosetag: (name) => {
        if (stoppedAt !== undefined) return
        this.#depth -= 1
        this.#end(renamed[name] ?? name)
      },
    })
    function stop(): void {
      stoppedAt = parser.endIndex + 1
      parser.pause()
    }
    // Piece by piece, so that the parser can be left where it stopped.
    for (let at = 0; at < html.length && stoppedAt === undefined; at += pieceLength)
      parser.write(html.slice(at, at + pieceLength))
    if (stoppedAt === undefined) parser.end()
    this.#output.push(this.#closing(0))
    this.#depth = 0
    this.#dropping = 0
    return stoppedAt ?? html.length
  }

  #start(name: string, found: Readonly<Record<string, string>>): void {
    if (droppedWithContent.has(name)) this.#dropping += 1
    if (this.#dropping > 0 || !(blocks.has(name) || inline.has(name))) return
    if (this.#open.length === mostLevels || this.#elements === mostElements) return
    this.#elements += 1
    if (name === 'br') this.#write('<br>')
    else {
      this.#write(`<${name}${writeAttributes(name, found)}>`)
      if (!this.#isFull) this.#open.push(name)
    }
  }

  #end(name: string): void {
    if (droppedWithContent.has(name)) this.#dropping = Math.max(0, this.#dropping - 1)
    else if (this.#dropping === 0 && this.#open.includes(name))
      this.#output.push(this.#closing(this.#open.lastIndexOf(name)))
  }

  #writeText(text: string): void {
    const room = Math.max(0, mostCharacters - this.#length)
    const escaped = escapeContent(text)
    if (escaped.length <= room) return this.#write(escaped)
    // As much as certainly fits; the first character too many says that there was more.
    this.#write(escapeContent(text.slice(0, Math.floor(room / '&amp;'.length))))
    this.#write(escaped)
  }

  #write(text: string): void {
    this.#length += text.length
    if (!this.#isFull) this.#output.push(text)
  }

  get #isFull(): boolean {
    return this.#length > mostCharacters
  }

  /** Closes everything that has been open since there were so many. */
  #closing(from: number): string {
    const inside = this.#open.splice(from).toReversed()
    return inside.map((element) => `</${element}>`).join('')
  }
}

const pieceLength = 4096

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
