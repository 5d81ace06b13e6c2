export type ImageSize = { readonly width: number; readonly height: number }

/** Width and height of an image from its header alone; none when the header is cut or makes no sense. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = readSize(view)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readSize(view: DataView): ImageSize | undefined {
  switch (view.getUint16(0)) {
    case 0x89_50:
      return { width: view.getUint32(16), height: view.getUint32(20) }
    case 0x47_49:
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    case 0x42_4d:
      return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
    case 0x52_49:
      return webpSize(view)
    case 0x49_49:
      return tiffSize(view, true)
    case 0x4d_4d:
      return tiffSize(view, false)
    default:
      return jpegSize(view)
  }
}

/** The frame header of JPEG (ITU T.81, B.2.2), which stands after segments of any number. */
function jpegSize(view: DataView): ImageSize {
  for (let at = 2; ;) {
    while (view.getUint8(at) !== 0xff) at += 1
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 4), width: view.getUint16(at + 6) }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    at += isAlone ? 1 : 1 + Math.max(2, view.getUint16(at + 1))
  }
}

/** Tags 256 and 257 of the first directory (TIFF 6.0, section 8). */
function tiffSize(view: DataView, isLittle: boolean): ImageSize | undefined {
  const directory = view.getUint32(4, isLittle)
  const values = new Map<number, number>()
  for (let entry = 0; entry < view.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + entry * 12
    const isShort = view.getUint16(at + 2, isLittle) === 3
    values.set(
      view.getUint16(at, isLittle),
      isShort ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle),
    )
  }
  return { width: values.get(256) ?? 0, height: values.get(257) ?? 0 }
}

/** The three forms of WebP (RFC 9649, sections 2.5 to 2.7). */
function webpSize(view: DataView): ImageSize | undefined {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  switch (view.getUint32(12)) {
    case 0x56_50_38_58:
      return { width: three(24) + 1, height: three(27) + 1 }
    case 0x56_50_38_4c: {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 }
    }
    case 0x56_50_38_20:
      return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff }
    default:
      return undefined
  }
}
