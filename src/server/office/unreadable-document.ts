/** Why a file cannot be read, in words for the person who uploaded it. */
const sentences = {
  empty: 'This file is empty.',
  'too-large': 'This file is larger than 25 MB. Upload a smaller one.',
  'unpacks-too-large': 'This file unpacks to far more than a document holds, so it was not opened.',
  damaged:
    'This file is damaged or incomplete. Open it in the program that made it, save it again and upload that copy.',
  encrypted: 'This file is protected by a password. Remove the password and upload it again.',
  'old-word': 'This is a file of an old Word version (.doc). Open it in Word, save it as .docx and upload that copy.',
  'needs-conversion':
    'A template of this kind has to be converted, and LibreOffice, which does that, is not installed on this server. Open it in Word, save it as .docx and upload that copy.',
  'not-converted':
    'This file could not be converted to Word. Open it in the program that made it, save it as .docx and upload that copy.',
  'other-office': 'This is a spreadsheet or a presentation. Upload a Word (.docx) or PDF file.',
  macros: 'This Word file contains macros. Save it as .docx without macros and upload that copy.',
  'embedded-program':
    'This Word file has another file embedded in it, so it cannot be used as a template. Remove the embedded object and upload the file again.',
  unsupported:
    'This kind of file cannot be read. Upload a Word (.docx or .doc), PDF, RTF, ODT, plain text or image (PNG, JPEG, TIFF, GIF, WebP, BMP) file.',
  'too-many-pages': 'This file has too many pages. At most 1,000 pages can be read at once.',
  'image-too-large': 'This image is too large. At most 12,000 pixels on each side and 50 million in all can be read.',
  'took-too-long': 'Reading this file took too long, so it was stopped. Split it into smaller files and upload those.',
  'too-complex':
    'Reading this file took too much memory, so it was stopped. Split it into smaller files and upload those.',
  'ocr-not-installed': 'This scan needs OCR, which is not installed on this server.',
  'ocr-failed': 'The text of this scan could not be recognized.',
  'not-a-template': 'A template has to be a Word (.docx, .doc), RTF, ODT or PDF file.',
  'not-a-draft': 'Only the Word file (.docx) of this draft can be brought back.',
  'no-text': 'This file has no text.',
  'scanned-template': 'This file has no text; please upload a Word file or a searchable PDF.',
  'only-text-boxes':
    'All text of this template stands in text boxes, which cannot be rewritten. Move it into the page and upload the file again.',
  'template-too-long': 'This template is too long. At most 150 pages can be used as a template.',
} as const

export type UnreadableCode = keyof typeof sentences

/** An uploaded file that was refused. `message` may be shown as it is; `code` is for programs. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly code: UnreadableCode

  constructor(code: UnreadableCode, options?: ErrorOptions) {
    super(sentences[code], options)
    this.code = code
  }
}

/** The refusal that an error stands for, also after it came out of a thread, which keeps only its code. */
export function asUnreadable(error: unknown): UnreadableDocument | undefined {
  if (error instanceof UnreadableDocument) return error
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined
  return error.name === 'UnreadableDocument' && error.code in sentences
    ? new UnreadableDocument(error.code as UnreadableCode, { cause: error })
    : undefined
}
