import { isEarlyWord } from './doc-text.ts'
import { isCompoundFile } from '#server/office/package/open-package.ts'

export type FileKind = 'zip' | 'pdf' | 'rtf' | 'compound' | 'early-word' | 'image' | 'other'

/** What a file is, by its first bytes; its name is never believed. `other` may still turn out to be text. */
export function fileKind(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return 'zip'
  if (isCompoundFile(bytes)) return 'compound'
  // Readers of PDF accept the mark anywhere in the first kilobyte.
  if (start.includes('%PDF-')) return 'pdf'
  if (/^(\u00EF\u00BB\u00BF)?\s*\{\\rtf/.test(start)) return 'rtf'
  if (isEarlyWord(bytes)) return 'early-word'
  return isImage(start) ? 'image' : 'other'
}

function isImage(start: string): boolean {
  return (
    start.startsWith('\u0089PNG\r\n\u001A\n') ||
    start.startsWith('\u00FF\u00D8\u00FF') ||
    /^GIF8[79]a/.test(start) ||
    /^(II\*\0|MM\0\*)/.test(start) ||
    /^RIFF[^]{4}WEBP/.test(start) ||
    /^BM[^]{4}\0\0\0\0/.test(start)
  )
}
