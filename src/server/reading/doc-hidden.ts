/** Deleted by a tracked change, and hidden (MS-DOC 2.6.1). */
const hiding = new Set([0x08_00, 0x08_3c])
const page = 512

/**
 * The stretches of the main stream, in bytes, whose characters are deleted or hidden. Formatting stands in pages of 512
 * bytes, each with its stretches and, for each, a list of changes; the table stream says which pages those are.
 */
export function hiddenRanges(main: Buffer, table: Buffer): (readonly [number, number])[] {
  const start = main.readUInt32LE(0xfa)
  const plex = table.subarray(start, start + main.readUInt32LE(0xfe))
  const count = Math.max(0, Math.floor((plex.length - 4) / 8))
  const pages = Array.from({ length: count }, (_, place) => plex.readUInt32LE((count + 1) * 4 + place * 4) & 0x3f_ff_ff)
  return pages.flatMap((number) => rangesOf(main.subarray(number * page, (number + 1) * page)))
}

function rangesOf(bytes: Buffer): (readonly [number, number])[] {
  const runs = bytes.length < page ? 0 : (bytes[page - 1] ?? 0)
  return Array.from({ length: runs }, (_, run) => run).flatMap((run) => {
    const place = (bytes[(runs + 1) * 4 + run] ?? 0) * 2
    if (place === 0 || (run + 2) * 4 > page) return []
    const length = bytes[place] ?? 0
    const isHidden = changes(bytes.subarray(place + 1, place + 1 + length)).some(
      ({ code, value }) => hiding.has(code) && value === 1,
    )
    return isHidden ? [[bytes.readUInt32LE(run * 4), bytes.readUInt32LE(run * 4 + 4)] as const] : []
  })
}

const operands = [1, 1, 2, 4, 2, 2, -1, 3]

function changes(list: Buffer): { code: number; value: number }[] {
  const found: { code: number; value: number }[] = []
  let at = 0
  while (at + 2 < list.length) {
    const code = list.readUInt16LE(at)
    const length = operands[code >> 13] ?? 1
    found.push({ code, value: list[at + 2] ?? 0 })
    at += 2 + (length < 0 ? 1 + (list[at + 2] ?? 0) : length)
  }
  return found
}
