/** What a part of a pattern can match, as far as texts that wear it out have to know. */
export type PatternNode =
  | { readonly kind: 'atom'; readonly source: string }
  | { readonly kind: 'all'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'any'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly most: number; readonly least: number; readonly part: PatternNode }
  /** Matches no character of its own: `^`, `\b`, a look ahead; its inside still has to be read by the engine. */
  | { readonly kind: 'look'; readonly part: PatternNode | undefined }

/** Reads the source of a regular expression. Knows what the engine knows, and is only used on what it accepts. */
export function parsePattern(source: string): PatternNode {
  let at = 0
  const peek = () => source[at] ?? ''

  function readAny(): PatternNode {
    const parts = [readAll()]
    while (peek() === '|') {
      at += 1
      parts.push(readAll())
    }
    return parts.length === 1 ? (parts[0] as PatternNode) : { kind: 'any', parts }
  }

  function readAll(): PatternNode {
    const parts: PatternNode[] = []
    while (at < source.length && peek() !== '|' && peek() !== ')') parts.push(readRepeated())
    return { kind: 'all', parts }
  }

  function readRepeated(): PatternNode {
    const part = readPart()
    const [whole, star, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at, at + 24)) ?? []
    if (whole === undefined) return part
    at += whole.length
    if (star !== undefined)
      return { kind: 'repeat', least: star === '+' ? 1 : 0, most: star === '?' ? 1 : Infinity, part }
    const bound = most !== '' && most !== undefined ? Number(most) : comma === ',' ? Infinity : Number(least)
    return { kind: 'repeat', least: Number(least), most: bound, part }
  }

  function readPart(): PatternNode {
    const from = at
    const character = peek()
    at += 1
    if (character === '(') return readGroup()
    if (character === '[') return readClass(from)
    if (character === '^' || character === '$') return { kind: 'look', part: undefined }
    if (character !== '\\') return { kind: 'atom', source: character === '/' ? '\\/' : character }
    const [escape = ''] =
      /^(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|\d+|[^])/.exec(source.slice(at)) ?? []
    at += escape.length
    if (escape === 'b' || escape === 'B' || /^(?:\d|k<)/.test(escape)) return { kind: 'look', part: undefined }
    return { kind: 'atom', source: source.slice(from, at) }
  }

  function readGroup(): PatternNode {
    const [opening = ''] = /^\?(?:<?[=!]|<\w+>|[ims-]*:)/.exec(source.slice(at)) ?? []
    at += opening.length
    const part = readAny()
    at += 1
    return /[=!]$/.test(opening) ? { kind: 'look', part } : part
  }

  function readClass(from: number): PatternNode {
    let depth = 1
    while (depth > 0 && at < source.length) {
      if (peek() === '\\') at += 1
      else if (peek() === ']') depth -= 1
      at += 1
    }
    return { kind: 'atom', source: source.slice(from, at) }
  }

  return readAny()
}
