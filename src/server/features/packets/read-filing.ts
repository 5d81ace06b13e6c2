import { easternDate, isIsoDate } from '#domain/dates/calendar.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { proofOfService } from '#domain/filing-kit/documents/certificates.ts'
import { coverPage } from '#domain/filing-kit/documents/cover-page.ts'
import { aiStatement } from '#domain/filing-kit/documents/ai-statement.ts'
import { criminalChart } from '#domain/filing-kit/documents/criminal-chart.ts'
import { proposedOrder } from '#domain/filing-kit/documents/proposed-order.ts'
import { filingName } from '#domain/filing-kit/documents/kit-documents.ts'
import type { Filing, FilingItem, MadePacket, Tick } from '#domain/filing-kit/preflight/filing.ts'
import { listedExhibits } from '#domain/filing-kit/preflight/listed-exhibits.ts'
import { itemKindOf } from '#domain/filing-kit/preflight/item-kind.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import { gapsIn } from '#domain/legal-document/from-section.ts'
import { datesOfCase } from '#domain/deadlines/deadlines.ts'
import { type Answers, isYes, rowsOf, textOf } from '#domain/questionnaire/question.ts'
import { parseSection, plainText } from '#domain/section-content/tree.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { readCases } from '#server/features/deadlines/index.ts'
import { composeDraft, findSections, inputOf, pageSettingOf, signerOfText } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { type ExhibitPages, findExhibit } from './exhibit-pages.ts'
import { type PacketContents, type PacketEntry, readContents, stampOf, stateOf } from './packet-documents.ts'
import type { PlaceInCase } from './filings-of-case.ts'
import { kitCaseFor, packetTitle } from './packet-papers.ts'
import { partsOf } from './store.ts'

/** So much of a document is looked at. */
const mostText = 400_000

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

function recordOf({ client, answers, givenAnswers }: DraftInput): Filing['record'] {
  const born = fieldText(client.client, 'date_of_birth')
  const numbers = [client.client, client.spouse, ...client.children].flatMap((fields) =>
    Object.keys(fields)
      .filter((name) => name.includes('a_number'))
      .flatMap((name) => fieldText(fields, name)?.replaceAll(/\D/g, '').padStart(9, '0') ?? []),
  )
  return {
    names: { first: client.first_name, last: client.last_name },
    aNumbers: numbers.filter((number) => /^\d{9}$/.test(number) && number !== '000000000'),
    ...(isIsoDate(born) && { born }),
    arrests: arrestsIn(answers, givenAnswers),
    dependents:
      (isYes(answers, 'spouse_applying') ? 1 : 0) + (isYes(answers, 'children_applying') ? client.children.length : 0),
    ...residenceOf(client, answers),
    hasLateReason: textOf(answers, 'missed_filing_deadline_reason') !== undefined,
  }
}

/** Counted where each has a row; one where only that there were some is known. */
function arrestsIn(...told: readonly Answers[]): number {
  const given = told.find((answers) => isYes(answers, 'has_past_arrests') || isYes(answers, 'arrests'))
  return given ? Math.max(1, rowsOf(given, 'arrests').length) : 0
}

/** Where the client lives, and whether removal proceedings are open: as far as the record and the answers say. */
function residenceOf(client: DraftInput['client'], answers: Answers): Partial<Filing['record']> {
  const state = fieldText(client.client, 'state')
  const livesHere = textOf(answers, 'reside_within_usa')
  const proceedings = textOf(answers, 'in_proceedings')
  const open = isYes(answers, 'admin_closed') ? 'closed' : 'open'
  return {
    ...(state !== undefined && { state }),
    ...(livesHere !== undefined && { isAbroad: livesHere === 'no' }),
    ...(proceedings !== undefined && { proceedings: proceedings === 'yes' ? open : 'none' }),
  }
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

async function readItems(services: Services, entries: readonly PacketEntry[]): Promise<FilingItem[]> {
  const items: FilingItem[] = []
  for (const entry of entries) items.push(await readItem(services, entry, await findExhibit(services, entry.record)))
  return items
}

async function readItem(
  { database }: Services,
  { record, letter, title, parent }: PacketEntry,
  made: ExhibitPages | undefined,
): Promise<FilingItem> {
  const read = await database
    .selectFrom('record_texts')
    .select(['text', 'pages'])
    .where('record_id', '=', record.id)
    .executeTakeFirst()
  const text = (read?.text ?? record.body).slice(0, mostText)
  return {
    id: record.id,
    letter,
    title,
    kind: itemKindOf(title, record.is_cv === 1),
    parent,
    ...(isIsoDate(record.document_date) && { date: record.document_date }),
    text,
    pageTexts: pagesOf(text, read?.pages ?? null),
    checksum: record.checksum,
    mediaType: record.media_type,
    ...asMade(record, made),
  }
}

/** What is known of it since its pages were made; before that, what its reading said. */
function asMade(record: RecordRow, made: ExhibitPages | undefined) {
  const said = [...(record.reason === null ? [] : [record.reason]), ...(JSON.parse(record.warnings) as string[])]
  return {
    pages: made?.pages ?? record.pages,
    bytes: made?.bytes ?? record.bytes,
    state: stateOf(record, made),
    notes: [...(made?.details.notes ?? []), ...said],
    fitted: made?.details.fitted ?? 0,
    ...(made && seenOn(made)),
  }
}

/** What was seen on its pages while they were made. */
function seenOn({ details: { hidden, signaturePictures, emptyFields, rooms, marks } }: ExhibitPages) {
  const firstInk = rooms?.[0]?.ink
  return {
    hidden,
    signaturePictures,
    ...(emptyFields && { emptyFields }),
    ...(marks !== undefined && { marks }),
    ...(firstInk !== undefined && { firstInk }),
  }
}

function pagesOf(text: string, pages: string | null): string[] {
  const places = pages === null ? [] : (JSON.parse(pages) as { offset: number }[])
  return places.map(({ offset }, index) => text.slice(offset, places[index + 1]?.offset ?? text.length))
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
