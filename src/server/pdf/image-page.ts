import { PDF } from '@libpdf/core'
import { letterPage } from './letter-page.ts'

const edge = 36
/** At most 300 dots an inch on paper is worth printing; a small picture is not blown up beyond 100. */
const fewestDots = 100

/** A photograph (JPEG or PNG) on a letter page of its own, the right way up. Throws when it is neither. */
export async function imageToPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = PDF.create()
  const image = pdf.embedImage(bytes)
  const turn = isJpeg(bytes) ? orientationOf(bytes) : 1
  const isTurned = turn >= 5
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height]
  const paper = letterPage(width, height)
  const scale = Math.min((paper.width - 2 * edge) / width, (paper.height - 2 * edge) / height, 72 / fewestDots)
  const [wide, high] = [width * scale, height * scale]
  const [x, y] = [(paper.width - wide) / 2, (paper.height - high) / 2]
  const page = pdf.addPage({ width: paper.width, height: paper.height })
  const drawn = { width: image.width * scale, height: image.height * scale }
  if (turn === 3 || turn === 4) page.drawImage(image, { ...drawn, x: x + wide, y: y + high, rotate: { angle: 180 } })
  else if (turn === 6 || turn === 5) page.drawImage(image, { ...drawn, x, y: y + high, rotate: { angle: -90 } })
  else if (turn === 8 || turn === 7) page.drawImage(image, { ...drawn, x: x + wide, y, rotate: { angle: 90 } })
  else page.drawImage(image, { ...drawn, x, y })
  return pdf.save({ useXRefStream: true })
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8

/** How a camera says that its picture has to be turned: 1 not at all, 3 upside down, 6 a quarter right, 8 a quarter left. */
function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 4 < bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const length = view.getUint16(at + 2)
    if (marker === 0xe1 && at + 2 + length <= bytes.length && view.getUint32(at + 4) === 0x45786966)
      return orientationIn(new DataView(bytes.buffer, bytes.byteOffset + at + 10, length - 8))
    if (marker === 0xda) return 1
    at += 2 + length
  }
  return 1
}

function orientationIn(tiff: DataView): number {
  if (tiff.byteLength < 14) return 1
  const little = tiff.getUint16(0) === 0x4949
  const start = tiff.getUint32(4, little)
  if (start + 2 > tiff.byteLength) return 1
  const count = tiff.getUint16(start, little)
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * 12
    if (at + 12 > tiff.byteLength) return 1
    if (tiff.getUint16(at, little) !== 0x0112) continue
    const value = tiff.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}
