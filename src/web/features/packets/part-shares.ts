import type { PacketItem, PacketPartReply } from '#contract/packets.ts'

/** How much of a file each tab takes, as bytes in order; a document that goes on in the next file is divided by its pages. */
export function sharesIn(part: PacketPartReply, items: readonly PacketItem[]): number[] {
  if (part.kind === 'brief') return [part.bytes]
  // What stands before the first tab has Roman numbers.
  const from = /^\d+$/.test(part.first) ? Number(part.first) : 1
  const to = Number(part.last)
  const shares = new Map<string, number>()
  for (const { letter, first, last, bytes } of items) {
    if (first === null || last === null || bytes === null) continue
    const pages = Math.min(last, to) - Math.max(first, from) + 1
    if (pages > 0) shares.set(letter, (shares.get(letter) ?? 0) + (bytes * pages) / (last - first + 1))
  }
  const known = [...shares.values()]
  const sum = known.reduce((total, bytes) => total + bytes, 0)
  // Tabs and cover weigh little; what the file has in all is what it is drawn with.
  return sum === 0 ? [part.bytes] : known.map((bytes) => (bytes * part.bytes) / sum)
}
