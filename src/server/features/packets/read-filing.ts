import { easternDate } from '#domain/dates/calendar.ts'
import { proofOfService } from '#domain/filing-kit/documents/proof-of-service.ts'
import { coverPage } from '#domain/filing-kit/documents/cover-page.ts'
import { aiStatement } from '#domain/filing-kit/documents/ai-statement.ts'
import { criminalChart } from '#domain/filing-kit/documents/criminal-chart.ts'
import { proposedOrder } from '#domain/filing-kit/documents/proposed-order.ts'
import { filingName } from '#domain/filing-kit/documents/kit-documents.ts'
import type { Filing, MadePacket, Tick } from '#domain/filing-kit/preflight/filing.ts'
import { listedExhibits } from '#domain/filing-kit/preflight/listed-exhibits.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import { gapsIn } from '#domain/legal-document/from-section.ts'
import { datesOfCase } from '#domain/deadlines/deadlines.ts'
import { parseSection, plainText } from '#domain/section-content/tree.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { readCases } from '#server/features/deadlines/index.ts'
import { composeDraft, findSections, inputOf, pageSettingOf, signerOfText } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { type PacketContents, readContents, stampOf } from './packet-documents.ts'
import type { PlaceInCase } from './filings-of-case.ts'
import { kitCaseFor, packetTitle } from './packet-papers.ts'
import { partsOf } from './store.ts'
import { readItems } from './read-filing-items.ts'
import { recordOf } from './record-in-filing.ts'

/** Everything that the preflight judges, and the draft as it is set, for counting its pages. */
export type FilingToJudge = { readonly filing: Filing; readonly document: LegalDocument }

export async function readFiling(services: Services, draft: DraftRow, packet: PacketRow): Promise<FilingToJudge> {
  const { database, now } = services
  const sections = await findSections(database, draft.id)
  const contents = await readContents(database, packet, draft)
  const { entries, place } = contents
  const input = inputOf(draft)
  const document = composeDraft(draft, sections)
  const kit = kitCaseFor({ packet, draft, place })
  const title = packetTitle(
    kit,
    entries.filter(({ parent }) => parent === null),
  )
  const made = await readMade(services, { packet, contents, sections })
  const setting = await pageSettingOf(services, draft, document)
  const filing: Filing = {
    forum: packet.forum,
    today: easternDate(now()),
    kit,
    documentKind: draft.type === 'naturalization' || draft.type === 'expert_letter' ? 'letter' : 'brief',
    draft: sections.map(({ content, plan }) => ({
      place: (JSON.parse(plan) as { title: string }).title,
      text: plainText(parseSection(content)),
      gaps: gapsIn(content),
    })),
    // The letters of documents on file follow the packet by themselves.
    ...((input.caseMap?.exhibits ?? []).length === 0 && { listed: listedExhibits(document) }),
    ...(setting && { draftLayout: setting }),
    papers: papersOf(kit, title, await signerOfText(database, draft, sections)),
    record: recordOf(input),
    caseDates: await readCaseDates(services, draft),
    items: await readItems(services, entries),
    before: usedBefore(place),
    ...(made && { made }),
    ticks: await readTicks(database, draft),
    isFirmStrict: await isStrict(database, draft.owner_id),
  }
  return { filing, document }
}

/** As the owner of the firm said; a private client is in no firm. */
async function isStrict(database: Database, ownerId: string): Promise<boolean> {
  const firm = await database
    .selectFrom('firms')
    .select('strict_rules')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return firm?.strict_rules === 1
}

function papersOf(kit: Filing['kit'], title: string, reviewedBy: string | undefined): Filing['papers'] {
  const proof = proofOfService(kit, [filingName(title)])
  const order = proposedOrder(kit)
  // An arrest of which nothing is told yet has no row: the chart may be on file as a document.
  const chart = kit.answers['arrest_rows'] ? criminalChart(kit) : undefined
  const statement = aiStatement(kit, { sections: [], ...(reviewedBy !== undefined && { reviewedBy }) })
  return [
    { place: 'Cover page', document: coverPage(kit, { title }) },
    ...(proof ? [{ place: 'Certificate of service', document: proof }] : []),
    ...(order ? [{ place: 'Proposed order', document: order }] : []),
    ...(chart ? [{ place: 'Criminal history chart', document: chart }] : []),
    ...(statement ? [{ place: 'Statement on generative AI', document: statement }] : []),
  ]
}

/** The dates of the case as its page counts them. */
async function readCaseDates(
  { database, now }: Services,
  { owner_id, client_id }: DraftRow,
): Promise<NonNullable<Filing['caseDates']>> {
  const input = (await readCases(database, owner_id, [client_id])).get(client_id)
  if (!input) return []
  return datesOfCase(input, easternDate(now())).dates.map(({ key, date, due }) => ({ key, date, due }))
}

/** The letters that earlier filings of the case used. */
function usedBefore({ lastLetter, earlier }: PlaceInCase): NonNullable<Filing['before']> {
  const letters = earlier.flatMap(({ filedOn, documents }) =>
    documents.map(({ letter }) => ({ letter: letter.replace(/-.*/, ''), filedOn })),
  )
  return { letters, ...(lastLetter !== undefined && { lastLetter }) }
}

type Made = {
  readonly packet: PacketRow
  readonly contents: PacketContents
  readonly sections: readonly SectionRow[]
}

async function readMade({ database }: Services, { packet, contents, sections }: Made): Promise<MadePacket | undefined> {
  if (packet.made === null) return undefined
  const { pages, brief, pinpoints, documents } = JSON.parse(packet.made) as PacketManifest
  return {
    isStale: packet.made_from !== stampOf(packet, contents, sections),
    pages,
    ...(brief !== undefined && { hasBrief: brief !== null }),
    parts: (await partsOf(database, packet)).map(({ file_name, bytes }) => ({ name: file_name, bytes })),
    pinpoints,
    exhibits: documents.map(({ letter, title, first, last }) => ({ letter, title, first, last })),
  }
}

/** What the attorney answered, oldest first. */
async function readTicks(database: Database, draft: DraftRow): Promise<Tick[]> {
  const rows = await database
    .selectFrom('preflight_answers')
    .selectAll()
    .where('draft_id', '=', draft.id)
    .where('owner_id', '=', draft.owner_id)
    .orderBy('id')
    .execute()
  return rows.map(({ code, place, answer, reason, decided_by, decided_at }) => ({
    code,
    place,
    answer,
    reason,
    by: decided_by,
    at: new Date(decided_at).toISOString(),
  }))
}
