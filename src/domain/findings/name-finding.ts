/** A 32-bit hash of a text (FNV-1a over UTF-16 units): equal texts give equal numbers, here and in the database. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Two hashes as one short word: the name of a flag that stays the same while what it says stays the same. */
export function nameOf(...parts: readonly string[]): string {
  const text = parts.join('\u001f')
  return `${hashText(text).toString(36)}${hashText(`${text}#`).toString(36)}`
}
