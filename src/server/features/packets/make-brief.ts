import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFinal } from '#domain/drafting/draft-state.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { type PacketPlace, writeDraftInPacket } from '#server/features/drafting/index.ts'
import { convertOffice } from '#server/pdf/convert-office.ts'
import type { PrintedCite } from '#server/pdf/cite-boxes.ts'
import { measureInk, type StampRoom } from '#server/pdf/page-ink.ts'
import type { Services } from '#server/services.ts'
import { packetLimits, packetThread } from './packet-thread.ts'

/** The draft itself as letter pages, its cites with the pages of the packet; or a sheet that says where it belongs. */
export type BriefPages = {
  readonly path: string
  readonly pages: number
  readonly bytes: number
  readonly isSheet: boolean
  readonly rooms?: readonly StampRoom[]
  /** Where each of its pages cites exhibits. */
  readonly cites?: readonly (readonly PrintedCite[])[]
  readonly notes: readonly string[]
}

const mostPages = 500

type Brief = { readonly draft: DraftRow; readonly sections: readonly SectionRow[]; readonly folder: string }

export async function makeBrief(
  services: Services,
  { draft, sections, folder }: Brief,
  places: ReadonlyMap<string, PacketPlace>,
  signal: AbortSignal,
): Promise<BriefPages> {
  const path = join(folder, 'brief.paper.pdf')
  const notes = isFinal(sections) ? [] : [`${draft.title}: not every section is accepted yet.`]
  const raw = await printWord(services, { draft, folder }, places, signal)
  if (typeof raw === 'string') {
    const { pages } = await packetThread('normalizePdf', packetLimits, raw, path, mostPages)
    const rooms = await measureInk(path, pages, folder, signal)
    const cites = await packetThread('findCiteBoxes', packetLimits, path, mostPages)
    return { path, pages, bytes: (await stat(path)).size, isSheet: false, notes, cites, ...(rooms && { rooms }) }
  }
  const pages = await packetThread('writePaper', packetLimits, sheetFor(draft, raw.why), path)
  return { path, pages, bytes: (await stat(path)).size, isSheet: true, notes: [...notes, `${draft.title}: ${raw.why}`] }
}

/** The Word file of the draft as a PDF, or why there is none. */
async function printWord(
  services: Services,
  { draft, folder }: Omit<Brief, 'sections'>,
  places: ReadonlyMap<string, PacketPlace>,
  signal: AbortSignal,
): Promise<string | { readonly why: string }> {
  const word = join(folder, 'brief.docx')
  await writeFile(word, await writeDraftInPacket(services, draft, places), { mode: 0o600 })
  const to = join(folder, 'brief.office')
  try {
    const isMade = await convertOffice({ path: word, folder, to }, signal)
    return isMade
      ? join(to, 'brief.pdf')
      : { why: 'Word files are printed by LibreOffice, which is not installed on this server.' }
  } catch {
    signal.throwIfAborted()
    return { why: 'LibreOffice could not print it.' }
  }
}

function sheetFor({ title, file_name }: DraftRow, why: string): LegalDocument {
  const text = `Print ${file_name} and put it in the place of this sheet.`
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
