import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/** The streams of a container of Office before 2007 (MS-CFB), by name. */
export type CompoundFile = { readonly stream: (name: string) => Buffer | undefined }

const endOfChain = 0xff_ff_ff_fa
const directoryEntry = 128

/** Opens a compound file. Every chain ends after as many sectors as the file has. Throws `UnreadableDocument`. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 512) throw new UnreadableDocument('damaged')
  const size = 2 ** Math.min(12, Math.max(9, file.readUInt16LE(30)))
  const miniSize = 2 ** Math.min(9, Math.max(6, file.readUInt16LE(32)))
  const miniCutoff = file.readUInt32LE(56)
  const sector = (number: number) => file.subarray((number + 1) * size, (number + 2) * size)
  const most = Math.ceil(file.length / size)
  const table = readTable(fatSectors(file, sector, most).map(sector))
  const chain = (start: number) => follow(table, start, most)
  const whole = (start: number) => Buffer.concat(chain(start).map(sector))
  const entries = directory(whole(file.readUInt32LE(48)))
  const miniTable = readTable([whole(file.readUInt32LE(60))])
  const miniStream = whole(entries.find(({ type }) => type === 5)?.start ?? endOfChain)
  return {
    stream(name) {
      const entry = entries.find((one) => one.type === 2 && one.name === name)
      if (!entry) return undefined
      if (entry.size >= miniCutoff) return whole(entry.start).subarray(0, entry.size)
      const pieces = follow(miniTable, entry.start, Math.ceil(miniStream.length / miniSize)).map((number) =>
        miniStream.subarray(number * miniSize, (number + 1) * miniSize),
      )
      return Buffer.concat(pieces).subarray(0, entry.size)
    },
  }
}

/** The sectors that hold the table of sectors: 109 in the header, the others in a chain. */
function fatSectors(file: Buffer, sector: (number: number) => Buffer, most: number): number[] {
  const found = Array.from({ length: 109 }, (_, place) => file.readUInt32LE(76 + place * 4))
  let next = file.readUInt32LE(68)
  for (let seen = 0; next < endOfChain && seen < most; seen += 1) {
    const more = sector(next)
    if (more.length < 8) break
    const last = more.length / 4 - 1
    for (let place = 0; place < last; place += 1) found.push(more.readUInt32LE(place * 4))
    next = more.readUInt32LE(Math.floor(last) * 4)
  }
  return found.filter((number) => number < most)
}

function readTable(parts: readonly Buffer[]): number[] {
  return parts.flatMap((part) =>
    Array.from({ length: Math.floor(part.length / 4) }, (_, place) => part.readUInt32LE(place * 4)),
  )
}

function follow(table: readonly number[], start: number, most: number): number[] {
  const numbers: number[] = []
  for (let next = start; next < endOfChain && numbers.length <= most; next = table[next] ?? endOfChain)
    if (next < most) numbers.push(next)
    else break
  return numbers
}

type Entry = { readonly name: string; readonly type: number; readonly start: number; readonly size: number }

function directory(bytes: Buffer): Entry[] {
  return Array.from({ length: Math.floor(bytes.length / directoryEntry) }, (_, place): Entry => {
    const entry = bytes.subarray(place * directoryEntry, (place + 1) * directoryEntry)
    const length = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))
    return {
      name: entry.toString('utf16le', 0, length),
      type: entry[66] ?? 0,
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  })
}
