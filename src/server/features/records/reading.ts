import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { foldText } from '#domain/language/fold.ts'
import type { FileStore } from '#server/gateways/files/port.ts'
import type { DocumentHeading, DocumentPage, DocumentText } from '#server/reading/document-text.ts'
import { readDocument } from '#server/reading/read-document.ts'
import { recognizeText } from '#server/reading/recognize-text.ts'
import { readTemplate } from '#server/word/template/read-template.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import { mediaTypeOf } from './media-type.ts'

/** Longer texts are cut, with a warning: no reader and no model takes more of one document. */
const longestText = 4_000_000

/** What is kept of a file that was read. */
export type StoredText = {
  readonly text: string
  readonly folded: string
  readonly headings: readonly DocumentHeading[]
  readonly pages: readonly DocumentPage[]
}

export type Reading = {
  readonly stored: StoredText
  readonly mediaType: string | undefined
  readonly pageCount: number | null
  readonly needsOcr: boolean
  readonly warnings: readonly string[]
}

/** The text of a stored file; throws `UnreadableDocument`. The thread that reads it has limits of time and memory. */
export function readStored(files: FileStore, key: string, isTemplate: boolean): Promise<Reading> {
  return onDisk(files, key, async (path) => {
    // Much can be read that cannot be drafted from; a template is refused before anything else is made of it.
    if (isTemplate) await readTemplate(path)
    return toReading(await readDocument(path))
  })
}

let isRecognizing = false

/** Whether the next scan would find this process free. */
export const canRecognize = (): boolean => !isRecognizing

/**
 * The text of a scan, or `busy`: one at a time is recognised in this process, since that takes a processor for seconds a
 * page. Nobody waits here, so that scans never stand in the way of other work.
 */
export async function recognizeStored(files: FileStore, key: string, signal: AbortSignal): Promise<Reading | 'busy'> {
  if (isRecognizing) return 'busy'
  isRecognizing = true
  try {
    return await onDisk(files, key, async (path) =>
      toReading(await recognizeText(new Uint8Array(await readFile(path)), { signal })),
    )
  } finally {
    isRecognizing = false
  }
}

/** Readers want a file on disk, and the store may be elsewhere or encrypted. */
export async function onDisk<Result>(
  files: FileStore,
  key: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'reading-'))
  try {
    const path = join(folder, randomUUID())
    await pipeline(await files.read(key), createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toReading({ kind, text, headings, pages = [], needsOcr, warnings }: DocumentText): Reading {
  const isCut = text.length > longestText
  const kept = isCut ? text.slice(0, longestText) : text
  const within = ({ offset }: { offset: number }) => offset < kept.length
  return {
    stored: {
      text: kept,
      folded: foldText(kept),
      headings: headings.filter(within).slice(0, 5000),
      pages: pages.filter((page) => within(page) || page.number === 1),
    },
    mediaType: mediaTypeOf(kind),
    pageCount: pages.length > 0 ? pages.length : null,
    needsOcr,
    warnings: isCut
      ? [...warnings, 'This file is very long. Only its first 4,000,000 characters were kept.']
      : warnings,
  }
}

/** `“passport.pdf”: This file is protected by a password. …` */
export function refusal(fileName: string, error: UnreadableDocument): string {
  return `“${fileName}”: ${error.message}`
}
