import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { convertOffice } from '#server/pdf/convert-office.ts'
import type { Services } from '#server/services.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import { findSections } from '../store.ts'
import { fingerprintText } from '../text-fingerprint.ts'
import { writeDraftFile } from './draft-file.ts'
import { type PrintedFile, inFolder } from './printed-file.ts'

const inThread = callInThread<typeof import('./page-words.ts')>(new URL('./page-words.ts', import.meta.url))
const limits = { milliseconds: 60_000 }
const mostPages = 500
/** Files that are kept, each as it was last printed: an attorney turns the pages of one, not of hundreds. */
const mostKept = 8
type Kept = Map<string, Promise<PrintedFile | undefined>>

const keptBy = new WeakMap<Services, Kept>()

/** What one server keeps: by draft, title and text, since the template of a draft never changes. */
function keptOf(services: Services): Kept {
  const kept = keptBy.get(services) ?? new Map()
  keptBy.set(services, kept)
  return kept
}

/**
 * The file of a draft, printed once for each of its texts; undefined where this machine has no LibreOffice. Throws when it
 * could not print it.
 */
export async function printDraft(services: Services, row: DraftRow): Promise<PrintedFile | undefined> {
  const kept = keptOf(services)
  const sections = await findSections(services.database, row.id)
  const key = `${row.id} ${row.title} ${fingerprintText(sections)}`
  const printing = kept.get(key) ?? print(services, row)
  kept.delete(key)
  kept.set(key, printing)
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
  try {
    return await printing
  } catch (error) {
    kept.delete(key)
    throw error
  }
}

async function print(services: Services, row: DraftRow): Promise<PrintedFile | undefined> {
  const word = await writeDraftFile(services, row, { comments: 'no' })
  return inFolder(async (folder) => {
    const [path, to] = [join(folder, 'draft.docx'), join(folder, 'printed')]
    await mkdir(to, { mode: 0o700 })
    await writeFile(path, word, { mode: 0o600 })
    if (!(await convertOffice({ path, folder, to }))) return undefined
    const pdf = join(to, 'draft.pdf')
    return { pdf: await readFile(pdf), pages: await inThread('readPageTexts', limits, pdf, mostPages) }
  })
}
