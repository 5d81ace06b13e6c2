import { inflateSync } from 'node:zlib'

/** A WOFF font as the TrueType font that it packs, for embedding in a PDF. */
export function readWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (from.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF font.')
  const count = from.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [tag, offset, packed, size, checksum] = [0, 4, 8, 12, 16].map((step) => from.getUint32(at + step))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return { tag: tag ?? 0, checksum: checksum ?? 0, bytes: packed === size ? bytes : inflateSync(bytes) }
  })
  const head = 12 + count * 16
  const total = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head)
  const font = new Uint8Array(total)
  const to = new DataView(font.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  to.setUint32(0, from.getUint32(4))
  to.setUint16(4, count)
  to.setUint16(6, power * 16)
  to.setUint16(8, Math.log2(power))
  to.setUint16(10, (count - power) * 16)
  let offset = head
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + index * 16
    to.setUint32(at, tag)
    to.setUint32(at + 4, checksum)
    to.setUint32(at + 8, offset)
    to.setUint32(at + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  }
  return font
}

const padded = (length: number) => (length + 3) & ~3
