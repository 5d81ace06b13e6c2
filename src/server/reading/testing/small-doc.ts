const sector = 512

/** A compound file with these streams, all of them in whole sectors. */
export function compoundFileOf(streams: Readonly<Record<string, Buffer>>): Uint8Array {
  const names = Object.keys(streams)
  const lengths = names.map((name) => Math.ceil((streams[name]?.length ?? 0) / sector))
  const directorySectors = Math.ceil((names.length + 1) / 4)
  const fat: number[] = [0xff_ff_ff_fd, ...chainOf(1, directorySectors)]
  const starts = lengths.map((length) => {
    const start = fat.length
    fat.push(...chainOf(start, length))
    return start
  })
  const header = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(0xff_ff_ff_fe, 60)
  header.writeUInt32LE(0xff_ff_ff_fe, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(sector, 0xff)
  for (const [place, next] of fat.entries()) table.writeUInt32LE(next, place * 4)
  const directory = Buffer.alloc(directorySectors * sector)
  for (const [place, name] of ['Root Entry', ...names].entries()) {
    const at = place * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, at + 64)
    directory[at + 66] = place === 0 ? 5 : 2
    directory.writeUInt32LE(place === 0 ? 0xff_ff_ff_fe : (starts[place - 1] ?? 0), at + 116)
    directory.writeUInt32LE(place === 0 ? 0 : (streams[name]?.length ?? 0), at + 120)
  }
  const contents = names.map((name, place) => {
    const padded = Buffer.alloc((lengths[place] ?? 0) * sector)
    streams[name]?.copy(padded)
    return padded
  })
  return Uint8Array.from(Buffer.concat([header, table, directory, ...contents]))
}

const chainOf = (start: number, length: number): number[] =>
  Array.from({ length }, (_, place) => (place === length - 1 ? 0xff_ff_ff_fe : start + place + 1))

/** A Word 97 file: the body's first part in eight bits, the rest in sixteen, `deleted` struck by a tracked change. */
export function smallDoc({ narrow, wide, deleted = '', footnotes = '' }: SmallDoc): Uint8Array {
  const main = Buffer.alloc(4 * sector)
  main.writeUInt16LE(0xa5_ec, 0)
  main.writeUInt16LE(0xc1, 2)
  main.writeUInt16LE(0x02_00, 10)
  main.writeUInt32LE(narrow.length + wide.length, 0x4c)
  main.writeUInt32LE(footnotes.length, 0x50)
  const [first, second] = [sector, 2 * sector]
  main.write(narrow, first, 'latin1')
  main.write(wide + footnotes, second, 'utf16le')
  const pieces = Buffer.alloc(3 * 4 + 2 * 8)
  for (const [place, at] of [0, narrow.length, narrow.length + wide.length + footnotes.length].entries())
    pieces.writeUInt32LE(at, place * 4)
  pieces.writeUInt32LE((0x40_00_00_00 | (first * 2)) >>> 0, 12 + 2)
  pieces.writeUInt32LE(second, 20 + 2)
  const clx = Buffer.concat([Buffer.from([2]), Buffer.alloc(4), pieces])
  clx.writeUInt32LE(pieces.length, 1)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(clx.length, 0x1a6)
  const formats = Buffer.alloc(12)
  formats.writeUInt32LE(first, 0)
  formats.writeUInt32LE(first + narrow.length, 4)
  formats.writeUInt32LE(3, 8)
  main.writeUInt32LE(clx.length, 0xfa)
  main.writeUInt32LE(formats.length, 0xfe)
  const from = first + Math.max(0, narrow.indexOf(deleted))
  const page = main.subarray(3 * sector)
  for (const [place, at] of [first, from, from + deleted.length, first + narrow.length].entries())
    page.writeUInt32LE(at, place * 4)
  page[17] = deleted === '' ? 0 : 100
  Buffer.from([3, 0x00, 0x08, 1]).copy(page, 200)
  page[sector - 1] = 3
  return compoundFileOf({ WordDocument: main, '1Table': Buffer.concat([clx, formats]) })
}

type SmallDoc = {
  readonly narrow: string
  readonly wide: string
  readonly deleted?: string
  readonly footnotes?: string
}

/** A file of Word 6 or 95, in a container, or of Word 2, without one. */
export function earlyDoc(text: string, { language = 0x04_09, isBare = false } = {}, encode = latin): Uint8Array {
  const bytes = encode(text)
  const main = Buffer.alloc(0x300 + bytes.length)
  main.writeUInt16LE(isBare ? 0xa5_db : 0xa5_dc, 0)
  main.writeUInt16LE(isBare ? 0x2d : 0x68, 2)
  main.writeUInt16LE(language, 6)
  main.writeUInt32LE(0x300, 0x18)
  main.writeUInt32LE(0x300 + bytes.length, 0x1c)
  main.writeUInt32LE(bytes.length, 0x34)
  bytes.copy(main, 0x300)
  return isBare ? Uint8Array.from(main) : compoundFileOf({ WordDocument: main })
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
