import { type DraftCheck, openAtExport } from '#domain/draft-checks/draft-check.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import { type Gates, obstaclesOf } from '#domain/sign-off/gates.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { PacketPartRow, PacketRow, PreflightAnswerRow } from '#server/database/tables/packets.ts'
import type { SignOffRow } from '#server/database/tables/sign-offs.ts'
import { readAttorney } from '#server/features/accounts/index.ts'
import {
  checkDraftText,
  findSections,
  fingerprintFiles,
  fingerprintText,
  listDecisions,
  readSurroundings,
} from '#server/features/drafting/index.ts'
import { findPacket, isStale, judgeDraft, partsOf } from '#server/features/packets/index.ts'
import type { Services } from '#server/services.ts'
import { findSignOff } from './store.ts'

/** The packet of a draft as far as its files were made. */
export type MadePacket = {
  readonly row: PacketRow
  readonly parts: readonly PacketPartRow[]
  readonly isStale: boolean
  readonly fingerprint: string
  /** Rules that stop the filing and were not overridden. */
  readonly mustFix: number
}

/** Everything that lies on the desk when a draft is signed off. */
export type SignOffDesk = {
  readonly draft: DraftRow
  readonly attorney: Attorney
  readonly sections: readonly SectionRow[]
  readonly textFingerprint: string
  readonly flags: readonly DraftCheck[]
  readonly decisions: Awaited<ReturnType<typeof listDecisions>>
  readonly answers: readonly PreflightAnswerRow[]
  readonly packet: MadePacket | undefined
  readonly gates: Gates
  readonly obstacles: ReturnType<typeof obstaclesOf>
  readonly last: SignOffRow | undefined
}

export async function readDesk(services: Services, account: Account, draft: DraftRow): Promise<SignOffDesk> {
  const { database, now } = services
  const sections = await findSections(database, draft.id)
  const flags = await checkDraftText(draft, sections, await readSurroundings(database, draft), now())
  const decisions = await listDecisions(database, draft.id)
  const packet = await readPacket(services, draft, sections)
  const gates = gatesOf({ sections, flags, decisions, packet })
  return {
    draft,
    attorney: await readAttorney(database, account),
    sections,
    textFingerprint: fingerprintText(sections),
    flags,
    decisions,
    answers: await readAnswers(services, draft),
    packet,
    gates,
    obstacles: obstaclesOf(gates),
    last: await findSignOff(database, draft),
  }
}

type Counted = Pick<SignOffDesk, 'sections' | 'flags' | 'decisions' | 'packet'>

function gatesOf({ sections, flags, decisions, packet }: Counted): Gates {
  const open = openAtExport(flags, decisions)
  const cited = flags.filter(isAboutCitation)
  const openCitations = new Set(open.filter(isAboutCitation).map(({ finding }) => finding))
  const citations = new Set(cited.map(({ finding }) => finding))
  return {
    sections: { accepted: sections.filter(({ state }) => state === 'accepted').length, total: sections.length },
    openPoints: new Set(open.map(({ finding }) => finding)).size,
    placeholders: sections.reduce((sum, { gaps }) => sum + gaps, 0),
    citations: { decided: citations.size - openCitations.size, total: citations.size },
    overridden: decisions.filter(({ kind }) => kind === 'accepted').length,
    mustFix: packet?.mustFix ?? 0,
    isPacketStale: packet?.isStale ?? false,
  }
}

const isAboutCitation = ({ code }: DraftCheck) => code.startsWith('citation-') || code.startsWith('quotation-')

async function readPacket(
  services: Services,
  draft: DraftRow,
  sections: readonly SectionRow[],
): Promise<MadePacket | undefined> {
  const { database } = services
  const row = await findPacket(database, draft)
  if (!row || row.made === null) return undefined
  const parts = await partsOf(database, row)
  const lines = await judgeDraft(services, draft, row)
  return {
    row,
    parts,
    isStale: await isStale(database, draft, row, sections),
    fingerprint: fingerprintFiles(parts.map(({ checksum }) => checksum)),
    mustFix: lines.filter(({ state, severity }) => state === 'open' && severity === 'block').length,
  }
}

/** What was answered to the preflight; of each rule in each place the last word. */
async function readAnswers({ database }: Services, { id, owner_id }: DraftRow): Promise<PreflightAnswerRow[]> {
  const rows = await database
    .selectFrom('preflight_answers')
    .selectAll()
    .where('draft_id', '=', id)
    .where('owner_id', '=', owner_id)
    .orderBy('id')
    .execute()
  return [...new Map(rows.map((row) => [`${row.code} ${row.place}`, row])).values()]
}

/** What has changed since the last sign-off; null when nothing has, undefined when there is none. */
export function changeSince({ last, textFingerprint, packet }: SignOffDesk): string | null | undefined {
  if (!last) return undefined
  if (last.text_sha256 !== textFingerprint) return 'The text has changed since it was signed off.'
  const fingerprint = packet?.fingerprint ?? null
  if (last.packet_sha256 === fingerprint) return null
  return last.packet_sha256 === null
    ? 'A packet was made since the draft was signed off.'
    : 'The packet was made anew since it was signed off.'
}
