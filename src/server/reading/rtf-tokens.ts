/** What an RTF file is made of (RTF 1.9.1): groups, control words with a number, bytes by their value, plain text. */
export type RtfToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly word: string; readonly number: number | undefined }
  | { readonly kind: 'byte'; readonly byte: number }
  | { readonly kind: 'text'; readonly text: string }

const control = /\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([^]))/y
const plain = /[^\\{}\r\n]+/y

/** The tokens of a file whose bytes were read as Latin-1. Never throws: what makes no sense is skipped. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0
  while (at < source.length) {
    const { token, next } = readToken(source, at)
    if (token) yield token
    at = next
  }
}

function readToken(source: string, at: number): { token: RtfToken | undefined; next: number } {
  const sign = source[at]
  if (sign === '{') return { token: { kind: 'open' }, next: at + 1 }
  if (sign === '}') return { token: { kind: 'close' }, next: at + 1 }
  if (sign === '\\') return readControl(source, at)
  plain.lastIndex = at
  const text = plain.exec(source)?.[0]
  return { token: text === undefined ? undefined : { kind: 'text', text }, next: at + (text?.length ?? 1) }
}

function readControl(source: string, at: number): { token: RtfToken | undefined; next: number } {
  control.lastIndex = at
  const [whole = '\\', word, digits, byte, symbol] = control.exec(source) ?? []
  const next = at + whole.length
  const number = digits === undefined ? undefined : Number(digits)
  // Raw bytes follow, as many as the number says.
  if (word === 'bin') return { token: undefined, next: next + Math.max(0, number ?? 0) }
  if (byte !== undefined) return { token: { kind: 'byte', byte: Number.parseInt(byte, 16) }, next }
  const name = word ?? symbol
  return { token: name === undefined ? undefined : { kind: 'word', word: name, number }, next }
}
