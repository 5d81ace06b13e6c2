const [offset, prime] = [0x811c9dc5, 0x01000193]

/** A 32-bit hash of a text (FNV-1a over UTF-16 units): equal texts give equal numbers, here and in the database. */
export function hashText(text: string): number {
  return hashOn(offset, text)
}

/** Goes on with the hash of what stands before. */
function hashOn(before: number, text: string): number {
  let hash = before
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, prime)
  }
  return hash >>> 0
}

/** Two hashes as one short word: the name of a flag that stays the same while what it says stays the same. */
export function nameOf(...parts: readonly string[]): string {
  const hash = hashText(parts.join('\u001f'))
  return `${hash.toString(36)}${hashOn(hash, '#').toString(36)}`
}
