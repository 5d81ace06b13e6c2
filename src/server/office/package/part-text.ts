/** The text of an XML part, which is UTF-8 or, by its byte order mark, UTF-16 (ECMA-376 part 2, 8.1.4). */
export function decodePart(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

export function encodePart(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
