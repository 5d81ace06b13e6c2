import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runProgram } from '#server/pdf/programs.ts'
import type { NewScan } from '#server/pdf/replace-scans.ts'
import type { Services } from '#server/services.ts'
import { type ExhibitPages, findExhibit, keepExhibit } from './exhibit-pages.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import type { ReadyEntry } from './write-parts.ts'

const quality = 75
const perPage = 60_000

type Shrinking = { readonly dots: number; readonly folder: string }

/** Prints the pages of a document as pictures where that makes it smaller; undefined where it does not. */
export async function shrinkExhibit(
  services: Services,
  { record, pages }: ReadyEntry,
  { dots, folder }: Shrinking,
  signal: AbortSignal,
): Promise<ExhibitPages | undefined> {
  const { details } = pages
  if (details.scans.length === 0) return undefined
  const known = await findExhibit(services, record, dots)
  if (known) return known
  const work = await mkdtemp(join(folder, 'smaller-'))
  try {
    const [from, path] = [join(work, 'from.pdf'), join(work, 'to.pdf')]
    await pipeline(await services.files.read(pages.file_key), createWriteStream(from, { mode: 0o600 }))
    const scans: NewScan[] = []
    // A photograph keeps its colors; a scanned paper is read as well in gray.
    const isPhoto = record.media_type?.startsWith('image/') === true
    for (const page of details.scans) {
      const picture = await printPage(from, { page, dots, work, isPhoto }, signal)
      if (picture !== undefined) scans.push({ page, picture })
    }
    const changed = await packetThread('replaceScans', packetLimits, from, path, scans)
    const colors = isPhoto ? '' : ', gray'
    const note = `${changed} of its scanned pages ${changed === 1 ? 'was' : 'were'} made smaller for the size limit (${dots} dots an inch${colors}); the document on file is unchanged.`
    const notes = changed > 0 ? [...details.notes, note] : details.notes
    return await keepExhibit(services, record, { path, pages: pages.pages, details: { ...details, notes }, dots })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

type Printing = { readonly page: number; readonly dots: number; readonly work: string; readonly isPhoto: boolean }

/** A page as a JPEG file; undefined where it cannot be printed. */
async function printPage(from: string, { page, dots, work, isPhoto }: Printing, signal: AbortSignal) {
  const stem = `page-${page}`
  const range = ['-f', String(page), '-l', String(page)]
  const look = ['-r', String(dots), ...(isPhoto ? [] : ['-gray']), '-jpeg', '-jpegopt', `quality=${quality}`]
  try {
    await runProgram('pdftoppm', [...look, ...range, from, join(work, stem)], { milliseconds: perPage, signal })
  } catch {
    signal.throwIfAborted()
    return undefined
  }
  const name = (await readdir(work)).find((one) => one.startsWith(`${stem}-`) && one.endsWith('.jpg'))
  return name === undefined ? undefined : join(work, name)
}
