import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { combinedText } from '#server/features/records/index.ts'
import { convertOffice } from '#server/pdf/convert-office.ts'
import type { Normalized } from '#server/pdf/normalize-pdf.ts'
import { measureInk } from '#server/pdf/page-ink.ts'
import { fileKind } from '#server/reading/file-kind.ts'
import { refusing } from '#server/reading/read-document.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import type { Services } from '#server/services.ts'
import { type ExhibitDetails, type ExhibitPages, findExhibit, keepExhibit } from './exhibit-pages.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import { recognizeScans } from './recognize-scans.ts'

const mostPages = 1000

/** The content of a document as letter pages, made now unless they were made before. Throws `UnreadableDocument`. */
export async function makeExhibit(
  services: Services,
  record: RecordRow,
  folder: string,
  signal: AbortSignal,
): Promise<ExhibitPages> {
  const known = await findExhibit(services, record)
  if (known) return known
  const path = join(folder, `${record.id}.letter.pdf`)
  const details = await makePages(services, record, { folder, path }, signal)
  return keepExhibit(services, record, { path, pages: details.pages, details: details.kept })
}

type Place = { readonly folder: string; readonly path: string }
type Made = { readonly pages: number; readonly kept: ExhibitDetails }

async function makePages(services: Services, record: RecordRow, place: Place, signal: AbortSignal): Promise<Made> {
  const raw = await toPdf(services, record, place, signal)
  if ('sheet' in raw) {
    const pages = await packetThread('writePaper', packetLimits, sheetFor(record, raw.sheet), place.path)
    const kept = {
      state: 'sheet',
      notes: [raw.sheet],
      textless: [],
      scans: [],
      hidden: [],
      signaturePictures: [],
      fitted: 0,
      wasProtected: false,
    } as const
    return { pages, kept }
  }
  const made = await refusing(() => packetThread('normalizePdf', packetLimits, raw.path, place.path, mostPages))
  signal.throwIfAborted()
  const before = await packetThread('readPageTexts', packetLimits, place.path, mostPages)
  const empty = before.flatMap((text, index) => (text.trim().length < 20 ? index + 1 : []))
  const rooms = await measureInk(place.path, made.pages, place.folder, signal)
  const scans = empty.filter((page) => rooms?.[page - 1]?.isBlank !== true)
  const read = await recognizeScans({ path: place.path, folder: place.folder, pages: scans }, signal)
  const textless = scans.filter((page) => !read.includes(page))
  const emptyFields = made.fields > 0 ? await packetThread('findEmptyFields', packetLimits, raw.path) : undefined
  const notes = [...raw.notes, ...notesOn(made, read.length, textless)]
  const kept: ExhibitDetails = {
    state: textless.length > 0 ? 'scan' : 'ready',
    notes,
    ...(rooms && { rooms }),
    textless,
    scans,
    ...(await lookedAt(raw.path, place.path, made)),
    fitted: made.fitted,
    wasProtected: made.wasProtected,
    marks: made.marks,
    ...(emptyFields && { emptyFields }),
  }
  return { pages: made.pages, kept }
}

/** A note over text may not be drawn on the page that is made of it: where there are notes the file itself is looked at, too. */
async function lookedAt(from: string, path: string, { hadNotes }: Normalized) {
  const seen = await packetThread('lookAtPages', packetLimits, path, mostPages)
  if (!hadNotes) return seen
  const { hidden } = await packetThread('lookAtPages', packetLimits, from, mostPages)
  return { ...seen, hidden: [...new Set([...seen.hidden, ...hidden])].toSorted((a, b) => a - b) }
}

type RawPdf = { readonly path: string; readonly notes: readonly string[] } | { readonly sheet: string }

/** The document as some PDF, or why there is none. */
async function toPdf(services: Services, record: RecordRow, { folder }: Place, signal: AbortSignal): Promise<RawPdf> {
  const path = join(folder, `${record.id}.raw.pdf`)
  if (record.state === 'failed') return { sheet: record.reason ?? 'This file could not be read.' }
  if (record.file_key === null) {
    await packetThread('writeText', packetLimits, record.body, path)
    return { path, notes: [] }
  }
  const file = join(folder, `${record.id}.${extensionOf(record)}`)
  await pipeline(await services.files.read(record.file_key), createWriteStream(file, { mode: 0o600 }))
  const kind = fileKind(await headOf(file))
  if (kind === 'pdf') return { path: file, notes: [] }
  if (kind === 'image') return imagePdf(file, path)
  if (kind === 'zip' || kind === 'compound' || kind === 'rtf') return officePdf(record, { file, folder }, signal)
  const text = await services.database
    .selectFrom('record_texts')
    .select('text')
    .where('record_id', '=', record.id)
    .executeTakeFirst()
  await packetThread('writeText', packetLimits, combinedText({ body: '', text: text?.text ?? null }), path)
  return { path, notes: [] }
}

/** LibreOffice goes by it where the content leaves a doubt. */
function extensionOf({ file_name }: RecordRow): string {
  return /\.([a-z0-9]{1,5})$/i.exec(file_name ?? '')?.[1]?.toLowerCase() ?? 'file'
}

async function imagePdf(file: string, path: string): Promise<RawPdf> {
  try {
    await packetThread('writeImage', packetLimits, file, path)
    return { path, notes: [] }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    return { sheet: 'Only JPEG and PNG pictures can be printed here.' }
  }
}

async function officePdf(
  { id, warnings }: RecordRow,
  { file, folder }: { readonly file: string; readonly folder: string },
  signal: AbortSignal,
): Promise<RawPdf> {
  const to = join(folder, `${id}.office`)
  try {
    const isMade = await convertOffice({ path: file, folder, to }, signal)
    if (!isMade) return { sheet: 'Word files are printed by LibreOffice, which is not installed on this server.' }
    const path = join(to, `${id}.pdf`)
    await stat(path)
    const notes = (JSON.parse(warnings) as string[]).filter((said) => /tracked|comment/i.test(said))
    return { path, notes }
  } catch {
    signal.throwIfAborted()
    return { sheet: 'LibreOffice could not print this file.' }
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function notesOn(
  { wasProtected, fields, wasSigned, fitted }: Normalized,
  recognised: number,
  textless: readonly number[],
) {
  return [
    ...(wasProtected ? ['It was protected against changes; in the packet it is not.'] : []),
    ...(fields > 0 ? ['Its form fields are printed as they were filled in and cannot be changed any more.'] : []),
    ...(wasSigned ? ['Its digital signature does not hold in the packet; keep the signed file.'] : []),
    ...(fitted > 0 ? [`${fitted} of its pages ${fitted === 1 ? 'was' : 'were'} fitted to letter size.`] : []),
    ...(recognised > 0
      ? [`The text of ${recognised} scanned ${recognised === 1 ? 'page' : 'pages'} was recognized by a program.`]
      : []),
    ...(textless.length > 0
      ? [
          textless.length === 1
            ? '1 of its pages is a picture and cannot be searched.'
            : `${textless.length} of its pages are pictures and cannot be searched.`,
        ]
      : []),
  ]
}

function sheetFor({ title, file_name, media_type }: RecordRow, why: string): LegalDocument {
  const type = file_name?.split('.').at(-1)?.toUpperCase() ?? media_type ?? 'a file'
  const text = `This document is on file as ${type} and could not be printed here. Attach the paper copy in its place.`
  return {
    title,
    properties: {},
    layout: { lineSpacing: 1, paragraphSpacing: 8, pageNumbers: 'none' },
    blocks: [
      { kind: 'title', content: [{ text: title }] },
      { kind: 'paragraph', align: 'center', content: [{ text }] },
      { kind: 'paragraph', align: 'center', content: [{ text: why, italic: true }] },
    ],
  }
}
