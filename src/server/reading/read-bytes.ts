import { readFile } from 'node:fs/promises'
import {
  compoundFileRefusal,
  openPackage,
  type PackageLimits,
  packageLimits,
} from '#server/office/package/open-package.ts'
import type { PackageParts } from '#server/office/package/zip-package.ts'
import type { DocumentText } from './document-text.ts'
import { fileKind } from './file-kind.ts'
import { readImage } from './read-image.ts'
import { readDoc } from './read-doc.ts'
import { isOdt, readOdt } from './read-odt.ts'
import { readPdf } from './read-pdf.ts'
import { readRtf } from './read-rtf.ts'
import { readText } from './read-text.ts'
import { readWord } from './read-word.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

export type ContentLimits = PackageLimits & { readonly pages: number }

export const contentLimits: ContentLimits = { ...packageLimits, pages: 1_000 }

/**
 * Reads a file in the thread that it is called in; `readDocument` calls it in one of its own. Throws
 * `UnreadableDocument`, or whatever a parser throws at bytes that somebody made up.
 */
export async function readBytes(source: string | Uint8Array, limits: ContentLimits): Promise<DocumentText> {
  const bytes = typeof source === 'string' ? new Uint8Array(await readFile(source)) : source
  if (bytes.length === 0) throw new UnreadableDocument('empty')
  if (bytes.length > limits.packedBytes) throw new UnreadableDocument('too-large')
  return readKind(bytes, limits)
}

async function readKind(bytes: Uint8Array, limits: ContentLimits): Promise<DocumentText> {
  switch (fileKind(bytes)) {
    case 'zip':
      return readArchive(openPackage(bytes, limits))
    case 'pdf':
      return readPdf(bytes, limits.pages)
    case 'rtf':
      return readRtf(bytes)
    case 'image':
      return readImage(bytes)
    case 'early-word':
      return readDoc(bytes)
    case 'compound': {
      const refusal = compoundFileRefusal(bytes)
      if (refusal.code === 'old-word') return readDoc(bytes)
      throw refusal
    }
    case 'other':
      return readText(bytes)
  }
}

function readArchive(parts: PackageParts): DocumentText {
  if (isOdt(parts)) return readOdt(parts)
  if (parts['[Content_Types].xml']) return readWord(parts)
  const isOpenDocument = parts.mimetype !== undefined
  throw new UnreadableDocument(isOpenDocument ? 'other-office' : 'unsupported')
}
