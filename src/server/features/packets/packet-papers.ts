import { join } from 'node:path'
import { forumOf } from '#law/filing-kit/forums.ts'
import { proofOfService } from '#domain/filing-kit/documents/proof-of-service.ts'
import { coverPage } from '#domain/filing-kit/documents/cover-page.ts'
import { proposedOrder } from '#domain/filing-kit/documents/proposed-order.ts'
import { filingName } from '#domain/filing-kit/documents/kit-documents.ts'
import { type KitCase, kitCaseOf } from '#domain/filing-kit/kit-case.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { layOutPacket, type PacketExhibit, type PacketLayout, type PacketPiece } from '#domain/packet/layout.ts'
import { filingMark, filingOrdinal } from '#domain/section-content/filing-mark.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { inputOf } from '#server/features/drafting/index.ts'
import type { ContentsRow } from '#server/pdf/contents-pages.ts'
import type { PlaceInCase } from './filings-of-case.ts'
import type { BriefPages } from './make-brief.ts'
import type { SheetLink } from '#server/pdf/packet-plan.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import { formOf } from './settings.ts'
import { settingsOf } from './store.ts'

/** What the product itself sets for a packet: cover, contents, proof of service. */
export type PacketPapers = {
  readonly title: string
  readonly front: readonly PacketPiece[]
  readonly end: readonly PacketPiece[]
  /** Where each paper lies, by its kind. */
  readonly paths: Readonly<Record<string, string>>
  /** Writes the contents of this layout; answers what leads where on each of its pages. */
  readonly writeContents: (layout: PacketLayout, partOf: (page: number) => number | undefined) => Promise<SheetLink[][]>
}

type Filing = { readonly packet: PacketRow; readonly draft: DraftRow; readonly place: PlaceInCase }

/** The filing as the papers of the kit see it. */
export function kitCaseFor({ packet, draft, place }: Filing): KitCase {
  const { answers } = settingsOf(packet)
  const usedModel = draft.writer !== 'offline'
  const form = formOf(draft.type)
  return kitCaseOf(inputOf(draft), { forum: packet.forum, form, usedModel, answers, filing: place.number })
}

/**
 * `RESPONDENT’S EXHIBITS, TABS A-F` before the courts, of a later filing `TABS G-H (SECOND FILING)`; `EXHIBITS A-F` before
 * USCIS.
 */
export function packetTitle(
  { forum, others, filing }: KitCase,
  exhibits: readonly Pick<PacketExhibit, 'letter'>[],
): string {
  const letters = exhibits.map(({ letter }) => letter)
  const [first = '', last = first] = [letters[0], letters.at(-1)]
  const range = first === last ? first : `${first}-${last}`
  const many = letters.length > 1
  if (forum !== 'court' && forum !== 'board') return `EXHIBIT${many ? 'S' : ''} ${range}`
  return `${others.length > 0 ? 'RESPONDENTS’' : 'RESPONDENT’S'} EXHIBITS, TAB${many ? 'S' : ''} ${range}${filingMark(filing).toUpperCase()}`
}

export async function packetPapers(
  filing: Filing,
  exhibits: readonly PacketExhibit[],
  { folder, brief }: { readonly folder: string; readonly brief: BriefPages | undefined },
): Promise<PacketPapers> {
  const kit = kitCaseFor(filing)
  const title = packetTitle(kit, exhibits)
  const paths = {
    cover: pathOf(folder, 'cover'),
    contents: pathOf(folder, 'contents'),
    'proposed-order': pathOf(folder, 'order'),
    'proof-of-service': pathOf(folder, 'service'),
    ...(brief && { brief: brief.path }),
  }
  const enclosures = exhibits.map(({ letter, title: name }) => `Exhibit ${letter}: ${name}`)
  const write = (document: LegalDocument, to: string) => packetThread('writePaper', packetLimits, document, to)
  const coverPages = await write(coverPage(kit, { title, enclosures }), paths.cover)
  const service = forumOf(kit.forum).service === undefined ? undefined : proofOfService(kit, [filingName(title)])
  // What a motion asks the judge to sign is its last page before the certificate.
  const order = proposedOrder(kit)
  const end = [
    ...(order ? [piece('proposed-order', 'Proposed order', await write(order, paths['proposed-order']))] : []),
    ...(service
      ? [piece('proof-of-service', 'Proof of service', await write(service, paths['proof-of-service']))]
      : []),
  ]
  const writeContents: PacketPapers['writeContents'] = (layout, partOf) =>
    packetThread('writeContents', packetLimits, {
      title: 'TABLE OF CONTENTS',
      lines: [
        [kit.lead.name, kit.lead.aNumber].filter(Boolean).join(', '),
        ...(kit.filing > 1 ? [filingOrdinal(kit.filing)] : []),
      ],
      rows: contentsRows(layout, partOf),
      total: `${layout.last} pages`,
      to: paths.contents,
    })
  // How long the contents are does not depend on the numbers in them.
  const trial = await writeContents(layOutPacket({ front: [], exhibits, end: [] }), () => undefined)
  return {
    title,
    front: [
      piece('cover', 'Cover', coverPages),
      ...(brief ? [piece('brief', filing.draft.title, brief.pages)] : []),
      piece('contents', 'Contents', trial.length),
    ],
    end,
    paths,
    writeContents,
  }
}

const pathOf = (folder: string, name: string) => join(folder, `${name}.paper.pdf`)
const piece = (kind: string, title: string, pages: number): PacketPiece => ({ kind, title, pages })
function contentsRows(layout: PacketLayout, partOf: (page: number) => number | undefined): ContentsRow[] {
  return layout.exhibits.flatMap(({ letter, title, first, tab, documents }): ContentsRow[] => {
    const part = partOf(tab)
    const inPart = part === undefined ? {} : { part: `Part ${part}` }
    const inside = documents.length > 1 ? documents : []
    return [
      { tab: letter, title, page: String(first), level: 1, ...inPart },
      ...inside.map((one): ContentsRow => ({
        tab: '',
        title: one.title,
        page: String(one.first),
        level: 2,
        ...inPart,
      })),
    ]
  })
}
