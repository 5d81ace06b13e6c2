const propertyTable = 0xf0_0b
const description = 0x03_81

/**
 * What pictures say in words (MS-ODRAW 2.2.9, `wzDescription`). A table of properties is known by its type; behind it
 * stand the long values, in the order of their properties.
 */
export function pictureTexts(stream: Buffer): string[] {
  const found: string[] = []
  for (let at = stream.indexOf(0x0b); at !== -1 && at + 6 < stream.length; at = stream.indexOf(0x0b, at + 1)) {
    if (at < 2 || stream.readUInt16LE(at) !== propertyTable) continue
    const count = stream.readUInt16LE(at - 2) >> 4
    const start = at + 6
    let long = start + count * 6
    if (count === 0 || count > 500 || long > stream.length) continue
    for (let place = 0; place < count; place += 1) {
      const code = stream.readUInt16LE(start + place * 6)
      const length = stream.readUInt32LE(start + place * 6 + 2)
      if ((code & 0x80_00) === 0) continue
      if ((code & 0x3f_ff) === description && length < 4000)
        found.push(
          stream
            .toString('utf16le', long, Math.min(stream.length, long + length))
            .replaceAll('\u0000', '')
            .trim(),
        )
      long += length
    }
  }
  return [...new Set(found.filter((text) => text !== ''))]
}
