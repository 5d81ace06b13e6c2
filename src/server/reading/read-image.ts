import type { DocumentText } from './document-text.ts'
import { imageSize } from './image-size.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

const longestSide = 12_000
const mostPixels = 50_000_000

/** An image has no text until it is recognised. Only its header is looked at here, so its size costs nothing. */
export function readImage(bytes: Uint8Array): DocumentText {
  const size = imageSize(bytes)
  if (!size) throw new UnreadableDocument('damaged')
  const { width, height } = size
  if (Math.max(width, height) > longestSide || width * height > mostPixels)
    throw new UnreadableDocument('image-too-large')
  return {
    kind: 'image',
    text: '',
    headings: [],
    needsOcr: true,
    warnings: ['This is an image; it needs OCR to be read.'],
  }
}
