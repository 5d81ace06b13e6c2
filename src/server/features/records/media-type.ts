import type { DocumentKind } from '#server/reading/document-text.ts'
import { fileKind } from '#server/reading/file-kind.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const odt = 'application/vnd.oasis.opendocument.text'

/** What a file is, by its first kilobyte; a name only tells two kinds of archive apart. Never a type that can run. */
export function sniffMediaType(head: Uint8Array, fileName: string): string {
  switch (fileKind(head)) {
    case 'pdf':
      return 'application/pdf'
    case 'rtf':
      return 'application/rtf'
    case 'image':
      return imageType(Buffer.from(head.subarray(0, 16)).toString('latin1'))
    case 'compound':
    case 'early-word':
      return 'application/msword'
    case 'zip':
      return /\.odt$/i.test(fileName) ? odt : docx
    default:
      return 'text/plain'
  }
}

function imageType(start: string): string {
  if (start.startsWith('\u0089PNG')) return 'image/png'
  if (start.startsWith('\u00FF\u00D8')) return 'image/jpeg'
  if (start.startsWith('GIF8')) return 'image/gif'
  if (start.startsWith('RIFF')) return 'image/webp'
  return start.startsWith('BM') ? 'image/bmp' : 'image/tiff'
}

/** The type that reading found; undefined for images, whose own type is known already. */
export function mediaTypeOf(kind: DocumentKind): string | undefined {
  const types = {
    docx,
    odt,
    doc: 'application/msword',
    pdf: 'application/pdf',
    rtf: 'application/rtf',
    text: 'text/plain',
    image: undefined,
  }
  return types[kind]
}

/** Browsers show these by themselves; of anything else the text is shown. */
export function showsInBrowser(mediaType: string): boolean {
  return mediaType === 'application/pdf' || /^image\/(png|jpeg|gif|webp|bmp)$/.test(mediaType)
}
